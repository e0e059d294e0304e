"""May a train change its stop within a column as X14 and X23 say? The yard is d5, or the card is used at c4."""

from typing import Any

import pytest

from tests.railroad.drawn import first_words, has, offered, play, reached, stands
from tests.railroad.peaks import climb, landed, yard
from whistlepost import Table

YARD = "switch-yard"
COLUMN = "d2 all*lumber; d7 whistle-factory"


def rests(table: Table, *starts: str, train: int = 1) -> set[str]:
    """Where the train can be when the next action is chosen."""
    names = [name for name in table.names() if name in starts] if starts else table.names()
    states = reached(table, names, lambda question: question != "turn")
    return {stands(table, state, 0)[train - 1] for state in states}


def after_yard(text: str = COLUMN, **facts: Any) -> set[str]:
    return rests(yard(YARD, text, **facts), "coal 1 sw")


def test_the_switch_yard_moves_its_train_to_another_stop_of_the_column() -> None:
    """X14: a free small stop or a special tile, or it stays."""
    table = landed(YARD, f"{COLUMN}; c7 all*cotton; e2 all*cotton; f3 all*cotton")
    assert offered(table, "shift") == {"d2", "d7"}
    assert first_words(table) == {"shift", "done"}
    assert has(play(table.copy(), "done"), "trains").split()[0] == "d5"
    play(table, "shift d2")
    assert (has(table, "trains").split()[0], has(table, "cubes"), table.question) == ("d2", "lumber", "turn")


def test_the_stop_takes_effect() -> None:
    """X14: also a town's penalty."""
    assert has(play(landed(YARD, COLUMN), "shift d7"), "whistles") == 1
    assert has(play(landed(YARD, "d7 town-1a", fame=9), "shift d7"), "fame") == 7


def test_the_shift_is_free() -> None:
    """X14: no token and no action spot."""
    table = play(landed(YARD, COLUMN), "shift d2")
    assert (table.position()["spent"], has(table, "coal"), has(table, "whistles")) == ("coal", 0, 0)


def test_without_another_stop_the_train_stays() -> None:
    """X14: existing stops only; a tile in hand is no help."""
    assert after_yard("d2 n-s", hands="cotton-d") == {"d5"}


def test_either_stop_of_a_tile_and_never_the_same_again() -> None:
    """X14."""
    table = landed(YARD, "d2 cotton-lumber; d7 all*cotton")
    assert offered(table, "shift") == {"d2", "d2b", "d7"}
    assert has(play(table, "shift d2b"), "cubes") == "lumber"
    assert has(table, "trains").split()[0] == "d2b"


def test_a_small_stop_with_a_foreign_train_is_not_free() -> None:
    """X14 M4 M5: a special tile is, whoever stands there."""
    assert after_yard(f"{COLUMN}; 1: d2 d7") == {"d5", "d7"}


def test_a_small_stop_with_an_own_train_is_run_through_along_the_track() -> None:
    """X14 M3: to the next stop that it leads to."""
    table = climb(f"c4 all*cotton; d5 {YARD}; d2 n-s*lumber; d1 all*gravel; d3 all*steel; 0: c4 d2", coal=1)
    assert rests(table, "coal 1 sw") == {"d5", "d1", "d3"}
    blocked = climb(f"c4 all*cotton; d5 {YARD}; d2 n-s*lumber; d1 all*gravel; 0: c4 d2; 1: d1", coal=1)
    assert rests(blocked, "coal 1 sw") == {"d5"}


def test_own_trains_in_a_row_are_run_through_and_nothing_is_laid() -> None:
    """X14 M3 M7: d2 from the north, d1, and e1 behind them, which d1's track reaches by its sw edge."""
    world = f"c4 all*cotton; d5 {YARD}; d2 n-s*lumber; d1 s-sw*gravel; 0: c4 d2 d1"
    assert rests(climb(f"{world}; e1 all*steel", coal=1), "coal 1 sw") == {"d5", "e1"}
    assert rests(climb(world, coal=1, hands="cotton-d"), "coal 1 sw") == {"d5"}


def test_another_yard_reached_so_may_be_used_again() -> None:
    """X14: here the card brings the train to it."""
    table = climb(f"d2 all*lumber; d5 {YARD}; d7 all*steel; 0: d2", coal=2, upgrades="column-mover")
    play(table, "use column-mover coal")
    while "shift d5" not in table.names():
        table.play(table.names()[0])
    play(table, "shift d5")
    assert offered(table, "shift") == {"d2", "d7"}
    play(table, "shift d7")
    assert (has(table, "trains").split()[0], has(table, "cubes"), has(table, "coal")) == ("d7", "steel", 1)


def test_a_toll_is_paid_for_leaving_the_yard_or_the_train_stays() -> None:
    """X14 U8."""
    toll = ["", "toll-booth"]
    assert after_yard(f"{COLUMN}; 1: d5", upgrades=toll) == {"d5"}
    assert offered(landed(YARD, f"{COLUMN}; 1: d5", upgrades=toll), "shift") == set()
    table = landed(YARD, f"{COLUMN}; 1: d5", upgrades=toll, cubes="steel")
    play(table, "shift d2")
    if table.question == "give":
        table.play("give steel")
    assert (has(table, "cubes"), has(table, "cubes", 1), has(table, "trains").split()[0]) == ("lumber", "steel", "d2")
    assert after_yard(f"{COLUMN}; 1: d7", upgrades=toll) == {"d5", "d2", "d7"}


def test_a_signal_bars_the_stop_of_its_owner() -> None:
    """X14 U11."""
    assert after_yard(f"{COLUMN}; 1: d7", upgrades=["", "blocking-signal"]) == {"d5", "d2"}


def test_the_coast_is_no_part_of_the_first_column() -> None:
    """X14 B2: a yard in column 1 leads to its tiles alone."""
    table = play(climb(f"a4 {YARD}; a2 all*steel; 0: coast8", coal=1), "coal 1 sw")
    assert offered(table, "shift") == {"a2"}


# ---- the card


def mover(text: str, token: str = "coal", **facts: Any) -> Table:
    """The card used with that token, up to the question where to."""
    table = climb(text, upgrades="column-mover", **{"coal": 1, **facts})
    return play(table, f"use column-mover {token}")


def choose(table: Table, train: int) -> Table:
    return play(table, f"train {train}") if table.question == "ride" else table


def test_the_card_moves_a_train_to_another_stop_of_its_column_for_a_token() -> None:
    """X23 T4: and that is a move."""
    table = choose(mover("c4 all*cotton; c2 all*gravel; c7 town-1a; d3 all*steel; 0: c4"), 1)
    assert offered(table, "shift") == {"c2", "c7"}
    play(table, "shift c2")
    assert (has(table, "trains").split()[0], has(table, "cubes"), has(table, "coal")) == ("c2", "gravel", 0)
    assert (table.position()["moved"], table.position()["spent"]) == (True, "coal")


def test_the_card_asks_which_train() -> None:
    """X23: only trains that have somewhere to go."""
    table = mover("c4 all*cotton; c2 all*gravel; e3 all*steel; e5 all*cotton; g4 all*steel; 0: c4 e3 g4")
    assert {"1", "2"} <= offered(table, "train")
    play(table, "train 2")
    assert offered(table, "shift") == {"e5"}


def test_the_coast_is_a_column_of_its_own() -> None:
    """X23 B2: from coast stop to coast stop, if free."""
    table = choose(mover("a4 all*cotton; a1 all*cotton; 0: coast8; 1: coast1 coast9"), 1)
    assert offered(table, "shift") == {f"coast{number}" for number in range(2, 17) if number not in (8, 9)}
    play(table, "shift coast16")
    assert (has(table, "trains").split()[0], has(table, "cubes")) == ("coast16", "")


@pytest.mark.parametrize(("space", "other"), [("m4", "m7"), ("n3", "n6")])
def test_mountains_are_columns_too_and_the_sheds_pay(space: str, other: str) -> None:
    """X23 X22: 1 coal for a move from a mountain tile to another."""
    cards = "column-mover mountain-sheds"
    table = climb(f"{space} all*cotton; {other} all*gravel; 0: {space}", coal=1, upgrades=cards)
    choose(play(table, "use column-mover coal"), 1)
    play(table, f"shift {other}")
    assert (has(table, "cubes"), has(table, "coal")) == ("gravel", 1)


def test_the_card_pays_toll_and_heeds_the_signal() -> None:
    """X23 X14 U8 U11."""
    world = "c4 town-1a; c2 all*gravel; c7 whistle-factory; 0: c4; 1: c4 c7"
    paying = climb(world, coal=1, cubes="steel", upgrades=["column-mover", "toll-booth blocking-signal"])
    choose(play(paying, "use column-mover coal"), 1)
    assert offered(paying, "shift") == {"c2"}
    play(paying, "shift c2")
    if paying.question == "give":
        paying.play("give steel")
    assert (has(paying, "cubes"), has(paying, "cubes", 1)) == ("gravel", "steel")
    poor = climb(world, coal=1, upgrades=["column-mover", "toll-booth"])
    assert rests(poor, "use column-mover coal") <= {"c4"}


def test_a_train_off_the_board_is_not_moved() -> None:
    """X23."""
    table = climb("c2 all*gravel; 0: track3 track4", coal=1, upgrades="column-mover")
    assert "use column-mover coal" not in table.names()
