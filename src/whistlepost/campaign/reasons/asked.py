"""Is this an answer to what is asked? Every range of the action space, the question it answers, and the clause."""

from __future__ import annotations

from dataclasses import dataclass

from whistlepost.campaign import numbers as n
from whistlepost.campaign.state import State
from whistlepost.core.errors import Reason


@dataclass(frozen=True)
class Family:
    """A range of the action space, from its first action on."""

    first: int
    question: int
    clause: str
    text: str
    """When such an answer is asked for."""


RESOLVING = "The order of completed precincts is asked where a whistlestop touches two of them"
FAMILIES = (
    Family(n.A_NONE, n.VOLUNTEER, "R13", "A volunteer is sent, or none, right after a tile is laid"),
    Family(n.A_CONTEST, n.CONTEST, "R22", "Who has a whistlestop along a completed precinct may contest it"),
    Family(n.A_DECLINE, n.CONTEST, "R22", "Who has a whistlestop along a completed precinct may decline to contest it"),
    Family(n.A_DONE, n.TAKE, "R32", "Being done ends taking volunteers back"),
    Family(n.A_EXTRA, n.EXTRA, "R30", "An extra turn is offered at the end of a turn in which money was earned"),
    Family(n.A_NO_EXTRA, n.EXTRA, "R30", "An extra turn is offered at the end of a turn in which money was earned"),
    Family(n.A_OFFICE, n.VOLUNTEER, "R16", "A volunteer is sent right after the tile is laid"),
    Family(n.A_WHISTLESTOP, n.VOLUNTEER, "R16", "A volunteer is sent right after the tile is laid"),
    Family(n.A_RESOLVE, n.ORDER, "R19", RESOLVING),
    Family(n.A_DRAW, n.DRAW, "R9", "Nobody chooses that: it is drawn"),
    Family(n.A_PLACE, n.PLACE, "R9", "A tile is placed when it has been drawn"),
    Family(n.A_TAKE, n.TAKE, "R32", "Volunteers are taken back at the end of their owner's turn"),
    Family(n.A_BESIDE, n.ORDER, "R19", RESOLVING),
)

PHRASES = {
    n.PLACE: "where to place its tile",
    n.VOLUNTEER: "where to send a volunteer",
    n.ORDER: "which precinct is resolved first",
    n.CONTEST: "whether to contest the precinct",
    n.TAKE: "which volunteers to take back",
    n.EXTRA: "whether to take the extra turn",
}


def family_of(action: int) -> Family:
    """The range that an action lies in."""
    return next(family for family in reversed(FAMILIES) if family.first <= action)


def wrong_question(state: State, action: int) -> Reason | None:
    """Is something else asked now? Then it says who is asked what."""
    family = family_of(action)
    if state.asked == family.question:
        return None
    return Reason("not-asked", family.clause, "", f"{family.text}; {asked_now(state)}.")


def asked_now(state: State) -> str:
    """Who is asked what."""
    if state.seat == n.CHANCE:
        return "now a tile is drawn"
    return f"now seat {state.seat} is asked {PHRASES[state.asked]}"
