"""What does a notice say? That there is something to do, and where: never how a game stands, nor what anybody wrote."""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from whistlepost.server.store.letters import Fact

DATA = Path(__file__).parent.parent / "data"
LANGUAGES = ("en", "pt")
SHOWN = 5
"""So many tables are named in one letter; more are counted."""


@cache
def sentences(language: str) -> dict[str, Any]:
    """Everything that is said in that language."""
    name = language if language in LANGUAGES else LANGUAGES[0]
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def say(language: str, key: str, **more: object) -> str:
    """The sentence of that key."""
    return str(sentences(language)[key]).format(**more)


def line(language: str, fact: Fact) -> str:
    """One fact in one sentence."""
    return say(language, fact.kind, game=sentences(language)["games"].get(fact.game, fact.game))


def title(language: str, facts: Sequence[Fact]) -> str:
    """All of them in one sentence."""
    if len(facts) == 1:
        return line(language, facts[0])
    turns = all(fact.kind == "turn" for fact in facts)
    return say(language, "many_turn" if turns else "many", count=len(facts))


def link(origin: str, fact: Fact) -> str:
    """Where that can be seen."""
    return f"{origin}/t/{fact.table}" if fact.table else f"{origin}/notices"


def lines(language: str, facts: Sequence[Fact], origin: str) -> list[str]:
    """Each of them with its link; what is too much is counted."""
    told = [f"{line(language, fact)} {link(origin, fact)}" for fact in facts[:SHOWN]]
    rest = len(facts) - SHOWN
    return [*told, say(language, "more", count=rest)] if rest > 0 else told
