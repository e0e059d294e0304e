"""A real `whistlepost` command in a process of its own: a server that says where it is, a worker, a check."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

COMMAND = (sys.executable, "-c", "import sys; from whistlepost.cli import main; sys.exit(main())")
WHERE = re.compile(r"http://\S+:\d+")


@dataclass
class Running:
    """A server that listens."""

    process: subprocess.Popen[str]
    address: str
    folder: Path

    def stop(self, seconds: float = 20) -> int:
        """Tell it to stop, as a host does; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(seconds)

    def said(self) -> str:
        """What it wrote down."""
        return (self.folder / "said").read_text(encoding="utf-8")


def started(folder: Path, *arguments: str, more: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
    """A command that runs; what it writes down lies in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "said").open("w", encoding="utf-8") as said:
        return subprocess.Popen(
            [*COMMAND, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=said, text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **(more or {})},
        )  # fmt: skip


@contextmanager
def serving(folder: Path, *arguments: str, more: Mapping[str, str] | None = None) -> Iterator[Running]:
    """A server with its data in the folder. It is gone afterwards."""
    process = started(folder, "serve", "--port", "0", "--data", str(folder), *arguments, more=more)
    try:
        yield Running(process, address_of(process, folder), folder)
    finally:
        process.kill()
        process.communicate()


def address_of(process: subprocess.Popen[str], folder: Path) -> str:
    """Where the server says that it is."""
    assert process.stdout
    for line in process.stdout:
        if found := WHERE.search(line):
            return found[0]
    said = (folder / "said").read_text(encoding="utf-8")
    raise RuntimeError(f"the server did not begin to listen: {said[-500:]}")
