"""Is every figure one that can be? Ranges, limits, and nothing with seats that nobody has (R1)."""

from __future__ import annotations

import cython

from whistlepost.campaign.checks.invariant import Invariant
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.numbers import (
        ALL_PARTS,
        CHANCE,
        DECLARED,
        DOWN,
        GAPS,
        KINDS,
        MEDIA,
        MONEY,
        NEW,
        NOBODY,
        ON_ARM,
        OUT,
        PART,
        REGIONS,
        RESERVE,
        SEATS,
        SEWN_UP,
        SLOTS,
        SUPPLY,
        TILES,
        TURNS_IN_A_ROW,
    )


class Lengths(Invariant):
    """Players, turn, question and the lengths of all lists are such as can be."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.players != after.kit.players or not 0 <= after.laid <= TILES or not 0 <= after.gaps <= GAPS:
            return False
        if not 0 <= after.turn < after.players or not 0 <= after.first < after.players:
            return False
        return 0 <= after.earned <= MEDIA | MONEY and is_question(after) and parts_follow(after)


def is_question(state: State) -> bool:
    """Is it a question that there is, asked of chance or of a seat that there is?"""
    if not -1 <= state.asked < len(state.kit.questions) or not CHANCE <= state.seat < state.players:
        return False
    return 0 <= state.arg < SLOTS and -1 <= state.hand < state.kit.kinds and -1 <= state.resolving < REGIONS


def parts_follow(state: State) -> bool:
    """Have the tiles the numbers of their regions and arms one behind the other?"""
    if state.region[0] != 0 or state.arm[0] != ON_ARM:
        return False
    for tile in range(state.laid):
        if not 0 <= state.face[tile] < state.kit.kinds * 4:
            return False
        kind = state.face[tile] // 4
        if state.region[tile + 1] != state.region[tile] + state.kit.regions[kind]:
            return False
        if state.arm[tile + 1] != state.arm[tile] + state.kit.arms[kind]:
            return False
    return state.region[state.laid] <= REGIONS and state.arm[state.laid] <= ALL_PARTS


class Places(Invariant):
    """Every part is on its tile and belongs to a whole that there is; volunteers stand on parts that there are."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for tile in range(after.laid):
            if after.face[tile] % 4 >= after.kit.rotations[after.face[tile] // 4]:
                return False
            for region in range(after.region[tile], after.region[tile + 1]):
                if after.home[region] != tile or not 0 <= after.status[region] <= SEWN_UP:
                    return False
            for arm in range(after.arm[tile], after.arm[tile + 1]):
                if after.home[arm] != tile:
                    return False
        return are_parts(after, 0, after.region[after.laid]) and are_parts(after, ON_ARM, after.arm[after.laid])


def are_parts(state: State, start: int, stop: int) -> bool:
    """Are all parts joined to parts of this range, and all volunteers there on such as there are?"""
    for part in range(start, stop):
        if not start <= state.whole[part] < stop or not start <= state.ring[part] < stop:
            return False
    for i in range(SEATS * SLOTS):
        part = state.volunteer[i] // PART
        if state.volunteer[i] < NOBODY or (state.volunteer[i] >= 0 and (part >= ON_ARM) == (start >= ON_ARM)):
            if not start <= part < stop:
                return False
    return True


class Seats(Invariant):
    """A seat that nobody has holds nothing."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for seat in range(after.players, SEATS):
            if after.supply[seat] or after.reserve[seat] or after.votes[seat] or after.lot[seat] != OUT:
                return False
            for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
                if after.volunteer[i] != NOBODY:
                    return False
        return True


class Tokens(Invariant):
    """Supply, reserve and the volunteers on the table are nine, always (R1)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for seat in range(after.players):
            if not 0 <= after.reserve[seat] <= RESERVE or after.supply[seat] < 0:
                return False
            count = after.supply[seat] + after.reserve[seat]
            for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
                count += after.volunteer[i] != NOBODY
            if count != SUPPLY + RESERVE:
                return False
        return True


class Slots(Invariant):
    """A seat's volunteers stand in order, those at home last; what is said of one is said in the marks there are."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for i in range(SEATS * SLOTS):
            volunteer = after.volunteer[i]
            if i % SLOTS and volunteer != NOBODY and not 0 <= after.volunteer[i - 1] <= volunteer:
                return False
            if volunteer != NOBODY and volunteer % PART & ~(NEW | DOWN | DECLARED):
                return False
        return True


class Row(Invariant):
    """Nobody has more than three turns in a row (R30)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        return 0 <= after.row <= TURNS_IN_A_ROW


class Bag(Invariant):
    """No count of tiles is below nothing."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for kind in range(KINDS):
            if after.bag[kind] < 0 or after.aside[kind] < 0:
                return False
        return True
