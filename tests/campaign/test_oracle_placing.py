"""Does the oracle lay tiles where the clauses R9 to R12 allow it, and see what closes?"""

import pytest

from tests.campaign.drawn import position
from tests.campaign.oracle.placing import completed, fit, placeable, placements
from tests.campaign.oracle.position import read_box, read_ground, read_table
from tests.campaign.oracle.table import Laid


def fits(drawing: str, tile: str, x: int, y: int, turns: int) -> str:
    data = position(drawing, hand=tile)
    return fit(read_table(data), Laid(x, y, read_box(data)[data["hand"]], turns))


def places(drawing: str, tile: str, mixing: str = "tile") -> set[tuple[int, int, int]]:
    data = position(drawing, hand=tile)
    return placements(read_table(data), read_box(data)[data["hand"]], mixing)


@pytest.mark.parametrize(
    ("tile", "turns", "expected"),
    [
        ("edge", 3, "exact"),  # its city faces the city
        ("edge", 0, "impossible"),  # country against city
        ("park", 3, "exact"),
        ("gate", 1, "impossible"),  # a highway against a city
    ],
)
def test_city_meets_city(tile: str, turns: int, expected: str) -> None:
    assert fits("edge:1", tile, 1, 0, turns) == expected


def test_country_and_suburb_mix() -> None:
    assert fits("field", "lawn", 1, 0, 0) == "mixed"
    assert fits("field", "field", 1, 0, 0) == "exact"


def test_highway_meets_highway_and_each_flank_is_compared_by_itself() -> None:
    assert fits("road:1", "road", 1, 0, 1) == "exact"
    assert fits("road:1", "lane", 1, 0, 1) == "mixed"
    assert fits("road:1", "county", 1, 0, 1) == "mixed"
    assert fits("road:1", "field", 1, 0, 0) == "impossible"


def test_flanks_are_compared_in_mirror_order() -> None:
    """The county line goes on only if the suburb stays on its side of the highway."""
    assert fits("county", "county", 0, 1, 0) == "exact"
    assert fits("county", "county", 0, 1, 2) == "mixed"


def test_one_impossible_side_forbids_a_place_that_is_exact_elsewhere() -> None:
    assert fits("field . | field edge", "field", 1, 0, 0) == "impossible"


def test_mixed_placements_only_if_the_tile_has_no_exact_one() -> None:
    assert places("field", "lawn") == {(0, -1, 0), (1, 0, 0), (0, 1, 0), (-1, 0, 0)}
    assert places("field lawn", "lawn") == {(1, -1, 0), (2, 0, 0), (1, 1, 0)}


def test_by_the_other_ruling_the_place_decides() -> None:
    assert places("field lawn", "lawn", "spot") == {
        *[(1, -1, 0), (2, 0, 0), (1, 1, 0)],
        *[(0, -1, 0), (0, 1, 0), (-1, 0, 0)],
    }
    assert places("field", "belt", "spot") == {
        *[(0, -1, 0), (1, 0, 1), (0, 1, 2), (-1, 0, 3)],
    }


def test_some_tiles_fit_nowhere() -> None:
    data = position("city", hand="road", bag="field edge city")
    assert placeable(read_table(data), read_box(data), read_box(data)) == {"edge", "city"}


def closed(drawing: str, x: int, y: int) -> list[tuple[str, int]]:
    """The kind and the number of tiles of each precinct that the tile at x, y has closed."""
    ground = read_ground(position(drawing))
    areas = completed(ground, ground.laid[x, y])
    return sorted(("".join(ground.kinds(area)), len(ground.tiles(area))) for area in areas)


def test_a_tile_may_close_several_precincts() -> None:
    assert closed("edge:2 | split | edge", 0, 1) == [("U", 2), ("U", 2)]
    assert closed("edge:2 | edge", 0, 1) == [("U", 2)]


def test_what_was_closed_before_is_not_closed_again() -> None:
    assert closed("edge:2 field | edge .", 1, 0) == []


def test_a_seam_closes_a_precinct_that_the_tile_has_no_part_in() -> None:
    """The country west of the city has one side only, and that one faces a suburb."""
    assert closed("lawn hall", 0, 0) == [("R", 1)]
    assert closed("lawn hall", 1, 0) == [("R", 1)]
