"""Which coast stops have no way onward in the sense of S8?"""

from collections.abc import Mapping

from .board import Board, Tiles, group_at, read_board
from .geometry import COAST_WAY, across, is_coast, opposite


def coast_ways_onward(position: Mapping[str, object], tiles: Tiles) -> list[str]:
    """The coast stops, from north to south, whose track leads only back to the coast or to the frame."""
    board = read_board(position)
    return [stop for stop, (space, edge) in COAST_WAY.items() if not leads_on(board, tiles, space, edge)]


def leads_on(board: Board, tiles: Tiles, space: str, edge: int) -> bool:
    """S8: does the track that comes onto the space by this edge reach a stop on a tile, or an empty space?"""
    if space not in board:
        return True
    group, stop = group_at(board, tiles, space, edge)
    if stop is not None:
        return True
    for out in group:
        there = across(space, out)
        if out != edge and there is not None and not is_coast(there):
            return leads_on(board, tiles, there, opposite(out))
    return False
