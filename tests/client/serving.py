"""A server for the browser tests: the real one, on loopback, which lets one address do as much as it likes.

`python -m tests.client.serving FOLDER` prints its address and keeps its games in the folder.
"""

import sys
from pathlib import Path

from whistlepost.server import limits
from whistlepost.server.serve import Wish, serve

PLENTY = limits.Rate(100_000, 1_000, 1)
COUNTED = ("COMMANDS", "LOOKS", "REQUESTS", "PEOPLE", "TABLES", "TABLES_A_DAY")


def main() -> int:
    """Serve until told to stop."""
    for name in COUNTED:
        setattr(limits, name, PLENTY)
    return serve(Wish(port=0, data=Path(sys.argv[1])), say)


def say(address: str) -> None:
    """Tell the tests where it is."""
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
