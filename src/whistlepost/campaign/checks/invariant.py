"""What is an invariant of the campaign game, and which small facts do several of them ask for?"""

from __future__ import annotations

import cython

from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.numbers import (
        A_CONTEST,
        A_OFFICE,
        A_RESOLVE,
        A_WHISTLESTOP,
        CONTEST,
        DECLARED,
        DRAW,
        EXTRA,
        HALVES,
        LOT,
        MEDIA,
        MONEY,
        ON_ARM,
        OPEN,
        ORDER,
        PART,
        PARTS,
        PLACE,
        SLOTS,
        START,
        TAKE,
        VOLUNTEER,
    )

PHASES = (LOT, START, DRAW, PLACE, VOLUNTEER, ORDER, CONTEST, TAKE, EXTRA)
"""The questions of the setup and of a turn, in order; a precinct is ordered and contested as often as need be."""


class Invariant:
    """Something that holds in every position, or whenever an answer leads from one to another. Stateless."""

    def holds(self, before: State, after: State, action: int) -> bool:
        """Does it hold, when this answer led from `before` to `after`? In the setup both are one, and no answer is."""
        return True


# ---- turns


def same_turn(before: State, after: State) -> bool:
    """Did the answer leave the turn, and the game, going on?"""
    return after.asked >= 0 and before.turn == after.turn and before.row == after.row


def is_settling(state: State) -> bool:
    """Are precincts still to be resolved in this turn, if any are completed?"""
    return state.asked in (PLACE, VOLUNTEER, ORDER, CONTEST)


def settled_now(before: State, after: State) -> bool:
    """Did the answer settle the last precinct of the turn, or was there none, so that the boons came (R29-R31)?"""
    return is_settling(before) and not (same_turn(before, after) and is_settling(after))


# ---- tiles and parts


def region_of(state: State, tile: int, half: int) -> int:
    """The region at a half-edge of a tile as it lies: the halves are counted clockwise from the north."""
    return state.region[tile] + state.kit.half[state.face[tile] * HALVES + half]


def facing(half: int) -> int:
    """The half-edge that lies along this one: of the opposite side the other half."""
    side = half // 2
    return (side + 2) % 4 * 2 + 1 - half % 2


def printed(state: State, part: int) -> int:
    """Where the kit's tables tell of this region or arm."""
    tile = state.home[part]
    first = state.arm[tile] if part >= ON_ARM else state.region[tile]
    return (state.face[tile] >> 2) * PARTS + part - first


def runs_along(state: State, arm: int, region: int) -> bool:
    """Does the highway of this arm border the precinct of this region, along any of its arms (R20)?"""
    for other in range(ON_ARM, state.arm[state.laid]):
        if state.whole[other] == state.whole[arm] and is_beside(state, other, region):
            return True
    return False


def is_beside(state: State, arm: int, region: int) -> bool:
    """Does this arm border the precinct of this region on its own tile?"""
    tile = state.home[arm]
    for other in range(state.region[tile], state.region[tile + 1]):
        if state.whole[other] == state.whole[region]:
            if state.kit.borders[printed(state, arm)] >> (other - state.region[tile]) & 1:
                return True
    return False


def is_first(state: State, region: int) -> bool:
    """Is it the first region of its precinct? So each precinct is looked at once."""
    for other in range(region):
        if state.whole[other] == state.whole[region]:
            return False
    return True


# ---- volunteers


def stands_on(state: State, seat: int, part: int) -> bool:
    """Has the seat a volunteer in this region or on this arm?"""
    for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.volunteer[i] >= 0 and state.volunteer[i] // PART == part:
            return True
    return False


def sent_to(state: State, action: int) -> int:
    """The region or arm of the tile just placed onto which this answer sends a volunteer; -1: it sends none."""
    if state.asked != VOLUNTEER or not A_OFFICE <= action < A_RESOLVE:
        return -1
    tile = state.laid - 1
    first = state.region[tile] if action < A_WHISTLESTOP else state.arm[tile]
    last = state.region[tile + 1] if action < A_WHISTLESTOP else state.arm[tile + 1]
    for part in range(first, last):
        entry = printed(state, part)
        if action in (A_OFFICE + state.kit.region_cell[entry], A_WHISTLESTOP + state.kit.arm_cell[entry]):
            return part
    return -1


def is_declared(state: State, i: int, action: int) -> bool:
    """Is it a whistlestop that was declared, or is with this answer, for the precinct that is contested (R22)?"""
    if state.asked != CONTEST or state.volunteer[i] < ON_ARM * PART:
        return False
    if state.volunteer[i] & DECLARED:
        return True
    if action != A_CONTEST or i // SLOTS != state.seat or (state.kit.by_token and i % SLOTS != state.arg):
        return False
    return runs_along(state, state.volunteer[i] // PART, state.resolving)


def resolved_now(before: State, after: State, region: int) -> bool:
    """Did the answer have the precinct of this region resolved?"""
    if after.status[after.whole[region]] == OPEN or before.asked == START:
        return False
    if region >= before.region[before.laid]:
        return True
    return before.status[before.whole[region]] == OPEN


def touched_by_last(state: State, region: int) -> bool:
    """Does the precinct lie on the tile laid last, or across a side of it?"""
    tile = state.laid - 1
    for half in range(HALVES):
        other = state.beside[tile * 4 + half // 2]
        if other >= 0 and state.whole[region_of(state, other, facing(half))] == state.whole[region]:
            return True
    for mine in range(state.region[tile], state.region[tile + 1]):
        if state.whole[mine] == state.whole[region]:
            return True
    return False


def is_office(volunteer: int) -> bool:
    """Is it a volunteer in a region?"""
    return 0 <= volunteer < ON_ARM * PART


def earned_now(state: State) -> int:
    """The boons in all precincts that the last tile completed and that are resolved, counted anew (R29, R30)."""
    found = 0
    for region in range(state.region[state.laid]):
        whole = state.whole[region]
        if state.open[whole] == 0 and state.status[whole] != 0 and touched_by_last(state, region):
            found |= state.kit.symbols[printed(state, region)]
    return found & (MEDIA | MONEY)
