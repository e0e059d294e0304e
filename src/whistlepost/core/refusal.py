"""How is somebody told that an answer is not offered?"""

from contextlib import suppress
from typing import Any

from whistlepost.core.errors import IllegalAction, Reason
from whistlepost.core.game import CHANCE, Game, State

NO_MORE = Reason("not-offered", "", "", "This is not offered here.", "Isso não é oferecido aqui.")
"""What is said where the game has no words of its own."""


def who(seat: int) -> str:
    """A seat in words."""
    return "chance" if seat == CHANCE else f"seat {seat}"


def refusal(game: Game[Any], state: State, action: int, step: int) -> IllegalAction:
    """The error for an answer that is not offered: by whom, at which step, and why not, with the clause.

    Whatever goes wrong while the game looks for its words, the error itself is still made.
    """
    if state.over:
        return IllegalAction(f"answer {step}: the game is over, nothing can be answered")
    name, reason = str(action), None
    with suppress(Exception):
        name = game.action_name(action, state)
    with suppress(Exception):
        reason = game.why_not(state, action)
    because = f": {reason}" if reason else ""
    text = f"answer {step}, {who(state.seat)} asked {game.question(state)}: `{name}` is not offered{because}"
    return IllegalAction(text, reason)


def why_not(game: Game[Any], state: State, action: int) -> Reason | None:
    """Why the answer is not offered, None if it is."""
    if action in state.options():
        return None
    return game.why_not(state, action) or NO_MORE
