"""Who has influence where, and how likely is a precinct to be completed? What the bot notes about a position."""

from __future__ import annotations

import cython

from whistlepost.bots.campaign.taste import Taste
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.ground import fits_turned, gap_at, step
    from whistlepost.campaign.influence import worth
    from whistlepost.campaign.numbers import (
        DOWN,
        EXACT,
        GAPS,
        HALVES,
        ON_ARM,
        PART,
        REGIONS,
        SEATS,
        SEWN_UP,
        SIDES,
        SLOTS,
    )
    from whistlepost.campaign.precincts import entry_of, opposite, region_at

NEEDS = 65536
"""What the four sides of an empty cell ask for, as a number, is smaller."""
SURE = 1000
"""Chances are counted in thousandths."""


class Outlook:
    """The eyes of a seat, and room to reckon in. It holds for one decision: nothing is drawn in between."""

    def __init__(self, state: State, seat: int, taste: Taste, left: int) -> None:
        if not cython.compiled:  # plain lists stand in for the C arrays
            self.fitting = [0] * NEEDS
            self.play, self.day = [0] * (REGIONS * SEATS), [0] * (REGIONS * SEATS)
            self.touched, self.listed, self.seen = [0] * REGIONS, [0] * REGIONS, [0] * REGIONS
            self.held, self.odds, self.seen_gap = [0] * REGIONS, [0] * REGIONS, [0] * GAPS
        self.kit = state.kit
        self.taste = taste
        self.seat = seat
        self.left = left
        self.count = self.look = self.mark = self.edge_mark = 0
        self.votes = self.day_votes = self.chance = 0
        self.mine = self.most = 0
        self.less = False

    # ---- influence

    def gather(self, state: State) -> None:
        """Note the influence of every seat in every precinct that waits to be scored."""
        for i in range(self.count):
            for seat in range(SEATS):
                self.play[self.touched[i] * SEATS + seat] = self.day[self.touched[i] * SEATS + seat] = 0
        self.count = 0
        self.look += 1
        for seat in range(state.players):
            for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
                if state.volunteer[i] < 0:
                    break
                self.note_volunteer(state, seat, state.volunteer[i])

    def note_volunteer(self, state: State, seat: int, volunteer: int) -> None:
        """An office counts in its precinct, a whistlestop along its highway, a face-down office beside its precinct."""
        part = volunteer // PART
        self.mark += 1
        if part >= ON_ARM:
            self.note_highway(state, seat, part)
        elif volunteer & DOWN:
            self.note_neighbours(state, seat, part)
        else:
            self.note(state, state.whole[part], seat, 2, 2)
            self.held[state.whole[part]] = self.look

    def note(self, state: State, whole: int, seat: int, play: int, day: int) -> None:
        """So much influence more, in play and on Election Day."""
        if self.listed[whole] != self.look:
            self.listed[whole] = self.look
            self.touched[self.count] = whole
            self.count += 1
        self.play[whole * SEATS + seat] += play
        self.day[whole * SEATS + seat] += day

    def note_highway(self, state: State, seat: int, part: int) -> None:
        """Every precinct along the highway, once."""
        arm = part
        while True:
            tile = state.home[arm]
            mask = state.kit.borders[entry_of(state, arm)]
            for region in range(state.region[tile], state.region[tile + 1]):
                if mask >> (region - state.region[tile]) & 1 and self.is_new(state, state.whole[region]):
                    self.note(state, state.whole[region], seat, 1, 1)
            arm = state.ring[arm]
            if arm == part:
                return

    def note_neighbours(self, state: State, seat: int, part: int) -> None:
        """Every precinct beside this one, once."""
        region = part
        while True:
            tile = state.home[region]
            mask = state.kit.touches[entry_of(state, region)]
            for other in range(state.region[tile], state.region[tile + 1]):
                if mask >> (other - state.region[tile]) & 1 and self.is_new(state, state.whole[other]):
                    self.note(state, state.whole[other], seat, 0, 1)
            for half in range(HALVES):
                beyond = state.beside[tile * SIDES + half // 2]
                if beyond >= 0 and region_at(state, tile, half) == region:
                    other = state.whole[region_at(state, beyond, opposite(half))]
                    if other != state.whole[region] and self.is_new(state, other):
                        self.note(state, other, seat, 0, 1)
            region = state.ring[region]
            if region == part:
                return

    def is_new(self, state: State, whole: int) -> bool:
        """Does the precinct wait to be scored, and has it not been met since the last mark?"""
        if state.status[whole] == SEWN_UP or self.seen[whole] == self.mark:
            return False
        self.seen[whole] = self.mark
        return True

    # ---- a precinct

    def measure(self, state: State, whole: int) -> None:
        """Note what a precinct will be worth in play and on Election Day, and the chance that it is completed."""
        self.chance = 0
        growth = 0
        if state.open[whole] > 0:
            growth = self.taste.growth * self.measure_edges(state, whole)
        self.odds[whole] = self.chance
        unit = 3 - state.kit.ground[entry_of(state, whole)]
        self.votes = worth(state, whole, 0) * 100 + growth * unit
        self.day_votes = worth(state, whole, 1) * 100 + growth

    def measure_edges(self, state: State, whole: int) -> int:
        """The open cells of a precinct; its chance is that each is filled with one of the tiles that fit."""
        cells = 0
        self.chance = SURE
        self.edge_mark += 1
        region = whole
        while True:
            tile = state.home[region]
            for side in range(SIDES):
                if state.beside[tile * SIDES + side] < 0 and is_at(state, tile, side, region):
                    gap = gap_at(state, step(state.cell[tile], side))
                    if self.seen_gap[gap] != self.edge_mark:
                        self.seen_gap[gap] = self.edge_mark
                        cells += 1
                        fitting = self.tiles_for(state, gap)
                        self.chance = self.chance * fitting // (fitting + self.taste.fill)
            region = state.ring[region]
            if region == whole:
                return cells

    def tiles_for(self, state: State, gap: int) -> int:
        """How many tiles of the bag fit an empty cell exactly."""
        need = state.need[gap]
        if self.fitting[need] == 0:
            tiles = 0
            for kind in range(state.kit.kinds):
                if state.bag[kind] > 0 and fits_turned(state, gap, kind, EXACT):
                    tiles += state.bag[kind]
            self.fitting[need] = tiles + 1
        return self.fitting[need] - 1


def is_at(state: State, tile: int, side: int, region: int) -> bool:
    """Does the region lie at this side of its tile?"""
    return region_at(state, tile, 2 * side) == region or region_at(state, tile, 2 * side + 1) == region
