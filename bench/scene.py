"""What does a state show to somebody who only looks at it? Names and lists, read off its public figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property, wraps

from whistlepost.railroad import numbers as n
from whistlepost.railroad.pieces import Tile
from whistlepost.railroad.position import agenda
from whistlepost.railroad.questions import QUESTIONS
from whistlepost.railroad.state import State

Spot = tuple[Tile, int]


def rows(flat: list[int], width: int) -> list[list[int]]:
    """A flat list cut into rows, one a seat."""
    return [flat[first : first + width] for first in range(0, len(flat), width)]


class Scene:
    """A state, spread out. Nothing here asks the rules anything but by `options`."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.kit = state.kit
        self.seats = range(state.players)
        self.tiles = list(state.kit.tiles)

    # ---- tiles

    @property
    def spaces(self) -> int:
        """Eight columns, and with the mountains a column of eight and one of seven more, which are counted last."""
        return 75 if self.kit.components.mountains else 60

    @property
    def marked(self) -> list[int]:
        """The mountain spaces that an upgrade is dealt to."""
        return [i for i, space in enumerate(self.kit.components.mountains) if "upgrade" in space.reward]

    @cached_property
    def board(self) -> dict[int, Spot]:
        """The tiles on the board with their rotations."""
        return {cell: (self.tiles[tile // 6], tile % 6) for cell, tile in enumerate(self.state.board) if tile >= 0}

    @cached_property
    def hands(self) -> list[list[int]]:
        """The five slots of every seat, players or not."""
        return rows(self.state.hand, n.HAND)

    def hand(self, seat: int) -> list[Tile]:
        """The tiles of a seat."""
        return [self.tiles[kind] for kind in self.hands[seat] if kind >= 0]

    @cached_property
    def row(self) -> list[Tile]:
        """The open tiles."""
        return [self.tiles[kind] for kind in self.state.row if kind >= 0]

    @cached_property
    def bottom(self) -> list[Tile]:
        """The tiles under the stack."""
        return [self.tiles[entry >> 4] for entry in self.state.bottom[: self.state.bottoms]]

    @cached_property
    def stack(self) -> Counter[str]:
        """The tiles in the stack, without those under it."""
        return Counter({tile.id: count for tile, count in zip(self.tiles, self.state.stack, strict=False) if count})

    @cached_property
    def gone(self) -> Counter[str]:
        """The tiles that have left the game."""
        return Counter({tile.id: count for tile, count in zip(self.tiles, self.state.gone, strict=False) if count})

    @property
    def pile(self) -> int:
        """How many tiles there are to draw."""
        return self.stack.total() + len(self.bottom)

    # ---- trains

    @cached_property
    def trains(self) -> list[list[int]]:
        """Where the five trains of every seat stand, players or not."""
        return rows(self.state.train, n.TRAINS)

    @property
    def placed(self) -> list[tuple[int, int, int]]:
        """Seat, train and stop of each train that stands somewhere on the board, the coast or the track."""
        found = [(seat, i, stop) for seat, row in enumerate(self.trains) for i, stop in enumerate(row)]
        return [(seat, i, stop) for seat, i, stop in found if 0 <= stop < n.UNPLACED]

    def tile_of(self, stop: int) -> Tile | None:
        """The tile that a stop is printed on; None for coast and track, and where no tile lies."""
        return self.board[stop >> 1][0] if stop < n.COAST and stop >> 1 in self.board else None

    def holds_one(self, stop: int) -> bool:
        """Is there room for one train only?"""
        tile = self.tile_of(stop)
        return stop >= n.COAST or (tile is not None and tile.kind == "ordinary")

    def column(self, stop: int) -> int:
        """Heights 7, 8, 7, 8 and so on from the east (B1); the coast is column 0; the mountains are 6 and 7 (X1)."""
        if not 0 <= stop < n.COAST:
            return 0
        if stop >> 1 >= 60:
            return 6 if stop >> 1 < 68 else 7
        pair, rest = divmod(stop >> 1, 15)
        column = pair * 2 + (1 if rest < 7 else 2)
        return column + 2 if column > 5 and self.spaces > 60 else column

    @property
    def on_way(self) -> tuple[int, int] | None:
        """Seat and train that is on its way."""
        return (self.state.turn, self.state.mover) if self.state.mover >= 0 else None

    # ---- what seats hold

    @cached_property
    def cubes(self) -> list[list[int]]:
        """The cubes of every seat."""
        return rows(self.state.cubes, n.GOODS)

    @cached_property
    def gold(self) -> list[list[int]]:
        """The nuggets of every seat, by value."""
        return rows(self.state.gold, n.NUGGETS)

    @cached_property
    def shares(self) -> dict[tuple[int, int], int]:
        """Where the share of each company and number is, of those that there are."""
        sizes = [company.shares for company in self.kit.components.companies]
        placed = rows(self.state.share, n.SHARES)
        return {(company, i): placed[company][i] for company, size in enumerate(sizes) for i in range(size)}

    def upgrades(self, holder: int) -> list[str]:
        """The upgrades with a seat (0, 1, …), in the market (-1) or out of the game (-2)."""
        placed = zip(self.kit.upgrade_words, self.state.owner, strict=False)
        return [word for word, where in placed if where == holder + n.SEAT]

    def limit(self, seat: int) -> int:
        """How many tiles the seat may hold."""
        return 5 if "extra-boiler" in self.upgrades(seat) else 3

    # ---- what is asked

    @cached_property
    def agenda(self) -> list[tuple[str, int, int]]:
        """What is still to be answered, the last first of all."""
        return agenda(self.state)

    @property
    def asked(self) -> str:
        """What is asked now."""
        return self.agenda[-1][0] if self.agenda else ""

    @property
    def turn(self) -> tuple[int, int, int]:
        """The round, whose turn it is, and whether all is over."""
        return self.state.round, self.state.turn, self.state.finished

    @property
    def spent(self) -> tuple[int, int, int]:
        """Coal and whistles spent in the turn, and upgrades bought."""
        return self.state.spent_coal, self.state.spent_whistles, self.state.bought


WORDS = {word for word, _ in QUESTIONS}
"""Every question there is."""

Check = Callable[[Scene, Scene], bool]
"""Does something hold, when a step led from the first to the second?"""


def in_itself(check: Callable[[Scene], bool]) -> Check:
    """A check to which it does not matter how a position came about."""

    @wraps(check)
    def holds(_: Scene, now: Scene) -> bool:
        return check(now)

    return holds
