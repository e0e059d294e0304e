"""What is true of the oracle's moves on any board whatever?"""

from collections import Counter
from random import Random

import pytest

from tests.railroad.oracle.board import groups_on, read_board
from tests.railroad.oracle.drawn import TILES, Position
from tests.railroad.oracle.geometry import COAST, HEIGHTS, SPACES, column, is_coast
from tests.railroad.oracle.moves import Move, complete_moves
from tests.railroad.oracle.tiles import TrackTile

BOARDS = pytest.mark.parametrize("number", range(12))


def any_board(number: int) -> Position:
    """Half full, end tiles in the west, three trains of each of two seats on its stops, three tiles in hand."""
    draw = Random(number)
    names = sorted(set(TILES) - {"end", "twins"})  # which of two like stops is called `a` differs in a mirror
    board = {space: f"{draw.choice(names)} r{draw.randrange(6)}" for space in SPACES if draw.random() < 0.5}
    board |= {space: "end r0" for space in SPACES if space[0] == "h"}
    trains = draw.sample(stops_of(board), 6)
    return {
        "board": board,
        "trains": [" ".join(trains[:3]), " ".join(trains[3:])],
        "coal": [1, 0],
        "whistles": [1, 0],
        "hands": [" ".join(draw.choices(names, k=3)), ""],
    }


def stops_of(board: dict[str, str]) -> list[str]:
    laid = read_board({"board": board})
    on_tiles = [stop for space in laid if space[0] != "h" for _, stop in groups_on(laid, TILES, space) if stop]
    return [*on_tiles, *COAST.values()]


def moves(position: Position, tiles: dict[str, TrackTile] | None = None) -> set[Move]:
    return complete_moves(position, tiles or TILES, 0, 0)


@BOARDS
def test_whatever_coal_can_do_a_whistle_can_do(number: int) -> None:
    found = moves(any_board(number))
    as_coal = {(move.exit, move.path, move.laid, move.end) for move in found if move.token == "coal"}
    as_whistle = {(move.exit, move.path, move.laid, move.end) for move in found if move.token == "whistle"}
    assert as_coal <= as_whistle


@BOARDS
def test_every_bare_way_between_two_stops_can_be_run_in_both_directions(number: int) -> None:
    board = any_board(number)["board"]
    assert isinstance(board, dict)
    links = Counter((stop, move.end) for stop in stops_of(board) for move in alone(board, stop))
    assert all(links[end, stop] == count for (stop, end), count in links.items() if not end.startswith("h"))


def alone(board: dict[str, str], stop: str) -> list[Move]:
    """The moves of a single train to the next stop, without a hand."""
    found = moves({"board": board, "trains": [stop], "whistles": [1]})
    return [move for move in found if not move.path]


@BOARDS
def test_a_board_mirrored_from_north_to_south_has_the_mirrored_moves(number: int) -> None:
    position = any_board(number)
    there = Counter(mirrored_move(move) for move in moves(position))
    assert there == Counter(outline(move) for move in moves(mirrored(position), mirrored_tiles()))


Outline = tuple[str, int, tuple[tuple[str, int], ...], tuple[tuple[str, str], ...], str]


def outline(move: Move) -> Outline:
    """A move but for the rotations of what is laid, since the smallest is not the smallest in a mirror."""
    return move.token, move.exit, move.path, tuple((space, tile) for space, tile, _ in move.laid), move.end


def mirrored_move(move: Move) -> Outline:
    path = tuple((mirrored_stop(stop), (3 - out) % 6) for stop, out in move.path)
    laid = tuple((mirrored_stop(space), tile) for space, tile, _ in move.laid)
    return move.token, (3 - move.exit) % 6, path, laid, mirrored_stop(move.end)


def mirrored(position: Position) -> Position:
    board, trains = position["board"], position["trains"]
    assert isinstance(board, dict)
    assert isinstance(trains, list)
    turned = {mirrored_stop(space): mirrored_tile(text) for space, text in board.items()}
    moved = [" ".join(mirrored_stop(stop) for stop in text.split()) for text in trains]
    return position | {"board": turned, "trains": moved}


def mirrored_tile(text: str) -> str:
    tile, rotation = text.split(" r")
    return f"{tile} r{-int(rotation) % 6}"


def mirrored_stop(stop: str) -> str:
    if is_coast(stop):
        return f"coast{17 - int(stop.removeprefix('coast'))}"
    height = HEIGHTS[column(stop) - 1]
    return stop[0] + str(height + 1 - int(stop[1])) + stop[2:]


def mirrored_tiles() -> dict[str, TrackTile]:
    """The same tiles, printed with north and south exchanged."""
    return {
        name: TrackTile(
            tuple(tuple((3 - edge) % 6 for edge in group) for group in tile.groups), tile.starred, tile.stops, tile.big
        )
        for name, tile in TILES.items()
    }
