"""How does one play who does not care? Any answer that is offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlepost.core.chance import Stream
from whistlepost.core.game import Game


class Random:
    """Plays any game: every answer is equally likely."""

    name = "random"

    def decide(self, game: Game[Any], view: Mapping[str, object], options: list[int], stream: Stream) -> int:
        """Any of the options."""
        return options[stream.below(len(options))]
