"""Do tiles lie as tiles may lie, and is what is kept of them what a fresh look finds (R9-R12, R17-R19)?"""

from __future__ import annotations

import cython

from whistlepost.campaign.checks.invariant import Invariant
from whistlepost.campaign.checks.survey import Survey
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.checks.survey import beyond, tile_in
    from whistlepost.campaign.numbers import LOT, ON_ARM, PLACE, SIDES, START


class Tiles(Invariant):
    """Each tile is in one place: on the table, in hand, a lot, in the bag, or aside (A6.8)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for kind in range(after.kit.kinds):
            count = after.bag[kind] + after.aside[kind] + (after.hand == kind)
            for tile in range(after.laid):
                count += after.face[tile] // 4 == kind
            if after.asked == LOT:  # afterwards the lots only stay in sight
                for seat in range(after.players):
                    count += after.lot[seat] == kind
            if count != after.kit.count[kind]:
                return False
        return True


class Laid(Invariant):
    """A tile that lies stays as it lies; one comes in an answer, the start tile as printed or that in hand (R8, R9)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for tile in range(before.laid):
            if before.cell[tile] != after.cell[tile] or before.face[tile] != after.face[tile]:
                return False
        if before.asked == PLACE and action >= 0:
            return after.laid == before.laid + 1 and after.face[before.laid] // 4 == before.hand
        if before.asked == START and action >= 0:
            return after.laid == 1 and after.face[0] % 4 == 0
        return after.laid == before.laid


class Cells(Invariant):
    """No cell holds two tiles, each tile but the first lies beside an earlier one, and neighbours are known (R9)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if action >= 0 and before.laid == after.laid:
            return True
        for tile in range(after.laid):
            if tile_in(after, after.cell[tile]) != tile or (tile > 0 and not lies_beside(after, tile)):
                return False
            for side in range(SIDES):
                if after.beside[tile * SIDES + side] != tile_in(after, beyond(after.cell[tile], side)):
                    return False
        return True


def lies_beside(state: State, tile: int) -> bool:
    """Was there a tile beside this one when it was laid?"""
    for side in range(SIDES):
        if 0 <= tile_in(state, beyond(state.cell[tile], side)) < tile:
            return True
    return False


class Gaps(Invariant):
    """The gaps are the empty cells beside tiles, each once, and know what lies on their sides."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.laid == 0 or (action >= 0 and before.laid == after.laid):
            return True
        found = 0
        for tile in range(after.laid):
            for side in range(SIDES):
                found += after.beside[tile * SIDES + side] < 0
        for gap in range(after.gaps):
            if tile_in(after, after.gap[gap]) >= 0 or is_repeated(after, gap):
                return False
            for side in range(SIDES):
                tile = tile_in(after, beyond(after.gap[gap], side))
                found -= tile >= 0
                if after.gap_beside[gap * SIDES + side] != tile or not asks_right(after, gap, side):
                    return False
        return found == 0


def is_repeated(state: State, gap: int) -> bool:
    """Is the same cell an earlier gap too?"""
    for other in range(gap):
        if state.gap[other] == state.gap[gap]:
            return True
    return False


def asks_right(state: State, gap: int, side: int) -> bool:
    """Does the gap ask on this side for what the tile there wants, and for nothing where none is?"""
    tile = state.gap_beside[gap * SIDES + side]
    asks = state.need[gap] >> 4 * side & 15
    if tile < 0:
        return asks == 0 and state.mask[gap] >> 4 * side & 15 == 0
    wanted = state.kit.needs[state.face[tile] * SIDES + (side + 2) % SIDES]
    return asks == wanted and state.mask[gap] >> 4 * side & 15 == 15


class Precincts(Invariant):
    """Precincts and highways, their parts and open ends are what a flood of the whole table finds (A6.2, R17-R19)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if action >= 0 and before.laid == after.laid:
            return is_kept(before, after, 0, after.region[after.laid]) and is_kept(
                before, after, ON_ARM, after.arm[after.laid]
            )
        survey = Survey(after)
        return agrees(after, survey, 0, after.region[after.laid]) and agrees(
            after, survey, ON_ARM, after.arm[after.laid]
        )


def is_kept(before: State, after: State, start: int, stop: int) -> bool:
    """Is everything joined as before?"""
    for part in range(start, stop):
        if before.whole[part] != after.whole[part] or before.ring[part] != after.ring[part]:
            return False
        if before.open[part] != after.open[part] or before.home[part] != after.home[part]:
            return False
    return True


def agrees(state: State, survey: Survey, start: int, stop: int) -> bool:
    """Is each whole what was found, with as many open ends, and does its ring lead round through all its parts?"""
    for part in range(start, stop):
        first = survey.first[part]
        if state.whole[part] != state.whole[first] or survey.first[state.whole[part]] != first:
            return False
        if survey.first[state.ring[part]] != first:
            return False
        if part == first and (
            state.open[state.whole[part]] != survey.open[part] or ring_length(state, part) != survey.size[part]
        ):
            return False
    return True


def ring_length(state: State, part: int) -> int:
    """After how many steps does the ring come round to this part? More than there are: never."""
    steps = 1
    other = state.ring[part]
    while other != part and steps <= state.region[state.laid] + state.arm[state.laid]:
        other = state.ring[other]
        steps += 1
    return steps
