"""Does a game keep every promise, answer after answer? Random play under watch, as fast as it can go."""

from __future__ import annotations

import cython

from whistlepost.core.chance import FastStream, Stream
from whistlepost.railroad.checks import INVARIANTS
from whistlepost.railroad.checks.invariant import Invariant
from whistlepost.railroad.deal import new_game
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import A_DECLINE, A_END, CHANCE
    from whistlepost.railroad.playout import drawn

NAMES = ("", *(name for name, _ in INVARIANTS), "length")
"""The name of each number that `check` and a watch say; 0 is none broken, the last a game that does not end."""
WATCHED = [invariant for _, invariant in INVARIANTS]
FIRST = 2
"""Without these nothing else can be looked up."""
QUESTIONS = 64
"""There are no more kinds of question than this."""
LONGEST = 250
"""So many answers a turn cannot have: four tokens of about forty, two purchases, and what comes after."""


def check(before: State, after: State) -> int:
    """The number of the first invariant that an answer, which led from one state to the other, has broken; 0: none."""
    for i, item in enumerate(WATCHED):
        invariant: Invariant = item
        if not invariant.holds(before, after):
            return i + 1
    return 0


def broken(before: State, after: State) -> list[str]:
    """The names of all that are broken, as far as the state can be looked at."""
    first = check(before, after)
    if 0 < first <= FIRST:
        return [NAMES[first]]
    found = []
    for i, item in enumerate(WATCHED):
        invariant: Invariant = item
        if not invariant.holds(before, after):
            found.append(NAMES[i + 1])
    return found


class Watch:
    """A random game, and what was last seen of it. Its seed says everything that happens."""

    def __init__(self, kit: Kit, seed: int) -> None:
        if not cython.compiled:  # a plain list stands in for the C array
            self.asked = [0] * QUESTIONS
        self.stream = FastStream(seed)
        self.state = new_game(kit, self.stream)
        self.before = self.state.copy()
        self.answers = 0
        self.in_turn = 0
        self.action = -1
        self.eager = self.stream.below(4)
        self.broken = check(self.before, self.state)

    def run(self) -> int:
        """Play on until the game is over, or an invariant is broken; which one, 0 for none."""
        while self.broken == 0 and not self.state.finished:
            self.step()
        return self.broken

    def step(self) -> None:
        """Give one answer, and look."""
        self.before = self.state.copy()
        self.action = chosen(self.state, self.stream, self.eager)
        self.state.answer(self.action)
        self.answers += 1
        self.asked[self.before.agenda[self.before.depth - 1] & 255] += 1
        self.in_turn = self.in_turn + 1 if self.state.turn == self.before.turn else 0
        self.broken = check(self.before, self.state)
        if self.broken == 0 and self.in_turn > LONGEST:
            self.broken = len(WATCHED) + 1


def chosen(state: State, stream: Stream, eager: int) -> int:
    """An answer at random; an eager player thinks again so many times before ending a turn or declining a delivery."""
    count = state.find()
    entry = state.agenda[state.depth - 1]
    if (entry >> 8 & 15) - 1 == CHANCE:
        return drawn(state, entry & 255, stream)
    action = state.offered[stream.below(count)]
    while eager > 0 and action in (A_END, A_DECLINE):
        action = state.offered[stream.below(count)]
        eager -= 1
    return action
