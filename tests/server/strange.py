"""Bots that no server should have: the thinkers of some tests run this program."""

import os
import sys
import time
from collections.abc import Mapping
from typing import Any

from whistlepost.bots import BOTS
from whistlepost.core.chance import Stream
from whistlepost.core.game import Game
from whistlepost.server import thinking


class Strange:
    """Plays the first answer, unless its name says otherwise."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, game: Game[Any], view: Mapping[str, object], options: list[int], stream: Stream) -> int:
        if self.name == "hangs":
            time.sleep(600)
        if self.name == "dies":
            os._exit(1)
        if self.name == "raises":
            raise ZeroDivisionError
        return options[0]


STRANGE = {name: Strange(name) for name in ("first", "hangs", "dies", "raises")}
PROGRAM = (sys.executable, "-m", "tests.server.strange")

if __name__ == "__main__":
    BOTS.update(STRANGE)
    thinking.modest()
    thinking.run(sys.stdin, sys.stdout)
