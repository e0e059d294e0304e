"""How is a game written down, so that people can read it and no line can be lost or bent unseen?

A record says which game was begun and how, then every answer by name, then how it stands. `docs/record.md` shows one.
There is exactly one text for a record: whatever does not read as it would be written is refused, with the line and what
was expected there. The text holds hidden facts; only a secret seed stays out of it until the game is over.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from whistlepost.core.dealer import Seed, facts
from whistlepost.core.game import CHANCE
from whistlepost.core.page import Page, compact

TITLE = "whistlepost record 1"

WIDTH = 1000
"""A line of answers that has grown longer than this is continued on a new one."""


class Answer(NamedTuple):
    """An answer by name, or as much of the name as somebody is told."""

    seat: int
    name: str

    def __str__(self) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat}: {self.name}"


@dataclass(frozen=True)
class Record:
    """What stands in a record."""

    game: str
    players: int
    options: Mapping[str, object] | None
    """The options that the game was dealt by; None if it was begun from a position."""
    commitment: str
    seed: Seed | None
    position: Mapping[str, object]
    """The first position, without `game` and `players`."""
    answers: tuple[Answer, ...]
    scores: tuple[int, ...] | None
    """None while the game runs."""
    lines: tuple[int, ...] = field(default=(), compare=False)
    """The line of each answer, where the record was read from a text."""

    @property
    def facts(self) -> dict[str, object]:
        """What the commitment binds the seed to."""
        return facts(self.game, self.players, self.options, self.position)

    def text(self) -> str:
        """The one text of this record."""
        end = closing(self.scores)
        body = "\n".join([*self._head(), *self._start(), "answers", *runs(self.answers), end, ""])
        return f"{body}end {len(self.answers)} {digest(body)}\n"

    def _head(self) -> Iterator[str]:
        yield TITLE
        yield f"game {self.game}"
        yield f"players {self.players}"
        if self.options is not None:
            yield f"options {compact(self.options)}"
        if self.commitment:
            yield f"commitment {self.commitment}"
        if self.seed is not None:
            yield f"seed {self.seed.hex() if isinstance(self.seed, bytes) else self.seed}"

    def _start(self) -> Iterator[str]:
        yield "position"
        for key, value in self.position.items():
            yield f"  {key} {compact(value)}"


def runs(answers: Iterable[Answer]) -> list[str]:
    """The lines of answers, one for each run of answers of the same seat."""
    lines: list[str] = []
    last = None
    for answer in answers:
        if answer.seat == last and len(lines[-1]) < WIDTH:
            lines[-1] += f"; {answer.name}"
        else:
            lines.append(str(answer))
        last = answer.seat
    return lines


def closing(scores: Iterable[int] | None) -> str:
    """The line after the answers."""
    return "unfinished" if scores is None else " ".join(map(str, ("scores", *scores)))


def digest(body: str) -> str:
    """Sixteen digits by which damage to the text is noticed. Anybody can compute them: they prove nothing else."""
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def read(text: str | bytes) -> Record:
    """The record that the text is; `BadData` with the line otherwise."""
    page = Page(text, TITLE)
    page.check_end(digest)
    record = parsed(page)
    try:
        page.compare(record.text())
    except (UnicodeError, RecursionError):
        page.refuse(1, "a record that can be written again")
    return record


def parsed(page: Page) -> Record:
    """What the lines say; whether they say it in the one right way is for the caller to compare."""
    game = page.take("game ", "game <name>")
    players = page.number(page.take("players ", "players <number>"))
    options = options_of(page) if page.at("options ") else None
    promise = promise_of(page) if page.at("commitment ") else ""
    seed = seed_of(page, promise) if page.at("seed ") else None
    page.expect("position")
    position = dict(page.entries())
    page.expect("answers")
    answers, lines = answers_of(page)
    return Record(game, players, options, promise, seed, position, answers, scores_of(page), lines)


def options_of(page: Page) -> dict[str, object]:
    """The options that the game was dealt by."""
    options = page.data(page.take("options ", "options {...}"))
    if not isinstance(options, dict):
        page.refuse(page.line, "`options {...}`")
    return options


def promise_of(page: Page) -> str:
    """The commitment to a secret seed."""
    return page.hexadecimal(page.take("commitment ", "commitment <digits>"), 32).hex()


def seed_of(page: Page, promise: str) -> Seed:
    """A seed in hexadecimal digits where a commitment promised it, an open number otherwise."""
    text = page.take("seed ", "seed <number>")
    return page.hexadecimal(text, 32) if promise else page.number(text)


def answers_of(page: Page) -> tuple[tuple[Answer, ...], tuple[int, ...]]:
    """All answers with their lines."""
    answers: list[Answer] = []
    lines: list[int] = []
    while not page.at("scores ") and not page.at("unfinished"):
        who, _, names = page.take("", "<seat>: <answer>; ..., or scores ..., or unfinished").partition(": ")
        seat = CHANCE if who == "*" else page.number(who)
        for name in names.split("; "):
            answers.append(Answer(seat, name))
            lines.append(page.line)
    return tuple(answers), tuple(lines)


def scores_of(page: Page) -> tuple[int, ...] | None:
    """The closing line."""
    if page.at("unfinished"):
        page.expect("unfinished")
        return None
    return tuple(page.number(score) for score in page.take("scores ", "scores <number> ...").split(" "))
