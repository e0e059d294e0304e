"""How does it get onto the screen, and how are people asked? Colour where a terminal shows it, plain text elsewhere."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from whistlepost.cli.face import SEATS

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#aa4499", "#b58900")
"""One a seat; the letter of the seat always stands beside it."""
BEHIND = r"(?=[\s_\]:?.%|/\\+-]|$)"
"""What may stand behind the letter of a seat: a word's end, or what tables are drawn with."""
PATTERNS = {rf"\b{seat}[1-5]?\b{BEHIND}": f"bold {colour}" for seat, colour in zip(SEATS, COLOURS, strict=True)}
WIDEST = 120
ANSWER = 12
"""Behind a question stays room for an answer of so many letters."""


class Screen:
    """Where a person reads and answers."""

    def __init__(self) -> None:
        plain = bool(os.environ.get("NO_COLOR"))
        self.console = Console(color_system=None if plain else "auto", highlight=False, soft_wrap=True)
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        if self.is_terminal:
            with suppress(ImportError):
                import readline  # noqa: F401  (its import lets answers be edited and called back)

    @property
    def room(self) -> int:
        """How wide a drawing may be."""
        return self.console.width if self.is_terminal else 79

    @property
    def width(self) -> int:
        """How much fits beside each other."""
        return min(max(self.room, 79), WIDEST)

    def say(self, text: str = "", style: str = "") -> None:
        """A sentence; a terminal breaks it between words."""
        self.console.print(Text(text, style=style), soft_wrap=not self.is_terminal)

    def show(self, text: str) -> None:
        """A drawing or a table; trains and seats get their colour."""
        drawn = Text(text)
        for pattern, style in PATTERNS.items():
            drawn.highlight_regex(pattern, style)
        self.console.print(drawn)

    def ask(self, prompt: str) -> str:
        """What somebody answers; EOFError if nobody will any more."""
        *above, last = wrap(prompt, self.room - ANSWER) if self.is_terminal else [prompt]
        print(*above, sep="\n", end="\n" if above else "", flush=True)
        return input(f"{last} ").strip()

    def clear(self) -> None:
        """Take away what stands here, so that the next person does not read it."""
        self.console.clear()
        if self.is_terminal:
            print("\033[3J", end="")  # what has scrolled away too
