"""Where are the tiles that are not on the table? Reads bag, hand, lots and what lies aside, and counts them."""

from __future__ import annotations

import re
from functools import lru_cache

from whistlepost.campaign import numbers as n
from whistlepost.campaign.laying import texts_of
from whistlepost.campaign.state import State
from whistlepost.core.entries import Entry
from whistlepost.core.errors import BadData

COUNTED = re.compile(r"(\S+)(?: ([2-9]|[1-9][0-9]{1,2}))?")
TO_DRAW, OUT = "", "-"


def read_pool(state: State, entry: Entry) -> None:
    """Hand, lots and aside as they are named; the bag as well, or else all that is left of the set."""
    left = list(state.kit.count)
    for face in state.face[: state.laid]:
        left[face >> 2] -= 1
    for kind, count in enumerate(left):
        if count < 0:
            raise too_many(state, entry, "table", kind)
    state.hand = kind_named(state, entry, left, "hand")
    read_lots(state, entry, left)
    aside = [0] * n.KINDS
    for kind in words_of(state, entry, "aside"):
        take(state, entry, left, ("aside", kind))
        aside[kind] += 1
    state.aside = aside
    state.bag = read_bag(state, entry, left) if entry.has("bag") else left


def take(state: State, entry: Entry, left: list[int], found: tuple[str, int]) -> None:
    """One tile less is left of the set."""
    key, kind = found
    left[kind] -= 1
    if left[kind] < 0:
        raise too_many(state, entry, key, kind)


def too_many(state: State, entry: Entry, key: str, kind: int) -> BadData:
    """The error for a tile that is named too often."""
    tile = state.kit.tiles[kind]
    return entry.wrong(key, f"{tile.id} {tile.count} times in all, as often as the set has it", tile.id)


def kind_of(state: State, entry: Entry, key: str, name: object) -> int:
    """The kind of tile of that name."""
    if not isinstance(name, str) or name not in state.kit.kind_of:
        raise entry.wrong(key, "a tile of this game, such as C4v", name)
    return int(state.kit.kind_of[name])


def kind_named(state: State, entry: Entry, left: list[int], key: str) -> int:
    """The kind of tile that the entry names; -1 if it is empty or left out."""
    name = entry.take(key, "a tile") if entry.has(key) else ""
    if name == "":
        return -1
    kind = kind_of(state, entry, key, name)
    take(state, entry, left, (key, kind))
    return kind


def words_of(state: State, entry: Entry, key: str) -> list[int]:
    """The kinds of a text of names, single spaces between."""
    text = entry.take(key, "names of tiles") if entry.has(key) else ""
    if not isinstance(text, str) or len(text.split(" ")) > n.TILES:
        raise entry.wrong(key, "a text of names of tiles", text)
    return [kind_of(state, entry, key, name) for name in text.split(" ")] if text else []


def read_lots(state: State, entry: Entry, left: list[int]) -> None:
    """What each seat has drawn for the first turn: a tile, nothing yet, or `-` if it is out.

    When all have drawn, the tiles are back in the bag (R7).
    """
    lots = texts_of(entry, "lots", state.players)
    if len(lots) not in (0, state.players) or (lots and state.laid):
        raise entry.wrong("lots", "a lot for each seat, before the first tile is laid, or none", lots)
    special = {TO_DRAW: n.TO_DRAW, OUT: n.OUT}
    kinds = [special[lot] if lot in special else kind_of(state, entry, "lots", lot) for lot in lots]
    for kind in kinds:
        if kind >= 0 and n.TO_DRAW in kinds:
            take(state, entry, left, ("lots", kind))
    state.lot = [*kinds, *[n.OUT] * n.SEATS][: n.SEATS]


def read_bag(state: State, entry: Entry, left: list[int]) -> list[int]:
    """`C1` or `C2 2`: the tiles in the bag, at most those that are left."""
    bag = [0] * n.KINDS
    for text in texts_of(entry, "bag", n.KINDS):
        name, count = counted_parts(text)
        kind = kind_of(state, entry, "bag", name)
        if not count or bag[kind] or count > left[kind]:
            raise entry.wrong("bag", f"each kind once, {state.kit.tiles[kind].id} at most {left[kind]} times", text)
        bag[kind] = count
    return bag


@lru_cache(maxsize=4096)
def counted_parts(text: str) -> tuple[str, int]:
    """The name and the number; the whole text and 0 if it is not written so."""
    found = COUNTED.fullmatch(text)
    return (found[1], int(found[2] or 1)) if found else (text, 0)
