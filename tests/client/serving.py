"""A server for the browser tests: the real one, on loopback, which lets one address do as much as it likes.

Its bots do not rest between two moves, as they do where people follow them.

`python -m tests.client.serving FOLDER [PORT]` prints its address and keeps its games in the folder.
"""

import subprocess
import sys
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

import dev
from whistlepost.server import limits
from whistlepost.server import serve as starting
from whistlepost.server.life import Habits

PLENTY = limits.Rate(100_000, 1_000, 1)
COUNTED = ("COMMANDS", "LOOKS", "REQUESTS", "PEOPLE", "TABLES", "TABLES_A_DAY", "RECORDS", "LESSONS")


class Served:
    """A server in a process of its own; it may be stopped, and started again where it was."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        self.start()

    def start(self) -> None:
        """Begin to serve, at the same place as before."""
        port = self.address.rpartition(":")[2] or "0"
        command = (sys.executable, "-m", "tests.client.serving", str(self.folder), port)
        self.process = subprocess.Popen(command, cwd=dev.ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def stop(self) -> None:
        """Serve no more."""
        self.process.terminate()
        self.process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()


def main() -> int:
    """Serve until told to stop."""
    for name in COUNTED:
        setattr(limits, name, PLENTY)
    vars(starting)["Habits"] = partial(Habits, bot_pause=0)  # nobody looks on, so bots need not be followed
    port = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    return starting.serve(starting.Wish(intranet=True, port=port, data=Path(sys.argv[1])), say)


def say(address: str) -> None:
    """Tell the tests where it is."""
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
