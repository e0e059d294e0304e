"""What if I contest, and what if I do not? Both answers played out, whatever those do who are asked later."""

from __future__ import annotations

from whistlepost.campaign import numbers as n
from whistlepost.campaign.events import Event
from whistlepost.campaign.notation import WORDS, part_name
from whistlepost.campaign.precincts import lowest
from whistlepost.campaign.state import State

Data = dict[str, object]
ANSWERS = (n.A_CONTEST, n.A_DECLINE)


def contest(state: State) -> Data | None:
    """The precinct that may be contested now, and what becomes of it; None if nobody is asked."""
    if state.asked != n.CONTEST:
        return None
    return {
        "precinct": part_name(state, lowest(state, state.resolving)),
        "seat": state.seat,
        "outcomes": [row for answer in ANSWERS for row in outcomes(state, answer)],
    }


def outcomes(state: State, answer: int) -> list[Data]:
    """What comes of an answer if all the others who are still asked contest, and if none does; once if none is."""
    rows = [outcome(state, answer, others) for others in ANSWERS]
    return rows if rows[0]["others"] else rows[:1]


def outcome(before: State, answer: int, others: int) -> Data:
    """The precinct as it is resolved then, and how many volunteers of who is asked come home."""
    state = before.copy()
    state.journal = []
    state.play(answer)
    asked = 0
    while not state.journal:
        asked += state.seat != before.seat
        state.play(others if state.seat != before.seat else answer)
    return {"answer": WORDS[answer], "others": WORDS[others] if asked else "", **told(before, state, state.journal[0])}


def told(before: State, after: State, event: Event) -> Data:
    """What matters of the outcome to who is asked."""
    home = on_table(before, before.seat) - on_table(after, before.seat)
    return {"votes": event["votes"], "winners": event["winners"], "influence": event["influence"], "home": home}


def on_table(state: State, seat: int) -> int:
    """How many volunteers a seat has on the table."""
    return sum(out != n.NOBODY for out in state.volunteer[seat * n.SLOTS : (seat + 1) * n.SLOTS])
