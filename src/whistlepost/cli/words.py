"""How does the command line say it? Every sentence by its key, in English or Portuguese.

The sentences stand in `data`, in a page of each language for what all games share and one for each game, under the same
keys.
"""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from whistlepost.core.errors import BadData

LANGUAGES = ("en", "pt")


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadData(f"there is no language {language!r}; choose from {', '.join(LANGUAGES)}")
        self.language = language
        self.portuguese = language == "pt"
        self.sentences = sentences(language)

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence of that key, with its values."""
        return self.sentences[key].format(program=program(), **values)

    def has(self, key: str) -> bool:
        """Is there a sentence of that key?"""
        return key in self.sentences

    def count(self, key: str, number: int) -> str:
        """`1 place`, `2 places`: the key names both forms, with a bar between."""
        one, _, many = self.sentences[key].partition("|")
        return f"{number} {one if abs(number) == 1 else many or one}"

    def listed(self, parts: list[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self('and')} {parts[-1]}"


@cache
def sentences(language: str) -> Mapping[str, str]:
    """All sentences of a language: `play.asked` stands under `asked` in the part `play`."""
    pages = [page for page in (files(__package__) / "data").iterdir() if page.name.endswith(f"{language}.toml")]
    texts = [page.read_text(encoding="utf-8") for page in sorted(pages, key=lambda page: page.name)]
    return dict(row for text in texts for row in flat(tomllib.loads(text)))


def flat(table: Mapping[str, object], before: str = "") -> list[tuple[str, str]]:
    """The sentences of nested tables, each with its whole key."""
    found: list[tuple[str, str]] = []
    for key, value in table.items():
        found += flat(value, f"{before}{key}.") if isinstance(value, dict) else [(before + key, str(value))]
    return found


def program() -> str:
    """How this program can be called again: by its name, or by its path where the name alone is not found."""
    path = Path(sys.argv[0])
    if path.stem != "whistlepost" or shutil.which("whistlepost"):
        return "whistlepost"
    return min(os.path.relpath(path), str(path), key=len)


def usual_language() -> str:
    """The language that the surroundings speak: Portuguese if they say so, English otherwise."""
    spoken = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return "pt" if spoken.lower().startswith("pt") else "en"
