"""What does a picture say? Finds the regions and the arms of five rows of five letters, and what lies beside what.

It takes a picture that `sound` has found nothing wrong with.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from whistlepost.campaign.tile import KINDS, SIZE, SYMBOLS, Arm, Cell, Region, Symbol

Picture = tuple[str, ...]

CELLS = tuple((row, column) for row in range(SIZE) for column in range(SIZE))
HALF_CELLS = ((0, 1), (0, 3), (1, 4), (3, 4), (4, 3), (4, 1), (3, 0), (1, 0))
"""Where each half-edge is read."""
MIDDLES = ((0, 2), (2, 4), (4, 2), (2, 0))
"""The middle cell of each side."""
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
HIGHWAY = "#+T"
BASE = {"U": 3, "S": 2, "R": 1}
ELECTION = {"U": 2, "S": 1, "R": 1}
TOWNSHIP = 2
"""Votes of rural ground beside a township, in play and on Election Day."""


def beside(cell: Cell) -> list[Cell]:
    """The cells that share an edge with a cell, clockwise from the north."""
    row, column = cell
    return [(row + down, column + right) for down, right in STEPS if (row + down, column + right) in CELLS]


def around(cell: Cell) -> list[Cell]:
    """The up to eight cells around a cell."""
    row, column = cell
    near = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]
    return [other for other in near if other in CELLS]


def letter(picture: Picture, cell: Cell) -> str:
    """What stands in a cell."""
    return picture[cell[0]][cell[1]]


def highways_at(picture: Picture, cell: Cell) -> int:
    """How many highway cells lie beside a cell."""
    return sum(letter(picture, other) in HIGHWAY for other in beside(cell))


def is_junction(picture: Picture, cell: Cell) -> bool:
    """Whether highways end here: an intersection, or a township on one (R18, item 21)."""
    found = letter(picture, cell)
    return found == "+" or (found == "T" and highways_at(picture, cell) > 2)


def is_road(picture: Picture, cell: Cell) -> bool:
    """Whether an arm runs through a cell; one runs through a township with two highways."""
    found = letter(picture, cell)
    return found == "#" or (found == "T" and highways_at(picture, cell) == 2)


def groups(cells: Collection[Cell]) -> list[tuple[Cell, ...]]:
    """Connected cells together, each group in reading order and the groups in the order of their first cells."""
    left, found = set(cells), []
    for first in CELLS:
        if first in left:
            group = _reached(first, left)
            left -= group
            found.append(tuple(sorted(group)))
    return found


def _reached(first: Cell, allowed: Collection[Cell]) -> set[Cell]:
    group, ahead = {first}, [first]
    while ahead:
        for cell in beside(ahead.pop()):
            if cell in allowed and cell not in group:
                group.add(cell)
                ahead.append(cell)
    return group


def regions_of(picture: Picture, symbols: Sequence[Symbol]) -> tuple[Region, ...]:
    """The regions, in reading order of their first cells."""
    areas = [area for kind in KINDS for area in groups([cell for cell in CELLS if letter(picture, cell) == kind])]
    return tuple(_region(picture, area, symbols) for area in sorted(areas))


def _region(picture: Picture, area: tuple[Cell, ...], symbols: Sequence[Symbol]) -> Region:
    kind = letter(picture, area[0])
    township = any(letter(picture, near) == "T" for cell in area for near in around(cell))
    printed = {symbol.kind for symbol in symbols if symbol.at in area or _is_of_township(picture, symbol.at, area)}
    return Region(
        kind=KINDS[kind],
        cells=area,
        halves=tuple(half for half, cell in enumerate(HALF_CELLS) if cell in area),
        symbols=tuple(kind for kind in SYMBOLS if kind in printed),
        base=TOWNSHIP if township else BASE[kind],
        election=TOWNSHIP if township else ELECTION[kind],
    )


def _is_of_township(picture: Picture, at: Cell, area: tuple[Cell, ...]) -> bool:
    """Whether a symbol stands on a township that the area is adjacent to (R28)."""
    return letter(picture, at) == "T" and any(cell in area for cell in around(at))


def arms_of(picture: Picture, regions: Sequence[Region]) -> tuple[Arm, ...]:
    """The arms, in reading order of their first cells."""
    return tuple(
        Arm(
            cells=cells,
            ports=tuple(side for side, middle in enumerate(MIDDLES) if middle in cells),
            city_ends=tuple(number for number in _beside_arm(cells, regions) if regions[number].kind == "urban"),
        )
        for cells in groups([cell for cell in CELLS if is_road(picture, cell)])
    )


def _beside_arm(cells: Collection[Cell], regions: Sequence[Region]) -> list[int]:
    near = {other for cell in cells for other in beside(cell)}
    return [number for number, region in enumerate(regions) if near.intersection(region.cells)]


def borders_of(arms: Sequence[Arm], regions: Sequence[Region]) -> tuple[tuple[int, int], ...]:
    """Each arm with each region along its sides; urban ground lies at its ends only."""
    return tuple(
        (number, region)
        for number, arm in enumerate(arms)
        for region in _beside_arm(arm.cells, regions)
        if regions[region].kind != "urban"
    )


def touches_of(picture: Picture, regions: Sequence[Region]) -> tuple[tuple[int, int], ...]:
    """Regions side by side, or in contact with the same highway cell (A4.2)."""
    return tuple(
        sorted(set(_contacts(picture, {cell: n for n, region in enumerate(regions) for cell in region.cells})))
    )


def _contacts(picture: Picture, owner: dict[Cell, int]) -> Iterator[tuple[int, int]]:
    for cell in CELLS:
        near = sorted({owner[other] for other in beside(cell) if other in owner})
        if cell in owner:
            yield from ((min(owner[cell], other), max(owner[cell], other)) for other in near if other != owner[cell])
        elif letter(picture, cell) in HIGHWAY:
            yield from combinations(near, 2)


def sides_of(picture: Picture) -> tuple[str, str, str, str]:
    """What each side asks of its neighbour: `U`, `S`, `R`, or `aHb`."""
    north, east, south, west = (_side(picture, side) for side in range(4))
    return north, east, south, west


def _side(picture: Picture, side: int) -> str:
    first, second = (letter(picture, HALF_CELLS[2 * side + half]) for half in (0, 1))
    return f"{first}H{second}" if letter(picture, MIDDLES[side]) == "#" else first


def turned(picture: Sequence[str], turns: int) -> Picture:
    """A picture after so many quarter turns clockwise."""
    rows = tuple(picture)
    for _ in range(turns % 4):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
    return rows


def turned_cell(cell: Cell, turns: int) -> Cell:
    """Where a cell lies after so many quarter turns clockwise."""
    row, column = cell
    for _ in range(turns % 4):
        row, column = column, SIZE - 1 - row
    return row, column


def rotations_of(picture: Picture, regions: Sequence[Region]) -> int:
    """How many rotations differ. Where in its region a symbol stands makes no difference to the rules."""
    marks = {cell: "+".join(region.symbols) for region in regions for cell in region.cells}
    looks = [_look(picture, marks, turns) for turns in (0, 1, 2)]
    return 1 if looks[0] == looks[1] else 2 if looks[0] == looks[2] else 4


def _look(picture: Picture, marks: dict[Cell, str], turns: int) -> dict[Cell, str]:
    return {turned_cell(cell, turns): letter(picture, cell) + marks.get(cell, "") for cell in CELLS}
