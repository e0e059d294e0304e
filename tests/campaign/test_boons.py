"""What do media and money give to the player who completes a precinct, by the clauses R29 to R31?"""

import pytest

from tests.campaign.told import Told, at


def completing(north: str, south: str, *volunteers: str, bag: str = "field field field", **facts: object) -> Told:
    """Seat 0 (or `turn`) lays the second city edge and sends nobody."""
    return at(f"{north}:2", *volunteers, hand=south, bag=bag, **facts).tell("0,1 r0", "none")


# ---- media


@pytest.mark.parametrize("turn", [0, 1])
def test_media_bring_a_volunteer_out_of_the_reserve(turn: int) -> None:
    """R29: for the completing player, whoever wins the city."""
    game = completing("edge+media@0,2", "edge", "0,0 0,2", turn=turn)
    assert game["votes"] == [6, 0]
    expected = [[3, 4], [4, 3]][turn]
    assert game["reserve"] == expected
    assert game["supply"] == [[5, 5], [4, 6]][turn]


def test_one_volunteer_a_turn_however_many_symbols() -> None:
    """R29, item 28: two in one city; and one in each of two cities completed together."""
    assert completing("edge+media@0,2", "edge+media@0,2")["reserve"] == [3, 4]
    assert completing("edge+media@0,1+media@0,3", "edge")["reserve"] == [3, 4]
    game = at("edge+media@0,2:2 field | . field | edge+media@0,2 field", hand="split").tell("0,1 r0", "none")
    assert (len(game.events), game["reserve"]) == (2, [3, 4])


def test_media_give_nothing_when_the_reserve_is_empty() -> None:
    """R29: nine volunteers are all there are."""
    game = completing("edge+media@0,2", "edge", reserve=[0, 4])
    assert game["reserve"] == [0, 4]
    assert game["supply"] == [9, 5]


def test_a_symbol_elsewhere_on_the_tile_gives_nothing() -> None:
    """R29, R30, item 22: it is in the country, not in the city."""
    game = completing("edge+media@3,3", "edge+money@3,3")
    assert game["reserve"] == [4, 4]
    assert (game.now, game["turn"]) == (("draw", -1), 1)


def test_the_boon_of_a_township_belongs_to_every_country_around_it() -> None:
    """R28, R29: the block inside the loop is completed, with the township at its corner."""
    game = at("bend:1 bend:2 | bendtown+media@2,2 .", hand="bend").tell("1,1 r3", "none")
    assert game["reserve"] == [3, 4]


def test_votes_are_no_boon() -> None:
    """R29, R30: the third symbol gives the completing player nothing."""
    game = completing("edge+votes@0,2", "edge")
    assert (game["reserve"], game["turn"]) == ([4, 4], 1)


# ---- money


def test_money_offers_another_turn() -> None:
    """R30, R34, item 30: it need not be taken."""
    game = completing("edge+money@0,2", "edge", turn=1)
    assert game.now == ("extra", 1)
    assert game.names == {"extra turn", "no extra turn"}
    assert game.tell("no extra turn")["turn"] == 0
    game = completing("edge+money@0,2", "edge", turn=1).tell("extra turn")
    assert (game.now, game["turn"], game["row"]) == (("draw", -1), 1, 2)
    assert game.tell("draw field").now == ("place", 1)


def test_one_extra_turn_for_each_turn_however_much_money() -> None:
    """R30: two symbols give one; after the extra turn, in which nothing is completed, the next player is in turn."""
    game = completing("edge+money@0,2", "edge+money@0,2").tell("extra turn", "draw field", "1,0 r0", "none")
    assert (game.now, game["turn"], game["row"]) == (("draw", -1), 1, 1)


@pytest.mark.parametrize(("row", "asked"), [(1, "extra"), (2, "extra"), (3, "draw")])
def test_three_turns_in_a_row_are_the_most(row: int, asked: str) -> None:
    """R30, item 31: the normal one and two more."""
    game = completing("edge+money@0,2", "edge", row=row)
    assert game.now[0] == asked
    if asked == "draw":
        assert (game["turn"], game["row"]) == (1, 1)


def test_the_count_begins_anew_with_the_next_player() -> None:
    """R30, item 31: seat 0 ends a third turn in a row, and the city that seat 1 completes then earns one again."""
    game = at("edge:2 field edge+money@0,2:2", hand="field", row=3, bag="edge field")
    game.tell("1,1 r0", "none", "draw edge", "2,1 r0", "none")
    assert (game.now, game["row"]) == (("extra", 1), 1)


def test_without_a_tile_in_the_bag_there_is_no_extra_turn() -> None:
    """R30, item 29: it is Election Day."""
    assert completing("edge+money@0,2", "edge", bag="").over
    assert completing("edge+money@0,2", "edge", bag="field").now == ("extra", 0)


def test_an_extra_turn_in_which_nothing_can_be_laid_is_election_day() -> None:
    """R30, R35, items 7, 29: it is offered while the bag holds a tile."""
    game = completing("edge+money@0,2", "edge", "0,0 0,2", bag="city city")
    assert (game.now, game["votes"]) == (("extra", 0), [6, 0])
    assert game.tell("extra turn").over
    assert game["votes"] == [6 + 1 + 1, 0]


# ---- whoever wins


@pytest.mark.parametrize(("north", "south"), [("", ""), ("0,0 0,2", "0,2 0,2")])
def test_boons_come_though_nobody_controls_the_precinct(north: str, south: str) -> None:
    """R31, item 14: a city without any office, and one with an office of each."""
    game = at("edge+media@0,1+money@0,3:2 field | . field | edge field", north, south, hand="hall", bag="field")
    game.tell("0,1 r0", "none")
    assert (game["votes"], game["reserve"], game.now) == ([0, 0], [3, 4], ("extra", 0))
    assert game.events[0]["boons"] == ["media", "money"]


def test_boons_come_though_another_wins() -> None:
    """R31: seat 1 scores, seat 0 has the volunteer and the turn."""
    game = completing("edge+media@0,1+money@0,3", "edge", "", "0,0 0,2")
    assert (game["votes"], game["reserve"], game.now) == ([0, 6], [3, 4], ("extra", 0))


def test_the_volunteer_of_the_media_is_there_for_the_extra_turn() -> None:
    """R29, R30: media first; the supply was empty."""
    stops = "1,0 2,0; 1,0 2,3; 1,0 3,2; 1,1 2,0; 1,1 3,2"
    game = at("edge+media@0,1+money@0,3:2 fork:3 | . fork:3", stops, hand="edge", bag="field field")
    assert game["supply"] == [0, 5]
    game.tell("0,1 r0", "done", "extra turn", "draw field", "-1,0 r0")
    assert (game.now, game["supply"]) == (("volunteer", 0), [1, 5])
