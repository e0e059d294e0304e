"""How is a random game watched? Answer after answer, until it is over or something is broken, whichever game it is."""

from __future__ import annotations

import cython

QUESTIONS = 64
"""No game has more kinds of question than this."""


class RandomGame:
    """A random game, and what was last seen of it. A game says how one answer is given, and what to look at."""

    def __init__(self, *, longest: int, endless: int) -> None:
        if not cython.compiled:  # a plain list stands in for the C array
            self.asked = [0] * QUESTIONS
        self.answers = 0
        self.in_turn = 0
        self.action = -1
        self.broken = 0
        self.longest = longest
        self.endless = endless

    def run(self) -> int:
        """Play on until the game is over, or an invariant is broken; which one, 0 for none."""
        while self.broken == 0 and not self.ended():
            self.step()
        return self.broken

    def step(self) -> None:
        """Give one answer, and look; a turn that does not end is broken too."""
        self.asked[self.advance()] += 1
        self.answers += 1
        self.in_turn = self.in_turn + 1 if self.is_same_turn() else 0
        self.broken = self.look()
        if self.broken == 0 and self.in_turn > self.longest:
            self.broken = self.endless

    # ---- what a game says

    def ended(self) -> bool:
        """Is the game over?"""
        return True

    def advance(self) -> int:
        """Give one answer at random; to which question it was given."""
        return 0

    def is_same_turn(self) -> bool:
        """Did that answer leave the turn going on?"""
        return False

    def look(self) -> int:
        """The number of the first invariant that it has broken; 0: none."""
        return 0
