"""What happened at a table, and what can be taken back?

A wall cannot be taken back: an answer of chance, another seat's decision, the end of the game (it opens the seed).
"""

from collections.abc import Iterator

from whistlepost.core.game import CHANCE, State


class Past:
    """The first state, every answer since, and the states before each answer that can still be taken back."""

    def __init__(self, start: State) -> None:
        self.start = start.copy()
        self.answers: list[int] = []
        self.run: list[State] = []

    def note(self, before: State, action: int, last: bool) -> None:
        """An answer was given in that state; `last` if it ended the game."""
        if before.seat == CHANCE or last or (self.run and self.run[-1].seat != before.seat):
            self.run.clear()
        if before.seat != CHANCE and not last:
            self.run.append(before)
        self.answers.append(action)

    def back(self, count: int) -> State:
        """Forget so many answers of the run, one or more: the state before them."""
        state = self.run[-count].copy()
        del self.run[-count:], self.answers[-count:]
        return state

    def walk(self) -> Iterator[tuple[State, int]]:
        """Each answer with the state in which it was given; the state is good until the next step."""
        state = self.start.copy()
        for action in self.answers:
            yield state, action
            state.play(action)

    def copy(self) -> "Past":
        """The same past with a future of its own."""
        twin = Past(self.start)
        twin.answers, twin.run = self.answers[:], self.run[:]
        return twin
