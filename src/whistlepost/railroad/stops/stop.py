"""What does a stop do to a train that lands on it?"""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import COAST, TRAINS


class Stop:
    """A kind of stop. Stateless: one object serves all games; what is printed on a tile stands in the kit, by spot."""

    dealt = 0
    """How many tiles with such a stop the setup puts into the fourth column (S6)."""

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        """A train of this seat has landed here, or uses the stop again (L1-L8)."""


def spot_of(state: State, stop: int) -> int:
    """Where the kit keeps what is printed at a stop: the kind of its tile, and which of the tile's stops it is."""
    return state.board[stop >> 1] // 6 * 2 + (stop & 1)


def use_stop(state: State, seat: int, train: int) -> None:
    """Let the stop that the train stands on take effect; a coast stop has none."""
    stop = state.train[seat * TRAINS + train]
    if stop < COAST:
        spot = spot_of(state, stop)
        unit: Stop = state.kit.stops[state.kit.stop_unit[spot]]
        unit.used(state, seat, spot, train)
