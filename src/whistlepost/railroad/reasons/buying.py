"""Why can this upgrade not be bought?"""

from __future__ import annotations

from whistlepost.core.errors import Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.pieces import GOODS
from whistlepost.railroad.reasons.turn import lies
from whistlepost.railroad.reasons.words import card_word, counted, cubes_held, listed, missing, seat_word
from whistlepost.railroad.state import State


def buy_reason(state: State, card: int) -> Reason:
    """Why the seat whose turn it is cannot buy this upgrade."""
    reason = not_for_sale(state, card) or too_many(state, card) or price_missing(state, card)
    return reason or owners_cube(state, card)


def not_for_sale(state: State, card: int) -> Reason | None:
    """Is it out of the game, or the seat's own?"""
    word, name, where = state.kit.upgrade_words[card], card_word(state.kit, card), state.owner[card]
    if where >= n.ON_BOARD:
        return lies(state, card)
    if where < n.MARKET:
        return Reason("not-in-game", "S4", word, f"The {name} is not in this game.")
    if where == state.seat + n.SEAT:
        return Reason("already-yours", "U1", word, f"You have the {name} already.")
    return None


def too_many(state: State, card: int) -> Reason | None:
    """Two in a turn; and in some games a limit to what a seat may own."""
    word, limit = state.kit.upgrade_words[card], state.kit.upgrade_limit
    if state.bought >= n.PURCHASES:
        return Reason("two-bought", "T2", word, "You have bought two upgrades in this turn.")
    owned = sum(where == state.seat + n.SEAT for where in state.owner)
    if 0 < limit <= owned:
        text = f"In this game a seat may own {counted(limit, 'upgrade')}, and you have {owned}."
        return Reason("upgrade-limit", "U1", word, text)
    return None


def price_missing(state: State, card: int) -> Reason | None:
    """Which cubes of the price are missing?"""
    lacking = missing(state, state.seat, price_of(state, card))
    if not lacking:
        return None
    text = f"The {card_word(state.kit, card)} costs {listed(price_words(state, card))}; you lack {listed(lacking)}."
    return Reason("price", "U1", " ".join(lacking), text)


def owners_cube(state: State, card: int) -> Reason:
    """The owner must get a rare cube on top of the price."""
    owner = seat_word(state.owner[card] - n.SEAT)
    over = [held - cost for held, cost in zip(cubes_held(state, state.seat), price_of(state, card), strict=True)]
    rare = sum(over[n.CATTLE :])
    text = f"On top of the price {owner} gets a rare cube of yours, and you have {rare or 'none'} left for that."
    return Reason("owners-cube", "U1", owner, text)


def price_of(state: State, card: int) -> list[int]:
    """The price, counted by good."""
    return list(state.kit.price[card * n.GOODS : (card + 1) * n.GOODS])


def price_words(state: State, card: int) -> list[str]:
    """The price, a word for each cube."""
    return [word for word, cost in zip(GOODS, price_of(state, card), strict=True) for _ in range(cost)]
