"""What do the mountains ask of a train on its way (X7, X8, X25)? Prices, what is gained on the way, and tunnels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from whistlepost.railroad import numbers as n
from whistlepost.railroad.reasons.hooks import tunnel_card
from whistlepost.railroad.reasons.trip import Trip
from whistlepost.railroad.reasons.words import card_word, counted
from whistlepost.railroad.state import State
from whistlepost.railroad.upgrades.card import discount, tunnels

Cards = frozenset[int]
"""The upgrades that a train has found on its way: they work at once (X8)."""


def with_found(state: State, cards: Cards) -> State:
    """The state with these upgrades in the hand of the seat whose turn it is."""
    copy = state.copy()
    copy.owner = [state.turn + n.SEAT if card in cards else where for card, where in enumerate(state.owner)]
    return copy


def card_on(state: State, cell: int) -> Cards:
    """The upgrade that lies on a mountain space."""
    return frozenset(card for card, where in enumerate(state.owner) if where == n.ON_BOARD + cell - n.MOUNTAIN)


def all_lying(state: State) -> Cards:
    """Every upgrade that a train could find."""
    return frozenset(card for card, where in enumerate(state.owner) if where >= n.ON_BOARD)


def prices(state: State, cell: int, cards: Cards) -> tuple[int, int]:
    """What a tile on this space costs, in coal and in whistles (X7); 0 whistles: it costs nothing."""
    copy, space = with_found(state, cards), cell - n.MOUNTAIN
    coal = max(0, discount(copy, state.turn, state.kit.ground_coal[space]))
    return coal, (state.kit.ground_whistles[space] if coal else 0)


def price_word(state: State, cell: int) -> str:
    """`2 coal or 1 whistle`."""
    coal, whistles = prices(state, cell, frozenset())
    return f"{coal} coal or {counted(whistles, 'whistle')}"


def can_pay(trip: Trip, cell: int) -> bool:
    """Has the seat the price of this space?"""
    coal, whistles = prices(trip.state, cell, frozenset())
    return trip.purse[0] >= coal or trip.purse[1] >= whistles


class Ground:
    """The mountains in the way of one trip; what is asked again and again is worked out once."""

    def __init__(self, trip: Trip) -> None:
        self.trip = trip
        self.prices = lru_cache(lambda cell, cards: prices(trip.state, cell, cards))
        self.tunnels = lru_cache(lambda cards: tunnels(with_found(trip.state, cards), trip.seat))

    def may_tunnel(self, cell: int, left: int, cards: Cards) -> bool:
        """Could a train go underground at this empty space, with these upgrades (X25)?"""
        whistle = self.trip.token == n.WHISTLE and left > 1
        return whistle and cell >= n.MOUNTAIN and self.tunnels(cards)

    def outlets(self, cell: int, edge: int, laid: frozenset[int]) -> Iterator[tuple[int, int]]:
        """Where a train that goes under this space comes out: the place that it enters, and by which edge."""
        for space in self.joined(cell, laid):
            for out in range(6):
                beyond = self.trip.on.beside[space * 6 + out]
                if beyond < n.CELLS and (space, out) != (cell, edge):
                    yield beyond, (out + 3) % 6

    def joined(self, cell: int, laid: frozenset[int]) -> set[int]:
        """The empty mountain spaces that are joined to this one by empty ones."""
        found, edge = {cell}, [cell]
        while edge:
            space = edge.pop()
            for out in range(6):
                beyond = self.trip.on.beside[space * 6 + out]
                if n.MOUNTAIN <= beyond < n.CELLS and self.trip.board[beyond] < 0 and beyond not in found | laid:
                    found.add(beyond)
                    edge.append(beyond)
        return found


def no_tunnel_word(state: State, seat: int) -> str:
    """What the seat would need to run under the mountains."""
    card = tunnel_card(state, seat)
    if card < 0:
        return "No upgrade of this game lets a train run under the mountains."
    return f"You would need the {card_word(state.kit, card)} to run under the mountains."
