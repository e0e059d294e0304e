"""Why is this not possible? For any answer that is not offered: the clause, and the piece that stands in the way.

`codes` lists the codes. All that a reason rests on lies in the open; of the bag it says only whether it is empty.
"""

from __future__ import annotations

from collections.abc import Callable

from whistlepost.campaign import numbers as n
from whistlepost.campaign.notation import action_name
from whistlepost.campaign.reasons import asked, placing, resolving, volunteers
from whistlepost.campaign.reasons.said import said
from whistlepost.campaign.state import State
from whistlepost.core.errors import Reason

ANSWERS: dict[int, Callable[[State, int], Reason]] = {
    n.A_OFFICE: volunteers.send_reason,
    n.A_WHISTLESTOP: volunteers.send_reason,
    n.A_RESOLVE: resolving.resolve_reason,
    n.A_BESIDE: resolving.resolve_reason,
    n.A_PLACE: placing.place_reason,
    n.A_TAKE: volunteers.take_reason,
}
"""Who says why not, for each range of answers, when that is what is asked."""

EARLIER: dict[int, Callable[[State], Reason | None]] = {
    n.A_OFFICE: volunteers.no_supply,
    n.A_WHISTLESTOP: volunteers.no_supply,
    n.A_CONTEST: resolving.contest_reason,
    n.A_DECLINE: resolving.contest_reason,
    n.A_EXTRA: resolving.extra_reason,
    n.A_NO_EXTRA: resolving.extra_reason,
}
"""Who knows why something will not be asked in this turn, or is not asked yet."""


def why_not(state: State, action: int) -> Reason | None:
    """Why an answer is not offered; None if it is."""
    if state.over:
        return Reason("game-over", "R41", "", *said("over"))
    if action_name(state.kit, action) == f"action {action}":
        return Reason("no-such-action", "", "", *said("no_action"))
    if state.is_offered(action):
        return None
    first = asked.family_of(action).first
    if state.seat == n.CHANCE or first == n.A_DRAW:
        return of_chance(state, action)
    early = EARLIER[first](state) if first in EARLIER else None
    return early or asked.wrong_question(state, action) or ANSWERS[first](state, action)


def of_chance(state: State, action: int) -> Reason:
    """A draw is nobody's choice."""
    if asked.family_of(action).first == n.A_DRAW:
        return Reason("drawn", "R9", "", *said("drawn"))
    return asked.wrong_question(state, action) or Reason("drawn", "R9", "", *said("drawn_now"))
