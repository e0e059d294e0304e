"""What stands in one table of a data file? Hands out its values one by one and says where a wrong one stands.

Strict: every key is asked for exactly, every other one is refused, and nothing but BadData comes out.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from whistlepost.core.errors import BadData

LINE = 1000  # characters: one line of a hundred thousand dots would keep the TOML reader busy for hours
BYTES = 256 * 1024
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Entry:
    """A table of a data file."""

    def __init__(self, place: str, table: Mapping[str, object]) -> None:
        name = table.get("id")
        self.place = f"{place} ({name})" if isinstance(name, str) and ID.fullmatch(name[:40]) else place
        self.table = table
        self.asked: set[str] = set()

    def wrong(self, key: str, expected: str, found: object) -> BadData:
        """The error that says what was expected here."""
        return BadData(f"{self.place}: {key}: expected {expected}, found {shown(found)}")

    def take(self, key: str, expected: str) -> object:
        """The value of a key that must be there."""
        self.asked.add(key)
        if key not in self.table:
            raise BadData(f"{self.place}: {key}: missing, expected {expected}")
        return self.table[key]

    def has(self, key: str) -> bool:
        """Whether a key is there that need not be."""
        self.asked.add(key)
        return key in self.table

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within its bounds."""
        expected = f"a whole number from {low} to {high}" if low < high else str(low)
        value = self.take(key, expected)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, expected, value)
        return value

    def numbers(self, key: str, length: int, low: int, high: int) -> tuple[int, ...]:
        """A list of so many whole numbers within their bounds."""
        expected = f"a list of {length} whole numbers from {low} to {high}"
        value = self.take(key, expected)
        if not isinstance(value, list) or len(value) != length:
            raise self.wrong(key, expected, value)
        for item in value:
            if type(item) is not int or not low <= item <= high:
                raise self.wrong(key, expected, item)
        return tuple(value)

    def text(self, key: str, limit: int = 60) -> str:
        """A text that may be shown to people as it is."""
        expected = f"a text of 1 to {limit} printable characters"
        value = self.take(key, expected)
        if not isinstance(value, str) or not 0 < len(value) <= limit or not value.isprintable():
            raise self.wrong(key, expected, value)
        return value

    def id(self) -> str:
        """The name of the entry in the notation."""
        expected = "small letters and figures joined by hyphens, such as cotton-a, 40 at most"
        value = self.take("id", expected)
        if not isinstance(value, str) or len(value) > 40 or not ID.fullmatch(value):
            raise self.wrong("id", expected, value)
        return value

    def choice(self, key: str, allowed: Collection[str]) -> str:
        """One of a few words."""
        expected = "one of: " + ", ".join(allowed)
        value = self.take(key, expected)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(key, expected, value)
        return value

    def texts(self, key: str, low: int, high: int) -> tuple[str, ...]:
        """A list of so many texts."""
        expected = f"a list of {low} to {high} texts"
        value = self.take(key, expected)
        if not isinstance(value, list) or not low <= len(value) <= high:
            raise self.wrong(key, expected, value)
        for item in value:
            if not isinstance(item, str):
                raise self.wrong(key, expected, item)
        return tuple(value)

    def words(self, key: str, allowed: Collection[str], most: int) -> tuple[str, ...]:
        """A text of a few words, single spaces between."""
        expected = f"1 to {most} words out of: " + ", ".join(allowed)
        value = self.take(key, expected)
        words = value.split(" ") if isinstance(value, str) else []
        if not 0 < len(words) <= most or not set(words) <= set(allowed):
            raise self.wrong(key, expected, value)
        return tuple(words)

    def flag(self, key: str) -> bool:
        """True or false; a key that is not there means false."""
        value = self.take(key, "true or false") if self.has(key) else False
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false", value)
        return value

    def inner(self, key: str) -> Entry:
        """A table inside this one."""
        value = self.take(key, "a table")
        if not isinstance(value, dict):
            raise self.wrong(key, "a table", value)
        return Entry(f"{self.place}: {key}", value)

    def rows(self, key: str) -> Iterator[Entry]:
        """A list of tables; a key that is not there means none."""
        value = self.take(key, "a list of tables") if self.has(key) else []
        if not isinstance(value, list):
            raise self.wrong(key, "a list of tables", value)
        for number, row in enumerate(value, 1):
            if not isinstance(row, dict):
                raise self.wrong(key, "a list of tables", row)
            yield Entry(f"{self.place}: {key} {number}", row)

    def done(self) -> None:
        """Every key has been asked for; any other is a mistake."""
        for key in self.table:
            if key not in self.asked:
                allowed = ", ".join(sorted(self.asked))
                raise BadData(f"{self.place}: {shown(key)}: unknown key, expected only: {allowed}")


def shown(value: object) -> str:
    """A found value, short and harmless to print."""
    match value:
        case None:
            return "nothing"
        case bool():
            return str(value).lower()
        case str():
            return repr(value if len(value) <= 40 else value[:40] + "…")
        case int() if abs(value) >= 10**12:
            return "a huge number"
        case int() | float():
            return str(value)
        case list():
            return f"a list of {len(value)}"
        case dict():
            return "a table"
    return "a date or a time"


def document(raw: bytes, name: str) -> dict[str, object]:
    """The tables of a TOML file."""
    import tomllib  # only who loads a file pays for it

    try:
        return tomllib.loads(_decoded(raw, name))
    except BadData:
        raise
    except RecursionError:
        raise BadData(f"{name}: expected tables and lists a few levels deep, found far more") from None
    except ValueError as error:
        raise BadData(f"{name}: expected a whole TOML file: {error}") from error


def _decoded(raw: bytes, name: str) -> str:
    if len(raw) > BYTES:
        raise BadData(f"{name}: expected at most {BYTES // 1024} KiB, found more")
    if b"\0" in raw:
        raise BadData(f"{name}: expected text, found a NUL byte at byte {raw.index(0)}")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadData(f"{name}: expected UTF-8, found something else at byte {error.start}") from None
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE:
            raise BadData(f"{name}: expected lines of at most {LINE} characters, found {len(line)} in line {number}")
    return text
