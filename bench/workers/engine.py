"""Our engine: random games inside it, steps driven from Python, copies, new games, and the hardest question."""

from __future__ import annotations

import json
import sys
import time

from bench.hardest import Hardest, search
from bench.worker import Units, Work, repeated, serve
from bench.workers.moved import SEEDS, STREAM, by_state, by_table, copies, deals, middle
from whistlepost.railroad.deal import new_game
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.playout import playout, random_games
from whistlepost.railroad.state import State

PLAYERS = 4
KIT = RAILROAD.new(PLAYERS, {}, STREAM).kit
ROCKIES = RAILROAD.new(PLAYERS, {"expansion": "full"}, STREAM).kit
GAMES = 5


def inside(kit: Kit) -> Units:
    """Random games inside the engine, setup included."""
    answers, _ = random_games(kit, next(SEEDS), GAMES)
    return {"games": GAMES, "answers": answers}


def new() -> State:
    return new_game(KIT, STREAM)


def hardest(found: Hardest) -> Work:
    """The options of the hardest position, asked of copies that have not been asked before."""

    def work(seconds: float) -> tuple[Units, float]:
        state = RAILROAD.from_position(found.position)
        asked, spent = 0, 0.0
        while spent < seconds:
            fresh = state.copy()
            start = time.process_time()
            fresh.options()
            spent += time.process_time() - start
            asked += 1
        return {"questions": asked}, spent

    return work


MIDDLE = middle(new, playout(new(), STREAM))
ITEMS = {
    "inside": lambda: inside(KIT),
    "inside full": lambda: inside(ROCKIES),
    "state": lambda: by_state(new),
    "table": lambda: by_table("railroad", PLAYERS),
    "copy": lambda: copies(MIDDLE),
    "deal": lambda: deals(new),
}


def main() -> None:
    """The argument is the number of games in which the hardest question is looked for; with 0 it is not measured."""
    found = search(int(sys.argv[1]))
    told = {"sizeof": sys.getsizeof(MIDDLE), "hardest": vars(found) if found else None}
    print(json.dumps(told), flush=True)
    items = {name: repeated(once) for name, once in ITEMS.items()}
    serve({**items, "hardest": hardest(found)} if found else items)


if __name__ == "__main__":
    main()
