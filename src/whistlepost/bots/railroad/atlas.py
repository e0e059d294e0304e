"""What does the bot look up on the cardboard again and again? Distances between spaces, and demands cube by cube."""

from __future__ import annotations

from functools import lru_cache

import cython

from whistlepost.railroad.kit import Kit

if not cython.compiled:
    from whistlepost.railroad.numbers import CELLS, GOODS, KINDS

FAR = 99
"""How far two spaces are apart that are not connected."""
NONE = -1
"""No cube more is asked for."""


class Atlas:
    """Tables for one kit; every game with that kit shares them."""

    def __init__(self, kit: Kit) -> None:
        if not cython.compiled:  # plain lists stand in for the C arrays
            self.hexes, self.want = [0] * (CELLS * CELLS), [0] * (KINDS * 2 * GOODS)
        self.columns = kit.column[kit.first_end]
        self.from_west = sorted(range(kit.spaces), key=lambda cell: (-kit.column[cell], -cell))
        for pair in range(CELLS * CELLS):
            self.hexes[pair] = FAR
        for cell in range(kit.spaces):
            self.measure(kit, cell)
        for spot in range(KINDS * 2):
            self.read_demand(kit, spot)

    def measure(self, kit: Kit, first: int) -> None:
        """How many spaces lie between this one and every other."""
        row = first * CELLS
        self.hexes[row + first] = 0
        line = [first]
        for cell in line:
            for edge in range(6):
                near = kit.beside[cell * 6 + edge]
                if near < CELLS and self.hexes[row + near] == FAR:
                    self.hexes[row + near] = self.hexes[row + cell] + 1
                    line.append(near)

    def read_demand(self, kit: Kit, spot: int) -> None:
        """The cubes that a stop asks for, one by one; each says as well how many of its colour were named before it."""
        place = spot * GOODS
        for good in range(GOODS):
            for before in range(kit.demand[spot * GOODS + good]):
                if place < spot * GOODS + GOODS:
                    self.want[place] = good | before << 3
                    place += 1
        for rest in range(place, spot * GOODS + GOODS):
            self.want[rest] = NONE


@lru_cache(maxsize=16)
def atlas_of(kit: Kit) -> Atlas:
    """The tables for this kit."""
    return Atlas(kit)
