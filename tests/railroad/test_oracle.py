"""Does the oracle of train movement say what the clauses say?"""

from tests.railroad.oracle.drawn import coal, drawn, ends, first_train, whistle
from tests.railroad.oracle.moves import Move, turn_moves

LINE = "d5 halt 0 d4 halt 0 d3 halt 0 d2 halt 0 d1 halt 0"
# From d4 by its ne edge over c3 and c4 back to d4.
LOOP = "c3 hook 0 c4 turn 5"


def test_m1_coal_ends_at_the_next_stop_and_runs_over_bare_track() -> None:
    position = drawn("d5 halt 0 d4 halt 0 d3 straight 0 d2 halt 0 d1 halt 0", "d4")
    assert coal(position) == {Move("coal", 0, (), (), "d2"), Move("coal", 3, (), (), "d5")}


def test_m2_coal_does_not_end_further_east_but_a_whistle_does() -> None:
    position = drawn("d4 halt 1 c3 halt 1 b3 halt 1", "c3")
    assert ends(coal(position)) == {"d4"}
    assert ends(whistle(position)) == {"d4", "b3"}


def test_m2_coal_may_run_over_tiles_further_east() -> None:
    position = drawn("d4 halt 1 c3 turn 0 d3 halt 2", "d4")
    assert coal(position) == {Move("coal", 1, (), (), "d3")}


def test_m2_coal_moves_along_a_column() -> None:
    assert ends(coal(drawn(LINE, "d3"))) == {"d2", "d4"}


def test_m2_coal_does_not_end_where_it_began() -> None:
    assert coal(drawn("d4 town 0 " + LOOP, "d4")) == set()


def test_m3_own_trains_are_run_through_and_never_ended_on() -> None:
    position = drawn(LINE, "d5 d4 d3")
    assert coal(position) == {Move("coal", 0, (("d4", 0), ("d3", 0)), (), "d2")}


def test_m3_own_trains_do_not_count_for_a_whistle() -> None:
    position = drawn(LINE, "d5 d4 d2")
    assert whistle(position) == {
        Move("whistle", 0, (("d4", 0),), (), "d3"),
        Move("whistle", 0, (("d4", 0), ("d3", 0), ("d2", 0)), (), "d1"),
    }


def test_m3_at_an_own_train_any_other_exit_is_free() -> None:
    position = drawn("d4 halt 0 d3 star 0 d2 star 0 e2 star 0 c3 star 0", "d4 d3")
    assert ends(coal(position)) == {"d2", "e2"}
    assert ends(whistle(position)) == {"d2", "e2", "c3"}


def test_m4_coal_neither_ends_at_a_foreign_train_nor_runs_through() -> None:
    assert coal(drawn(LINE, "d5", "d4")) == set()


def test_m5_big_stops_hold_any_number_and_coal_ends_there() -> None:
    position = drawn("d5 halt 0 d4 town 0 d3 halt 0", "d5 d4", "d4")
    assert ends(coal(position)) == {"d4"}
    assert ends(whistle(position)) == {"d4", "d3"}


def test_m6_a_whistle_makes_one_or_two_stops() -> None:
    assert whistle(drawn(LINE, "d5")) == {
        Move("whistle", 0, (), (), "d4"),
        Move("whistle", 0, (("d4", 0),), (), "d3"),
    }


def test_m6_a_whistle_skips_one_foreign_train_but_not_two() -> None:
    assert ends(whistle(drawn(LINE, "d5", "d4"))) == {"d3"}
    assert whistle(drawn(LINE, "d5", "d4 d3")) == set()
    assert whistle(drawn(LINE, "d5", "d4", "d3")) == set()


def test_m6_own_trains_between_two_foreign_ones_do_not_help() -> None:
    assert whistle(drawn(LINE, "d5 d3", "d4 d2")) == set()


def test_m6_a_whistle_skips_towns_and_end_tiles() -> None:
    position = drawn("g2 halt 2 h2 end 0 h1 end 0 h3 end 0", "g2")
    assert ends(whistle(position)) == {"h1", "h2", "h3"}
    assert ends(coal(position)) == {"h2"}


def test_m7_never_back_by_the_way_it_came() -> None:
    assert ends(whistle(drawn("d5 halt 0 d4 star 0", "d5"))) == {"d4"}
    assert first_train(drawn("d5 halt 0 d4 star 0", "d5 d4")) == set()


def test_m7_a_whistle_returns_by_another_way() -> None:
    position = drawn("d4 town 0 c3 fork 0 c4 turn 5", "d4")
    assert Move("whistle", 1, (("c3", 3),), (), "d4") in whistle(position)
    assert Move("whistle", 2, (("c3", 4),), (), "d4") in whistle(position)


def test_m8_the_stop_where_the_move_began_is_an_end_only() -> None:
    position = drawn("d4 town 0 d3 halt 0 d2 halt 0 " + LOOP, "d4 d3")
    assert {move for move in whistle(position) if move.exit == 1} == {Move("whistle", 1, (), (), "d4")}
    assert {move.end for move in whistle(position) if move.exit == 0} == {"d2"}


def test_m8_a_small_start_may_be_the_end_too() -> None:
    position = drawn("d4 star 0 " + LOOP, "d4")
    assert whistle(position) == {Move("whistle", 1, (), (), "d4"), Move("whistle", 2, (), (), "d4")}


def test_m8_no_stop_is_met_twice() -> None:
    position = drawn("d5 halt 0 d4 town 0 d3 halt 0 " + LOOP, "d5")
    assert whistle(position) == {Move("whistle", 0, (), (), "d4"), Move("whistle", 0, (("d4", 0),), (), "d3")}


def test_m8_an_own_train_is_run_through_once() -> None:
    position = drawn("d5 halt 0 d4 star 0 d3 halt 0 " + LOOP, "d5 d4")
    assert ends(first_train(position)) == {"d3"}


def test_m9_a_tile_is_laid_where_the_track_leads_into_an_empty_space() -> None:
    position = drawn("d4 halt 0", "d4", hands=["halt"])
    assert coal(position) == {
        Move("coal", 0, (), (("d3", "halt", 0),), "d3"),
        Move("coal", 3, (), (("d5", "halt", 0),), "d5"),
    }


def test_m9_tile_after_tile_up_to_the_whole_hand() -> None:
    position = drawn("d5 halt 0 d6 straight 0 d7 straight 0 d8 straight 0", "d5", hands=["straight straight halt"])
    assert {move.laid for move in coal(position)} == {
        (("d4", "halt", 0),),
        (("d4", "straight", 0), ("d3", "halt", 0)),
        (("d4", "straight", 0), ("d3", "straight", 0), ("d2", "halt", 0)),
    }


def test_m9_a_move_that_cannot_end_is_not_begun() -> None:
    assert first_train(drawn("d4 halt 0", "d4", hands=["straight straight straight"])) == set()


def test_m9_equal_pictures_are_one_choice_and_the_smallest_rotation_stands_for_them() -> None:
    position = drawn("d4 halt 0 d5 straight 0", "d4", hands=["town town twins!"])
    rotations = {move.laid[0][1:] for move in coal(position) if move.exit == 0}
    assert rotations == {("town", 0), ("twins", 0), ("twins", 1), ("twins", 2)}


def test_m9_two_stops_of_different_kinds_make_six_pictures() -> None:
    position = drawn("d2 halt 0 d3 straight 0", "d2", hands=["double"])
    assert {(move.laid[0][2], move.end) for move in coal(position) if move.exit == 0} == {(0, "d1b"), (1, "d1a")}


def test_m9_a_laid_tile_stays_and_may_be_crossed_again() -> None:
    position = drawn("d4 halt 0 d2 turn 0 c2 turn 0 e3 halt 1", "d4", hands=["straight"])
    assert coal(position) == {Move("coal", 0, (), (("d3", "straight", 0),), "e3")}


def test_m9_a_whistle_lays_on_both_sides_of_the_stop_it_skips() -> None:
    position = drawn("d4 halt 0 d5 straight 0", "d4", hands=["halt star"])
    laid = {move.laid for move in whistle(position) if move.path and move.path[0][1] == 0}
    assert laid == {(("d3", "halt", 0), ("d2", "star", 0)), (("d3", "star", 0), ("d2", "halt", 0))}


def test_m10_coal_never_enters_a_coast_stop() -> None:
    position = drawn("a3 turn 1", "coast6")
    assert coal(position) == set()
    assert whistle(position) == {Move("whistle", 4, (), (), "coast7")}


def test_m10_a_whistle_ends_on_a_free_coast_stop_only() -> None:
    assert ends(whistle(drawn("a3 halt 1", "a3"))) == {"coast6"}
    assert whistle(drawn("a3 halt 1", "a3 coast6")) == set()
    assert whistle(drawn("a3 halt 1", "a3", "coast6")) == set()


def test_m10_a_train_leaves_a_coast_stop_by_its_only_exit() -> None:
    position = drawn("a3 star 0", "coast6")
    assert first_train(position) >= {Move("coal", 4, (), (), "a3"), Move("whistle", 4, (("a3", 2),), (), "coast7")}
    assert {move.exit for move in first_train(position)} == {4}


def test_m11_trains_on_the_resource_track_or_not_yet_placed_do_not_move() -> None:
    assert turn_moves(drawn(LINE, "track3 none"), {}, 0) == set()
