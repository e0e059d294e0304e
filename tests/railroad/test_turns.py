"""Do rounds and turns go as the clauses T1-T4 and T6 say?"""

from typing import Any

import pytest

from tests.railroad.drawn import Edition, draw, first_words, has, offered, play
from whistlepost import Table

FULL = ["plain-a plain-a plain-b", "plain-b plain-b plain-c"]
"""Hands that need no refilling."""
LINE = "c4 all*cotton; d5 ne-nw*lumber; e4 se-sw*gravel; f5 ne-nw*cattle; g4 all*whiskey; 0: c4; 1: coast1"


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def turn(text: str = LINE, **facts: Any) -> Table:
    """A table at which hands are full."""
    return draw(text, **{"hands": FULL, **facts})


# ---- T1


@pytest.mark.parametrize(("done", "coal", "whistle"), [(1, 2, 0), (8, 2, 0), (9, 0, 1), (10, 2, 0), (11, 2, 0)])
def test_a_round_begins_with_its_tokens_for_all(done: int, coal: int, whistle: int) -> None:
    """T1 S2: before the start player's turn; with two players the tenth round of twelve gives a whistle."""
    table = turn(round=done, turn=1, coal=[1, 5], whistles=[3, 4])
    assert play(table, "end").seat == 0
    position = table.position()
    assert position["round"] == done + 1
    assert position["coal"] == [1 + coal, 5 + coal]
    assert position["whistles"] == [3 + whistle, 4 + whistle + 1]


def test_only_a_round_brings_tokens() -> None:
    """T1: the other turns do not."""
    table = draw(LINE, players=3, hands=[*FULL, "plain-c plain-c plain-d"], round=4, moved=True)
    play(table, "end")
    assert (table.seat, table.position()["coal"], table.position()["round"]) == (1, [0, 0, 0], 4)


def test_the_turn_goes_round_clockwise() -> None:
    """T1 S1: seat after seat, and from the last one to the first."""
    table = Table("railroad", players=4, seed=4)
    while table.question == "place":
        table.play(table.options()[0])
    seats = []
    while not table.over:
        seats.append(table.seat)
        table.play("end")
    assert seats == [0, 1, 2, 3] * 10


# ---- T2


def test_four_tokens_and_two_purchases_in_any_order() -> None:
    """T2: moves, upgrade actions and purchases mixed."""
    cubes = ["lumber steel gravel whiskey lumber cattle"]
    table = turn(coal=5, whistles=3, cubes=cubes, market="coal-car depot brake-car", upgrades="mine-cart")
    play(table, "buy coal-car", "coal 1 sw", "use coal-car coal", "buy depot", "use mine-cart coal")
    assert "buy" not in first_words(table)
    play(table, "whistle 1 nw", "stop")
    assert table.position()["spent"] == "coal coal coal whistle"
    assert table.names() == ["end"]


def test_a_turn_may_be_all_some_or_nothing() -> None:
    """T2: it can be ended at any time."""
    table = turn(coal=4, cubes="lumber steel", market="coal-car")
    for name in ("coal 1 sw", "buy coal-car", "use coal-car coal"):
        assert "end" in table.names()
        play(table, name)
    assert play(table, "end").seat == 1


def test_the_same_train_may_move_again_and_an_upgrade_be_used_again() -> None:
    """T2: four tokens for whatever there is."""
    table = turn(coal=2, upgrades="coal-car")
    play(table, "coal 1 sw", "use coal-car coal", "use coal-car coal", "coal 1 nw")
    assert has(table, "trains").split()[0] == "e4"
    assert table.names() == ["end"]


def test_nothing_is_offered_that_cannot_be_paid() -> None:
    """T2: tokens gained in the turn can be spent in it."""
    table = turn(coal=0, upgrades="new-whistle", whistles=0)
    assert table.names() == ["end"]
    table = turn("c4 n-sw*cotton; d5 coal-yard; 0: c4", whistles=1)
    assert first_words(table) == {"whistle", "end"}
    play(table, "whistle 1 sw", "stop")
    assert has(table, "coal") == 2
    table = turn("c4 n-sw*cotton; d5 coal-yard; e5 all*lumber; 0: c4", whistles=1, hands="")
    assert first_words(play(table, "whistle 1 sw", "stop")) == {"coal", "end"}


# ---- T3


def test_only_own_trains_move() -> None:
    """T3: seat 1's train could go, seat 0's cannot."""
    two = "c4 all*cotton; d5 all*cotton; f5 all*lumber; g5 all*gravel"
    assert offered(draw(f"{two}; 0: f5; 1: c4", coal=3), "coal") == {"1 sw"}
    assert draw(f"{two}; 0: coast5; 1: c4", coal=3, whistles=2).names() == ["end"]


def test_spent_tokens_are_gone_at_the_end_of_the_turn() -> None:
    """T3: until then they lie on the player's board."""
    table = turn(coal=2, whistles=1)
    play(table, "coal 1 sw", "whistle 1 nw", "stop")
    assert (has(table, "coal"), has(table, "whistles"), table.position()["spent"]) == (1, 0, "coal whistle")
    play(table, "end")
    assert (has(table, "coal"), has(table, "whistles"), table.position()["spent"]) == (1, 0, "")


# ---- T4


def whistles_after(table: Table, *names: str) -> int:
    """How many whistles the seat has after this turn, in the middle of a round."""
    found = has(play(table, *names, "end"), "whistles")
    assert isinstance(found, int)
    return found


def test_who_moves_no_train_gets_a_whistle() -> None:
    """T4: at the end of the turn, by itself."""
    assert whistles_after(turn(coal=2, whistles=1)) == 2
    assert whistles_after(turn(coal=2, whistles=1), "coal 1 sw") == 1
    assert whistles_after(turn(coal=2, whistles=1), "whistle 1 sw", "stop") == 0


def test_upgrade_actions_and_purchases_do_not_stop_the_whistle() -> None:
    """T4: neither does a stop that is used again without moving (U12)."""
    held: dict[str, Any] = {
        "coal": 2,
        "cubes": "lumber steel",
        "market": "coal-car",
        "upgrades": "new-whistle brake-car",
    }
    assert whistles_after(turn(**held), "use new-whistle coal") == 2
    assert whistles_after(turn(**held), "buy coal-car", "use coal-car coal") == 1
    table = play(turn(**held), "use brake-car coal")
    play(table, *(["train 1"] if table.question == "ride" else []))
    assert whistles_after(table) == 1


def test_a_move_back_to_the_start_is_a_move() -> None:
    """T4 M7: a train went round."""
    assert whistles_after(turn("c4 all*cotton; d5 ne-n; d4 s-se; 0: c4", whistles=1), "whistle 1 sw") == 0


def test_a_player_without_trains_still_buys_acts_and_gets_the_whistle() -> None:
    """T4: all trains are on the resource track."""
    trains = "0: track1 track2 track3 track4 track5; 1: coast1"
    table = turn(trains, coal=2, cubes="lumber steel", market="depot coal-car", upgrades="new-whistle")
    assert first_words(table) == {"buy", "use", "end"}
    assert whistles_after(table) == 1


# ---- T6


def test_coal_whistles_and_cubes_never_run_out() -> None:
    """T6: a hundred and more are no limit."""
    table = turn(coal=[300, 300], whistles=[200, 200], cubes=["cotton " * 9, "cotton " * 10], upgrades="depot coal-car")
    play(table, "use coal-car coal", "use depot coal", "take cotton")
    assert (has(table, "coal"), has(table, "cubes")) == (300, " ".join(["cotton"] * 10))


def test_gold_and_shares_run_out() -> None:
    """T6 L3 L5: a mine without gold gives none, a delivery without a share gives its fame."""
    nuggets = [" ".join(["3"] * 7 + ["4"] * 7), " ".join(["5"] * 6)]
    table = turn("c4 all*cotton; d5 gold-mine; 0: c4", coal=1, gold=nuggets)
    assert has(play(table, "coal 1 sw"), "sealed") == 0
    table = turn(
        "c4 all*cotton; d5 town-1a; 0: c4", coal=1, cubes="cotton cattle", shares=["", "1.1 1.2 1.3 1.4 1.5 1.6"]
    )
    assert has(play(table, "coal 1 sw", "deliver"), "fame") == 7
    assert has(table, "shares") == ""
