"""What can an upgrade do? The hooks, each with a do-nothing default, and the questions put to all cards in play."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import COAST, HAND_LIMIT, MARKET, SEAT, TRAINS


class Upgrade:
    """An upgrade card: an action, a standing answer, or a reaction. Stateless: one object serves all games."""

    def usable(self, state: State, seat: int) -> bool:
        """Does the card offer its owner an action now (U2)?"""
        return False

    def use(self, state: State, seat: int) -> None:
        """Do the card's action; the token is spent already."""

    def bars(self, state: State, owner: int, stop: int) -> bool:
        """May no train of another player end its move on this stop?"""
        return False

    def toll(self, state: State, owner: int, stop: int) -> int:
        """How many cubes must another player's train pay the owner to leave this stop?"""
        return 0

    def hand_limit(self, limit: int) -> int:
        """How many tiles may the owner hold?"""
        return limit

    def hand_penalty(self, points: int) -> int:
        """What does the owner lose for the special tiles left in hand?"""
        return points

    def searches(self) -> bool:
        """May the owner choose from the whole stack when refilling?"""
        return False

    def gained(self, state: State, seat: int) -> None:
        """The card has come to this seat."""

    def lost(self, state: State, seat: int) -> None:
        """The card has been bought away from this seat."""


def stands_at(state: State, seat: int, stop: int) -> bool:
    """Has this seat a train on this stop?"""
    for i in range(seat * TRAINS, seat * TRAINS + TRAINS):
        if state.train[i] == stop:
            return True
    return False


def barred(state: State, mover: int, stop: int) -> bool:
    """Does some other player's card bar the mover from ending here?"""
    for card in range(state.kit.upgrades):
        owner = state.owner[card] - SEAT
        if owner >= 0 and owner != mover:
            unit: Upgrade = state.kit.cards[card]
            if unit.bars(state, owner, stop):
                return True
    return False


def toll_of(state: State, card: int, mover: int, stop: int) -> int:
    """What the mover must pay this card's owner to leave this stop."""
    owner = state.owner[card] - SEAT
    if owner < 0 or owner == mover or stop >= COAST:
        return 0
    unit: Upgrade = state.kit.cards[card]
    return unit.toll(state, owner, stop)


def toll(state: State, mover: int, stop: int) -> int:
    """How many cubes the mover must pay in all to leave this stop."""
    due = 0
    for card in range(state.kit.upgrades):
        if state.owner[card] > MARKET:
            due += toll_of(state, card, mover, stop)
    return due


def hand_limit(state: State, seat: int) -> int:
    """How many tiles this seat may hold (T5)."""
    limit = HAND_LIMIT
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            unit: Upgrade = state.kit.cards[card]
            limit = unit.hand_limit(limit)
    return limit


def hand_penalty(state: State, seat: int, points: int) -> int:
    """What this seat loses for special tiles in hand, of so many points (E5)."""
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            unit: Upgrade = state.kit.cards[card]
            points = unit.hand_penalty(points)
    return points


def searches(state: State, seat: int) -> bool:
    """May this seat choose from the whole stack when refilling?"""
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            unit: Upgrade = state.kit.cards[card]
            if unit.searches():
                return True
    return False


def owned_cards(state: State, seat: int) -> int:
    """How many upgrades this seat has."""
    owned = 0
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            owned += 1
    return owned


def hand_over(state: State, card: int, seat: int) -> None:
    """Give a card to a seat; the card reacts to being lost and gained."""
    unit: Upgrade = state.kit.cards[card]
    loser = state.owner[card] - SEAT
    state.owner[card] = seat + SEAT
    unit.gained(state, seat)
    if loser >= 0:
        unit.lost(state, loser)
