"""OpenSpiel: games written in C++, every step driven from Python, chance drawn by weight."""

from __future__ import annotations

import importlib
import random
from typing import Any

from bench.worker import Units, Work, drawn, repeated, serve

pyspiel = importlib.import_module("pyspiel")  # not there where the types are checked
GAMES = ("backgammon", "gin_rummy", "dou_dizhu")


def steps(game: Any) -> Work:
    def play() -> Units:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = drawn(outcomes, weights)
            else:
                actions = state.legal_actions()
                action = actions[int(random.random() * len(actions))]
            state.apply_action(action)
            done += 1
        return {"games": 1, "steps": done}

    return repeated(play)


if __name__ == "__main__":
    serve({name: steps(pyspiel.load_game(name)) for name in GAMES})
