"""Is the right seat asked a question that can be answered, and is the final count right (E2-E6, L6)?"""

from __future__ import annotations

import cython

from whistlepost.railroad.checks.invariant import Invariant
from whistlepost.railroad.state import Question, State

if not cython.compiled:
    from whistlepost.railroad.checks.invariant import question_at, seat_at, top
    from whistlepost.railroad.numbers import (
        ACTIONS,
        ASSAY,
        CATTLE,
        CELLS,
        CHANCE,
        COMPANIES,
        DEPART,
        DRAW_TILE,
        EACH,
        GOODS,
        HAND,
        LAND,
        LOOK,
        NEXT,
        NUGGET,
        NUGGETS,
        OFFERS,
        OPEN_TILE,
        PLACE,
        REST,
        RESTOCK,
        RETIRE,
        REWARD,
        ROOM,
        RUN_ON,
        SEAT,
        SEATS,
        SHARES,
        SHED,
        TRACK,
        TURN,
    )
    from whistlepost.railroad.upgrades.card import hand_penalty


class Agenda(Invariant):
    """The agenda is empty when the game is over, and only then; below all lies the placing, or the turn."""

    def holds(self, before: State, after: State) -> bool:
        if (after.depth == 0) != (after.finished != 0):
            return False
        for place in range(after.depth):
            question = question_at(after, place)
            if question >= len(after.kit.questions) or not CHANCE <= seat_at(after, place) < after.players:
                return False
            if (place == 0) != (question in (PLACE, TURN, NEXT)):
                return False
        if after.depth == 0 or after.round == 0:
            return after.depth == 0 or question_at(after, 0) == PLACE
        return question_at(after, 0) != PLACE and seat_at(after, 0) == after.turn


class Asked(Invariant):
    """Chance is asked for draws, the seat on turn for all else but what others put away; nothing settles itself."""

    def holds(self, before: State, after: State) -> bool:
        for place in range(after.depth):
            question = question_at(after, place)
            seat = seat_at(after, place)
            draw = question in (DRAW_TILE, OPEN_TILE, NUGGET, LOOK)
            if draw != (seat == CHANCE) or (draw and place != after.depth - 1):
                return False
            if not draw and seat != after.turn and question not in (PLACE, ROOM, SHED):
                return False
        return top(after) not in (DEPART, LAND, RETIRE, RESTOCK, ASSAY, NEXT, REWARD, RUN_ON, REST)


class Options(Invariant):
    """There are options, each in the action space and none twice."""

    def holds(self, before: State, after: State) -> bool:
        count = after.find()
        if (count == 0) != (after.finished != 0) or count > OFFERS:
            return False
        for i in range(count):
            if not 0 <= after.offered[i] < ACTIONS:
                return False
            for other in range(i):
                if after.offered[i] == after.offered[other]:
                    return False
        return True


class Weights(Invariant):
    """Chance has something to answer, and whatever it may answer can happen."""

    def holds(self, before: State, after: State) -> bool:
        if top(after) < 0 or seat_at(after, after.depth - 1) != CHANCE:
            return True
        question: Question = after.kit.questions[top(after)]
        for i in range(after.find()):
            if question.weight(after, after.offered[i]) <= 0:
                return False
        return after.find() > 0


class Asking(Invariant):
    """To ask for the options changes nothing."""

    def holds(self, before: State, after: State) -> bool:
        asked = after if after.count < 0 else after.copy()  # a copy has not been asked yet
        fresh = after.copy()
        asked.find()
        if fresh.mover != asked.mover or (fresh.mover >= 0 and fresh.mets != asked.mets):
            return False
        return same_board(fresh, asked) and same_hands(fresh, asked)


def same_board(one: State, other: State) -> bool:
    """Do the same tiles lie on both boards, and the same seats hold the small stops?"""
    for cell in range(CELLS):
        if one.board[cell] != other.board[cell]:
            return False
    for stop in range(TRACK):
        if one.occupant[stop] != other.occupant[stop]:
            return False
    return True


def same_hands(one: State, other: State) -> bool:
    """Are the same tiles in hand?"""
    for slot in range(SEATS * HAND):
        if one.hand[slot] != other.hand[slot]:
            return False
    return True


class Scores(Invariant):
    """In the end everything is counted, and nothing before (E2, E3, E4, E5, L6, U4)."""

    def holds(self, before: State, after: State) -> bool:
        for seat in range(after.players):
            points = 0
            if after.finished:
                points = after.fame[seat] + majorities(after, seat) + cards(after, seat) + goods(after, seat)
                points = max(0, points + left_over(after, seat))
            if after.result[seat] != points:
                return False
        return True


def majorities(state: State, seat: int) -> int:
    """15 for each company in which no other seat has more, or as many and a lower number (E2)."""
    points = 0
    for company in range(COMPANIES):
        mine = rank(state, company, seat)
        best = mine >= SHARES
        for other in range(state.players):
            best = best and (other == seat or rank(state, company, other) < mine)
        points += 15 if best else 0
    return points


def rank(state: State, company: int, seat: int) -> int:
    """Six for each share of the company; what is left over is the higher, the lower the lowest number (E2)."""
    worth = 0
    for number in range(SHARES - 1, -1, -1):
        if state.share[company * SHARES + number] == seat + SEAT:
            worth = worth - worth % SHARES + SHARES + (SHARES - 1 - number)
    return worth


def cards(state: State, seat: int) -> int:
    """The stars of the seat's upgrades (U4)."""
    points = 0
    for card in range(state.kit.upgrades):
        points += state.kit.star[card] if state.owner[card] == seat + SEAT else 0
    return points


def goods(state: State, seat: int) -> int:
    """1 a common cube, 3 a rare one, and the values of the gold (E3)."""
    points = 0
    for good in range(GOODS):
        points += state.cubes[seat * GOODS + good] * (1 if good < CATTLE else 3)
    for value in range(NUGGETS):
        points += state.gold[seat * NUGGETS + value] * state.kit.nugget_value[value]
    return points


def left_over(state: State, seat: int) -> int:
    """Tokens, one each or one a pair (E4); less 10 for each special tile in hand, if no card prevents it (E5)."""
    points = state.coal[seat] + state.whistles[seat]
    points = points if state.kit.token_fame == EACH else points >> 1
    for slot in range(seat * HAND, seat * HAND + HAND):
        if state.hand[slot] >= 0 and state.kit.special[state.hand[slot]]:
            points -= hand_penalty(state, seat, 10)
    return points
