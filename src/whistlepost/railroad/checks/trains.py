"""Does every train stand where a train may stand, and did it get there as a train may (M2-M10, L7, S11, S13)?"""

from __future__ import annotations

import cython

from whistlepost.railroad.checks.invariant import Invariant
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.checks.invariant import (
        column_of,
        holds_one,
        is_berthed,
        is_end,
        kind_on,
        question_at,
        seat_at,
        top,
        waits,
    )
    from whistlepost.railroad.numbers import (
        BERTH,
        BRANCH,
        COAL,
        COAST,
        DEPART,
        LAY,
        RETIRE,
        RUN_ON,
        SEATS,
        TRACK,
        TRAINS,
        UNPLACED,
        WHISTLE,
    )


class Trains(Invariant):
    """Every seat has its trains, all of them; none is unplaced once the first round begins (S11, S13)."""

    def holds(self, before: State, after: State) -> bool:
        for i in range(after.players * TRAINS):
            if (after.train[i] >= 0) != (i % TRAINS < after.kit.trains):
                return False
            if after.train[i] == UNPLACED and after.round > 0:
                return False
        return True


class Journeys(Invariant):
    """An answer moves one train at most; the resource track is reached from an end tile only, and for good (L7)."""

    def holds(self, before: State, after: State) -> bool:
        moved = 0
        for i in range(SEATS * TRAINS):
            was = before.train[i]
            now = after.train[i]
            if was != now:
                moved += 1
                if now == UNPLACED or is_berthed(was) or is_berthed(now) != is_end(before, was):
                    return False
        return moved <= 1


class Standing(Invariant):
    """A train stands on a stop that is there, and on an end tile only until it has been put on the track (L7)."""

    def holds(self, before: State, after: State) -> bool:
        for i in range(SEATS * TRAINS):
            stop = after.train[i]
            if 0 <= stop < COAST:
                if kind_on(after, stop) < 0 or after.kit.exits[after.board[stop >> 1] * 2 + (stop & 1)] == 0:
                    return False
                if is_end(after, stop) and not leaves(after, i):
                    return False
        return True


def leaves(state: State, train: int) -> bool:
    """Is this train about to be put on the resource track?"""
    for place in range(state.depth):
        asked = question_at(state, place)
        if (asked in (RETIRE, BERTH)) and seat_at(state, place) == train // TRAINS:
            if state.agenda[place] >> 12 == train % TRAINS:
                return True
    return False


class Occupancy(Invariant):
    """A small stop, a coast stop and a space of the resource track hold one train each (B2, M4, L7)."""

    def holds(self, before: State, after: State) -> bool:
        for i in range(SEATS * TRAINS):
            stop = after.train[i]
            if holds_one(after, stop):
                for other in range(i):
                    if after.train[other] == stop:
                        return False
        return True


class Occupants(Invariant):
    """Who holds a small stop is remembered as the trains stand; a train on its way holds none."""

    def holds(self, before: State, after: State) -> bool:
        standing = 0
        for i in range(SEATS * TRAINS):
            stop = after.train[i]
            on_way = after.mover >= 0 and i == after.turn * TRAINS + after.mover
            if stop < TRACK and holds_one(after, stop) and not on_way:
                standing += 1
                if after.occupant[stop] != i // TRAINS + 1:
                    return False
        for stop in range(TRACK):
            standing -= after.occupant[stop] != 0
        return standing == 0


class Westward(Invariant):
    """Coal ends on another stop of the board, in no column east of where the train began (M2, M10)."""

    def holds(self, before: State, after: State) -> bool:
        if before.round == 0 or token_of_move(before, after) != COAL:
            return True
        for i in range(SEATS * TRAINS):
            was = before.train[i]
            now = after.train[i]
            if was != now and not is_berthed(now):
                if now >= COAST or column_of(after, now) < column_of(after, was):
                    return False
        return True


def token_of_move(before: State, after: State) -> int:
    """What was spent for the move that this answer may have ended; -1: nothing."""
    if before.mover >= 0:
        return before.token
    for place in range(before.depth):
        if question_at(before, place) == DEPART:  # it waits until the toll is paid
            return before.agenda[place] >> 12 & 15
    if after.spent_whistles > before.spent_whistles:
        return WHISTLE
    return COAL if after.spent_coal > before.spent_coal else -1


class Move(Invariant):
    """While a tile, its price or a way is asked for, and only then, a train is on its way (M6, M9, X7, X8)."""

    def holds(self, before: State, after: State) -> bool:
        asked = top(after)
        if (after.mover >= 0) != (asked in (LAY, BRANCH) or waits(after, RUN_ON)):
            return False
        return after.mover < 0 or is_on_way(after, asked)


def is_on_way(state: State, asked: int) -> bool:
    """Does what is known of the move fit the train and the place?"""
    train = state.train[state.turn * TRAINS + state.mover]
    token = state.token in (COAL, WHISTLE) and 1 <= state.left <= (1 if state.token == COAL else 2)
    if train != state.start or not 0 <= train < TRACK or not token:
        return False
    if not 0 <= state.cell < state.kit.spaces or not 0 <= state.edge < 6:
        return False
    if asked == LAY:
        return state.board[state.cell] < 0
    if asked != BRANCH:
        return state.board[state.cell] >= 0 and state.kit.priced[state.cell] != 0
    return state.stop < COAST and state.stop >> 1 == state.cell and state.board[state.cell] >= 0


class Met(Invariant):
    """In one move no stop is run through or skipped twice, nor the one where it began (M8)."""

    def holds(self, before: State, after: State) -> bool:
        if after.mover < 0:
            return True
        for i in range(after.mets):
            if after.met[i] == after.start:
                return False
            for other in range(i):
                if after.met[i] == after.met[other]:
                    return False
        return True
