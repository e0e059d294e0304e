"""Do regions, arms, borders and touches follow from a picture, and is a picture that can be no tile refused?"""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistlepost.campaign.picture import CELLS, regions_of, turned, turned_cell
from whistlepost.campaign.sound import faults
from whistlepost.campaign.tile import HALVES, Arm, Region, Symbol, Tile
from whistlepost.campaign.tileset import load, tile_from
from whistlepost.core.errors import BadData

TILES = {tile.id: tile for tile in load("full").tiles}


def drawn(picture: str, *symbols: str) -> Tile:
    return tile_from("X", "", "", 1, picture.split(), symbols, place="mine")


def halves(region: Region) -> str:
    return " ".join(HALVES[half] for half in region.halves)


def named(tile: Tile) -> dict[tuple[int, int], str]:
    """The regions of a tile by the cells that name them: kind and half-edges."""
    return {region.cells[0]: f"{region.kind} {halves(region)}".strip() for region in tile.regions}


# ---- what a picture says


def test_half_edges_go_round_clockwise() -> None:
    """R10: a side with a highway has two flanks; the county line has a kind on each."""
    tile = TILES["H3"]
    assert named(tile) == {(0, 0): "rural Nw Sw Ws Wn", (0, 3): "suburban Ne En Es Se"}
    assert tile.sides == ("RHS", "S", "SHR", "R")


def test_r17_highways_part_the_ground_of_one_kind() -> None:
    assert named(TILES["J1"]) == {(0, 0): "rural Nw Ne En Wn", (3, 0): "rural Sw Ws", (3, 3): "rural Es Se"}


def test_r18_an_intersection_ends_the_arms() -> None:
    assert [arm.ports for arm in TILES["X1"].arms] == [(0,), (3,), (1,), (2,)]
    assert [arm.cells for arm in TILES["J1"].arms] == [((2, 0), (2, 1)), ((2, 3), (2, 4)), ((3, 2), (4, 2))]


def test_r18_a_bend_does_not_end_an_arm() -> None:
    assert [arm.ports for arm in TILES["H4"].arms] == [(0, 1)]


def test_item_21_a_township_on_a_bend_lets_the_highway_through() -> None:
    (arm,) = TILES["H6"].arms
    assert (2, 2) in arm.cells
    assert arm.ports == (0, 1)


def test_item_21_a_township_on_an_intersection_ends_the_arms() -> None:
    assert [arm.ports for arm in TILES["J3"].arms] == [(3,), (1,), (2,)]
    assert len(TILES["X4"].arms) == 4
    assert not any((2, 2) in arm.cells for arm in TILES["X4"].arms)


def test_a_lone_township_belongs_to_no_region_and_no_arm() -> None:
    (region,) = TILES["L1"].regions
    assert len(region.cells) == 24
    assert TILES["L1"].arms == ()


def test_r18_a_highway_ends_at_a_city_limit() -> None:
    assert TILES["C5"].arms == (Arm(((1, 2), (2, 2), (3, 2), (4, 2)), (2,), (0,)),)
    assert [arm.city_ends for arm in TILES["D6"].arms] == [(0,), (0,)]


def test_a_city_link_is_complete_when_it_is_laid() -> None:
    """R19: both its ends are city limits."""
    (arm,) = TILES["D10"].arms
    assert (arm.ports, arm.city_ends) == ((), (0, 3))


def test_item_9_a_highway_borders_what_lies_along_it_and_not_the_city_at_its_end() -> None:
    assert TILES["C5"].borders == ((0, 1), (0, 2))
    assert TILES["D5"].borders == ((0, 1), (0, 3))


def test_the_stem_of_a_fork_does_not_border_the_region_above_the_bar() -> None:
    bar_west, bar_east, stem = 0, 1, 2
    assert TILES["J1"].borders == ((bar_west, 0), (bar_west, 1), (bar_east, 0), (bar_east, 2), (stem, 1), (stem, 2))


def test_item_9_an_arm_does_not_border_the_region_across_its_intersection() -> None:
    assert (0, 2) not in TILES["X1"].borders
    assert len(TILES["X1"].borders) == 8


def test_item_34_regions_touch_side_by_side_and_across_a_highway_but_not_at_corners() -> None:
    assert TILES["X1"].touches == ((0, 1), (0, 2), (1, 3), (2, 3))
    assert TILES["D5"].touches == ((0, 1), (0, 2), (0, 3), (1, 3))
    assert TILES["D9"].touches == ((0, 1), (1, 2), (1, 3))


def test_two_cities_that_meet_at_a_corner_are_two() -> None:
    kinds = [region.kind for region in TILES["D9"].regions]
    assert kinds.count("urban") == 2
    assert [region.kind for region in TILES["D2"].regions].count("urban") == 1


def test_r26_and_r39_what_the_kinds_are_worth() -> None:
    worth = {(region.kind, region.base, region.election) for region in (*TILES["C4"].regions, *TILES["C1"].regions)}
    assert worth == {("urban", 3, 2), ("suburban", 2, 1), ("rural", 1, 1)}


def test_r28_and_r40_a_township_makes_its_rural_regions_worth_two() -> None:
    assert {(region.base, region.election) for region in TILES["X4"].regions} == {(2, 2)}
    far = drawn(".UUU. RRRRR RTRRR RRRRR .UUU.")
    assert [(region.kind, region.base) for region in far.regions] == [("urban", 3), ("rural", 2), ("urban", 3)]


def test_r28_a_township_s_symbol_belongs_to_every_region_around_it() -> None:
    assert [region.symbols for region in TILES["X4d"].regions] == [("money",)] * 4
    assert [region.symbols for region in TILES["J3v"].regions] == [("votes",)] * 3


def test_item_22_a_symbol_belongs_to_the_region_it_is_printed_in() -> None:
    assert [region.symbols for region in TILES["C6m"].regions] == [(), (), (), (), ("media",)]


def test_a_region_with_several_symbols_has_each_kind_once() -> None:
    tile = drawn("RRRRR RRRRR RRRRR RRRRR RRRRR", "votes@0,0", "media@4,4", "votes@2,2")
    assert tile.regions[0].symbols == ("media", "votes")
    assert [symbol.at for symbol in tile.symbols] == [(0, 0), (2, 2), (4, 4)]


def test_item_2_the_value_is_the_highest_base() -> None:
    assert [TILES[name].value for name in ("X1", "L1", "X2", "C1")] == [1, 2, 2, 3]
    assert tile_from("X", "", "", 1, ["RRRRR"] * 5, value=3).value == 3


def test_rotations_that_look_the_same_count_once() -> None:
    """R9: A4.2 drops the duplicates."""
    found = {name: TILES[name].rotations for name in ("X1", "H2", "D6", "D7", "C1", "X2v", "D7m", "D6d", "H3")}
    assert found == {"X1": 1, "H2": 2, "D6": 2, "D7": 2, "C1": 4, "X2v": 4, "D7m": 4, "D6d": 2, "H3": 4}


def test_where_in_its_region_a_symbol_stands_makes_no_other_rotation() -> None:
    assert drawn("RRRRR RRRRR RRRRR RRRRR RRRRR", "votes@0,0").rotations == 1
    assert drawn("RR#RR RR#RR RR#RR RR#RR RR#RR", "votes@0,0").rotations == 4
    assert drawn("RR#RR RR#RR RR#RR RR#RR RR#RR", "votes@0,0", "votes@3,3").rotations == 2


def test_a_tile_may_have_several_intersections() -> None:
    ring = drawn("RR#RR R#+#R #+R+# R#+#R RR#RR")
    assert [arm.ports for arm in ring.arms] == [(0,), (), (), (3,), (1,), (), (), (2,)]
    assert named(ring)[2, 2] == "rural"


def test_intersections_side_by_side_have_no_arm_between_them() -> None:
    tile = drawn("RR#RR RR+#R ##++# RR#RR RR#RR")
    assert [arm.cells for arm in tile.arms] == [((0, 2),), ((1, 3),), ((2, 0), (2, 1)), ((2, 4),), ((3, 2), (4, 2))]


def test_a_ring_of_highway_has_no_ends() -> None:
    tile = drawn("RRRRR R###R R#R#R R###R RRRRR")
    assert tile.arms == (Arm(tile.arms[0].cells, (), ()),)
    assert tile.touches == ((0, 1),)
    assert tile.borders == ((0, 0), (0, 1))


# ---- what can be no tile


WRONG = [
    ("RRRRR RRRRR RR#RR RRRRR RRRRR", (), "row 2, column 2: expected a highway that goes on in two ways", "found 0"),
    ("RR#RR RR#RR RRRRR RRRRR RRRRR", (), "row 1, column 2: expected a highway that goes on in two ways", "found 1"),
    ("RR#RR RR#RR ##### RR#RR RR#RR", (), "row 2, column 2: expected a highway that goes on in two", "found 4"),
    (".UUU. RUUUR ##### RRRRR RRRRR", (), "row 2, column 1: expected a highway that goes on in two", "found 3"),
    (
        "SSSSS SSSSS SSSSS SRRRS SSSSS",
        (),
        "row 2, column 1: expected no suburban ground beside rural",
        "row 3, column 1",
    ),
    ("RRRRR RRRRR RRRRR RRRRR SSSSS", (), "row 4, column 0: expected no suburban ground beside", "at row 3, column 0"),
    ("RRRRR RRRRR RRXRR RRRRR RRRRR", (), "row 2, column 2: expected one of U S R # + T .", "found 'X'"),
    ("RRRRR RRRRR RR\x1bRR RRRRR RRRRR", (), "row 2, column 2: expected one of", "found '\\x1b'"),
    ("RRRRR RRRRR RRrRR RRRRR RRRRR", (), "row 2, column 2: expected one of", "found 'r'"),
    ("RRRRR RRRRR RR.RR RRRRR RRRRR", (), "row 2, column 2: expected ground or highway; only corners", "found nothing"),
    ("RR.RR RRRRR RRRRR RRRRR RRRRR", (), "row 0, column 2: expected ground or highway", "nothing"),
    ("RURUR RRRRR RRRRR RRRRR RRRRR", (), "row 0, column 1: expected rural ground, as in the middle", "urban ground"),
    ("RU#UR RR#RR RR#RR RR#RR RR#RR", (), "row 0, column 1: expected suburban or rural ground beside", "urban ground"),
    ("##### RRRRR RRRRR RRRRR RRRRR", (), "row 0, column 0: expected no more on the border than", "found highway"),
    ("RRRRR RRRRR T#### RRRRR RRRRR", (), "row 2, column 0: expected no more on the border", "found a township"),
    ("RR+RR RR#RR ##+## RR#RR RR#RR", (), "row 0, column 2: expected no more on the border", "an intersection"),
    ("RRRRR RRRRR ##+## RRRRR RRRRR", (), "row 2, column 2: expected an intersection of three or four", "found 2"),
    ("RUUUR RRURR ##+## RR#RR RR#RR", (), "row 2, column 2: expected no intersection right beside a city", "urban"),
    ("RRRRR RRRRR ##TRR RRRRR RRRRR", (), "row 2, column 2: expected a township without a highway", "found 1"),
    (".UUU. RRURR RRTRR RRRRR RRRRR", (), "row 1, column 2: expected rural ground or highway around", "urban ground"),
    ("SSSSS SSSSS SSTSS SSSSS SSSSS", (), "row 1, column 1: expected rural ground or highway around", "suburban"),
    ("RRRRR RRRRR RTTRR RRRRR RRRRR", (), "expected", "township"),
    (".RRR. RTRRR RRRRR RRRRR RRRRR", (), "row 0, column 0: expected rural ground or highway around", "nothing"),
    ("RR#RR RR#RR RR#RR RR#RR RR#RR", ("votes@2,2",), "row 2, column 2: expected ground or a township under votes", ""),
    (".UUU. RRRRR RRRRR RRRRR RRRRR", ("media@0,0",), "row 0, column 0: expected ground or a township under media", ""),
    ("RR#RR RR#RR ##+## RR#RR RR#RR", ("money@2,2",), "row 2, column 2: expected ground", "an intersection"),
    ("RRRRR RRRRR RRRRR RRRRR RRRRR", ("votes@1,1", "money@1,1"), "row 1, column 1: expected one symbol", "two"),
]


@pytest.mark.parametrize(("picture", "symbols", "place", "found"), WRONG)
def test_what_can_be_no_tile_is_refused_at_its_row_and_column(
    picture: str, symbols: Sequence[str], place: str, found: str
) -> None:
    """S44, S46: a highway does not end in the open, kinds do not lie side by side, none runs along a wall."""
    with pytest.raises(BadData) as refusal:
        drawn(picture, *symbols)
    assert str(refusal.value).startswith("mine: picture: row ")
    assert place in str(refusal.value)
    assert found in str(refusal.value)


def test_corners_may_be_of_another_kind_where_kinds_may_meet() -> None:
    assert named(drawn("RUUUR RRRRR RRRRR RRRRR RRRRU")) == {
        (0, 0): "rural En Es Se Sw Ws Wn",
        (0, 1): "urban Nw Ne",
        (4, 4): "urban",
    }


@pytest.mark.parametrize(
    ("picture", "said"),
    [
        (["RRRRR"] * 4, "picture: expected 5 rows, found 4"),
        (["RRRRR"] * 6, "picture: expected 5 rows, found 6"),
        ([*["RRRRR"] * 4, "RRRR"], "picture: row 4: expected 5 letters, found 4: 'RRRR'"),
        ([*["RRRRR"] * 4, ""], "picture: row 4: expected 5 letters, found 0"),
        (["R" * 500, *["RRRRR"] * 4], "picture: row 0: expected 5 letters, found 500"),
    ],
)
def test_a_picture_of_another_size_is_refused(picture: list[str], said: str) -> None:
    with pytest.raises(BadData) as refusal:
        tile_from("X", "", "", 1, picture, place="mine")
    assert said in str(refusal.value)


@pytest.mark.parametrize(
    "text", ["votes", "votes@5,0", "votes@0,-1", "vote@1,1", "votes@1,1 ", "votes@1", "", "@1,1", "votes@\u0661,1"]
)
def test_a_symbol_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadData, match=r"^mine: symbols: expected media, money, votes with @row,column"):
        drawn("RRRRR " * 5, text)


def test_more_regions_than_a_tile_has_room_for_are_refused() -> None:
    said = "mine: picture: row 4, column 0: expected at most 8 regions, found 10"
    with pytest.raises(BadData, match=said):
        drawn("RUUUR UURUU URURU UURUU RUUUR")


# ---- what holds for every picture


def turned_tile(tile: Tile, turns: int) -> Tile:
    """The tile as if it had been printed turned."""
    symbols = [
        f"{symbol.kind}@{row},{column}" for symbol in tile.symbols for row, column in [turned_cell(symbol.at, turns)]
    ]
    return tile_from("X", "", "", 1, turned(tile.picture, turns), symbols)


def facts(tile: Tile, turns: int) -> list[object]:
    """What a tile says, in the words of the cells as they lie after so many turns."""

    def moved(cells: Sequence[tuple[int, int]]) -> frozenset[tuple[int, int]]:
        return frozenset(turned_cell(cell, turns) for cell in cells)

    regions = [moved(region.cells) for region in tile.regions]
    arms = [moved(arm.cells) for arm in tile.arms]
    said = [
        {
            (area, region.kind, region.symbols, region.base, region.election)
            for area, region in zip(regions, tile.regions, strict=True)
        },
        {
            (area, (half + 2 * turns) % 8)
            for area, region in zip(regions, tile.regions, strict=True)
            for half in region.halves
        },
        {(area, (port + turns) % 4) for area, arm in zip(arms, tile.arms, strict=True) for port in arm.ports},
        {(area, regions[end]) for area, arm in zip(arms, tile.arms, strict=True) for end in arm.city_ends},
        {(arms[arm], regions[region]) for arm, region in tile.borders},
        {frozenset((regions[a], regions[b])) for a, b in tile.touches},
        {((side + turns) % 4, code) for side, code in enumerate(tile.sides)},
    ]
    return [*said, tile.rotations, tile.value]


def check(tile: Tile) -> None:
    """Turning changes nothing but places; every half-edge has one region; lists are in their order."""
    for turns in range(4):
        assert facts(turned_tile(tile, turns), 0) == facts(tile, turns)
    assert sorted(half for region in tile.regions for half in region.halves) == list(range(8))
    assert [region.cells[0] for region in tile.regions] == sorted(region.cells[0] for region in tile.regions)
    assert all(
        cells == tuple(sorted(cells)) for cells in [*(r.cells for r in tile.regions), *(a.cells for a in tile.arms)]
    )
    assert all(first < second for first, second in tile.touches)
    ports = {port for arm in tile.arms for port in arm.ports}
    assert ports == {side for side, code in enumerate(tile.sides) if "H" in code}


@pytest.mark.parametrize("tile", TILES.values(), ids=lambda tile: tile.id)
def test_turning_a_tile_turns_what_it_says(tile: Tile) -> None:
    check(tile)


def changed(picture: Sequence[str], cell: tuple[int, int], letter: str) -> list[str]:
    rows = [list(row) for row in picture]
    rows[cell[0]][cell[1]] = letter
    return ["".join(row) for row in rows]


@given(
    st.sampled_from([*TILES.values()]),
    st.lists(st.tuples(st.sampled_from(CELLS), st.sampled_from("USR#+T.")), max_size=4),
)
def test_a_sound_picture_with_other_letters_is_a_tile(tile: Tile, blots: list[tuple[tuple[int, int], str]]) -> None:
    picture = list(tile.picture)
    for cell, letter in blots:
        picture = changed(picture, cell, letter)
    if not any(faults(tuple(picture))) and len(regions_of(tuple(picture), ())) <= 8:
        check(tile_from("X", "", "", 1, picture))


@given(st.lists(st.text("USR#+T.", min_size=5, max_size=5), min_size=5, max_size=5))
def test_any_letters_are_a_tile_or_have_a_fault(picture: list[str]) -> None:
    found = list(faults(tuple(picture), (Symbol("votes", (0, 0)),)))
    assert all(cell in CELLS and expected for cell, expected, _ in found)
