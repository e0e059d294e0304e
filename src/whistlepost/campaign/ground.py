"""Where does a tile fit, and what lies beside what? Gaps, the three tiers, and laying a tile (R9-R11)."""

from __future__ import annotations

import cython

from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.numbers import A_PLACE, EXACT, MIXED, SIDES, SOUTH, UNFIT
    from whistlepost.campaign.precincts import join_tile


# ---- the three tiers


def fits(state: State, gap: int, face: int, tier: int) -> bool:
    """Does a tile, turned so, fit a gap in this tier (R10, R11)? Half by half, flanks of highways too (item 5)."""
    apart = (state.kit.sides[face] ^ state.need[gap]) & state.mask[gap]
    return apart == 0 if tier == EXACT else apart != 0 and blends(state, gap, face, apart)


def blends(state: State, gap: int, face: int, apart: int) -> bool:
    """Do all sides that are not equal differ by rural against suburban only (R11)?"""
    for side in range(SIDES):
        if apart >> 4 * side & 15:
            one = state.need[gap] >> 4 * side & 15
            other = state.kit.sides[face] >> 4 * side & 15
            if state.kit.blends[one * 16 + other] == 0:
                return False
    return True


def fits_turned(state: State, gap: int, kind: int, tier: int) -> bool:
    """Does the tile fit this gap in some rotation?"""
    for rotation in range(state.kit.rotations[kind]):
        if fits(state, gap, kind * 4 + rotation, tier):
            return True
    return False


def best_tier(state: State, kind: int) -> int:
    """How well does the tile fit where it fits best on the table: exactly, mixed, or not (R11)?"""
    for tier in range(EXACT, UNFIT):
        for gap in range(state.gaps):
            if fits_turned(state, gap, kind, tier):
                return tier
    return UNFIT


def offer_places(state: State, kind: int) -> None:
    """The tile may lie where it fits as well as anywhere, or, if each spot counts, as well as it can there (item 6)."""
    tier = best_tier(state, kind)
    for gap in range(state.gaps):
        if state.kit.spot:
            tier = EXACT if fits_turned(state, gap, kind, EXACT) else MIXED
        for rotation in range(state.kit.rotations[kind]):
            if fits(state, gap, kind * 4 + rotation, tier):
                state.offer(A_PLACE + state.gap[gap] * 4 + rotation)
    sort_offers(state)


def sort_offers(state: State) -> None:
    """Answers in order of their numbers, by insertion: there are few, and mostly in order."""
    for i in range(1, state.count):
        action = state.offered[i]
        j = i
        while j > 0 and state.offered[j - 1] > action:
            state.offered[j] = state.offered[j - 1]
            j -= 1
        state.offered[j] = action


# ---- the table


def step(cell: int, side: int) -> int:
    """The cell on that side of a cell."""
    if side & 1:
        return cell + 2 - side
    return cell + (side - 1) * SOUTH


def gap_at(state: State, cell: int) -> int:
    """The gap at that cell; -1 if there is none."""
    for gap in range(state.gaps):
        if state.gap[gap] == cell:
            return gap
    return -1


def tile_at(state: State, cell: int) -> int:
    """The tile at that cell, by its number in the order of laying; -1 if there is none."""
    for tile in range(state.laid):
        if state.cell[tile] == cell:
            return tile
    return -1


def start_at(state: State, cell: int) -> None:
    """The first tile will lie in this cell, not in the middle."""
    state.gap[0] = cell


def lay(state: State, gap: int, face: int) -> None:
    """Lay a tile into a gap; its parts join those beside them (R17, R18)."""
    tile = state.laid
    state.cell[tile] = state.gap[gap]
    state.face[tile] = face
    state.laid += 1
    for side in range(SIDES):
        state.beside[tile * SIDES + side] = state.gap_beside[gap * SIDES + side]
    close_gap(state, gap)
    for side in range(SIDES):
        other = state.beside[tile * SIDES + side]
        if other < 0:
            open_gap(state, tile, side)
        else:
            state.beside[other * SIDES + (side ^ 2)] = tile
    join_tile(state, tile)


def lay_at(state: State, cell: int, face: int) -> bool:
    """Lay a tile into the gap at that cell, if there is one that it fits, exactly or mixed; say whether it lies."""
    gap = gap_at(state, cell)
    if gap < 0 or not (fits(state, gap, face, EXACT) or fits(state, gap, face, MIXED)):
        return False
    lay(state, gap, face)
    return True


def close_gap(state: State, gap: int) -> None:
    """The gap is filled; the last one takes its number."""
    state.gaps -= 1
    last = state.gaps
    state.gap[gap], state.need[gap], state.mask[gap] = state.gap[last], state.need[last], state.mask[last]
    for side in range(SIDES):
        state.gap_beside[gap * SIDES + side] = state.gap_beside[last * SIDES + side]


def open_gap(state: State, tile: int, way: int) -> None:
    """The empty cell on that side of a tile is a gap, in which the side asks for its like."""
    cell = step(state.cell[tile], way)
    back = way ^ 2
    gap = gap_at(state, cell)
    if gap < 0:
        gap = state.gaps
        state.gaps += 1
        state.gap[gap], state.need[gap], state.mask[gap] = cell, 0, 0
        for side in range(SIDES):
            state.gap_beside[gap * SIDES + side] = -1
    state.gap_beside[gap * SIDES + back] = tile
    state.need[gap] |= state.kit.needs[state.face[tile] * SIDES + way] << 4 * back
    state.mask[gap] |= 15 << 4 * back
