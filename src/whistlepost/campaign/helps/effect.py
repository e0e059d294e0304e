"""What does an answer do? Where on the table, what each seat has more or less, and which votes it brings, and why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import cast

from whistlepost.campaign import numbers as n
from whistlepost.campaign.events import Event
from whistlepost.campaign.notation import action_of, cell_name, part_name
from whistlepost.campaign.state import State
from whistlepost.core.helps import offered

Data = dict[str, object]


def effect(state: State, seat: int | None, answer: str) -> Data:
    """What comes of an answer that is offered; everything lies in the open, so all are told the same."""
    del seat
    action = offered(state, answer, partial(action_of, state))
    after = state.copy()
    after.journal = []
    after.play(action)
    return {
        "round": after.laid,
        "places": list(dict.fromkeys(places(state, after, after.journal))),
        "change": [change(state, after, other) for other in range(state.players)],
        "scored": [{"source": source(row), "points": points(row, state.players), **row} for row in after.journal],
    }


def places(before: State, after: State, scored: list[Event]) -> Iterator[str]:
    """The tile that is laid, whoever comes or goes, and every region that is scored in play."""
    if after.laid > before.laid:
        yield cell_name(after.cell[after.laid - 1])
    old, new = set(standing(before)), set(standing(after))
    yield from (part_name(after, part) for part in sorted(old ^ new))
    for row in scored:
        if row["when"] == "play":
            yield from cast("list[str]", row["regions"])


def standing(state: State) -> Iterator[int]:
    """The parts on which volunteers stand."""
    return (out // n.PART for out in state.volunteer if out >= 0)


def change(before: State, after: State, seat: int) -> dict[str, int]:
    """What a seat has more, or less."""
    old, new = counted(before, seat), counted(after, seat)
    return {word: new[word] - old[word] for word in new if new[word] != old[word]}


def counted(state: State, seat: int) -> dict[str, int]:
    """What a seat has; the votes of Election Day are counted in the end."""
    return {"votes": state.votes[seat], "supply": state.supply[seat], "reserve": state.reserve[seat]}


def source(row: Event) -> str:
    """When votes were won, and on which ground: `play urban`, `election rural`."""
    return f"{row['when']} {row['kind']}"


def points(row: Event, players: int) -> list[int]:
    """What each seat wins by it."""
    winners, votes = cast("list[int]", row["winners"]), cast("int", row["votes"])
    return [votes * (seat in winners) for seat in range(players)]
