"""Where in a text does something not read as it should?

A page is a text read line by line, strictly and within bounds; each refusal names the line and what was expected.
"""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

from whistlepost.core.errors import BadData

MOST_BYTES = 2 * 2**20
MOST_OF_A_LINE = 2**16
NUMBER = re.compile(r"0|-?[1-9][0-9]{0,18}")
END = re.compile(r"end (0|[1-9][0-9]{0,4}) ([0-9a-f]{16})")
"""The last line: fewer than 100,000 answers, and the digest of all lines before."""


def compact(value: object) -> str:
    """Plain data as JSON on one line."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def decoded(text: str | bytes) -> str:
    """The text, if it is UTF-8 and not too long."""
    try:
        plain = text.decode() if isinstance(text, bytes) else text
        size = len(plain.encode())
    except UnicodeError as wrong:
        raise BadData(f"line 1: expected a text in UTF-8, but {wrong}") from None
    if size > MOST_BYTES:
        raise BadData(f"line 1: expected at most {MOST_BYTES} bytes, found {size}")
    return plain


class Page:
    """The lines of a text, and how far it has been read."""

    def __init__(self, text: str | bytes, title: str) -> None:
        self.text = decoded(text)
        self.lines = self.text.split("\n")
        self.line = 0
        """The number of the line that was read last; the first line is 1."""
        self.expect(title)
        if self.lines[-1]:
            self.refuse(len(self.lines), "the end of the last line: the text is cut off")
        self.lines.pop()
        for number, line in enumerate(self.lines, 1):
            if len(line) > MOST_OF_A_LINE:
                self.refuse(number, f"at most {MOST_OF_A_LINE} characters")

    def refuse(self, number: int, expected: str) -> NoReturn:
        """Say what was expected on that line and what stands there."""
        line = self.lines[number - 1] if 0 < number <= len(self.lines) else ""
        found = repr(line if len(line) <= 60 else f"{line[:57]}...") if line else "nothing"
        raise BadData(f"line {number}: expected {expected}, found {found}")

    def at(self, start: str) -> bool:
        """Whether the next line starts so."""
        return self.line < len(self.lines) and self.lines[self.line].startswith(start)

    def take(self, start: str, expected: str) -> str:
        """What follows that start on the next line."""
        if not self.at(start):
            self.refuse(self.line + 1, f"`{expected}`")
        self.line += 1
        return self.lines[self.line - 1].removeprefix(start)

    def expect(self, line: str) -> None:
        """The next line must be this one."""
        if self.take("", line) != line:
            self.refuse(self.line, f"`{line}`")

    def entries(self) -> Iterator[tuple[str, Any]]:
        """The indented lines that follow: a word and its value."""
        while self.at("  "):
            word, _, value = self.take("  ", "").partition(" ")
            yield word, self.data(value)

    def data(self, text: str) -> Any:
        """Plain data on the line that was read last."""
        try:
            return json.loads(text, parse_constant=self.number)
        except (ValueError, RecursionError):
            self.refuse(self.line, "a value in JSON")

    def number(self, text: str) -> int:
        """A whole number on the line that was read last."""
        if not NUMBER.fullmatch(text):
            self.refuse(self.line, "a whole number")
        return int(text)

    def hexadecimal(self, text: str, size: int) -> bytes:
        """So many bytes in hexadecimal digits on the line that was read last."""
        if not re.fullmatch(f"[0-9a-f]{{{2 * size}}}", text):
            self.refuse(self.line, f"{2 * size} hexadecimal digits")
        return bytes.fromhex(text)

    def check_end(self, digest: Callable[[str], str]) -> None:
        """The last line must be there and fit the lines before; then no line was lost or damaged."""
        last = END.fullmatch(self.lines[-1])
        if last is None:
            self.refuse(len(self.lines), "`end <number of answers> <digest>` as the last line: is it cut off?")
        found = digest("\n".join([*self.lines[:-1], ""]))
        if found != last[2]:
            self.refuse(len(self.lines), f"the digest {found} of the lines before: something there was changed")

    def compare(self, text: str) -> None:
        """The text must be the one that is written for the same data."""
        right = text.split("\n")[:-1]
        for number, (line, found) in enumerate(zip(right, self.lines, strict=False), 1):
            if line != found:
                self.refuse(number, f"`{line[:60]}`")
        if len(right) != len(self.lines):
            self.refuse(min(len(right), len(self.lines)) + 1, "the end of the text")
