"""Does the oracle know who begins, and which tiles the full set holds?"""

from collections import Counter

import pytest

from tests.campaign.oracle.lots import leaders, value, with_symbols
from tests.campaign.oracle.picture import CELLS, plain
from tests.campaign.oracle.placing import side
from tests.campaign.oracle.position import copies, read_box
from tests.campaign.oracle.table import Laid, Tile, survey

FULL: dict[str, object] = {"set": "full"}
BOX = read_box(FULL)
COPIES = copies(FULL)


def row(picture: str, *symbols: str) -> Tile:
    return Tile("x", tuple(picture.split("/")), tuple((symbol, (0, 0)) for symbol in symbols))


COUNTRY = "RRRRR/RRRRR/RRRRR/RRRRR/RRRRR"
SUBURB = COUNTRY.replace("R", "S")


def test_the_best_region_is_the_value_of_a_tile() -> None:
    assert value(row(COUNTRY)) == 1
    assert value(row(SUBURB)) == 2
    assert value(row(".UUU./SSSSS/#####/RRRRR/RRRRR")) == 3
    assert value(row("RRRRR/RRRRR/RRTRR/RRRRR/RRRRR")) == 2


def test_symbols_count_among_the_tied_only() -> None:
    assert with_symbols(row(COUNTRY, "votes")) == 4
    assert leaders({0: row(COUNTRY, "votes"), 1: row(SUBURB)}) == [1]
    assert leaders({0: row(SUBURB), 1: row(SUBURB, "media"), 2: row(COUNTRY, "votes")}) == [1]
    assert leaders({0: row(SUBURB, "money"), 1: row(SUBURB, "media"), 2: row(SUBURB, "money")}) == [0, 2]


# ---- the figures of the rules page, counted anew


def test_the_sets_have_84_and_72_tiles() -> None:
    assert (COPIES.total(), len(COPIES)) == (84, 62)
    assert copies({"set": "short"}).total() == 72


def test_the_sides_of_the_full_set() -> None:
    sides: Counter[str] = Counter()
    for name, tile in BOX.items():
        for direction in range(4):
            sides[side(tile, 0, direction)] += COPIES[name]
    assert sides == {"R#R": 89, "S#S": 85, "U-U": 82, "R-R": 50, "S-S": 16, "R#S": 7, "S#R": 7}


@pytest.mark.parametrize(("letter", "expected"), [("R", 50), ("S", 42), ("U", 50), ("#", 76), ("T", 7)])
def test_how_many_tiles_show_what(letter: str, expected: int) -> None:
    assert sum(COPIES[name] for name, tile in BOX.items() if letter in "".join(tile.picture)) == expected


def test_intersections_and_city_ends() -> None:
    """Three ways on 20 tiles, four on 15, 17 highways that end at a city."""
    ways: Counter[int] = Counter()
    ends = 0
    for name, tile in BOX.items():
        ground = survey([Laid(0, 0, tile, 0)])
        rows = plain(tile.picture)
        for row_, column in CELLS:
            if rows[row_][column] == "+":
                near = [ground.letters.get(p) for p in [(row_ - 1, column), (row_ + 1, column)]]
                near += [ground.letters.get(p) for p in [(row_, column - 1), (row_, column + 1)]]
                ways[near.count("#")] += COPIES[name]
        cities = [area for area in ground.precincts if ground.kinds(area) == {"U"}]
        ends += COPIES[name] * sum(any(ground.borders(road, city) for city in cities) for road in ground.highways)
    assert ways == {3: 20, 4: 15}
    assert ends == 17


def test_values_of_the_full_set() -> None:
    found: Counter[int] = Counter()
    for name, tile in BOX.items():
        found[value(tile)] += COPIES[name]
    assert found == {3: 50, 2: 23, 1: 11}
