"""Our engine: random games inside it, steps driven from Python, copies, new games, and the hardest question."""

from __future__ import annotations

import itertools
import json
import random
import sys
import time

from bench.hardest import Hardest, search
from bench.worker import Units, Work, repeated, serve
from whistlepost import Table
from whistlepost.core.chance import FastStream, pick
from whistlepost.core.game import CHANCE
from whistlepost.railroad.deal import new_game
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.playout import playout, random_games
from whistlepost.railroad.state import State

PLAYERS = 4
SEEDS = itertools.count(1)
STREAM = FastStream(1)
KIT = RAILROAD.new(PLAYERS, {}, STREAM).kit
ROCKIES = RAILROAD.new(PLAYERS, {"expansion": "full"}, STREAM).kit
GAMES, COPIES, DEALS = 5, 5000, 50


def inside(kit: Kit) -> Units:
    """Random games inside the engine, setup included."""
    answers, _ = random_games(kit, next(SEEDS), GAMES)
    return {"games": GAMES, "answers": answers}


def by_state() -> Units:
    """A random game by `options` and `play` of a state; chance is answered here too."""
    state, done = new_game(KIT, STREAM), 0
    while options := state.options():
        if state.seat == CHANCE:
            action = options[pick(STREAM, state.weights())]
        else:
            action = options[int(random.random() * len(options))]
        state.play(action)
        done += 1
    return {"games": 1, "steps": done}


def by_table() -> Units:
    """A random game by `options` and `play` of a table, which keeps the record and draws for itself."""
    table, done = Table("railroad", players=PLAYERS, seed=next(SEEDS)), 0
    while not table.over:
        options = table.options()
        table.play(options[int(random.random() * len(options))])
        done += 1
    return {"games": 1, "steps": done}


def middle() -> State:
    """A state in the middle of a random game."""
    state = new_game(KIT, FastStream(1))
    whole = playout(state.copy(), FastStream(2))
    for _ in range(whole // 2):
        options = state.options()
        state.play(options[pick(STREAM, state.weights())] if state.seat == CHANCE else random.choice(options))
    return state


def copies() -> Units:
    for _ in itertools.repeat(None, COPIES):
        MIDDLE.copy()
    return {"copies": COPIES}


def deals() -> Units:
    for _ in range(DEALS):
        new_game(KIT, STREAM)
    return {"deals": DEALS}


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


MIDDLE = middle()
ITEMS = {
    "inside": lambda: inside(KIT),
    "inside full": lambda: inside(ROCKIES),
    "state": by_state,
    "table": by_table,
    "copy": copies,
    "deal": deals,
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
