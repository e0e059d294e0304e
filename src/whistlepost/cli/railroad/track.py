"""Where does the track lead from here? To the next stop, to an empty space, or to nothing."""

from __future__ import annotations

from whistlepost.railroad import numbers as n
from whistlepost.railroad.notation import place_name, stop_name
from whistlepost.railroad.state import State


def exits(state: State, stop: int) -> list[int]:
    """The edges by which a stop may be left."""
    if stop >= n.COAST:
        return [(state.kit.coast_edge[stop - n.COAST] + 3) % 6]
    mask = state.kit.exits[state.board[stop >> 1] * 2 + (stop & 1)]
    return [edge for edge in range(6) if mask >> edge & 1]


def leads_to(state: State, stop: int, out: int) -> str:
    """The name of the next stop or empty space along the track that leaves a stop by this exit; `frame` for nothing."""
    if stop >= n.COAST:
        return follow(state, state.kit.coast_cell[stop - n.COAST], (out + 3) % 6)
    return follow(state, state.kit.beside[(stop >> 1) * 6 + out], (out + 3) % 6)


def follow(state: State, cell: int, edge: int) -> str:
    """The same for a train that enters this space by this edge."""
    board, link, beside = state.board, state.kit.link, state.kit.beside
    for _ in range(6 * n.CELLS):
        if cell >= n.CELLS or board[cell] < 0:
            return place_name(cell)
        way = link[board[cell] * 6 + edge]
        if way >= n.STOP_LINK:
            return stop_name(state, cell * 2 + way - n.STOP_LINK)
        cell, edge = beside[cell * 6 + way], (way + 3) % 6
    return place_name(n.FRAME)
