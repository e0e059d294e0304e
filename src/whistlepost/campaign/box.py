"""With which kit is this game played? A tile set, own tiles and rulings named by options or by a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import islice

from whistlepost.campaign.kit import Kit
from whistlepost.campaign.questions import QUESTIONS
from whistlepost.campaign.reading import own_tile
from whistlepost.campaign.rulings import Rulings
from whistlepost.campaign.tileset import BOXES, LIMITS, Tile, bytes_at, check_limits, load, loads
from whistlepost.core.entries import Entry, document
from whistlepost.core.errors import BadData

BOX, NONE = "full", "none"


@lru_cache(maxsize=32)
def kit_of(source: str, players: int, rulings: Rulings, own: tuple[Tile, ...] = ()) -> Kit:
    """The kit for a tile set: the name of a box, or the text of a file; and for tiles that a position brings along."""
    tiles = with_tiles(tiles_of(source), own)
    check_limits("position: tiles" if own else "set", tiles)
    return Kit(tiles, source, players, rulings, [question for _, question in QUESTIONS], own=own)


@lru_cache(maxsize=16)
def tiles_of(source: str) -> tuple[Tile, ...]:
    """The tiles of a box, of the text of a file, or none."""
    if source == NONE:
        return ()
    if source not in BOXES and "\n" not in source:
        raise BadData(f"set: expected {', '.join(BOXES)}, or the text of a file of tiles, found {source[:40]!r}")
    return (load(source) if source in BOXES else loads(source, "set")).tiles


def source_of(option: object) -> str:
    """A box's name stays; a path becomes the text of the file, so that a record carries its tiles with it."""
    text = str(option)
    if text in BOXES or "\n" in text:
        return text
    raw = bytes_at(text)
    document(raw, text)
    return raw.decode() + "\n"


def own_tiles(entry: Entry) -> tuple[Tile, ...]:
    """The tiles that a position brings along, as many as it names."""
    if not entry.has("tiles"):
        return ()
    most = LIMITS["kinds of tile"]
    rows = list(islice(entry.rows("tiles"), most + 1))
    if len(rows) > most:
        raise entry.wrong("tiles", f"at most {most} tiles", entry.table["tiles"])
    named = Counter(names_in(entry.table))
    tiles = [own_tile(row) for row in rows]
    return tuple(replace(tile, count=tile.count or max(1, named[tile.id])) for tile in tiles)


def names_in(data: Mapping[str, object]) -> Iterator[str]:
    """Every name of a tile in the parts of a position that hold tiles, as often as it is meant."""
    for text in texts_in(data, "table"):
        yield from text.split()[1:2]
    for text in texts_in(data, "bag"):
        name, _, count = text.partition(" ")
        yield from [name] * (int(count) if count.isdecimal() and len(count) < 4 else 1)
    for key in ("lots", "hand", "aside"):
        for text in texts_in(data, key):
            yield from text.split()


def texts_in(data: Mapping[str, object], key: str) -> list[str]:
    """The texts of an entry that is one, or a list of them, as many as a game has tiles."""
    value = data.get(key)
    texts = value[: LIMITS["tiles"]] if isinstance(value, list) else [value]
    return [text for text in texts if isinstance(text, str)]


def with_tiles(tiles: tuple[Tile, ...], own: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles of a set, and a position's own."""
    taken = {tile.id for tile in tiles}
    for tile in own:
        if tile.id in taken:
            raise BadData(f"position: tiles: {tile.id} is there already; give the tile a name of its own")
        taken.add(tile.id)
    return tiles + own
