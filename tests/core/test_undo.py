"""How far can answers be taken back?"""

import pytest

from tests.core.test_table import KEY, finished, placed
from tests.core.toy import FERRY
from whistlepost.core.errors import IllegalAction
from whistlepost.core.table import Table

LAST_ROUND = {"turn": 4, "rows": ["3 4", "-8 1"]}
"""No more cards are drawn: the walls are the decisions of the other seat."""


def test_undo_goes_back_to_the_start_of_the_turn() -> None:
    table = placed(**LAST_ROUND)
    before = table.position()
    table.play("play 5")
    table.play("low")
    assert table.seat == 1
    assert table.can_undo == 2
    assert table.undo() == 2
    assert table.position() == before
    assert list(table) == []


def test_answers_can_be_taken_back_one_by_one() -> None:
    table = placed(**LAST_ROUND)
    table.play("play 5")
    between = table.position()
    table.play("low")
    assert table.undo(1) == 1
    assert table.position() == between
    table.play("high")
    assert [name for _, name in table] == ["play 5", "high"]


def test_the_decision_of_another_seat_is_a_wall() -> None:
    table = placed(**LAST_ROUND)
    table.play("play 5")
    table.play("low")
    table.play("play 2")
    assert table.undo() == 1
    assert table.seat == 1
    assert table.undo() == 0
    assert table.can_undo == 0


def test_an_answer_of_chance_is_a_wall() -> None:
    table = placed()
    table.play("play 5")
    assert table.can_undo == 1
    table.play("low")
    assert list(table)[-1].seat == -1
    assert table.undo() == 0


def test_the_end_of_the_game_is_a_wall_because_it_opens_the_seed() -> None:
    table = Table(FERRY, 2, seed=KEY)
    assert finished(table).undo() == 0
    assert KEY.hex() in table.record()


def test_the_same_seat_asked_again_after_chance_starts_anew() -> None:
    """Chance answers between the turns, also where the same seat goes on."""
    table = placed(asked="draw", hands=["1", "2 2"])
    table.play("play 2")
    assert table.undo() == 1


@pytest.mark.parametrize("count", [3, -1])
def test_no_more_can_be_taken_back_than_lies_before_the_wall(count: int) -> None:
    table = placed(**LAST_ROUND)
    table.play("play 5")
    with pytest.raises(IllegalAction, match=f"{count} answers cannot be taken back, 1 can"):
        table.undo(count)
    assert len(list(table)) == 1


def test_what_was_taken_back_leaves_no_trace() -> None:
    straight, winding = (Table(FERRY, 3, seed=5) for _ in range(2))
    while not straight.over:
        if winding.question == "play":  # chance never answers right after that
            winding.play(winding.options()[0])
            winding.undo(1)
        for table in (straight, winding):
            table.play(table.options()[-1])
    assert winding.record() == straight.record()


def test_undo_on_a_copy_leaves_the_table_alone() -> None:
    table = placed(**LAST_ROUND)
    table.play("play 5")
    twin = table.copy()
    twin.undo()
    twin.play("play 1")
    assert table.undo() == 1
    assert table.names() == ["play 1", "play 5"]


def test_undo_works_after_a_replay() -> None:
    table = placed(**LAST_ROUND)
    table.play("play 5")
    again = Table.replay(table.record(), game=FERRY)
    assert again.undo() == 1
    assert again.position() == placed(**LAST_ROUND).position()
