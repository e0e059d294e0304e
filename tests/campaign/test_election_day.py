"""Is Election Day held as the clauses R35 to R41 say?"""

import pytest

from tests.campaign.drawn import draw, has, play
from tests.campaign.told import at, day
from whistlepost.campaign.scoring import winners

# ---- when


def test_it_comes_when_the_last_tile_is_placed_and_its_turn_is_over() -> None:
    """R35: after what is taken back."""
    game = at("edge:2 | edge", "0,0 0,2 down", hand="field", bag="").tell("0,2 r0")
    assert not game.over
    game.tell("none")
    assert (game.now, game.over) == (("take", 0), False)
    assert game.tell("done").over
    assert game.names == set()


def test_it_does_not_come_while_a_tile_is_in_the_bag() -> None:
    """R35."""
    assert not at("field", hand="field", bag="field").tell("0,1 r0", "none").over


def test_the_winner_by_a_last_tile_is_settled_first() -> None:
    """R35, R24: the city is sewn up in play and then radiates."""
    game = at("edge", "0,0 0,2", hand="edge", bag="").tell("0,-1 r2", "none")
    assert [event["when"] for event in game.events] == ["play", "election", "election"]
    assert game["votes"] == [6 + 1 + 1, 0]


# ---- what is scored

SEWN = "edge:2 | edge"


def test_uncompleted_precincts_are_scored() -> None:
    """R36: city, suburb and country alike."""
    game = day("belt", "0,0 0,2; 0,0 1,0", "0,0 4,0")
    assert game.worth() == {"0,0 0,1": 2, "0,0 1,0": 1, "0,0 3,0": 1}
    assert game["votes"] == [3, 1]


@pytest.mark.parametrize(("uncontrolled", "votes"), [("scored", 4), ("unscored", 0)])
def test_completed_precincts_without_a_controller_are_scored(uncontrolled: str, votes: int) -> None:
    """R36, item 17: a city completed long ago, with a whistlestop at its gate; the country by the road apart."""
    game = day("edge:2 | gate | road", "", "0,2 2,2", uncontrolled=uncontrolled)
    assert game["votes"][1] == votes + 2 + 2
    assert ("0,0 0,1" in game.influence()) == (uncontrolled == "scored")


def test_what_is_contested_in_vain_on_the_last_tile_is_scored_on_the_day() -> None:
    """R23, R36, item 17: seat 1 declines, seat 0 has nothing; then the whistlestop counts by itself."""
    game = at("gate", "", "0,0 4,2", hand="edge", bag="").tell("0,-1 r2", "none", "decline")
    assert game["votes"] == [0, 4 + 1 + 1]


def test_sewn_up_precincts_are_not_scored_again() -> None:
    """R36: the offices in them count for their neighbours alone."""
    game = day(f"{SEWN} | field", "0,0 0,2 down", "")
    assert set(game.influence()) == {"0,0 1,0", "0,1 1,0"}


def test_nor_if_their_office_was_taken_back() -> None:
    """R36, item 19: and then nothing radiates."""
    game = day(f"{SEWN} | field", "", "", scored=["0,0 0,2"], votes=[6, 0])
    assert (game["votes"], game.events) == ([6, 0], [])
    game = at(SEWN, "0,0 0,2 down", hand="field", bag="").tell("0,2 r0", "none", "take 0,0 0,1")
    assert (game["votes"], game.events) == ([0, 0], [])


# ---- influence


def test_offices_whistlestops_and_sewn_up_neighbours_count_by_themselves() -> None:
    """R37: two, one and one; nobody is asked."""
    game = day("edge:2 | gate | road", "0,2 0,0", "0,2 2,2", "0,0 0,2 down")
    (west,) = [event for event in game.events if event["regions"][0] == "0,1 1,0"]
    assert west["influence"] == [
        {"offices": 2, "whistlestops": 0, "neighbours": 0, "total": 2},
        {"offices": 0, "whistlestops": 1, "neighbours": 0, "total": 1},
        {"offices": 0, "whistlestops": 0, "neighbours": 1, "total": 1},
    ]


def test_a_whistlestop_counts_in_all_precincts_that_it_touches_and_stays() -> None:
    """R37."""
    game = day("edge:2 | gate | road", "", "0,2 2,2")
    assert game.influence() == {"0,0 0,1": [0, 1], "0,1 1,0": [0, 1], "0,1 1,3": [0, 1]}
    assert game["volunteers"] == [[], ["0,2 0,2"]]


def test_several_whistlestops_on_one_highway_count_one_each() -> None:
    """R37, item 35."""
    game = day("road | road", "", "0,0 2,2; 0,1 2,2")
    assert game.influence() == {"0,0 0,0": [0, 2], "0,0 0,3": [0, 2]}


def test_several_offices_in_one_precinct_count_two_each() -> None:
    """R37, item 36."""
    assert day("field field edge:1", "0,0 0,0; 1,0 0,0", "").influence() == {"0,0 0,0": [4, 0]}


def test_offices_in_uncompleted_neighbours_do_not_radiate() -> None:
    """R38: the open city beside the country."""
    assert day("edge field", "0,0 0,2").influence() == {"0,0 0,1": [2, 0]}


LAWNS = ". lawn . | lawn field lawn | . lawn . | . lawn ."
"""The field is closed in by seams."""


@pytest.mark.parametrize(
    ("drawing", "office", "near"),
    [
        ("edge:2 | edge field", "0,0 0,2 down", {"0,0 1,0", "0,1 1,0"}),  # a city limit at each end
        ("bend:1 bend:2 | bend bend:3 | field .", "0,0 0,3 down", {"0,0 0,0"}),  # a highway on four sides
        (
            ". lawn . | lawn field lawn | . lawn . | . lawn .",
            "1,1 0,0 down",
            {"1,0 0,0", "0,1 0,0", "2,1 0,0", "1,2 0,0"},
        ),
    ],
)
def test_a_face_down_office_counts_once_in_each_neighbour(drawing: str, office: str, near: set[str]) -> None:
    """R37, item 34: beyond a city limit, a highway or a seam, however long the boundary."""
    game = day(drawing, office)
    assert game.influence() == {precinct: [1, 0] for precinct in near}


def test_corners_do_not_make_neighbours() -> None:
    """R37, item 34: the block inside the loop meets the country in the south-east in the middle of a crossing only."""
    game = day("bend:1 bend:2 . | bend cross cross", "0,0 0,3 down")
    assert game.influence() == {"0,0 0,0": [1, 0]}


def test_a_seam_that_joins_leaves_one_precinct() -> None:
    """R37, R39, item 8: suburb and country are one precinct of three tiles, or the suburb is one by itself."""
    joined = day("lawn . | field edge:1", "0,0 0,0", seam="joins")
    assert (joined.influence(), joined.worth()) == ({"0,0 0,0": [2, 0]}, {"0,0 0,0": 3})
    assert day("lawn . | field edge:1", "0,0 0,0").worth() == {"0,0 0,0": 1}


# ---- votes


@pytest.mark.parametrize(
    ("tile", "votes"),
    [
        ("field", 1),
        ("lawn", 1),
        ("city", 2),
        ("field+votes@0,0", 2),
        ("lawn+votes@0,0", 2),
        ("city+votes@2,2", 4),
        ("city+media@0,0+money@4,4", 2),
        ("lone", 2),
        ("lone+votes@2,2", 4),
        ("lone+votes@0,0", 4),
    ],
)
def test_votes_of_one_tile_on_the_day(tile: str, votes: int) -> None:
    """R39, R40, items 20, 22: 1, 1 and 2; a township 2; a votes symbol doubles."""
    plain = tile.partition("+")[0]
    game = at(tile, "0,0 0,0", hand=plain, bag="").tell("0,1 r0")
    assert game.over
    assert game["votes"] == [votes + {"field": 1, "lawn": 1, "city": 2, "lone": 2}[plain], 0]


def test_media_and_money_mean_nothing_on_the_day() -> None:
    """R39: the city is not completed, and its symbols bring neither a volunteer nor a turn."""
    game = day("edge+media@0,1+money@0,3", "0,0 0,2")
    assert (game["reserve"], game["supply"], game.events[0]["boons"]) == ([4, 4], [4, 5], [])


@pytest.mark.parametrize(
    ("ties", "ahead"),
    [("contesters", [[], [], [0, 1]]), ("everyone", [[0, 1], [], [0, 1]]), ("never_share", [[], [], []])],
)
def test_ties_are_broken_as_in_play(ties: str, ahead: list[list[int]]) -> None:
    """R39, item 13: one and one before nothing; one each; two and two before one."""
    alone, level, share = ahead
    assert day("road | road | road", *stops_down(1, 1, 0), ties=ties).winners() == {FLANKS[0]: alone, FLANKS[1]: alone}
    assert day("road | road | road", *stops_down(1, 1, 1), ties=ties).winners() == {FLANKS[0]: level, FLANKS[1]: level}
    five = day("road | road | road | road | road", *stops_down(2, 2, 1), ties=ties)
    assert five.winners() == {FLANKS[0]: share, FLANKS[1]: share}


FLANKS = ("0,0 0,0", "0,0 0,3")


def stops_down(*numbers: int) -> list[str]:
    """For each seat so many whistlestops, on tiles of one highway that runs south."""
    tiles = iter(range(sum(numbers)))
    return ["; ".join(f"0,{next(tiles)} 2,2" for _ in range(number)) for number in numbers]


def test_with_nobody_ahead_nobody_has_the_votes() -> None:
    """R39: an office each."""
    assert day("field field edge:1", "0,0 0,0", "1,0 0,0")["votes"] == [0, 0]


def test_a_precinct_that_nobody_touches_gives_nothing() -> None:
    """R39, item 39."""
    assert set(day("belt", "0,0 0,2").worth()) == {"0,0 0,1"}


# ---- the end


def test_the_votes_of_the_day_are_added_and_the_highest_total_wins() -> None:
    """R41."""
    game = day("belt", "0,0 0,2", "0,0 4,0", votes=[5, 9])
    assert game["votes"] == [5 + 2, 9 + 1]
    assert game.state.scores() == [7, 10]
    assert winners(game.state) == [1]


@pytest.mark.parametrize("final_tie", ["share", "run_off"])
def test_equal_totals_stay_equal(final_tie: str) -> None:
    """R41, item 18: both win, and whether that is a run-off to come is kept with the game."""
    game = day("edge field", "0,0 0,2", "", votes=[3, 5], final_tie=final_tie)
    assert game.state.scores() == [5, 5]
    assert winners(game.state) == [0, 1]
    assert game["final_tie"] == final_tie


# ---- in the open


def test_everything_is_done_in_the_open() -> None:
    """Item 37: a tile is seen by all as soon as it is drawn, and the bag is known by its contents."""
    table = draw("field", hand="edge", bag="field field city")
    assert table.view(1)["hand"] == table.view(None)["hand"] == "edge"
    assert table.view(1)["bag"] == ["field 2", "city"]
    play(table, "0,1 r1", "none")
    assert table.log(0) == table.log(1) == table.log(None)


def test_the_contents_of_the_bag_may_be_kept_out_of_sight() -> None:
    """Item 37: `helps` hidden leaves their number."""
    table = draw("field", hand="edge", bag="field field city", helps="hidden")
    assert "bag" not in table.view(0)
    assert table.view(0)["bag_size"] == 3
    assert has(table, "bag") == ["field 2", "city"]
