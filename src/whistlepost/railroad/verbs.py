"""What happens? The verbs that stops and upgrades share: gain, pay, trade, deliver, take a share, fill a hand."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        CELLS,
        COAL,
        COMPANIES,
        CUBE_LIMIT,
        DELIVER,
        FORCED,
        FREELY,
        GOLD,
        GONE,
        GOODS,
        IN_STACK,
        NUGGETS,
        ROOM,
        SEAT,
        SEATS,
        SHARES,
        TAKE,
        THINGS,
        TRACK,
        TRADE,
        TRAINS,
        WHISTLE,
    )


# ---- trains


def trains_on_board(state: State, seat: int) -> int:
    """How many trains of this seat stand on the board, the coast included."""
    standing = 0
    for i in range(seat * TRAINS, seat * TRAINS + TRAINS):
        standing += 0 <= state.train[i] < TRACK
    return standing


# ---- cubes, tokens, fame


def cubes_of(state: State, seat: int) -> int:
    """How many cubes a seat holds."""
    total = 0
    for good in range(seat * GOODS, seat * GOODS + GOODS):
        total += state.cubes[good]
    return total


def gain(state: State, seat: int, good: int) -> None:
    """Gain a cube; with a full hold, first discard one or leave the gain (L2)."""
    receive(state, seat, good, FREELY)


def receive(state: State, seat: int, good: int, how: int) -> None:
    """Take a cube in; FORCED: it may not be left (U1)."""
    if cubes_of(state, seat) >= CUBE_LIMIT:
        state.ask(ROOM, seat, good << 1 | how)
    else:
        state.cubes[seat * GOODS + good] += 1


def gain_thing(state: State, seat: int, thing: int) -> None:
    """Gain a cube, a coal, a whistle or a gold nugget."""
    if thing < COAL:
        gain(state, seat, thing)
    elif thing == COAL:
        state.coal[seat] += 1
    elif thing == WHISTLE:
        state.whistles[seat] += 1
    else:
        draw_gold(state, seat)


def gain_any(state: State, seat: int, things: int) -> None:
    """Gain one of these things (bits) of choice."""
    state.ask(TAKE, seat, things)


def pay_cube(state: State, seat: int, good: int, payee: int) -> None:
    """Pay a cube to another player, who may not leave it (U1, U8)."""
    state.cubes[seat * GOODS + good] -= 1
    receive(state, payee, good, FORCED)


def gain_fame(state: State, seat: int, points: int) -> None:
    """Gain fame, or lose it: it never falls below 0 (L6)."""
    state.fame[seat] = max(0, state.fame[seat] + points)


# ---- gold: the value is drawn when the turn ends (T9)


def gold_left(state: State) -> int:
    """How many nuggets are there still to take?"""
    left = 0
    for value in range(NUGGETS):
        left += state.nuggets[value]
    for seat in range(SEATS):
        left -= state.sealed[seat]
    return left


def draw_gold(state: State, seat: int) -> None:
    """Take a gold nugget, if any is left."""
    if gold_left(state) > 0:
        state.sealed[seat] += 1


def anything(state: State) -> int:
    """What "?" may give now: any one cube, coal, whistle, or gold if there is some (L7)."""
    return (1 << THINGS) - 1 if gold_left(state) > 0 else (1 << GOLD) - 1


# ---- shares


def shares_of(state: State, seat: int) -> int:
    """How many shares a seat holds in all."""
    held = 0
    for i in range(COMPANIES * SHARES):
        held += state.share[i] == seat + SEAT
    return held


def top_share(state: State, company: int) -> int:
    """The share on top of a company's stack; -1: none is left."""
    for i in range(company * SHARES, company * SHARES + SHARES):
        if state.share[i] == IN_STACK:
            return i
    return -1


def shows_company(state: State, company: int) -> bool:
    """Does a tile on the board show this company (U13)?"""
    for cell in range(CELLS):
        if state.board[cell] >= 0 and state.kit.companies_shown[state.board[cell] // 6] >> company & 1:
            return True
    return False


def can_take_share(state: State, company: int) -> bool:
    """Is there a share left of this company, and does the board show it?"""
    return top_share(state, company) >= 0 and shows_company(state, company)


def has_share_to_take(state: State) -> bool:
    """Is there a share to take of any company that the board shows?"""
    for company in range(COMPANIES):
        if can_take_share(state, company):
            return True
    return False


def take_share(state: State, seat: int, company: int) -> None:
    """Take the top share of a company, if one is left (L5)."""
    top = top_share(state, company)
    if top >= 0:
        state.share[top] = seat + SEAT


def drop_share(state: State, share: int) -> None:
    """A share leaves the game."""
    state.share[share] = GONE


# ---- deliveries and trades


def can_deliver(state: State, seat: int, spot: int) -> bool:
    """Has the seat all cubes that this stop shows (L5)?"""
    for good in range(GOODS):
        if state.cubes[seat * GOODS + good] < state.kit.demand[spot * GOODS + good]:
            return False
    return True


def hand_in(state: State, seat: int, spot: int) -> None:
    """Hand over all cubes that this stop shows."""
    for good in range(GOODS):
        state.cubes[seat * GOODS + good] -= state.kit.demand[spot * GOODS + good]


def deliver(state: State, seat: int, spot: int) -> None:
    """Deliver what a stop shows, or decline or be unable, and lose its penalty (L5)."""
    if can_deliver(state, seat, spot):
        state.ask(DELIVER, seat, spot)
    else:
        gain_fame(state, seat, -state.kit.penalty[spot])


def trade(state: State, seat: int, trades: int) -> None:
    """Make up to so many trades (L4)."""
    state.ask(TRADE, seat, trades)
