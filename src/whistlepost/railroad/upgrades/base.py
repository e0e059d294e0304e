"""The twelve upgrades of the base box (U5-U16)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State
from whistlepost.railroad.upgrades.card import Upgrade

if not cython.compiled:
    from whistlepost.railroad.hands import fill_hand
    from whistlepost.railroad.numbers import ALL_GOODS, DROP, FOR_SWAP, FOR_USE, HAND, RIDE, SHED
    from whistlepost.railroad.upgrades.card import stands_at
    from whistlepost.railroad.verbs import (
        draw_gold,
        gain_any,
        gain_fame,
        gold_left,
        has_share_to_take,
        shares_of,
        trade,
        trains_on_board,
    )


class CoalCar(Upgrade):
    """Spend a token: 2 coal (U5)."""

    def usable(self, state: State, seat: int) -> bool:
        return True

    def use(self, state: State, seat: int) -> None:
        state.coal[seat] += 2


class OpenCar(Upgrade):
    """Spend a token: up to two trades (U6)."""

    def usable(self, state: State, seat: int) -> bool:
        return True

    def use(self, state: State, seat: int) -> None:
        trade(state, seat, 2)


class MineCart(Upgrade):
    """Spend a token: a gold nugget, while there are any (U7)."""

    def usable(self, state: State, seat: int) -> bool:
        return gold_left(state) > 0

    def use(self, state: State, seat: int) -> None:
        draw_gold(state, seat)


class TollBooth(Upgrade):
    """Another player's train pays a cube to leave a stop where the owner has a train (U8)."""

    guards = True

    def toll(self, state: State, owner: int, stop: int) -> int:
        return 1 if stands_at(state, owner, stop) else 0


class Compass(Upgrade):
    """When refilling, each tile may be chosen from the whole stack, which is then shuffled (U9)."""

    def searches(self) -> bool:
        return True


class FirstClassCabin(Upgrade):
    """Spend a token: 4 fame for every 3 shares (U10)."""

    def usable(self, state: State, seat: int) -> bool:
        return True

    def use(self, state: State, seat: int) -> None:
        gain_fame(state, seat, shares_of(state, seat) // 3 * 4)


class BlockingSignal(Upgrade):
    """No train of another player may end on a stop where the owner has a train (U11)."""

    guards = True

    def bars(self, state: State, owner: int, stop: int) -> bool:
        return stands_at(state, owner, stop)


class BrakeCar(Upgrade):
    """Spend a token: use the stop where one of your trains stands again (U12)."""

    def usable(self, state: State, seat: int) -> bool:
        return trains_on_board(state, seat) > 0

    def use(self, state: State, seat: int) -> None:
        state.ask(RIDE, seat, FOR_USE)


class Safe(Upgrade):
    """Spend a token: swap a share for the top share of a company whose town lies on the board (U13)."""

    def usable(self, state: State, seat: int) -> bool:
        return shares_of(state, seat) > 0 and has_share_to_take(state)

    def use(self, state: State, seat: int) -> None:
        state.ask(DROP, seat, FOR_SWAP)


class Depot(Upgrade):
    """Spend a token: any one cube (U14)."""

    def usable(self, state: State, seat: int) -> bool:
        return True

    def use(self, state: State, seat: int) -> None:
        gain_any(state, seat, ALL_GOODS)


class ExtraBoiler(Upgrade):
    """A hand of five, filled at once, and no penalty for special tiles; bought away: down to three at once (U15)."""

    def hand_limit(self, limit: int) -> int:
        return HAND

    def hand_penalty(self, points: int) -> int:
        return 0

    def gained(self, state: State, seat: int) -> None:
        fill_hand(state, seat)

    def lost(self, state: State, seat: int) -> None:
        state.ask(SHED, seat, 0)


class NewWhistle(Upgrade):
    """Spend a token: a whistle (U16)."""

    def usable(self, state: State, seat: int) -> bool:
        return True

    def use(self, state: State, seat: int) -> None:
        state.whistles[seat] += 1
