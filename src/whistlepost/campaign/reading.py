"""Which tiles does one table of data describe? Reads a row strictly, and makes a tile of id, picture and symbols."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from whistlepost.campaign import picture as pictures
from whistlepost.campaign.sound import at, faults
from whistlepost.campaign.tile import SIZE, SYMBOLS, Cell, Region, Symbol, Tile
from whistlepost.core.entries import Entry, shown
from whistlepost.core.errors import BadData

ID = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,19}")
SYMBOL = re.compile(rf"({'|'.join(SYMBOLS)})@([0-{SIZE - 1}]),([0-{SIZE - 1}])")
STANDINGS = ("stated", "inferred", "ours")
REGIONS, ARMS = 8, 8
"""So many a tile may have."""
COPIES = 128
VALUE = 9
"""The highest value that may be printed."""


def tile_from(  # noqa: PLR0917 - the order of the data
    id: str,  # noqa: A002 - the word of the data
    name: str,
    name_pt: str,
    count: int,
    picture: Sequence[str],
    symbols: Iterable[str] = (),
    value: int = 0,
    place: str = "tile",
) -> Tile:
    """A tile of what is printed on it; value 0 is the highest base among its regions (item 2)."""
    checked_id(id, place)
    rows = _rows(picture, place)
    printed = tuple(sorted((_symbol(text, place) for text in symbols), key=lambda symbol: symbol.at))
    for cell, expected, found in faults(rows, printed):
        raise BadData(f"{place}: picture: {at(cell)}: expected {expected}, found {found}")
    return _tile((id, name, name_pt, count, value), rows, printed, place)


def _tile(
    words: tuple[str, str, str, int, int], rows: tuple[str, ...], symbols: tuple[Symbol, ...], place: str
) -> Tile:
    name_id, name, name_pt, count, value = words
    regions = pictures.regions_of(rows, symbols)
    arms = pictures.arms_of(rows, regions)
    _check_size(place, "regions", [region.cells[0] for region in regions], REGIONS)
    _check_size(place, "arms", [arm.cells[0] for arm in arms], ARMS)
    return Tile(
        id=name_id,
        name=name,
        name_pt=name_pt,
        count=count,
        value=value or highest(regions),
        picture=rows,
        symbols=symbols,
        regions=regions,
        arms=arms,
        sides=pictures.sides_of(rows),
        borders=pictures.borders_of(arms, regions),
        touches=pictures.touches_of(rows, regions),
        rotations=pictures.rotations_of(rows, regions),
    )


def highest(regions: Sequence[Region]) -> int:
    """The value of a tile on which none is printed (item 2)."""
    return max(region.base for region in regions)


def _check_size(place: str, what: str, firsts: Sequence[Cell], most: int) -> None:
    if len(firsts) > most:
        raise BadData(f"{place}: picture: {at(firsts[most])}: expected at most {most} {what}, found {len(firsts)}")


def checked_id(found: object, place: str) -> str:
    """A name that a tile may have in the notation."""
    if not isinstance(found, str) or not ID.fullmatch(found):
        expected = "a letter, then letters, figures and hyphens, such as C10m, 20 at most"
        raise BadData(f"{place}: id: expected {expected}, found {shown(found)}")
    return found


def _rows(picture: Sequence[str], place: str) -> tuple[str, ...]:
    if len(picture) != SIZE:
        raise BadData(f"{place}: picture: expected {SIZE} rows, found {len(picture)}")
    for number, row in enumerate(picture):
        if len(row) != SIZE:
            raise BadData(f"{place}: picture: row {number}: expected {SIZE} letters, found {len(row)}: {shown(row)}")
    return tuple(picture)


def _symbol(text: str, place: str) -> Symbol:
    found = SYMBOL.fullmatch(text)
    if found is None:
        expected = f"{', '.join(SYMBOLS)} with @row,column, each 0 to {SIZE - 1}, such as votes@1,2"
        raise BadData(f"{place}: symbols: expected {expected}, found {shown(text)}")
    return Symbol(found[1], (int(found[2]), int(found[3])))


def row(entry: Entry) -> tuple[Tile, str]:
    """The tile of a row of a file, and its standing."""
    _name(entry)
    named = entry.text("name"), entry.text("name_pt"), entry.number("count", 1, COPIES)
    tile = _printed(entry, *named)
    standing = entry.choice("standing", STANDINGS)
    if entry.has("note"):
        entry.text("note", 200)
    entry.done()
    return tile, standing


def own_tile(entry: Entry) -> Tile:
    """A tile that a position brings along, with or without a count (0: as many as it names)."""
    _name(entry)
    name, name_pt = (entry.text(key) if entry.has(key) else "" for key in ("name", "name_pt"))
    tile = _printed(entry, name, name_pt, entry.number("count", 1, COPIES) if entry.has("count") else 0)
    entry.done()
    return tile


def _name(entry: Entry) -> None:
    """From here on the messages name the tile."""
    name = entry.take("id", "the name of a tile")
    told = f" ({checked_id(name, entry.place)})"
    entry.place = entry.place.removesuffix(told) + told


def _printed(entry: Entry, name: str, name_pt: str, count: int) -> Tile:
    name_id = str(entry.table["id"])
    picture = entry.texts("picture", 0, SIZE * SIZE)
    symbols = entry.texts("symbols", 0, SIZE * SIZE) if entry.has("symbols") else ()
    value = entry.number("value", 1, VALUE) if entry.has("value") else 0
    return tile_from(name_id, name, name_pt, count, picture, symbols, value, entry.place)
