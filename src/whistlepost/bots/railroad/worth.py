"""What is a position worth to a seat at the end of its turn? In hundredths of fame."""

from __future__ import annotations

import cython

from whistlepost.bots.railroad.outlook import Outlook
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.bots.railroad.companies import companies
    from whistlepost.bots.railroad.deliveries import towns
    from whistlepost.bots.railroad.ends import end_tiles
    from whistlepost.railroad.numbers import CATTLE, CUBE_LIMIT, GOODS, HAND, SEAT
    from whistlepost.railroad.scoring import gold, hand_tiles, total
    from whistlepost.railroad.verbs import gold_left, shares_of


def worth(outlook: Outlook, state: State) -> int:
    """All of it; when no turn is to come, the score itself."""
    seat = outlook.seat
    sealed = state.sealed[seat] * 400
    outlook.turns = 0 if state.ending or state.finished else outlook.horizon
    if outlook.turns == 0:
        return total(state, seat) * 100 + sealed
    held = 0
    for good in range(GOODS):
        outlook.pool[good] = state.cubes[seat * GOODS + good]
        held += outlook.pool[good]
    points = (state.fame[seat] + gold(state, seat)) * 100 + sealed - (outlook.taste.full if held >= CUBE_LIMIT else 0)
    points += cards(outlook, state) + companies(outlook, state)
    points += towns(outlook, state) + end_tiles(outlook, state)
    return points + cubes_left(outlook) + special_tiles(outlook, state)


def cards(outlook: Outlook, state: State) -> int:
    """The stars of the upgrades and what they do in the turns to come; what tokens are worth with them is noted."""
    points = 0
    outlook.earned = 0
    outlook.token = outlook.taste.token
    outlook.fill = outlook.taste.far_fill
    for card in range(state.kit.upgrades):
        if state.owner[card] == outlook.seat + SEAT:
            points += outlook.turn[card] * outlook.turns + state.kit.star[card] * 100
            outlook.earned += outlook.income[card] * outlook.turns
            if outlook.cubes[card]:
                outlook.fill = outlook.taste.store_fill
            if not outlook.gold[card] or gold_left(state) > 0:
                often = shares_of(state, outlook.seat) // 3 if outlook.shares[card] else 1
                outlook.token = max(outlook.token, outlook.use[card] * often)
    return points


def cubes_left(outlook: Outlook) -> int:
    """The cubes for which there is no plan."""
    points = 0
    for good in range(GOODS):
        points += outlook.pool[good] * (outlook.taste.rare if good >= CATTLE else outlook.taste.common)
    return points


def special_tiles(outlook: Outlook, state: State) -> int:
    """Special tiles in hand: to be laid in time (E5)."""
    held = 0
    for slot in range(outlook.seat * HAND, outlook.seat * HAND + HAND):
        held += state.hand[slot] >= 0 and state.kit.special[state.hand[slot]] != 0
    if held == 0:
        return 0
    if hand_tiles(state, outlook.seat) == 0:
        return held * outlook.taste.early
    risk = outlook.taste.risk * held * held // outlook.turns
    return held * outlook.taste.early - min(risk, held * outlook.taste.risk_most)
