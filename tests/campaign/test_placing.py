"""Are tiles drawn and laid as the clauses R9 to R12 say?"""

import pytest

from tests.campaign.drawn import draw, names, position
from tests.campaign.told import Told, at
from whistlepost import Table
from whistlepost.campaign.game import CAMPAIGN


def places(drawing: str, tile: str, **rulings: str) -> set[str]:
    """Where the tile may be laid."""
    return names(draw(drawing, hand=tile, **rulings))


AROUND = {"0,-1", "1,0", "0,1", "-1,0"}


def test_a_tile_is_laid_edge_to_edge_never_at_a_corner() -> None:
    """R9."""
    assert places("field", "field") == {f"{cell} r0" for cell in AROUND}
    assert places("field field", "field") == {
        *("0,-1 r0", "1,-1 r0", "-1,0 r0", "2,0 r0", "0,1 r0", "1,1 r0"),
    }


def test_a_tile_may_be_turned_as_one_likes() -> None:
    """R9: three of its sides are country, and every side may lie towards the tile on the table."""
    sides = {"0,-1": (0, 1, 3), "1,0": (0, 1, 2), "0,1": (1, 2, 3), "-1,0": (0, 2, 3)}
    assert places("field", "edge") == {f"{cell} r{turns}" for cell, fits in sides.items() for turns in fits}


def test_rotations_that_look_alike_are_offered_once() -> None:
    """R9: a straight road has two, a crossing one."""
    assert places("road", "road") == {"0,-1 r0", "0,1 r0"} | {"-1,0 r0", "1,0 r0"}
    assert places("cross", "road") == {"0,-1 r0", "0,1 r0", "-1,0 r1", "1,0 r1"}
    assert places("cross", "cross") == {f"{cell} r0" for cell in AROUND}


def test_a_tile_fills_a_hole_only_if_all_its_sides_fit() -> None:
    """R9, R10: fields to the north and west, a city to the south."""
    hole = "field field | field . | field edge"
    assert "1,1 r0" not in places(hole, "field")
    assert {name for name in places(hole, "edge") if name.startswith("1,1 ")} == {"1,1 r2"}


@pytest.mark.parametrize(
    ("drawing", "tile", "east"),
    [
        ("city", "city", "r0"),
        ("city", "edge", "r3"),  # only its city may face the city
        ("lawn", "park", "r0 r1 r2"),
        ("lawn", "lawn", "r0"),
        ("field", "lone", "r0"),  # a township changes nothing
        ("road:1", "road", "r1"),
        ("road:1", "bend", "r2 r3"),
        ("road", "road", "r0"),  # country to country, and the highways run side by side
        ("road", "bend", "r0 r1"),
        ("gate:3", "gate", "r1"),  # their highways meet
        ("block", "lane", "r1"),
        ("county", "belt", ""),  # suburb to the west, which has no exact place there
        ("city", "field", ""),
    ],
)
def test_like_meets_like(drawing: str, tile: str, east: str) -> None:
    """R10: a highway a highway, a city a city, suburb suburb, country country."""
    beside = {name for name in places(f"{drawing} | .", tile) if name.startswith("1,0 ")} if east else set()
    assert beside == {f"1,0 {turns}" for turns in east.split()}


def test_each_flank_of_a_highway_is_compared_by_itself_and_in_mirror_order() -> None:
    """R10, item 5: the county line has suburb on one side of the highway and country on the other."""
    assert places("county", "county") == {"0,-1 r0", "1,0 r2", "0,1 r0", "-1,0 r2"}
    assert places("county", "belt") == {"0,-1 r1", "0,1 r1", "-1,0 r3"}


# ---- the three tiers


def test_country_lies_beside_suburb_only_if_the_tile_fits_exactly_nowhere() -> None:
    """R11, item 6: by default one exact place on the whole table forbids all mixed ones."""
    assert places("lawn", "field") == {f"{cell} r0" for cell in AROUND}
    assert places("lawn field", "field") == {"1,-1 r0", "2,0 r0", "1,1 r0"}
    assert places("lawn field", "field", mixing="tile") == {"1,-1 r0", "2,0 r0", "1,1 r0"}


def test_by_the_other_ruling_each_place_decides_for_itself() -> None:
    """R11, item 6: `mixing` by spot."""
    assert places("lawn field", "field", mixing="spot") == {
        *("1,-1 r0", "2,0 r0", "1,1 r0"),  # exact
        *("0,-1 r0", "0,1 r0", "-1,0 r0"),  # mixed, for nothing of it is exact there
    }
    assert places("lawn", "belt", mixing="spot") == {"0,-1 r0", "1,0 r1", "0,1 r2", "-1,0 r3"}


def test_in_a_place_where_one_rotation_is_exact_the_others_have_to_be() -> None:
    """R11, item 6: beside the road's flank a green belt shows its country, never its suburb."""
    beside = {name for name in places("belt", "belt", mixing="spot") if name.startswith("1,0 ")}
    assert beside == {"1,0 r0"}  # turned by half it would be mixed
    alone = {name for name in places("lane:1", "belt", mixing="spot") if name.startswith("1,0 ")}
    assert alone == {"1,0 r0", "1,0 r2"}


def test_highways_mix_on_their_flanks_but_never_end_at_a_field() -> None:
    """R11, item 5: a lane goes on as a road, half mixed or wholly."""
    assert places("road:1", "block") == {"-1,0 r0", "1,0 r0"}
    assert places("county", "block") == {"0,-1 r0", "0,1 r0"}


@pytest.mark.parametrize("mixing", ["tile", "spot"])
def test_a_city_mixes_with_nothing(mixing: str) -> None:
    """R11: the hole between a lawn and a city stays empty, though the field has mixed places only."""
    found = places("lawn lawn | . park:3", "field", mixing=mixing)
    assert found == {f"{cell} r0" for cell in ("0,-1", "1,-1", "-1,0", "2,0", "2,1", "1,2")}


def test_a_placement_is_mixed_if_one_of_its_sides_is() -> None:
    """R11, item 6: country to the north, suburb to the west."""
    assert "1,1 r0" not in places("field field | lawn .", "field")
    assert "1,1 r0" in places("field field | lawn .", "field", mixing="spot")


# ---- drawing


def test_what_fits_nowhere_is_set_aside_another_is_drawn_and_then_it_goes_back() -> None:
    """R12: the one is out of the bag only until the other is drawn."""
    game = at("city", bag="field field city edge")
    assert game.now == ("draw", -1)
    assert game.names == {"draw field", "draw city", "draw edge"}
    game.tell("draw field")
    assert game.now == ("draw", -1)
    assert (game["aside"], game["bag"]) == ("field", ["city", "field", "edge"])
    game.tell("draw field")
    assert (game["aside"], game["bag"]) == ("field field", ["city", "edge"])
    assert game.names == {"draw city", "draw edge"}
    game.tell("draw edge")
    assert game.now == ("place", 0)
    assert (game["hand"], game["aside"], game["bag"]) == ("edge", "", ["city", "field 2"])


def test_every_failed_draw_is_written_down() -> None:
    """R12, item 7."""
    data = position("city", bag="field field field city")
    tables = [Table.from_position(data, seed=seed) for seed in range(8)]
    histories = {tuple(name for _, name in table) for table in tables}
    assert {history[-1] for history in histories} == {"draw city"}
    assert {name for history in histories for name in history[:-1]} == {"draw field"}
    assert all((table.question, table.position()["hand"]) == ("place", "city") for table in tables)


def test_a_draw_is_as_likely_as_there_are_copies() -> None:
    """R9: at random; R12: what lies aside is not among them."""
    game = at("city", bag="field field field city edge edge")
    assert dict(zip(sorted(game.names), by_name(game), strict=True)) == {
        "draw city": 1,
        "draw edge": 2,
        "draw field": 3,
    }
    assert by_name(game.tell("draw field")) == [1, 2, 2]


def by_name(game: Told) -> list[int]:
    """The weights of what may be drawn, by the names in order."""
    found = {CAMPAIGN.action_name(action, game.state): action for action in game.state.options()}
    weights = dict(zip(game.state.options(), game.state.weights(), strict=True))
    return [weights[found[name]] for name in sorted(found)]


def test_with_nothing_left_that_fits_it_is_election_day() -> None:
    """R12, item 7: what is left is out of the game, and what lies on the table is scored."""
    game = at("edge", "0,0 0,2", hand="edge", bag="city city", votes=[3, 1])
    game.tell("0,-1 r2", "none")
    assert game.over
    assert game["bag"] == ["city 2"]
    assert game["votes"] == [3 + 6 + 2, 1]  # the city, and the country on both sides of it


def test_the_table_has_no_border() -> None:
    """R9, item 38: a row of fields goes on for ever."""
    table = draw(" ".join(["field"] * 80), hand="field")
    assert "80,0 r0" in names(table)
    assert len(names(table)) == 2 * 80 + 2
