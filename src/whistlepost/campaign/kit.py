"""What is this game played with? All that is printed and agreed, as flat tables that every state of a game shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cython

from whistlepost.campaign.rulings import SWITCHES, Rulings
from whistlepost.campaign.tile import SYMBOLS, Tile

if not cython.compiled:
    from whistlepost.campaign.numbers import CELLS, ENTRIES, FACES, HALVES, KINDS, PARTS, RURAL, SIDES, SUBURBAN

GROUND = ("urban", "suburban", "rural")
LETTERS = "USR"


class Kit:
    """Tiles and rulings of a game, for a number of players. Nothing in it changes."""

    def __init__(
        self, tiles: tuple[Tile, ...], source: str, players: int, rulings: Rulings, questions: Sequence[Any],
        *, own: tuple[Tile, ...],
    ) -> None:  # fmt: skip
        if not cython.compiled:  # plain lists stand in for the C arrays
            self.count, self.value, self.symbol_sum = [0] * KINDS, [0] * KINDS, [0] * KINDS
            self.rotations, self.regions, self.arms = [0] * KINDS, [0] * KINDS, [0] * KINDS
            self.sides, self.needs = [0] * FACES, [0] * (FACES * SIDES)
            self.half, self.port = [0] * (FACES * HALVES), [0] * (FACES * SIDES)
            self.blends = [0] * 256
            self.ground, self.symbols, self.worth = [0] * ENTRIES, [0] * ENTRIES, [0] * (ENTRIES * 2)
            self.touches, self.borders = [0] * ENTRIES, [0] * ENTRIES
            self.region_cell, self.arm_cell = [0] * ENTRIES, [0] * ENTRIES
            self.spot_part = [0] * (KINDS * CELLS)
        self.tiles = tiles
        self.own_tiles = own
        self.source = source
        self.players = players
        self.rulings = rulings
        self.questions = list(questions)
        self.kinds = len(tiles)
        self.size = sum(tile.count for tile in tiles)
        self.kind_of = {tile.id: kind for kind, tile in enumerate(tiles)}
        self.face_names = [f"{tile.id} r{rotation}" for tile in tiles for rotation in range(4)]
        self.face_of = {
            f"{tile.id} r{rotation}": kind * 4 + rotation
            for kind, tile in enumerate(tiles)
            for rotation in range(tile.rotations)
        }
        self.read_rulings()
        self.read_blends()
        for kind, tile in enumerate(tiles):
            self.read_tile(kind, tile)
            self.read_regions(kind, tile)
            self.read_arms(kind, tile)
            for rotation in range(SIDES):
                self.read_face(kind * 4 + rotation, tile, rotation)

    def read_rulings(self) -> None:
        """The switches as small numbers."""
        rulings = self.rulings
        self.spot = int(rulings.mixing == "spot")
        self.joins = int(rulings.seam == "joins")
        self.by_token = int(rulings.contest == "token")
        self.builder_last = int(rulings.contest_order == "builder_last")
        self.ties = SWITCHES["ties"].index(rulings.ties)
        self.unscored = int(rulings.uncontrolled == "unscored")
        self.by_votes = int(rulings.order == "votes")

    def read_blends(self) -> None:
        """Which two sides can lie together though they are not equal: suburban halves against rural ones (R11)."""
        for one in range(1, 16):
            for other in range(1, 16):
                pairs = zip(flanks(one), flanks(other), strict=True)
                self.blends[one * 16 + other] = (one > 3) == (other > 3) and all(blend(a, b) for a, b in pairs)

    def read_tile(self, kind: int, tile: Tile) -> None:
        """How many there are, what it counts for in the lots (R4, R5), its rotations, the part of each cell."""
        self.count[kind] = tile.count
        self.value[kind] = tile.value
        self.symbol_sum[kind] = sum(1 + SYMBOLS.index(symbol.kind) for symbol in tile.symbols)
        self.rotations[kind] = tile.rotations
        self.regions[kind], self.arms[kind] = len(tile.regions), len(tile.arms)
        for part, cells in enumerate([*(region.cells for region in tile.regions), *(arm.cells for arm in tile.arms)]):
            for row, column in cells:
                self.spot_part[kind * CELLS + row * 5 + column] = part + 1

    def read_regions(self, kind: int, tile: Tile) -> None:
        """The ground of each region, its worth in play and on Election Day, its symbols, what it touches."""
        for number, region in enumerate(tile.regions):
            entry = kind * PARTS + number
            self.ground[entry] = GROUND.index(region.kind)
            self.worth[entry], self.worth[ENTRIES + entry] = region.base, region.election
            self.symbols[entry] = sum(1 << SYMBOLS.index(symbol) for symbol in region.symbols)
            self.region_cell[entry] = region.cells[0][0] * 5 + region.cells[0][1]
        for one, other in tile.touches:
            self.touches[kind * PARTS + one] |= 1 << other
            self.touches[kind * PARTS + other] |= 1 << one

    def read_arms(self, kind: int, tile: Tile) -> None:
        """The regions that each arm borders; the city at its end among them, unless that lies apart (item 9)."""
        for number, arm in enumerate(tile.arms):
            entry = kind * PARTS + number
            self.arm_cell[entry] = arm.cells[0][0] * 5 + arm.cells[0][1]
            self.borders[entry] = sum(1 << region for of, region in tile.borders if of == number)
            if self.rulings.city_end == "borders":
                self.borders[entry] |= sum(1 << region for region in arm.city_ends)

    def read_face(self, face: int, tile: Tile, rotation: int) -> None:
        """The sides of a tile as it lies, and which region and which arm is at each of them."""
        for side in range(SIDES):
            code = tile.sides[(side + SIDES - rotation) % SIDES]
            self.sides[face] |= coded(code) << 4 * side
            self.needs[face * SIDES + side] = coded(code[::-1])
            self.port[face * SIDES + side] = -1
        for number, arm in enumerate(tile.arms):
            for port in arm.ports:
                self.port[face * SIDES + (port + rotation) % SIDES] = number
        for number, region in enumerate(tile.regions):
            for half in region.halves:
                self.half[face * HALVES + (half + 2 * rotation) % HALVES] = number


def coded(side: str) -> int:
    """A side as a number from 1 to 12: three without a highway, nine with one."""
    first, last = LETTERS.index(side[0]), LETTERS.index(side[::-1][0])
    return 1 + first if len(side) == 1 else 4 + first * 3 + last


def flanks(side: int) -> tuple[int, int]:
    """The ground of both halves of such a side."""
    return (side - 1, side - 1) if side < 4 else ((side - 4) // 3, (side - 4) % 3)


def blend(one: int, other: int) -> bool:
    """May such ground lie against such other ground, if need be?"""
    return one == other or {one, other} == {SUBURBAN, RURAL}
