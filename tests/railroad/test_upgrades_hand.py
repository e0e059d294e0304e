"""Do the upgrades that concern tiles in hand do what their clauses say? (U9, U15)."""

from collections import Counter
from typing import Any

import pytest

from tests.railroad.drawn import Edition, draw, first_words, has, offered, play
from whistlepost import Table
from whistlepost.railroad.components import load

BOX = Counter({tile.id: tile.count for tile in load().tiles if tile.kind != "end"})
OPEN = "lumber-a lumber-b lumber-c"
FULL = "plain-b plain-b plain-c"


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def owner(card: str, hand: str, text: str = "0: coast5; 1: coast6", **facts: Any) -> Table:
    """The first seat owns the card."""
    facts = {"hands": [hand, FULL], "open": OPEN, "upgrades": card, "round": 4, **facts}
    return draw(text, **facts)


def hand(table: Table, seat: int = 0) -> list[str]:
    return [tile.removesuffix("!") for tile in str(has(table, "hands", seat)).split()]


# ---- U9


def test_the_compass_finds_any_tile_of_the_stack() -> None:
    """U9: of every kind that is left; open tiles can be taken as before."""
    table = play(owner("compass", "plain-a plain-e"), "end")
    left = BOX - Counter(["plain-a", "plain-e", *FULL.split(), *OPEN.split()])
    assert offered(table, "search") == set(left)
    assert offered(table, "open") == set(OPEN.split())
    play(table, "search town-1a")
    assert (sorted(hand(table)), table.seat) == (["plain-a", "plain-e", "town-1a"], 1)


def test_the_compass_counts_for_every_tile_of_the_refilling() -> None:
    """U9: each may be chosen, what was taken is gone."""
    table = play(owner("compass", ""), "end", "search town-1a")
    assert "search town-1a" not in table.names()
    play(table, "search steel-a", "open lumber-b")
    assert sorted(hand(table)) == ["lumber-b", "steel-a", "town-1a"]


def test_nobody_else_sees_what_the_compass_found() -> None:
    """U9 T8: it comes from the hidden stack."""
    table = play(owner("compass", "plain-a plain-e"), "end", "search town-1a")
    assert "town-1a" not in str(table.view(1))
    assert "town-1a" not in str(table.view(None))
    assert "search town-1a" in [answer.name for answer in table.log(0)]
    assert "town-1a" not in str(table.log(1))


def test_only_the_searching_player_sees_the_stack_and_only_then() -> None:
    """U9 T8: the others know how many tiles it has."""
    table = play(owner("compass", "plain-a plain-e"), "end")
    assert "town-1a" in str(table.view(0)["stack"])
    assert isinstance(table.view(1)["stack"], int)
    assert isinstance(play(table, "search town-1a").view(0)["stack"], int)


def test_the_stack_is_shuffled_after_a_search() -> None:
    """U9: what was put under it is somewhere in it then."""
    table = play(owner("compass", "plain-a plain-e", bottom=["1 coal-yard", "0 town-2a"]), "end")
    assert {"search coal-yard", "search town-2a"} <= set(table.names())
    assert play(table, "search town-1a").position()["bottom"] == []


def test_without_the_compass_nobody_searches() -> None:
    """U9: its owner alone."""
    table = play(owner("depot", "plain-a", upgrades=["", "compass"]), "end")
    assert first_words(table) == {"open", "draw"}


# ---- U15

PRICE = "cotton lumber whiskey"


def test_the_extra_boiler_fills_the_hand_to_five_at_once() -> None:
    """U15: all of it, then the open tiles are replaced and the turn goes on."""
    table = owner("", "plain-a plain-d plain-e", market="extra-boiler", cubes=PRICE, coal=1)
    play(table, "buy extra-boiler")
    assert (table.question, sorted(table.names())) == ("refill", ["draw", *(f"open {tile}" for tile in OPEN.split())])
    play(table, "open lumber-b")
    assert table.question == "refill"
    play(table, "draw")
    assert (table.seat, table.question, len(hand(table))) == (0, "turn", 5)
    assert "-" not in str(table.position()["open"]).split()


def test_a_hand_that_was_smaller_is_filled_to_five_too() -> None:
    """U15: tiles were played before it was bought."""
    table = play(owner("", "plain-a", market="extra-boiler", cubes=PRICE), "buy extra-boiler", *["draw"] * 4)
    assert (table.question, len(hand(table))) == ("turn", 5)


def test_the_compass_counts_when_the_boiler_is_bought() -> None:
    """U15 U9: also when both come in one turn."""
    table = play(owner("compass", "plain-a", market="extra-boiler", cubes=PRICE), "buy extra-boiler")
    assert "search town-1a" in table.names()
    both = owner("", "plain-a", market="compass extra-boiler", cubes=f"{PRICE} cotton gravel whiskey")
    assert "search town-1a" in play(both, "buy compass", "buy extra-boiler").names()


def test_five_tiles_are_held_at_the_end_of_the_turn() -> None:
    """U15 T5: refilled to five."""
    table = play(owner("extra-boiler", "plain-a plain-d plain-e"), "end", "draw")
    assert (table.seat, table.question) == (0, "refill")
    assert len(hand(play(table, "draw"))) == 5
    assert table.seat == 1


def test_five_tiles_may_be_played_in_one_move() -> None:
    """U15 M9: four plain ones and one with a stop, from the first column to the sixth."""
    table = draw("a4 all*cotton; 0: a4", coal=1, upgrades="extra-boiler", hands=f"{'plain-b ' * 4}cotton-d")
    play(table, "coal 1 sw", "lay plain-b r3", "lay plain-b r0", "lay plain-b r3", "lay plain-b r0", "lay cotton-d r0")
    assert (has(table, "trains").split()[0], has(table, "cubes"), hand(table)) == ("f5", "cotton", [])


def test_the_boiler_spares_the_fame_for_special_tiles() -> None:
    """U15 E5: a town, a yard and a mine in hand at the end."""
    held = ["town-1a coal-yard gold-mine", "town-2a coal-yard trading-post"]
    table = draw("", hands=held, fame=[50, 50], upgrades="extra-boiler", over=True, ask=[])
    assert table.scores() == [50 + 5, 50 - 30]


def bought_away(held: str, **facts: Any) -> Table:
    """The second seat's Extra Boiler is bought by the first."""
    facts = {"hands": [FULL, held], "cubes": f"{PRICE} steel", "upgrades": ["", "extra-boiler"], **facts}
    return play(draw("0: coast5; 1: coast6", **{"open": OPEN, "round": 4, **facts}), "buy extra-boiler", "give steel")


def until_turn(table: Table) -> Table:
    while table.question != "turn":
        table.play(table.options()[0])
    return table


def test_whose_boiler_is_bought_away_discards_down_to_three_at_once() -> None:
    """U15: of his choice, out of turn, to the bottom of the stack."""
    table = bought_away("plain-a plain-d plain-e cotton-a town-1a")
    while table.seat == 0:
        table.play("draw")
    assert (table.question, offered(table, "shed")) == (
        "shed",
        {"plain-a", "plain-d", "plain-e", "cotton-a", "town-1a"},
    )
    play(table, "shed town-1a")
    assert offered(table, "shed") == {"plain-a", "plain-d", "plain-e", "cotton-a"}
    until_turn(play(table, "shed plain-a"))
    assert sorted(hand(table, 1)) == ["cotton-a", "plain-d", "plain-e"]
    assert table.position()["bottom"] == ["1 town-1a", "1 plain-a"]
    assert (table.seat, len(hand(table)), has(table, "upgrades")) == (0, 5, "extra-boiler")


@pytest.mark.parametrize(("held", "shed"), [("plain-a plain-d plain-e cotton-a", 1), ("plain-a plain-d plain-e", 0)])
def test_who_holds_less_than_five_discards_less(held: str, shed: int) -> None:
    """U15: down to three, no further."""
    table = until_turn(bought_away(held))
    assert len(hand(table, 1)) == 3
    assert str(table.position()["bottom"]).count("1 ") == shed


def test_only_who_discards_knows_what_lies_under_the_stack() -> None:
    """U15 T8: it goes there face down."""
    table = until_turn(bought_away("plain-a plain-d plain-e cotton-a town-1a"))
    known = [table.view(seat)["bottom"] for seat in (0, 1, None)]
    assert known == [["1 ?", "1 ?"], table.position()["bottom"], ["1 ?", "1 ?"]]
    assert [answer.name for answer in table.log(0) if answer.name.startswith("shed")] == ["shed ?", "shed ?"]


def test_what_lies_under_the_stack_is_drawn_last() -> None:
    """U15: not while the stack holds anything else."""
    table = play(owner("", "plain-a", bottom=["0 town-1a"]), "end")
    state = table.state.copy()
    state.play(table.parse("draw"))
    names = [table.game.action_name(action, state) for action in state.options()]
    assert "tile town-1a" not in names
    assert "tile town-1b" in names
