"""How does the turn go on from here, and what is it worth? Placement with volunteer, order, contests, taking back."""

from __future__ import annotations

import cython

from whistlepost.bots.campaign.outlook import Outlook
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.bots.campaign.prospects import office_gain, price, prospects, whistlestop_gain
    from whistlepost.campaign.numbers import (
        A_CONTEST,
        A_DECLINE,
        A_EXTRA,
        A_NONE,
        A_OFFICE,
        A_WHISTLESTOP,
        CONTEST,
        DRAW,
        EXTRA,
        PLACE,
        SIDES,
        TAKE,
        VOLUNTEER,
    )
    from whistlepost.campaign.precincts import first_spot, is_taken
    from whistlepost.campaign.questions.resolving import find_waiting

LEAST = -(2**30)


class Best:
    """The best answer so far; of equal ones the first."""

    def __init__(self) -> None:
        self.action = -1
        self.points = LEAST

    def offer(self, action: int, points: int) -> None:
        """One answer more."""
        if points > self.points:
            self.action, self.points = action, points


def best_answer(outlook: Outlook, state: State) -> int:
    """The answer with which the best turn goes on."""
    if state.asked == VOLUNTEER:
        return best_volunteer(outlook, state).action
    best = Best()
    for action in state.options():
        best.offer(action, after(outlook, state, action))
    return best.action


def after(outlook: Outlook, state: State, action: int) -> int:
    """What comes of an answer, if the rest of the turn is played well."""
    then = state.copy()
    then.answer(action)
    beside = neighbours(then) * outlook.taste.compact if state.asked == PLACE else 0
    if then.asked == VOLUNTEER:
        return best_volunteer(outlook, then).points + beside
    return rest(outlook, then) + beside


def neighbours(state: State) -> int:
    """On how many sides the tile just laid lies beside another."""
    sides = 0
    for side in range(SIDES):
        sides += state.beside[(state.laid - 1) * SIDES + side] >= 0
    return sides


# ---- the volunteer


def best_volunteer(outlook: Outlook, state: State) -> Best:
    """Where the volunteer goes; where nothing is completed it is enough to reckon what he adds."""
    best = Best()
    find_waiting(state)
    if state.waits > 0:
        for action in state.options():
            best.offer(action, after(outlook, state, action))
        return best
    points = prospects(outlook, state)
    best.offer(A_NONE, points)
    tile = state.laid - 1
    for part in range(state.region[tile], state.region[tile + 1]):
        if not is_taken(state, part):
            gain = office_gain(outlook, state, part) - price(outlook, state, part)
            best.offer(A_OFFICE + first_spot(state, part), points + gain)
    for part in range(state.arm[tile], state.arm[tile + 1]):
        if not is_taken(state, part):
            gain = whistlestop_gain(outlook, state, part) - price(outlook, state, part)
            best.offer(A_WHISTLESTOP + first_spot(state, part), points + gain)
    return best


# ---- the rest of the turn


def rest(outlook: Outlook, state: State) -> int:
    """Play the turn to its end, and say what it was worth."""
    seat = state.turn
    while state.asked >= 0 and state.asked != DRAW:
        state.answer(likely(outlook, state))
    points = prospects(outlook, state)
    if state.asked == DRAW and state.turn == seat and outlook.seat == seat:
        points += outlook.taste.extra
    return points


def likely(outlook: Outlook, state: State) -> int:
    """What whoever is asked is likely to answer."""
    if state.asked == EXTRA:
        return A_EXTRA
    if state.asked == CONTEST:
        return likely_contest(outlook, state)
    if state.asked == TAKE:
        return likely_take(outlook, state)
    return state.options()[0]


def likely_contest(outlook: Outlook, state: State) -> int:
    """Contest or not, if all who are asked later contest as well: the better one for who is asked."""
    seat = outlook.seat
    outlook.seat = state.seat
    best = Best()
    for action in (A_CONTEST, A_DECLINE):
        then = state.copy()
        then.answer(action)
        while then.asked == CONTEST and then.resolving == state.resolving:
            then.answer(A_CONTEST)
        best.offer(action, prospects(outlook, then))
    outlook.seat = seat
    return best.action


def likely_take(outlook: Outlook, state: State) -> int:
    """The volunteer whose return helps most whose turn it is, if any does."""
    seat = outlook.seat
    outlook.seat = state.seat
    best = Best()
    for action in state.options():
        then = state.copy()
        then.answer(action)
        best.offer(action, prospects(outlook, then))
    outlook.seat = seat
    return best.action
