"""Where does a tile fit, and what lies beside what? Gaps, the three tiers, and laying a tile (R9-R11)."""

from __future__ import annotations

import cython

from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.numbers import A_PLACE, EXACT, MIXED, SIDES, SOUTH, UNFIT
    from whistlepost.campaign.precincts import join_tile


# ---- the three tiers


def fit(state: State, gap: int, face: int) -> int:
    """Does a tile, turned so, fit a gap exactly, mixed, or not (R10)? Half by half, flanks of highways too (item 5)."""
    if (state.kit.sides[face] ^ state.need[gap]) & state.mask[gap] == 0:
        return EXACT
    return blended(state, gap, face)


def blended(state: State, gap: int, face: int) -> int:
    """Does it fit at least with rural against suburban (R11)?"""
    apart = (state.kit.sides[face] ^ state.need[gap]) & state.mask[gap]
    for side in range(SIDES):
        if apart >> 4 * side & 15:
            one = state.need[gap] >> 4 * side & 15
            other = state.kit.sides[face] >> 4 * side & 15
            if state.kit.blends[one * 16 + other] == 0:
                return UNFIT
    return MIXED


def best_here(state: State, gap: int, kind: int) -> int:
    """How well does the tile fit this gap in its best rotation?"""
    best = UNFIT
    for rotation in range(state.kit.rotations[kind]):
        found = fit(state, gap, kind * 4 + rotation)
        best = min(best, found)
    return best


def best_anywhere(state: State, kind: int) -> int:
    """How well does the tile fit where it fits best on the table?"""
    best = UNFIT
    for gap in range(state.gaps):
        found = best_here(state, gap, kind)
        if found == EXACT:
            return EXACT
        best = min(best, found)
    return best


def offer_places(state: State, kind: int) -> None:
    """The tile may lie where it fits as well as anywhere, or, if each spot counts, as well as it can there (item 6)."""
    tier = best_anywhere(state, kind)
    for gap in range(state.gaps):
        if state.kit.spot:
            tier = best_here(state, gap, kind)
        for rotation in range(state.kit.rotations[kind]):
            if tier != UNFIT and fit(state, gap, kind * 4 + rotation) == tier:
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
