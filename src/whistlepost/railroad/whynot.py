"""Why is this not possible? For any action that is not offered: the clause, and the piece that stands in the way."""

from __future__ import annotations

from whistlepost.core.errors import Reason
from whistlepost.railroad.state import State


def why_not(state: State, action: int) -> Reason | None:
    """Why an action is not offered; None if it is."""
    if state.is_offered(action):
        return None
    return Reason("not-asked", "", "", "That is not an answer to what is asked now.")
