"""How does a train move? Leaving, laying tiles, and choosing at stops on the way (M1-M10)."""

from __future__ import annotations

import cython

from whistlepost.railroad.ground import Ground
from whistlepost.railroad.state import Question, State

if not cython.compiled:
    from whistlepost.railroad.hands import take_from_hand
    from whistlepost.railroad.numbers import A_GO, A_LAY, A_STOP, A_TUNNEL, COAL, HAND, LAND, MOUNTAIN
    from whistlepost.railroad.routes import (
        begin,
        exits,
        goes_on,
        leads_on,
        may_end,
        pass_by,
        run,
        runs_through,
        set_out,
    )


class Depart(Question):
    """Nothing to ask: the train leaves by the exit that was chosen."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        token = arg & 15
        way = arg >> 4
        begin(state, way // 6, token)
        state.left = 1 if token == COAL else 2
        set_out(state, state.start, way % 6)
        run(state)
        return True


class Lay(Question):
    """Which tile do you lay into the empty space ahead, and in which rotation (M9)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        first = seat * HAND
        for slot in range(first, first + HAND):
            kind = state.hand[slot]
            if kind < 0 or (slot > first and state.hand[slot - 1] == kind):
                continue
            state.hand[slot] = -1
            for turned in range(state.kit.rotations[kind]):
                state.board[state.cell] = kind * 6 + turned
                if goes_on(state, state.cell, state.edge, state.left):
                    state.offer(A_LAY + kind * 6 + turned)
            state.board[state.cell] = -1
            state.hand[slot] = kind
        ground: Ground = state.kit.ground
        ground.offers(state)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        ground: Ground = state.kit.ground
        if action >= A_TUNNEL:
            ground.goes_under(state, action)
            return
        state.board[state.cell] = action - A_LAY
        take_from_hand(state, seat, (action - A_LAY) // 6)
        if state.cell >= MOUNTAIN:
            ground.laid(state, seat)
        else:
            run(state)


class Branch(Question):
    """At a stop on the way: end here, or leave it by which exit (M3, M6, M7)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        stop = state.stop
        through = runs_through(state, stop)
        if not through and may_end(state, stop):
            state.offer(A_STOP)
        left = state.left if through else state.left - 1
        mask = exits(state, stop) & ~(1 << state.edge)
        state.met[state.mets] = stop
        state.mets += 1
        for out in range(6):
            if mask >> out & 1 and leads_on(state, stop, out, left):
                state.offer(A_GO + out)
        state.mets -= 1

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        if action == A_STOP:
            state.ask(LAND, seat, 0)
        else:
            pass_by(state, action - A_GO)
            run(state)
