"""Is every completed precinct resolved once, and contested by those who may (R19, R22, R29-R31, R36)?"""

from __future__ import annotations

import cython

from whistlepost.campaign.checks.invariant import Invariant
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.checks.influence import worth_of
    from whistlepost.campaign.checks.invariant import (
        earned_now,
        is_first,
        resolved_now,
        runs_along,
        settled_now,
        touched_by_last,
    )
    from whistlepost.campaign.numbers import (
        CONTEST,
        DRAW,
        EXTRA,
        MEDIA,
        ON_ARM,
        OPEN,
        ORDER,
        PART,
        PLACE,
        SEATS,
        SLOTS,
        TAKE,
        VOLUNTEER,
    )


class Waiting(Invariant):
    """While it is waited for, a completed precinct lies at the tile just placed; after that none is left (R37, R38)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for region in range(after.region[after.laid]):
            whole = after.whole[region]
            if after.open[whole] > 0 and after.status[whole] != OPEN:
                return False
            if after.open[whole] == 0 and after.status[whole] == OPEN:
                if after.asked not in (VOLUNTEER, ORDER, CONTEST) or not touched_by_last(after, region):
                    return False
        return True


class Once(Invariant):
    """What has become of a completed precinct stays: it is resolved once, and scored in play once (A6.6, R36)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for region in range(before.region[before.laid]):
            status = before.status[before.whole[region]]
            if status != OPEN and after.status[after.whole[region]] != status:
                return False
        return True


class Contested(Invariant):
    """Whoever has a whistlestop along a completed precinct is asked, in order, once; nobody else is (A6.10, R22)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if (after.asked == CONTEST) != (after.resolving >= 0):
            return False
        going_on = before.asked == CONTEST and after.asked == CONTEST and after.resolving == before.resolving
        if before.asked == CONTEST and action >= 0:
            following = asked_next(before, before.resolving, turns_after(before), next_slot(before))
            if following != (after.seat * SLOTS + after.arg if going_on else -1):
                return False
        if after.asked == CONTEST and not (going_on and action >= 0):
            if action >= 0 and asked_next(after, after.resolving, 0, 0) != after.seat * SLOTS + after.arg:
                return False
        return passed_over(before, after)


def passed_over(before: State, after: State) -> bool:
    """Had a precinct that was resolved without a question nobody who could have been asked?"""
    for region in range(after.region[after.laid]):
        if resolved_now(before, after, region) and is_first(after, region):
            contested = before.asked == CONTEST and after.whole[before.resolving] == after.whole[region]
            if not contested and asked_next(after, region, 0, 0) >= 0:
                return False
    return True


def first_to_be_asked(state: State) -> int:
    """The completing player, or, if so agreed, the next (item 12)."""
    return (state.turn + (1 if state.kit.builder_last else 0)) % state.players


def next_slot(state: State) -> int:
    """Which whistlestop of the seat that is asked comes after the one that is asked about (item 11)?"""
    return state.arg + 1 if state.kit.by_token else SLOTS


def turns_after(state: State) -> int:
    """The how manyth is the seat that is asked now?"""
    return (state.seat - first_to_be_asked(state) + state.players) % state.players


def asked_next(state: State, region: int, turn: int, slot: int) -> int:
    """The seat * 9 + argument that is to be asked next, from this one on in order; -1: nobody."""
    while turn < state.players:
        seat = (first_to_be_asked(state) + turn) % state.players
        while slot < SLOTS:
            if is_along(state, seat * SLOTS + slot, region):
                return seat * SLOTS + (slot if state.kit.by_token else 0)
            slot += 1
        slot = 0
        turn += 1
    return -1


def is_along(state: State, i: int, region: int) -> bool:
    """Is it a whistlestop on a highway along the precinct?"""
    return state.volunteer[i] >= ON_ARM * PART and runs_along(state, state.volunteer[i] // PART, region)


class Ordered(Invariant):
    """The order is asked where some whistlestop touches two; else the precinct worth most comes first (item 25)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.asked == ORDER:
            return matters(after) and after.find() == count_waiting(after)
        if after.asked != CONTEST or before.asked == ORDER or before.resolving == after.resolving:
            return True
        if matters(after) and action >= 0:
            return False
        return is_worth_most(after) or action < 0


def is_waiting(state: State, region: int) -> bool:
    """Is it the first region of a completed precinct that is not resolved?"""
    whole = state.whole[region]
    return state.open[whole] == 0 and state.status[whole] == OPEN and is_first(state, region)


def count_waiting(state: State) -> int:
    """How many precincts are still to be resolved?"""
    count = 0
    for region in range(state.region[state.laid]):
        count += is_waiting(state, region)
    return count


def matters(state: State) -> bool:
    """Does some whistlestop lie along two of the precincts that wait, and is the order chosen?"""
    if state.kit.by_votes:
        return False
    for i in range(SEATS * SLOTS):
        touched = 0
        for region in range(state.region[state.laid]):
            if state.volunteer[i] >= ON_ARM * PART and is_waiting(state, region):
                touched += is_along(state, i, region)
        if touched > 1:
            return True
    return False


def is_worth_most(state: State) -> bool:
    """Is no precinct that waits worth more than the one that is taken up?"""
    for region in range(state.region[state.laid]):
        if is_waiting(state, region) and worth_of(state, region, 0) > worth_of(state, state.resolving, 0):
            return False
    return True


class Earned(Invariant):
    """Noted of a turn are the boons of the precincts that its tile completed, whoever won them (R29-R31)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.asked in (DRAW, PLACE):
            return after.earned == 0
        if after.asked in (VOLUNTEER, ORDER, CONTEST, TAKE, EXTRA):
            return after.earned == earned_now(after)
        return True


class Media(Invariant):
    """One volunteer comes from the reserve in a turn at most, for media, once all is resolved (A6.7, R29)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if action < 0:
            return True
        due = settled_now(before, after) and earned_now(after) & MEDIA != 0 and before.reserve[before.turn] > 0
        for seat in range(after.players):
            if before.reserve[seat] - after.reserve[seat] != (1 if due and seat == before.turn else 0):
                return False
        return True
