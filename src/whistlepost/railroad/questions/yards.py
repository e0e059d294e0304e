"""What do you swap, scrap, shift or pay? The questions of the Rocky Mountains stops and cards (X11-X17, X23, X24)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import Question, State

if not cython.compiled:
    from whistlepost.railroad.hands import scrap_tile
    from whistlepost.railroad.numbers import (
        A_COMPANY,
        A_DECLINE,
        A_DONE,
        A_DROP,
        A_HAND,
        A_PAY,
        A_SCRAP,
        A_SCRAP_COAL,
        A_SHIFT,
        CHANCE,
        COMPANIES,
        COMPANY,
        FOR_ALL,
        HAND,
        KINDS,
        NUGGET,
        NUGGETS,
        REST,
        SEAT,
        SEATS,
        SHARES,
        THINGS,
        TRACK,
        TRAINS,
    )
    from whistlepost.railroad.shifts import is_shift
    from whistlepost.railroad.stops.stop import Stop, things_of
    from whistlepost.railroad.upgrades.card import ask_toll
    from whistlepost.railroad.verbs import (
        draw_gold,
        drop_share,
        gain_any,
        gain_fame,
        gain_thing,
        gold_left,
        has_share_to_take,
        trains_on_board,
    )


class Swap(Question):
    """Do you swap a share for gold, or gold for a share (X11)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        if gold_left(state) > 0:
            for share in range(COMPANIES * SHARES):
                if state.share[share] == seat + SEAT:
                    state.offer(A_DROP + share)
        if has_share_to_take(state):
            offer_nuggets(state, seat)
        state.offer(A_DONE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action == A_DONE:
            return
        if action < A_COMPANY:
            drop_share(state, action - A_DROP)
            draw_gold(state, seat)
            return
        state.ask(COMPANY, seat, 0)
        hand_in_nugget(state, seat, action - A_HAND)


def offer_nuggets(state: State, seat: int) -> None:
    """Each value of an own nugget, and one that was not looked at yet."""
    for value in range(NUGGETS):
        if state.gold[seat * NUGGETS + value] > 0:
            state.offer(A_HAND + value)
    if state.sealed[seat] > 0:
        state.offer(A_HAND + NUGGETS)


def hand_in_nugget(state: State, seat: int, value: int) -> None:
    """The nugget leaves the game, for all to see; one that was not looked at is drawn now (T9)."""
    if value == NUGGETS:
        state.ask(NUGGET, CHANCE, seat | 8)
    else:
        state.gold[seat * NUGGETS + value] -= 1
        state.lost_gold[value] += 1


class Scrap(Question):
    """Which tile do you discard from your hand, and for what (X12, X24)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        first = seat * HAND
        for slot in range(first, first + HAND):
            kind = state.hand[slot]
            if kind >= 0 and (slot == first or state.hand[slot - 1] != kind):
                if things_of(state, kind):
                    state.offer(A_SCRAP + kind)
                state.offer(A_SCRAP_COAL + kind)
        if arg == FOR_ALL:
            state.offer(A_DONE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action == A_DONE:
            return
        kind = (action - A_SCRAP) % KINDS
        scrap_tile(state, seat, kind)
        if action >= A_SCRAP_COAL:
            state.coal[seat] += 2
        elif arg == FOR_ALL:
            gain_all(state, seat, kind)
        else:
            gain_one(state, seat, things_of(state, kind))


def gain_all(state: State, seat: int, kind: int) -> None:
    """Everything that the stops of a tile give (X12)."""
    for spot in range(kind * 2, kind * 2 + state.kit.has_stop[kind]):
        unit: Stop = state.kit.stops[state.kit.stop_unit[spot]]
        if unit.things(state, spot):
            unit.used(state, seat, spot, -1)


def gain_one(state: State, seat: int, things: int) -> None:
    """One of these things; of choice where there are several (X24)."""
    for thing in range(THINGS):
        if things == 1 << thing:
            gain_thing(state, seat, thing)
            return
    gain_any(state, seat, things)


class Shift(Question):
    """To which stop of its column does the train move, or does it stay (X14, X23)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for stop in range(TRACK):
            if is_shift(state, seat, arg, stop):
                state.offer(A_SHIFT + stop)
        state.offer(A_DONE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action != A_DONE:
            state.ask(REST, seat, arg | action - A_SHIFT << 3)
            ask_toll(state, seat, state.train[seat * TRAINS + arg])


class Fare(Question):
    """Do you pay for the fame of this end tile, and in what (X16, X17)?"""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        return state.coal[seat] < state.kit.fare_coal[arg] and state.whistles[seat] < state.kit.fare_whistles[arg]

    def offers(self, state: State, seat: int, arg: int) -> None:
        if state.coal[seat] >= state.kit.fare_coal[arg]:
            state.offer(A_PAY)
        if state.whistles[seat] >= state.kit.fare_whistles[arg]:
            state.offer(A_PAY + 1)
        state.offer(A_DECLINE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action == A_DECLINE:
            return
        if action == A_PAY:
            state.coal[seat] -= state.kit.fare_coal[arg]
        else:
            state.whistles[seat] -= state.kit.fare_whistles[arg]
        gain_fame(state, seat, state.kit.fame[arg] + state.kit.per_train[arg] * (trains_out(state) - 1))


def trains_out(state: State) -> int:
    """How many trains of all are not on the resource track (X16)."""
    out = 0
    for seat in range(SEATS):
        out += trains_on_board(state, seat)
    return out
