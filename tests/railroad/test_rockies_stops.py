"""Do the new circles, towns and yards give what they say (X9, X10, X11, X12, X13)? A train comes from c4 to d5."""

import pytest

from tests.railroad.drawn import draw, ends, first_words, has, offered, outcomes, pass_turn, play
from tests.railroad.peaks import NOTHING_LEFT, climb, landed, landings, yard
from whistlepost import Table

ALL_OF = {number: " ".join(f"{number}.{share}" for share in range(1, 7)) for number in range(1, 7)}


def nothing_to_do(table: Table) -> bool:
    """Is the next action to be chosen, or nothing but to go on to it?"""
    return table.question == "turn" or table.names() == ["done"]


# ---- circles


def test_a_whistle_circle_gives_a_whistle() -> None:
    """X9."""
    table = landed("whistle-a r5")
    assert (table.question, has(table, "whistles"), has(table, "coal"), has(table, "cubes")) == ("turn", 1, 0, "")


def test_a_gold_circle_gives_a_nugget_if_one_is_left() -> None:
    """X9 T6 T9."""
    table = landed("gold-a r5")
    assert (table.question, has(table, "sealed")) == ("turn", 1)
    assert has(pass_turn(table), "gold") in ("3", "4", "5")
    assert has(landed("gold-a r5", lost_gold=NOTHING_LEFT), "sealed") == 0


def test_an_any_common_circle_gives_a_common_of_choice() -> None:
    """X9 L2: with ten cubes as ever."""
    assert landings(yard("any-common-a r5"), "cubes") == {("cotton",), ("lumber",), ("gravel",)}
    full = landings(yard("any-common-a r5", cubes=" ".join(["steel"] * 10)), "cubes")
    assert (" ".join(["steel"] * 10),) in full
    assert (" ".join(["gravel"] + ["steel"] * 9),) in full


@pytest.mark.parametrize("tile", ["whistle-a r5", "gold-a r5", "any-common-a r5"])
def test_the_new_circles_hold_one_train(tile: str) -> None:
    """X9 M3 M4: an own train is run through, a foreign one blocks."""
    assert offered(yard(tile, "1: d5"), "coal") == set()
    assert ends(climb(f"c4 all*cotton; d5 {tile}; e5 all*steel; 0: c4 d5", coal=1), "coal 1 sw") == {"e5"}


SPECIAL = ["town-6", "black-market", "scrap-yard", "supply-depot", "switch-yard"]
ORDINARY = ["rocky-plain-a", "whistle-a", "whistle-b", "gold-a", "gold-b", "any-common-a", "any-common-b"]


def test_the_new_special_tiles_cost_ten_in_hand_and_the_circles_nothing() -> None:
    """X9 E5: six special tiles, of which two are the same town."""
    for tiles, fame in [*((tile, 10) for tile in SPECIAL), *((tile, 20) for tile in ORDINARY), ("town-6 town-6", 0)]:
        assert climb("", fame=20, hands=tiles, over=True, ask=[]).scores()[0] == fame


# ---- Rocky Top


def test_rocky_top_pays_seven_and_a_share_of_its_own() -> None:
    """X10."""
    table = play(landed("town-6", cubes="cotton whiskey"), "deliver")
    assert (has(table, "fame"), has(table, "shares"), has(table, "cubes")) == (7, "6.1", "")


def test_rocky_top_takes_two_from_who_delivers_nothing() -> None:
    """X10 L6."""
    table = landed("town-6", cubes="cotton cattle", fame=9)
    assert (table.question, has(table, "fame"), has(table, "shares")) == ("turn", 7, "")
    assert has(play(landed("town-6", cubes="cotton whiskey", fame=9), "decline"), "fame") == 7
    assert has(landed("town-6", fame=1), "fame") == 0


def test_rocky_top_pays_fame_without_a_share_left() -> None:
    """X10 L5."""
    table = play(landed("town-6", cubes="cotton whiskey", shares=["", ALL_OF[6]]), "deliver")
    assert (has(table, "fame"), has(table, "shares")) == (7, "")


# ---- Black Market


MARKET = "black-market"


def test_a_share_goes_for_gold() -> None:
    """X11: any company's, shown or not; it leaves the game, and the nugget's value is drawn at the end of the turn."""
    table = landed(MARKET, shares="1.3 6.2")
    assert offered(table, "drop") == {"1.3", "6.2"}
    assert first_words(table) == {"drop", "done"}
    play(table, "drop 6.2")
    assert (has(table, "shares"), table.position()["lost_shares"], has(table, "sealed")) == ("1.3", "6.2", 1)
    assert (table.question, len(has(pass_turn(table), "gold").split())) == ("turn", 1)


def test_gold_goes_for_the_top_share_of_a_company_on_the_board() -> None:
    """X11 X15: towns and the end tiles of two companies show them."""
    world = "b2 town-1a; h4 shares-2-5"
    table = landed(MARKET, world, gold="3 3 5", shares=["", "1.1"])
    assert (offered(table, "hand"), offered(table, "drop")) == ({"3", "5"}, set())
    play(table, "hand 3")
    assert offered(table, "company") == {"1", "2", "5"}
    play(table, "company 1")
    assert (has(table, "shares"), has(table, "gold"), table.position()["lost_gold"]) == ("1.2", "3 5", "3")
    assert table.question == "turn"


def test_a_company_without_shares_is_not_to_be_had() -> None:
    """X11: nor one that no tile shows."""
    world = "b2 town-1a; b4 town-6"
    table = play(landed(MARKET, world, gold="4", shares=["", ALL_OF[1]]), "hand 4")
    assert offered(table, "company") == {"6"} or has(table, "shares") == "6.1"
    assert nothing_to_do(landed(MARKET, gold="4"))
    assert nothing_to_do(landed(MARKET, "b2 town-1a", gold="4", shares=["", ALL_OF[1]]))


def test_without_gold_in_the_supply_no_share_is_taken() -> None:
    """X11 T6."""
    assert nothing_to_do(landed(MARKET, shares="1.1", lost_gold=NOTHING_LEFT))


def test_one_swap_or_none() -> None:
    """X11: not both ways in one visit; who has neither can do nothing."""
    world = "b2 town-2b"
    table = landed(MARKET, world, shares="1.1", gold="3")
    assert set(table.names()) == {"drop 1.1", "hand 3", "done"}
    assert landings(yard(MARKET, world, shares="1.1", gold="3"), "shares", "gold", "sealed") == {
        ("1.1", "3", 0),
        ("", "3", 1),
        ("1.1 2.1", "", 0),
    }
    assert nothing_to_do(landed(MARKET, world))


def test_a_sealed_nugget_is_drawn_when_it_is_handed_over() -> None:
    """X11 T9: its value is not known before; it leaves the game."""
    table = landed(MARKET, "b2 town-2b", sealed=2)
    assert offered(table, "hand") == {"sealed"}
    play(table, "hand sealed")
    lost = str(table.position()["lost_gold"])
    assert lost in ("3", "4", "5")
    assert (has(table, "sealed"), has(table, "gold")) == (1, "")
    assert has(play(table, "company 2") if table.question == "company" else table, "shares") == "2.1"


# ---- Scrap Yard


GIVES: dict[str, set[tuple[object, ...]]] = {
    "cotton-d": {(0, 0, "cotton", 0)},
    "cotton-cattle": {(0, 0, "cotton cattle", 0)},
    "gravel-steel": {(0, 0, "gravel steel", 0)},
    "plain-a": set(),
    "coal-yard": {(2, 0, "", 0)},
    "whistle-factory": {(0, 1, "", 0)},
    "whistle-b": {(0, 1, "", 0)},
    "gold-mine": {(0, 0, "", 1)},
    "gold-b": {(0, 0, "", 1)},
    "general-store": {(0, 0, good, 0) for good in ("cotton", "lumber", "gravel", "cattle", "whiskey", "steel")},
    "any-common-b": {(0, 0, good, 0) for good in ("cotton", "lumber", "gravel")},
    "supply-depot": {(1, 0, good, 0) for good in ("cotton", "lumber", "gravel")},
    **{tile: set() for tile in ("town-1a", "town-6", "trading-post", "black-market", "switch-yard")},
}
THINGS = ("coal", "whistles", "cubes", "sealed")
NOTHING = (0, 0, "", 0)


@pytest.mark.parametrize("tile", list(GIVES))
def test_the_scrap_yard_gives_all_that_the_stops_of_a_tile_give_or_two_coal(tile: str) -> None:
    """X12: or nothing, to who keeps the tile. A demand is no gain, and yards and markets give nothing."""
    found = outcomes(yard("scrap-yard", hands=f"{tile} plain-e"), "coal 1 sw", "hands", *THINGS)
    gone = {tuple(rest) for hand, *rest in found if hand == "plain-e"}
    assert gone - {NOTHING} == GIVES[tile] | {(2, 0, "", 0)}
    assert {tuple(rest) for hand, *rest in found if hand == f"{tile} plain-e"} == {NOTHING}


def test_a_scrapped_tile_leaves_the_game_and_is_not_replaced_yet() -> None:
    """X12: refilling comes at the end of the turn."""
    table = play(landed("scrap-yard", hands="cotton-d plain-a plain-b"), "scrap cotton-d")
    position = table.position()
    assert (position["lost_tiles"], has(table, "hands"), has(table, "cubes")) == (
        "cotton-d",
        "plain-a plain-b",
        "cotton",
    )
    assert table.question == "turn"
    assert len(has(pass_turn(table), "hands").split()) == 3


def test_one_tile_a_visit_and_equal_tiles_are_one_choice() -> None:
    """X12."""
    table = landed("scrap-yard", hands="cotton-a cotton-a plain-a")
    assert sorted(table.names()) == sorted({*table.names()})
    assert {"scrap cotton-a", "scrap cotton-a coal", "scrap plain-a coal", "done"} <= set(table.names())
    assert play(table, "scrap cotton-a coal").question == "turn"
    assert (has(table, "hands"), has(table, "coal")) == ("cotton-a plain-a", 2)


def test_the_scrap_yard_does_nothing_without_tiles() -> None:
    """X12."""
    assert nothing_to_do(landed("scrap-yard"))


@pytest.mark.parametrize("tile", ["gold-mine", "gold-b"])
def test_scrap_for_gold_needs_gold(tile: str) -> None:
    """X12 T6."""
    table = landed("scrap-yard", hands=tile, lost_gold=NOTHING_LEFT)
    assert offered(table, "scrap") == {f"{tile} coal"}


# ---- Supply Depot


def test_the_supply_depot_gives_a_coal_and_a_common_of_choice() -> None:
    """X13 L2."""
    expected: set[tuple[object, ...]] = {(1, "cotton"), (1, "lumber"), (1, "gravel")}
    assert landings(yard("supply-depot"), "coal", "cubes") == expected
    full = yard("supply-depot", cubes=" ".join(["steel"] * 10))
    assert (1, " ".join(["steel"] * 10)) in landings(full, "coal", "cubes")


def test_the_base_game_knows_none_of_it() -> None:
    """X9: without the tiles of the expansion there are no such circles."""
    with pytest.raises(ValueError, match="d5"):
        draw("c4 all*cotton; d5 whistle-a r5; 0: c4")
