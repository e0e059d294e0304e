"""What does a bot answer in this view? A program of its own, started by the server, that knows views and nothing else.

A question comes in as a line of JSON, the answers go out as one. It has no database and no key; whoever started it may
end it at any moment.
"""

import contextlib
import json
import os
import sys
import time
from typing import Any, TextIO

from whistlepost.bots import BOTS
from whistlepost.core.chance import SealedStream
from whistlepost.games import GAMES, find
from whistlepost.server.limits import ANSWERS

NICER = 10
"""By so much others on this machine come before us."""
MEMORY = 2 * 1024**3
"""Bytes of addresses that a bot may use."""


def thought(asked: dict[str, Any]) -> list[str]:
    """The names of the answers with which the seat's turn goes on, as far as there is time.

    After each answer the bot looks at the view of an imagined world. It is the true view: what an answer of a seat
    shows that seat does not depend on what is hidden from it.
    """
    GAMES.setdefault(asked["game"], asked["where"])
    game, bot, seat, view = find(asked["game"]), BOTS[asked["bot"]], asked["seat"], asked["view"]
    stream = SealedStream(bytes.fromhex(asked["seed"]))
    state, names = game.imagine(view, stream.named("world")), list[str]()
    until = time.monotonic() + asked["seconds"]
    while not state.over and state.seat == seat and len(names) < ANSWERS and time.monotonic() < until:
        action = bot.decide(game, view, state.options(), stream.named("bot"))
        names.append(game.action_name(action, state))
        state.play(action)
        view = game.view(state, seat)
    return names


def modest() -> None:
    """Let everybody else on this machine go first, and take no more memory than is fair."""
    with contextlib.suppress(ImportError, OSError, ValueError, AttributeError):
        import resource

        os.nice(NICER)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def run(questions: TextIO, answers: TextIO) -> None:
    """Answer line by line, until no question comes any more."""
    for line in questions:
        json.dump({"answers": thought(json.loads(line))}, answers)
        answers.write("\n")
        answers.flush()


if __name__ == "__main__":
    modest()
    run(sys.stdin, sys.stdout)
