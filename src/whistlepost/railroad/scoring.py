"""Who has won? What each seat scores in the end, source by source (E2-E6, U4, L6)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        CATTLE,
        COMPANIES,
        EACH,
        GOODS,
        HAND,
        NUGGETS,
        SEAT,
        SHARES,
    )
    from whistlepost.railroad.upgrades.card import hand_penalty
    from whistlepost.railroad.verbs import shares_of


def holder(state: State, company: int) -> int:
    """The seat with most shares of a company; of tied ones the one with the lowest number; -1: nobody (E2)."""
    most = 0
    best = -1
    for share in range(company * SHARES, company * SHARES + SHARES):
        seat = state.share[share] - SEAT
        if seat >= 0 and shares_in(state, seat, company) > most:
            most = shares_in(state, seat, company)
            best = seat
    return best


def shares_in(state: State, seat: int, company: int) -> int:
    """How many shares of a company a seat holds."""
    held = 0
    for share in range(company * SHARES, company * SHARES + SHARES):
        held += state.share[share] == seat + SEAT
    return held


def majorities(state: State, seat: int) -> int:
    """15 fame for each company of which the seat holds most shares (E2)."""
    points = 0
    for company in range(COMPANIES):
        if holder(state, company) == seat:
            points += state.kit.majority
    return points


def stars(state: State, seat: int) -> int:
    """The fame in the stars of the seat's upgrades (U4)."""
    points = 0
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            points += state.kit.star[card]
    return points


def gold(state: State, seat: int) -> int:
    """The values of the seat's nuggets (E3)."""
    points = 0
    for value in range(NUGGETS):
        points += state.gold[seat * NUGGETS + value] * state.kit.nugget_value[value]
    return points


def cubes(state: State, seat: int) -> int:
    """1 for each common cube, 3 for each rare one (E3)."""
    points = 0
    for good in range(GOODS):
        points += state.cubes[seat * GOODS + good] * (3 if good >= CATTLE else 1)
    return points


def tokens(state: State, seat: int) -> int:
    """1 for every two tokens left, or for each (E4)."""
    left = state.coal[seat] + state.whistles[seat]
    return left if state.kit.token_fame == EACH else left // 2


def hand_tiles(state: State, seat: int) -> int:
    """10 lost for each special tile in hand (E5)."""
    points = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        if state.hand[slot] >= 0 and state.kit.special[state.hand[slot]]:
            points += 10
    return -hand_penalty(state, seat, points)


def total(state: State, seat: int) -> int:
    """Everything counted; never below 0 (L6)."""
    points = majorities(state, seat) + stars(state, seat) + gold(state, seat) + cubes(state, seat)
    return max(0, state.fame[seat] + points + tokens(state, seat) + hand_tiles(state, seat))


def settle_scores(state: State) -> None:
    """The game is over: everything is counted (E1)."""
    for seat in range(state.players):
        state.result[seat] = total(state, seat)
    state.finished = 1


def breakdown(state: State, seat: int) -> dict[str, int]:
    """What a seat's score is made of."""
    return {
        "fame": state.fame[seat],
        "majorities": majorities(state, seat),
        "stars": stars(state, seat),
        "gold": gold(state, seat),
        "cubes": cubes(state, seat),
        "tokens": tokens(state, seat),
        "hand": hand_tiles(state, seat),
        "total": total(state, seat),
    }


def winners(state: State) -> list[int]:
    """Most fame; of tied ones most shares in all; still tied: all of them (E6)."""
    ranks = [(total(state, seat), shares_of(state, seat)) for seat in range(state.players)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
