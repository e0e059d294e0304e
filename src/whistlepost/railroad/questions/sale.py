"""How is an upgrade bought? Who can pay for which, and what buying does (U1, U3)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import A_BUY, CATTLE, GIVE, GOODS, MARKET, ON_BOARD, SEAT
    from whistlepost.railroad.upgrades.card import hand_over, owned_cards, owner_of
    from whistlepost.railroad.verbs import cubes_of


def offer_purchases(state: State, seat: int) -> None:
    """Each upgrade of the market or of another player that the seat can pay (U1)."""
    limit = state.kit.upgrade_limit
    if limit > 0 and owned_cards(state, seat) >= limit:
        return
    held = cubes_of(state, seat)
    for card in range(state.kit.upgrades):
        owner = state.owner[card]
        for_sale = MARKET <= owner < ON_BOARD and owner != seat + SEAT
        if for_sale and state.kit.cost[card] <= held and can_pay(state, seat, card, owner > MARKET):
            state.offer(A_BUY + card)


def can_pay(state: State, seat: int, card: int, to_owner: bool) -> bool:
    """Has the seat the price, and a rare cube over for the owner?"""
    rare = 0
    for good in range(GOODS):
        over = state.cubes[seat * GOODS + good] - state.kit.price[card * GOODS + good]
        if over < 0:
            return False
        if good >= CATTLE:
            rare += over
    return rare > 0 or not to_owner


def buy(state: State, seat: int, card: int) -> None:
    """Pay the price, and a rare cube of choice to the owner; the card changes hands and works at once (U1, U3)."""
    state.bought += 1
    for good in range(GOODS):
        state.cubes[seat * GOODS + good] -= state.kit.price[card * GOODS + good]
    owner = owner_of(state, card)
    hand_over(state, card, seat)
    if owner >= 0:
        state.ask(GIVE, seat, owner | 8)
