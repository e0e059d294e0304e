"""What happens when precincts are completed? Their order, who contests, the outcome (R19-R25)."""

from __future__ import annotations

import cython

from whistlepost.campaign.state import Question, State

if not cython.compiled:
    from whistlepost.campaign.influence import worth
    from whistlepost.campaign.numbers import (
        A_BESIDE,
        A_CONTEST,
        A_DECLINE,
        A_RESOLVE,
        BOONS,
        CELLS,
        CONTEST,
        DECLARED,
        HALVES,
        ON_ARM,
        OPEN,
        ORDER,
        OUTCOME,
        PART,
        RESOLVE,
        SEATS,
        SIDES,
        SLOTS,
    )
    from whistlepost.campaign.precincts import borders, cell_of, first_spot, opposite, region_at
    from whistlepost.campaign.scoring import resolve


class Resolve(Question):
    """Nothing to ask: is there a completed precinct to be resolved? Otherwise the turn goes on."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        find_waiting(state)
        state.ask(ORDER if state.waits > 0 else BOONS, seat, 0)
        return True


def find_waiting(state: State) -> None:
    """Note the precincts that the tile just laid completed and that are not resolved: its own, and beyond a seam."""
    state.waits = 0
    tile = state.laid - 1
    if tile < 0:
        return
    for region in range(state.region[tile], state.region[tile + 1]):
        note_waiting(state, region)
    for half in range(HALVES):
        other = state.beside[tile * SIDES + half // 2]
        if other >= 0:
            note_waiting(state, region_at(state, other, opposite(half)))


def note_waiting(state: State, region: int) -> None:
    """Note the precinct of this region, if it waits and is not noted yet."""
    if state.open[state.whole[region]] > 0 or state.status[state.whole[region]] != OPEN:
        return
    for i in range(state.waits):
        if state.whole[state.waiting[i]] == state.whole[region]:
            return
    state.waiting[state.waits] = region
    state.waits += 1


def order_matters(state: State) -> bool:
    """Is there to be chosen, because some whistlestop touches two of the waiting precincts (item 25)?"""
    if state.waits < 2 or state.kit.by_votes:
        return False
    for i in range(SEATS * SLOTS):
        if state.volunteer[i] >= ON_ARM * PART:
            touched = 0
            for j in range(state.waits):
                touched += borders(state, state.volunteer[i] // PART, state.waiting[j])
            if touched > 1:
                return True
    return False


def worth_most(state: State) -> int:
    """The waiting precinct with the most votes, of equal ones the one noted first (item 25)."""
    best = state.waiting[0]
    most = 0
    for i in range(state.waits):
        votes = worth(state, state.waiting[i], 0)
        if votes > most:
            most = votes
            best = state.waiting[i]
    return best


class Order(Question):
    """Which of the completed precincts is resolved next? Where it does not matter, the one worth most (item 25)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        find_waiting(state)
        if order_matters(state):
            return False
        begin(state, worth_most(state))
        return True

    def offers(self, state: State, seat: int, arg: int) -> None:
        find_waiting(state)
        for i in range(state.waits):
            state.offer(order_action(state, state.waiting[i]))

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        find_waiting(state)
        for i in range(state.waits):
            if order_action(state, state.waiting[i]) == action:
                begin(state, state.waiting[i])
                return


def order_action(state: State, region: int) -> int:
    """The answer that names this precinct, by a region of the tile just laid where it has one."""
    if state.home[region] == state.laid - 1:
        return A_RESOLVE + first_spot(state, region)
    return A_BESIDE + cell_of(state, region) * CELLS + first_spot(state, region)


def begin(state: State, region: int) -> None:
    """Take up a precinct: first everybody is asked who can contest it (R22)."""
    state.resolving = region
    state.ask(CONTEST, first_asked(state), 0)


def first_asked(state: State) -> int:
    """The completing player is asked first, or last if that was agreed (item 12)."""
    return (state.turn + state.kit.builder_last) % state.players


class Contest(Question):
    """Do you contest this precinct (R22)? With all whistlestops beside it, or with that of the argument (item 11)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        for slot in range(SLOTS):
            if can_contest(state, seat, slot) and (slot == arg or not state.kit.by_token):
                return False
        go_on(state, seat, arg)
        return True

    def offers(self, state: State, seat: int, arg: int) -> None:
        state.offer(A_CONTEST)
        state.offer(A_DECLINE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        for slot in range(SLOTS):
            if can_contest(state, seat, slot) and (slot == arg or not state.kit.by_token):
                state.volunteer[seat * SLOTS + slot] |= DECLARED if action == A_CONTEST else 0
        go_on(state, seat, arg)


def can_contest(state: State, seat: int, slot: int) -> bool:
    """Is it a whistlestop on a highway along the precinct (R20, R21)?"""
    volunteer = state.volunteer[seat * SLOTS + slot]
    return volunteer >= ON_ARM * PART and borders(state, volunteer // PART, state.resolving)


def go_on(state: State, seat: int, arg: int) -> None:
    """The next whistlestop, the next player clockwise, or all have been asked (R22)."""
    after = (seat + 1) % state.players
    if state.kit.by_token and arg + 1 < SLOTS:
        state.ask(CONTEST, seat, arg + 1)
    elif after == first_asked(state):
        state.ask(OUTCOME, state.turn, 0)
    else:
        state.ask(CONTEST, after, 0)


class Outcome(Question):
    """Nothing to ask: the precinct is resolved, then the next one is looked for."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        resolve(state, state.resolving)
        state.resolving = -1
        state.ask(RESOLVE, seat, 0)
        return True
