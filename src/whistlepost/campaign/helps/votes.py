"""What would the votes come to if Election Day were today, from where? And why does an answer score?"""

from __future__ import annotations

from functools import partial
from typing import Any

from whistlepost.campaign.events import Event, events
from whistlepost.campaign.notation import action_of
from whistlepost.campaign.scoring import standing
from whistlepost.campaign.state import State
from whistlepost.core.helps import offered

Data = dict[str, object]


def projected(state: State) -> Data:
    """Each seat's votes by source: on the score track already, and from each kind of precinct; and why."""
    today = state.copy()
    today.journal = []
    totals = standing(today)
    return {
        "scores": [by_source(state, seat, today.journal, total) for seat, total in enumerate(totals)],
        "precincts": today.journal,
    }


def by_source(state: State, seat: int, rows: list[dict[str, Any]], total: int) -> dict[str, int]:
    """What a seat has, what it would win, and both together."""
    found = {"scored": int(state.votes[seat])}
    for row in rows:
        if seat in row["winners"]:
            found[row["kind"]] = found.get(row["kind"], 0) + row["votes"]
    return {**found, "total": total}


def scored(state: State, seat: int | None, answer: str) -> list[Event]:
    """Why votes are given when this answer is given now: each precinct that is scored."""
    del seat
    return events(state, offered(state, answer, partial(action_of, state)))
