"""What can an upgrade do? The hooks, each with a do-nothing default, and the questions put to all cards in play."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import COAST, GIVE, HAND_LIMIT, ON_BOARD, SEAT, SPOTS, TRAINS


class Upgrade:
    """An upgrade card: an action, a standing answer, or a reaction. Stateless: one object serves all games."""

    guards = False
    """Does it ask anything of other players' trains where its owner has one: does it bar them, or take a toll?"""

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

    def payable(self, token: int) -> bool:
        """Can the card's action be paid with this token, whatever the rulings say?"""
        return True

    def spots(self, spots: int) -> int:
        """How many tokens may the owner spend in a turn? Those above four only if one of all is a whistle."""
        return spots

    def discount(self, price: int) -> int:
        """What does a mountain space cost the owner in coal?"""
        return price

    def tunnels(self) -> bool:
        """May the owner's trains run under empty mountain spaces?"""
        return False

    def bonus(self) -> bool:
        """May the owner take a share in place of a resource track space's reward?"""
        return False

    def tile_laid(self, state: State, seat: int) -> None:
        """The owner has laid a tile on a mountain space."""

    def climbed(self, state: State, seat: int) -> None:
        """A train of the owner has come to rest after a move to, through or from a mountain tile."""

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


def owner_of(state: State, card: int) -> int:
    """The seat that owns this card; less than 0: nobody."""
    return state.owner[card] - SEAT if state.owner[card] < ON_BOARD else -1


def barred(state: State, mover: int, stop: int) -> bool:
    """Does some other player's card bar the mover from ending here?"""
    for i in range(state.kit.guards):
        card = state.kit.guard[i]
        owner = owner_of(state, card)
        if owner >= 0 and owner != mover:
            unit: Upgrade = state.kit.cards[card]
            if unit.bars(state, owner, stop):
                return True
    return False


def toll_of(state: State, card: int, mover: int, stop: int) -> int:
    """What the mover must pay this card's owner to leave this stop."""
    owner = owner_of(state, card)
    if owner < 0 or owner == mover or stop >= COAST:
        return 0
    unit: Upgrade = state.kit.cards[card]
    return unit.toll(state, owner, stop)


def toll(state: State, mover: int, stop: int) -> int:
    """How many cubes the mover must pay in all to leave this stop."""
    due = 0
    for i in range(state.kit.guards):
        due += toll_of(state, state.kit.guard[i], mover, stop)
    return due


def ask_toll(state: State, mover: int, stop: int) -> None:
    """Ask the mover for each cube that must be paid to leave this stop."""
    for i in range(state.kit.guards):
        card = state.kit.guard[i]
        for _ in range(toll_of(state, card, mover, stop)):
            state.ask(GIVE, mover, owner_of(state, card))


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
    loser = owner_of(state, card)
    state.owner[card] = seat + SEAT
    unit.gained(state, seat)
    if loser >= 0:
        unit.lost(state, loser)


def spots(state: State, seat: int) -> int:
    """How many tokens this seat may spend in a turn (T2)."""
    most = SPOTS
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            unit: Upgrade = state.kit.cards[card]
            most = unit.spots(most)
    return most


def discount(state: State, seat: int, price: int) -> int:
    """What a mountain space of this price costs the seat in coal (X7)."""
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            unit: Upgrade = state.kit.cards[card]
            price = unit.discount(price)
    return price


def tunnels(state: State, seat: int) -> bool:
    """May trains of this seat run under empty mountain spaces?"""
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            unit: Upgrade = state.kit.cards[card]
            if unit.tunnels():
                return True
    return False


def has_bonus(state: State, seat: int) -> bool:
    """May this seat take a share in place of a resource track space's reward?"""
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            unit: Upgrade = state.kit.cards[card]
            if unit.bonus():
                return True
    return False


def tell_laid(state: State, seat: int) -> None:
    """Let the seat's cards know that it has laid a tile on a mountain space."""
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            unit: Upgrade = state.kit.cards[card]
            unit.tile_laid(state, seat)


def tell_climbed(state: State, seat: int) -> None:
    """Let the seat's cards know that a train has come to rest after a move in the mountains."""
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            unit: Upgrade = state.kit.cards[card]
            unit.climbed(state, seat)
