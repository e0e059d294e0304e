"""Does the oracle heed the tokens of the turn and the three upgrades that bear on a move?"""

import pytest

from tests.railroad.oracle.drawn import TILES, Position, coal, drawn, ends, first_train, whistle
from tests.railroad.oracle.moves import Move, turn_moves

LINE = "d5 halt 0 d4 halt 0 d3 halt 0 d2 halt 0 d1 halt 0"
TOWNS = "d5 town 0 d4 town 0 d3 town 0"


def test_t2_a_move_needs_a_token() -> None:
    assert {move.token for move in first_train(drawn(LINE, "d5", coal=[1], whistles=[0]))} == {"coal"}
    assert {move.token for move in first_train(drawn(LINE, "d5", coal=[0], whistles=[2]))} == {"whistle"}
    assert first_train(drawn(LINE, "d5", coal=[0], whistles=[0])) == set()


@pytest.mark.parametrize(("spent", "may"), [("coal whistle coal", True), ("coal whistle coal coal", False)])
def test_t2_four_tokens_in_a_turn(spent: str, may: bool) -> None:
    assert bool(first_train(drawn(LINE, "d5", spent=spent))) == may


def test_t3_each_train_of_the_seat_by_its_number() -> None:
    position = drawn("d5 halt 0 d4 halt 0", "d5 track2 d4", "d2", whistles=[0, 0])
    assert turn_moves(position, TILES, 0) == set()
    position = drawn("d5 halt 0 d4 halt 0 d3 halt 0 d6 halt 0", "d5 track2 d4", "d2", whistles=[0, 0])
    assert turn_moves(position, TILES, 0) == {
        (0, Move("coal", 0, (("d4", 0),), (), "d3")),
        (0, Move("coal", 3, (), (), "d6")),
        (2, Move("coal", 0, (), (), "d3")),
        (2, Move("coal", 3, (("d5", 3),), (), "d6")),
    }


def toll(cubes: str, *trains: str) -> Position:
    return drawn(TOWNS, *trains, cubes=[cubes, ""], upgrades=["", "coal-car toll-booth"])


def test_u8_who_cannot_pay_cannot_leave() -> None:
    assert first_train(toll("", "d5", "d5 d2")) == set()
    assert ends(coal(toll("steel", "d5", "d5 d2"))) == {"d4"}


def test_u8_a_toll_is_due_only_where_its_owner_stands() -> None:
    assert ends(coal(toll("", "d5", "d4"))) == {"d4"}
    assert ends(coal(toll("", "d5", "d4", "d5"))) == {"d4"}


def test_u8_skipping_is_not_leaving() -> None:
    assert ends(whistle(toll("", "d5", "d4"))) == {"d4", "d3"}


def test_u8_the_owner_leaves_free() -> None:
    assert ends(coal(drawn(TOWNS, "d5", "d5", upgrades=["toll-booth", ""]))) == {"d4"}


def test_u11_no_foreign_train_ends_where_the_owner_stands() -> None:
    position = drawn(TOWNS, "d5", "d4", upgrades=["", "blocking-signal"])
    assert coal(position) == set()
    assert whistle(position) == {Move("whistle", 0, (("d4", 0),), (), "d3")}


def test_u11_trains_of_others_do_not_bar() -> None:
    assert ends(coal(drawn(TOWNS, "d5", "d1", "d4", upgrades=["", "blocking-signal", ""]))) == {"d4"}
    assert ends(coal(drawn(TOWNS, "d5 d4", "d1", upgrades=["blocking-signal", ""]))) == {"d4"}


def test_u11_no_return_to_a_start_where_the_owner_stands() -> None:
    loop = "d4 town 0 c3 hook 0 c4 turn 5"
    assert ends(whistle(drawn(loop, "d4", "d4"))) == {"d4"}
    assert whistle(drawn(loop, "d4", "d4", upgrades=["", "blocking-signal"])) == set()


def test_u15_five_tiles_in_one_move() -> None:
    position = drawn("d6 halt 0 d7 straight 0 d8 straight 0", "d6", hands=["straight straight straight straight halt"])
    assert max(len(move.laid) for move in coal(position)) == 5
    assert ends(coal(position)) == {"d5", "d4", "d3", "d2", "d1"}
