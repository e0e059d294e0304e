"""What happens when a train lands? The stop takes effect; deliveries; the resource track (L1-L9)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import Question, State

if not cython.compiled:
    from whistlepost.railroad.hands import fill_hand
    from whistlepost.railroad.numbers import (
        A_COMPANY,
        A_DECLINE,
        A_DELIVER,
        A_DONE,
        A_TRACK,
        A_TRAIN,
        BERTH,
        BONUS,
        CELLS,
        COAL,
        COMPANIES,
        FOR_USE,
        LAND,
        MOUNTAIN,
        SEATS,
        SHIFT,
        SPACES,
        THINGS,
        TRACK,
        TRAINS,
    )
    from whistlepost.railroad.routes import begin, is_big
    from whistlepost.railroad.stops.stop import use_stop
    from whistlepost.railroad.upgrades.card import has_bonus, tell_climbed
    from whistlepost.railroad.verbs import (
        anything,
        can_take_share,
        gain_any,
        gain_fame,
        gain_thing,
        hand_in,
        has_share_to_take,
        take_share,
        trains_on_board,
    )


class Land(Question):
    """Nothing to ask: the train stands on its stop, and the stop takes effect (M11)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        train = state.mover
        state.train[seat * TRAINS + train] = state.stop
        if not is_big(state, state.stop):
            state.occupant[state.stop] = seat + 1
        state.mover = -1
        state.moved = 1
        if state.filling:
            state.filling = 0
            fill_hand(state, seat)
        if state.climbed or MOUNTAIN <= state.stop >> 1 < CELLS:
            tell_climbed(state, seat)
        use_stop(state, seat, train)
        return True


class Rest(Question):
    """Nothing to ask: a train is set on another stop of its column, which counts as a move (X14, X23)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        begin(state, arg & 7, COAL)
        state.stop = arg >> 3
        state.ask(LAND, seat, 0)
        return True


class Deliver(Question):
    """Do you deliver what the stop shows, or decline and lose the penalty (L5, L7)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        state.offer(A_DELIVER)
        state.offer(A_DECLINE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action == A_DECLINE:
            gain_fame(state, seat, -state.kit.penalty[arg])
            return
        hand_in(state, seat, arg)
        gain_fame(state, seat, state.kit.fame[arg])
        for company in range(COMPANIES):
            if state.kit.companies[arg] >> company & 1:
                take_share(state, seat, company)


class Retire(Question):
    """Nothing to ask: the train leaves the board for the resource track (L7)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        state.ask(BERTH, seat, arg)
        return True


class Berth(Question):
    """On which free space of the resource track do you put the train (L7)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for space in range(SPACES):
            if is_free(state, space) and not is_repeated(state, space):
                state.offer(A_TRACK + space)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        space = action - A_TRACK
        state.train[seat * TRAINS + arg] = TRACK + space
        if trains_on_board(state, seat) == 0:
            state.ending = 1
        if has_bonus(state, seat) and has_share_to_take(state):
            state.ask(BONUS, seat, space)
        else:
            give_space(state, seat, space)


def give_space(state: State, seat: int, space: int) -> None:
    """The seat takes what a space of the resource track shows (L7)."""
    if state.kit.space_any[space]:
        gain_any(state, seat, anything(state))
    for thing in range(THINGS):
        for _ in range(state.kit.space_gain[space * THINGS + thing]):
            gain_thing(state, seat, thing)


class Bonus(Question):
    """Do you take a share in place of what the space shows, and of which company (X18)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for company in range(COMPANIES):
            if can_take_share(state, company):
                state.offer(A_COMPANY + company)
        state.offer(A_DONE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action == A_DONE:
            give_space(state, seat, arg)
        else:
            take_share(state, seat, action - A_COMPANY)


def is_free(state: State, space: int) -> bool:
    """Is there no train on this space of the resource track?"""
    for i in range(SEATS * TRAINS):
        if state.train[i] == TRACK + space:
            return False
    return True


def is_repeated(state: State, space: int) -> bool:
    """Does an earlier free space show the same (L7)?"""
    for earlier in range(space):
        if state.kit.space_look[earlier] == state.kit.space_look[space] and is_free(state, earlier):
            return True
    return False


class Ride(Question):
    """Which of your trains uses its stop again (U12), or moves to another stop of its column (X23)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for train in range(TRAINS):
            if 0 <= state.train[seat * TRAINS + train] < TRACK:
                state.offer(A_TRAIN + train)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if arg == FOR_USE:
            use_stop(state, seat, action - A_TRAIN)
        else:
            state.ask(SHIFT, seat, action - A_TRAIN)
