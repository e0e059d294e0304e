"""Does the oracle answer the worked example of the rules (section 9)?"""

import json
from pathlib import Path

import pytest

from tests.railroad.oracle.drawn import Position, ends
from tests.railroad.oracle.geometry import column
from tests.railroad.oracle.moves import Move, complete_moves
from tests.railroad.oracle.tiles import read_tiles

FILE = Path(__file__).parent / "positions" / "worked_example.json"
MINE, A, B, C, D, E, F, G, H = "c3", "d3", "e3", "f3", "c4", "d5", "b6", "e4a", "f5"


def example(**entries: object) -> Position:
    position: Position = json.loads(FILE.read_text(encoding="utf-8"))
    return position | entries


def moves(position: Position, token: str) -> set[Move]:
    tiles = position["tiles"]
    assert isinstance(tiles, list)
    return {move for move in complete_moves(position, read_tiles(tiles), 0, 0) if move.token == token}


def ways(found: set[Move]) -> set[tuple[str, ...]]:
    """The stops of each move in order, the start left out."""
    return {(*(stop for stop, _ in move.path), move.end) for move in found}


def test_f_lies_east_of_the_mine_and_c_and_h_do_not() -> None:
    assert column(F) < column(MINE) < min(column(C), column(H))


def test_coal_goes_to_c_alone() -> None:
    assert ways(moves(example(), "coal")) == {(A, B, C)}


def test_the_whistle_runs_round_to_the_mine_both_ways_and_reaches_h_f_and_c() -> None:
    assert ways(moves(example(), "whistle")) == {
        (A, B, C),
        (A, B, G, H),
        (A, B, G, E, F),
        (A, B, G, E, D, MINE),
        (D, E, F),
        (D, E, G, H),
        (D, E, G, B, C),
        (D, E, G, B, A, MINE),
    }


def test_without_orange_on_g_the_whistle_may_end_there_too() -> None:
    position = example(trains=["c3 d3 e3 c4 d5", "coast5 coast1 coast2 coast3 coast4"])
    assert ends(moves(position, "whistle")) == {C, F, G, H, MINE}
    assert ends(moves(position, "coal")) == {C, G}


@pytest.mark.parametrize("elsewhere", [A, B, D, E])
def test_with_one_of_the_own_trains_elsewhere_there_is_no_way_round(elsewhere: str) -> None:
    blue = " ".join("coast16" if stop == elsewhere else stop for stop in (MINE, A, B, D, E))
    found = moves(example(trains=[blue, "e4a coast1 coast2 coast3 coast4"]), "whistle")
    assert MINE not in ends(found)
