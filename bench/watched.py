"""What came of the games of a soak? A seed says everything: players, options, and all chance."""

from __future__ import annotations

import hashlib
import json
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import whistlepost
from whistlepost.core.game import Game

PACKAGE = Path(whistlepost.__file__).parent
Options = dict[str, str]
STRIDE = 1_000_003
"""From one mixture to the next: a prime, so that all are met, and those of few games lie far apart."""


class Watched(Protocol):
    """A random game under watch: every invariant is looked at after every answer."""

    state: Any
    before: Any
    answers: int
    action: int
    asked: Any
    broken: int

    def step(self) -> None:
        """Give one answer, and look."""

    def run(self) -> int:
        """Play on to the end, or until an invariant is broken; its number, 0 for none."""


class Soaked(Protocol):
    """What a soak has to know of a game."""

    game: Game[Any]
    questions: tuple[str, ...]
    """The words of the questions, in the order of their numbers."""
    names: tuple[str, ...]
    """The name of each invariant, by its number."""
    by_hand: frozenset[str]
    """Options that are not mixed: they are asked for."""

    def watch(self, players: int, options: Mapping[str, str], seed: int) -> Watched:
        """A game, set up."""

    def is_early(self, state: Any) -> bool:
        """Did the game end before its time?"""

    def never_asked(self, options: Mapping[str, str]) -> set[str]:
        """The questions that nobody can be asked with these options."""


@dataclass(frozen=True)
class Failure:
    """A game in which an invariant was broken."""

    game: str
    seed: int
    players: int
    options: Options
    answers: int
    broken: str
    action: str
    before: dict[str, object]

    def write(self, folder: Path) -> Path:
        """Keep the position before the answer that broke it, and the answer."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.game}-{self.seed}.json"
        path.write_text(json.dumps(vars(self), indent=1) + "\n", encoding="utf-8")
        return path

    def __str__(self) -> str:
        options = " ".join(f"{key}={value}" for key, value in self.options.items())
        return (
            f"seed {self.seed}, {self.players} players, {options or 'no options'}: "
            f"{self.broken} is broken after {self.answers} answers, the last {self.action!r}"
        )


@dataclass
class Tally:
    """What came of so many games."""

    games: int = 0
    answers: int = 0
    early: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.answers += other.answers
        self.early += other.early
        self.asked += other.asked
        self.failures += other.failures


class Soak:
    """The games of a soak: those of one kind, with some options fixed and all others mixed."""

    def __init__(self, kind: Soaked, fixed: Mapping[str, str] | None = None) -> None:
        self.kind = kind
        self.fixed = dict(fixed or {})
        self.choices = choices(kind, self.fixed)
        self.mixtures = math.prod(len(values) for values in self.choices.values())

    def setting(self, seed: int) -> tuple[int, Options]:
        """The number of players and the options of the game of this seed."""
        seats = self.kind.game.seats
        rest, number = divmod(seed, len(seats))
        return seats[number], self.mixture_of(rest)

    def mixture_of(self, turn: int) -> Options:
        """The mixture of the options that are not fixed whose turn it is."""
        number, found = turn * STRIDE % self.mixtures, {}
        for key, values in self.choices.items():
            number, place = divmod(number, len(values))
            found[key] = values[place]
        return {**self.fixed, **{key: value for key, value in found.items() if value}}

    def watch(self, seed: int) -> Watched:
        """The game of this seed, set up."""
        return self.kind.watch(*self.setting(seed), seed)

    def play(self, seeds: Iterable[int]) -> Tally:
        """Play the games of these seeds, every answer checked."""
        tally = Tally()
        for seed in seeds:
            game = self.watch(seed)
            game.run()
            tally.games += 1
            tally.answers += game.answers
            tally.early += self.kind.is_early(game.state)
            tally.asked.update(dict(zip(self.kind.questions, game.asked, strict=False)))
            if game.broken:
                tally.failures.append(self.failure(seed, game))
        return tally

    def failure(self, seed: int, game: Watched) -> Failure:
        """What is to be said of a game in which something is broken."""
        rules, (players, options) = self.kind.game, self.setting(seed)
        action = rules.action_name(game.action, game.before) if game.answers else "the setup"
        broken, before = self.kind.names[game.broken], rules.position(game.before)
        return Failure(rules.name, seed, players, options, game.answers, broken, action, before)

    def missed(self, tally: Tally) -> list[str]:
        """The questions that were not asked once in these games, though they could have been."""
        never = self.kind.never_asked(self.fixed)
        return [word for word in self.kind.questions if word not in never and not tally.asked[word]]

    def fingerprint(self) -> str:
        """Of the sources of the engine."""
        return fingerprint(PACKAGE / "core", PACKAGE / self.kind.game.name)


def fingerprint(*rooms: Path) -> str:
    """SHA-256 over sources: code, types and data, by name and content."""
    found = [path for room in rooms for path in room.rglob("*") if path.suffix in {".py", ".pxd", ".toml"}]
    total = hashlib.sha256()
    for path in sorted(path for path in found if path.name != "numbers.pxd"):  # made from numbers.py
        content = hashlib.sha256(path.read_bytes()).digest()
        total.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + content)
    return total.hexdigest()


def choices(kind: Soaked, fixed: Mapping[str, str]) -> dict[str, list[str]]:
    """The values of each option that is not fixed, and where there is more than one, none of them."""
    found = {}
    for key, values in kind.game.options().items():
        named = [value for value in values if value != "..."]
        if key not in {*kind.by_hand, *fixed} and len(named) > 1:
            found[key] = ["", *named]
    return found
