"""How fast is a game moved from Python? Random games by a state or a table, and copies of a state in mid-game."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

from bench.worker import Units
from whistlepost import Table
from whistlepost.core.chance import FastStream, pick
from whistlepost.core.game import CHANCE

SEEDS = itertools.count(1)
STREAM = FastStream(1)
COPIES, DEALS = 5000, 50
New = Callable[[], Any]
"""Sets up a game."""


def by_state(new: New) -> Units:
    """A random game by `options` and `play` of a state; chance is answered here too."""
    state, done = new(), 0
    while options := state.options():
        if state.seat == CHANCE:
            action = options[pick(STREAM, state.weights())]
        else:
            action = options[int(random.random() * len(options))]
        state.play(action)
        done += 1
    return {"games": 1, "steps": done}


def by_table(game: str, players: int) -> Units:
    """A random game by `options` and `play` of a table, which keeps the record and draws for itself."""
    table, done = Table(game, players=players, seed=next(SEEDS)), 0
    while not table.over:
        options = table.options()
        table.play(options[int(random.random() * len(options))])
        done += 1
    return {"games": 1, "steps": done}


def middle(new: New, answers: int) -> Any:
    """A state half-way through a random game of so many answers."""
    state = new()
    for _ in range(answers // 2):
        options = state.options()
        state.play(options[pick(STREAM, state.weights())] if state.seat == CHANCE else random.choice(options))
    return state


def copies(state: Any) -> Units:
    for _ in itertools.repeat(None, COPIES):
        state.copy()
    return {"copies": COPIES}


def deals(new: New) -> Units:
    for _ in range(DEALS):
        new()
    return {"deals": DEALS}
