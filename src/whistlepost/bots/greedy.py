"""How does one play who takes the best turn at hand, and looks no further?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from whistlepost.bots import campaign, railroad
from whistlepost.bots.random_bot import Random
from whistlepost.core.chance import Stream
from whistlepost.core.game import Game

Decider = Callable[[Mapping[str, object], list[int], Stream], int]

DECIDERS: dict[str, Decider] = {"campaign": campaign.decide, "railroad": railroad.decide}
"""By the name of the game, who decides in it."""


class Greedy:
    """Plans its whole turn, and takes the best that it finds. In a game that it does not know it plays at random."""

    name = "greedy"

    def decide(self, game: Game[Any], view: Mapping[str, object], options: list[int], stream: Stream) -> int:
        """The answer with which the best turn goes on."""
        decider = DECIDERS.get(game.name)
        if decider is None:
            return Random().decide(game, view, options, stream)
        return decider(view, options, stream)
