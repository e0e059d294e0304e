"""Does the gallery show every tile, and say what the set contains, in a width that fits a terminal?"""

import pytest

from whistlepost.campaign.census import census
from whistlepost.campaign.drawing_tile import draw_tile
from whistlepost.campaign.gallery import gallery, statistics
from whistlepost.campaign.tile import Tile
from whistlepost.campaign.tileset import load, loads

FULL = load("full")
DRAWN = gallery(FULL)
CARDS = gallery(FULL, 39).split("\n\n")


def card(name: str) -> str:
    """A tile with what is told beside it."""
    return next(part for part in CARDS if f"  {name}  x" in part)


@pytest.mark.parametrize("tile", FULL.tiles, ids=lambda tile: tile.id)
def test_every_tile_is_shown_with_id_count_standing_and_names(tile: Tile) -> None:
    told = " ".join(line[11:].strip() for line in card(tile.id).split("\n"))
    assert f"{tile.id} x{tile.count} ours {tile.name} {tile.name_pt} value {tile.value}" in " ".join(told.split())
    assert [line[:9].rstrip() for line in card(tile.id).split("\n")[:5]] == [
        line.rstrip() for line in draw_tile(tile, wide=True)
    ]


def test_a_card() -> None:
    assert (
        "\n" + card("C4v")
        == """
  %%%%%    C4v  x1  ours
::::V::::  Green belt
---------  Cinturão verde
.........  value 3, 4 rotations
.........  votes@1,2"""
    )


def test_a_tile_that_looks_the_same_however_it_lies() -> None:
    assert "value 2, 1 rotation\n" in card("X4d")


@pytest.mark.parametrize(("width", "across"), [(20, 1), (80, 2), (121, 3), (200, 4)])
def test_as_many_tiles_stand_beside_each_other_as_there_is_room_for(width: int, across: int) -> None:
    lines = gallery(FULL, width).split("\n")
    assert max(line.count("  ours") for line in lines) == across
    assert max(map(len, lines)) <= max(80, width)


def test_no_line_is_longer_than_a_terminal_or_ends_in_blanks() -> None:
    assert max(map(len, DRAWN.split("\n"))) <= 80
    assert [line for line in DRAWN.split("\n") if line != line.rstrip()] == []


def test_the_head_names_the_set_and_its_digest() -> None:
    lines = DRAWN.split("\n")
    assert lines[:3] == ["The 84 tiles", "============", f"digest {FULL.digest}"]
    assert gallery(load("short")).startswith("The 72 tiles\n")


def test_the_statistics_say_what_the_census_counted() -> None:
    told = " ".join(statistics(FULL).split())
    assert "Size: 84 tiles, 62 entries, 40 pictures" in told
    assert "Sides, clockwise: 89 RHR, 85 SHS, 82 U, 50 R, 16 S, 7 RHS, 7 SHR" in told
    assert "50 of value 3, 23 of value 2, 11 of value 1" in told
    for what, count in (pair for counts in census(FULL).values() for pair in counts.items()):
        assert f"{count} {what}" in told or f"{count} of value {what}" in told


def test_the_statistics_of_the_smallest_set() -> None:
    one = """
format = 1
name = "One"
totals = { tiles = 1, entries = 1 }
[[tile]]
id = "Z"
name = "Z"
name_pt = "Z"
count = 1
picture = ["RRRRR", "RRRRR", "RRRRR", "RRRRR", "RRRRR"]
standing = "stated"
"""
    told = gallery(loads(one, "one.toml"))
    assert "Size: 1 tiles, 1 entries, 1 pictures" in told
    assert "Z  x1  stated" in told
