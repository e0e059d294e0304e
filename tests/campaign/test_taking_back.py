"""Who may take which volunteers back at the end of a turn, by the clauses R32 to R34?"""

import pytest

from tests.campaign.told import Told, at

SEWN = "edge:2 | edge"
"""A completed city."""


def ended(drawing: str, *volunteers: str, hand: str = "field", place: str = "0,2 r0", **facts: object) -> Told:
    """A turn is over but for its end: a tile was laid away from everything, and nobody was sent."""
    facts = {"bag": "field field field", **facts}
    return at(drawing, *volunteers, hand=hand, **facts).tell(place, "none")


def test_offices_in_completed_precincts_and_whistlestops_on_completed_highways_may_come_back() -> None:
    """R32: any number, one after the other, each to the supply."""
    game = ended(f"{SEWN} | field", "0,0 0,2 down", place="1,1 r0")
    assert game.now == ("take", 0)
    assert game.names == {"take 0,0 0,1", "done"}
    game = ended("bridge | edge", "0,0 4,2 down; 0,0 1,2", place="0,2 r0")
    assert game.names == {"take 0,0 4,1", "take 0,0 1,2", "done"}
    game.tell("take 0,0 4,1")
    assert game.names == {"take 0,0 1,2", "done"}
    game.tell("take 0,0 1,2")
    assert game["supply"] == [5, 5]
    assert game["turn"] == 1  # nothing is left to be taken, and the turn is over


def test_they_may_stay_and_come_back_later() -> None:
    """R32."""
    game = ended(SEWN, "0,0 0,2 down").tell("done")
    assert game["volunteers"] == [["0,0 0,1 down"], []]
    game.tell("draw field", "1,0 r0", "none", "draw field", "1,1 r0", "none")
    assert game.now == ("take", 0)


def test_what_has_come_back_cannot_be_put_back() -> None:
    """R32: the turn is over, and a completed precinct is never on a new tile."""
    game = ended(SEWN, "0,0 0,2 down").tell("take 0,0 0,1")
    assert game.now == ("draw", -1)
    assert game["supply"] == [5, 5]
    assert game["scored"] == ["0,0 0,1"]


def test_nobody_takes_back_another_s() -> None:
    """R32, item 15: seat 1 has the city, and seat 0 ends his turn."""
    assert ended(SEWN, "", "0,0 0,2 down").now == ("draw", -1)


def test_they_come_back_at_the_end_of_one_s_own_turn_only() -> None:
    """R32, item 15: seat 0 has the city, and seat 1 ends his turn."""
    assert ended(SEWN, "0,0 0,2 down", turn=1).now == ("draw", -1)


def test_an_office_set_in_this_turn_stays_until_a_later_one() -> None:
    """R32, item 16: in an extra turn it may be taken back."""
    game = at("edge+money@0,2:2", "0,0 0,2", hand="edge", bag="field field").tell("0,1 r0", "none")
    assert game.now == ("extra", 0)
    assert game["volunteers"][0] == ["0,0 0,1 down new"]
    game.tell("extra turn", "draw field", "1,0 r0", "none")
    assert game.now == ("take", 0)
    assert game.names == {"take 0,0 0,1", "done"}


def test_in_the_turn_of_its_setting_others_may_be_taken() -> None:
    """R32, item 16: the whistlestop on the bridge, but not the office in the city that the turn has sewn up."""
    game = at("bridge", "0,0 1,2; 0,0 4,2", hand="edge", bag="field").tell("0,1 r0", "none", "decline")
    assert game["volunteers"][0] == ["0,0 4,1 down new", "0,0 1,2"]
    assert game.names == {"take 0,0 1,2", "done"}


def test_nothing_comes_back_from_what_is_not_complete() -> None:
    """R33: an office in an open city, a whistlestop on an open highway."""
    game = ended("gate", "0,0 0,2; 0,0 4,2; 0,0 2,0", place="1,0 r0")
    assert game.now == ("draw", -1)


def test_a_precinct_that_nobody_controls_holds_nothing_to_take() -> None:
    """R23, R32: what took part has gone home already."""
    game = at("gate:2 | hall", "0,1 2,2", "0,0 4,2", hand="edge", bag="field")
    assert game.tell("0,2 r0", "none", "contest").now == ("draw", -1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_then_the_next_player_has_his_turn(players: int) -> None:
    """R34: clockwise, the last before the first."""
    for turn in range(players):
        game = at("field", players=players, turn=turn, hand="field", bag="field").tell("1,0 r0", "none")
        assert game["turn"] == (turn + 1) % players
        assert game.tell("draw field").now == ("place", (turn + 1) % players)


def test_an_extra_turn_comes_before_the_next_player_s() -> None:
    """R34: and after what is taken back."""
    game = at("bridge", "0,0 1,2", hand="edge+money@0,2", bag="field field")
    game.tell("0,1 r0", "none", "decline")
    assert game.now == ("take", 0)
    assert game.tell("done").now == ("extra", 0)
    assert game.tell("extra turn")["turn"] == 0
