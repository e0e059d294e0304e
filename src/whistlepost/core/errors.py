"""What can go wrong, and what is said about it?

Three errors are enough, and all are `ValueError`: an answer cannot be read, an answer is not offered, or data from
outside (a file, a seed, a setting) is wrong. Each says what was tried and where.
"""
# ruff: noqa: N818 - the errors are named for what went wrong

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer is not offered: the rule that forbids it and the piece that stands in the way."""

    code: str
    """A short word that stays the same, for programs: `occupied`."""
    clause: str
    """The clause of the rules page: `M4`. Empty where no clause speaks."""
    piece: str
    """What stands in the way, in the notation of the game: `c4b`. Empty where nothing does."""
    text: str
    """One English sentence."""
    text_pt: str = ""
    """The same in Portuguese, where the game speaks it."""

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})" if self.clause else self.text

    @property
    def in_portuguese(self) -> str:
        """The whole reason in Portuguese; in English where the game has no other words."""
        return f"{self.text_pt} ({self.clause})" if self.text_pt and self.clause else self.text_pt or str(self)


class MalformedAction(ValueError):
    """The text of an answer cannot be read; it means nothing, here or anywhere."""


class IllegalAction(ValueError):
    """The answer can be read and is not offered. Nothing has changed."""

    def __init__(self, message: str = "this is not offered", reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class BadData(ValueError):
    """A record, a position, a seed or a setting from outside is wrong. Nothing was loaded."""
