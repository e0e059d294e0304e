"""How does a train get over the mountains, or under them? Paying for a space (X7, X8), running underneath (X25)."""

from __future__ import annotations

import cython

from whistlepost.railroad.ground import Ground
from whistlepost.railroad.state import Question, State

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        A_PAY,
        A_TUNNEL,
        CELLS,
        MOUNTAIN,
        ON_BOARD,
        PAY,
        RARE_GOODS,
        REWARD,
        RUN_ON,
        SEAT,
        WHISTLE,
    )
    from whistlepost.railroad.routes import reaches, run
    from whistlepost.railroad.upgrades.card import discount, hand_over, tell_laid, tunnels
    from whistlepost.railroad.verbs import draw_gold, gain_any


class Mountains(Ground):
    """Eight spaces that cost coal or whistles and reward who builds on them; underneath them tunnels may run."""

    def goes_on(self, state: State, cell: int, edge: int, left: int) -> bool:
        return can_pay_coal(state, cell, edge, left) or can_pay_whistles(state, cell, edge, left)

    def leads_under(self, state: State, cell: int, edge: int, left: int) -> bool:
        if may_tunnel(state, cell, left):
            joined = joined_to(state, cell)
            for way in range((CELLS - MOUNTAIN) * 6):
                if joined >> way // 6 & 1 and emerges(state, cell, edge, way):
                    return True
        return False

    def offers(self, state: State) -> None:
        if may_tunnel(state, state.cell, state.left):
            joined = joined_to(state, state.cell)
            for way in range((CELLS - MOUNTAIN) * 6):
                if joined >> way // 6 & 1 and emerges(state, state.cell, state.edge, way):
                    state.offer(A_TUNNEL + way)

    def goes_under(self, state: State, action: int) -> None:
        out = (action - A_TUNNEL) % 6
        state.cell = state.kit.beside[(MOUNTAIN + (action - A_TUNNEL) // 6) * 6 + out]
        state.edge = (out + 3) % 6
        state.tunnelled = state.left = 1
        run(state)

    def laid(self, state: State, seat: int) -> None:
        if not state.kit.priced[state.cell]:
            tell_laid(state, seat)
            run(state)
            return
        state.ask(RUN_ON, seat, 0)
        state.ask(REWARD, seat, state.cell - MOUNTAIN)
        state.ask(PAY, seat, state.cell - MOUNTAIN)


class Pay(Question):
    """In what do you pay the mountain space (X7)?"""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        return coal_price(state, arg) == 0

    def offers(self, state: State, seat: int, arg: int) -> None:
        if can_pay_coal(state, MOUNTAIN + arg, state.edge, state.left):
            state.offer(A_PAY)
        if can_pay_whistles(state, MOUNTAIN + arg, state.edge, state.left):
            state.offer(A_PAY + 1)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action == A_PAY:
            state.coal[seat] -= coal_price(state, arg)
        else:
            state.whistles[seat] -= state.kit.ground_whistles[arg]


class Reward(Question):
    """Nothing to ask: the space's reward is earned before the train runs on (X8)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        card = card_on(state, arg)
        if card >= 0:
            hand_over(state, card, seat)
        tell_laid(state, seat)
        if state.kit.ground_gold[arg]:
            draw_gold(state, seat)
        if state.kit.ground_rare[arg]:
            gain_any(state, seat, RARE_GOODS)
        return True


class RunOn(Question):
    """Nothing to ask: the train runs on over the tile that was laid."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        run(state)
        return True


def coal_price(state: State, space: int) -> int:
    """What the priced space costs the seat whose turn it is in coal (X7, X19)."""
    return max(0, discount(state, state.turn, state.kit.ground_coal[space]))


def card_on(state: State, space: int) -> int:
    """The upgrade that lies on a priced space; -1: none."""
    for card in range(state.kit.upgrades):
        if state.owner[card] == ON_BOARD + space:
            return card
    return -1


def can_pay_coal(state: State, cell: int, edge: int, left: int) -> bool:
    """Paid in coal, unmixed."""
    price = coal_price(state, cell - MOUNTAIN)
    if state.coal[state.turn] < price:
        return False
    state.coal[state.turn] -= price
    found = rewarded_goes_on(state, cell, edge, left)
    state.coal[state.turn] += price
    return found


def can_pay_whistles(state: State, cell: int, edge: int, left: int) -> bool:
    """Paid in whistles, unmixed; a space that costs nothing is not paid in whistles."""
    price = state.kit.ground_whistles[cell - MOUNTAIN]
    if state.whistles[state.turn] < price or coal_price(state, cell - MOUNTAIN) == 0:
        return False
    state.whistles[state.turn] -= price
    found = rewarded_goes_on(state, cell, edge, left)
    state.whistles[state.turn] += price
    return found


def rewarded_goes_on(state: State, cell: int, edge: int, left: int) -> bool:
    """An upgrade gained on the way works at once (X8)."""
    card = card_on(state, cell - MOUNTAIN)
    if card >= 0:
        state.owner[card] = state.turn + SEAT
    found = reaches(state, cell, edge, left)
    if card >= 0:
        state.owner[card] = ON_BOARD + cell - MOUNTAIN
    return found


def may_tunnel(state: State, cell: int, left: int) -> bool:
    """Can the train go underground here: with a whistle, in place of the skipped stop, once (X25)?"""
    if state.token != WHISTLE or left < 2 or state.tunnelled or cell < MOUNTAIN:
        return False
    return tunnels(state, state.turn)


def emerges(state: State, cell: int, edge: int, way: int) -> bool:
    """Can the train that goes under this space come out by this way, a space and an edge, and end its move legally?"""
    space = MOUNTAIN + way // 6
    out = way % 6
    beyond = state.kit.beside[space * 6 + out]
    if (space == cell and out == edge) or beyond >= CELLS or state.board[beyond] < 0:
        return False
    state.tunnelled = 1
    found = reaches(state, beyond, (out + 3) % 6, 1)
    state.tunnelled = 0
    return found


def joined_to(state: State, cell: int) -> int:
    """This empty mountain space and all those that empty mountain spaces join to it, as bits."""
    joined = 1 << cell - MOUNTAIN
    before = 0
    while joined != before:
        before = joined
        joined |= around(state, joined)
    return joined


def around(state: State, reached: int) -> int:
    """The empty mountain spaces beside these ones, as bits."""
    found = 0
    for space in range(MOUNTAIN, CELLS):
        if reached >> space - MOUNTAIN & 1:
            for out in range(6):
                beyond = state.kit.beside[space * 6 + out]
                if MOUNTAIN <= beyond < CELLS and state.board[beyond] < 0:
                    found |= 1 << beyond - MOUNTAIN
    return found
