"""Which card is it? The cards of the others, each asked alone, so that none has to be known by name."""

from __future__ import annotations

from collections.abc import Iterator

from whistlepost.railroad import numbers as n
from whistlepost.railroad.state import State
from whistlepost.railroad.upgrades.card import barred, searches, toll


def each_alone(state: State, seat: int) -> Iterator[tuple[int, State]]:
    """Each card that somebody else owns, with a state in which it is the only one."""
    for card, where in enumerate(state.owner):
        if where >= n.SEAT and where != seat + n.SEAT:
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
    """The card of this game that would let the seat choose from the whole stack (U9); -1: there is none."""
    cards = range(state.kit.upgrades)
    return next((card for card in cards if searches(with_cards(state, {card: seat + n.SEAT}), seat)), -1)
