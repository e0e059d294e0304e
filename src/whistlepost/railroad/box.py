"""With which kit is this game played? Components, own tiles and rulings named by options or by a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from whistlepost.core.errors import BadData
from whistlepost.railroad.components import Components, bytes_at, load, loads
from whistlepost.railroad.entries import Entry
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.pieces import Tile
from whistlepost.railroad.reading import own_tile, read
from whistlepost.railroad.rulings import Rulings
from whistlepost.railroad.units import UNITS

BOX = "base"


@lru_cache(maxsize=32)
def kit_of(source: str, players: int, rulings: Rulings, tiles: tuple[Tile, ...] = ()) -> Kit:
    """The kit for a component set: the name of a box, or the text of a component file."""
    components = components_of(source)
    if tiles:
        components = with_tiles(components, tiles)
    for upgrade in components.upgrades:
        if upgrade.id not in UNITS.cards:
            raise BadData(f"{upgrade.id} is no upgrade that the rules know; they know {', '.join(UNITS.cards)}")
    for tile in components.tiles:
        for stop in tile.stops:
            if stop.kind not in UNITS.stops:
                raise BadData(f"{tile.id}: a {stop.kind} stop needs the expansion; there are {', '.join(UNITS.stops)}")
    return Kit(components, source, players, rulings, UNITS)


@lru_cache(maxsize=8)
def components_of(source: str) -> Components:
    """The components of a box, or of the text of a component file."""
    if source == BOX:
        return load(BOX)
    if "\n" not in source:
        raise BadData(f"components {source[:40]!r}: expected {BOX}, or the text of a component file")
    return loads(source, "components")


def source_of(option: object) -> str:
    """A box's name stays; a path becomes the text of the file, so that a record carries its components with it."""
    text = str(option)
    if text == BOX or "\n" in text:
        return text
    raw = bytes_at(text)
    read(raw, text)
    return raw.decode() + "\n"


def own_tiles(entry: Entry) -> tuple[Tile, ...]:
    """The tiles that a position brings along, as many as it names."""
    named = Counter(words_in(entry.table))
    tiles = []
    for row in entry.rows("tiles"):
        tile = own_tile(row)
        row.done()
        tiles.append(replace(tile, count=max(1, named[tile.id])))
    return tuple(tiles)


def words_in(data: Mapping[str, object]) -> list[str]:
    """Every word of the parts of a position that name tiles."""
    board, hands, bottom = data.get("board"), data.get("hands"), data.get("bottom")
    texts = [*(board.values() if isinstance(board, dict) else ()), data.get("open")]
    texts += [text for part in (hands, bottom) if isinstance(part, list) for text in part]
    return [word.removesuffix("!") for text in texts if isinstance(text, str) for word in text.split()]


def with_tiles(components: Components, tiles: tuple[Tile, ...]) -> Components:
    """The components and a position's own tiles."""
    taken = {tile.id for tile in components.tiles}
    for tile in tiles:
        if tile.id in taken:
            raise BadData(f"tiles: {tile.id} is there already; give the tile a name of its own")
        taken.add(tile.id)
    return replace(components, tiles=components.tiles + tiles)
