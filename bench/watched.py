"""Which games does a soak play, and what came of them? A seed says everything: players, options, and all chance."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import whistlepost
from whistlepost.core.chance import FastStream
from whistlepost.railroad.expansion import EXPANSIONS
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.position import position
from whistlepost.railroad.questions import QUESTIONS
from whistlepost.railroad.soak import NAMES, Watch

PACKAGE = Path(whistlepost.__file__).parent
ROOMS = ("core", "railroad")


@dataclass(frozen=True)
class Failure:
    """A game in which an invariant was broken."""

    seed: int
    players: int
    options: dict[str, str]
    answers: int
    broken: str
    action: str
    before: dict[str, object]

    def write(self, folder: Path) -> Path:
        """Keep the position before the answer that broke it, and the answer."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"railroad-{self.seed}.json"
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
    """Games that a seat's last train ended before the last round."""
    asked: list[int] = field(default_factory=lambda: [0] * len(QUESTIONS))
    failures: list[Failure] = field(default_factory=list)
    expansion: str = "none"

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.answers += other.answers
        self.early += other.early
        self.asked = [one + more for one, more in zip(self.asked, other.asked, strict=True)]
        self.failures += other.failures

    def never(self) -> list[str]:
        """The questions of these games that were not asked once."""
        modules = EXPANSIONS[self.expansion]
        needed = [word for word, _ in QUESTIONS if word not in SILENT and asks(word, modules)]
        counted = dict(zip((word for word, _ in QUESTIONS), self.asked, strict=True))
        return [word for word in needed if not counted[word]]


SILENT = {"depart", "land", "retire", "restock", "assay", "next", "reward", "run_on", "rest"}
"""Questions that settle themselves: nobody is ever asked."""
BROUGHT = {
    "swap": {"tiles"},
    "scrap": {"tiles", "upgrades"},
    "shift": {"tiles", "upgrades"},
    "fare": {"tiles"},
    "pay": {"board"},
    "bonus": {"upgrades"},
}
"""Which modules of the expansion, any of them, bring a question."""


def asks(word: str, modules: frozenset[str]) -> bool:
    """Can this be asked in a game with these modules?"""
    return word not in BROUGHT or not modules.isdisjoint(BROUGHT[word])


BY_HAND = {"expansion", "mountain_upgrades"}
"""Options that are not mixed: they are asked for."""


def choices() -> list[dict[str, str]]:
    """Every mixture of the other options, each value and, where there is more than one, none."""
    each = []
    for key, values in RAILROAD.options().items():
        named = [value for value in values if value != "..." and key not in BY_HAND]
        each.append([(key, value) for value in (["", *named] if len(named) > 1 else [""])])
    return [{key: value for key, value in mixture if value} for mixture in itertools.product(*each)]


CHOICES = choices()


def setting(seed: int) -> tuple[int, dict[str, str]]:
    """The number of players and the options of the game of this seed."""
    rest, number = divmod(seed, len(RAILROAD.seats))
    return RAILROAD.seats[number], CHOICES[rest % len(CHOICES)]


def watch(seed: int) -> Watch:
    """The game of this seed, set up."""
    players, options = setting(seed)
    return Watch(RAILROAD.new(players, options, FastStream(0)).kit, seed)


def play(seeds: Iterable[int]) -> Tally:
    """Play the games of these seeds, every answer checked."""
    tally = Tally()
    for seed in seeds:
        game = watch(seed)
        game.run()
        tally.games += 1
        tally.answers += game.answers
        tally.early += game.state.round < game.state.kit.rounds and game.state.over
        tally.asked = [one + more for one, more in zip(tally.asked, game.asked, strict=False)]
        if game.broken:
            tally.failures.append(failure(seed, game))
    return tally


def failure(seed: int, game: Watch) -> Failure:
    """What is to be said of a game in which something is broken."""
    players, options = setting(seed)
    action = RAILROAD.action_name(game.action, game.before) if game.answers else "the setup"
    return Failure(seed, players, options, game.answers, NAMES[game.broken], action, position(game.before))


def fingerprint() -> str:
    """SHA-256 over the sources of the engine: its code, its types and its data, by name and content."""
    found = [path for room in ROOMS for path in (PACKAGE / room).rglob("*") if path.suffix in {".py", ".pxd", ".toml"}]
    total = hashlib.sha256()
    for path in sorted(path for path in found if path.name != "numbers.pxd"):  # made from numbers.py
        content = hashlib.sha256(path.read_bytes()).digest()
        total.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + content)
    return total.hexdigest()
