"""Does the oracle read the component files as the components page lists them?"""

from tests.railroad.oracle.box import box_cardboard, box_tiles
from tests.railroad.oracle.tiles import rotations


def test_b6_the_edges_of_every_tile_are_parted_into_groups_and_bare_track_joins_two() -> None:
    for tile in box_tiles("base", "rockies").values():
        assert sorted(edge for group in tile.groups for edge in group) == [0, 1, 2, 3, 4, 5]
        assert all(star or len(group) == 2 for group, star in zip(tile.groups, tile.starred, strict=True))
        assert sum(tile.starred) == len(tile.stops) <= 2


def test_big_stops_are_those_of_special_tiles_and_end_tiles() -> None:
    tiles = box_tiles()
    assert sum(tile.big for tile in tiles.values()) == 10 + 5 + 10
    assert not tiles["gravel-steel"].big
    assert not box_tiles("rockies")["any-common-a"].big


def test_m9_hubs_have_one_picture_and_two_unlike_stops_make_more() -> None:
    tiles = box_tiles()
    assert rotations(tiles["town-1a"]) == [0]
    assert rotations(tiles["plain-e"]) == [0]
    assert rotations(tiles["cotton-lumber"]) == [0, 1, 2, 3, 4, 5]
    assert rotations(tiles["gravel-steel"]) == [0, 1]


def test_e5_and_u4_special_tiles_and_stars() -> None:
    pieces = box_cardboard("base", "rockies")
    assert pieces.stars["coal-car"] == 3
    assert pieces.stars["blocking-signal"] == 5
    assert {"town-1a", "gold-mine", "switch-yard"} <= pieces.special
    assert not {"cotton-a", "stock-3"} & pieces.special
