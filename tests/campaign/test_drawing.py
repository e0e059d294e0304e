"""Does the drawn table show each thing at its place, turned as it lies, in a width that fits a terminal?"""

import re
from itertools import pairwise
from typing import Any

import pytest

from whistlepost.campaign.drawing import draw, in_bands
from whistlepost.campaign.drawing_tile import LEGEND, LEGEND_PT, draw_tile, legend
from whistlepost.campaign.picture import HALF_CELLS, MIDDLES, turned
from whistlepost.campaign.tile import KINDS, Tile
from whistlepost.campaign.tileset import load, tile_from

TILES = {tile.id: tile for tile in load("full").tiles}
TEXTURE = {"U": "%", "S": ":", "R": "."}


def view(table: str = "", **facts: Any) -> dict[str, Any]:
    """A view of two players; the table as `0,0 X1 r0; 1,0 X2 r1`."""
    told = {"supply": [5, 5], "reserve": [4, 4], "votes": [0, 0], "bag": [], "hand": "", "last": "", "ask": []}
    rows = [row.strip() for row in table.split(";") if row]
    return {"game": "campaign", "players": 2, "set": "full", "tiles": [], "table": rows, **told, **facts}


def drawing(table: str, width: int = 80, notes: dict[str, str] | None = None, **facts: Any) -> list[str]:
    return draw(view(table, **facts), notes, width).split("\n")


def lines(name: str, rotation: int = 0, *marks: tuple[int, str]) -> list[str]:
    """A tile with characters in its regions and, after them, its arms."""
    tile = TILES[name]
    parts = [*(region.cells for region in tile.regions), *(arm.cells for arm in tile.arms)]
    return draw_tile(tile, rotation, [(parts[number], mark) for number, mark in marks])


# ---- one tile


def test_kinds_highways_and_townships_differ_without_colour() -> None:
    assert lines("C4") == [" %%% ", ":::::", "-----", ".....", "....."]
    assert lines("X4") == ["..|..", "..|..", "-(T)-", "..|..", "..|.."]
    assert lines("X1")[2] == "--+--"
    assert lines("L1")[2] == ".(T)."


def test_bends_are_drawn_as_they_turn() -> None:
    assert [lines("H4", rotation)[2] for rotation in range(4)] == ["..\\--", "../--", "--\\..", "--/.."]


def test_symbols_are_letters_turned_with_the_tile() -> None:
    """Item 23: media M, money $, votes V."""
    assert [lines("C4v", rotation)[row][column] for rotation, row, column in [(0, 1, 2), (1, 2, 3), (2, 3, 2)]] == [
        "V"
    ] * 3
    assert lines("D5d")[2] == "-%$%."
    assert lines("H4m")[3] == ".M..."


def test_a_township_with_a_symbol_is_still_seen() -> None:
    assert lines("J3m")[2] == "-(M)-"
    assert lines("X4d", 1)[2] == "-($)-"


def test_a_volunteer_stands_in_its_region_or_on_its_arm() -> None:
    assert lines("X1", 0, (0, "A"), (3, "b"), (4, "C")) == ["..|..", ".AC..", "--+--", "..|b.", "..|.."]
    assert lines("H1", 1, (2, "D"))[2] == "--D--"


def test_a_volunteer_leaves_symbols_bends_and_townships_to_be_seen() -> None:
    assert lines("C4v", 0, (1, "A"))[1] == ":AV::"
    assert lines("H4", 0, (2, "A")) == ["..|..", "..A..", "..\\--", ".....", "....."]
    assert lines("H6", 0, (2, "A")) == ["..|..", "..A..", ".(T)-", ".....", "....."]
    assert lines("X4d", 0, *zip(range(4, 8), "ABCD", strict=True)) == ["..|..", "..A..", "B($)C", "..D..", "..|.."]


def test_more_than_there_is_room_for_is_a_star() -> None:
    small = [number for number, region in enumerate(TILES["D5"].regions) if len(region.cells) == 1]
    assert lines("D5", 0, (small[0], "A"))[1] == "A%%%."
    assert lines("D5", 0, (small[0], "A"), (small[0], "b"))[1] == "*%%%."


@pytest.mark.parametrize("tile", TILES.values(), ids=lambda tile: tile.id)
@pytest.mark.parametrize("rotation", range(4))
def test_every_tile_can_be_drawn_in_every_rotation(tile: Tile, rotation: int) -> None:
    picture = turned(tile.picture, rotation)
    small, wide = draw_tile(tile, rotation), draw_tile(tile, rotation, wide=True)
    assert [len(line) for line in small] == [5] * 5
    assert [len(line) for line in wide] == [9] * 5
    symbols = sum(mark in "M$V" for line in small for mark in line)
    assert symbols == sum(mark in "M$V" for line in wide for mark in line) == len(tile.symbols)
    for side, (row, column) in enumerate(MIDDLES):
        if picture[row][column] == "#":
            assert small[row][column] == "|-|-"[side]
            assert wide[row][0 if side == 3 else 4 if column == 2 else 8] == "|-|-"[side]
    for row, column in HALF_CELLS:
        assert small[row][column] in {TEXTURE[picture[row][column]], "M", "$", "V"}


@pytest.mark.parametrize("tile", TILES.values(), ids=lambda tile: tile.id)
def test_a_wide_drawing_shows_the_same_and_more(tile: Tile) -> None:
    for small, wide in zip(draw_tile(tile), draw_tile(tile, wide=True), strict=True):
        assert wide[1] + wide[3:6] + wide[7] == small


def test_a_highway_beside_the_middle_is_drawn_on_in_wide_drawings() -> None:
    tile = tile_from("Z", "", "", 1, ["RRRRR", "R###R", "R#R#R", "R###R", "RRRRR"])
    assert draw_tile(tile) == [".....", "./-\\.", ".|.|.", ".\\-/.", "....."]
    assert draw_tile(tile, wide=True)[1:4] == [
        "../-\\..".center(9, "."),
        ".." + ".|.|." + "..",
        "..\\-/..".center(9, "."),
    ]


# ---- the table


def test_a_table_is_drawn_with_the_names_of_the_empty_cells() -> None:
    assert (
        "\n" + "\n".join(drawing("0,0 C4 r0; 1,0 X1 r0", last="1,0")[:10])
        == """
      -1         0         1         2
-1             0,-1      1,-1
               %%%%%   ....|....
             ::::::::: ....|....
 0   -1,0    --------->----+----<   2,0
             ......... ....|....
             ......... ....|....

 1              0,1       1,1
"""
    )


def test_volunteers_stand_on_the_table_by_the_letter_of_their_seat() -> None:
    """An office, a whistlestop, and an office that lies face down; C4 lies with its city in the south."""
    told = drawing("0,0 C4 r2; 1,0 X1 r0", volunteers=[["0,0 1,3"], ["1,0 2,4", "0,0 0,1 down new"]])
    assert [line[13:32].rstrip() for line in told[2:7]] == [
        "......... ....|....",
        "......... ....|....",
        "--------- ----+B---",
        "::::A:::: ....|....",
        "  %%b%%   ....|....",
    ]


def test_face_down_offices_that_find_no_room_are_listed() -> None:
    told = drawing("0,0 D5 r0", volunteers=[["0,0 1,0 down"], ["0,0 1,0 down"]])
    assert "* 0,0 1,0: a b" in told
    assert not [line for line in drawing("0,0 D5 r0", volunteers=[["0,0 1,0 down"], []]) if "*" in line]


def test_an_empty_table_has_one_cell() -> None:
    assert [line.strip() for line in drawing("")[:2]] == ["0", "0    0,0"]


def test_notes_stand_in_empty_cells_and_on_spots() -> None:
    told = drawing("0,0 X1 r0", notes={"0,-1": "[12]", "0,0 4,4": "7"})
    assert told[1].split() == ["-1", "[12]"]
    assert told[5][13:].startswith("....|7...")


def test_own_tiles_are_drawn_by_their_picture() -> None:
    row = {"id": "Z1", "picture": ["RRRRR"] * 5, "symbols": ["votes@0,0"]}
    told = drawing("0,0 Z1 r1", tiles=[row], set="none")
    assert [line[13:] for line in told[2:4]] == [".......V.", "........."]


def test_a_set_may_be_the_text_of_a_file() -> None:
    text = 'format = 1\nname = "Mine"\nfrom = "full"\ndrop = ["L1"]\ntotals = { tiles = 83, entries = 61 }\n'
    assert drawing("0,0 C4 r0", set=text) == drawing("0,0 C4 r0")


# ---- width


def street(count: int, start: int = 0) -> str:
    return "; ".join(f"{x},0 H1 r1" for x in range(start, start + count))


@pytest.mark.parametrize(("count", "start"), [(1, 0), (5, -2), (6, 0), (10, -5), (20, -12), (60, -30), (3, -200)])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_table_fits_the_terminal(count: int, start: int, width: int) -> None:
    told = drawing(street(count, start), width, last=f"{start},0")
    assert max(map(len, told)) <= width
    text = "\n".join(told)
    assert all(f"{x},-1" in text for x in range(start, start + count))
    assert "\n\n\n" not in text


def test_ten_columns_fit_80_characters_side_by_side() -> None:
    assert len([line for line in drawing(street(10)) if line.startswith(" 0")]) == 1


def test_a_broad_table_is_drawn_in_bands_that_share_a_column() -> None:
    told = "\n".join(drawing(street(20)))
    heads = re.findall(r"(?m)^ +-?\d+(?: +-?\d+)+$", told)
    assert [head.split() for head in heads] == [[str(x) for x in range(-1, 11)], [str(x) for x in range(10, 21)]]


@pytest.mark.parametrize("most", [2, 3, 7, 13])
@pytest.mark.parametrize("count", [1, 2, 3, 8, 50])
def test_bands_hold_every_column_and_are_no_broader_than_they_may(count: int, most: int) -> None:
    bands = in_bands(range(count), most)
    assert all(1 <= len(band) <= most for band in bands)
    assert {x for band in bands for x in band} == set(range(count))
    assert all(one[-1] == two[0] for one, two in pairwise(bands))


# ---- what stands below


def below(**facts: Any) -> str:
    return draw(view("0,0 C4 r0", **facts)).partition("   votes")[2]


def test_each_seat_has_a_line() -> None:
    told = "\n" + draw(view("0,0 C4 r0", votes=[12, 104], supply=[0, 3], ask=[["turn", 0, 0], ["place", 1, 0]]))
    assert "\n  A       12        0        4\n" in told
    assert "\n> B      104        3        4\n" in told


def test_the_tile_in_hand_is_drawn_with_its_name() -> None:
    told = below(hand="C4v")
    assert "In hand: C4v Green belt" in told
    assert told.count("V") == 1


@pytest.mark.parametrize(("bag", "size"), [([], "0"), (["C1", "C2 2"], "3"), (17, "17")])
def test_the_size_of_the_bag(bag: object, size: str) -> None:
    assert f"Still in the bag: {size}" in below(bag=bag)


def test_a_position_that_says_little_can_be_drawn() -> None:
    told = draw({"game": "campaign", "players": 2, "table": ["0,0 C4 r0"]})
    assert "Still in the bag: -" in told


def test_portuguese_words() -> None:
    told = draw(view("0,0 C4 r0", hand="C4v"), portuguese=True)
    assert "Na mão: C4v Cinturão verde" in told
    assert "votos" in told
    assert "Ainda no saco: 0" in told


@pytest.mark.parametrize("text", [LEGEND, LEGEND_PT])
def test_the_legend_explains_every_sign_and_fits(text: str) -> None:
    assert max(map(len, text.split("\n"))) <= 80
    assert not [
        sign
        for sign in (*TEXTURE.values(), "-", "|", "/", "\\", "+", "(T)", "M", "$", "V", "*", "> <")
        if sign not in text
    ]
    assert (legend(), legend(portuguese=True)) == (LEGEND, LEGEND_PT)
    assert len(KINDS) == 3
