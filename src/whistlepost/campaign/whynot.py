"""Why is this not possible?"""

from __future__ import annotations

from whistlepost.campaign.notation import action_name
from whistlepost.campaign.questions import QUESTIONS
from whistlepost.campaign.state import State
from whistlepost.core.errors import Reason


def why_not(state: State, action: int) -> Reason | None:
    """The reason against an answer; None if it is offered."""
    if state.is_offered(action):
        return None
    if state.over:
        return Reason("over", "", "", "The game is over.")
    asked = QUESTIONS[state.asked][0]
    return Reason("not-offered", "", "", f"`{action_name(state.kit, action)}` is no answer to `{asked}` here.")
