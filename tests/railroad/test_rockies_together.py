"""Do the clauses of the expansion hold together with one another and with the base game's cards?"""

import pytest

from tests.railroad.drawn import Facts, ends, has, offered, pass_turn, play
from tests.railroad.peaks import climb, landed
from whistlepost import Table


def mover(text: str, cards: str = "column-mover", **facts: int) -> Table:
    table = play(climb(text, upgrades=cards, **{"coal": 1, **facts}), "use column-mover coal")
    return play(table, "train 1") if table.question == "ride" else table


def test_a_train_that_stays_has_not_moved() -> None:
    """X23 T4: a card that moves nothing is no move, and the whistle is earned."""
    table = play(mover("c4 all*cotton; c2 all*gravel; 0: c4"), "done")
    assert table.position()["moved"] is False
    assert has(pass_turn(table), "whistles") == 1
    moved = play(mover("c4 all*cotton; c2 all*gravel; 0: c4"), "shift c2")
    assert has(pass_turn(moved), "whistles") == 0


def test_a_train_that_stays_earns_no_coal_from_the_sheds() -> None:
    """X22 X23: there was no move."""
    table = play(mover("m4 all*cotton; m7 all*gravel; 0: m4", "column-mover mountain-sheds"), "done")
    assert (has(table, "coal"), has(table, "cubes")) == (0, "")


def test_the_brake_car_uses_a_switch_yard_again() -> None:
    """U12 X14 T4: and then the train has moved."""
    table = climb("d5 switch-yard; d2 all*lumber; 0: d5", coal=1, upgrades="brake-car")
    play(table, "use brake-car coal")
    if table.question == "ride":
        play(table, "train 1")
    assert offered(table, "shift") == {"d2"}
    stays = play(table.copy(), "done")
    assert stays.position()["moved"] is False
    play(table, "shift d2")
    assert (has(table, "cubes"), table.position()["moved"]) == ("lumber", True)


@pytest.mark.parametrize(
    ("tile", "key", "value"),
    [("whistle-a r0", "whistles", 1), ("gold-a r0", "sealed", 1), ("any-common-a r0", "cubes", "gravel")],
)
def test_the_brake_car_uses_the_new_circles_again(tile: str, key: str, value: object) -> None:
    """U12 X9: and the sheds give nothing, since it is no move."""
    table = climb(f"m5 {tile}; 0: m5", coal=1, upgrades="brake-car mountain-sheds")
    play(table, "use brake-car coal")
    while table.question != "turn":
        table.play("take gravel" if "take gravel" in table.names() else table.names()[0])
    assert (has(table, key), has(table, "coal")) == (value, 0)


def test_each_move_earns_its_own_coal_from_the_sheds() -> None:
    """X22: two moves, two coal."""
    table = climb("e4 all*lumber; m4 all*gravel; n3 all*steel; 0: e4", coal=2, upgrades="mountain-sheds")
    play(table, "coal 1 nw", "coal 1 nw")
    assert (has(table, "coal"), has(table, "cubes")) == (2, "gravel steel")


def test_the_sheds_of_others_give_nothing() -> None:
    """X22 X21 X19: cards work for their owner alone."""
    others = ["", "mountain-sheds mining-complex dynamite-cart"]
    table = climb("e1 all*lumber; 0: e1", coal=2, hands="cotton-d", upgrades=others)
    play(table, "coal 1 nw", "lay cotton-d r0", "pay coal", "take steel")
    assert [has(table, key, seat) for key in ("coal", "sealed") for seat in (0, 1)] == [0, 0, 0, 0]


def test_a_train_blocked_in_the_mountains_is_blocked_as_anywhere() -> None:
    """X1 M4 M6."""
    world = "e4 all*lumber; m4 all*gravel; n3 all*steel; 0: e4; 1: m4"
    assert ends(climb(world, coal=1), "coal 1 nw") == set()
    assert ends(climb(world, whistles=1), "whistle 1 nw") == {"n3"}


def test_coal_goes_west_over_the_mountains_and_not_back() -> None:
    """X1 M2: m lies west of e, n of m, f of n."""
    line = "e4 all*lumber; m4 all*gravel; n3 all*steel; f3 all*cotton"
    for start, edge, end in (("e4", "nw", "m4"), ("m4", "nw", "n3"), ("n3", "nw", "f3")):
        assert ends(climb(f"{line}; 0: {start}", coal=1), f"coal 1 {edge}") == {end}
        assert "coal 1 se" not in climb(f"{line}; 0: {end}", coal=1).names()
        assert ends(climb(f"{line}; 0: {end}", whistles=1), "whistle 1 se") >= {start}


def test_mountain_towns_show_their_companies() -> None:
    """X11 U13: a town of the western mountain column is on the board like any other."""
    table = play(landed("black-market", "n4 town-6; m2 town-3a", gold="4"), "hand 4")
    assert offered(table, "company") == {"3", "6"}


def test_rocky_top_counts_for_the_majorities() -> None:
    """X2 E2: fifteen for most shares, and the lower number breaks a tie."""
    for shares, fame in ((["6.1 6.2", "6.3"], [15, 0]), (["6.2", "6.1"], [0, 15]), (["6.2", "1.1"], [15, 15])):
        assert climb("", shares=shares, over=True, ask=[]).scores() == fame


def test_the_new_stars_and_nuggets_count() -> None:
    """X2 E3: four for each of the nine cards; the gold of both boxes."""
    cards: Facts = {"upgrades": "deposit-box dynamite-cart", "gold": "3 5"}
    assert climb("", over=True, ask=[], **cards).scores() == [16, 0]


@pytest.mark.parametrize("card", ["tunnel-network", "fifth-spot", "deposit-box"])
def test_a_new_card_is_bought_for_its_price_and_from_others_for_a_rare_cube_more(card: str) -> None:
    """U1."""
    price = {"tunnel-network": "lumber steel", "fifth-spot": "gravel steel", "deposit-box": "cotton cattle"}[card]
    table = play(climb("0: coast1; 1: coast2", market=card, cubes=price), f"buy {card}")
    assert (has(table, "upgrades"), has(table, "cubes"), table.position()["bought"]) == (card, "", 1)
    table = climb("0: coast1; 1: coast2", upgrades=["", card], cubes=f"{price} whiskey")
    play(table, f"buy {card}")
    while table.question != "turn":
        table.play("give whiskey" if "give whiskey" in table.names() else table.names()[0])
    assert (has(table, "upgrades"), has(table, "upgrades", 1), has(table, "cubes", 1)) == (card, "", "whiskey")


def test_a_card_in_the_mountains_is_not_for_sale() -> None:
    """X3 X8: it is earned by laying a tile there."""
    table = climb("0: coast1", cubes="lumber steel", mountain_upgrades={"m3": "tunnel-network"})
    assert offered(table, "buy") == set()


def test_scrapping_a_two_stop_tile_with_ten_cubes_makes_room_first() -> None:
    """X12 L2: each of the cubes may be left."""
    table = landed("scrap-yard", hands="cotton-cattle", cubes=" ".join(["steel"] * 10))
    play(table, "scrap cotton-cattle")
    assert table.question == "room"
    play(table, "discard steel")
    while table.question == "room":
        table.play("leave")
    assert len(has(table, "cubes").split()) == 10
