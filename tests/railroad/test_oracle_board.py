"""Does the oracle's board look as the clauses say, and does it find the coast stops without a way onward?"""

from collections import Counter

import pytest

from tests.railroad.oracle.drawn import TILES, coal, drawn, ends, first_train, whistle
from tests.railroad.oracle.geometry import COAST, SPACES, across, column, opposite
from tests.railroad.oracle.setup_check import coast_ways_onward
from tests.railroad.oracle.tiles import read_tiles, rotations


def test_b1_sixty_spaces_in_columns_of_seven_and_eight() -> None:
    heights = Counter(column(space) for space in SPACES)
    assert heights == {1: 7, 2: 8, 3: 7, 4: 8, 5: 7, 6: 8, 7: 7, 8: 8}


def test_b1_two_spaces_are_each_other_s_neighbours() -> None:
    for space in SPACES:
        for edge in range(6):
            there = across(space, edge)
            if there is not None:
                assert across(there, opposite(edge)) == space


@pytest.mark.parametrize(
    ("space", "around"),
    [
        ("c3", ["c2", "b3", "b4", "c4", "d4", "d3"]),
        ("d4", ["d3", "c3", "c4", "d5", "e4", "e3"]),
        ("d1", [None, None, "c1", "d2", "e1", None]),
        ("d8", ["d7", "c7", None, None, None, "e7"]),
        ("a1", [None, "coast2", "coast3", "a2", "b2", "b1"]),
        ("b1", [None, "coast1", "a1", "b2", "c1", None]),
        ("b8", ["b7", "a7", "coast16", None, None, "c7"]),
        ("h8", ["h7", "g7", None, None, None, None]),
    ],
)
def test_b1_neighbours_from_the_north_clockwise(space: str, around: list[str | None]) -> None:
    assert [across(space, edge) for edge in range(6)] == around


def test_b2_sixteen_coast_stops_from_north_to_south() -> None:
    assert list(COAST.values()) == [f"coast{number}" for number in range(1, 17)]
    assert COAST["b1", 1] == "coast1"
    assert COAST["a1", 2] == "coast3"
    assert COAST["a7", 2] == "coast15"
    assert {column(stop) for stop in COAST.values()} == {0}


def test_b3_and_b6_tracks_of_one_tile_cross_without_connecting() -> None:
    around = "d3 halt 0 c3 halt 1 c4 halt 2 d5 halt 0 e4 halt 1 e3 halt 2"
    assert ends(coal(drawn(around + " d4 straight 0", "d5"))) == {"d3"}
    assert ends(coal(drawn(around + " d4 straight 0", "c3"))) == {"e4"}


def test_b4_the_frame_is_a_dead_end() -> None:
    assert first_train(drawn("d1 halt 0", "d1")) == set()


def test_b5_a_special_tile_joins_all_its_edges() -> None:
    around = "d3 halt 0 c3 halt 1 c4 halt 2 d5 halt 0 e4 halt 1 e3 halt 2"
    assert ends(whistle(drawn(around + " d4 town 0", "d5"))) == {"d4", "d3", "c3", "c4", "e4", "e3"}


def test_b5_the_special_tiles_of_column_one_lead_to_the_coast() -> None:
    assert ends(whistle(drawn("a3 town 0", "coast6"))) == {"a3", "coast7"}


def test_b6_two_stops_on_one_tile() -> None:
    position = drawn("d4 double 0 d3 halt 0 c3 halt 1 e4 halt 1", "d4b")
    assert ends(coal(position)) == set()
    assert ends(whistle(drawn("d4 double 0 d3 halt 0 c3 halt 1 e4 halt 1", "d4a"))) == {"d3", "e4"}
    assert ends(coal(drawn("d4 double 1 d3 halt 0 c3 halt 1", "d4a"))) == set()


@pytest.mark.parametrize(
    ("name", "different"),
    [
        ("town", [0]),
        ("star", [0]),
        ("straight", [0]),
        ("halt", [0, 1, 2]),
        ("twins", [0, 1, 2]),
        ("double", [0, 1]),
        ("turn", [0, 1]),
        ("wide", [0, 1, 2, 3, 4, 5]),
    ],
)
def test_m9_rotations_that_look_different(name: str, different: list[int]) -> None:
    assert rotations(TILES[name]) == different


def test_tiles_that_a_position_brings_along() -> None:
    tiles = read_tiles(
        [
            {"id": "x", "track": "01 2345*", "stops": ["resource steel"]},
            {"id": "y", "track": "03 14 25"},
            {"id": "z", "track": "012345*", "stops": ["gold_mine"]},
        ]
    )
    assert tiles["x"].starred == (False, True)
    assert not tiles["x"].big
    assert tiles["z"].big
    assert tiles["y"].groups == ((0, 3), (1, 4), (2, 5))


def without_way(board: str) -> list[str]:
    return coast_ways_onward(drawn(board), TILES)


def test_s8_an_empty_space_or_a_stop_is_a_way_onward() -> None:
    assert without_way("") == []
    assert without_way("a3 star 0 b8 town 0 b1 halt 1 a4 straight 0") == []


def test_s8_track_that_turns_back_to_the_coast_is_none() -> None:
    assert without_way("a3 turn 1") == ["coast6", "coast7"]
    assert without_way("a3 turn 1 a4 turn 0") == ["coast6", "coast7"]


def test_s8_nor_is_track_that_turns_back_over_several_tiles() -> None:
    assert without_way("a3 turn 0") == []
    assert without_way("a3 turn 0 a4 turn 0") == ["coast7", "coast8"]
    assert without_way("a3 wide 0 a2 turn 0") == ["coast5", "coast6"]


def test_s8_nor_is_track_into_the_frame() -> None:
    assert without_way("b1 turn 0") == ["coast1"]
    assert without_way("a1 straight 0 b1 straight 0") == ["coast3"]
