"""What does the greedy campaign bot care for, and how much?"""

from __future__ import annotations


class Taste:
    """The weights: in hundredths of a vote, where nothing else is said. Another taste makes another player."""

    def __init__(self, **changes: int) -> None:
        self.precincts()
        self.leads()
        self.volunteers()
        for name, weight in changes.items():
            setattr(self, name, weight)

    def precincts(self) -> None:
        """Precincts that are not resolved yet."""
        self.fill = 6  # an open cell is likely to be filled if more tiles than these fit it
        self.growth = 30  # per cent of a tile: how much a precinct grows for each of its open cells
        self.compact = 8  # for each side on which the tile lies beside another
        self.extra = 300  # an extra turn

    def leads(self) -> None:
        """Per cent: how likely a seat wins a precinct in the end, by how its influence compares with that of others."""
        self.lead = 67  # more than all others
        self.level = 25
        self.behind = 15
        self.far_behind = 6
        self.unheld = 30  # per cent: of these, where no office stands yet
        self.unsure = 15  # so many turns before the end nothing is decided yet; then ever more

    def volunteers(self) -> None:
        """Volunteers in the supply, and on the table."""
        self.first = 675  # the first one in the supply; each further one so many per cent of the one before
        self.further = 100
        self.soon = 6  # with fewer turns to come they are worth less
        self.back = 120  # one in a precinct that is about to be completed
        self.home = 150  # one that may be taken back
        self.road = 30  # a whistlestop on a highway that is not completed
