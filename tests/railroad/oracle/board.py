"""Which tiles lie on the board, and which stops and tracks do they make?"""

from collections.abc import Mapping

from .geometry import COAST_WAY, is_coast, opposite, space_of
from .tiles import Edges, TrackTile, turned

Laid = tuple[str, int]  # tile id, rotation
Board = Mapping[str, Laid]
Tiles = Mapping[str, TrackTile]


def read_board(position: Mapping[str, object]) -> dict[str, Laid]:
    rows = position.get("board", {})
    assert isinstance(rows, Mapping)
    board = {}
    for space, text in rows.items():
        tile, rotation = str(text).split()
        board[str(space)] = (tile, int(rotation.removeprefix("r")))
    return board


def groups_on(board: Board, tiles: Tiles, space: str) -> list[tuple[Edges, str | None]]:
    """The groups of the tile as they lie, each with the name of its stop, if it has one (B6)."""
    tile_id, rotation = board[space]
    tile = tiles[tile_id]
    names = [space] if sum(tile.starred) == 1 else [space + "a", space + "b"]
    groups: list[tuple[Edges, str | None]] = []
    for group, star in zip(tile.groups, tile.starred, strict=True):
        groups.append((turned(group, rotation), names.pop(0) if star else None))
    return groups


def group_at(board: Board, tiles: Tiles, space: str, edge: int) -> tuple[Edges, str | None]:
    """The group that the edge belongs to. Other groups cross it without connecting (B6)."""
    for group, stop in groups_on(board, tiles, space):
        if edge in group:
            return group, stop
    return (edge,), None


def exits(board: Board, tiles: Tiles, stop: str) -> Edges:
    """All edges by which a train can leave the stop (B2, B5, B6)."""
    if is_coast(stop):
        return (opposite(COAST_WAY[stop][1]),)
    for group, name in groups_on(board, tiles, space_of(stop)):
        if name == stop:
            return group
    raise ValueError(f"no stop {stop} on the board")


def is_big(board: Board, tiles: Tiles, stop: str) -> bool:
    return not is_coast(stop) and tiles[board[space_of(stop)][0]].big


def is_last_stop(board: Board, tiles: Tiles, stop: str) -> bool:
    """X17: the end tile of that name."""
    return is_big(board, tiles, stop) and "last_stop" in tiles[board[space_of(stop)][0]].stops
