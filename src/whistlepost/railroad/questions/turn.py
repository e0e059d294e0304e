"""What does a player do in a turn? Placing the trains, the turn itself, and what comes after it (S13, T1-T4)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import Question, State

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        A_BUY,
        A_COAL,
        A_COAST,
        A_END,
        A_USE_COAL,
        A_USE_WHISTLE,
        A_WHISTLE,
        ASSAY,
        COAL,
        COAST,
        COASTS,
        DEPART,
        NEXT,
        PLACE,
        PURCHASES,
        REFILL,
        RESTOCK,
        SEAT,
        SPOTS,
        TRACK,
        TRAINS,
        TURN,
        UNPLACED,
        WHISTLE,
    )
    from whistlepost.railroad.questions.sale import buy, offer_purchases
    from whistlepost.railroad.routes import begin, exits, give_up, leads_on
    from whistlepost.railroad.scoring import settle_scores
    from whistlepost.railroad.upgrades.card import Upgrade, ask_toll, spots, toll
    from whistlepost.railroad.verbs import cubes_of


class Place(Question):
    """On which coast stop do you place a train (S13)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for stop in range(COASTS):
            if state.occupant[COAST + stop] == 0:
                state.offer(A_COAST + stop)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        stop = COAST + action - A_COAST
        state.occupant[stop] = seat + 1
        state.train[next_unplaced(state, seat)] = stop
        follower = (seat + state.players - 1) % state.players
        if next_unplaced(state, follower) >= 0:
            state.ask(PLACE, follower, 0)
        else:
            begin_round(state)


def next_unplaced(state: State, seat: int) -> int:
    """The first train of a seat that is still to be placed; -1: none."""
    for i in range(seat * TRAINS, seat * TRAINS + TRAINS):
        if state.train[i] == UNPLACED:
            return i
    return -1


def begin_round(state: State) -> None:
    """The round's tokens are given to all, then the start player takes a turn (T1, S2)."""
    state.round += 1
    for seat in range(state.players):
        if state.round == state.kit.whistle_round:
            state.whistles[seat] += state.kit.round_whistles
        else:
            state.coal[seat] += state.kit.round_coal
    begin_turn(state, 0)


def begin_turn(state: State, seat: int) -> None:
    """A seat's turn begins."""
    state.turn = seat
    state.spent_coal = state.spent_whistles = state.bought = state.moved = 0
    state.ask(TURN, seat, 0)


class Turn(Question):
    """What do you do: move a train, use an upgrade, buy one, or end the turn (T2)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        by_coal = state.coal[seat] > 0 and has_spot(state, seat, COAL)
        by_whistle = state.whistles[seat] > 0 and has_spot(state, seat, WHISTLE)
        if by_coal or by_whistle:
            offer_moves(state, seat, by_coal, by_whistle)
            offer_actions(state, seat, by_coal, by_whistle)
        if state.bought < PURCHASES:
            offer_purchases(state, seat)
        state.offer(A_END)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action == A_END:
            end_turn(state, seat)
            return
        state.ask(TURN, seat, 0)
        if action < A_USE_COAL:
            move(state, seat, action)
        elif action < A_BUY:
            use(state, seat, action)
        else:
            buy(state, seat, action - A_BUY)


def has_spot(state: State, seat: int, token: int) -> bool:
    """Can one more token be spent in this turn (T2)? Above four only if one of all is a whistle (X20)."""
    spent = state.spent_coal + state.spent_whistles
    if spent < SPOTS:
        return True
    return spent < spots(state, seat) and (token == WHISTLE or state.spent_whistles > 0)


def offer_moves(state: State, seat: int, by_coal: bool, by_whistle: bool) -> None:
    """Each exit by which a train can begin a move that can be ended (M1, M6, M9, U8)."""
    held = cubes_of(state, seat)
    for train in range(TRAINS):
        stop = state.train[seat * TRAINS + train]
        if 0 <= stop < TRACK and toll(state, seat, stop) <= held:
            begin(state, train, COAL)
            mask = exits(state, stop)
            for out in range(6):
                if mask >> out & 1:
                    offer_exit(state, seat, train * 6 + out, by_coal, by_whistle)
            give_up(state)


def offer_exit(state: State, seat: int, way: int, by_coal: bool, by_whistle: bool) -> None:
    """Coal, whistle, both or neither: where coal can go, a whistle can, save that ground may have to be paid (X7)."""
    found = False
    if by_coal:
        state.token = COAL
        state.coal[seat] -= 1
        found = leads_on(state, state.start, way % 6, 1)
        state.coal[seat] += 1
        if found:
            state.offer(A_COAL + way)
    if by_whistle:
        state.token = WHISTLE
        state.whistles[seat] -= 1
        if (found and not state.kit.mountains) or leads_on(state, state.start, way % 6, 2):
            state.offer(A_WHISTLE + way)
        state.whistles[seat] += 1


def offer_actions(state: State, seat: int, by_coal: bool, by_whistle: bool) -> None:
    """Each action of an own upgrade, for coal, or for a whistle in its stead (U2)."""
    for card in range(state.kit.upgrades):
        if state.owner[card] == seat + SEAT:
            unit: Upgrade = state.kit.cards[card]
            if unit.usable(state, seat):
                if by_coal and unit.payable(COAL):
                    state.offer(A_USE_COAL + card)
                if by_whistle and (state.kit.whistle_for_actions or not unit.payable(COAL)):
                    state.offer(A_USE_WHISTLE + card)


def move(state: State, seat: int, action: int) -> None:
    """Spend the token; pay the toll, if any; then the train leaves."""
    way = action - A_COAL if action < A_WHISTLE else action - A_WHISTLE
    token = COAL if action < A_WHISTLE else WHISTLE
    spend(state, seat, token)
    state.ask(DEPART, seat, way * 16 + token)
    ask_toll(state, seat, state.train[seat * TRAINS + way // 6])


def use(state: State, seat: int, action: int) -> None:
    """Spend the token; the card acts."""
    by_whistle = action >= A_USE_WHISTLE
    spend(state, seat, WHISTLE if by_whistle else COAL)
    unit: Upgrade = state.kit.cards[action - (A_USE_WHISTLE if by_whistle else A_USE_COAL)]
    unit.use(state, seat)


def spend(state: State, seat: int, token: int) -> None:
    """Put a token on one of the turn's four spots (T2)."""
    if token == COAL:
        state.coal[seat] -= 1
        state.spent_coal += 1
    else:
        state.whistles[seat] -= 1
        state.spent_whistles += 1


def end_turn(state: State, seat: int) -> None:
    """A whistle for standing still (T4); the gold is looked at (T9), the hand and the open tiles filled (T5)."""
    if not state.moved:
        state.whistles[seat] += 1
    state.ask(NEXT, seat, 0)
    state.ask(RESTOCK, seat, 0)
    state.ask(REFILL, seat, 0)
    state.ask(ASSAY, seat, 0)


class Next(Question):
    """Whose turn is it now? Nothing to ask: the next seat's, a new round's, or nobody's any more (E1)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        if seat + 1 < state.players:
            begin_turn(state, seat + 1)
        elif state.ending or state.round == state.kit.rounds:
            state.spent_coal = state.spent_whistles = state.bought = state.moved = 0
            settle_scores(state)
        else:
            begin_round(state)
        return True
