"""What has happened at the table since somebody last looked, as that person may know it?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from whistlepost import Table
from whistlepost.cli.face import SEATS, Face
from whistlepost.core.game import CHANCE, Game, State
from whistlepost.core.record import Answer, read
from whistlepost.core.replay import first_state

Step = tuple[int, str, Mapping[str, Any], Mapping[str, Any]]
"""The seat that answered, its answer as it is told, the view before and the view after."""


def steps(game: Game[Any], state: State, answers: list[Answer], viewer: int | None) -> Iterator[Step]:
    """Answers that were given from this state on."""
    state = state.copy()
    before = game.view(state, viewer)
    for seat, name in answers:
        action = game.action(name, state)
        told = game.told(state, action, viewer)
        state.play(action)
        after = game.view(state, viewer)
        yield seat, told, before, after
        before = after


class Reporter:
    """Tells one person, or everybody, what is new; each turn is told from its beginning, so that nothing gets lost."""

    def __init__(self, table: Table, face: Face, viewer: int | None) -> None:
        self.table = table
        self.face = face
        self.viewer = viewer
        self.begin()
        if all(seat == CHANCE for seat, _ in table):  # what was drawn before anybody answered is news
            self.state, self.count = first_state(read(table.record()), table.game), 0

    def begin(self) -> None:
        """Whatever happened until now is known."""
        self.state = self.table.state.copy()
        self.count = len(list(self.table))
        self.told = 0

    def news(self) -> list[str]:
        """The lines that have not been told yet."""
        lines = self.lines()
        fresh = lines[self.told :]
        self.told = len(lines)
        if self.turn(self.state) != self.turn(self.table.state):
            self.begin()
        return fresh

    def taken_back(self) -> None:
        """What was told of answers that were taken back counts no more."""
        self.told = len(self.lines())

    def turn(self, state: State) -> tuple[int, int]:
        """Which turn it is in a state."""
        return self.face.turn(self.table.game.view(state, None))

    def lines(self, end: int | None = None) -> list[str]:
        """All that has happened since the beginning, or up to that answer, a headline for each seat."""
        game, answers = self.table.game, list(self.table)[self.count : end]
        story, lines, headline = self.face.story(), [], ""
        for seat, name, before, after in steps(game, self.state, answers, self.viewer):
            story.add(seat, name, before, after)
            who = self.face.whose(before, seat)
            head = "" if who == self.viewer else f"{SEATS[who]} {self.face.names[who]}:"
            if story.lines and head not in ("", headline):
                lines.append(head)
            headline = head if story.lines else headline
            lines += [f"  {'' if seat in (who, -1) else f'{SEATS[seat]}: '}{line}" for line in story.lines]
            story.lines.clear()
        return lines
