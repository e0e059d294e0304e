"""How is a position with the Rocky Mountains drawn, and what can come of one move?

Between e and f lie m1 to m8, of which every space has a price, and n1 to n7. West of e4 lie m4 and m5, then n3 to n5,
then f4 and its neighbours.
"""

from typing import Any

from tests.railroad.drawn import Facts, draw, outcomes, play
from whistlepost import Table

EAST = "e1 all*lumber; 0: e1"
"""A train beside m1 (brown, a rare cube) and m2 (green, an upgrade)."""
NOTHING_LEFT = " ".join(["3"] * 8 + ["4"] * 9 + ["5"] * 7)
"""All the nuggets of both boxes, as `lost_gold`."""


CARDS = {"m2": "coal-car", "m3": "depot", "m6": "safe", "m7": "open-car"}
"""Upgrades that lie on the marked spaces."""
EDGES = ("e1 nw", "e1 sw", "e2 sw", "e4 nw", "e4 sw", "e6 nw", "e6 sw", "e7 sw")
BESIDE = {f"m{row}": way for row, way in enumerate(EDGES, start=1)}
"""From which stop, and by which of its exits, a train comes to a priced space."""


def climb(text: str, players: int = 2, **facts: Any) -> Table:
    """A table with all modules of the expansion."""
    return draw(text, players, **{"expansion": "full", **facts})


def beside(space: str, coal: int, whistles: int, upgrades: str = "", **facts: Any) -> tuple[Table, str]:
    """A train whose stop has one free exit into that space, and how it leaves by it."""
    stop, edge = BESIDE[space].split()
    table = climb(
        f"{stop} all*lumber; 0: {stop}",
        coal=coal,
        whistles=whistles,
        upgrades=upgrades,
        hands="cotton-d",
        mountain_upgrades=facts.pop("lying", CARDS),
        **facts,
    )
    return table, f"1 {edge}"


def yard(tile: str, text: str = "", players: int = 2, **facts: Any) -> Table:
    """A train that has one coal, and this tile to land on."""
    return climb(f"c4 all*cotton; d5 {tile}; 0: c4; {text}", players, **{"coal": 1, **facts})


def landings(table: Table, *keys: str) -> set[tuple[object, ...]]:
    """All that can come of landing on the tile of `yard`."""
    return outcomes(table, "coal 1 sw", *keys)


def landed(tile: str, text: str = "", **facts: Any) -> Table:
    """The same table, when the train has come to the tile."""
    return play(yard(tile, text, **facts), "coal 1 sw")


def laid(table: Table) -> dict[str, str]:
    position: Facts = table.position()
    board: dict[str, str] = position["board"]
    return board
