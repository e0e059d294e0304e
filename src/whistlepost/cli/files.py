"""Where is a game kept? A record that is always whole, and beside it who sits where."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

from whistlepost.cli.words import Words
from whistlepost.core.errors import BadData

PREFIX = "whistlepost-"


class GameFile:
    """The file of one game. It is replaced as a whole, so that it never holds half a record."""

    def __init__(self, path: Path, words: Words, kept: str | None = None) -> None:
        self.path = path
        self.words = words
        self.kept = kept

    @property
    def seats_path(self) -> Path:
        """Where it is noted who sits where."""
        return self.path.with_name(f"{self.path.name}.seats")

    def begin(self, text: str, seats: str) -> None:
        """Keep a new game; a file that is there already stays as it is."""
        try:
            with self.path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            raise BadData(self.words("error.exists", file=self.path)) from None
        except OSError as wrong:
            raise BadData(self.words("error.write", file=self.path, why=wrong.strerror)) from None
        self.kept = text
        self.note_seats(seats)

    def note_seats(self, seats: str) -> None:
        """Remember who sits where."""
        self.replace(self.seats_path, seats + "\n")

    def seats(self) -> str:
        """Who sat where, as far as it is known."""
        try:
            return self.seats_path.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeError):
            return ""

    def save(self, text: str) -> None:
        """Keep the game as it stands now; refuse if somebody else has written to the file."""
        if self.found() != self.kept:
            raise BadData(self.words("error.touched", file=self.path))
        self.replace(self.path, text)
        self.kept = text

    def found(self) -> str | None:
        """What the file holds."""
        try:
            return self.path.read_text(encoding="utf-8")
        except (OSError, UnicodeError):
            return None

    def replace(self, path: Path, text: str) -> None:
        """Write beside it, then put it in its place in one step."""
        beside = path.with_name(f".{path.name}.new")
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except OSError as wrong:
            raise BadData(self.words("error.write", file=path, why=wrong.strerror)) from None


def free_path(folder: Path) -> Path:
    """The first name in the folder that no game has."""
    return next(path for i in count(1) if not (path := folder / f"{PREFIX}{i}.txt").exists())


def unfinished(folder: Path) -> Path | None:
    """The game in the folder that was played last, if it can go on."""
    games = sorted(folder.glob(f"{PREFIX}*.txt"), key=lambda path: path.stat().st_mtime)
    return games[-1] if games and b"\nunfinished\n" in games[-1].read_bytes() else None


def read_bytes(path: Path, words: Words) -> bytes:
    """What a file holds; BadData if it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as wrong:
        raise BadData(words("error.read", file=path, why=wrong.strerror)) from None
