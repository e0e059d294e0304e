"""The nine upgrades of the Rocky Mountains box (X18-X26)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State
from whistlepost.railroad.upgrades.card import Upgrade

if not cython.compiled:
    from whistlepost.railroad.hands import tiles_held
    from whistlepost.railroad.numbers import FOR_ONE, FOR_SHIFT, RIDE, SCRAP, WHISTLE
    from whistlepost.railroad.verbs import draw_gold, trains_on_board


class DepositBox(Upgrade):
    """When a train goes to the resource track, take a share in place of the space's reward (X18)."""

    def bonus(self) -> bool:
        return True


class DynamiteCart(Upgrade):
    """Tiles on mountain spaces cost 1 coal less (X19)."""

    def discount(self, price: int) -> int:
        return price - 1


class FifthSpot(Upgrade):
    """A fifth token each turn, if at least one of the five is a whistle (X20)."""

    def spots(self, spots: int) -> int:
        return spots + 1


class MiningComplex(Upgrade):
    """A gold nugget for each tile laid on a mountain space, also for the one that gained it (X21)."""

    def tile_laid(self, state: State, seat: int) -> None:
        draw_gold(state, seat)


class MountainSheds(Upgrade):
    """A coal for a move to, through or from a mountain tile, when the train has come to rest (X22)."""

    def climbed(self, state: State, seat: int) -> None:
        state.coal[seat] += 1


class ColumnMover(Upgrade):
    """Spend a token: move a train to another existing stop of its column (X23)."""

    def usable(self, state: State, seat: int) -> bool:
        return trains_on_board(state, seat) > 0

    def use(self, state: State, seat: int) -> None:
        state.ask(RIDE, seat, FOR_SHIFT)


class Scrapper(Upgrade):
    """Spend a token: discard a tile from hand for one thing that its stops give, or for 2 coal (X24)."""

    def usable(self, state: State, seat: int) -> bool:
        return tiles_held(state, seat) > 0

    def use(self, state: State, seat: int) -> None:
        state.ask(SCRAP, seat, FOR_ONE)


class TunnelNetwork(Upgrade):
    """Once in a whistle move, in place of a skipped stop, run under empty mountain spaces (X25)."""

    def tunnels(self) -> bool:
        return True


class WhistleMaker(Upgrade):
    """Spend a whistle: 2 whistles (X26)."""

    def payable(self, token: int) -> bool:
        return token == WHISTLE

    def usable(self, state: State, seat: int) -> bool:
        return True

    def use(self, state: State, seat: int) -> None:
        state.whistles[seat] += 2
