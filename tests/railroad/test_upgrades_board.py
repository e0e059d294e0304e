"""Do the upgrades that stand in others' way do what their clauses say? (U8, U11)."""

from typing import Any

import pytest

from tests.railroad.drawn import Edition, draw, ends, has, offered, play
from whistlepost import Table

LINE = "c4 all*cotton; d5 town-1a; e4 all*lumber; f5 ne-nw*gravel"


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def against(card: str, trains: str, cubes: list[str] | str = "", **facts: Any) -> Table:
    """The second seat owns the card; the first one has a coal and a whistle."""
    owned = ["", card]
    return draw(
        f"{LINE}; {trains}", **{"coal": 1, "whistles": 1, "fame": 9, "cubes": cubes, "upgrades": owned, **facts}
    )


# ---- U8


def test_a_foreign_train_pays_a_cube_to_leave_a_stop_of_the_toll_booth_s_owner() -> None:
    """U8: of its own owner's choice, and before it goes."""
    table = play(against("toll-booth", "0: d5; 1: d5", "cotton steel"), "coal 1 nw")
    assert (table.question, table.seat, set(table.names())) == ("give", 0, {"give cotton", "give steel"})
    play(table, "give steel")
    assert table.position()["cubes"] == ["cotton lumber", "steel"]
    assert has(table, "trains").split()[0] == "e4"


def test_a_whistle_pays_like_coal() -> None:
    """U8: once, however far it goes."""
    table = play(against("toll-booth", "0: d5; 1: d5", "cotton"), "whistle 1 nw", "give cotton", "go sw")
    assert table.position()["cubes"] == ["gravel", "cotton"]


def test_who_cannot_pay_cannot_leave() -> None:
    """U8: with neither token; another train can."""
    table = against("toll-booth", "0: d5 e4; 1: d5")
    assert offered(table, "coal") == {"2 sw"}
    assert {name.split()[0] for name in offered(table, "whistle")} == {"2"}
    assert offered(against("toll-booth", "0: d5; 1: d5", "cotton"), "coal") == {"1 nw"}


def test_only_where_the_owner_stands_and_only_foreign_trains_pay() -> None:
    """U8: not elsewhere, not the owner, and not when nobody owns the card."""
    assert play(against("toll-booth", "0: d5; 1: c4"), "coal 1 nw").question == "turn"
    own = draw(f"{LINE}; 0: d5; 1: d5", coal=1, upgrades="toll-booth")
    assert play(own, "coal 1 nw").question == "turn"
    assert play(draw(f"{LINE}; 0: d5; 1: d5", coal=1, market="toll-booth"), "coal 1 nw").question == "turn"


def test_arriving_costs_nothing_and_neither_does_skipping() -> None:
    """U8: a whistle that passes the stop does not leave it."""
    arrive = play(against("toll-booth", "0: c4; 1: d5", "gravel"), "coal 1 sw")
    assert arrive.position()["cubes"] == ["gravel", ""]
    skip = play(against("toll-booth", "0: c4; 1: d5", "gravel"), "whistle 1 sw", "go nw")
    assert skip.question == "turn"
    assert skip.position()["cubes"] == ["lumber gravel", ""]


def test_an_owner_with_ten_cubes_makes_room_for_the_toll() -> None:
    """U8 U1: he discards out of turn, may not leave it, and the train goes on."""
    ten = "cotton cotton cotton cotton cotton lumber lumber lumber lumber lumber"
    table = play(against("toll-booth", "0: d5; 1: d5", ["steel", ten]), "coal 1 nw", "give steel")
    assert (table.seat, set(table.names())) == (1, {"discard cotton", "discard lumber"})
    play(table, "discard cotton")
    assert table.seat == 0
    assert has(table, "trains").split()[0] == "e4"
    assert has(table, "cubes", 1) == "cotton cotton cotton cotton lumber lumber lumber lumber lumber steel"


def test_a_third_player_s_train_pays_the_owner_alone() -> None:
    """U8: others at the stop get nothing."""
    table = draw(f"{LINE}; 0: d5; 1: d5; 2: d5", players=3, coal=1, cubes="cotton", upgrades=["", "", "toll-booth"])
    play(table, "coal 1 nw", "give cotton")
    assert table.position()["cubes"] == ["lumber", "", "cotton"]


def test_buying_the_toll_booth_away_frees_the_way() -> None:
    """U8 U3: at once."""
    table = against("toll-booth", "0: d5; 1: d5", "cotton gravel steel cattle")
    play(table, "buy toll-booth", "give cattle", "coal 1 nw")
    assert table.question == "turn"
    assert has(table, "cubes") == "lumber"


def test_every_departure_pays_anew() -> None:
    """U8: two trains of the same player."""
    table = against("toll-booth", "0: d5 d5; 1: d5", "cotton cotton", coal=2)
    play(table, "coal 1 nw", "give cotton")
    assert "coal 2 ne" not in table.names()
    play(table, "whistle 2 nw", "give cotton", "go sw", "stop")
    assert table.position()["cubes"] == ["lumber gravel", "cotton cotton"]


# ---- U11


def test_no_foreign_train_ends_where_the_signal_s_owner_stands() -> None:
    """U11: neither with coal nor with a whistle, which may skip the stop."""
    table = against("blocking-signal", "0: c4; 1: d5")
    assert ends(table, "coal 1") == set()
    assert ends(table, "whistle 1") == {"e4"}
    assert ends(against("blocking-signal", "0: c4; 1: e4"), "coal 1") == {"d5"}


def test_those_already_there_may_stay_and_leave() -> None:
    """U11: the signal bars the way in, not the way out."""
    assert ends(against("blocking-signal", "0: d5; 1: d5"), "coal 1") == {"e4"}


def test_the_owner_s_own_trains_end_there() -> None:
    """U11: it bars foreign ones alone."""
    own = draw(f"{LINE}; 0: c4 d5; 1: d5", coal=1, upgrades="blocking-signal")
    assert ends(own, "coal 1") == {"d5"}


def test_the_signal_bars_the_return_to_one_s_start() -> None:
    """U11 M7: where its owner stands too; otherwise a whistle may come back."""
    loop = "d5 town-1a; e4 se-s*cotton; e5 n-ne; 0: d5"
    assert ends(draw(f"{loop}; 1: coast1", whistles=1), "whistle 1") == {"e4", "d5"}
    assert ends(draw(f"{loop}; 1: d5", whistles=1), "whistle 1") == {"e4", "d5"}
    barred = draw(f"{loop}; 1: d5", whistles=1, upgrades=["", "blocking-signal"])
    assert ends(barred, "whistle 1") == {"e4"}


def test_a_barred_start_is_not_skipped_on_the_way_elsewhere() -> None:
    """U11 M8: a loop without a stop leads back to it, and from there to a free one."""
    loop = "d5 town-1a; e4 se-s; e5 n-ne; d4 all*lumber; 0: d5; 1: d5"
    assert ends(draw(loop, whistles=1), "whistle 1") == {"d5", "d4"}
    barred = draw(loop, whistles=1, upgrades=["", "blocking-signal"])
    assert offered(barred, "whistle 1") == {"n"}


def test_a_move_that_would_have_to_end_there_is_not_offered() -> None:
    """U11 M9: nor a tile laid for nothing else."""
    text = "c4 all*cotton; e4 town-1a; 0: c4; 1: e4"
    assert ends(draw(text, coal=1, hands="plain-b"), "coal 1 sw") == {"e4"}
    assert draw(text, coal=1, hands="plain-b", upgrades=["", "blocking-signal"]).names() == ["end"]


def test_the_signal_does_not_bar_using_a_stop_again() -> None:
    """U11 U12: the train stands there already."""
    table = draw(f"{LINE}; 0: d5; 1: d5", coal=1, fame=5, upgrades=["brake-car", "blocking-signal"])
    assert "use brake-car coal" in table.names()


def test_signal_and_toll_can_be_one_player_s() -> None:
    """U8 U11: skipping both is free."""
    table = against("toll-booth blocking-signal", "0: c4 d5; 1: d5", "gravel")
    assert ends(table, "coal 1") == set()
    assert ends(table, "coal 2") == {"e4"}
    assert play(table, "whistle 1 sw", "go nw").question == "turn"
