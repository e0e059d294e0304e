"""How does a test write down a small board of its own?"""

from collections.abc import Sequence

from .moves import Move, complete_moves
from .tiles import TrackTile, read_track

TILES: dict[str, TrackTile] = {
    "town": read_track("012345*", ["town"]),
    "mine": read_track("012345*", ["gold_mine"]),
    "end": read_track("012345*", ["end"]),
    "star": read_track("012345*", ["resource cotton"]),  # a small stop that joins all edges
    "halt": read_track("03* 14 25", ["resource cotton"]),  # a small stop on a straight line
    "fork": read_track("01 2345*", ["resource lumber"]),
    "double": read_track("024* 135*", ["resource cotton", "resource lumber"]),
    "twins": read_track("012* 345*", ["resource cotton", "resource cotton"]),
    "straight": read_track("03 14 25"),
    "turn": read_track("01 23 45"),
    "hook": read_track("01 25 34"),
    "wide": read_track("01 24 35"),
}

Position = dict[str, object]


def drawn(board: str, *trains: str, **entries: object) -> Position:
    """A position from `space tile rotation` triples and the trains of each seat; seat 0 has a coal and a whistle."""
    words = board.split()
    spaces = {words[i]: f"{words[i + 1]} r{words[i + 2]}" for i in range(0, len(words), 3)}
    others = [0] * (len(trains) - 1)
    position: Position = {"board": spaces, "trains": list(trains), "coal": [1, *others], "whistles": [1, *others]}
    return position | entries


def first_train(position: Position) -> set[Move]:
    return complete_moves(position, TILES, 0, 0)


def coal(position: Position) -> set[Move]:
    return {move for move in first_train(position) if move.token == "coal"}


def whistle(position: Position) -> set[Move]:
    return {move for move in first_train(position) if move.token == "whistle"}


def ends(moves: Sequence[Move] | set[Move]) -> set[str]:
    return {move.end for move in moves}
