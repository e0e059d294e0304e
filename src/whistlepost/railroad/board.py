"""What does the board look like? Its spaces, their neighbours, the coast and the mountains, as flat tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from whistlepost.railroad.pieces import MountainSpace

if not cython.compiled:
    from whistlepost.railroad.numbers import CELLS, COAST, COASTS, FRAME, MOUNTAIN, PRICED

HEIGHTS = (7, 8, 7, 8, 7, 8, 7, 8)
"""The columns of the base board from the east (B1)."""
MOUNTAIN_HEIGHTS = (8, 7)
"""The mountain columns; they stand between base columns 5 and 6 (X1)."""
BEFORE_MOUNTAINS = 5
FOURTH = 3
"""The fourth column from the east (S6), counted from 0."""


class Board:
    """The empty board. Nothing in it changes."""

    def __init__(self, mountains: tuple[MountainSpace, ...]) -> None:
        if not cython.compiled:  # plain lists stand in for the C arrays
            self.beside, self.column = [0] * (CELLS * 6), [0] * CELLS
            self.coast_cell, self.coast_edge, self.coast_space = [0] * COASTS, [0] * COASTS, [0] * COASTS
            self.priced, self.ground_coal, self.ground_whistles = [0] * CELLS, [0] * PRICED, [0] * PRICED
            self.ground_rare, self.ground_gold, self.ground_card = [0] * PRICED, [0] * PRICED, [0] * PRICED
        self.read_board(mountains)

    def read_board(self, mountains: tuple[MountainSpace, ...]) -> None:
        """Spaces, their columns and neighbours; what lies beyond the board is coast or frame (B1, B2, B4)."""
        starts = [sum(HEIGHTS[:column]) for column in range(len(HEIGHTS) + 1)]
        self.fourth, self.fourth_height = starts[FOURTH], HEIGHTS[FOURTH]
        self.first_end, self.end_height = starts[len(HEIGHTS) - 1], HEIGHTS[len(HEIGHTS) - 1]
        self.columns = list(zip(starts, HEIGHTS, strict=False))
        self.read_mountains(mountains)
        for i in range(CELLS * 6):
            self.beside[i] = FRAME
        for column, (start, height) in enumerate(self.columns):
            for row in range(height):
                self.column[start + row] = column + 1
                self.read_space(column, row)
        self.read_coast(starts)

    def read_mountains(self, printed: tuple[MountainSpace, ...]) -> None:
        """The mountain spaces, if this game has them: the eastern column has prices and rewards (X1)."""
        self.mountains = len(printed) > 0
        self.west_height = MOUNTAIN_HEIGHTS[1] if self.mountains else 0
        self.west = MOUNTAIN + MOUNTAIN_HEIGHTS[0]
        self.spaces = self.west + MOUNTAIN_HEIGHTS[1] if self.mountains else MOUNTAIN
        if self.mountains:
            rockies = [(MOUNTAIN, MOUNTAIN_HEIGHTS[0]), (self.west, MOUNTAIN_HEIGHTS[1])]
            self.columns = self.columns[:BEFORE_MOUNTAINS] + rockies + self.columns[BEFORE_MOUNTAINS:]
        for i, space in enumerate(printed):
            self.priced[MOUNTAIN + i] = 1
            self.ground_coal[i], self.ground_whistles[i] = space.coal, max(1, space.whistles)
            self.ground_rare[i], self.ground_gold[i] = "rare" in space.reward, "gold" in space.reward
            self.ground_card[i] = "upgrade" in space.reward

    def read_space(self, column: int, row: int) -> None:
        """The six neighbours of a space; a column of 7 lies half a space lower than one of 8."""
        start, height = self.columns[column]
        low = 0 if height == 8 else 1
        steps = ((0, -1), (-1, low - 1), (-1, low), (0, 1), (1, low), (1, low - 1))
        for edge, (aside, along) in enumerate(steps):
            there, at = column + aside, row + along
            if 0 <= there < len(self.columns) and 0 <= at < self.columns[there][1]:
                self.beside[(start + row) * 6 + edge] = self.columns[there][0] + at

    def read_coast(self, starts: list[int]) -> None:
        """The sixteen coast stops, and the nine spaces of the tiles along the coast (B2, S7)."""
        ways = [(starts[1], 1), *[(row, edge) for row in range(HEIGHTS[0]) for edge in (1, 2)], (starts[2] - 1, 2)]
        for stop, (cell, edge) in enumerate(ways):
            self.coast_cell[stop], self.coast_edge[stop] = cell, edge
            self.beside[cell * 6 + edge] = COAST + stop
        self.coast_tiles = HEIGHTS[0] + 2
        for i, cell in enumerate([*range(HEIGHTS[0]), starts[1], starts[2] - 1]):
            self.coast_space[i] = cell
