"""What comes after the last action of a turn? Gold is looked at, hands and open tiles are filled (T5-T9, U9, U15)."""

from __future__ import annotations

import cython

from whistlepost.railroad.state import Question, State

if not cython.compiled:
    from whistlepost.railroad.hands import (
        draw_tile,
        is_used_up,
        lies_at_bottom,
        open_tile,
        put_in_hand,
        put_to_bottom,
        shuffle_stack,
        tiles_held,
        weight_of,
    )
    from whistlepost.railroad.numbers import (
        A_DRAW,
        A_ENOUGH,
        A_LOOK,
        A_NUGGET,
        A_OPEN,
        A_SEARCH,
        A_SHED,
        A_TILE,
        ASSAY,
        CHANCE,
        DRAW_TILE,
        HAND,
        LOOK,
        NUGGET,
        NUGGETS,
        OPEN_TILE,
        REFILL,
        RESTOCK,
        ROW,
        SEEN,
        SHED,
        UNSEEN,
    )
    from whistlepost.railroad.upgrades.card import hand_limit, searches


class Refill(Question):
    """Which tile do you take into your hand: an open one, or one from the stack (T5)?"""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        if tiles_held(state, seat) >= hand_limit(state, seat):
            return True
        if is_used_up(state):
            return state.row[0] < 0 and state.row[1] < 0 and state.row[2] < 0
        if arg == UNSEEN and searches(state, seat):
            state.ask(REFILL, seat, SEEN)
            state.ask(LOOK, CHANCE, seat)
            return True
        return False

    def offers(self, state: State, seat: int, arg: int) -> None:
        for place in range(ROW):
            if state.row[place] >= 0 and open_tile(state, state.row[place]) == place:
                state.offer(A_OPEN + state.row[place])
        if not is_used_up(state):
            state.offer(A_DRAW)
            if arg == SEEN:
                offer_stack(state)
        if state.ending or state.round == state.kit.rounds:
            state.offer(A_ENOUGH)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action == A_ENOUGH:
            return
        state.ask(REFILL, seat, arg)
        if action == A_DRAW:
            state.ask(DRAW_TILE, CHANCE, seat)
        elif action < A_SEARCH:
            state.row[open_tile(state, action - A_OPEN)] = -1
            put_in_hand(state, seat, action - A_OPEN, 1)
        else:
            shuffle_stack(state)
            state.stack[action - A_SEARCH] -= 1
            put_in_hand(state, seat, action - A_SEARCH, 0)


def offer_stack(state: State) -> None:
    """Each kind of tile that the stack holds, its bottom included (U9)."""
    for kind in range(state.kit.kinds):
        if state.stack[kind] > 0 or lies_at_bottom(state, kind):
            state.offer(A_SEARCH + kind)


class Look(Question):
    """Chance, since it shows what was hidden: the seat in the argument looks through the stack (U9)."""

    def offers(self, state: State, seat: int, arg: int) -> None:
        state.offer(A_LOOK)


class DrawTile(Question):
    """Chance: which tile comes from the stack into the hand of the seat in the argument?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        offer_next(state)

    def weight(self, state: State, action: int) -> int:
        return weight_of(state, action - A_TILE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        draw_tile(state, action - A_TILE)
        put_in_hand(state, arg, action - A_TILE, 0)


def offer_next(state: State) -> None:
    """Each kind of tile that may be drawn next; when the rest is used up, what was put under the stack first."""
    for kind in range(state.kit.kinds):
        if weight_of(state, kind) > 0:
            state.offer(A_TILE + kind)


class Restock(Question):
    """Nothing to ask: the open tiles are replaced, one by one (T5)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        for place in range(ROW):
            if state.row[place] < 0 and not is_used_up(state):
                state.ask(RESTOCK, seat, 0)
                state.ask(OPEN_TILE, CHANCE, place)
                return True
        return True


class OpenTile(Question):
    """Chance: which tile is turned up on the place in the argument?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        offer_next(state)

    def weight(self, state: State, action: int) -> int:
        return weight_of(state, action - A_TILE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        draw_tile(state, action - A_TILE)
        state.row[arg] = action - A_TILE


class Shed(Question):
    """Extra tiles are too many: which one goes face down under the stack (U15)?"""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        return tiles_held(state, seat) <= hand_limit(state, seat)

    def offers(self, state: State, seat: int, arg: int) -> None:
        first = seat * HAND
        for slot in range(first, first + HAND):
            if state.hand[slot] >= 0 and (slot == first or state.hand[slot - 1] != state.hand[slot]):
                state.offer(A_SHED + state.hand[slot])

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        state.ask(SHED, seat, 0)
        put_to_bottom(state, seat, action - A_SHED)


class Assay(Question):
    """Nothing to ask: the values of the nuggets taken are drawn (T9)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        for owner in range(state.players):
            if state.sealed[owner] > 0:
                state.ask(ASSAY, seat, 0)
                state.ask(NUGGET, CHANCE, owner)
                return True
        return True


class NuggetDrawn(Question):
    """Chance: what is the nugget worth that the seat in the argument took?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for value in range(NUGGETS):
            if state.nuggets[value] > 0:
                state.offer(A_NUGGET + value)

    def weight(self, state: State, action: int) -> int:
        return state.nuggets[action - A_NUGGET]

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        state.nuggets[action - A_NUGGET] -= 1
        state.sealed[arg & 7] -= 1
        if arg & 8:  # it is handed over as it is drawn (X11)
            state.lost_gold[action - A_NUGGET] += 1
        else:
            state.gold[arg * NUGGETS + action - A_NUGGET] += 1
