"""Do journeys say what a way over the mountains, or under them, costs and brings?"""

import pytest

from tests.railroad.peaks import EAST, beside, climb
from whistlepost import Table
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.journeys import Journey, journeys
from whistlepost.railroad.state import State


def ways(table: Table, end: str, token: str = "coal") -> list[Journey]:
    """The complete moves of the first train by that token to that stop."""
    assert isinstance(table.state, State)
    return [way for way in journeys(table.state, 0) if (way.token, way.end) == (token, end)]


def told(way: Journey) -> str:
    return f"{way.paid} {way.price} {way.gains} {way.earned}"


def test_a_rare_cube_of_choice_is_one_way_and_no_gain() -> None:
    """X7 X8: m1 is brown and gives a rare cube; which one is chosen in between."""
    table, _ = beside("m1", coal=2, whistles=0)
    assert {told(way) for way in ways(table, "m1")} == {"('m1 coal',) {'coal': 1} {'cotton': 1} ('rare',)"}
    assert len({way.names for way in ways(table, "m1")}) == len(ways(table, "m1"))


def test_the_upgrade_that_lies_there_is_named() -> None:
    """X7 X8: m2 is green."""
    table, _ = beside("m2", coal=3, whistles=1)
    assert {way.earned for way in ways(table, "m2")} == {("coal-car",)}
    assert {tuple(way.price.items()) for way in ways(table, "m2")} == {(("coal", 2),), (("whistle", 1),)}
    assert {way.paid for way in ways(table, "m2")} == {("m2 coal",), ("m2 whistle",)}


def test_gold_is_a_gain() -> None:
    """X8: m4 gives a rare cube and a gold nugget."""
    table, _ = beside("m4", coal=3, whistles=0)
    assert {(way.gains["gold"], way.earned) for way in ways(table, "m4")} == {(1, ("rare",))}


def test_a_space_that_costs_nothing_is_told_too() -> None:
    """X19."""
    table, _ = beside("m1", coal=1, whistles=0, upgrades="dynamite-cart")
    assert {(way.paid, tuple(way.price)) for way in ways(table, "m1")} == {(("m1 nothing",), ())}


def test_with_ten_cubes_the_cube_that_makes_room_is_no_loss() -> None:
    """X8 L2."""
    table, _ = beside("m1", coal=2, whistles=0, cubes=" ".join(["lumber"] * 10))
    assert {(tuple(way.gains), way.earned, way.asks) for way in ways(table, "m1")} == {((), ("rare",), "room")}


def test_the_coal_of_a_card_is_a_gain_beside_the_price() -> None:
    """X22."""
    table, _ = beside("m2", coal=3, whistles=0, upgrades="mountain-sheds")
    assert {(way.price["coal"], way.gains["coal"]) for way in ways(table, "m2")} == {(2, 1)}


def test_a_tunnel_says_where_it_comes_out() -> None:
    """X25."""
    table = climb("e4 all*lumber; f4 all*cotton; 0: e4", whistles=1, upgrades="tunnel-network", hands="")
    assert {way.tunnel for way in ways(table, "f4", "whistle")} == {"n3 sw", "n4 nw"}
    assert {way.laid for way in ways(table, "f4", "whistle")} == {()}


@pytest.mark.parametrize("stop", ["m2", "m1"])
def test_the_help_tells_price_and_reward(stop: str) -> None:
    """X7 X8: as plain data, for an interface."""
    table = climb(EAST, coal=3, whistles=0, hands="cotton-d", mountain_upgrades={"m2": "coal-car"})
    told = RAILROAD.helps["journeys"](table.state, 0, train="1", to=stop)
    assert isinstance(told, dict)
    wanted = ({"coal": 2}, ["m2 coal"], ["coal-car"]) if stop == "m2" else ({"coal": 1}, ["m1 coal"], ["rare"])
    assert [(way["price"], way["paid"], way["earned"]) for way in told["ways"]] == [wanted] * len(told["ways"])
    assert told["ways"]


def test_the_answers_make_the_journey() -> None:
    """X7 X8: with the cube of choice taken in between."""
    table, _ = beside("m1", coal=2, whistles=0)
    way = ways(table, "m1")[0]
    for action in way.actions:
        while table.question == "take":
            table.play("take steel")
        table.play(action)
    assert table.question == "take"
    table.play("take steel")
    assert str(table.position()["trains"]).startswith(f"['{way.end} ")
