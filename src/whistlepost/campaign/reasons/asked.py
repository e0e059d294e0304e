"""Is this an answer to what is asked? Every range of the action space, the question it answers, and the clause."""

from __future__ import annotations

from dataclasses import dataclass

from whistlepost.campaign import numbers as n
from whistlepost.campaign.reasons.said import Said, said
from whistlepost.campaign.state import State
from whistlepost.core.errors import Reason


@dataclass(frozen=True)
class Family:
    """A range of the action space, from its first action on."""

    first: int
    question: int
    clause: str
    when: str
    """The sentence on when such an answer is asked for."""


FAMILIES = (
    Family(n.A_NONE, n.VOLUNTEER, "R13", "when_none"),
    Family(n.A_CONTEST, n.CONTEST, "R22", "when_contest"),
    Family(n.A_DECLINE, n.CONTEST, "R22", "when_decline"),
    Family(n.A_DONE, n.TAKE, "R32", "when_done"),
    Family(n.A_EXTRA, n.EXTRA, "R30", "when_extra"),
    Family(n.A_NO_EXTRA, n.EXTRA, "R30", "when_extra"),
    Family(n.A_OFFICE, n.VOLUNTEER, "R16", "when_send"),
    Family(n.A_WHISTLESTOP, n.VOLUNTEER, "R16", "when_send"),
    Family(n.A_RESOLVE, n.ORDER, "R19", "when_order"),
    Family(n.A_DRAW, n.DRAW, "R9", "when_drawn"),
    Family(n.A_PLACE, n.PLACE, "R9", "when_place"),
    Family(n.A_TAKE, n.TAKE, "R32", "when_take"),
    Family(n.A_BESIDE, n.ORDER, "R19", "when_order"),
)

WHAT = {
    n.PLACE: "what_place",
    n.VOLUNTEER: "what_volunteer",
    n.ORDER: "what_order",
    n.CONTEST: "what_contest",
    n.TAKE: "what_take",
    n.EXTRA: "what_extra",
}


def family_of(action: int) -> Family:
    """The range that an action lies in."""
    return next(family for family in reversed(FAMILIES) if family.first <= action)


def wrong_question(state: State, action: int) -> Reason | None:
    """Is something else asked now? Then it says who is asked what."""
    family = family_of(action)
    if state.asked == family.question:
        return None
    return Reason("not-asked", family.clause, "", *said("not_asked", when=said(family.when), now=asked_now(state)))


def asked_now(state: State) -> Said:
    """Who is asked what."""
    if state.seat == n.CHANCE:
        return said("now_drawn")
    return said("now_asked", seat=state.seat, what=said(WHAT[state.asked]))
