"""Carcassonne by wingedsheep: random games of two players with the 72 tiles of the base game, without farms.

The argument is the folder in which its sources are.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.worker import Units, repeated, serve

sys.path.insert(0, sys.argv[1])
ROOM = "wingedsheep.carcassonne"  # not there where the types are checked
State = importlib.import_module(f"{ROOM}.carcassonne_game_state").CarcassonneGameState
BASE = importlib.import_module(f"{ROOM}.tile_sets.tile_sets").TileSet.BASE
possible = importlib.import_module(f"{ROOM}.utils.action_util").ActionUtil.get_possible_actions
apply = importlib.import_module(f"{ROOM}.utils.state_updater").StateUpdater.apply_action
Points = importlib.import_module(f"{ROOM}.utils.points_collector").PointsCollector


def winner(followers: Sequence[int]) -> int | None:
    """Who has most followers, if it is one player; its own line for this stops with a numpy of today."""
    best = max(followers)
    return None if followers.count(best) > 1 else followers.index(best)


def game() -> Units:
    """One game; what it prints meanwhile is for nobody."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
        state = State(tile_sets=(BASE,), supplementary_rules=(), players=2)
        while not state.is_terminated():
            state = apply(game_state=state, action=random.choice(possible(state)))
    return {"games": 1}


if __name__ == "__main__":
    Points.get_winning_player = staticmethod(winner)
    serve({"game": repeated(game)})
