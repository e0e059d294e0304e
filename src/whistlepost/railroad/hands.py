"""Where do tiles come from and go? The hands, and the stack they are drawn from (T5-T8)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import HAND, REFILL, RESTOCK, ROW


# ---- tiles in hand, kept in the order of their kinds


def tiles_held(state: State, seat: int) -> int:
    """How many tiles a seat holds."""
    held = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        held += state.hand[slot] >= 0
    return held


def put_in_hand(state: State, seat: int, kind: int, shown: int) -> None:
    """Add a tile to a hand; shown: everybody saw which one."""
    first = seat * HAND
    slot = first + tiles_held(state, seat)
    while slot > first and state.hand[slot - 1] * 2 + state.shown[slot - 1] > kind * 2 + shown:
        state.hand[slot] = state.hand[slot - 1]
        state.shown[slot] = state.shown[slot - 1]
        slot -= 1
    state.hand[slot] = kind
    state.shown[slot] = shown


def take_from_hand(state: State, seat: int, kind: int) -> None:
    """Remove a tile of this kind from a hand: one that was shown, if there is one, since nobody could tell."""
    end = seat * HAND + HAND
    slot = seat * HAND
    while state.hand[slot] != kind:
        slot += 1
    while slot + 1 < end and state.hand[slot + 1] == kind:  # the last of its kind: a shown one
        slot += 1
    while slot + 1 < end:
        state.hand[slot] = state.hand[slot + 1]
        state.shown[slot] = state.shown[slot + 1]
        slot += 1
    state.hand[end - 1] = -1
    state.shown[end - 1] = 0


def hide_hand(state: State, seat: int) -> None:
    """After a tile was put away face down nobody knows any more which of the shown ones are left."""
    for slot in range(seat * HAND, seat * HAND + HAND):
        state.shown[slot] = 0


# ---- the stack: unordered until drawn from; below it, in order, what was put to the bottom (U15)


def is_mixed(state: State) -> bool:
    """Is there more in the stack than what was put under it?"""
    for kind in range(state.kit.kinds):
        if state.stack[kind] > 0:
            return True
    return False


def is_used_up(state: State) -> bool:
    """Is nothing left in the stack, nor under it (T7)?"""
    return state.bottoms == 0 and not is_mixed(state)


def weight_of(state: State, kind: int) -> int:
    """How many tiles of this kind may be drawn next; what was put under the stack comes when the rest is used up."""
    count = state.stack[kind]
    if count > 0 or state.bottoms == 0 or is_mixed(state):
        return count
    return state.bottom[0] >> 4 == kind


def draw_tile(state: State, kind: int) -> None:
    """Draw this tile; when the rest of the stack is used up it is the one that was put under it first."""
    if is_mixed(state):
        state.stack[kind] -= 1
        return
    state.bottoms -= 1
    for i in range(state.bottoms):
        state.bottom[i] = state.bottom[i + 1]


def lies_at_bottom(state: State, kind: int) -> bool:
    """Was such a tile put under the stack?"""
    for i in range(state.bottoms):
        if state.bottom[i] >> 4 == kind:
            return True
    return False


def put_to_bottom(state: State, seat: int, kind: int) -> None:
    """Put a tile from hand face down under the stack."""
    take_from_hand(state, seat, kind)
    hide_hand(state, seat)
    state.bottom[state.bottoms] = kind << 4 | seat
    state.bottoms += 1


def open_tile(state: State, kind: int) -> int:
    """The place in the open row where such a tile lies first; -1: nowhere."""
    for place in range(ROW):
        if state.row[place] == kind:
            return place
    return -1


def shuffle_stack(state: State) -> None:
    """Mix what lies at the bottom into the stack."""
    for i in range(state.bottoms):
        state.stack[state.bottom[i] >> 4] += 1
    state.bottoms = 0


def fill_hand(state: State, seat: int) -> None:
    """Fill a hand that may hold more, and the open row; in the middle of a move when that is complete (U15)."""
    if state.mover >= 0:
        state.filling = 1
        return
    state.ask(RESTOCK, seat, 0)
    state.ask(REFILL, seat, 0)


def scrap_tile(state: State, seat: int, kind: int) -> None:
    """A tile from hand leaves the game (X12)."""
    take_from_hand(state, seat, kind)
    state.gone[kind] += 1
