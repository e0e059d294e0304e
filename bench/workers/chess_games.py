"""python-chess: random games, every step driven from Python."""

from __future__ import annotations

import importlib
import random

from bench.worker import Units, repeated, serve

chess = importlib.import_module("chess")  # not there where the types are checked


def game() -> Units:
    board, done = chess.Board(), 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(random.random() * len(moves))])
        done += 1
    return {"games": 1, "steps": done}


if __name__ == "__main__":
    serve({"python-chess": repeated(game)})
