"""What happened in a row of a game, as everybody is told it?"""

from dataclasses import dataclass
from typing import Any, cast

from whistlepost.core.game import Game, State
from whistlepost.core.record import Answer

Effect = dict[str, Any]
"""As the game's help `effect` tells it; empty in a game that has none."""


@dataclass(frozen=True, slots=True)
class Line:
    """What happened in a row, as each viewer is told it: one list for each seat, the last for spectators."""

    number: int
    seat: int
    kind: str
    at: int
    to: int | None
    told: tuple[tuple[Answer, ...], ...]
    effects: tuple[Effect, ...]
    """What each of its answers did that everybody saw."""
    scores: tuple[int, ...]
    """The score track after it."""


def effect_of(game: Game[Any], state: State, answer: Answer) -> Effect:
    """What an answer does. The help tells it to who is asked; what it tells lies in the open."""
    told = game.helps.get("effect")
    return cast("Effect", told(state, answer.seat, answer=answer.name)) if told else {}
