"""Where are the volunteers, and what has each seat? Reads table, supply, reserve and votes from position data."""

from __future__ import annotations

from functools import lru_cache

from whistlepost.campaign import numbers as n
from whistlepost.campaign.ground import tile_at
from whistlepost.campaign.notation import cell_named, spot_named
from whistlepost.campaign.precincts import part_at
from whistlepost.campaign.state import State
from whistlepost.core.entries import Entry

MARKED = {"": 0, "down": n.DOWN, "down new": n.DOWN | n.NEW, "declared": n.DECLARED}
"""How a volunteer may stand."""


def read_volunteers(state: State, entry: Entry) -> None:
    """For each seat the places of its volunteers: a cell, a cell of the picture, and how it stands."""
    rows = entry.take("volunteers", "a list for each seat") if entry.has("volunteers") else [[]] * state.players
    if not isinstance(rows, list) or len(rows) != state.players or not all(isinstance(row, list) for row in rows):
        raise entry.wrong("volunteers", f"a list for each of the {state.players} seats", rows)
    volunteer = [n.NOBODY] * (n.SEATS * n.SLOTS)
    for seat, row in enumerate(rows):
        if len(row) > n.SLOTS:
            raise entry.wrong("volunteers", f"at most {n.SLOTS} volunteers a seat (R1)", row)
        found = sorted(read_volunteer(state, entry, text) for text in row)
        volunteer[seat * n.SLOTS : seat * n.SLOTS + len(found)] = found
    state.volunteer = volunteer
    check_places(state, entry)


def read_volunteer(state: State, entry: Entry, text: object) -> int:
    """`1,0 3,1 down`: a volunteer as the state keeps it."""
    where, spot, marks = volunteer_parts(text) if isinstance(text, str) else (-1, -1, "?")
    tile = tile_at(state, where)
    part = int(part_at(state, tile, spot)) if tile >= 0 and spot >= 0 else -1
    if part < 0 or marks not in MARKED:
        expected = "a cell, a cell of the picture in a region or arm, and perhaps down, down new or declared"
        raise entry.wrong("volunteers", expected, text)
    if (marks in {"down", "down new"} and part >= n.ON_ARM) or (marks == "declared" and part < n.ON_ARM):
        raise entry.wrong("volunteers", "only offices face down (R24), only whistlestops declared (R21)", text)
    return part * n.PART + MARKED[marks]


@lru_cache(maxsize=4096)
def volunteer_parts(text: str) -> tuple[int, int, str]:
    """The cell, the cell of the picture, and how it stands; `?` if there is a space too many."""
    where, at, *marks = text.split(" ", 2) if text.count(" ") else (text, "")
    return cell_named(where), spot_named(at), (marks[0] or "?") if marks else ""


def part_named(state: State, text: str) -> int:
    """The region or arm that a text names by one of its cells; -1 for none."""
    where, _, at = text.partition(" ")
    tile, spot = tile_at(state, cell_named(where)), spot_named(at)
    return int(part_at(state, tile, spot)) if tile >= 0 and spot >= 0 else -1


def check_places(state: State, entry: Entry) -> None:
    """A part takes one volunteer; only offices that lie face down may share a region (R14, R24)."""
    places = [
        (volunteer // n.PART, seat // n.SLOTS) for seat, volunteer in enumerate(state.volunteer) if volunteer >= 0
    ]
    up = [volunteer // n.PART for volunteer in state.volunteer if volunteer >= 0 and not volunteer & n.DOWN]
    if len(set(places)) < len(places) or len(set(up)) < len(up):
        raise entry.wrong("volunteers", "one volunteer in a region or on an arm (R14)", entry.table["volunteers"])


def read_supplies(state: State, entry: Entry) -> None:
    """Votes; reserve and supply, which with the table come to nine for each seat (R1)."""
    state.votes = numbers_of(state, entry, ("votes", 0, 100_000), [0] * state.players)
    state.reserve = numbers_of(state, entry, ("reserve", 0, n.RESERVE), [n.RESERVE] * state.players)
    out = [sum(v >= 0 for v in state.volunteer[seat * n.SLOTS : (seat + 1) * n.SLOTS]) for seat in range(state.players)]
    rest = [n.SLOTS - state.reserve[seat] - out[seat] for seat in range(state.players)]
    state.supply = numbers_of(state, entry, ("supply", 0, n.SLOTS), rest)
    if state.supply[: state.players] != rest or min(rest) < 0:
        found = f"supply {state.supply[: state.players]}, reserve {state.reserve[: state.players]}, table {out}"
        raise entry.wrong("supply", f"{n.SLOTS} volunteers in all for each seat (R1)", found)


def numbers_of(state: State, entry: Entry, key: tuple[str, int, int], default: list[int]) -> list[int]:
    """A number for each seat of the game, 0 for those that are not."""
    name, low, high = key
    found = entry.numbers(name, state.players, low, high) if entry.has(name) else default
    return [*found, *[0] * n.SEATS][: n.SEATS]
