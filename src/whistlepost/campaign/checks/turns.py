"""Does the game go on as it should: lots, turns, the questions of a turn, extra turns (R4-R9, R30, R34)?"""

from __future__ import annotations

import cython

from whistlepost.campaign.checks.invariant import Invariant
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.checks.invariant import earned_now, same_turn
    from whistlepost.campaign.numbers import (
        A_EXTRA,
        CHANCE,
        CONTEST,
        DRAW,
        EXTRA,
        LOT,
        MONEY,
        NOTHING,
        OUT,
        PLACE,
        START,
        TO_DRAW,
        TURNS_IN_A_ROW,
    )


class Turns(Invariant):
    """Turns go clockwise from the first player; one player's second and third follow on an extra turn taken (R34)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if same_turn(before, after) or after.asked == NOTHING:
            return True
        if after.asked != DRAW:
            return False
        if before.asked == START:
            return after.turn == after.first and after.row == 1
        if after.row == 1:
            return before.asked != DRAW and after.turn == (before.turn + 1) % after.players
        return before.asked == EXTRA and action == A_EXTRA and after.turn == before.turn and after.row == before.row + 1


class Phases(Invariant):
    """Within a turn: draw, place, volunteer, resolve, take back, extra turn, and never back again."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if not same_turn(before, after) or before.laid == 0:
            return True
        return phase(before.asked) <= phase(after.asked)


def phase(asked: int) -> int:
    """The place of a question in its turn; order and contest may take turns."""
    return CONTEST if asked + 1 == CONTEST else asked


class Extra(Invariant):
    """An extra turn is asked about when money was earned, no third turn is over and the bag holds a tile (R30)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.asked == EXTRA:
            return may_go_on(after, after.row)
        if before.laid == 0 or before.asked in (EXTRA, DRAW) or action < 0 or same_turn(before, after):
            return True
        return not may_go_on(after, before.row)


def may_go_on(state: State, row: int) -> bool:
    """After so many turns in a row, and this tile, is there an extra one?"""
    left = 0
    for kind in range(state.kit.kinds):
        left += state.bag[kind]
    return earned_now(state) & MONEY != 0 and row < TURNS_IN_A_ROW and left > 0


class Asked(Invariant):
    """Chance draws, anyone may contest, the player on turn answers all else; nothing that settles itself is asked."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.asked == NOTHING:
            return after.seat == CHANCE
        if after.asked > EXTRA or (after.asked in (LOT, START, DRAW)) != (after.seat == CHANCE):
            return False
        if after.seat >= 0 and after.asked != CONTEST and after.seat != after.turn:
            return False
        return (after.asked == PLACE) == (after.hand >= 0) and (after.asked in (LOT, START)) == (after.laid == 0)


class Lots(Invariant):
    """Lots lie open in the setup alone; who begins has none that is lower than another's (R3-R6)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        best = 0
        for seat in range(after.players):
            if after.asked != LOT and after.lot[seat] == TO_DRAW:
                return False
            if after.asked not in (LOT, START) and after.lot[seat] != OUT:
                return False
            best = max(best, lot_worth(after, seat))
        if after.asked == LOT:
            return after.lot[after.arg] == TO_DRAW
        return after.asked != START or lot_worth(after, after.first) == best


def lot_worth(state: State, seat: int) -> int:
    """What the lot of a seat counts, its symbols only among equals (R4, R5)."""
    lot = state.lot[seat]
    return state.kit.value[lot] * 256 + state.kit.symbol_sum[lot] if lot >= 0 else 0


class First(Invariant):
    """Who began stays who began."""

    def holds(self, before: State, after: State, action: int) -> bool:
        return before.laid == 0 or before.first == after.first
