"""Which card is it? The cards of the others, each asked alone, so that none has to be known by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from whistlepost.railroad import numbers as n
from whistlepost.railroad.state import State
from whistlepost.railroad.upgrades.card import barred, searches, toll, tunnels


def each_alone(state: State, seat: int) -> Iterator[tuple[int, State]]:
    """Each card that somebody else owns, with a state in which it is the only one."""
    for card, where in enumerate(state.owner):
        if n.SEAT <= where < n.ON_BOARD and where != seat + n.SEAT:
            yield card, with_cards(state, {card: where})


def with_cards(state: State, owners: dict[int, int]) -> State:
    """A copy in which nobody has any card but these."""
    copy = state.copy()
    copy.owner = [owners.get(card, 0) for card in range(n.UPGRADES)]
    return copy


def barring_card(state: State, seat: int, stop: int) -> int:
    """The card of another seat that bars this one from ending at a stop (U11); -1: none does."""
    return next((card for card, alone in each_alone(state, seat) if barred(alone, seat, stop)), -1)


def toll_card(state: State, seat: int, stop: int) -> int:
    """The first card of another seat whose owner must be paid when this one leaves a stop (U8)."""
    return next((card for card, alone in each_alone(state, seat) if toll(alone, seat, stop)), -1)


def search_card(state: State, seat: int) -> int:
    """The card that would let the seat choose from the whole stack (U9); -1: there is none."""
    return giving(state, seat, searches)


def tunnel_card(state: State, seat: int) -> int:
    """The card that would let the seat's trains run under the mountains (X25); -1: there is none."""
    return giving(state, seat, tunnels)


def giving(state: State, seat: int, lets: Callable[[State, int], bool]) -> int:
    """The card of this game with which the seat could do that."""
    cards = range(state.kit.upgrades)
    return next((card for card in cards if lets(with_cards(state, {card: seat + n.SEAT}), seat)), -1)
