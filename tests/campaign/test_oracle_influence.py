"""Does the oracle count influence and votes as the clauses R21 to R28 and R36 to R40 say?"""

import pytest

from tests.campaign.drawn import position
from tests.campaign.oracle import influence
from tests.campaign.oracle.position import Token, read_ground, read_tokens
from tests.campaign.oracle.referee import election_votes
from tests.campaign.oracle.table import Area, Ground


@pytest.mark.parametrize(
    ("points", "contesters", "everyone", "never_share"),
    [
        ([0, 0], [], [], []),
        ([2, 0], [0], [0], [0]),
        ([2, 1], [0], [0], [0]),
        ([2, 2], [], [], []),
        ([2, 2, 1], [0, 1], [0, 1], []),
        ([2, 2, 0], [], [0, 1], []),
        ([2, 2, 2], [], [], []),
        ([1, 3, 3, 3], [1, 2, 3], [1, 2, 3], []),
        ([0, 3, 3, 3], [], [1, 2, 3], []),
        ([0, 0, 1], [2], [2], [2]),
    ],
)
def test_who_wins(points: list[int], contesters: list[int], everyone: list[int], never_share: list[int]) -> None:
    assert influence.winners(points) == contesters
    assert influence.winners(points, "everyone") == everyone
    assert influence.winners(points, "never_share") == never_share


def test_two_for_an_office_and_one_for_a_declared_whistlestop() -> None:
    offices = [Token(0, (1, 1)), Token(0, (6, 6)), Token(1, (1, 1))]
    declared = [Token(2, (0, 2)), Token(2, (0, 2)), Token(1, (9, 9))]
    assert influence.influence_in_play(offices, declared, 4) == [4, 3, 2, 0]


def votes(drawing: str, point: tuple[int, int]) -> tuple[int, int]:
    """What the precinct at that point is worth in play and on Election Day."""
    ground = read_ground(position(drawing))
    area = ground.area(point)
    return influence.votes_in_play(ground, area), influence.votes_on_election_day(ground, area)


def test_votes_of_each_kind() -> None:
    assert votes("field field", (0, 0)) == (2, 2)
    assert votes("lawn lawn", (0, 0)) == (4, 2)
    assert votes("city city", (0, 0)) == (6, 4)


def test_a_votes_symbol_doubles_its_tile_alone() -> None:
    assert votes("city+votes@2,2 city", (0, 0)) == (9, 6)
    assert votes("lawn+votes@2,2 lawn", (0, 0)) == (6, 3)
    assert votes("field+votes@2,2 field", (0, 0)) == (3, 3)


def test_a_symbol_in_another_region_of_the_tile_does_not_double() -> None:
    assert votes("edge:2 | edge+votes@3,3", (4, 2)) == (6, 4)
    assert votes("edge:2 | edge+votes@3,3", (7, 2)) == (2, 2)
    assert votes("edge:2 | edge+votes@0,2", (4, 2)) == (9, 6)


def test_a_tile_counts_once_though_both_its_regions_lie_in_the_precinct() -> None:
    """The split tile lies in the ring with its north and its south."""
    ring = "corner:1 corner:2 | {} hall | corner corner:3"
    assert votes(ring.format("split"), (4, 2)) == (6 * 3, 6 * 2)
    assert votes(ring.format("split+votes@0,2"), (4, 2)) == (7 * 3, 7 * 2)
    assert votes(ring.format("split+votes@0,2+votes@4,2"), (4, 2)) == (7 * 3, 7 * 2)


def test_a_township_makes_its_tile_worth_two_all_around() -> None:
    assert votes("lone field", (0, 0)) == (3, 3)
    assert votes("crosstown", (0, 0)) == (2, 2)
    assert votes("crosstown+votes@2,2", (0, 0)) == (4, 4)
    assert votes("forktown+votes@2,2", (4, 4)) == (4, 4)


def test_boons_lie_where_they_are_printed_and_those_of_a_township_all_around() -> None:
    ground = read_ground(position("edge+media@0,2"))
    assert influence.symbols_of(ground, ground.area((0, 2))) == {"media"}
    assert influence.symbols_of(ground, ground.area((2, 2))) == set()
    ground = read_ground(position("crosstown+money@2,2"))
    assert [influence.symbols_of(ground, area) for area in ground.precincts] == [{"money"}] * 4


# ---- Election Day


def on_the_day(drawing: str, point: tuple[int, int], *volunteers: str) -> list[int]:
    data = position(drawing, *volunteers)
    ground = read_ground(data)
    return influence.influence_on_election_day(ground, ground.area(point), read_tokens(data), data["players"])


def test_offices_whistlestops_and_sewn_up_neighbours() -> None:
    """An office in the country, a whistlestop on its road, a face-down office in the city beyond."""
    drawing = "edge:2 | gate"
    assert on_the_day(drawing, (9, 0), "0,1 4,0", "0,1 4,2", "0,0 0,2 down") == [2, 1, 1]


def test_an_office_that_is_not_sewn_up_does_not_radiate() -> None:
    assert on_the_day("edge", (4, 0), "0,0 0,2", "") == [0, 0]


def test_a_face_down_office_counts_once_however_long_the_limit() -> None:
    assert on_the_day("corner:1 corner:2 | corner corner:3", (0, 0), "0,0 0,2 down", "") == [1, 0]


def test_a_corner_does_not_carry_influence() -> None:
    block = "block block | block block"
    assert on_the_day(block, (0, 0), "0,0 3,3 down", "") == [0, 0]
    assert on_the_day(block, (0, 5), "0,0 3,3 down", "") == [1, 0]


def gains(drawing: str, *volunteers: str, **rulings: str) -> list[int]:
    data = position(drawing, *volunteers, **rulings)
    ground: Ground = read_ground(data)
    held = read_tokens(data)
    sewn: set[Area] = {ground.area(token.point) for token in held if token.down}
    return election_votes(data, ground, held, sewn)


def test_every_precinct_that_is_not_sewn_up_is_scored() -> None:
    """The city (2 tiles) is sewn up and radiates into both rural halves (a tile each)."""
    assert gains("edge:2 | edge", "0,0 0,2 down", "") == [2, 0]
    assert gains("edge:2 | edge", "0,0 0,2 down", "0,0 1,0") == [1, 1]


def test_a_closed_city_that_nobody_controls_is_scored_by_one_ruling_only() -> None:
    """A whistlestop at its gate is enough: 2 tiles of 2 votes, and the country on both sides of the road."""
    assert gains("edge:2 | gate", "0,1 4,2", "") == [4 + 2, 0]
    assert gains("edge:2 | gate", "0,1 4,2", "", uncontrolled="unscored") == [2, 0]
    assert gains("edge:2 | gate", "0,1 4,2", "", city_end="apart") == [2, 0]
