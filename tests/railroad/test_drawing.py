"""Does the drawn board show each thing at its place?"""

import itertools
import re
from typing import Any

import pytest

from tests.railroad.oracle.geometry import SPACES, across, is_coast
from whistlepost import Table
from whistlepost.railroad.components import load
from whistlepost.railroad.drawing import NARROW, WIDE, draw
from whistlepost.railroad.drawing_tile import draw_tile, legend, side_by_side

STEPS = {0: (0, -4), 1: (1, -2), 2: (1, 2), 3: (0, 4), 4: (-1, 2), 5: (-1, -2)}
"""How many columns and lines lie between a space and the one across each edge."""
TILES = {tile.id: tile for tile in load("base").tiles}


def view(**facts: Any) -> dict[str, Any]:
    return Table.from_position({"game": "railroad", "players": 2, **facts}, seed=1).view(None)


def where(drawing: str, name: str) -> tuple[int, int]:
    """Column and line of a name on the board."""
    for number, line in enumerate(drawing.split("\n")):
        if found := re.search(rf"(?<=[/\\]){name}\b", line):
            return found.start(), number
    raise AssertionError(f"{name} is not drawn")


def around(drawing: str, name: str) -> list[str]:
    """The four lines of a space, from border to border."""
    x, y = where(drawing, name)
    lines = drawing.split("\n")
    outside = (1, 2, 2, 1)
    return [lines[y + i][x - out : x + NARROW - 2 + out].strip() for i, out in enumerate(outside)]


@pytest.mark.parametrize("pitch", [NARROW, WIDE])
def test_every_space_is_drawn_where_its_neighbours_expect_it(pitch: int) -> None:
    """B1, B2: the board lies as the plan of its spaces says."""
    drawing = draw(view(), pitch=pitch)
    for name in SPACES:
        x, y = where(drawing, name)
        for edge, (columns, lines) in STEPS.items():
            other = across(name, edge)
            if other and not is_coast(other):
                assert where(drawing, other) == (x + columns * pitch, y + lines), (name, edge)


def test_coast_stops_stand_beside_their_edges() -> None:
    lines = draw(view(trains=["coast1 coast8 coast16", "coast2 coast3"])).split("\n")
    drawn = "\n".join(lines)
    assert lines[where(drawn, "b1")[1]].endswith("\\ 1 A1")
    assert lines[where(drawn, "b8")[1] + 3].endswith("/ 16 A3")
    assert lines[where(drawn, "a1")[1]].endswith("\\ 2 B1")
    assert lines[where(drawn, "a1")[1] + 3].endswith("/ 3 B2")
    assert lines[where(drawn, "a4")[1]].endswith("\\ 8 A2")


def test_a_tile_shows_which_edges_its_track_joins() -> None:
    """B6: the same mark at two edges is one track; * leads to the stop."""
    drawing = draw(view(board={"c4": "cotton-a r0", "e4": "cotton-a r2"}, trains=["c4", ""]))
    assert around(drawing, "c4") == ["/c4 1   \\", "/*(c) A1 1\\", "\\*       */", "\\___*___/"]
    assert around(drawing, "e4") == ["/e4 *   \\", "/*  (c)  *\\", "\\*       1/", "\\___1___/"]


def test_the_two_stops_of_a_tile_are_a_and_b() -> None:
    drawing = draw(view(board={"c4": "cotton-cattle r0"}, trains=["c4b", ""]))
    assert around(drawing, "c4") == ["/c4 a   \\", "/b a(c)  a\\", "\\b bK A1 a/", "\\___b___/"]


def test_a_town_shows_demand_fame_penalty_and_share() -> None:
    drawing = draw(view(board={"d4": "town-4a r0"}, trains=["d4 d4", "d4 d4"]))
    assert around(drawing, "d4") == ["/d4   #4\\", "/ lK:7 -2 \\", "\\Lampwick /", "\\A1A2+2_/"]


def test_end_tiles_show_what_they_ask() -> None:
    drawing = draw(view(board={"h2": "haul-cattle-whiskey-steel r0", "h3": "stock-3 r0"}))
    assert around(drawing, "h2")[1:3] == ["/KWS:18 -5\\", "\\Sunset Ex/"]
    assert around(drawing, "h3")[1:3] == ["/3 / share\\", "\\Stock Mar/"]


def test_an_empty_space_shows_its_name_alone() -> None:
    assert around(draw(view()), "c4") == ["/c4     \\", "/         \\", "\\         /", "\\_______/"]


def test_a_train_that_waits_for_a_tile_is_drawn_ahead_of_where_it_began() -> None:
    table = Table.from_position(
        {"game": "railroad", "players": 2, "trains": ["coast8", ""], "coal": [1, 0], "hands": ["cotton-d", ""]}, seed=1
    )
    table.play("coal 1 sw")
    drawing = draw(table.view(0))
    assert around(drawing, "a4")[1] == "/  A1 ?  @\\"
    assert "8 a1" in drawing


def test_notes_stand_beside_stops_and_coasts() -> None:
    drawing = draw(view(board={"c4": "cotton-a r0"}), notes={"c4": ">12", "d2": ">3", "coast5": ">4"})
    assert around(drawing, "c4")[0] == "/c4 1>12\\"
    assert around(drawing, "d2")[0] == "/d2   >3\\"
    assert "5 >4" in drawing


def test_the_resource_track_shows_what_is_left_and_who_stands_there() -> None:
    drawing = draw(view(trains=["track3", ""]))
    assert "track1 [?]" in drawing
    assert "track3 [A1]" in drawing
    assert "track6 [c l]" in drawing


def test_portuguese_names_come_from_the_data() -> None:
    drawing = draw(view(board={"d4": "coal-yard r0"}), portuguese=True)
    assert around(drawing, "d4")[1:3] == ["/Depósito \\", "\\de Carvão/"]


def test_the_resource_track_and_the_rewards_are_said_in_portuguese_too() -> None:
    drawing = draw(view(expansion="full"), portuguese=True)
    assert around(drawing, "m4")[2] == "\\raro ouro/"
    assert "track9 [carvão carvão]" in drawing
    assert "track12 [apito]" in drawing


@pytest.mark.parametrize(("pitch", "width"), [(NARROW, 80), (WIDE, 120)])
def test_a_full_board_fits_the_terminal(pitch: int, width: int) -> None:
    table = Table("railroad", players=5, seed=3)
    while table.question == "place":
        table.play(table.options()[0])
    for portuguese in (False, True):
        drawing = draw(table.view(0), pitch=pitch, portuguese=portuguese)
        assert max(map(len, drawing.split("\n"))) <= width


def test_the_table_draws_itself() -> None:
    table = Table("railroad", players=2, seed=1)
    assert str(table) == draw(table.view(None))


def test_a_turned_tile_is_drawn_turned() -> None:
    upright, turned = draw_tile(TILES["cotton-a"]), draw_tile(TILES["cotton-a"], 2)
    assert upright.split("\n")[0].strip() == ".----1----."
    assert turned.split("\n")[0].strip() == ".----*----."
    assert turned.split("\n")[-1].strip() == "'----1----'"


def test_pictures_stand_beside_each_other_as_far_as_there_is_room() -> None:
    rows = side_by_side([draw_tile(TILES["cotton-a"])] * 3, 50).split("\n\n")
    assert [row.count("cotton") for row in rows] == [2, 1]


def test_mountain_spaces_show_price_and_reward_until_a_tile_lies_there() -> None:
    """X1, X7, X8."""
    facts = {"board": {"m1": "rocky-plain-a r0"}, "mountain_upgrades": {"m2": "dynamite-cart"}}
    drawing = draw(view(expansion="full", **facts))
    assert around(drawing, "m1") == ["/m1 1  ^\\", "/3       2\\", "\\2       1/", "\\___3___/"]
    assert around(drawing, "m2")[:3] == ["/m2    ^\\", "/ 2c / 1w \\", "\\Dynamite /"]
    assert around(drawing, "m4")[1:3] == ["/ 2c / 1w \\", "\\rare gold/"]
    assert around(drawing, "n3") == ["/n3    ^\\", "/         \\", "\\         /", "\\_______/"]


def test_the_mountain_columns_stand_between_e_and_f() -> None:
    """X1."""
    drawing = draw(view(expansion="full"))
    places = [where(drawing, space)[0] for space in ("f1", "n1", "m1", "e1")]
    assert [east - west for west, east in itertools.pairwise(places)] == [NARROW] * 3


@pytest.mark.parametrize("expansion", ["base", "rockies"])
@pytest.mark.parametrize("portuguese", [False, True])
def test_the_legend_explains_every_letter(portuguese: bool, expansion: str) -> None:
    text = legend(load(*dict.fromkeys(["base", expansion])), portuguese=portuguese)
    assert max(map(len, text.split("\n"))) < 80
    assert ("mountain" in text or "montanha" in text) == (expansion == "rockies")
    for good in load("base").goods:
        assert (good.name_pt if portuguese else good.name).lower() in text
