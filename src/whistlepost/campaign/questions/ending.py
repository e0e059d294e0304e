"""How does a turn end, and how does the game? Boons, taking back, the extra turn, Election Day (R29-R36)."""

from __future__ import annotations

import cython

from whistlepost.campaign.state import Question, State

if not cython.compiled:
    from whistlepost.campaign.numbers import (
        A_DONE,
        A_EXTRA,
        A_NO_EXTRA,
        A_TAKE,
        CELLS,
        CHANCE,
        ELECTION,
        EXTRA,
        MEDIA,
        MONEY,
        NEXT,
        NOTHING,
        PART,
        SLOTS,
        TAKE,
        TURN,
        TURNS_IN_A_ROW,
    )
    from whistlepost.campaign.precincts import cell_of, first_spot
    from whistlepost.campaign.questions.placing import in_bag
    from whistlepost.campaign.scoring import election_day
    from whistlepost.campaign.volunteers import bring_home, may_come_home


class Boons(Question):
    """Nothing to ask: media bring one volunteer from the reserve, whoever won (R29, R31)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        if state.earned & MEDIA and state.reserve[seat] > 0:
            state.reserve[seat] -= 1
            state.supply[seat] += 1
        state.ask(TAKE, seat, 0)
        return True


class Take(Question):
    """Which of your volunteers do you take back, one after the other (R32)?"""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if can_take(state, i):
                return False
        state.ask(EXTRA, seat, 0)
        return True

    def offers(self, state: State, seat: int, arg: int) -> None:
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if can_take(state, i):
                state.offer(take_action(state, state.volunteer[i]))
        state.offer(A_DONE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action == A_DONE:
            state.ask(EXTRA, seat, 0)
            return
        slot = 0
        while take_action(state, state.volunteer[seat * SLOTS + slot]) != action:
            slot += 1
        bring_home(state, seat, slot)
        state.ask(TAKE, seat, 0)


def can_take(state: State, i: int) -> bool:
    """Is there a volunteer in this slot that may be taken back?"""
    return state.volunteer[i] >= 0 and may_come_home(state, state.volunteer[i])


def take_action(state: State, volunteer: int) -> int:
    """The answer that names this volunteer, by the first cell of its region or arm."""
    part = volunteer // PART
    return A_TAKE + cell_of(state, part) * CELLS + first_spot(state, part)


class Extra(Question):
    """Do you take the extra turn that money gives: at most three turns in a row, none with an empty bag (R30)?"""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        if state.earned & MONEY and state.row < TURNS_IN_A_ROW and in_bag(state) > 0:
            return False
        state.ask(NEXT, seat, 0)
        return True

    def offers(self, state: State, seat: int, arg: int) -> None:
        state.offer(A_EXTRA)
        state.offer(A_NO_EXTRA)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        state.ask(TURN if action == A_EXTRA else NEXT, seat, 0)


class Next(Question):
    """Nothing to ask: the next player clockwise (R34), who counts turns in a row anew (item 31)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        state.row = 0
        if in_bag(state) > 0:
            state.ask(TURN, (seat + 1) % state.players, 0)
        else:
            state.ask(ELECTION, CHANCE, 0)
        return True


class Election(Question):
    """Nothing to ask: Election Day, and the end (R35, R36)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        election_day(state)
        state.votes[:] = state.result
        state.ask(NOTHING, CHANCE, 0)
        return True
