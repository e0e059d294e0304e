"""Can every question be answered, and is it asked without a trace?"""

from __future__ import annotations

import cython

from whistlepost.campaign.checks.invariant import Invariant
from whistlepost.campaign.state import Question, State

if not cython.compiled:
    from whistlepost.campaign.numbers import (
        ACTIONS,
        ALL_PARTS,
        CHANCE,
        GAPS,
        KINDS,
        OFFERS,
        REGIONS,
        SEATS,
        SIDES,
        SLOTS,
        TILES,
    )


class Options(Invariant):
    """There are options, each in the action space and none twice."""

    def holds(self, before: State, after: State, action: int) -> bool:
        count = after.find()
        if (count == 0) != (after.asked < 0) or count > OFFERS:
            return False
        for i in range(count):
            if not 0 <= after.offered[i] < ACTIONS:
                return False
            for other in range(i):
                if after.offered[i] == after.offered[other]:
                    return False
        return True


class Weights(Invariant):
    """Chance has something to draw, and whatever it may draw is there."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.asked < 0 or after.seat != CHANCE:
            return True
        question: Question = after.kit.questions[after.asked]
        for i in range(after.find()):
            if question.weight(after, after.offered[i]) <= 0:
                return False
        return after.find() > 0


class Asking(Invariant):
    """To ask for the options changes nothing, and a copy is like what it was made from."""

    def holds(self, before: State, after: State, action: int) -> bool:
        asked = after.copy()
        asked.find()
        return is_same_table(after, asked) and is_same_parts(after, asked) and is_same_pieces(after, asked)


def is_same_table(one: State, other: State) -> bool:
    """Do the same tiles lie there, and are the same gaps between them?"""
    if one.laid != other.laid or one.gaps != other.gaps or one.hand != other.hand:
        return False
    for tile in range(TILES):
        if one.cell[tile] != other.cell[tile] or one.face[tile] != other.face[tile]:
            return False
        if one.region[tile + 1] != other.region[tile + 1] or one.arm[tile + 1] != other.arm[tile + 1]:
            return False
    for gap in range(GAPS):
        if one.gap[gap] != other.gap[gap] or one.need[gap] != other.need[gap] or one.mask[gap] != other.mask[gap]:
            return False
    for side in range(GAPS * SIDES):
        if one.gap_beside[side] != other.gap_beside[side]:
            return False
    return True


def is_same_parts(one: State, other: State) -> bool:
    """Are the same parts joined?"""
    for side in range(TILES * SIDES):
        if one.beside[side] != other.beside[side]:
            return False
    for part in range(ALL_PARTS):
        if one.whole[part] != other.whole[part] or one.ring[part] != other.ring[part]:
            return False
        if one.home[part] != other.home[part] or one.open[part] != other.open[part]:
            return False
    for region in range(REGIONS):
        if one.status[region] != other.status[region]:
            return False
    return True


def is_same_pieces(one: State, other: State) -> bool:
    """Has everybody the same, and is the same question asked?"""
    for i in range(SEATS * SLOTS):
        if one.volunteer[i] != other.volunteer[i]:
            return False
    for seat in range(SEATS):
        if one.supply[seat] != other.supply[seat] or one.reserve[seat] != other.reserve[seat]:
            return False
        if one.votes[seat] != other.votes[seat] or one.lot[seat] != other.lot[seat]:
            return False
    for kind in range(KINDS):
        if one.bag[kind] != other.bag[kind] or one.aside[kind] != other.aside[kind]:
            return False
    if one.turn != other.turn or one.row != other.row or one.first != other.first or one.earned != other.earned:
        return False
    asked = one.asked == other.asked and one.seat == other.seat and one.arg == other.arg
    return asked and one.resolving == other.resolving
