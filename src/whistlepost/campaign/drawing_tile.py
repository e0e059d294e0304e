"""What does a tile look like? Draws its picture, turned, as five lines of five characters.

The letters of the data are for writing; these are for looking at: ground as a texture, highways as lines.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from whistlepost.campaign.picture import CELLS, HIGHWAY, MIDDLES, STEPS, Picture, beside, letter, turned, turned_cell
from whistlepost.campaign.tile import SIZE, Cell, Tile

GROUND = {"U": "%", "S": ":", "R": ".", ".": " ", "T": "T", "+": "+"}
LINES = {(0, 2): "|", (1, 3): "-", (0, 1): "\\", (2, 3): "\\", (0, 3): "/", (1, 2): "/"}
"""How a highway is drawn that goes on at two sides."""
SIGNS = {"media": "M", "money": "$", "votes": "V"}
CROWD = "*"
"""Stands where more lies than there is room to draw."""
WIDE = 9
"""So many characters a large drawing is wide."""
Spot = tuple[Cell, ...]
"""The cells of a region or arm, as they lie in the picture that is not turned."""
LEGEND = """\
  %%%%%     % urban   : suburban   . rural   - | / \\ highway   + intersection
::::V::::   (T) township   M media   $ money   V votes   ($) at a township
----A----   A to E: a volunteer of that seat; a to e: one that lies face down
.........   * more than there is room for: listed below the table
.........   > < the tile that was laid last
"""
LEGEND_PT = """\
  %%%%%     % urbano   : suburbano   . rural   - | / \\ rodovia   + cruzamento
::::V::::   (T) povoado   M mídia   $ dinheiro   V votos   ($) num povoado
----A----   A a E: um voluntário desse lugar; a a e: um virado para baixo
.........   * mais do que cabe no desenho: na lista abaixo da mesa
.........   > < a última peça colocada
"""


def draw_tile(
    tile: Tile, rotation: int = 0, marks: Iterable[tuple[Spot, str]] = (), *, wide: bool = False
) -> list[str]:
    """A tile as five lines, turned clockwise so many times, with characters in its regions and on its arms."""
    sketch = Sketch(tile, rotation)
    for cells, mark in marks:
        sketch.put(cells, mark)
    return sketch.lines(wide=wide)


def legend(*, portuguese: bool = False) -> str:
    """How drawings are to be read."""
    return LEGEND_PT if portuguese else LEGEND


class Sketch:
    """A sheet of five by five characters with a turned tile on it."""

    def __init__(self, tile: Tile, rotation: int = 0) -> None:
        self.rotation = rotation
        self.picture = turned(tile.picture, rotation)
        self.sheet = {cell: glyph(self.picture, cell) for cell in CELLS}
        self.taken: set[Cell] = set()
        for row, column in [cell for cell in CELLS if letter(self.picture, cell) == "T"]:
            self.write((row, column), "T")
            self.write((row, column - 1), "(")
            self.write((row, column + 1), ")")
        for symbol in tile.symbols:
            self.write(turned_cell(symbol.at, rotation), SIGNS[symbol.kind])

    def write(self, cell: Cell, mark: str) -> None:
        """Write there, and let nothing else be written there."""
        self.sheet[cell] = mark
        self.taken.add(cell)

    def put(self, cells: Spot, mark: str) -> bool:
        """Write a mark where it is seen best; whether there was room."""
        there = [turned_cell(cell, self.rotation) for cell in cells]
        best = sorted(there, key=lambda cell: self.rank(cell, there))
        free = [cell for cell in best if cell not in self.taken]
        self.write(*((free[0], mark) if free else (best[0], CROWD)))
        return bool(free)

    def rank(self, cell: Cell, cells: Collection[Cell]) -> tuple[bool, int, int, int, Cell]:
        """Best on a straight stretch, or deep inside; then near the middle of it, and of the tile."""
        depth = sum(other in cells for other in beside(cell))
        totals = [sum(other[axis] for other in cells) for axis in (0, 1)]
        away = sum(abs(cell[axis] * len(cells) - totals[axis]) for axis in (0, 1))
        outside = sum(abs(place - SIZE // 2) for place in cell)
        return self.sheet[cell] in "/\\T", -depth, away, outside, cell

    def lines(self, *, wide: bool = False) -> list[str]:
        """The drawing: five lines of five characters, or of nine, which look more like a square."""
        columns = range(SIZE)
        if not wide:
            return ["".join(self.sheet[row, column] for column in columns) for row in columns]
        return ["".join(self.stretched((row, column)) for column in columns) for row in columns]

    def stretched(self, cell: Cell) -> str:
        """A cell as two characters, but for the middle column: the second one, outside, goes on as it would."""
        here, outside = self.sheet[cell], self.outside(cell)
        return outside + here if cell[1] < SIZE // 2 else here + outside if cell[1] > SIZE // 2 else here

    def outside(self, cell: Cell) -> str:
        """What fills the room beside a character, away from the middle: its ground, or a highway that comes."""
        found = letter(self.picture, cell)
        if found not in HIGHWAY:
            return glyph(self.picture, cell)
        west = cell[1] < SIZE // 2
        if (3 if west else 1) in ways(self.picture, cell):
            return "-"
        return self.outside((cell[0], cell[1] + (-1 if west else 1)))


def glyph(picture: Picture, cell: Cell) -> str:
    """The character for a cell."""
    found = letter(picture, cell)
    if found in GROUND:
        return GROUND[found]
    first, second = ways(picture, cell)
    return LINES[first, second]


def ways(picture: Picture, cell: Cell) -> tuple[int, ...]:
    """The sides of a highway cell where the highway goes on, to a city too."""
    row, column = cell
    sides = []
    for side, (down, right) in enumerate(STEPS):
        other = row + down, column + right
        leaves = other not in CELLS and cell == MIDDLES[side]
        if leaves or (other in CELLS and letter(picture, other) in "#+TU"):
            sides.append(side)
    return tuple(sides)
