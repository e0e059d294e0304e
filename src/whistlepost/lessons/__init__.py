"""Which small positions teach a game, and what is the learner asked to do in each?"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

LEARNER = 0
"""The seat of whoever learns; bots have the others."""
NOTHING: dict[str, Any] = {"common": {}, "lesson": []}


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, and a step for each thing that is said in it.

    A step is "" where something is said only. Else it is the answer that is waited for: patterns joined by `|`, in
    which `*` stands for anything.
    """

    id: str
    position: Mapping[str, object]
    steps: tuple[str, ...]


def page_of(game: str) -> Traversable:
    """The file of a game."""
    return files(__package__) / "data" / f"{game}.toml"


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learnt; a game may have none."""
    file = page_of(game)
    page = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else NOTHING
    return tuple(lesson_of(page["common"], row) for row in page["lesson"])


def lesson_of(common: Mapping[str, Any], row: Mapping[str, Any]) -> Lesson:
    """A lesson, from its row and what all have in common."""
    return Lesson(row["id"], changed(common, row.get("position", {})), tuple(row["steps"]))


def changed(whole: Mapping[str, Any], by: Mapping[str, Any]) -> dict[str, Any]:
    """The whole with some entries in place of its own; tables within it are changed entry by entry."""
    inner = {key: changed(whole[key], value) for key, value in by.items() if isinstance(whole.get(key), dict)}
    return {**whole, **by, **inner}
