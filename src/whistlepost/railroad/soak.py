"""Does a game keep every promise, answer after answer? Random play under watch, as fast as it can go."""

from __future__ import annotations

import cython

from whistlepost.core.chance import FastStream, Stream
from whistlepost.core.watch import RandomGame
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


class Watch(RandomGame):
    """A random game under watch. Its seed says everything that happens."""

    def __init__(self, kit: Kit, seed: int) -> None:
        RandomGame.__init__(self, longest=LONGEST, endless=len(WATCHED) + 1)
        self.stream = FastStream(seed)
        self.state = new_game(kit, self.stream)
        self.before = self.state.copy()
        self.eager = self.stream.below(4)
        self.broken = check(self.before, self.state)

    def ended(self) -> bool:
        return self.state.finished != 0

    def advance(self) -> int:
        self.before = self.state.copy()
        self.action = chosen(self.state, self.stream, self.eager)
        self.state.answer(self.action)
        return self.before.agenda[self.before.depth - 1] & 255

    def is_same_turn(self) -> bool:
        return self.state.turn == self.before.turn

    def look(self) -> int:
        return check(self.before, self.state)


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
