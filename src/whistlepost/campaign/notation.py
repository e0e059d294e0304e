"""What is everything called? One notation for records, positions, views, tests and drawings."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from whistlepost.campaign import numbers as n
from whistlepost.campaign.ground import tile_at
from whistlepost.campaign.kit import Kit
from whistlepost.campaign.precincts import cell_of, first_spot, part_at
from whistlepost.campaign.state import State
from whistlepost.core.errors import MalformedAction

WORDS = {
    n.A_NONE: "none",
    n.A_CONTEST: "contest",
    n.A_DECLINE: "decline",
    n.A_DONE: "done",
    n.A_EXTRA: "extra turn",
    n.A_NO_EXTRA: "no extra turn",
}
ACTIONS = {word: action for action, word in WORDS.items()}
PRINTED = {"office": n.A_OFFICE, "whistlestop": n.A_WHISTLESTOP, "resolve": n.A_RESOLVE}
LYING = {"take": n.A_TAKE, "resolve": n.A_BESIDE}
CELL = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})")
SPOT = re.compile(r"([0-4]),([0-4])")


# ---- places


@lru_cache(maxsize=4096)
def cell_name(cell: int) -> str:
    """`-1,2`: one west of the start tile, two south."""
    return f"{cell % n.SOUTH - n.MIDDLE},{cell // n.SOUTH - n.MIDDLE}"


@lru_cache(maxsize=4096)
def cell_named(text: str) -> int:
    """The cell of these coordinates, which go from -127 to 127; -1 for nonsense."""
    found = CELL.fullmatch(text)
    x, y = (int(found[1]), int(found[2])) if found else (n.MIDDLE, n.MIDDLE)
    return (y + n.MIDDLE) * n.SOUTH + x + n.MIDDLE if max(abs(x), abs(y)) < n.MIDDLE else -1


@lru_cache(maxsize=4096)
def spot_name(spot: int) -> str:
    """`3,1`: a cell of a picture that is not turned, row and column."""
    return f"{spot // 5},{spot % 5}"


@lru_cache(maxsize=4096)
def spot_named(text: str) -> int:
    """The cell of a picture with this row and column; -1 for nonsense."""
    found = SPOT.fullmatch(text)
    return int(found[1]) * 5 + int(found[2]) if found else -1


def part_name(state: State, part: int) -> str:
    """`-1,2 3,1`: a region or an arm on the table."""
    return f"{cell_name(cell_of(state, part))} {spot_name(first_spot(state, part))}"


def tile_name(kit: Kit, face: int) -> str:
    """`C4v r0`: a tile as it lies."""
    return str(kit.face_names[face])


# ---- actions


def action_name(kit: Kit, action: int) -> str:
    """The name of an action; one that means nothing is named by its number."""
    if action in WORDS:
        return WORDS[action]
    for word, first in PRINTED.items():
        if first <= action < first + n.CELLS:
            return f"{word} {spot_name(action - first)}"
    if n.A_DRAW <= action < n.A_DRAW + kit.kinds:
        return f"draw {kit.tiles[action - n.A_DRAW].id}"
    if n.A_PLACE <= action < n.A_PLACE + 4 * n.SOUTH * n.SOUTH:
        return f"{cell_name((action - n.A_PLACE) // 4)} r{(action - n.A_PLACE) % 4}"
    for word, first in LYING.items():
        if first <= action < first + n.CELLS * n.SOUTH * n.SOUTH:
            return f"{word} {cell_name((action - first) // n.CELLS)} {spot_name((action - first) % n.CELLS)}"
    return f"action {action}"


def action_of(state: State, text: str) -> int:
    """The action of this name; spaces do not matter, nor which cell of a region or an arm is named."""
    words = " ".join(text.split())
    if words in ACTIONS:
        return ACTIONS[words]
    for pattern, read in FORMS:
        found = re.fullmatch(pattern, words)
        action = read(state, *found.groups()) if found else -1
        if action >= 0:
            return action
    raise MalformedAction(f"{text[:60]!r} is no action; {HOW}")


HOW = (
    "actions are `draw C4v`, `1,0 r2`, `office 3,1`, `whistlestop 2,0`, `none`, `resolve 3,1`, `contest`, `decline`, "
    "`take 1,0 3,1`, `done`, `extra turn`, `no extra turn`"
)


def draw_of(state: State, name: str) -> int:
    """`draw C4v`."""
    return n.A_DRAW + int(state.kit.kind_of[name]) if name in state.kit.kind_of else -1


def place_of(_state: State, where: str, rotation: str) -> int:
    """`1,0 r2`."""
    cell = cell_named(where)
    return n.A_PLACE + cell * 4 + int(rotation) if cell >= 0 else -1


def printed_of(state: State, word: str, at: str) -> int:
    """`office 3,1`: on the tile just laid."""
    spot = spot_named(at)
    return PRINTED[word] + named_spot(state, state.laid - 1, spot) if spot >= 0 else -1


def lying_of(state: State, word: str, where: str, at: str) -> int:
    """`take 1,0 3,1`: on any tile."""
    cell, spot = cell_named(where), spot_named(at)
    if cell < 0 or spot < 0:
        return -1
    tile = tile_at(state, cell)
    spot = named_spot(state, tile, spot)
    if word == "resolve" and 0 <= tile == state.laid - 1:
        return n.A_RESOLVE + spot
    return LYING[word] + cell * n.CELLS + spot


def named_spot(state: State, tile: int, spot: int) -> int:
    """The first cell of the region or arm in which this cell lies; the cell itself where there is none."""
    part = part_at(state, tile, spot) if tile >= 0 else -1
    return first_spot(state, part) if part >= 0 else spot


FORMS: tuple[tuple[str, Callable[..., int]], ...] = (
    (r"draw (\S+)", draw_of),
    (r"(\S+) r([0-3])", place_of),
    (r"(office|whistlestop|resolve) (\S+)", printed_of),
    (r"(take|resolve) (\S+) (\S+)", lying_of),
)
"""How actions with places in them are written, and what reads them."""
