"""Do the upgrades that offer an action do what their clauses say? (U5, U6, U7, U10, U12, U13, U14, U16)."""

from typing import Any

import pytest

from tests.railroad.drawn import Edition, draw, has, offered, outcomes, play
from whistlepost import Table

GOODS = ("cotton", "lumber", "gravel", "cattle", "whiskey", "steel")
FULL = ["plain-a plain-a plain-b", "plain-b plain-b plain-c"]


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def owner(card: str, text: str = "0: coast1; 1: coast2", **facts: Any) -> Table:
    """The first seat owns the card and has one coal."""
    return draw(text, **{"hands": FULL, "coal": 1, "upgrades": card, **facts})


def test_the_coal_car_gives_two_coal() -> None:
    """U5: for the one spent."""
    assert has(play(owner("coal-car"), "use coal-car coal"), "coal") == 2
    assert outcomes(owner("coal-car", whistles=1), "use coal-car whistle", "coal", "whistles") == {(3, 0)}


def test_the_open_car_trades_twice() -> None:
    """U6 L4: as at a Trading Post."""
    table = play(owner("open-car", cubes="cattle"), "use open-car coal", "trade cattle cotton+lumber")
    assert {"trade cotton coal", "trade lumber whistle", "done"} <= set(table.names())
    play(table, "trade cotton coal")
    assert (table.question, has(table, "cubes"), has(table, "coal")) == ("turn", "lumber", 2)
    table = play(owner("open-car", cubes="cattle"), "use open-car coal", "done")
    assert (table.question, has(table, "cubes")) == ("turn", "cattle")


def test_the_mine_cart_gives_gold_while_there_is_some() -> None:
    """U7: with the last nugget taken it cannot be used."""
    assert outcomes(owner("mine-cart"), "use mine-cart coal", "sealed", "coal") == {(1, 0)}
    nineteen = ["", " ".join(["3"] * 7 + ["4"] * 7 + ["5"] * 5)]
    table = play(owner("mine-cart", gold=nineteen, coal=2), "use mine-cart coal")
    assert table.names() == ["end"]
    assert owner("mine-cart", gold=nineteen, sealed=[0, 1]).names() == ["end"]


@pytest.mark.parametrize(("shares", "fame"), [(0, 0), (2, 0), (3, 4), (5, 4), (6, 8), (10, 12)])
def test_the_first_class_cabin_gives_four_fame_for_every_three_shares(shares: int, fame: int) -> None:
    """U10: with fewer it is used for nothing."""
    held = [f"{company}.{number}" for company in (1, 2) for number in range(1, 7)][:shares]
    table = play(owner("first-class-cabin", shares=" ".join(held)), "use first-class-cabin coal")
    assert (has(table, "fame"), has(table, "coal"), table.question) == (fame, 0, "turn")
    assert len(str(has(table, "shares")).split()) == shares


# ---- U12

LINE = "c4 all*cotton; d5 town-1a; e4 all*steel"


def braked(trains: str, **facts: Any) -> set[tuple[Any, ...]]:
    table = owner("brake-car", f"{LINE}; {trains}; 1: coast9", **facts)
    return outcomes(table, "use brake-car coal", "cubes", "fame", "shares")


def test_the_brake_car_uses_the_stop_of_a_train_again() -> None:
    """U12: of any train on the board, as if it had just landed."""
    assert braked("0: c4") == {("cotton", 0, "")}
    assert braked("0: c4 e4") == {("cotton", 0, ""), ("steel", 0, "")}
    assert braked("0: c4 track1 track3") == {("cotton", 0, "")}


def test_the_brake_car_delivers_again_or_brings_the_penalty_again() -> None:
    """U12 L5: a town is no exception."""
    assert braked("0: d5", fame=3) == {("", 1, "")}
    assert braked("0: d5", fame=3, cubes="cotton cattle") == {("", 10, "1.1"), ("cotton cattle", 1, "")}


def test_the_brake_car_moves_nothing_and_only_own_trains_use_it() -> None:
    """U12: the trains stand where they stood."""
    text = f"{LINE}; f5 coal-yard; 0: c4; 1: e4 f5"
    assert outcomes(owner("brake-car", text), "use brake-car coal", "cubes", "coal", "trains") == {
        ("cotton", 0, "c4 none none none none")
    }


def test_the_brake_car_trades_chooses_and_makes_room() -> None:
    """U12 L2 L3 L4: whatever a landing asks."""
    store = owner("brake-car", "d5 general-store; 0: d5")
    assert outcomes(store, "use brake-car coal", "cubes") == {(good,) for good in GOODS}
    ten = " ".join(["cotton"] * 10)
    full = owner("brake-car", "e4 all*steel; 0: e4", cubes=ten)
    assert outcomes(full, "use brake-car coal", "cubes") == {(ten,), (" ".join(["cotton"] * 9 + ["steel"]),)}


def test_two_trains_in_one_town_use_it_like_one() -> None:
    """U12: which of them is the same."""
    assert braked("0: d5 d5", fame=9) == {("", 7, "")}


# ---- U13


def safe(board: str, **facts: Any) -> set[tuple[str, str]]:
    """The shares held and the shares lost after any use of the Safe."""
    table = owner("safe", f"{board}; 0: coast1", **facts)
    found = set()
    if "use safe coal" in table.names():
        for share in offered(play(table, "use safe coal"), "drop"):
            copy = play(table.copy(), f"drop {share}")
            for company in offered(copy, "company") or {""}:
                last = play(copy.copy(), *([f"company {company}"] if company else []))
                found.add((str(has(last, "shares")), str(last.position()["lost_shares"])))
    return found


def test_the_safe_swaps_a_share_for_the_top_one_of_a_company_on_the_board() -> None:
    """U13: the one given leaves the game."""
    found = safe("d5 town-2a; e4 town-3b", shares=["1.1", "2.1 2.2"])
    assert found == {("2.3", "1.1"), ("3.1", "1.1")}


def test_the_safe_gives_the_share_of_the_owner_s_choice() -> None:
    """U13: any one he holds."""
    found = safe("d5 town-2b", shares="1.1 1.2 3.1")
    assert found == {("1.2 2.1 3.1", "1.1"), ("1.1 2.1 3.1", "1.2"), ("1.1 1.2 2.1", "3.1")}


def test_the_safe_takes_no_share_of_a_company_without_a_town_or_without_shares() -> None:
    """U13: towns in hands and open tiles do not count."""
    gone = "2.1 2.2 2.3 2.4 2.5 2.6"
    found = safe("d5 town-2a; e4 town-4a", shares="1.1", lost_shares=gone, open="town-5a", hands="town-3a")
    assert found == {("4.1", f"1.1 {gone}")}


def test_the_safe_swaps_within_one_company_too() -> None:
    """U13: a town of the same company is on the board."""
    assert safe("d5 town-1a", shares="1.1") == {("1.2", "1.1")}


# ---- U14, U16


@pytest.mark.parametrize("token", ["coal", "whistle"])
def test_the_depot_gives_any_cube(token: str) -> None:
    """U14: a rare one too."""
    table = owner("depot", whistles=1)
    assert offered(play(table, f"use depot {token}"), "take") == set(GOODS)
    assert has(play(table, "take steel"), "cubes") == "steel"


def test_the_depot_with_ten_cubes() -> None:
    """U14 L2: one is discarded first, or the cube is left."""
    ten = ["cotton"] * 10
    found = outcomes(owner("depot", cubes=" ".join(ten)), "use depot coal", "cubes")
    assert found == {(" ".join(ten),), *((" ".join([*ten[1:], good]),) for good in GOODS)}


def test_new_whistle_gives_a_whistle() -> None:
    """U16: for a coal, or for another whistle."""
    assert outcomes(owner("new-whistle"), "use new-whistle coal", "coal", "whistles") == {(0, 1)}
    assert outcomes(owner("new-whistle", whistles=1), "use new-whistle whistle", "coal", "whistles") == {(1, 1)}
