"""How many votes is a completed precinct worth, by the clauses R26 to R28?"""

import pytest

from tests.campaign.told import at, day

LAWNS = ". lawn . | . {} lawn | . lawn ."
"""A tile with lawns on three sides; the fourth is laid, and its country is closed in by seams."""
FIELDS = ". field . | . {} field | . field ."


def closed_in(tile: str, *volunteers: str, by: str = "lawn") -> dict[str, int]:
    """What each precinct of the tile at 1,1 is worth once tiles of the other kind lie all around it."""
    drawing = LAWNS if by == "lawn" else FIELDS
    game = at(drawing.format(tile), *volunteers, hand=by, mixing="spot", bag=by)
    return game.tell("0,1 r0", "none").worth()


@pytest.mark.parametrize(
    ("tile", "by", "office", "votes"),
    [
        ("field", "lawn", "1,1 0,0", 1),
        ("lawn", "field", "1,1 0,0", 2),
        ("field+votes@0,0", "lawn", "1,1 0,0", 2),
        ("lawn+votes@4,4", "field", "1,1 0,0", 4),
        ("lawn+media@0,0+money@4,4", "field", "1,1 0,0", 2),  # other symbols double nothing
        ("lone", "lawn", "1,1 0,0", 2),  # R28
        ("lone+votes@2,2", "lawn", "1,1 0,0", 4),
        ("lone+votes@0,0", "lawn", "1,1 0,0", 4),
        ("village+votes@2,2", "lawn", "1,1 0,0", 1),  # the symbol is the village's
        ("village+votes@0,0", "lawn", "1,1 0,0", 2),
    ],
)
def test_votes_of_one_tile(tile: str, by: str, office: str, votes: int) -> None:
    """R26, R27, R28, items 20, 22: rural 1, suburban 2; a township 2; doubled by a votes symbol in the precinct."""
    assert closed_in(tile, "1,1 0,0", by=by) == {office: votes}


@pytest.mark.parametrize(
    ("north", "south", "votes"),
    [
        ("edge", "edge", 6),
        ("edge+votes@0,2", "edge", 9),
        ("edge+votes@0,2", "edge+votes@0,1", 12),
        ("edge+votes@0,1+votes@0,3", "edge", 9),  # two symbols double once
        ("edge+votes@3,3", "edge", 6),  # in the country of the tile
        ("edge", "edge+votes@0,2", 9),
        ("edge+money@0,2", "edge+media@0,2", 6),
    ],
)
def test_votes_of_a_city(north: str, south: str, votes: int) -> None:
    """R26, R27, item 22: 3 for each tile, 6 for one with a votes symbol in this very precinct."""
    game = at(f"{north}:2", "0,0 0,2", hand=south).tell("0,1 r0", "none")
    assert game["votes"] == [votes, 0]
    assert [row["doubled"] for row in game.events[0]["tiles"]] == [int("votes@0" in tile) for tile in (north, south)]


RING = "corner:1 corner:2 | . hall | corner corner:3"
"""The tile laid at 0,1 closes the ring: the split tile takes part with its north and with its south."""


@pytest.mark.parametrize(
    ("tile", "votes"),
    [
        ("split", 18),
        ("hall", 18),
        ("split+votes@0,2", 21),
        ("split+votes@4,2", 21),
        ("split+votes@0,2+votes@4,2", 21),
        ("split+votes@2,2", 18),
    ],
)
def test_a_tile_counts_once_though_two_of_its_regions_take_part(tile: str, votes: int) -> None:
    """R26, R27, item 24: six tiles; either symbol doubles the tile, and both no more than one."""
    assert at(RING, "0,0 0,2", hand=tile).tell("0,1 r0", "none")["votes"] == [votes, 0]


def test_a_township_raises_its_own_tile_alone() -> None:
    """R28, item 20: 2 for it and 1 for the field."""
    drawing = ". lawn lawn . | . lone field lawn | . lawn lawn ."
    game = at(drawing, "1,1 0,0", hand="lawn", mixing="spot", bag="lawn").tell("0,1 r0", "none")
    assert game["votes"] == [3, 0]


def test_a_township_counts_in_every_country_around_it() -> None:
    """R28, item 20: in the four corners of a crossing."""
    found = day("crosstown", "0,0 0,0; 0,0 0,3; 0,0 3,0; 0,0 3,3")
    assert found.worth() == {"0,0 0,0": 2, "0,0 0,3": 2, "0,0 3,0": 2, "0,0 3,3": 2}


def test_the_symbol_of_a_township_belongs_to_every_country_around_it() -> None:
    """R28, item 20: votes double all four."""
    found = day("crosstown+votes@2,2", "0,0 0,0; 0,0 0,3; 0,0 3,0; 0,0 3,3")
    assert set(found.worth().values()) == {4}


def test_a_township_does_nothing_for_a_city_on_its_tile() -> None:
    """R28, item 20: the cells around it are country alone, and only rural bases rise."""
    game = at("edge:2", "0,0 0,2", hand="outskirts+votes@2,2").tell("0,1 r0", "none")
    assert game["votes"] == [6, 0]


BLOCK = "bend:1 bend:2 | {} ."


@pytest.mark.parametrize(("tile", "votes"), [("bend", 4), ("bendtown", 5), ("bendtown+votes@2,2", 7)])
def test_a_township_on_a_bend_counts_inside_it_and_outside(tile: str, votes: int) -> None:
    """R28, items 20, 21: the block inside the loop of four bends."""
    game = at(BLOCK.format(tile), "0,0 0,4", hand="bend").tell("1,1 r3", "none")
    assert game["votes"] == [votes, 0]


@pytest.mark.parametrize("line", ["county", "border"])
def test_where_seams_join_a_tile_counts_at_its_best(line: str) -> None:
    """R26, items 8, 24: both flanks of the county line meet round its ends; the tile gives 2, the ten others 1."""
    drawing = f". nook:3 . | nook:2 hamlet nook | nook:2 {line} nook | nook:2 hamlet:2 nook | . . ."
    game = at(drawing, "1,1 0,0", hand="nook", seam="joins", bag="nook").tell("1,4 r1", "none")
    assert game["votes"] == [12, 0]
    assert game.events[0]["kind"] == "suburban rural"
