"""Where may a tile be laid, and what closes when it lies?"""

from collections.abc import Iterable

from .picture import CELLS, GROUND, HALVES, MIDDLE, plain, turned
from .position import Box, rotations
from .table import Area, Ground, Laid, Point, Spot, Tile, gates

NEXT: tuple[Spot, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
Placement = tuple[int, int, int]  # x, y, rotation


def frontier(table: Iterable[Laid]) -> list[Spot]:
    """R9: the empty places that share an edge with a tile."""
    taken = {tile.spot for tile in table}
    near = {(x + right, y + down) for x, y in taken for right, down in NEXT}
    return sorted(near - taken)


def side(laid: Laid, direction: int) -> str:
    """First half, middle and second half of a side of the tile as it lies, read clockwise."""
    rows = turned(plain(laid.tile.picture), laid.turns)
    first, second = HALVES[direction]
    middle = MIDDLE[direction]
    road = "#" if rows[middle[0]][middle[1]] in "#+" else "-"
    return rows[first[0]][first[1]] + road + rows[second[0]][second[1]]


def fit(table: Iterable[Laid], tile: Laid) -> str:
    """R10, D5: `exact`, `mixed` (rural against suburban somewhere) or `impossible`."""
    found = "exact"
    lying = {other.spot: other for other in table}
    for direction, (right, down) in enumerate(NEXT):
        other = lying.get((tile.x + right, tile.y + down))
        if other is not None:
            mine = side(tile, direction)
            theirs = side(other, (direction + 2) % 4)[::-1]  # what lies opposite is read the other way round
            for one, two in zip(mine, theirs, strict=True):
                if one != two and {one, two} == {"S", "R"}:
                    found = "mixed"
                elif one != two:
                    return "impossible"
    return found


def placements(table: list[Laid], tile: Tile, mixing: str = "tile") -> set[Placement]:
    """R11, D6: mixed ones only if there is no exact one, on the whole table, or in that place of it."""
    fits: dict[str, set[Placement]] = {"exact": set(), "mixed": set(), "impossible": set()}
    for x, y in frontier(table):
        for turns in rotations(tile):
            fits[fit(table, Laid(x, y, tile, turns))].add((x, y, turns))
    if mixing == "spot":
        exact_places = {(x, y) for x, y, _ in fits["exact"]}
        return fits["exact"] | {one for one in fits["mixed"] if one[:2] not in exact_places}
    return fits["exact"] or fits["mixed"]


def placeable(table: list[Laid], names: Iterable[str], box: Box, mixing: str) -> set[str]:
    """Which of these tiles can be laid somewhere (R12)."""
    return {name for name in set(names) if placements(table, box[name], mixing)}


def completed(ground: Ground, last: Laid) -> list[Area]:
    """R19: the precincts that the tile just laid has closed.

    They lie on it, or it has closed them from outside, by a seam.
    """
    own = {last.point(cell) for cell in CELLS}
    halves = [last.point(cell) for pair in HALVES for cell in pair]
    outside = {out for point in halves for out in gates(point, ground.letters[point])}
    reached: set[Point] = own | {point for point in outside if ground.letters.get(point, "") in set(GROUND)}
    return [area for area in ground.precincts if area & reached and ground.is_complete(area)]
