"""What does a stop do to a train that lands on it?"""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import COAST, TRAINS


class Stop:
    """A kind of stop. Stateless: one object serves all games; what is printed on a tile stands in the kit, by spot."""

    tile = "special"
    """On which kind of tile it is printed: `ordinary` (a small stop), `special`, `end`."""
    prints = tuple[str, ...]()
    """What a component file says about it besides."""
    dealt = 0
    """How many tiles with such a stop the setup puts into the fourth column (S6)."""
    dealt_west = 0
    """And how many into the western mountain column (X5)."""
    choosy = False
    """Does it admit only some trains?"""

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        """A train of this seat has landed here, or uses the stop again (L1-L8)."""

    def things(self, state: State, spot: int) -> int:
        """The things, as bits, out of which a scrapped tile with this stop gives one (X24)."""
        return 0

    def admits(self, state: State, seat: int) -> bool:
        """May a train of this seat end its move here?"""
        return True


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


def admits(state: State, seat: int, stop: int) -> bool:
    """Does the stop, a big one, admit a train of this seat?"""
    unit: Stop = state.kit.stops[state.kit.stop_unit[spot_of(state, stop)]]
    return unit.admits(state, seat)


def things_of(state: State, kind: int) -> int:
    """The things, as bits, that the stops of a tile give: a demand, a trade or a swap is no gain (X12)."""
    things = 0
    for spot in range(kind * 2, kind * 2 + state.kit.has_stop[kind]):
        unit: Stop = state.kit.stops[state.kit.stop_unit[spot]]
        things |= unit.things(state, spot)
    return things
