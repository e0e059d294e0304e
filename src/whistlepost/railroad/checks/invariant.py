"""What is an invariant, and which small facts do several of them ask for?"""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import COAST, HAND, LOT_END, ROW, TRACK, TURN, UNPLACED


class Invariant:
    """Something that holds in every position, or from every position to the one an answer leads to. Stateless."""

    def holds(self, before: State, after: State) -> bool:
        """Does it hold, when one answer led from `before` to `after`?"""
        return True


# ---- the agenda


def question_at(state: State, place: int) -> int:
    """The question of an entry of the agenda."""
    return state.agenda[place] & 255


def seat_at(state: State, place: int) -> int:
    """The seat that an entry of the agenda asks."""
    return (state.agenda[place] >> 8 & 15) - 1


def top(state: State) -> int:
    """The question that is asked now; -1: none."""
    return question_at(state, state.depth - 1) if state.depth > 0 else -1


def waits(state: State, question: int) -> bool:
    """Is the question on the agenda, asked now or later?"""
    for place in range(state.depth):
        if question_at(state, place) == question:
            return True
    return False


def same_turn(before: State, after: State) -> bool:
    """Did the answer leave the turn, and the game, going on?"""
    return before.turn == after.turn and before.round == after.round and before.finished == after.finished


def turn_ends(before: State, after: State) -> bool:
    """Did the answer say that the seat is done with its turn? What comes after the turn may be still to come."""
    if before.depth == 0 or question_at(before, 0) != TURN:
        return False
    return not same_turn(before, after) or after.depth == 0 or question_at(after, 0) != TURN


# ---- tiles and stops


def tiles_left(state: State) -> int:
    """How many tiles the stack holds, the bottom included."""
    left = state.bottoms
    for kind in range(state.kit.kinds):
        left += state.stack[kind]
    return left


def open_tiles(state: State) -> int:
    """How many tiles lie open."""
    count = 0
    for place in range(ROW):
        count += state.row[place] >= 0
    return count


def in_hand(state: State, seat: int) -> int:
    """How many tiles a seat holds."""
    count = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        count += state.hand[slot] >= 0
    return count


def kind_on(state: State, stop: int) -> int:
    """The kind of tile that a stop on the board is printed on; -1: no tile is there, or it is no stop on the board."""
    if not 0 <= stop < COAST:
        return -1
    tile = state.board[stop >> 1]
    return tile // 6 if tile >= 0 else -1


def is_end(state: State, stop: int) -> bool:
    """Is it a stop on an end tile?"""
    kind = kind_on(state, stop)
    return kind >= 0 and state.kit.lot[kind] == LOT_END


def holds_one(state: State, stop: int) -> bool:
    """Is it a small stop, a coast stop or a space of the resource track: a place for one train?"""
    if not 0 <= stop < UNPLACED:
        return False
    kind = kind_on(state, stop)
    return stop >= COAST or (kind >= 0 and state.kit.big[kind] == 0)


def column_of(state: State, stop: int) -> int:
    """The column of a stop, from the east; a coast stop is in column 0 (B2)."""
    return state.kit.column[stop >> 1] if 0 <= stop < COAST else 0


def is_berthed(stop: int) -> bool:
    """Is it a space of the resource track?"""
    return TRACK <= stop < UNPLACED
