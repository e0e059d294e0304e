"""Do the fifth spot, the scrapper and the whistle maker work as X20, X24 and X26 say?"""

import pytest

from tests.railroad.drawn import Facts, has, offered, outcomes, pass_turn, play
from tests.railroad.peaks import climb
from whistlepost import Table

WORLD = "c4 all*cotton; d5 all*lumber; e5 all*gravel; 0: c4"


def fifth(spent: str, upgrades: str = "fifth-spot coal-car") -> Table:
    return climb(WORLD, coal=5, whistles=5, upgrades=upgrades, spent=spent)


def may_spend(spent: str, upgrades: str = "fifth-spot coal-car") -> set[str]:
    """With which tokens one more action is possible, a move or an upgrade's."""
    names = fifth(spent, upgrades).names()
    moves = {name.split()[0] for name in names if name.split()[0] in ("coal", "whistle")}
    actions = {name.split()[2] for name in names if name.startswith("use ")}
    assert actions in (moves, set())
    return moves | actions


@pytest.mark.parametrize(
    ("spent", "may"),
    [
        ("coal coal coal", {"coal", "whistle"}),
        ("coal coal coal coal", {"whistle"}),
        ("coal coal coal whistle", {"coal", "whistle"}),
        ("whistle whistle whistle whistle", {"coal", "whistle"}),
        ("coal coal coal coal whistle", set()),
        ("coal whistle whistle whistle whistle", set()),
    ],
)
def test_five_tokens_are_legal_if_one_of_them_is_a_whistle(spent: str, may: set[str]) -> None:
    """X20: in any order, for moves and for upgrade actions."""
    assert may_spend(spent) == may


@pytest.mark.parametrize("spent", ["coal coal coal coal", "coal coal coal whistle", "whistle whistle whistle whistle"])
def test_without_the_card_four_is_all(spent: str) -> None:
    """X20 T2."""
    assert may_spend(spent, "coal-car") == set()


def test_the_whistle_need_not_come_last() -> None:
    """X20: coal, whistle, and three more coal."""
    table = climb(WORLD, coal=5, whistles=1, upgrades="fifth-spot depot")
    play(table, "use depot coal", "take steel", "use depot whistle", "take steel")
    play(table, *["use depot coal", "take steel"] * 3)
    assert has(table, "cubes").count("steel") == 5
    assert table.names() == ["end"]


def test_the_fifth_spot_works_at_once_when_bought_or_gained() -> None:
    """X20 U3 X8: after the fourth action."""
    bought = climb(WORLD, coal=2, whistles=2, market="fifth-spot", cubes="gravel steel", spent="coal coal coal coal")
    assert offered(bought, "whistle") == set()
    play(bought, "buy fifth-spot")
    assert offered(bought, "whistle") != set()
    assert offered(bought, "coal") == set()
    lying = {"m2": "fifth-spot"}
    gained = climb(
        "e1 all*lumber; 0: e1", coal=3, whistles=1, hands="cotton-d", mountain_upgrades=lying, spent="coal coal coal"
    )
    play(gained, "coal 1 sw", "lay cotton-d r0", "pay coal")
    assert offered(gained, "whistle") != set()


# ---- scrapper

GIVES = {
    "cotton-d": {("cotton", 0, 0, 0)},
    "cotton-cattle": {("cotton", 0, 0, 0), ("cattle", 0, 0, 0)},
    "coal-yard": {("", 1, 0, 0)},
    "whistle-factory": {("", 0, 1, 0)},
    "whistle-a": {("", 0, 1, 0)},
    "gold-mine": {("", 0, 0, 1)},
    "gold-a": {("", 0, 0, 1)},
    "supply-depot": {("", 1, 0, 0), ("cotton", 0, 0, 0), ("lumber", 0, 0, 0), ("gravel", 0, 0, 0)},
    "general-store": {(good, 0, 0, 0) for good in ("cotton", "lumber", "gravel", "cattle", "whiskey", "steel")},
    "any-common-a": {(good, 0, 0, 0) for good in ("cotton", "lumber", "gravel")},
    "town-6": set(),
    "trading-post": set(),
    "plain-a": set(),
}


@pytest.mark.parametrize("tile", GIVES)
def test_the_scrapper_gives_one_thing_of_a_tile_or_two_coal(tile: str) -> None:
    """X24: what X12 would give, but one cube or token of it; the tile leaves the game."""
    table = climb(WORLD, coal=1, upgrades="scrapper", hands=f"{tile} plain-e")
    keys = ("hands", "cubes", "coal", "whistles", "sealed")
    found = {tuple(rest) for hand, *rest in outcomes(table, "use scrapper coal", *keys) if hand == "plain-e"}
    assert found - {("", 0, 0, 0)} == GIVES[tile] | {("", 2, 0, 0)}


def test_the_scrapped_tile_is_gone_and_the_hand_is_filled_at_the_end_of_the_turn() -> None:
    """X24 T5."""
    table = climb(WORLD, coal=1, upgrades="scrapper", hands="cotton-d plain-a plain-b")
    play(table, "use scrapper coal", "scrap cotton-d")
    position = table.position()
    assert (position["lost_tiles"], has(table, "hands"), has(table, "cubes")) == (
        "cotton-d",
        "plain-a plain-b",
        "cotton",
    )
    assert position["spent"] == "coal"
    assert len(has(pass_turn(table), "hands").split()) == 3


def test_the_scrapper_needs_a_tile() -> None:
    """X24."""
    assert offered(climb(WORLD, coal=1, upgrades="scrapper"), "use") == set()


# ---- whistle maker


@pytest.mark.parametrize("switch", ["yes", "no"])
def test_a_whistle_makes_two(switch: str) -> None:
    """X26: paid with a whistle only, whatever the switch of U2 says."""
    facts: Facts = {"upgrades": "whistle-maker", "whistle_for_actions": switch}
    assert offered(climb(WORLD, coal=4, **facts), "use") == set()
    table = climb(WORLD, coal=4, whistles=1, **facts)
    assert offered(table, "use") == {"whistle-maker whistle"}
    play(table, "use whistle-maker whistle")
    assert (has(table, "whistles"), has(table, "coal"), table.position()["spent"]) == (2, 4, "whistle")


def test_making_whistles_is_no_move() -> None:
    """X26 T4: the turn's own whistle comes on top."""
    table = climb(WORLD, whistles=1, upgrades="whistle-maker")
    assert has(pass_turn(play(table, "use whistle-maker whistle")), "whistles") == 3
