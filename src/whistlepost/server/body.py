"""What can a row of the log say? How the game began, a seat's answers with the draws that followed, or an undo."""

import json
from dataclasses import asdict, dataclass
from typing import Any

from whistlepost.server.store.log import Broken

SERVER = -1
"""The seat of a row that the server itself gave."""


@dataclass(frozen=True, slots=True)
class Start:
    """How the game began: the position as it was dealt, and the draws that followed."""

    position: dict[str, object]
    chance: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Brought:
    """How a game began that was brought as a record; the next `rows` rows stand there too, with draws of their own.

    `proof` is what the record says of its options, its commitment and its seed; empty where it says nothing.
    """

    position: dict[str, object]
    chance: tuple[str, ...]
    rows: int
    proof: dict[str, object]


@dataclass(frozen=True, slots=True)
class Answers:
    """Answers of one seat by name, and the draws that followed the last of them."""

    answers: tuple[str, ...]
    chance: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Undo:
    """The rows from number `to` on are taken back. They stay in the log."""

    to: int


Body = Start | Brought | Answers | Undo
KINDS: dict[str, type[Start | Brought | Answers | Undo]] = {
    "start": Start, "brought": Brought, "answers": Answers, "undo": Undo,
}  # fmt: skip


def written(body: Body) -> str:
    """The one text of a body."""
    facts = {"kind": type(body).__name__.lower(), **asdict(body)}
    return json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def read(text: str) -> Body:
    """The body that the text says; `Broken` if it says none."""
    try:
        facts = json.loads(text)
        kind = KINDS[facts.pop("kind")]
        body = kind(**{name: lists_are_tuples(name, value) for name, value in facts.items()})
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Broken("a row cannot be read") from None
    if written(body) != text:
        raise Broken("a row is not written as it would be")
    return body


def lists_are_tuples(name: str, value: Any) -> Any:
    """A list of names as a tuple."""
    return tuple(value) if name in {"answers", "chance"} else value
