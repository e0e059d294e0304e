"""Are volunteers sent as the clauses R13 to R16 say?"""

import pytest

from tests.campaign.drawn import asked, draw, has, names, play, tokens
from tests.campaign.told import at

COUNTRY = "field hall | . edge"
"""A field at 0,1 would join the country west of the hall with that at its foot."""

# ---- where


def test_a_volunteer_goes_to_a_region_or_an_arm_of_the_tile_just_laid() -> None:
    """R13: nowhere else, one only, and out of the supply."""
    table = draw("field", hand="fork", turn=1, mixing="tile")
    play(table, "0,-1 r2")
    assert asked(table) == ("volunteer", 1)
    assert names(table) == {
        *("office 0,0", "office 3,0", "office 3,3"),
        *("whistlestop 2,0", "whistlestop 2,3", "whistlestop 3,2"),
        "none",
    }
    play(table, "whistlestop 3,2")
    assert tokens(table, 1) == ["0,-1 3,2"]
    assert has(table, "supply") == [5, 4]
    assert asked(table)[1] != 1


def test_an_office_of_anybody_bars_the_precinct() -> None:
    """R14: the player's own as well as another's, anywhere in the precinct as it is now."""
    for volunteers in (("0,0 4,4", ""), ("", "0,0 4,4")):
        table = draw("field field field", *volunteers, hand="edge")
        play(table, "3,0 r0")
        assert names(table) == {"office 0,1", "none"}


def test_what_the_tile_has_joined_is_barred_too() -> None:
    """R14: the field makes its own country and that at the foot of the hall one precinct, and an office is there."""
    table = draw(COUNTRY, "", "1,1 4,4", hand="field")
    play(table, "0,1 r0")
    assert asked(table)[0] != "volunteer"  # nothing on it is free


def test_a_whistlestop_bars_its_highway_and_nothing_else() -> None:
    """R14: neither the fields beside it nor the other arms of the crossing."""
    table = draw("road", "0,0 2,2", hand="cross")
    play(table, "0,1 r0")
    assert names(table) == {
        *("office 3,0", "office 3,3", "office 0,0", "office 0,3"),
        *("whistlestop 2,0", "whistlestop 2,3", "whistlestop 3,2"),
        "none",
    }


@pytest.mark.parametrize("volunteers", [("0,0 2,2", ""), ("", "0,0 2,2")])
def test_a_whistlestop_far_along_the_highway_bars_it(volunteers: tuple[str, str]) -> None:
    """R14: round a bend, of whomever it is."""
    table = draw("road . | bend .", *volunteers, hand="road")
    play(table, "1,1 r1")
    assert names(table) == {"office 0,0", "office 0,3", "none"}


def test_a_face_down_office_bars_nothing_that_can_be_entered() -> None:
    """R14: it lies in a completed precinct; the country around is free."""
    table = draw("edge:2 | edge", "0,0 0,2 down", hand="field")
    play(table, "0,2 r0")
    assert names(table) == {"office 0,0", "none"}


# ---- joining


def test_joined_precincts_keep_all_their_volunteers() -> None:
    """R15: until the precinct is completed."""
    table = draw(COUNTRY, "0,0 2,2", "1,1 4,4", hand="field", players=3)
    play(table, "0,1 r0")
    assert has(table, "volunteers") == [["0,0 0,0"], ["1,1 1,0"], []]
    assert has(table, "supply") == [4, 4, 5]


def test_joined_highways_keep_theirs_too() -> None:
    """R15: each on the arm where it was put."""
    table = draw("cross cross | . road | cross cross", "0,0 3,2", "0,2 0,2", hand="road")
    play(table, "0,1 r0", "none")
    assert has(table, "volunteers") == [["0,0 3,2"], ["0,2 0,2"]]


# ---- before the check


def test_a_volunteer_may_enter_what_this_very_tile_completes() -> None:
    """R16, item 32: and wins it."""
    table = draw("edge", hand="edge")
    play(table, "0,-1 r2")
    assert names(table) == {"office 0,1", "office 1,0", "none"}
    play(table, "office 0,1")
    assert has(table, "votes") == [6, 0]
    assert has(table, "volunteers") == [["0,-1 0,1 down"], []]


def test_a_whistlestop_on_a_completed_highway_contests_at_once_and_may_come_back_at_once() -> None:
    """R16, item 32: the bridge lies between two city limits, and completes the city to the south."""
    game = at("edge", hand="bridge", bag="edge")
    game.tell("0,-1 r0")
    assert "whistlestop 1,2" in game.names
    game.tell("whistlestop 1,2")
    assert game.now == ("contest", 0)
    game.tell("decline")
    assert game.now == ("take", 0)
    assert game.names == {"take 0,-1 1,2", "done"}
    assert game.tell("take 0,-1 1,2")["supply"] == [5, 5]


# ---- forgoing


def test_nobody_has_to_send_a_volunteer() -> None:
    """R13, item 33."""
    table = draw("field", hand="field")
    play(table, "0,1 r0")
    assert names(table) == {"office 0,0", "none"}
    play(table, "none")
    assert has(table, "supply") == [5, 5]
    assert has(table, "volunteers") == [[], []]


@pytest.mark.parametrize(("seat", "question"), [(0, "draw"), (1, "volunteer")])
def test_with_an_empty_supply_nobody_is_asked(seat: int, question: str) -> None:
    """R13, item 33: seat 0 has all five on highways, seat 1 none."""
    stops = "; ".join(f"{x},0 0,2" for x in range(5))
    game = at("cross cross cross cross cross", stops, "", hand="cross", turn=seat)
    game.tell("5,0 r0")
    assert game.now[0] == question
