"""Does a train that lands get what the clauses L1-L6 and L9 say? End tiles are in test_landing_ends.py."""

from itertools import product
from typing import Any

import pytest

from tests.railroad.drawn import Edition, draw, has, offered, outcomes, play
from whistlepost import Table

GOODS = ("cotton", "lumber", "gravel", "cattle", "whiskey", "steel")
COMMON, RARE = GOODS[:3], GOODS[3:]


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def before(stop: str, cubes: str = "", **facts: Any) -> Table:
    """A train that can go to the stop with coal."""
    return draw(f"c4 n-sw*cotton; d5 {stop}; 0: c4", **{"coal": 1, "cubes": cubes, **facts})


def cubes(*words: str) -> str:
    """Cubes in the order of the notation."""
    return " ".join(sorted(words, key=GOODS.index))


def after(stop: str, held: str = "", **facts: Any) -> set[str]:
    """The cubes that the seat may have when the train has landed."""
    return {found for (found,) in outcomes(before(stop, held, **facts), "coal 1 sw", "cubes")}


# ---- L1, L2


@pytest.mark.parametrize("good", GOODS)
def test_a_resource_circle_gives_one_cube_of_its_colour(good: str) -> None:
    """L1: no other, and it cannot be left while there is room."""
    assert after(f"all*{good}") == {good}
    assert after(f"all*{good}", "cotton steel") == {cubes("cotton", "steel", good)}


def test_a_circle_gives_anew_at_every_landing() -> None:
    """L1: the same train, the same stop."""
    table = draw("c4 n-sw*cotton; d5 ne-n*cattle; d4 s-se*lumber; 0: c4", coal=3, whistles=1)
    play(table, "coal 1 sw", "whistle 1 ne", "stop", "coal 1 sw")
    assert has(table, "cubes") == "cotton cattle cattle"


def test_with_ten_cubes_one_is_discarded_first_or_the_gain_is_left() -> None:
    """L2: any one that is held, before the new one is gained."""
    held = cubes(*["cotton"] * 4, *["lumber"] * 5, "cattle")
    table = play(before("all*steel", held), "coal 1 sw")
    assert set(table.names()) == {"discard cotton", "discard lumber", "discard cattle", "leave"}
    assert after("all*steel", held) == {
        held,
        cubes(*["cotton"] * 3, *["lumber"] * 5, "cattle", "steel"),
        cubes(*["cotton"] * 4, *["lumber"] * 4, "cattle", "steel"),
        cubes(*["cotton"] * 4, *["lumber"] * 5, "steel"),
    }


def test_nine_cubes_leave_room_for_one() -> None:
    """L2: the tenth is simply gained."""
    nine = ["cotton"] * 9
    assert after("all*steel", cubes(*nine)) == {cubes(*nine, "steel")}


def test_the_store_s_cube_can_be_any_or_left_with_ten() -> None:
    """L2 L3: whatever is discarded for it."""
    ten = ["cotton"] * 10
    assert after("general-store", cubes(*ten)) == {cubes(*ten)} | {cubes(*ten[1:], good) for good in GOODS}


# ---- L3


def test_special_tiles_give_what_they_are_named_for() -> None:
    """L3: 2 coal, 1 whistle, any 1 cube, 1 gold nugget."""
    assert outcomes(before("coal-yard"), "coal 1 sw", "coal") == {(2,)}
    assert outcomes(before("whistle-factory"), "coal 1 sw", "whistles", "coal") == {(1, 0)}
    assert after("general-store") == set(GOODS)
    assert outcomes(before("gold-mine"), "coal 1 sw", "sealed", "cubes") == {(1, "")}


def test_a_mine_without_gold_gives_none() -> None:
    """L3: twenty nuggets are taken, one of them in this very turn."""
    threes, rest = " ".join(["3"] * 7), " ".join(["4"] * 7 + ["5"] * 5)
    table = before("gold-mine", gold=[threes, rest], sealed=[1, 0])
    assert outcomes(table, "coal 1 sw", "sealed", "gold") == {(1, threes)}


# ---- L4


def trades_of(good: str) -> set[str]:
    """What the clause lets one cube be traded for."""
    if good in COMMON:
        return {*COMMON, "whistle", "coal"} - {good}
    pairs = {"+".join(sorted(pair, key=GOODS.index)) for pair in product(COMMON, COMMON)}
    return {*RARE, *pairs} - {good}


@pytest.mark.parametrize("good", GOODS)
def test_what_a_cube_is_traded_for(good: str) -> None:
    """L4: a common for another common, a whistle or two coal; a rare for any two commons or another rare."""
    table = play(before("trading-post", good), "coal 1 sw")
    assert offered(table, f"trade {good}") == trades_of(good)
    assert "done" in table.names()


@pytest.mark.parametrize(("what", "tokens"), [("whistle", (0, 1)), ("coal", (2, 0))])
def test_a_common_buys_tokens(what: str, tokens: tuple[int, int]) -> None:
    """L4: one whistle, or two coal."""
    table = play(before("trading-post", "gravel"), "coal 1 sw", f"trade gravel {what}")
    assert (has(table, "coal"), has(table, "whistles")) == tokens
    assert has(table, "cubes") == ""


def test_two_trades_and_the_second_may_use_the_first() -> None:
    """L4: never three."""
    table = play(before("trading-post", "cattle lumber lumber"), "coal 1 sw", "trade cattle cotton+gravel")
    assert has(table, "cubes") == "cotton lumber lumber gravel"
    assert "trade cotton whistle" in table.names()
    assert play(table, "trade cotton whistle").question == "turn"
    assert has(table, "cubes") == "lumber lumber gravel"


def test_no_trade_has_to_be_made() -> None:
    """L4: none, or one."""
    assert play(before("trading-post", "cattle"), "coal 1 sw", "done").question == "turn"
    table = play(before("trading-post", "cattle"), "coal 1 sw", "trade cattle steel", "done")
    assert (table.question, has(table, "cubes")) == ("turn", "steel")
    assert after("trading-post") == {""}


def test_a_rare_for_two_commons_with_ten_cubes() -> None:
    """L4 L2: the first has room, for the second one cube is discarded or it is left."""
    held = ["lumber"] * 9
    found = after("trading-post", cubes(*held, "cattle"))
    assert max(len(text.split()) for text in found) == 10
    assert cubes(*held, "cotton") in found
    assert cubes(*held[1:], "cotton", "gravel") in found
    assert cubes(*held[1:], "cotton", "cotton") in found


# ---- L5, L6, L9


def test_a_town_takes_its_cubes_for_fame_and_a_share() -> None:
    """L5: or it is declined, for the penalty."""
    table = before("town-5b", "cattle steel steel", fame=10)
    assert outcomes(table, "coal 1 sw", "fame", "shares", "cubes") == {
        (19, "5.1", "steel"),
        (7, "", "cattle steel steel"),
    }


@pytest.mark.parametrize(
    ("town", "demand", "fame", "penalty"),
    [
        *[("town-1a", "cotton cattle", 7, 2), ("town-1b", "lumber gravel", 5, 2), ("town-2a", "lumber whiskey", 7, 2)],
        *[("town-2b", "cotton gravel", 5, 2), ("town-3a", "gravel steel", 7, 2), ("town-3b", "cotton lumber", 5, 2)],
        *[("town-4a", "lumber cattle", 7, 2), ("town-4b", "cotton steel", 7, 2), ("town-5a", "gravel whiskey", 7, 2)],
        ("town-5b", "cattle steel", 9, 3),
    ],
)
def test_every_town_asks_pays_and_punishes(town: str, demand: str, fame: int, penalty: int) -> None:
    """L5: all cubes shown, its fame, the share of its company; without one of the cubes the penalty alone."""
    table = before(town, demand, fame=5)
    assert outcomes(table, "coal 1 sw", "fame", "shares") == {(5 + fame, f"{town[5]}.1"), (5 - penalty, "")}
    for missing in demand.split():
        held = " ".join(word for word in demand.split() if word != missing)
        assert outcomes(before(town, held, fame=5), "coal 1 sw", "fame", "cubes") == {(5 - penalty, held)}


def test_a_delivery_without_a_share_left_gives_its_fame() -> None:
    """L5: all six are gone."""
    table = before("town-3b", "cotton lumber", shares=["", "3.1 3.2 3.3"], lost_shares="3.4 3.5 3.6")
    assert (5, "", "") in outcomes(table, "coal 1 sw", "fame", "shares", "cubes")


def test_every_visit_counts_anew_with_the_same_train_too() -> None:
    """L5: in the same turn."""
    text = "c4 n-sw*cotton; d5 town-1a; d4 s-se*cattle; 0: c4"
    table = draw(text, coal=2, whistles=1, cubes="cotton cotton cattle")
    play(table, "coal 1 sw", "deliver", "coal 1 n", "whistle 1 s", "stop", "deliver")
    assert (has(table, "fame"), has(table, "shares"), has(table, "cubes")) == (14, "1.1 1.2", "")


@pytest.mark.parametrize(("fame", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_fame_does_not_fall_below_nothing(fame: int, left: int) -> None:
    """L6: what a penalty cannot take is forgotten."""
    assert outcomes(before("town-1a", fame=fame), "coal 1 sw", "fame") == {(left,)}


def test_the_final_total_is_not_below_nothing() -> None:
    """L6 E5: three special tiles in hand cost thirty."""
    over = draw("", fame=[12, 40], hands=["town-1a town-2a coal-yard", "gold-mine"], over=True, ask=[])
    assert over.scores() == [0, 30]


def test_one_train_delivers_what_another_gathered() -> None:
    """L9: cubes belong to the player."""
    text = "c4 n-sw*cotton; d5 ne-nw*cattle; b6 all*gravel; c6 all*cotton; d6 town-1a; 0: c4 b6"
    table = draw(text, coal=3)
    play(table, "coal 1 sw", "coal 2 sw")
    assert has(table, "cubes") == "cotton cattle"
    play(table, "coal 2 nw", "deliver")
    assert (has(table, "fame"), has(table, "cubes")) == (7, "")
