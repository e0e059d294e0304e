"""What does a tile in the mountains cost, and with what is it paid (X7, X19)?"""

import pytest

from tests.railroad.drawn import Facts, draw, ends, first_words, has, offered, play
from tests.railroad.peaks import EAST, beside, climb, laid
from whistlepost import Table

BROWN = ["m1", "m3", "m6", "m8"]
GREEN = ["m2", "m4", "m5", "m7"]


def ways_to_pay(space: str, token: str, coal: int, whistles: int, upgrades: str = "") -> set[tuple[int, int]]:
    """The coal and whistles left, whichever way the tile is paid; nothing if the move may not be begun."""
    table, way = beside(space, coal, whistles, upgrades)
    if way not in offered(table, token):
        return set()
    play(table, f"{token} {way}", "lay cotton-d r0")
    if token == "whistle" and table.question == "branch":
        table.play("stop")
    found = set()
    for name in [name for name in table.names() if name.startswith("pay ")] or [""]:
        after = play(table.copy(), *[name] * bool(name))
        found.add((has(after, "coal"), has(after, "whistles")))
    return found


@pytest.mark.parametrize("space", BROWN)
def test_a_brown_space_costs_one_coal_or_one_whistle(space: str) -> None:
    """X7: on top of the move's token, which is gone first."""
    assert ways_to_pay(space, "coal", 1, 0) == set()
    assert ways_to_pay(space, "coal", 2, 0) == {(0, 0)}
    assert ways_to_pay(space, "coal", 1, 1) == {(0, 0)}
    assert ways_to_pay(space, "coal", 3, 2) == {(1, 2), (2, 1)}
    assert ways_to_pay(space, "whistle", 0, 1) == set()
    assert ways_to_pay(space, "whistle", 1, 1) == {(0, 0)}
    assert ways_to_pay(space, "whistle", 0, 2) == {(0, 0)}


@pytest.mark.parametrize("space", GREEN)
def test_a_green_space_costs_two_coal_or_one_whistle_unmixed(space: str) -> None:
    """X7: the move's token is gone first."""
    assert ways_to_pay(space, "coal", 2, 0) == set()
    assert ways_to_pay(space, "coal", 3, 0) == {(0, 0)}
    assert ways_to_pay(space, "coal", 2, 1) == {(1, 0)}
    assert ways_to_pay(space, "coal", 3, 1) == {(0, 1), (2, 0)}
    assert ways_to_pay(space, "whistle", 1, 1) == set()
    assert ways_to_pay(space, "whistle", 2, 1) == {(0, 0)}
    assert ways_to_pay(space, "whistle", 1, 2) == {(1, 0)}


def test_the_price_takes_no_action_spot() -> None:
    """X7: neither is a fourth action too late, nor do paid tokens count as spent."""
    table, way = beside("m1", 2, 0, spent="coal whistle whistle")
    play(table, f"coal {way}", "lay cotton-d r0", "pay coal", "take steel")
    assert table.position()["spent"] == "coal coal whistle whistle"


def test_the_western_mountains_have_no_price_and_no_reward() -> None:
    """X5 X7: one coal, and nothing but the stop's own cube."""
    table = play(climb("m4 all*lumber; 0: m4", coal=1, hands="cotton-d"), "coal 1 nw", "lay cotton-d r0")
    assert (table.question, has(table, "cubes"), laid(table)["n3"]) == ("turn", "cotton", "cotton-d r0")


def test_a_tile_that_lies_there_already_costs_nothing() -> None:
    """X7: laying is what is paid."""
    table = play(climb(f"m1 all*cotton; {EAST}", coal=1), "coal 1 nw")
    assert (table.question, has(table, "cubes")) == ("turn", "cotton")


def test_each_tile_of_a_move_is_paid_by_itself() -> None:
    """X7: m1 by one kind of token, m2 by the other or the same, but only so that the move can be ended."""
    lying = {"m2": "coal-car"}
    world: Facts = {"hands": "plain-a cotton-d", "mountain_upgrades": lying}
    rich = play(climb(EAST, coal=4, whistles=2, **world), "coal 1 nw", "lay plain-a r0")
    assert offered(rich, "pay") == {"coal", "whistle"}
    play(rich, "pay whistle", "take cattle", "lay cotton-d r0", "pay coal")
    assert (has(rich, "coal"), has(rich, "whistles")) == (1, 1)
    poor = play(climb(EAST, coal=2, whistles=1, **world), "coal 1 nw", "lay plain-a r0")
    assert offered(poor, "pay") == {"coal"}
    play(poor, "pay coal", "take cattle", "lay cotton-d r0", "pay whistle")
    assert (has(poor, "upgrades"), has(poor, "cubes")) == ("coal-car", "cotton cattle")


# ---- Dynamite Cart


@pytest.mark.parametrize("space", BROWN)
def test_dynamite_makes_brown_free(space: str) -> None:
    """X19: and what costs nothing is not paid at all."""
    assert ways_to_pay(space, "coal", 1, 1, "dynamite-cart") == {(0, 1)}


@pytest.mark.parametrize("space", GREEN)
def test_dynamite_lowers_green_by_one_coal_but_not_the_whistle(space: str) -> None:
    """X19 X7."""
    assert ways_to_pay(space, "coal", 1, 0, "dynamite-cart") == set()
    assert ways_to_pay(space, "coal", 2, 1, "dynamite-cart") == {(0, 1), (1, 0)}


def test_dynamite_works_for_the_next_tile_when_gained_on_the_way() -> None:
    """X7 X8 X19: m2 is paid in full, m3 is free."""
    fork = "e1 nw-sw*lumber; 0: e1"
    facts: Facts = {"hands": "plain-d cotton-d", "coal": 3}
    for card, found in (("dynamite-cart", {"m3"}), ("coal-car", set())):
        table = climb(fork, **facts, mountain_upgrades={"m2": card})
        assert {end for end in ends_of(table) if end == "m3"} == found
    assert ends_of(climb(fork, hands="cotton-d", coal=2, mountain_upgrades={"m2": "dynamite-cart"})) == {"m1"}


def ends_of(table: Table) -> set[str]:
    """Where the first train can come to rest with coal."""
    found: set[str] = set()
    waiting = [play(table.copy(), name) for name in table.names() if name.startswith("coal 1 ")]
    while waiting:
        now = waiting.pop()
        if now.question in ("lay", "branch", "pay") or first_words(now) == {"take"}:
            waiting += [play(now.copy(), name) for name in now.names()]
        else:
            found.add(has(now, "trains").split()[0])
    return found


def test_the_base_board_has_no_prices() -> None:
    """X1: without the mountains the train goes from e to f."""
    table = draw("e4 all*lumber; f4 all*gravel; 0: e4", coal=1)
    assert ends(table, "coal 1") == {"f4"}
    assert ends(climb("e4 all*lumber; f4 all*gravel; 0: e4", coal=1), "coal 1") == set()
