"""What stands below the table? A line a seat, the tile in hand, and how many are still in the bag."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from whistlepost.campaign.drawing_tile import draw_tile
from whistlepost.campaign.tile import Tile

SEATS = "ABCDE"
PILES = ("votes", "supply", "reserve")
WORDS = {"votes": "votes", "supply": "supply", "reserve": "reserve", "hand": "In hand", "bag": "Still in the bag"}
WORDS_PT = {"votes": "votos", "supply": "estoque", "reserve": "reserva", "hand": "Na mão", "bag": "Ainda no saco"}
ROOM = 42
"""Characters from the left to the tile in hand."""


def seat_lines(view: Mapping[str, Any], *, portuguese: bool) -> list[str]:
    """Votes, supply and reserve of each seat, and the bag; `>` marks who is asked."""
    words = WORDS_PT if portuguese else WORDS
    asked = view["ask"][-1][1] if view.get("ask") else None
    lines = ["   " + "".join(f"{words[pile]:>9}" for pile in PILES)]
    for seat in range(view["players"]):
        numbers = "".join(f"{view[pile][seat] if pile in view else '-':>9}" for pile in PILES)
        lines.append(f"{'>' if seat == asked else ' '} {SEATS[seat]}{numbers}")
    return [*lines, "", f"{words['bag']}: {bag_size(view)}"]


def bag_size(view: Mapping[str, Any]) -> int | str:
    """How many tiles are still to be drawn, whether their names are shown or not."""
    bag = view.get("bag", "-")
    return sum(copies(row) for row in bag) if isinstance(bag, list) else str(bag)


def copies(row: str) -> int:
    """`C2 2`: two tiles; without a number one."""
    _, _, count = row.partition(" ")
    return int(count or 1)


def hand_lines(tile: Tile, *, portuguese: bool) -> list[str]:
    """The tile in hand, drawn, with its name."""
    words = WORDS_PT if portuguese else WORDS
    name = tile.name_pt if portuguese else tile.name
    return [f"{words['hand']}: {tile.id} {name}".rstrip(), *draw_tile(tile, wide=True)]


def beside_hand(seats: Sequence[str], hand: Sequence[str]) -> list[str]:
    """Both beside each other."""
    return [f"{left:<{ROOM}}{right}".rstrip() for left, right in zip_longest(seats, hand, fillvalue="")]
