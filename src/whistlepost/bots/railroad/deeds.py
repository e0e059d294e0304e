"""What can be done with one token, or by one purchase, or to end what was begun? Every sensible deed, with its answers.

A deed is a run of answers from one decision about the turn to the next. Not every way is followed: of the rotations of
a tile the best few, of trades and gifts the best few, a whistle not where coal does the same.
"""

from __future__ import annotations

import cython

from whistlepost.bots.railroad.outlook import Outlook
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.bots.railroad.outlook import steps_from
    from whistlepost.bots.railroad.worth import worth
    from whistlepost.railroad.numbers import (
        A_BUY,
        A_COAL,
        A_END,
        A_LAY,
        A_LOOK,
        A_STOP,
        A_USE_COAL,
        A_USE_WHISTLE,
        A_WHISTLE,
        BERTH,
        BRANCH,
        CHANCE,
        COAST,
        DELIVER,
        FARE,
        GIVE,
        GOODS,
        LAY,
        PAY,
        REFILL,
        RIDE,
        SCRAP,
        SHED,
        SHIFT,
        STOP_LINK,
        SWAP,
        TAKE,
        TRADE,
        TRAINS,
        TURN,
        WHISTLE,
    )


NOTHING = -1_000_000
"""Less than any position is worth."""


class Deed:
    """A position in the turn, how it was reached, and what it is worth."""

    def __init__(self, state: State, answers: tuple[int, ...], points: int) -> None:
        self.state = state
        self.answers = answers
        self.points = points

    def mark(self) -> int:
        """Deeds of the same worth and the same mark have come to the same in another order."""
        state = self.state
        total = state.coal[state.turn] * 31 + state.whistles[state.turn]
        for train in range(state.turn * TRAINS, state.turn * TRAINS + TRAINS):
            total = total * 199 + state.train[train] & 0xFFFFFF
        for good in range(state.turn * GOODS, state.turn * GOODS + GOODS):
            total = total * 11 + state.cubes[good] & 0xFFFFFF
        return total


class Search:
    """Gathers the deeds that begin in one position."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.found: list[Deed] = []
        self.room = 0
        self.ended: set[int] = set()

    def deeds(self, state: State, answers: tuple[int, ...]) -> list[Deed]:
        """Every deed that begins in the turn, or ends what was begun."""
        self.found = []
        self.ended.clear()
        if asked_of(state) != TURN:
            self.room = 4 * self.outlook.taste.ends
            self.follow(state, answers, 0, 0)
            return self.found
        coal = state.coal[state.turn] > 0
        for action in state.options():
            if action == A_END or (coal and A_USE_WHISTLE <= action < A_BUY):
                continue
            self.room = self.outlook.taste.ends
            self.after(state, action, answers, 0, 0)
        return self.found

    def after(self, state: State, action: int, answers: tuple[int, ...], laid: int, trail: int) -> None:
        """Follow the way behind one answer; of moves that come to the same only the first, which costs least."""
        then = state.copy()
        then.answer(action)
        if A_LAY <= action < A_LOOK:
            laid += 1
        if A_LAY <= action < A_LOOK + 3:
            trail = (trail * 1021 + state.cell * 600 + action - A_LAY) & 0xFFFFF
        if then.mover < 0 and (state.mover >= 0 or action < A_USE_COAL) and asked_of(then) != GIVE:
            end = ((trail * 8 + train_of(state, action)) & 0x7FFFFF) * 200 + then.stop
            if end in self.ended:
                return
            self.ended.add(end)
        self.follow(then, (*answers, action), laid, trail)

    def follow(self, state: State, answers: tuple[int, ...], laid: int, trail: int) -> None:
        """Follow every sensible way on from here, to the next decision about the turn."""
        question = asked_of(state)
        if self.is_done(state, question):
            self.found.append(Deed(state, answers, worth(self.outlook, state)))
            self.room -= 1
            return
        for action in self.sensible(state, question, laid):
            if self.room > 0:
                self.after(state, action, answers, laid, trail)

    def is_done(self, state: State, question: int) -> bool:
        """Is it somebody else's turn to answer, or the turn's, or is something drawn?"""
        return question < 0 or question in (TURN, REFILL, SHED) or state.seat != self.outlook.seat

    def sensible(self, state: State, question: int, laid: int) -> list[int]:
        """The answers that are worth following."""
        options = state.options()
        if len(options) == 1:
            return options
        if question == LAY:
            return self.lays(state, options, laid)
        if question == BRANCH:
            return self.branches(state, options)
        if question in (DELIVER, BERTH, RIDE, PAY, FARE):
            return options
        if question in (SWAP, SCRAP, SHIFT):
            return self.foreseen(state, options)
        return self.best(state, options, 3 if question in (TRADE, TAKE) else 1)

    def best(self, state: State, options: list[int], count: int) -> list[int]:
        """The answers after which the position looks best."""
        ranked = []
        for action in options:
            then = state.copy()
            then.answer(action)
            ranked.append((-worth(self.outlook, then), action))
        return [action for _, action in sorted(ranked)[:count]]

    def foreseen(self, state: State, options: list[int]) -> list[int]:
        """The answers that lead to the best positions, with what is asked next answered as well as can be."""
        ranked = []
        for action in options:
            then = state.copy()
            then.answer(action)
            ranked.append((-self.settled(then), action))
        return [action for _, action in sorted(ranked)[:3]]

    def settled(self, state: State) -> int:
        """What a position is worth when the questions that hang on the last answer are answered as well as can be."""
        if self.is_done(state, asked_of(state)):
            return worth(self.outlook, state)
        best = NOTHING
        for action in state.options():
            then = state.copy()
            then.answer(action)
            best = max(best, worth(self.outlook, then))
        return best

    def branches(self, state: State, options: list[int]) -> list[int]:
        """Do not stop with a whistle where coal could stop, if there is coal."""
        first = state.token == WHISTLE and state.left == 2 and state.coal[state.turn] > 0
        if not first or options[0] != A_STOP or state.stop >= COAST:
            return options
        return options[1:] if state.kit.column[state.stop >> 1] >= state.from_column else options

    def lays(self, state: State, options: list[int], laid: int) -> list[int]:
        """Of each tile the rotations that lead on best from the stop it offers, and one for each way past it."""
        ranked: list[tuple[int, int, int]] = []
        past: list[int] = []
        ways: set[int] = set()
        cell = state.cell
        for action in options:
            tile = action - A_LAY
            link = state.kit.link[tile * 6 + state.edge] if action < A_LOOK else 0
            if action > A_LOOK:
                past.append(action)
            elif link >= STOP_LINK:
                state.board[cell] = tile
                steps = steps_from(self.outlook, state, cell * 2 + link - STOP_LINK)
                state.board[cell] = -1
                ranked.append((tile // 6, steps, action))
            elif tile // 6 * 8 + link not in ways:
                ways.add(tile // 6 * 8 + link)
                past.append(action)
        ranked.sort()
        kept = [
            row[2]
            for i, row in enumerate(ranked)
            if i < self.outlook.taste.rotations or ranked[i - self.outlook.taste.rotations][0] != row[0]
        ]
        return kept + past if laid == 0 else (kept + past)[:4]


def train_of(state: State, action: int) -> int:
    """The train that is moving, or that begins to move by this answer."""
    return state.mover if state.mover >= 0 else (action - A_COAL) % (A_WHISTLE - A_COAL) // 6


def asked_of(state: State) -> int:
    """The question that is asked; -1 when the game is over."""
    return state.agenda[state.depth - 1] & 255 if state.depth > 0 else CHANCE
