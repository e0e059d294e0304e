"""The stops of the base box (L1-L8)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State
from whistlepost.railroad.stops.stop import Stop

if not cython.compiled:
    from whistlepost.railroad.numbers import ALL_GOODS, COAL, DROP, FOR_MARKET, GOLD, RETIRE, WHISTLE
    from whistlepost.railroad.verbs import deliver, draw_gold, gain, gain_any, gain_fame, gold_left, shares_of, trade


class Resource(Stop):
    """Gain one cube of its colour."""

    tile = "ordinary"
    prints = ("good",)

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        gain(state, seat, state.kit.good[spot])

    def things(self, state: State, spot: int) -> int:
        return 1 << state.kit.good[spot]


class CoalYard(Stop):
    """Gain 2 coal."""

    dealt = 1
    dealt_west = 1

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        state.coal[seat] += 2

    def things(self, state: State, spot: int) -> int:
        return 1 << COAL


class WhistleFactory(Stop):
    """Gain a whistle."""

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        state.whistles[seat] += 1

    def things(self, state: State, spot: int) -> int:
        return 1 << WHISTLE


class GeneralStore(Stop):
    """Gain any one cube."""

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        gain_any(state, seat, ALL_GOODS)

    def things(self, state: State, spot: int) -> int:
        return ALL_GOODS


class GoldMine(Stop):
    """Gain a gold nugget, if any is left."""

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        draw_gold(state, seat)

    def things(self, state: State, spot: int) -> int:
        return 1 << GOLD if gold_left(state) > 0 else 0


class TradingPost(Stop):
    """Make up to two trades."""

    dealt = 1

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        trade(state, seat, 2)


class Town(Stop):
    """Deliver the cubes shown for fame and a share, or lose the penalty."""

    prints = ("company", "demand", "fame", "penalty")
    dealt = 2
    dealt_west = 2

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        deliver(state, seat, spot)


class End(Stop):
    """Deliver the cubes shown for fame, or lose the penalty; then the train goes to the resource track."""

    tile = "end"
    prints = ("demand", "fame", "penalty", "companies")

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        state.ask(RETIRE, seat, train)
        deliver(state, seat, spot)


class StockMarket(Stop):
    """Gain the fame shown for every share, then give one up; then the train goes to the resource track."""

    tile = "end"
    prints = ("per_share",)

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        state.ask(RETIRE, seat, train)
        held = shares_of(state, seat)
        gain_fame(state, seat, held * state.kit.per_share[spot])
        if held > 0:
            state.ask(DROP, seat, FOR_MARKET)
