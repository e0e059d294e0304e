"""Is a tile laid where it may be laid, and nowhere else (R10-R12)?"""

from __future__ import annotations

import cython

from whistlepost.campaign.checks.invariant import Invariant
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.checks.invariant import facing
    from whistlepost.campaign.numbers import (
        A_PLACE,
        DRAW,
        EXACT,
        HALVES,
        LOT,
        MIXED,
        PARTS,
        PLACE,
        SIDES,
        UNFIT,
        URBAN,
    )


class Sides(Invariant):
    """Highways meet highways, like meets like, and where it does not, rural meets suburban ground (R10, R11)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if action >= 0 and before.laid == after.laid:
            return True
        for tile in range(after.laid):
            for side in range(SIDES):
                other = after.beside[tile * SIDES + side]
                if other >= 0 and side_fit(after, after.face[tile], side, other) == UNFIT:
                    return False
        return True


def side_fit(state: State, face: int, side: int, other: int) -> int:
    """How well does this side of a tile as it lies meet the other tile: exactly, mixed, or not?"""
    opposite = state.kit.port[state.face[other] * SIDES + (side + 2) % SIDES]
    if (state.kit.port[face * SIDES + side] >= 0) != (opposite >= 0):
        return UNFIT
    worst = EXACT
    for half in range(side * 2, side * 2 + 2):
        mine = ground_at(state, face, half)
        theirs = ground_at(state, state.face[other], facing(half))
        if mine != theirs:
            if URBAN in (mine, theirs):
                return UNFIT
            worst = MIXED
    return worst


def ground_at(state: State, face: int, half: int) -> int:
    """The kind of ground at a half-edge of a tile as it lies."""
    return state.kit.ground[face // 4 * PARTS + state.kit.half[face * HALVES + half]]


def fit_of(state: State, gap: int, face: int) -> int:
    """How well does a tile fit in this gap, turned so?"""
    worst = EXACT
    for side in range(SIDES):
        other = state.gap_beside[gap * SIDES + side]
        if other >= 0 and worst != UNFIT:
            worst = max(worst, side_fit(state, face, side, other))
    return worst


def best_in(state: State, gap: int, kind: int) -> int:
    """How well does the tile fit in this gap, turned as it fits best?"""
    best = UNFIT
    for rotation in range(state.kit.rotations[kind]):
        if best != EXACT:
            best = min(best, fit_of(state, gap, kind * 4 + rotation))
    return best


def best_of(state: State, kind: int) -> int:
    """How well does the tile fit where it fits best?"""
    best = UNFIT
    for gap in range(state.gaps):
        if best != EXACT:
            best = min(best, best_in(state, gap, kind))
    return best


class Placements(Invariant):
    """A tile in hand may lie mixed only if it fits exactly nowhere, or not in that spot; all that may be is (R11)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.asked != PLACE:
            return True
        best = best_of(after, after.hand)
        count = 0
        for gap in range(after.gaps):
            if after.kit.spot:
                best = best_in(after, gap, after.hand)
            for rotation in range(after.kit.rotations[after.hand]):
                if best != UNFIT and fit_of(after, gap, after.hand * 4 + rotation) == best:
                    count += 1
                    if not after.is_offered(A_PLACE + after.gap[gap] * 4 + rotation):
                        return False
        return count > 0 and count == after.find()


class Unplaceable(Invariant):
    """Only tiles that fit nowhere wait aside while another is drawn, and never all of them (R12)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        waits = after.asked in (LOT, DRAW)
        placeable = 0
        for kind in range(after.kit.kinds):
            if after.aside[kind] and (not waits or (after.asked == DRAW and best_of(after, kind) != UNFIT)):
                return after.asked < 0
            if after.asked == DRAW and placeable == 0 and after.bag[kind]:
                placeable += best_of(after, kind) != UNFIT
        return after.asked != DRAW or placeable > 0


class Over(Invariant):
    """The game ends when no tile is left that could be placed, and then only (R35, item 7)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.asked >= 0:
            return before.asked >= 0
        for kind in range(after.kit.kinds):
            if after.bag[kind] + after.aside[kind] > 0 and best_of(after, kind) != UNFIT:
                return False
        return after.hand < 0
