"""Does every volunteer stand where it may, come as it may, and go only when it may (R13-R16, R24, R25, R32, R33)?"""

from __future__ import annotations

import cython

from whistlepost.campaign.checks.invariant import Invariant
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.checks.invariant import (
        is_declared,
        is_office,
        printed,
        resolved_now,
        runs_along,
        sent_to,
        stands_on,
        touched_by_last,
    )
    from whistlepost.campaign.numbers import (
        A_DONE,
        A_NONE,
        A_OFFICE,
        A_TAKE,
        A_WHISTLESTOP,
        CELLS,
        CONTEST,
        DECLARED,
        DOWN,
        NEW,
        NOBODY,
        ON_ARM,
        OPEN,
        PART,
        SEATS,
        SEWN_UP,
        SLOTS,
        TAKE,
        VOLUNTEER,
    )


class Standing(Invariant):
    """Face down stand the offices of sewn-up precincts, one a player; in one without controller nobody (R23, R24)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for i in range(SEATS * SLOTS):
            if is_office(after.volunteer[i]):
                status = after.status[after.whole[after.volunteer[i] // PART]]
                down = after.volunteer[i] & DOWN != 0
                if down != (status == SEWN_UP) or (not down and status != OPEN) or (down and is_second(after, i)):
                    return False
        return True


def is_second(state: State, i: int) -> bool:
    """Has the seat of this volunteer an earlier one in the same precinct?"""
    for other in range(i // SLOTS * SLOTS, i):
        if is_office(state.volunteer[other]):
            if state.whole[state.volunteer[other] // PART] == state.whole[state.volunteer[i] // PART]:
                return True
    return False


class Marks(Invariant):
    """New is an office set face down in this turn; declared a whistlestop whose precinct is contested (R22, R24)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for i in range(SEATS * SLOTS):
            volunteer = after.volunteer[i]
            if volunteer == NOBODY:
                continue
            if volunteer & NEW and not (volunteer & DOWN and touched_by_last(after, volunteer // PART)):
                return False
            if volunteer & DECLARED and not (after.asked == CONTEST and is_beside_contested(after, volunteer)):
                return False
            if volunteer >= ON_ARM * PART and volunteer & (DOWN | NEW):
                return False
        return True


def is_beside_contested(state: State, volunteer: int) -> bool:
    """Is it a whistlestop along the precinct that is being resolved?"""
    return volunteer >= ON_ARM * PART and runs_along(state, volunteer // PART, state.resolving)


class Sent(Invariant):
    """A volunteer comes onto the tile just placed, where nobody is; or face down into a precinct just won (R13-R16)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        part = sent_to(before, action)
        if part >= 0 and (is_held(before, part) or before.supply[before.turn] == 0):
            return False
        for i in range(SEATS * SLOTS):
            if after.volunteer[i] != NOBODY and not stands_on(before, i // SLOTS, after.volunteer[i] // PART):
                sent = after.volunteer[i] // PART == part and i // SLOTS == before.turn
                won = after.volunteer[i] & DOWN and resolved_now(before, after, after.volunteer[i] // PART)
                if action >= 0 and not sent and not won:
                    return False
        return True


def is_held(state: State, part: int) -> bool:
    """Is a volunteer of anyone in this precinct or on this highway (R14)?"""
    for i in range(SEATS * SLOTS):
        if state.volunteer[i] != NOBODY and state.whole[state.volunteer[i] // PART] == state.whole[part]:
            return True
    return False


class Gone(Invariant):
    """A volunteer goes home when its precinct is resolved, when it declared, or when its owner takes it (R15, R25)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for i in range(SEATS * SLOTS):
            volunteer = before.volunteer[i]
            if volunteer != NOBODY and not stands_on(after, i // SLOTS, volunteer // PART):
                if not is_taken_back(before, i, action) and not has_taken_part(before, after, i, action):
                    return False
        return True


def is_taken_back(state: State, i: int, action: int) -> bool:
    """Does its owner take this volunteer back with this answer, and may he (R32, R33)?"""
    return state.asked == TAKE and is_ripe(state, i) and name_of(state, state.volunteer[i] // PART) == action


def is_ripe(state: State, i: int) -> bool:
    """Is it a volunteer of the seat on turn on something completed, and not set face down in this turn?"""
    if state.volunteer[i] == NOBODY or i // SLOTS != state.turn or state.volunteer[i] & NEW:
        return False
    return state.open[state.whole[state.volunteer[i] // PART]] == 0


def name_of(state: State, part: int) -> int:
    """The answer that takes a volunteer from this region or arm: its tile's cell, and its first cell in the picture."""
    entry = printed(state, part)
    spot = state.kit.arm_cell[entry] if part >= ON_ARM else state.kit.region_cell[entry]
    return A_TAKE + state.cell[state.home[part]] * CELLS + spot


def has_taken_part(before: State, after: State, i: int, action: int) -> bool:
    """Was it in a precinct that was resolved now, or declared beside one?"""
    if is_office(before.volunteer[i]):
        return resolved_now(before, after, before.volunteer[i] // PART)
    return is_declared(before, i, action) and resolved_now(before, after, before.resolving)


class Free(Invariant):
    """Asked for a volunteer, a player may name each free region and arm of the tile just placed, or none (R13, R14)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.asked != VOLUNTEER:
            return True
        tile = after.laid - 1
        count = 0
        for part in range(after.region[tile], after.region[tile + 1]):
            free = not is_held(after, part)
            count += free
            if free != after.is_offered(A_OFFICE + after.kit.region_cell[printed(after, part)]):
                return False
        for part in range(after.arm[tile], after.arm[tile + 1]):
            free = not is_held(after, part)
            count += free
            if free != after.is_offered(A_WHISTLESTOP + after.kit.arm_cell[printed(after, part)]):
                return False
        return count > 0 and after.supply[after.turn] > 0 and after.is_offered(A_NONE) and after.find() == count + 1


class Ripe(Invariant):
    """Asked what to take back, a player may name each own volunteer on something completed, or be done (R32, R33)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.asked != TAKE:
            return True
        count = 0
        for i in range(after.turn * SLOTS, after.turn * SLOTS + SLOTS):
            if is_ripe(after, i):
                count += 1
                if not after.is_offered(name_of(after, after.volunteer[i] // PART)):
                    return False
        return count > 0 and after.is_offered(A_DONE) and after.find() == count + 1
