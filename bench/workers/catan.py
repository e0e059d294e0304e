"""Catanatron: complete games of four players that choose at random."""

from __future__ import annotations

import importlib

from bench.worker import Units, repeated, serve

catanatron = importlib.import_module("catanatron")  # not there where the types are checked
COLORS = [catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE]


def game() -> Units:
    catanatron.Game([catanatron.RandomPlayer(color) for color in COLORS]).play()
    return {"games": 1}


if __name__ == "__main__":
    serve({"catanatron": repeated(game)})
