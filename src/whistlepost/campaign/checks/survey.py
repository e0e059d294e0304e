"""Which precincts and highways do the tiles on the table make? Flooded from nothing, to compare with what is kept."""

from __future__ import annotations

import cython

from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.checks.invariant import facing, printed, region_of
    from whistlepost.campaign.numbers import ALL_PARTS, HALVES, ON_ARM, SIDES, SOUTH, TILES, URBAN

UNSEEN = -1


class Survey:
    """The whole table, looked at anew: what lies beside what, and for each part the first part of its whole."""

    def __init__(self, state: State) -> None:
        if not cython.compiled:  # plain lists stand in for the C arrays
            self.next, self.first = [0] * (TILES * SIDES), [0] * ALL_PARTS
            self.size, self.open, self.path = [0] * ALL_PARTS, [0] * ALL_PARTS, [0] * ALL_PARTS
        self.state = state
        self.found = 0
        self.look()

    def look(self) -> None:
        """Find what lies beside what, then flood the regions, then the arms."""
        state = self.state
        for tile in range(state.laid):
            for side in range(SIDES):
                self.next[tile * SIDES + side] = tile_in(state, beyond(state.cell[tile], side))
        self.flood(0, state.region[state.laid])
        self.flood(ON_ARM, state.arm[state.laid])

    def flood(self, start: int, stop: int) -> None:
        """Give each part of this range the first part of its whole."""
        for part in range(start, stop):
            self.first[part] = UNSEEN
            self.size[part] = self.open[part] = 0
        for part in range(start, stop):
            if self.first[part] == UNSEEN:
                self.spread(part)

    def spread(self, part: int) -> None:
        """From one part to all that are joined to it."""
        self.found = 0
        self.reach(part, part)
        at = 0
        while at < self.found:
            if part < ON_ARM:
                self.over_halves(self.path[at], part)
            else:
                self.over_ports(self.path[at], part)
            at += 1
        self.size[part] = self.found

    def reach(self, part: int, first: int) -> None:
        """This part belongs to that whole too."""
        if self.first[part] == UNSEEN:
            self.first[part] = first
            self.path[self.found] = part
            self.found += 1

    def over_halves(self, region: int, first: int) -> None:
        """Ground joins its like across the halves of a side (R17); urban ground urban ground alone (item 8)."""
        state = self.state
        tile = state.home[region]
        for half in range(HALVES):
            if region_of(state, tile, half) == region:
                other = self.next[tile * SIDES + half // 2]
                if other < 0:
                    self.open[first] += 1
                elif self.is_joined(region, region_of(state, other, facing(half))):
                    self.reach(region_of(state, other, facing(half)), first)

    def is_joined(self, region: int, other: int) -> bool:
        """Is it ground of the same kind, or of a kind that joins with it?"""
        ground = self.state.kit.ground[printed(self.state, region)]
        beside = self.state.kit.ground[printed(self.state, other)]
        return ground == beside or (self.state.kit.joins != 0 and URBAN not in (ground, beside))

    def over_ports(self, arm: int, first: int) -> None:
        """A highway goes on across the sides at which it leaves the tile (R18)."""
        state = self.state
        tile = state.home[arm]
        for side in range(SIDES):
            if arm_of(state, tile, side) == arm:
                other = self.next[tile * SIDES + side]
                if other < 0:
                    self.open[first] += 1
                elif arm_of(state, other, (side + 2) % SIDES) >= 0:
                    self.reach(arm_of(state, other, (side + 2) % SIDES), first)


def beyond(cell: int, side: int) -> int:
    """The cell on that side: north, east, south, west."""
    if side == 0:
        return cell - SOUTH
    if side == 1:
        return cell + 1
    return cell + SOUTH if side == 2 else cell - 1


def tile_in(state: State, cell: int) -> int:
    """The tile in this cell; -1: none."""
    for tile in range(state.laid):
        if state.cell[tile] == cell:
            return tile
    return -1


def arm_of(state: State, tile: int, side: int) -> int:
    """The arm that leaves a tile on that side as it lies; -1: none."""
    arm = state.kit.port[state.face[tile] * SIDES + side]
    return state.arm[tile] + arm if arm >= 0 else -1
