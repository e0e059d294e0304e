"""What does the table look like? A view drawn as text, north at the top: tiles in their cells, empty cells by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from whistlepost.campaign.drawing_seats import SEATS, beside_hand, hand_lines, seat_lines
from whistlepost.campaign.drawing_tile import CROWD, WIDE, Sketch, Spot
from whistlepost.campaign.tile import SIZE, Cell, Tile
from whistlepost.campaign.tileset import BOXES, load, loads, own_tile
from whistlepost.core.entries import Entry

View = Mapping[str, Any]
Place = tuple[int, int]
"""A cell of the table: x to the east, y to the south."""

WIDTH = 80
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
MIDDLE = SIZE // 2


def draw(view: View, notes: Mapping[str, str] | None = None, width: int = WIDTH, *, portuguese: bool = False) -> str:
    """The table of a view, and below it what everybody holds.

    A note for an empty cell, `3,-1`, stands there instead of its name; one for a spot on a tile, `1,0 2,3`, is one
    character that is written there.
    """
    tiles = tiles_of(view)
    scene = Scene(view, tiles, notes or {})
    hand = hand_lines(tiles[view["hand"]], portuguese=portuguese) if view.get("hand") else []
    below = beside_hand(seat_lines(view, portuguese=portuguese), hand)
    return "\n".join([*scene.table(width), "", *scene.crowds, *below])


def tiles_of(view: View) -> dict[str, Tile]:
    """The tiles of a view by their ids, its own among them."""
    own = [own_tile(Entry(f"tiles {number}", row)) for number, row in enumerate(view.get("tiles", []), 1)]
    return {**known(view.get("set", "full")), **{tile.id: tile for tile in own}}


@lru_cache(maxsize=8)
def known(source: str) -> dict[str, Tile]:
    """The tiles of a box, or of the text of a file, by their ids."""
    tiles = () if source == "none" else (load(source) if source in BOXES else loads(source, "set")).tiles
    return {tile.id: tile for tile in tiles}


class Scene:
    """The cells of the table, each as a few lines of the same width."""

    def __init__(self, view: View, tiles: Mapping[str, Tile], notes: Mapping[str, str]) -> None:
        self.laid: dict[Place, Tile] = {}
        self.sketches: dict[Place, Sketch] = {}
        for row in view.get("table", []):
            place, name, rotation = row.split()
            self.laid[pair(place)] = tiles[name]
            self.sketches[pair(place)] = Sketch(tiles[name], int(rotation[1:]))
        self.last = pair(view["last"]) if view.get("last") else None
        self.labels = {place: label(place, notes) for place in self.frontier()}
        self.crowds: list[str] = []
        """What there was no room for."""
        self.put([*volunteers(view), *((name, text[:1]) for name, text in notes.items() if " " in name)])
        self.columns = span(x for x, _ in [*self.laid, *self.labels])
        self.margin = max(len(str(y)) for _, y in self.labels)

    def put(self, marks: Iterable[tuple[str, str]]) -> None:
        """Write volunteers and notes into regions and on arms."""
        spots: dict[tuple[Place, Spot], list[str]] = {}
        for name, mark in marks:
            place, _, cell = name.partition(" ")
            spots.setdefault((pair(place), spot(self.laid[pair(place)], pair(cell))), []).append(mark)
        for ((x, y), cells), there in spots.items():
            room = [self.sketches[x, y].put(cells, mark) for mark in there]
            if not all(room):
                self.crowds.append(f"{CROWD} {x},{y} {cells[0][0]},{cells[0][1]}: {' '.join(there)}")

    def frontier(self) -> list[Place]:
        """The empty cells beside a tile; where none lies, the one where the first will lie."""
        near = {(x + right, y + down) for x, y in self.laid for right, down in AROUND}
        return sorted(near - set(self.laid)) if self.laid else [(0, 0)]

    def table(self, width: int) -> list[str]:
        """The whole table, large if it fits; else small, in as many bands, one below the other, as it needs."""
        room = width - self.margin - 1
        if len(self.columns) * (WIDE + 1) <= room:
            return list(self.band(self.columns, WIDE))
        wide = max([SIZE, *map(len, self.labels.values())])
        bands = [self.band(columns, wide) for columns in in_bands(self.columns, max(2, room // (wide + 1)))]
        return [line for number, band in enumerate(bands) for line in ([""] * (number > 0) + list(band))]

    def band(self, columns: Sequence[int], wide: int) -> Iterator[str]:
        """Some columns from north to south, with their numbers above and those of the rows at the left."""
        yield f"{'':{self.margin}} {' '.join(f'{x:^{wide}}' for x in columns)}".rstrip()
        for y in span(y for x, y in [*self.laid, *self.labels] if x in columns):
            yield from self.row(y, columns, wide)

    def row(self, y: int, columns: Sequence[int], wide: int) -> Iterator[str]:
        """The lines of a row of cells; one without tiles has but one line."""
        full = any((x, y) in self.laid for x in columns)
        cells = [self.cell((x, y), wide) for x in columns]
        for number in range(SIZE) if full else (MIDDLE,):
            text = f"{y if number == MIDDLE else '':>{self.margin}}"
            for x, cell in zip(columns, cells, strict=True):
                text += self.gap((x, y), number) + cell[number]
            yield (text + self.gap((columns[-1] + 1, y), number)).rstrip()
        if full:
            yield ""

    def gap(self, place: Place, number: int) -> str:
        """What stands between a cell and the one west of it: a sign at both sides of the tile that was laid last."""
        if number != MIDDLE:
            return " "
        return ">" if self.last == place else "<" if self.last == (place[0] - 1, place[1]) else " "

    def cell(self, place: Place, wide: int) -> list[str]:
        """A tile, an empty cell with its name, or nothing."""
        if place in self.sketches:
            return [f"{line:^{wide}}" for line in self.sketches[place].lines(wide=wide >= WIDE)]
        return [f"{self.labels.get(place, '') if number == MIDDLE else '':^{wide}}" for number in range(SIZE)]


def pair(text: str) -> tuple[int, int]:
    """Two numbers with a comma between."""
    first, _, second = text.partition(",")
    return int(first), int(second)


def spot(tile: Tile, cell: Cell) -> Spot:
    """The cells of the region or arm that a cell belongs to."""
    parts = [*(region.cells for region in tile.regions), *(arm.cells for arm in tile.arms)]
    return next(cells for cells in parts if cell in cells)


def span(numbers: Iterator[int]) -> range:
    """From the smallest to the largest."""
    found = sorted(numbers)
    return range(found[0], found[-1] + 1)


def in_bands(columns: Sequence[int], most: int) -> list[Sequence[int]]:
    """Columns in bands of about the same width; a band begins with the last column of the one before."""
    steps = max(1, len(columns) - 1)
    each = -(-steps // -(-steps // (most - 1)))
    return [columns[start : start + each + 1] for start in range(0, steps, each)]


def label(place: Place, notes: Mapping[str, str]) -> str:
    """The name of an empty cell, or the note for it."""
    name = f"{place[0]},{place[1]}"
    return notes.get(name, name)


def volunteers(view: View) -> Iterator[tuple[str, str]]:
    """Where each volunteer stands, and its letter: small if it lies face down."""
    for seat, stood in zip(SEATS, view.get("volunteers", []), strict=False):
        for text in stood:
            place, cell, *marks = text.split()
            yield f"{place} {cell}", seat.lower() if "down" in marks else seat
