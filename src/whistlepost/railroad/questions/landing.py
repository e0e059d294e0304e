"""What happens when a train lands? The stop takes effect; deliveries; the resource track (L1-L9)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import Question, State

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        A_DECLINE,
        A_DELIVER,
        A_TRACK,
        A_TRAIN,
        BERTH,
        COMPANIES,
        SEATS,
        SPACES,
        THINGS,
        TRACK,
        TRAINS,
    )
    from whistlepost.railroad.routes import is_big
    from whistlepost.railroad.stops.stop import use_stop
    from whistlepost.railroad.verbs import (
        anything,
        gain_any,
        gain_fame,
        gain_thing,
        hand_in,
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
        use_stop(state, seat, train)
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
        if state.kit.space_any[space]:
            gain_any(state, seat, anything(state))
        for thing in range(THINGS):
            for _ in range(state.kit.space_gain[space * THINGS + thing]):
                gain_thing(state, seat, thing)


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
    """Which of your trains uses its stop again (U12)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for train in range(TRAINS):
            if 0 <= state.train[seat * TRAINS + train] < TRACK:
                state.offer(A_TRAIN + train)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        use_stop(state, seat, action - A_TRAIN)
