"""With which kit is this game played? Components, own tiles and rulings named by options or by a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from whistlepost.core.entries import Entry
from whistlepost.core.errors import BadData
from whistlepost.railroad.components import Components, bytes_at, check_counts, load, loads, with_box
from whistlepost.railroad.expansion import modules_of, pieces_of
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.numbers import KINDS
from whistlepost.railroad.pieces import Tile
from whistlepost.railroad.reading import own_tile, read
from whistlepost.railroad.rulings import Rulings
from whistlepost.railroad.units import UNITS

BOX, ROCKIES = "base", "rockies"


@lru_cache(maxsize=32)
def kit_of(source: str, expansion: str, players: int, rulings: Rulings, tiles: tuple[Tile, ...] = ()) -> Kit:
    """The kit for a component set: the name of a box, or the text of a component file; and for an expansion."""
    components = components_of(source, expansion)
    if tiles:
        components = with_tiles(components, tiles)
    for upgrade in components.upgrades:
        if upgrade.id not in UNITS.cards:
            raise BadData(f"{upgrade.id} is no upgrade that the rules know; they know {', '.join(UNITS.cards)}")
    for tile in components.tiles:
        for stop in tile.stops:
            if stop.kind not in UNITS.stops:
                raise BadData(f"{tile.id}: the rules know no {stop.kind} stop; they know {', '.join(UNITS.stops)}")
    return Kit(components, (source, expansion), players, rulings, UNITS, own=tiles)


@lru_cache(maxsize=16)
def components_of(source: str, expansion: str) -> Components:
    """The components of a box, or of the text of a component file, with the modules of an expansion."""
    modules = modules_of(expansion)
    if source != BOX and "\n" not in source:
        raise BadData(f"components {source[:40]!r}: expected {BOX}, or the text of a component file")
    base = load(BOX) if source == BOX else loads(source, "components")
    if not modules:
        return base
    try:
        whole = load(BOX, ROCKIES) if source == BOX else with_box(source, "components", ROCKIES)
        chosen = pieces_of(modules, base, whole)
        check_counts("components", chosen)
    except BadData as wrong:
        raise BadData(f"these components do not fit expansion {expansion!r}: {wrong}") from None
    return chosen


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
        tiles.append(replace(tile, count=tile.count or max(1, named[tile.id])))
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
    if len(taken) > KINDS:
        raise BadData(f"tiles: expected at most {KINDS} kinds of tile with those of the game, found {len(taken)}")
    return replace(components, tiles=components.tiles + tiles)
