"""Do the new end tiles, and the Deposit Box behind them, do what they say (X15, X16, X17, X18)? From g4 to h4."""

from typing import Any

import pytest

from tests.railroad.drawn import ends, has, offered, outcomes, play
from tests.railroad.peaks import climb
from whistlepost import Table

GONE = "track9 track10 track11 track12"
"""Where the other four trains stand."""


def end(tile: str, own: str = "coast1", foreign: str = "", text: str = "", **facts: Any) -> Table:
    """A train with a coal beside that end tile."""
    return climb(f"g4 all*cotton; h4 {tile}; {text}; 0: g4 {own}; 1: {foreign}", **{"coal": 1, **facts})


def arrived(tile: str, own: str = "coast1", foreign: str = "", text: str = "", **facts: Any) -> Table:
    return play(end(tile, own, foreign, text, **facts), "coal 1 nw")


# ---- two shares

TWO = {"shares-1-4": ("cotton lumber steel", "1.1 4.1"), "shares-2-5": ("lumber gravel cattle", "2.1 5.1")}
TWO["shares-3-6"] = ("cotton gravel whiskey", "3.1 6.1")


@pytest.mark.parametrize("tile", TWO)
def test_a_delivery_earns_fame_and_a_share_of_each_company(tile: str) -> None:
    """X15: then the train leaves the board as ever (L7)."""
    demand, shares = TWO[tile]
    table = play(arrived(tile, cubes=f"{demand} steel"), "deliver")
    assert (has(table, "fame"), has(table, "shares"), has(table, "cubes")) == (8, shares, "steel")
    assert table.question == "berth"
    assert has(play(table, "track9"), "trains").split()[0] == "track9"


@pytest.mark.parametrize("tile", TWO)
def test_who_delivers_nothing_loses_three(tile: str) -> None:
    """X15 L7: by choice or for want of cubes."""
    assert has(arrived(tile, fame=9), "fame") == 6
    table = play(arrived(tile, fame=9, cubes=TWO[tile][0]), "decline")
    assert (has(table, "fame"), has(table, "shares"), table.question) == (6, "", "berth")


def test_a_company_without_shares_gives_none() -> None:
    """X15: the other one does; and fame all the same."""
    none = "1.1 1.2 1.3 1.4 1.5 1.6"
    table = play(arrived("shares-1-4", cubes="cotton lumber steel", shares=["", none]), "deliver")
    assert (has(table, "fame"), has(table, "shares")) == (8, "4.1")


def test_the_safe_may_use_their_companies() -> None:
    """X15 U13."""
    table = climb("h4 shares-3-6; b2 town-1a", coal=1, upgrades="safe", shares="2.1")
    play(table, "use safe coal")
    if table.question == "drop":
        play(table, "drop 2.1")
    assert offered(table, "company") == {"1", "3", "6"}


# ---- Express Station


def test_the_express_pays_two_for_each_train_that_still_runs() -> None:
    """X16: anyone's, not this one, and none on the resource track."""
    own, foreign = "c4 track1 track2 track3", "c5 c6 track4 track5 track6"
    text = "c4 all*cotton; c5 all*cotton; c6 all*cotton"
    for token, coal, whistles in (("coal", 1, 2), ("whistle", 5, 0)):
        table = arrived("express-station", own, foreign, text, coal=6, whistles=2)
        assert set(table.names()) == {"pay coal", "pay whistle", "decline"}
        play(table, f"pay {token}")
        assert (has(table, "fame"), has(table, "coal"), has(table, "whistles")) == (6, coal, whistles)
        assert (table.question, table.position()["spent"]) == ("berth", "coal")


def test_the_express_counts_fifteen_of_sixteen_trains() -> None:
    """X16: the book's own example, four players and thirty fame."""
    coast = [f"coast{number}" for number in range(1, 16)]
    seats = "; ".join(f"{seat}: {' '.join(coast[4 * seat - 1 : 4 * seat + 3])}" for seat in (1, 2, 3))
    table = climb(f"g4 all*cotton; h4 express-station; 0: g4 {' '.join(coast[:3])}; {seats}", 4, coal=5)
    assert has(play(table, "coal 1 nw", "pay coal"), "fame") == 30


def test_the_express_is_free_to_decline_and_costs_nothing_then() -> None:
    """X16: no penalty; and unmixed, so three coal and a whistle are not enough."""
    table = play(arrived("express-station", coal=5, fame=5), "decline")
    assert (has(table, "fame"), has(table, "coal"), table.question) == (5, 4, "berth")
    table = arrived("express-station", coal=4, whistles=1, fame=5)
    assert offered(table, "pay") == set()
    assert (has(table, "fame"), has(table, "coal")) == (5, 3)


# ---- Last Stop


def test_only_the_last_train_may_land_on_the_last_stop() -> None:
    """X17: all the others are on the resource track; not with a whistle either."""
    assert ends(end("last-stop", GONE), "coal 1 nw") == {"h4"}
    for own in ("coast1 track10 track11 track12", "c4 track10 track11 track12"):
        table = end("last-stop", own, text="c4 all*cotton", coal=1, whistles=1)
        assert ends(table, "coal 1 nw") == set()
        assert "h4" not in ends(table, "whistle 1 nw")


def test_others_may_skip_the_last_stop() -> None:
    """X17 M6: skipping is not landing."""
    ring = "g3 all*steel"
    table = end("last-stop", "coast1", text=ring, coal=0, whistles=1)
    assert ends(table, "whistle 1 nw") == {"g3"}


def test_trains_of_others_do_not_matter() -> None:
    """X17."""
    assert ends(end("last-stop", GONE, "c4 coast2", "c4 all*cotton"), "coal 1 nw") == {"h4"}


@pytest.mark.parametrize(("token", "coal", "whistles"), [("coal", 0, 2), ("whistle", 4, 0)])
def test_the_last_stop_gives_twenty_five_for_the_fare(token: str, coal: int, whistles: int) -> None:
    """X17."""
    table = play(arrived("last-stop", GONE, coal=5, whistles=2), f"pay {token}")
    assert (has(table, "fame"), has(table, "coal"), has(table, "whistles")) == (25, coal, whistles)
    assert table.question == "berth"


def test_the_last_stop_gives_nothing_without_the_fare() -> None:
    """X17: and takes nothing."""
    table = play(arrived("last-stop", GONE, coal=5, fame=3), "decline")
    assert (has(table, "fame"), has(table, "coal")) == (3, 4)
    assert has(arrived("last-stop", GONE, coal=4, fame=3), "fame") == 3


# ---- Deposit Box

HAUL = "haul-cotton-lumber-gravel"


def test_the_box_takes_a_share_in_place_of_the_reward() -> None:
    """X18: the top one of a company shown on the board, two-share end tiles too."""
    table = arrived(HAUL, text="b2 town-2a; h5 shares-3-6", upgrades="deposit-box", shares=["", "6.1"])
    play(table, "track9")
    assert offered(table, "company") == {"2", "3", "6"}
    assert "done" in table.names()
    play(table, "company 6")
    assert (has(table, "shares"), has(table, "coal"), table.question) == ("6.2", 0, "turn")


def test_the_box_may_stay_shut() -> None:
    """X18: then the space gives what it shows."""
    table = play(arrived(HAUL, text="b2 town-2a", upgrades="deposit-box"), "track9", "done")
    assert (has(table, "shares"), has(table, "coal"), table.question) == ("", 2, "turn")


def test_the_box_opens_at_a_space_with_a_choice_too() -> None:
    """X18 L7: any one cube, coal, whistle or gold, or a share."""
    table = play(arrived(HAUL, text="b2 town-2a", upgrades="deposit-box"), "track1")
    found = outcomes_here(table)
    assert ("2.1", 0, "") in found
    assert {("", 1, ""), ("", 0, "steel")} <= found


def outcomes_here(table: Table) -> set[tuple[object, ...]]:
    found: set[tuple[object, ...]] = set()
    for name in table.names():
        found |= outcomes(table, name, "shares", "coal", "cubes")
    return found


def test_nobody_else_has_a_box() -> None:
    """X18: nor one that could be of no use."""
    table = play(arrived(HAUL, text="b2 town-2a", upgrades=["", "deposit-box"]), "track9")
    assert (table.question, has(table, "coal")) == ("turn", 2)
    table = play(arrived(HAUL, upgrades="deposit-box"), "track9")
    assert offered(table, "company") == set()
