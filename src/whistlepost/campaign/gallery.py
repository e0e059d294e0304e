"""What do the tiles look like? Draws every tile of a set as text, and says what the set contains."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap

from whistlepost.campaign.census import census
from whistlepost.campaign.drawing_tile import WIDE, draw_tile, legend
from whistlepost.campaign.tile import Tile
from whistlepost.campaign.tileset import TileSet

WIDTH = 80
CARD = 39
"""So many characters a tile takes with what is told beside it."""
GAP = 2
TITLES = {
    "tiles": "Size",
    "sides": "Sides, clockwise",
    "ground": "Tiles with ground",
    "highways": "Highways",
    "townships": "Townships",
    "symbols": "Symbols",
    "values": "Tiles by value",
    "parts": "On all tiles",
}
STANDING = """\
Sides: U urban, S suburban, R rural; RHS: a highway between R and S.
Standing: stated = the rulebook says it; inferred = it follows from what is
stated; ours = our own design."""


def gallery(tiles: TileSet, width: int = WIDTH) -> str:
    """All tiles with id, count, standing and names, several beside each other, below what the set contains."""
    cards = [card(tile, standing) for tile, standing in zip(tiles.tiles, tiles.standings, strict=True)]
    across = max(1, (width + GAP) // (CARD + GAP))
    rows = [beside(cards[start : start + across]) for start in range(0, len(cards), across)]
    head = f"{tiles.name}\n{'=' * len(tiles.name)}\ndigest {tiles.digest}"
    return "\n\n".join([head, statistics(tiles, width), STANDING, legend().rstrip("\n"), *rows]) + "\n"


def statistics(tiles: TileSet, width: int = WIDTH) -> str:
    """What the set contains, a subject a line."""
    lines: list[str] = []
    for subject, counts in census(tiles).items():
        told = ", ".join(f"{count} {what}" for what, count in counts.items())
        if subject == "values":
            told = ", ".join(f"{count} of value {value}" for value, count in counts.items())
        lines += wrap(f"{TITLES[subject]}: {told}", width, subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(lines)


def card(tile: Tile, standing: str) -> list[str]:
    """A tile with what is told beside it."""
    room = CARD - WIDE - GAP
    turns = f"{tile.rotations} rotations" if tile.rotations > 1 else "1 rotation"
    printed = ", ".join(f"{symbol.kind}@{symbol.at[0]},{symbol.at[1]}" for symbol in tile.symbols)
    lines = [f"{tile.id}  x{tile.count}  {standing}", tile.name, tile.name_pt, f"value {tile.value}, {turns}", printed]
    told = [part for line in lines for part in wrap(line, room, subsequent_indent="  ", break_on_hyphens=False)]
    pairs = zip_longest(draw_tile(tile, wide=True), told, fillvalue="")
    return [f"{left:<{WIDE + GAP}}{right}" for left, right in pairs]


def beside(cards: Sequence[Sequence[str]]) -> str:
    """Cards in one row."""
    rows = zip_longest(*cards, fillvalue="")
    return "\n".join("".join(f"{line:<{CARD + GAP}}" for line in row).rstrip() for row in rows)
