"""In which order are precincts resolved that one tile completes (item 25)?"""

import pytest

from tests.campaign.told import Told, at


def test_where_no_whistlestop_touches_two_most_votes_go_first() -> None:
    """R26, item 25: the southern city is worth more."""
    game = at("edge:2 field | . field | edge+votes@0,2 field", hand="split", bag="field").tell("0,1 r0", "none")
    assert [event["votes"] for event in game.events] == [9, 6]
    assert game.now == ("draw", -1)


def test_a_whistlestop_along_one_of_them_gives_no_choice() -> None:
    """Item 25: seat 1 could contest the southern city alone; the northern one has been resolved by then."""
    game = at("edge:2 field | . field | gate field", "", "0,2 2,2", hand="split", bag="field").tell("0,1 r0", "none")
    assert game.now == ("contest", 1)
    assert [event["regions"][0] for event in game.events] == ["0,0 0,1"]


def bridged(*volunteers: str, **facts: object) -> Told:
    """A bridge completes a city in the north and one in the south."""
    drawing = "edge:2 field . | . lawn . | edge field ."
    return at(drawing, *volunteers, hand="bridge", **{"bag": "field", **facts}).tell("0,1 r0")


def test_the_completing_player_chooses_where_a_whistlestop_touches_two() -> None:
    """Item 25: the regions of the tile just laid name the precincts."""
    game = bridged(turn=1).tell("whistlestop 1,2")
    assert game.now == ("order", 1)
    assert game.names == {"resolve 0,1", "resolve 4,1"}
    assert game.tell("resolve 4,1").now == ("contest", 1)
    game.tell("decline")
    assert [tile["tile"] for tile in game.events[0]["tiles"]] == ["0,2", "0,1"]


def test_a_whistlestop_used_in_one_is_gone_for_the_next() -> None:
    """R24, R25, item 25: it has moved into the southern city, and nobody is asked about the northern one."""
    game = bridged().tell("whistlestop 1,2", "resolve 4,1", "contest")
    assert (game["votes"], game.now) == ([6, 0], ("draw", -1))
    assert [event["winners"] for event in game.events] == [[0], []]


def test_one_that_was_not_declared_may_contest_the_next() -> None:
    """R25, item 25."""
    game = bridged().tell("whistlestop 1,2", "resolve 4,1", "decline")
    assert game.now == ("contest", 0)
    game.tell("contest")
    assert [event["winners"] for event in game.events] == [[], [0]]


def test_by_the_other_ruling_votes_alone_decide() -> None:
    """Item 25: `order` by votes asks nobody; the south is worth more."""
    drawing = "edge:2 field . | . lawn . | edge+votes@0,2 field ."
    game = at(drawing, hand="bridge", bag="field", order="votes").tell("0,1 r0", "whistlestop 1,2")
    assert game.now == ("contest", 0)
    assert game.tell("contest").events[0]["votes"] == 9


LONG_WAY = "bend:1 bend:2 | gate:2 road | . road | gate road | bend bend:3"
"""One highway leads from the city in the north all round to that in the south."""


def test_the_choice_is_between_all_that_were_completed() -> None:
    """Item 25: the village, which the whistlestop does not touch, is one of three; the last follows of itself."""
    game = at(LONG_WAY, "", "1,2 2,2", hand="trio", bag="field").tell("0,2 r0", "none")
    assert game.now == ("order", 0)
    assert game.names == {"resolve 0,1", "resolve 2,2", "resolve 4,1"}
    game.tell("resolve 2,2")
    assert (game.now, game.names) == (("order", 0), {"resolve 0,1", "resolve 4,1"})
    game.tell("resolve 0,1", "decline")
    assert game.now == ("contest", 1)


@pytest.mark.parametrize(("chosen", "other"), [("1,0", "3,0"), ("3,0", "1,0")])
def test_what_a_seam_has_closed_is_named_by_the_tile_where_it_lies(chosen: str, other: str) -> None:
    """Items 8, 25: the lane lies against two pieces of country, with the whistlestop of seat 1 between them."""
    game = at("spur", "", "0,0 2,0", hand="lane", bag="road").tell("-1,0 r1", "none")
    assert game.now == ("order", 0)
    assert game.names == {"resolve 0,0 1,0", "resolve 0,0 3,0"}
    game.tell(f"resolve 0,0 {chosen}")
    assert (game.now, game["resolving"]) == (("contest", 1), f"0,0 {chosen}")
    game.tell("decline")
    assert (game.now, game["resolving"]) == (("contest", 1), f"0,0 {other}")
