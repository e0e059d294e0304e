"""Which cube, token or share? Paying, discarding, taking, trading, giving up shares (L2, L4, L8, U1, U8, U13)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import Question, State

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        A_COMPANY,
        A_DISCARD,
        A_DONE,
        A_DROP,
        A_GIVE,
        A_LEAVE,
        A_TAKE,
        A_TRADE,
        CATTLE,
        COMPANIES,
        COMPANY,
        FOR_SWAP,
        FORCED,
        GOODS,
        SEAT,
        SHARES,
        THINGS,
        TRADE,
        TRADES,
    )
    from whistlepost.railroad.verbs import can_take_share, cubes_of, drop_share, gain_thing, pay_cube, take_share


class Give(Question):
    """Which cube do you pay to another player: any for a toll (U8), a rare one for an upgrade (U1)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for good in range(CATTLE if arg & 8 else 0, GOODS):
            if state.cubes[seat * GOODS + good] > 0:
                state.offer(A_GIVE + good)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        pay_cube(state, seat, action - A_GIVE, arg & 7)


class Room(Question):
    """With ten cubes in hand: which do you discard for the new one, or do you leave it (L2)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for good in range(GOODS):
            if state.cubes[seat * GOODS + good] > 0:
                state.offer(A_DISCARD + good)
        if not arg & FORCED:
            state.offer(A_LEAVE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action != A_LEAVE:
            state.cubes[seat * GOODS + action - A_DISCARD] -= 1
            state.cubes[seat * GOODS + (arg >> 1)] += 1


class Take(Question):
    """Which one do you take?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for thing in range(THINGS):
            if arg >> thing & 1:
                state.offer(A_TAKE + thing)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        gain_thing(state, seat, action - A_TAKE)


class Trade(Question):
    """What do you trade for what, or are you done (L4)?"""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        return arg == 0 or cubes_of(state, seat) == 0

    def offers(self, state: State, seat: int, arg: int) -> None:
        for deal in range(TRADES):
            if state.cubes[seat * GOODS + state.kit.trade_give[deal]] > 0:
                state.offer(A_TRADE + deal)
        state.offer(A_DONE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action == A_DONE:
            return
        deal = action - A_TRADE
        state.ask(TRADE, seat, arg - 1)
        state.cubes[seat * GOODS + state.kit.trade_give[deal]] -= 1
        gain_thing(state, seat, state.kit.trade_get[deal])
        if state.kit.trade_also[deal] >= 0:
            gain_thing(state, seat, state.kit.trade_also[deal])


class Drop(Question):
    """Which of your shares do you give up (L8, U13)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for share in range(COMPANIES * SHARES):
            if state.share[share] == seat + SEAT:
                state.offer(A_DROP + share)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        drop_share(state, action - A_DROP)
        if arg == FOR_SWAP:
            state.ask(COMPANY, seat, 0)


class Company(Question):
    """Of which company do you take the top share (U13)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for company in range(COMPANIES):
            if can_take_share(state, company):
                state.offer(A_COMPANY + company)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        take_share(state, seat, action - A_COMPANY)
