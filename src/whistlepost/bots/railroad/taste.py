"""What does the greedy railroad bot care for, and how much?"""

from __future__ import annotations

from dataclasses import dataclass


class Taste:
    """The weights: in hundredths of fame, where nothing else is said. Another taste makes another player."""

    def __init__(self, **changes: int) -> None:
        self.trains()
        self.goods()
        self.companies()
        self.tiles()
        self.search()
        for name, weight in changes.items():
            setattr(self, name, weight)

    def trains(self) -> None:
        """Getting to the end column, and the tokens that takes."""
        self.column = 8  # tenths of a move from one column to the next where nothing lies yet
        self.whistle = 15  # what a whistle can do, in tenths of what a coal can
        self.token = 180  # a token that is left when every train has what it needs
        self.extra = 110  # one that is more than two for each turn to come
        self.berth = 300  # what a space of the resource track gives
        self.aside = 180  # a space that an end tile lies out of the straight way
        self.dropped = 400  # a share that a train costs which goes where shares are paid
        self.patience = 3  # per cent that a delivery loses for each move that is still to be made
        self.short_of = 60  # per cent: a train for which the tokens will not last

    def goods(self) -> None:
        """Cubes, and where they are wanted."""
        self.near_fill = 80  # per cent: a missing cube is found at a stop on the way
        self.far_fill = 35  # per cent: one is found beside the way
        self.store_fill = 85  # per cent: the same with a card that gives any cube
        self.town_fill = 60  # per cent: a cube that a town nearby asks for is found
        self.town_near = 85  # per cent: a town next to a train is visited
        self.town_fade = 17  # per cent less for every space more
        self.east = 15  # per cent: a town that lies to the east is visited
        self.common = 130  # a cube for which there is no plan
        self.rare = 350
        self.full = 120  # what the tenth cube costs, since there is no room for more

    def companies(self) -> None:
        """Shares and the majorities."""
        self.tie = 55  # per cent: a majority by the lower number is kept
        self.lead = 75  # per cent: one by a single share
        self.strong = 92  # per cent: one by more
        self.chase = 30  # per cent: one is won for which a share is missing
        self.far_chase = 10  # per cent: two are missing
        self.share = 60  # any share, for all else that shares are good for

    def tiles(self) -> None:
        """Tiles in hand."""
        self.early = 60  # a special tile while there is time
        self.risk = 300  # what it costs, divided by the turns to come
        self.risk_most = 600

    def search(self) -> None:
        """How far the search goes."""
        self.rotations = 2  # of each tile, at most
        self.width = 10  # beginnings of a turn that are followed up
        self.narrow = 6  # the same after the second token
        self.alike = 1  # of those that leave trains, cubes and tokens alike
        self.ends = 60  # ends of moves behind one exit of one train
        self.margin = 700  # a beginning that is so much worse than the best is not followed up


@dataclass(frozen=True)
class Use:
    """What an upgrade is good for beyond its star."""

    income: int = 0
    """Tenths of a token that it earns in a turn."""
    token: int = 0
    """What it makes of a token."""
    turn: int = 0
    """Its worth in each turn to come, otherwise."""
    cubes: bool = False
    """Does it give any cube?"""
    gold: bool = False
    """Does it give gold, and is worth nothing when there is none?"""
    shares: bool = False
    """Does what it makes of a token depend on shares?"""


USES = {
    "coal-car": Use(income=10),
    "open-car": Use(token=230, turn=20),
    "mine-cart": Use(token=390, gold=True),
    "toll-booth": Use(turn=20),
    "compass": Use(turn=20),
    "first-class-cabin": Use(token=400, shares=True),
    "blocking-signal": Use(turn=20),
    "brake-car": Use(token=230, turn=20),
    "safe": Use(turn=30),
    "depot": Use(token=320, cubes=True),
    "extra-boiler": Use(turn=25),
    "new-whistle": Use(income=4),
    "deposit-box": Use(turn=50, gold=False),
    "dynamite-cart": Use(turn=25),
    "fifth-spot": Use(turn=30),
    "mining-complex": Use(turn=60, gold=True),
    "mountain-sheds": Use(income=5),
    "column-mover": Use(token=230, turn=20),
    "scrapper": Use(token=250),
    "tunnel-network": Use(turn=25),
    "whistle-maker": Use(income=4),
}
"""The cards that the bot has a word on; it buys others for their star."""
