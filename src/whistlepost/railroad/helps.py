"""What does the game work out for a seat? The helps by name, each as plain data for an interface."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from whistlepost.core.errors import BadData
from whistlepost.core.helps import Help, plain
from whistlepost.railroad.effects import effect
from whistlepost.railroad.hindrance import hindrance
from whistlepost.railroad.journeys import Journey, each_journey
from whistlepost.railroad.notation import stop_name
from whistlepost.railroad.numbers import TRAINS
from whistlepost.railroad.standing import companies, final
from whistlepost.railroad.state import State

MOST = 20_000
"""So many ways are looked at: five tiles in hand can make a hundred thousand."""
SHOWN = 200
"""So many ways to one place are told."""
COMES = ("end", "token", "toll", "price", "gains", "earned", "asks")
"""What comes of a way, at what cost; ways that agree in it are of one sort."""
GOES = ("names", "passed", "laid", "paid", "tunnel")
"""How it goes."""
Data = dict[str, object]


def journeys(state: State, seat: int | None, train: str, to: str = "") -> object:
    """Where a train can go, counted from 1: the places, each with its shortest way; or all ways `to` one of them.

    Only who is asked what to do in its turn is told; there is nothing to plan otherwise.
    """
    number = train_of(state, train)
    if seat is None or state.over or state.seat != seat:
        return None
    found = list(islice(each_journey(state, number - 1), MOST + 1))
    rows = ways_to(found, to) if to else places(found)
    here = stop_name(state, state.train[seat * TRAINS + number - 1])
    told = {"ways": rows[:SHOWN]} if to else {"places": rows}
    return {"train": number, "from": here, **told, "whole": len(found) <= MOST and (not to or len(rows) <= SHOWN)}


def train_of(state: State, text: str) -> int:
    """The number of one of a seat's trains."""
    if text not in [str(number + 1) for number in range(state.kit.trains)]:
        raise BadData(f"train: expected 1 to {state.kit.trains}, found {text[:20]!r}")
    return int(text)


def ways_to(found: Iterable[Journey], to: str) -> list[Data]:
    """Each way that ends at this stop, those with fewest tiles first."""
    return [way_data(way) for way in sorted(found, key=length) if way.end == to]


def length(way: Journey) -> tuple[int, int]:
    """Tiles to be laid, then stops to be passed."""
    return len(way.laid), len(way.passed)


def places(found: Iterable[Journey]) -> list[Data]:
    """Each place with what ends there, at what cost and with what gain: the shortest way, and how many there are."""
    sorts: dict[str, list[Journey]] = {}
    for way in sorted(found, key=length):
        sorts.setdefault(repr([getattr(way, word) for word in COMES]), []).append(way)
    return [{**way_data(ways[0]), "ways": len(ways)} for ways in sorts.values()]


def way_data(way: Journey) -> Data:
    """A way as plain data: its answers by name, and what comes of it."""
    return {word: plain(getattr(way, word)) for word in (*COMES, *GOES)}


HELPS = {
    "journeys": Help(journeys, needs=("train",), may=("to",)),
    "companies": Help(companies),
    "final": Help(final),
    "effect": Help(effect, needs=("answer",)),
    "hindrance": Help(hindrance, may=("train", "to", "tile", "upgrade")),
}
"""Every help of this game."""
