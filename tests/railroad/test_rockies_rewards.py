"""What does a tile in the mountains earn, by its space and by the cards that pay for it (X8, X21, X22)?"""

import pytest

from tests.railroad.drawn import has, offered, pass_turn, play
from tests.railroad.peaks import CARDS, EAST, NOTHING_LEFT, beside, climb

# ---- rewards


@pytest.mark.parametrize(("space", "gold"), [("m1", 0), ("m4", 1), ("m5", 1), ("m8", 0)])
def test_a_rare_cube_of_choice_and_a_nugget(space: str, gold: int) -> None:
    """X8 X3: a rare cube on m1 and m8, and gold with it on m4 and m5."""
    table, way = beside(space, 4, 0)
    play(table, f"coal {way}", "lay cotton-d r0", "pay coal")
    assert offered(table, "take") == {"cattle", "whiskey", "steel"}
    play(table, "take whiskey")
    assert (has(table, "cubes"), has(table, "sealed"), has(table, "upgrades")) == ("cotton whiskey", gold, "")


@pytest.mark.parametrize("space", sorted(CARDS))
def test_the_upgrade_lying_there_is_free_and_no_purchase(space: str) -> None:
    """X8: and it works at once."""
    table, way = beside(space, 5, 0)
    play(table, f"coal {way}", "lay cotton-d r0", "pay coal")
    position = table.position()
    assert (has(table, "upgrades"), position["bought"], has(table, "cubes")) == (CARDS[space], 0, "cotton")
    assert position["mountain_upgrades"] == {other: card for other, card in CARDS.items() if other != space}
    assert CARDS[space] == "safe" or f"use {CARDS[space]} coal" in table.names()


def test_the_reward_comes_before_the_stop() -> None:
    """X8: so that the rare cube can be delivered in the town just laid."""
    table = climb(EAST, coal=2, hands="town-1a", cubes="cotton")
    play(table, "coal 1 nw", "lay town-1a r0", "pay coal", "take cattle", "deliver")
    assert (has(table, "fame"), has(table, "cubes"), has(table, "shares")) == (7, "", "1.1")


def test_with_ten_cubes_one_is_thrown_away_first_or_the_rare_one_is_left() -> None:
    """X8 L2."""
    full = climb(EAST, coal=2, hands="coal-yard", cubes=" ".join(["cotton"] * 9 + ["steel"]))
    play(full, "coal 1 nw", "lay coal-yard r0", "pay coal", "take cattle")
    assert set(full.names()) == {"discard cotton", "discard steel", "leave"}
    assert has(play(full.copy(), "leave"), "cubes").split() == ["cotton"] * 9 + ["steel"]
    assert has(play(full, "discard steel"), "cubes").split() == ["cotton"] * 9 + ["cattle"]
    assert (full.question, has(full, "coal")) == ("turn", 2)


def test_without_gold_there_is_only_the_cube() -> None:
    """X8 T6: nuggets are limited."""
    table, way = beside("m4", 4, 0, lost_gold=NOTHING_LEFT)
    play(table, f"coal {way}", "lay cotton-d r0", "pay coal", "take cattle")
    assert (has(table, "cubes"), has(table, "sealed")) == ("cotton cattle", 0)


def test_an_extra_boiler_from_the_mountains_fills_the_hand_when_the_move_is_complete() -> None:
    """X8 U15: the five tiles are there before the next action."""
    table = climb(EAST, coal=4, hands="cotton-d plain-a", mountain_upgrades={"m2": "extra-boiler"})
    play(table, "coal 1 sw", "lay cotton-d r0", "pay coal")
    assert has(table, "cubes") == "cotton"
    while table.question != "turn":
        table.play(table.names()[0])
    assert len(has(table, "hands").split()) == 5


# ---- Mining Complex and Mountain Sheds


@pytest.mark.parametrize(("space", "gold"), [("m1", 1), ("m2", 1), ("m4", 2), ("m8", 1)])
def test_mining_pays_a_nugget_for_each_tile_laid(space: str, gold: int) -> None:
    """X21: beside the space's own."""
    table, way = beside(space, 4, 0, "mining-complex")
    play(table, f"coal {way}", "lay cotton-d r0", "pay coal")
    if table.question == "take":
        table.play("take steel")
    assert has(table, "sealed") == gold


def test_mining_pays_for_the_tile_that_gained_it_and_for_two_in_a_move() -> None:
    """X21."""
    table, way = beside("m2", 4, 0, lying={"m2": "mining-complex"})
    assert has(play(table, f"coal {way}", "lay cotton-d r0", "pay coal"), "sealed") == 1
    table = climb(EAST, coal=4, hands="plain-a cotton-d", upgrades="mining-complex")
    play(table, "coal 1 nw", "lay plain-a r0", "pay coal", "take cattle", "lay cotton-d r0", "pay coal")
    assert has(table, "sealed") == 2
    assert len(has(pass_turn(table), "gold").split()) == 2


def test_mining_pays_in_the_western_mountains_too_and_nowhere_else() -> None:
    """X21: a mountain tile is one on either column."""
    for start, edge, gold in (("m4", "nw", 1), ("n3", "nw", 0)):
        table = climb(f"{start} all*lumber; 0: {start}", coal=1, hands="cotton-d", upgrades="mining-complex")
        assert has(play(table, f"coal 1 {edge}", "lay cotton-d r0"), "sealed") == gold


SHEDS = {
    "to": ("e4 all*lumber; m4 all*gravel; 0: e4", 1),
    "from": ("m4 all*lumber; n3 nw-se; f3 all*gravel; 0: m4", 1),
    "through": ("e4 all*lumber; m4 se-nw; n3 se-nw; f3 all*gravel; 0: e4", 1),
    "within": ("m4 all*lumber; n3 all*gravel; 0: m4", 1),
    "western": ("f3 all*lumber; f4 all*gravel; n3 n-s; 0: f3", 0),
    "besides": ("e4 all*lumber; e5 all*gravel; m4 all*cotton; 0: e4", 0),
}


@pytest.mark.parametrize("case", SHEDS)
def test_sheds_give_one_coal_for_a_move_to_through_or_from_a_mountain_tile(case: str) -> None:
    """X22: one a move, however many tiles."""
    world, coal = SHEDS[case]
    edge = {"western": "s", "besides": "s"}.get(case, "nw")
    table = play(climb(world, coal=1, upgrades="mountain-sheds"), f"coal 1 {edge}")
    assert (table.question, has(table, "coal"), has(table, "cubes")) == ("turn", coal, "gravel")


def test_sheds_give_coal_for_the_move_that_gained_them_and_pay_for_nothing_in_it() -> None:
    """X22: the coal comes when the train has come to rest."""
    table, way = beside("m2", 3, 0, lying={"m2": "mountain-sheds"})
    assert has(play(table, f"coal {way}", "lay cotton-d r0", "pay coal"), "coal") == 1
    table, way = beside("m1", 1, 0, "mountain-sheds")
    assert way not in offered(table, "coal")


def test_sheds_give_coal_before_the_effect_of_the_stop() -> None:
    """X22: it can pay the fare of X16."""
    world = "f3 all*cotton; n3 all*lumber; g3 ne-nw; h3 express-station; 0: n3 f3"
    table = play(climb(world, coal=4, upgrades="mountain-sheds"), "coal 1 nw", "go sw")
    assert table.question == "fare"
    assert "pay coal" in table.names()
    table = play(climb(world, coal=4), "coal 1 nw", "go sw")
    assert "pay coal" not in table.names()
