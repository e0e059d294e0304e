"""Do precincts and highways reach as far as the clauses R17 to R20 say?"""

import pytest

from tests.campaign.drawn import draw, has, names, play
from tests.campaign.told import at, day


def free(drawing: str, *volunteers: str, hand: str, place: str, **rulings: str) -> set[str]:
    """Where a volunteer may go on the tile in hand, laid at that place."""
    game = at(drawing, *volunteers, hand=hand, **rulings).tell(place)
    return game.names - {"none"} if game.now[0] == "volunteer" else set()


# ---- precincts


def test_a_highway_bounds_a_precinct() -> None:
    """R17: the country on the near side of the road is taken, that on the far side is free."""
    assert free("field", "0,0 2,2", hand="road", place="1,0 r0") == {"office 0,3", "whistlestop 0,2"}


def test_a_city_limit_bounds_a_precinct() -> None:
    """R17."""
    assert free("field", "0,0 2,2", hand="edge", place="1,0 r0") == {"office 0,1"}


@pytest.mark.parametrize(("seam", "found"), [("closes", {"office 0,0"}), ("joins", set())])
def test_a_change_of_kind_bounds_a_precinct(seam: str, found: set[str]) -> None:
    """R17, item 8: unless suburb and country join."""
    assert free("lawn", "0,0 2,2", hand="field", place="1,0 r0", seam=seam) == found


@pytest.mark.parametrize(("seam", "found"), [("closes", {"office 0,0"}), ("joins", set())])
def test_nothing_joins_at_a_corner(seam: str, found: set[str]) -> None:
    """R17, item 8: two fields touch at their corners, with lawns between; these join them if seams join."""
    places = {"place": "1,1 r0", "hand": "field", "mixing": "spot"}
    assert free("field lawn | lawn .", "0,0 2,2", **places, seam=seam) == found


def test_sides_join_half_by_half() -> None:
    """R17: along the county line country joins country and suburb suburb."""
    assert free("county", "0,0 2,0", hand="county", place="0,1 r0") == {"office 0,3", "whistlestop 0,2"}
    assert free("county", "0,0 2,4", hand="county", place="0,1 r0") == {"office 0,0", "whistlestop 0,2"}


def test_a_precinct_runs_on_until_it_is_bounded() -> None:
    """R17: an office twenty fields away."""
    assert free(" ".join(["field"] * 20), "0,0 2,2", hand="field", place="20,0 r0") == set()


# ---- highways

ARMS = {"fork": ("2,0", "2,3", "3,2"), "cross": ("0,2", "2,0", "2,3", "3,2")}


def stops(found: set[str]) -> set[str]:
    return {name.removeprefix("whistlestop ") for name in found if name.startswith("whistlestop")}


@pytest.mark.parametrize(
    ("tile", "place", "joined"),
    [("fork", "0,1 r2", "3,2"), ("fork", "0,1 r1", "2,0"), ("cross", "0,1 r0", "0,2")],
)
def test_an_intersection_ends_every_highway_that_meets_there(tile: str, place: str, joined: str) -> None:
    """R18: only the arm that goes on from the road is taken."""
    assert stops(free("road", "0,0 2,2", hand=tile, place=place)) == {*ARMS[tile]} - {joined}


def test_a_township_ends_highways_only_on_an_intersection() -> None:
    """R18, item 21: it stands on a bend without ending anything."""
    assert stops(free("road", "0,0 2,2", hand="bendtown", place="0,1 r0")) == set()
    assert stops(free("road", "0,0 2,2", hand="forktown", place="0,1 r2")) == {"2,0", "2,3"}
    assert stops(free("road", "0,0 2,2", hand="crosstown", place="0,1 r0")) == {"2,0", "2,3", "3,2"}


def test_a_city_limit_ends_a_highway() -> None:
    """R18: another one begins on the other side of the city."""
    assert stops(free("gate:2 | hall", "0,0 3,2", hand="gate", place="0,2 r0")) == {"1,2"}


@pytest.mark.parametrize("tile", ["road", "bend", "lane"])
def test_a_highway_ends_nowhere_else(tile: str) -> None:
    """R18: not at the border of a tile, in a bend, or where the land beside it changes."""
    assert stops(free("road", "0,0 2,2", hand=tile, place="0,1 r0")) == set()


# ---- when they are complete


def test_a_precinct_without_an_open_edge_is_complete() -> None:
    """R19: the second of two city edges completes it, the hall between them does not."""
    table = draw("edge", "0,0 0,2", hand="edge")
    assert has(play(table, "0,-1 r2", "none"), "votes") == [6, 0]
    table = draw("edge", "0,0 0,2", hand="hall")
    assert has(play(table, "0,-1 r0", "none"), "votes") == [0, 0]
    table = draw("edge:2 | hall", "0,0 0,2", hand="edge")
    assert has(play(table, "0,2 r0", "none"), "votes") == [9, 0]


def test_a_precinct_may_join_itself_in_a_ring() -> None:
    """R19: the last of four city corners closes the ring; a hole inside it is no open edge."""
    table = draw("corner:1 corner:2 | corner .", "0,0 0,2", hand="corner")
    play(table, "1,1 r3", "none")
    assert has(table, "votes") == [12, 0]


def test_a_completed_highway_scores_nothing() -> None:
    """R19: the road between two crossings."""
    game = at("cross | road", "0,1 2,2", hand="cross", bag="cross")
    game.tell("0,2 r0", "none")
    assert game["votes"] == [0, 0]
    assert game.names == {"take 0,1 0,2", "done"}


def test_a_highway_with_one_end_is_not_complete() -> None:
    """R19: so its whistlestop cannot be taken back."""
    game = at("cross", "0,0 3,2", hand="road", bag="cross").tell("0,1 r0", "none")
    assert game.now == ("draw", -1)


def test_a_loop_is_complete() -> None:
    """R19: four bends; the block inside is complete as well."""
    game = at("bend:1 bend:2 | bend .", "0,0 2,2", hand="bend", bag="bend")
    game.tell("1,1 r3", "none")
    assert game.now == ("contest", 0)
    assert game.tell("decline").names == {"take 0,0 0,2", "done"}


def test_what_has_no_open_edge_at_birth_is_complete_when_laid() -> None:
    """R19, item 40: a village inside its tile, and a bridge from city to city."""
    table = draw("field", hand="village")
    play(table, "1,0 r0", "office 2,2")
    assert has(table, "votes") == [3, 0]
    game = at("edge", hand="bridge").tell("0,-1 r0", "whistlestop 1,2", "decline")
    assert game.names == {"take 0,-1 1,2", "done"}


def test_a_seam_closes_a_precinct_in_which_the_tile_has_no_part() -> None:
    """R19, item 8: the country west of the hall is one side long, and the lawn lies against it."""
    table = draw("hall", "0,0 2,0", hand="lawn", bag="field")
    assert "-1,0 r0" in names(table)
    play(table, "-1,0 r0", "none")
    assert has(table, "votes") == [1, 0]
    assert has(table, "volunteers") == [["0,0 1,0 down"], []]


def test_where_seams_join_it_stays_open() -> None:
    """R19, item 8: the lawn has three open sides."""
    table = draw("hall", "0,0 2,0", hand="lawn", bag="city hall", seam="joins")
    play(table, "-1,0 r0")
    assert has(table, "volunteers") == [["0,0 1,0"], []]
    assert has(table, "votes") == [0, 0]


# ---- what lies beside a highway


def test_a_highway_borders_what_lies_on_either_side() -> None:
    """R20, item 9: the stem of a fork; the country beyond the bar only touches it at the intersection."""
    found = day("field | fork", "", "0,1 4,2")
    assert found.influence() == {"0,1 3,0": [0, 1], "0,1 3,3": [0, 1]}


def test_a_bare_corner_is_no_border() -> None:
    """R20, item 9: the west arm borders north and south-west, not the country south-east of the intersection."""
    found = day("field | fork", "", "0,1 2,0")
    assert found.influence() == {"0,0 0,0": [0, 1], "0,1 3,0": [0, 1]}


def test_a_highway_borders_along_its_whole_length() -> None:
    """R20, item 9: round a bend to a belt that is two tiles away."""
    found = day("belt bend:2 | . cross", "", "1,1 0,2")
    assert set(found.influence()) >= {"0,0 1,0", "0,0 3,0"}


@pytest.mark.parametrize(("city_end", "city"), [("borders", {"0,0 0,1"}), ("apart", set())])
def test_a_highway_borders_the_city_at_whose_limit_it_ends(city_end: str, city: set[str]) -> None:
    """R20, item 9: and the country beside it by either ruling; the stop is a tile away."""
    found = day("gate | road", "", "0,1 2,2", city_end=city_end)
    assert set(found.influence()) == {"0,0 1,0", "0,0 1,3"} | city


@pytest.mark.parametrize(("city_end", "question"), [("borders", ("contest", 1)), ("apart", ("draw", -1))])
def test_the_ruling_holds_for_contests_too(city_end: str, question: tuple[str, int]) -> None:
    """R20, item 9."""
    game = at("gate", "", "0,0 4,2", hand="edge", city_end=city_end).tell("0,-1 r2", "none")
    assert game.now == question


def test_a_road_that_passes_a_city_does_not_border_it() -> None:
    """R20, item 9: on the belt the suburb lies between them."""
    assert set(day("belt", "", "0,0 2,2").influence()) == {"0,0 1,0", "0,0 3,0"}
