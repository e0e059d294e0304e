"""What can a volunteer do? Go out onto the table, stand there, come home (R13, R23-R25, R32, R33)."""

from __future__ import annotations

import cython

from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.numbers import NEW, NOBODY, PART, SEATS, SLOTS


def set_out(state: State, seat: int, volunteer: int) -> None:
    """One from the supply goes onto the table; a seat's volunteers stand in order, offices first."""
    state.supply[seat] -= 1
    i = seat * SLOTS + SLOTS - 1
    while i > seat * SLOTS and (state.volunteer[i - 1] == NOBODY or state.volunteer[i - 1] > volunteer):
        state.volunteer[i] = state.volunteer[i - 1]
        i -= 1
    state.volunteer[i] = volunteer


def bring_home(state: State, seat: int, slot: int) -> None:
    """One from the table goes back to the supply (item 27); the others close up."""
    state.supply[seat] += 1
    last = seat * SLOTS + SLOTS - 1
    for i in range(seat * SLOTS + slot, last):
        state.volunteer[i] = state.volunteer[i + 1]
    state.volunteer[last] = NOBODY


def may_come_home(state: State, volunteer: int) -> bool:
    """From a completed highway or precinct, but not a face-down office in the turn in which it was set (R32, R33)."""
    part = volunteer // PART
    return state.open[state.whole[part]] == 0 and volunteer & NEW == 0


def wear_off(state: State, mark: int) -> None:
    """No volunteer has this mark any more."""
    for i in range(SEATS * SLOTS):
        if state.volunteer[i] != NOBODY:
            state.volunteer[i] &= ~mark
