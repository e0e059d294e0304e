"""The stops of the Rocky Mountains box (X9-X17)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State
from whistlepost.railroad.stops.stop import Stop

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        COAL,
        COMMON_GOODS,
        FARE,
        FOR_ALL,
        GOLD,
        RETIRE,
        SCRAP,
        SHIFT,
        SWAP,
        WHISTLE,
    )
    from whistlepost.railroad.verbs import draw_gold, gain_any, gold_left, trains_on_board


class WhistleCircle(Stop):
    """Gain a whistle (X9)."""

    tile = "ordinary"

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        state.whistles[seat] += 1

    def things(self, state: State, spot: int) -> int:
        return 1 << WHISTLE


class GoldCircle(Stop):
    """Gain a gold nugget, if any is left (X9)."""

    tile = "ordinary"

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        draw_gold(state, seat)

    def things(self, state: State, spot: int) -> int:
        return 1 << GOLD if gold_left(state) > 0 else 0


class AnyCommonCircle(Stop):
    """Gain a common cube of choice (X9)."""

    tile = "ordinary"

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        gain_any(state, seat, COMMON_GOODS)

    def things(self, state: State, spot: int) -> int:
        return COMMON_GOODS


class BlackMarket(Stop):
    """Swap a share for a gold nugget, or a nugget for a share, or neither (X11)."""

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        state.ask(SWAP, seat, 0)


class ScrapYard(Stop):
    """Discard a tile from hand for all that its stops give, or for 2 coal, or keep it (X12)."""

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        state.ask(SCRAP, seat, FOR_ALL)


class SupplyDepot(Stop):
    """Gain a coal and a common cube of choice (X13)."""

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        state.coal[seat] += 1
        gain_any(state, seat, COMMON_GOODS)

    def things(self, state: State, spot: int) -> int:
        return COMMON_GOODS | 1 << COAL


class SwitchYard(Stop):
    """Move the train to another stop of the column, which takes effect, or stay (X14)."""

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        state.ask(SHIFT, seat, train)


class ExpressStation(Stop):
    """Pay for fame for every train that is not on the resource track, this one apart (X16)."""

    tile = "end"
    prints = ("per_train", "coal", "whistles")

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        state.ask(RETIRE, seat, train)
        state.ask(FARE, seat, spot)


class LastStop(Stop):
    """Only a last train may land here; pay for much fame (X17)."""

    tile = "end"
    prints = ("fame", "coal", "whistles")
    choosy = True

    def used(self, state: State, seat: int, spot: int, train: int) -> None:
        state.ask(RETIRE, seat, train)
        state.ask(FARE, seat, spot)

    def admits(self, state: State, seat: int) -> bool:
        return trains_on_board(state, seat) == 1
