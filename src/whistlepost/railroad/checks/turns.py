"""Does the game go on as it should: rounds, turns, tokens, and nobody harmed in another's turn (T1-T4, E1)?"""

from __future__ import annotations

import cython

from whistlepost.railroad.checks.invariant import Invariant
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.checks.invariant import is_berthed, question_at, same_turn, seat_at, top, turn_ends
    from whistlepost.railroad.numbers import (
        COAL,
        COMPANIES,
        FARE,
        GOODS,
        HAND,
        NEXT,
        NUGGETS,
        PAY,
        SEAT,
        SHARES,
        SHED,
        TRAINS,
        TURN,
        WHISTLE,
    )
    from whistlepost.railroad.upgrades.card import discount


class Rounds(Invariant):
    """Turns follow each other seat by seat, rounds number by number, and only when the turn before is done (T1)."""

    def holds(self, before: State, after: State) -> bool:
        if same_turn(before, after):
            return True
        done = before.round == 0 or question_at(before, 0) == NEXT or (top(before) == TURN and before.depth == 1)
        last = before.round == 0 or before.turn == before.players - 1
        if after.finished:
            return done and last and after.round == before.round and after.turn == before.turn
        if last:
            return done and after.round == before.round + 1 and after.turn == 0
        return done and after.round == before.round and after.turn == before.turn + 1


class Fresh(Invariant):
    """A turn begins with nothing spent, bought or moved, and asks what to do; within it nothing is taken back."""

    def holds(self, before: State, after: State) -> bool:
        if not same_turn(before, after):
            clean = after.spent_coal + after.spent_whistles + after.bought + after.moved == 0
            return clean and (after.finished != 0 or (after.depth == 1 and top(after) == TURN))
        coal = after.spent_coal - before.spent_coal
        whistles = after.spent_whistles - before.spent_whistles
        bought = after.bought - before.bought
        return coal >= 0 and whistles >= 0 and bought >= 0 and coal + whistles + bought <= 1


class Tokens(Invariant):
    """In a turn the seat's tokens grow less only by being spent (T3), or paid, unmixed (X7, X16, X17)."""

    def holds(self, before: State, after: State) -> bool:
        seat = before.turn
        if not same_turn(before, after) or turn_ends(before, after):
            return True
        coal = after.coal[seat] + after.spent_coal - before.coal[seat] - before.spent_coal
        whistles = after.whistles[seat] + after.spent_whistles - before.whistles[seat] - before.spent_whistles
        if coal >= 0:
            return whistles >= -price(before, WHISTLE)
        return whistles >= 0 and coal >= -price(before, COAL)


def price(state: State, token: int) -> int:
    """What is to be paid with the present answer, if it is paid in this token; 0: nothing."""
    arg = state.agenda[state.depth - 1] >> 12
    if top(state) == PAY:
        ground = max(0, discount(state, state.turn, state.kit.ground_coal[arg]))
        return ground if token == COAL else state.kit.ground_whistles[arg]
    if top(state) == FARE:
        return state.kit.fare_coal[arg] if token == COAL else state.kit.fare_whistles[arg]
    return 0


class Allowance(Invariant):
    """Each round gives its tokens once, to all, at its beginning; else nobody gets any in another's turn (T1, S2)."""

    def holds(self, before: State, after: State) -> bool:
        for seat in range(after.players):
            if seat != before.turn or before.round == 0:
                if after.coal[seat] != before.coal[seat] + round_coal(before, after):
                    return False
                if after.whistles[seat] != before.whistles[seat] + round_whistles(before, after):
                    return False
        return True


def round_coal(before: State, after: State) -> int:
    """The coal that the round gives to each, if it begins with this answer."""
    begins = after.round not in (before.round, after.kit.whistle_round)
    return after.kit.round_coal if begins else 0


def round_whistles(before: State, after: State) -> int:
    """The whistles that the round gives to each, if it begins with this answer."""
    begins = after.round != before.round and after.round == after.kit.whistle_round
    return after.kit.round_whistles if begins else 0


class Stillness(Invariant):
    """At its end a turn in which no train was moved gives a whistle, any other none (T4)."""

    def holds(self, before: State, after: State) -> bool:
        if not turn_ends(before, after):
            return True
        seat = before.turn
        still = 0 if before.moved else 1
        coal = after.coal[seat] == before.coal[seat] + round_coal(before, after)
        return coal and after.whistles[seat] == before.whistles[seat] + still + round_whistles(before, after)


class Moved(Invariant):
    """It is remembered in a turn that a train was moved, which costs a token (T2, T4)."""

    def holds(self, before: State, after: State) -> bool:
        if before.round == 0 or not same_turn(before, after):
            return True
        for train in range(before.turn * TRAINS, before.turn * TRAINS + TRAINS):
            if after.train[train] != before.train[train] and not after.moved:
                return False
        paid = after.spent_coal + after.spent_whistles > 0
        return after.moved >= before.moved and (not after.moved or paid)


class Bystanders(Invariant):
    """In another's turn a seat keeps fame, trains, gold, shares and tiles, but for extra tiles put away (T3, U15)."""

    def holds(self, before: State, after: State) -> bool:
        if before.round == 0:
            return True
        for seat in range(after.players):
            if seat != before.turn and (not keeps_pieces(before, after, seat) or not keeps_cubes(before, after, seat)):
                return False
        for share in range(COMPANIES * SHARES):
            was = before.share[share] - SEAT
            now = after.share[share] - SEAT
            if was != now and ((was >= 0 and was != before.turn) or (now >= 0 and now != before.turn)):
                return False
        return True


def keeps_pieces(before: State, after: State, seat: int) -> bool:
    """Has the seat the same fame, trains, gold and tiles as before?"""
    if after.fame[seat] != before.fame[seat] or after.sealed[seat] != before.sealed[seat]:
        return False
    for train in range(seat * TRAINS, seat * TRAINS + TRAINS):
        if after.train[train] != before.train[train]:
            return False
    for value in range(seat * NUGGETS, seat * NUGGETS + NUGGETS):
        if after.gold[value] != before.gold[value]:
            return False
    sheds = top(before) == SHED and seat_at(before, before.depth - 1) == seat
    for slot in range(seat * HAND, seat * HAND + HAND):
        if after.hand[slot] != before.hand[slot] and not sheds:
            return False
    return True


def keeps_cubes(before: State, after: State, seat: int) -> bool:
    """Has the seat as many cubes as before, or one more that was paid to it (U1, U8)?"""
    more = 0
    for good in range(seat * GOODS, seat * GOODS + GOODS):
        more += after.cubes[good] - before.cubes[good]
    return 0 <= more <= 1


class Ending(Invariant):
    """The game is ending if, and only if, some seat's last train has left; it goes on to the end of the round (E1)."""

    def holds(self, before: State, after: State) -> bool:
        ending = 0
        for seat in range(after.players):
            ending |= has_left(after, seat)
        if after.ending != ending or after.finished < before.finished:
            return False
        last = before.ending != 0 or before.round == before.kit.rounds
        if after.finished and not before.finished:
            return last
        return after.round == before.round or not last


def has_left(state: State, seat: int) -> bool:
    """Are all trains of the seat on the resource track?"""
    for train in range(seat * TRAINS, seat * TRAINS + state.kit.trains):
        if not is_berthed(state.train[train]):
            return False
    return True
