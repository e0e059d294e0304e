"""Is every piece in exactly one place? Counts what a position names against what the box holds."""

from __future__ import annotations

from whistlepost.core.errors import BadData
from whistlepost.railroad import numbers as n
from whistlepost.railroad.notation import stop_name
from whistlepost.railroad.state import State


def tiles_out(state: State) -> list[int]:
    """How many tiles of each kind lie on the board, in hands, open, or under the stack."""
    out = list(state.gone)
    laid = [tile // 6 for tile in state.board if tile >= 0]
    under = [entry >> 4 for entry in state.bottom[: state.bottoms]]
    for kind in [*laid, *state.hand, *state.row, *under]:
        if kind >= 0:
            out[kind] += 1
    return out


def count_stack(state: State) -> None:
    """What lies nowhere else is in the stack."""
    out = tiles_out(state)
    for kind, tile in enumerate(state.kit.tiles):
        if out[kind] > tile.count:
            raise BadData(f"position: {tile.id}: expected at most {tile.count} of them, found {out[kind]}")
    held = zip(state.kit.stack_count, out, strict=True)
    state.stack = [max(0, count - gone) for count, gone in held]


def count_trains(state: State) -> None:
    """Small stops and the spaces of the resource track hold one train each."""
    seen: set[int] = set()
    for stop in state.train:
        if 0 <= stop < n.UNPLACED and stop in seen and holds_one(state, stop):
            raise BadData(f"position: trains: expected one train at most on {stop_name(state, stop)}, found two")
        seen.add(stop)


def holds_one(state: State, stop: int) -> bool:
    """A coast stop, a space of the resource track, or a small stop on a tile."""
    return stop >= n.COAST or not state.kit.big[state.board[stop >> 1] // 6]
