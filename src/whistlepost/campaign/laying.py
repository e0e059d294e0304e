"""Which tiles lie where? Reads the table of a position, tile by tile as they were laid."""

from __future__ import annotations

import re
from functools import lru_cache

from whistlepost.campaign import numbers as n
from whistlepost.campaign.ground import gap_at, lay_at, start_at, tile_at
from whistlepost.campaign.kit import Kit
from whistlepost.campaign.notation import cell_name, cell_named
from whistlepost.campaign.state import State
from whistlepost.campaign.tile import SIDES
from whistlepost.core.entries import Entry

ROW = re.compile(r"(\S+) (\S+ r[0-3])")


def texts_of(entry: Entry, key: str, most: int) -> list[str]:
    """The texts of a list that may be left out."""
    return list(entry.texts(key, 0, most)) if entry.has(key) else []


def lay_table(state: State, entry: Entry) -> None:
    """Lay the tiles in their order, each beside one that lies there, with sides that fit (R9, R10)."""
    texts = texts_of(entry, "table", state.kit.size)
    reach = n.MIDDLE - 1 - state.kit.size + len(texts)
    for text in texts:
        cell, away, name = row_parts(text)
        face = state.kit.face_of.get(name, -1)
        if cell < 0 or face < 0:
            raise entry.wrong("table", row_expected(state.kit, cell, name), text)
        if away > reach:
            raise entry.wrong("table", f"cells at most {reach} from 0,0, so that all tiles left find room", text)
        lay_row(state, entry, text, (cell, face))
    check_last(state, entry)


def row_expected(kit: Kit, cell: int, name: str) -> str:
    """`1,0 Z1 r1`: a cell, and a tile of this game in the smallest of the rotations that look the same."""
    tile = name.partition(" ")[0]
    if cell < 0 or tile not in kit.kind_of:
        return "a cell, a tile of this game and a rotation, such as 1,0 C4v r2"
    return f"a rotation of {tile} from r0 to r{kit.tiles[kit.kind_of[tile]].rotations - 1}"


@lru_cache(maxsize=4096)
def row_parts(text: str) -> tuple[int, int, str]:
    """The cell, how far it is from 0,0, and the tile as it lies; no cell (-1) if it is no such row."""
    found = ROW.fullmatch(text)
    cell = cell_named(found[1]) if found else -1
    if found is None or cell < 0:
        return -1, 0, ""
    return cell, max(abs(cell % n.SOUTH - n.MIDDLE), abs(cell // n.SOUTH - n.MIDDLE)), found[2]


def lay_row(state: State, entry: Entry, text: str, row: tuple[int, int]) -> None:
    """One more tile."""
    cell, face = row
    if state.laid == 0:
        start_at(state, cell)
    if lay_at(state, cell, face):
        return
    if tile_at(state, cell) >= 0:
        raise entry.wrong("table", "one tile in a cell", text)
    gap = gap_at(state, cell)
    if gap < 0:
        raise entry.wrong("table", "each tile beside one that was laid before it (R9)", text)
    raise entry.wrong("table", f"sides that fit those beside them (R10), {misfit(state, gap, face)}", text)


def misfit(state: State, gap: int, face: int) -> str:
    """The first side that cannot lie where it would."""
    kit = state.kit
    for side in range(n.SIDES):
        other = state.gap_beside[gap * n.SIDES + side]
        if other >= 0:
            there, mine = kit.needs[state.face[other] * n.SIDES + (side ^ 2)], kit.sides[face] >> 4 * side & 15
            if not kit.blends[there * 16 + mine]:
                return f"but {SIDES[side]} does not"
    return "but they do not"


def check_last(state: State, entry: Entry) -> None:
    """The tile laid last is the last of the list."""
    last = cell_name(state.cell[state.laid - 1]) if state.laid else ""
    found = entry.take("last", "a cell") if entry.has("last") else last
    if found != last:
        raise entry.wrong("last", f"the cell of the last tile of the table, {last or 'nothing'}", found)
