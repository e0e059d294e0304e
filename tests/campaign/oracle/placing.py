"""Where may a tile be laid, and what closes when it lies?"""

from collections.abc import Iterable, Mapping
from functools import cache

from .picture import CELLS, GROUND, HALVES, MIDDLE, plain, turned
from .position import Box, rotations
from .table import Area, Ground, Laid, Point, Spot, Tile, gates

NEXT: tuple[Spot, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
Placement = tuple[int, int, int]  # x, y, rotation
Demand = tuple[str, ...]


def frontier(table: Iterable[Laid]) -> list[Spot]:
    """R9: the empty places that share an edge with a tile."""
    taken = {tile.spot for tile in table}
    near = {(x + right, y + down) for x, y in taken for right, down in NEXT}
    return sorted(near - taken)


@cache
def side(tile: Tile, turns: int, direction: int) -> str:
    """First half, middle and second half of a side of the tile as it lies, read clockwise."""
    rows = turned(plain(tile.picture), turns)
    first, second = HALVES[direction]
    middle = MIDDLE[direction]
    road = "#" if rows[middle[0]][middle[1]] in "#+" else "-"
    return rows[first[0]][first[1]] + road + rows[second[0]][second[1]]


def demand(lying: Mapping[Spot, Laid], spot: Spot) -> Demand:
    """What a tile in this place would have to show on each side for an exact fit, nothing where no tile lies."""
    found = []
    for direction, (right, down) in enumerate(NEXT):
        other = lying.get((spot[0] + right, spot[1] + down))
        theirs = side(other.tile, other.turns, (direction + 2) % 4) if other else ""
        found.append(theirs[::-1])  # what lies opposite is read the other way round
    return tuple(found)


@cache
def meets(asked: Demand, tile: Tile, turns: int) -> str:
    """R10, D5: `exact`, `mixed` (rural against suburban somewhere) or `impossible`."""
    found = "exact"
    for direction, theirs in enumerate(asked):
        mine = side(tile, turns, direction)
        for one, two in zip(mine, theirs, strict=False):
            if one != two and {one, two} == {"S", "R"}:
                found = "mixed"
            elif one != two:
                return "impossible"
    return found


def fit(table: Iterable[Laid], tile: Laid) -> str:
    """How the tile would lie beside these."""
    lying = {other.spot: other for other in table}
    return meets(demand(lying, tile.spot), tile.tile, tile.turns)


def demands(table: Iterable[Laid]) -> dict[Spot, Demand]:
    """Every place beside the table with what it asks for."""
    lying = {tile.spot: tile for tile in table}
    return {spot: demand(lying, spot) for spot in frontier(lying.values())}


def placements(table: list[Laid], tile: Tile, mixing: str = "tile") -> set[Placement]:
    """R11, D6: mixed ones only if there is no exact one, on the whole table, or in that place of it."""
    found = [
        (meets(asked, tile, turns), (x, y, turns))
        for (x, y), asked in demands(table).items()
        for turns in rotations(tile)
    ]
    exact = {placement for how, placement in found if how == "exact"}
    mixed = {placement for how, placement in found if how == "mixed"}
    if mixing == "spot":
        exact_places = {(x, y) for x, y, _ in exact}
        return exact | {one for one in mixed if one[:2] not in exact_places}
    return exact or mixed


def placeable(table: list[Laid], names: Iterable[str], box: Box) -> set[str]:
    """Which of these tiles can be laid somewhere, exactly or mixed (R12)."""
    asked = set(demands(table).values())
    return {name for name in set(names) if any(can_meet(one, box[name]) for one in asked)}


def can_meet(asked: Demand, tile: Tile) -> bool:
    return any(meets(asked, tile, turns) != "impossible" for turns in rotations(tile))


def completed(ground: Ground, last: Laid) -> list[Area]:
    """R19: the precincts that the tile just laid has closed.

    They lie on it, or it has closed them from outside, by a seam.
    """
    own = {last.point(cell) for cell in CELLS}
    halves = [last.point(cell) for pair in HALVES for cell in pair]
    outside = {out for point in halves for out in gates(point, ground.letters[point])}
    reached: set[Point] = own | {point for point in outside if ground.letters.get(point, "") in set(GROUND)}
    return [area for area in ground.precincts if area & reached and ground.is_complete(area)]
