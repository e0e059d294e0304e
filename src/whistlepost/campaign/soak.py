"""Does a campaign game keep every promise, answer after answer? Random play under watch, as fast as it can go."""

from __future__ import annotations

import cython

from whistlepost.campaign.checks import INVARIANTS
from whistlepost.campaign.checks.invariant import Invariant
from whistlepost.campaign.deal import new_game
from whistlepost.campaign.kit import Kit
from whistlepost.campaign.state import State
from whistlepost.core.chance import FastStream, Stream
from whistlepost.core.watch import RandomGame

if not cython.compiled:
    from whistlepost.campaign.ground import gap_at
    from whistlepost.campaign.numbers import (
        A_DECLINE,
        A_DONE,
        A_NO_EXTRA,
        A_NONE,
        A_PLACE,
        CHANCE,
        PLACE,
        SIDES,
    )
    from whistlepost.campaign.playout import drawn

NAMES = ("", *(name for name, _ in INVARIANTS), "length")
"""The name of each number that `check` and a watch say; 0 is none broken, the last a game that does not end."""
WATCHED = [invariant for _, invariant in INVARIANTS]
FIRST = 2
"""Without these nothing else can be looked up."""
LONGEST = 400
"""So many answers a turn cannot have: a whole bag that fits nowhere, every volunteer asked for many precincts."""


def check(before: State, after: State, action: int) -> int:
    """The number of the first invariant that this answer, leading from one state to the other, broke; 0: none."""
    for i, item in enumerate(WATCHED):
        invariant: Invariant = item
        if not invariant.holds(before, after, action):
            return i + 1
    return 0


def broken(before: State, after: State, action: int) -> list[str]:
    """The names of all that are broken, as far as the state can be looked at."""
    first = check(before, after, action)
    if 0 < first <= FIRST:
        return [NAMES[first]]
    found = []
    for i, item in enumerate(WATCHED):
        invariant: Invariant = item
        if not invariant.holds(before, after, action):
            found.append(NAMES[i + 1])
    return found


class Watch(RandomGame):
    """A random game under watch. Its seed says everything that happens."""

    def __init__(self, kit: Kit, seed: int) -> None:
        RandomGame.__init__(self, longest=LONGEST, endless=len(WATCHED) + 1)
        self.stream = FastStream(seed)
        self.state = new_game(kit)
        self.before = self.state.copy()
        self.eager = self.stream.below(4)
        self.broken = check(self.before, self.state, self.action)

    def ended(self) -> bool:
        return self.state.asked < 0

    def advance(self) -> int:
        self.before = self.state.copy()
        self.action = chosen(self.state, self.stream, self.eager)
        self.state.journal = []  # what is scored is told there
        self.state.answer(self.action)
        return self.before.asked

    def is_same_turn(self) -> bool:
        return self.state.turn == self.before.turn and self.state.row == self.before.row

    def look(self) -> int:
        return check(self.before, self.state, self.action)


def chosen(state: State, stream: Stream, eager: int) -> int:
    """An answer at random. Eager players think again: before they pass, and about where a tile has more neighbours."""
    count = state.find()
    if state.seat == CHANCE:
        return drawn(state, stream)
    action = state.offered[stream.below(count)]
    for _ in range(eager):
        other = state.offered[stream.below(count)]
        if action in (A_NONE, A_DECLINE, A_DONE, A_NO_EXTRA) or is_closer(state, other, action):
            action = other
    return action


def is_closer(state: State, one: int, other: int) -> bool:
    """Are these two placements, and has the first more neighbours?"""
    return state.asked == PLACE and neighbours(state, one) > neighbours(state, other)


def neighbours(state: State, action: int) -> int:
    """Beside how many tiles would the tile lie?"""
    gap = gap_at(state, (action - A_PLACE) >> 2)
    count = 0
    for side in range(gap * SIDES, gap * SIDES + SIDES):
        count += state.gap_beside[side] >= 0
    return count
