"""What would the same evening look like in a world that differs only in what one viewer cannot know?

There other tiles lie in the hands of others, in the stack and under it, and nuggets have other values; the seeds of the
game and the key of the server may be others too. Everybody does the same: what this viewer is sent must be the same.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tests.railroad.worlds import NUGGETS
from tests.secrecy.marks import marks_in
from tests.secrecy.steps import renamed
from tests.secrecy.truth import PRINTED, Truth, Viewer
from whistlepost.core.chance import FastStream
from whistlepost.core.errors import BadData
from whistlepost.server import course
from whistlepost.server.body import Answers, Undo, read

TRIES = 80
Names = dict[str, str]


@dataclass(frozen=True)
class Other:
    """How the game was dealt, and what was drawn, in a world that this viewer cannot tell from ours."""

    names: Names
    start: dict[str, Any]
    chance: tuple[str, ...]
    moved: int
    """So many pieces in the hands of others, and nuggets, are other ones."""


def other_world(truth: Truth, viewer: Viewer, lots: Random) -> Other | None:
    """Such a world, if one is found: everybody must be able to do there what they did here."""
    unknown = sorted(truth.everything - truth.known[viewer])
    for tries in range(TRIES):
        part = lots.sample(unknown, max(2, round(len(unknown) * 0.93**tries))) if len(unknown) > 1 else []
        other = swapped(truth, viewer, dict(zip(part, lots.sample(part, len(part)), strict=True)), lots)
        if happens(truth, other):
            return other
    return None


def swapped(truth: Truth, viewer: Viewer, names: Names, lots: Random) -> Other:
    """The world in which those pieces have changed places."""
    kept = {key: part for key, part in truth.begun.items() if key in PRINTED}
    start = json.loads(renamed(json.dumps(truth.begun), names)) | kept
    values = nuggets(truth, viewer, lots)
    chance = []
    for seat, name in truth.chance:
        hidden = name.startswith("nugget ") and seat != viewer and values
        chance.append(f"nugget {values.pop()}" if hidden else renamed(name, names))
    held = marks_in(json.dumps(truth.position().get("hands", []))) - truth.known[viewer]
    changed = sum(before != after for (_, before), after in zip(truth.chance, chance, strict=True))
    return Other(names, start, tuple(chance), changed + sum(names.get(name, name) != name for name in held))


def nuggets(truth: Truth, viewer: Viewer, lots: Random) -> list[str]:
    """Other values for the nuggets of others: those are shuffled with what is left; none if some came to light."""
    drawn = [(seat, name.split()[1]) for seat, name in truth.chance if name.startswith("nugget ")]
    others = [value for seat, value in drawn if seat != viewer]
    if not others or truth.position().get("lost_gold"):
        return []
    left = NUGGETS.copy()
    left.subtract(value for _, value in drawn)
    pool = [*others, *left.elements()]
    lots.shuffle(pool)
    return pool[: len(others)]


def happens(truth: Truth, other: Other) -> bool:
    """Whether all that was answered can be answered there too."""
    try:
        state, draws = truth.game.from_position(other.start), iter(other.chance)
        before: dict[int, Any] = {}
        for row in truth.rows:
            body = read(row.body)
            if isinstance(body, Undo):
                state = before[body.to]
                continue
            before[row.number] = state.copy()
            given = [renamed(name, other.names) for name in body.answers] if isinstance(body, Answers) else []
            played(truth.game, state, [*given, *(next(draws) for _ in body.chance)])
    except BadData:
        return False
    return True


def played(game: Any, state: Any, names: Sequence[str]) -> None:
    """Give those answers, each of which must be offered."""
    for name in names:
        action = game.action(name, state)
        if state.over or action not in state.options():
            raise BadData(f"{name} is not offered there")
        state.play(action)


class Prescribed:
    """A dealer who draws what was drawn in the other world."""

    def __init__(self, chance: Sequence[str], seed: Any) -> None:
        self.chance = chance
        self.seed = seed
        self.count = 0

    @property
    def source(self) -> FastStream:
        return FastStream(0)

    def draw(self, game: Any, state: Any) -> int:
        self.count += 1
        return int(game.action(self.chance[self.count - 1], state))

    def copy(self) -> "Prescribed":
        twin = Prescribed(self.chance, self.seed)
        twin.count = self.count
        return twin


@contextmanager
def dealt(game: Any, other: Other) -> Iterator[None]:
    """While this lasts, games are dealt as they are there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(course, "Dealer", lambda seed, _commitment="": Prescribed(other.chance, seed))
        patch.setattr(game, "new", lambda *_: game.from_position(other.start), raising=False)
        yield
