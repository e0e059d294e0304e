"""What precincts and highways do the tiles on the table make?

All pictures are put on one big grid. A point is (row, column) on it; a tile covers five by five points, its first cell
is (5y, 5x). Ground spreads from point to point within a tile, and from tile to tile through the halves of a side only;
a highway through the middle of a side only. So nothing ever spreads through a corner (R17).
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from .picture import CELLS, GROUND, HALVES, MIDDLE, Cell, Picture, around, plain, turned, turned_cell

Point = tuple[int, int]
Area = frozenset[Point]
Spot = tuple[int, int]  # x, y of a tile


@dataclass(frozen=True)
class Tile:
    """A tile of a set as it is printed."""

    id: str
    picture: Picture
    symbols: tuple[tuple[str, Cell], ...] = ()
    value: int | None = None


@dataclass(frozen=True)
class Laid:
    """A tile on the table."""

    x: int
    y: int
    tile: Tile
    turns: int

    @property
    def spot(self) -> Spot:
        return (self.x, self.y)

    def point(self, cell: Cell) -> Point:
        """Where a cell of the picture as it lies is on the grid."""
        return (5 * self.y + cell[0], 5 * self.x + cell[1])

    def printed(self, cell: Cell) -> Point:
        """Where a cell of the picture as it is printed is on the grid."""
        return self.point(turned_cell(cell, self.turns))


@dataclass(frozen=True)
class Ground:
    """The whole table, flooded."""

    laid: dict[Spot, Laid]
    letters: dict[Point, str]
    precincts: list[Area]
    highways: list[Area]
    seam: str

    def area(self, point: Point) -> Area:
        """The precinct or the highway that the point belongs to."""
        return next(area for area in self.precincts + self.highways if point in area)

    def open_edges(self, area: Area) -> int:
        """R19: how many half-edges of a precinct, or ends of a highway, lie at an empty place of the table."""
        return sum(out not in self.letters for point in area for out in gates(point, self.letters[point]))

    def is_complete(self, area: Area) -> bool:
        return self.open_edges(area) == 0

    def tiles(self, area: Area) -> list[Laid]:
        return [self.laid[spot] for spot in sorted({spot_of(point) for point in area})]

    def kinds(self, area: Area) -> set[str]:
        return {self.letters[point] for point in area}

    def highways_of(self, precinct: Area, city_end: str = "borders") -> list[Area]:
        """R20, D9: the highways that lie along the precinct, and those that end at its city limit."""
        return [highway for highway in self.highways if self.borders(highway, precinct, city_end)]

    def borders(self, highway: Area, precinct: Area, city_end: str = "borders") -> bool:
        """D9: an edge in common, not a corner. Highways do not run along a city, so what touches a city ends there."""
        if city_end == "apart" and self.kinds(precinct) == {"U"}:
            return False
        return any(near in precinct for point in highway for near in within(point))

    def neighbours(self, precinct: Area) -> list[Area]:
        """D34: the other precincts with which it shares a city limit, a highway between them, or a seam."""
        reached: set[Point] = set()
        for point in precinct:
            reached |= set(within(point)) | set(gates(point, self.letters[point]))
            for near in within(point):
                if self.letters[near] in "#+":
                    reached |= set(within(near))
        return [other for other in self.precincts if other != precinct and other & reached]


def spot_of(point: Point) -> Spot:
    return (point[1] // 5, point[0] // 5)


def touching(point: Point) -> list[Point]:
    row, column = point
    return [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]


@cache
def within(point: Point) -> list[Point]:
    """The points beside it on the same tile."""
    return [other for other in touching(point) if spot_of(other) == spot_of(point)]


@cache
def gates(point: Point, letter: str) -> list[Point]:
    """The points beside it on the next tile: of ground through a half of a side, of a highway through the middle."""
    cell = (point[0] % 5, point[1] % 5)
    sides = [side for side in range(4) if cell in (HALVES[side] if letter in GROUND else (MIDDLE[side],))]
    return [touching(point)[side] for side in sides]


def survey(laid: Iterable[Laid], seam: str = "closes") -> Ground:
    return flooded(tuple(laid), seam)


@cache
def as_it_lies(picture: Picture, turns: int) -> str:
    """The letters of the turned picture, row by row."""
    return "".join(turned(plain(picture), turns))


@lru_cache(maxsize=4)
def flooded(laid: tuple[Laid, ...], seam: str) -> Ground:
    letters = {
        tile.point(cell): letter
        for tile in laid
        for cell, letter in zip(CELLS, as_it_lies(tile.tile.picture, tile.turns), strict=True)
    }
    ground = [point for point, letter in letters.items() if letter in GROUND]
    roads = [point for point, letter in letters.items() if letter == "#"]  # R18: an intersection parts highways

    def alike(one: Point, other: Point) -> bool:
        return letters.get(other) == letters[one]

    def joined(one: Point, other: Point) -> bool:
        """D8: with `seam` joins, suburban and rural ground are one precinct."""
        mixed = {letters[one], letters.get(other, "")} == {"S", "R"}
        return alike(one, other) or (seam == "joins" and mixed)

    precincts = flood(ground, letters, joined)
    return Ground({tile.spot: tile for tile in laid}, letters, precincts, flood(roads, letters, alike), seam)


def flood(points: list[Point], letters: dict[Point, str], joined: Callable[[Point, Point], bool]) -> list[Area]:
    """R17: areas as large as they can be."""
    areas: list[Area] = []
    left = dict.fromkeys(points)
    while left:
        found = [next(iter(left))]
        del left[found[0]]
        for point in found:
            for other in [*within(point), *gates(point, letters[point])]:
                if other in left and joined(point, other):
                    del left[other]
                    found.append(other)
        areas.append(frozenset(found))
    return areas


# ---- townships and symbols


def township_points(laid: Laid) -> set[Point]:
    """R28, D20: the cells around the townships of the tile."""
    places = [cell for cell in CELLS if laid.tile.picture[cell[0]][cell[1]] == "T"]
    return {laid.printed(cell) for place in places for cell in around(place)}


def symbol_points(laid: Laid, kind: str) -> set[Point]:
    """Where the symbols of that kind count on the tile: where they are printed; those of a township all around it."""
    found: set[Point] = set()
    for symbol, cell in laid.tile.symbols:
        if symbol == kind:
            is_township = laid.tile.picture[cell[0]][cell[1]] == "T"
            found |= {laid.printed(place) for place in (around(cell) if is_township else [cell])}
    return found
