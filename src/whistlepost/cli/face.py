"""What must the command line know of a game, to show it and to ask its questions?"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from whistlepost import Table
from whistlepost.core.errors import Reason

if TYPE_CHECKING:
    from whistlepost.cli.menu import Menu
    from whistlepost.cli.session import Session
    from whistlepost.cli.words import Words

SEATS = "ABCDE"
"""The letter by which a seat is called on the screen."""
View = Mapping[str, Any]
Command = Callable[["Session", str], bool]
"""What is done with the rest of the line; says whether the question has to be asked anew."""


class Story(Protocol):
    """What was done, told answer by answer."""

    lines: list[str]

    def add(self, seat: int, name: str, before: View, after: View) -> None:
        """One answer more; the views are those of somebody who may hear of it."""


class Face(Protocol):
    """One game at one table, in the words of one language. The names are those of who sits there."""

    table: Table
    names: Sequence[str]

    def __init__(self, table: Table, words: Words, names: Sequence[str]) -> None: ...

    @classmethod
    def commands(cls) -> Mapping[str, Command]:
        """What can be typed in this game alone."""

    @staticmethod
    def settled_first(words: Words) -> Mapping[str, str]:
        """The options that somebody who has said nothing is asked for, each with what is usual."""

    @staticmethod
    def gallery(sources: Sequence[str]) -> str:
        """All pieces of these component files; BadData if one is wrong."""

    def board(self, view: View, room: int) -> str:
        """The board, as wide as there is room for."""

    def scene(self, view: View, room: int) -> str:
        """All that lies on the table."""

    def seats(self, view: View) -> str:
        """How far the game is, and how the seats stand."""

    def hand(self, view: View, width: int) -> str:
        """What the viewer alone holds; empty if that is nothing."""

    def has_hands(self) -> bool:
        """Does anybody hold now what others must not see?"""

    def legend(self) -> str:
        """How the drawing is to be read."""

    def tile(self, name: str) -> str:
        """A tile drawn, turned if the name says so; empty if there is none of that name."""

    def menu(self) -> Menu:
        """What may be answered now."""

    def asks_freely(self) -> bool:
        """Is it the question of the turn itself? There no plan goes on, and nothing is done unasked."""

    def turn(self, view: View) -> tuple[int, int]:
        """Which turn a view belongs to."""

    def whose(self, view: View, seat: int) -> int:
        """Whose doing is an answer of this seat, or of chance, given in this view?"""

    def why_not(self, text: str) -> str:
        """Why what was typed cannot be done."""

    def story(self) -> Story:
        """A new page of what happens."""

    def score(self, viewer: int | None = None) -> str:
        """The breakdown of the scores, as far as the viewer may know it."""

    def won(self) -> str:
        """Who has won."""


FACES = {"railroad": "whistlepost.cli.railroad:Railroad", "campaign": "whistlepost.cli.campaign:Campaign"}
"""By the name of the game, how it is shown; loaded when it is played."""


def face_of(game: str) -> type[Face]:
    """How a game is shown."""
    module, _, attribute = FACES[game].partition(":")
    return cast("type[Face]", getattr(import_module(module), attribute))


def lettered(reason: Reason | None, *, portuguese: bool = False) -> str:
    """A reason with the letter of the seat that it speaks of; nothing if there is none."""
    if reason is None:
        return ""
    told = reason.in_portuguese if portuguese else str(reason)
    return re.sub(r"\b(?:seat|lugar) ([0-4])\b", lambda found: SEATS[int(found[1])], told)
