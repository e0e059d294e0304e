"""A person at a real terminal: a program in a pseudo-terminal, what it shows, and what is typed."""

import os
import pty
import re
import select
import struct
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Sequence
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ
from types import TracebackType
from typing import Self

COLOURS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 120.0
START = """
import fcntl, sys, termios
from whistlepost.cli import main
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
sys.exit(main())
"""
COMMAND = (sys.executable, "-c", START)
"""The terminal is made the program's own, so that Ctrl-C reaches it."""
PROMPT = r"(\n> |\] |([Pp]ress|[Aa]perte) Enter[^.]*\. )$"
"""How a question ends. It may come in parts, so a full stop alone is no end: the name of a file has one too."""
SIZE = {"COLUMNS", "LINES"}
"""Whoever runs the tests may say these of their terminal; this one speaks for itself."""


def plain(shown: str) -> str:
    """What was shown, without colours."""
    return COLOURS.sub("", shown).replace("\r\n", "\n")


class Terminal:
    """One run of the command line."""

    def __init__(self, arguments: Sequence[str], folder: Path, columns: int = 100, **environment: str) -> None:
        self.inner, outer = pty.openpty()
        ioctl(outer, TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        outside = {name: value for name, value in os.environ.items() if name not in SIZE}
        around = {**outside, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment}
        self.program = subprocess.Popen(
            [*COMMAND, *arguments],
            cwd=folder,
            env=around,
            stdin=outer,
            stdout=outer,
            stderr=outer,
            start_new_session=True,
        )
        os.close(outer)
        self.decoder = getincrementaldecoder("utf-8")(errors="replace")  # a letter may come in two parts
        self.raw = ""
        self.read = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.inner)

    @property
    def text(self) -> str:
        """All that was shown, without colours."""
        return plain(self.raw)

    def more(self, seconds: float) -> bool:
        """Read what is shown next; False if nothing comes or the program has ended."""
        if not select.select([self.inner], [], [], seconds)[0]:
            return False
        try:
            found = os.read(self.inner, 65536)
        except OSError:
            return False
        self.raw += self.decoder.decode(found)
        return bool(found)

    def until(self, pattern: str) -> str:
        """What is shown up to a prompt, from the last one on."""
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, plain(self.raw[self.read :])):
            if not self.more(1) and (self.program.poll() is not None or time.monotonic() > end):
                raise AssertionError(f"{pattern!r} was not shown:\n{self.text[-3000:]}")
        shown = plain(self.raw[self.read :])
        self.read = len(self.raw)
        return shown

    def asked(self) -> str:
        """What is shown up to the next thing that is asked."""
        return self.until(PROMPT)

    def answer(self, line: str) -> str:
        """Type a line and read on."""
        self.type(line)
        return self.asked()

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.inner, f"{line}\n".encode())

    def press(self, key: str) -> None:
        """Press Ctrl and a letter."""
        os.write(self.inner, bytes([ord(key.upper()) - 64]))

    def pressed_to_leave(self, key: str) -> int:
        """Press Ctrl and a letter until the program leaves: a key that comes before it listens may be lost."""
        while self.program.poll() is None:
            self.press(key)
            while self.more(0.5):
                pass
        return self.program.wait()

    def left(self) -> int:
        """Wait for the end; what the program leaves with."""
        while self.more(PATIENCE):
            pass
        return self.program.wait(PATIENCE)
