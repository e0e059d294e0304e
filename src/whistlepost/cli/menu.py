"""What can be chosen? Numbered choices in groups; a choice gives answers, or opens a further menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from textwrap import wrap


@dataclass(frozen=True, slots=True)
class Choice:
    """One line to choose."""

    text: str
    plan: tuple[int, ...] = ()
    """The answers that it gives, one after the other."""
    opens: Callable[[], Menu] | None = None
    """Or the menu that it leads to."""
    last: bool = False
    """Chosen by 0, so that nobody hits it by mistake."""


@dataclass(frozen=True, slots=True)
class Group:
    """Choices under one title."""

    title: str
    choices: Sequence[Choice]
    inline: bool = False
    """Short ones, written in a row."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A question with its choices."""

    asks: str
    groups: Sequence[Group]
    above: str = ""
    """A drawing to look at before choosing."""
    drawn: Callable[[int], str] | None = None
    """The choices drawn on the board, within so much room."""
    numbered: dict[str, Choice] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Number the choices."""
        for group in self.groups:
            for choice in group.choices:
                number = 0 if choice.last else 1 + sum(not other.last for other in self.numbered.values())
                self.numbered[str(number)] = choice

    def lines(self, width: int) -> list[str]:
        """The choices as they are shown."""
        numbers = {id(choice): number for number, choice in self.numbered.items()}
        shown: list[str] = []
        for group in self.groups:
            cells = [f"{numbers[id(choice)]:>3}  {choice.text}" for choice in group.choices]
            shown += [group.title] if group.title else []
            shown += packed(cells, width) if group.inline else [line for cell in cells for line in broken(cell, width)]
        return shown


def packed(cells: Sequence[str], width: int) -> list[str]:
    """Short choices in rows, as many as fit."""
    rows = [""]
    for cell in cells:
        if rows[-1] and len(rows[-1]) + len(cell) + 2 > width:
            rows.append("")
        rows[-1] += ("  " if rows[-1] else "") + cell
    return rows


def broken(cell: str, width: int) -> list[str]:
    """A long choice in lines, broken between words."""
    return wrap(cell, width, subsequent_indent=" " * 5, break_long_words=False, break_on_hyphens=False)
