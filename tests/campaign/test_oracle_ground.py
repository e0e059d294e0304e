"""Does the oracle see the precincts and highways that a person sees on the table?"""

from tests.campaign.drawn import position
from tests.campaign.oracle.picture import plain, turned, turned_cell
from tests.campaign.oracle.position import arms, read_box, read_ground, regions, rotations
from tests.campaign.oracle.table import Area, Ground, Tile


def ground(drawing: str, **facts: str) -> Ground:
    return read_ground(position(drawing, **facts))


def tile(name: str) -> Tile:
    box = read_box(position(name))
    return next(iter(box.values()))


def at(found: Ground, x: int, y: int, cell: tuple[int, int]) -> Area:
    """The area at a cell of the printed picture of a tile."""
    return found.area(found.laid[x, y].printed(cell))


def sizes(found: Ground) -> list[tuple[str, int, int]]:
    """Of every precinct its kind, its number of tiles and its open half-edges."""
    return sorted(
        ("".join(found.kinds(area)), len(found.tiles(area)), found.open_edges(area)) for area in found.precincts
    )


# ---- pictures


def test_a_quarter_turn_brings_the_north_to_the_east() -> None:
    assert turned((".UUU.", "SSSSS", "#####", "RRRRR", "RRRRR"), 1) == ("RR#S.", "RR#SU", "RR#SU", "RR#SU", "RR#S.")
    assert turned_cell((0, 2), 1) == (2, 4)
    assert turned_cell((0, 0), 3) == (4, 0)


def test_four_turns_are_none() -> None:
    picture = ("RR#SS", "RR#SS", "RR#SS", "RR#SS", "RR#SU")
    assert turned(picture, 4) == picture
    assert turned(turned(picture, 1), 3) == picture


def test_a_township_ends_the_highways_only_where_three_or_four_meet() -> None:
    assert plain(tile("lone").picture)[2] == "RRTRR"
    assert plain(tile("bendtown").picture)[2] == "RR###"
    assert plain(tile("forktown").picture)[2] == "##+##"
    assert plain(tile("crosstown").picture)[2] == "##+##"


def test_regions_and_arms_are_named_by_their_first_cell() -> None:
    assert regions(tile("belt")) == [(0, 1), (1, 0), (3, 0)]
    assert arms(tile("belt")) == [(2, 0)]
    assert regions(tile("cross")) == [(0, 0), (0, 3), (3, 0), (3, 3)]
    assert arms(tile("cross")) == [(0, 2), (2, 0), (2, 3), (3, 2)]
    assert arms(tile("bendtown")) == [(0, 2)]
    assert arms(tile("lone")) == []
    assert regions(tile("lone")) == [(0, 0)]


def test_rotations_that_look_alike_are_one() -> None:
    assert rotations(tile("cross")) == [0]
    assert rotations(tile("road")) == [0, 1]
    assert rotations(tile("edge")) == [0, 1, 2, 3]
    assert rotations(tile("split+media@0,2")) == [0, 1, 2, 3]
    assert rotations(tile("crosstown+money@2,2")) == [0]


# ---- precincts


def test_two_city_edges_make_a_closed_city() -> None:
    found = ground("edge:2 | edge")
    assert sizes(found) == [("R", 1, 6), ("R", 1, 6), ("U", 2, 0)]


def test_a_ring_that_joins_itself_is_one_precinct_and_each_edge_closes_once() -> None:
    found = ground("corner:1 corner:2 | corner corner:3")
    assert sizes(found) == [("R", 1, 4)] * 4 + [("U", 4, 0)]


def test_an_unfinished_ring_is_open_at_two_places() -> None:
    assert ("U", 3, 4) in sizes(ground("corner:1 corner:2 | corner ."))


def test_cities_that_meet_at_a_corner_are_two() -> None:
    """Both show the city right at the corner where they touch."""
    found = ground(". corner:2 | corner .")
    assert [found.kinds(area) for area in found.precincts].count({"U"}) == 2


def test_a_seam_closes_both_sides_or_joins_them() -> None:
    assert sizes(ground("field lawn")) == [("R", 1, 6), ("S", 1, 6)]
    joined = ground("field lawn", seam="joins")
    assert [(joined.kinds(area), joined.open_edges(area)) for area in joined.precincts] == [({"S", "R"}, 12)]


def test_four_crossings_enclose_a_block() -> None:
    found = ground("block block | block block")
    assert sizes(found).count(("S", 4, 0)) == 1
    assert len(found.precincts) == 9


# ---- highways


def ends(found: Ground) -> list[tuple[int, int]]:
    """Of every highway its number of tiles and its open ends."""
    return sorted((len(found.tiles(area)), found.open_edges(area)) for area in found.highways)


def test_a_highway_ends_at_intersections_and_city_limits() -> None:
    assert ends(ground("road")) == [(1, 2)]
    assert ends(ground("cross")) == [(1, 1)] * 4
    assert ends(ground("fork")) == [(1, 1)] * 3
    assert ends(ground("gate")) == [(1, 1)]
    assert ends(ground("bridge")) == [(1, 0)]
    assert ends(ground("bendtown")) == [(1, 2)]
    assert ends(ground("forktown")) == [(1, 1)] * 3


def test_a_highway_from_crossing_to_gate_is_complete() -> None:
    assert (3, 0) in ends(ground("cross road:1 gate:1"))


def test_four_bends_make_a_loop_without_ends() -> None:
    found = ground("bend:1 bend:2 | bend bend:3")
    assert ends(found) == [(4, 0)]
    assert sizes(found) == [("R", 4, 0), ("R", 4, 16)]


# ---- who lies beside whom


def test_a_highway_borders_both_sides_and_the_city_where_it_ends() -> None:
    found = ground("gate")
    highway = found.highways[0]
    assert [found.kinds(area) for area in found.precincts if found.borders(highway, area)] == [{"U"}, {"R"}, {"R"}]
    assert [found.kinds(area) for area in found.precincts if found.borders(highway, area, "apart")] == [{"R"}, {"R"}]


def test_the_stem_of_a_fork_does_not_border_the_ground_above_the_bar() -> None:
    found = ground("fork")
    stem = at(found, 0, 0, (3, 2))
    above, left, right = (at(found, 0, 0, cell) for cell in [(0, 0), (3, 0), (3, 3)])
    assert [found.borders(stem, area) for area in (above, left, right)] == [False, True, True]


def test_an_arm_of_a_crossing_borders_two_quarters() -> None:
    found = ground("cross")
    north = at(found, 0, 0, (0, 2))
    quarters = [at(found, 0, 0, cell) for cell in [(0, 0), (0, 3), (3, 0), (3, 3)]]
    assert [found.borders(north, area) for area in quarters] == [True, True, False, False]


def test_a_highway_borders_what_lies_along_it_on_any_of_its_tiles() -> None:
    found = ground("county:1 road:1")
    assert len(found.highways_of(at(found, 0, 0, (0, 0)))) == 1
    assert at(found, 1, 0, (0, 2)) in found.highways_of(at(found, 0, 0, (0, 3)))


def test_precincts_are_neighbours_across_a_highway_and_a_city_limit_and_not_at_a_corner() -> None:
    found = ground("cross")
    quarter = at(found, 0, 0, (0, 0))
    assert found.neighbours(quarter) == [at(found, 0, 0, (0, 3)), at(found, 0, 0, (3, 0))]
    found = ground("edge")
    assert found.neighbours(found.precincts[0]) == [found.precincts[1]]


def test_precincts_are_neighbours_across_a_seam() -> None:
    found = ground("field lawn")
    assert found.neighbours(found.precincts[0]) == [found.precincts[1]]


def test_the_bar_of_a_fork_parts_the_ground_above_from_both_below() -> None:
    found = ground("fork")
    above, left, right = (at(found, 0, 0, cell) for cell in [(0, 0), (3, 0), (3, 3)])
    assert set(found.neighbours(above)) == {left, right}
    assert set(found.neighbours(left)) == {above, right}
