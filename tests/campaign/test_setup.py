"""Is the game set up as the clauses R1 to R8 say?"""

import pytest

from tests.campaign.drawn import PICTURES, position
from tests.campaign.told import begin
from whistlepost import Table
from whistlepost.core.errors import BadData

EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4, 5])


@EVERY_NUMBER
def test_everybody_has_five_volunteers_four_in_reserve_and_a_score_of_nothing(players: int) -> None:
    """R1: the tenth token marks the score."""
    start = Table("campaign", players=players, seed=3).position()
    assert start["supply"] == [5] * players
    assert start["reserve"] == [4] * players
    assert start["votes"] == [0] * players
    assert start["volunteers"] == [[]] * players


def test_a_position_must_give_everybody_nine_volunteers() -> None:
    """R1: supply, reserve and table come to nine; what is not named is in the supply."""
    data = position("field", "0,0 0,0", reserve=[1, 4])
    assert Table.from_position(data, seed=1).position()["supply"] == [7, 5]
    with pytest.raises(BadData, match="9 volunteers"):
        Table.from_position({**data, "supply": [5, 5]}, seed=1)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_there_are_two_to_five_players(players: int) -> None:
    """R2, item 1."""
    with pytest.raises(BadData):
        Table("campaign", players=players, seed=3)


@EVERY_NUMBER
def test_everybody_draws_a_lot_and_then_the_highest_begins(players: int) -> None:
    """R3, R4, item 1: the lots lie open when the last is drawn; play goes round from there."""
    game = begin(*["field"] * 9, "edge", "edge", players=players)
    for seat in range(players - 1):
        assert game.now == ("lot", -1)
        assert game["lots"] == ["field"] * seat + [""] * (players - seat)
        game.tell("draw field")
    game.tell("draw edge")
    assert game.now == ("start", -1)
    assert game["first"] == players - 1
    game.tell("draw field")
    for turn in range(players + 2):
        game.tell("draw field")
        assert game.now == ("place", (players - 1 + turn) % players)
        game.tell(f"{turn + 1},0 r0", "none")


@pytest.mark.parametrize(
    ("lots", "first"),
    [
        ("edge field", 0),  # urban 3, rural 1
        ("field edge", 1),
        ("lawn edge", 1),  # suburban 2
        ("field lawn", 1),
        ("field lone", 1),  # a township makes 2
        ("crosstown edge", 1),  # and four of its regions do not make more
        ("belt park", -1),  # both 3, for the best of their regions
        ("lone lawn", -1),
        ("field field", -1),
        ("lawn field edge", 2),
        ("edge edge field", -1),
    ],
)
def test_the_highest_value_begins(lots: str, first: int) -> None:
    """R4, item 2: the best base value among the regions of the tile; -1 where a tie has to be broken."""
    tiles = lots.split()
    game = begin(*tiles, *["city"] * 9, players=len(tiles)).draw(*tiles)
    assert game.now == (("start", -1) if first >= 0 else ("lot", -1))
    assert first < 0 or game["first"] == first


def test_a_set_may_print_another_value() -> None:
    """R4, item 2: `value` in the data of a tile overrides what its regions say."""
    pictures = {name: PICTURES[name].split("/") for name in ("edge", "field")}
    tiles = [{"id": "edge", "picture": pictures["edge"], "count": 2}]
    game = begin(tiles=[*tiles, {"id": "field", "picture": pictures["field"], "value": 4, "count": 2}])
    assert game.tell("draw edge", "draw field")["first"] == 1


@pytest.mark.parametrize(
    ("lots", "first"),
    [
        ("edge edge+media@0,2", 1),
        ("edge+money@0,2 edge+media@0,2", 0),
        ("edge+money@0,2 edge+votes@0,2", 1),
        ("edge+media@0,2+money@1,2+media@3,3 edge+votes@0,2", 0),
        ("edge+media@0,2+money@3,3 edge+votes@0,2", -1),  # 1 + 2 and 3
        ("edge lawn+votes@0,0", 0),  # 2 + 3, but it is not among the leaders
        ("edge lawn+votes@0,0 edge+media@4,0", 2),
        ("field+media@0,0 field+media@4,4", -1),
        ("crosstown crosstown+money@2,2", 1),
    ],
)
def test_symbols_count_among_the_leaders_only(lots: str, first: int) -> None:
    """R5: media 1, money 2, votes 3."""
    tiles = lots.split()
    game = begin(*tiles, *["city"] * 9, players=len(tiles)).draw(*tiles)
    assert game.now == (("start", -1) if first >= 0 else ("lot", -1))
    assert first < 0 or game["first"] == first


def test_those_who_are_still_level_draw_again_among_themselves() -> None:
    """R6, item 3: seats 0 and 2 draw new tiles; the others are out, whatever they drew; old tiles do not count."""
    game = begin("edge", "edge", "lawn", "lawn", "field", "field", "city", players=3)
    game.tell("draw edge", "draw lawn", "draw edge")
    assert game.now == ("lot", -1)
    assert game["lots"] == ["", "-", ""]
    game.tell("draw field", "draw lawn")
    assert game["first"] == 2


def test_they_may_be_level_again() -> None:
    """R6: until one is ahead."""
    game = begin("edge", "edge", "lawn", "lawn", "field", "city", players=2)
    game.tell("draw edge", "draw edge", "draw lawn", "draw lawn")
    assert game["lots"] == ["", ""]
    assert game.tell("draw field", "draw city")["first"] == 1


def test_if_the_bag_has_no_lot_for_each_of_them_the_first_begins() -> None:
    """R6: three are level, and two tiles are left; so lots always come to an end."""
    game = begin("edge", "edge", "edge", "lawn", "lawn", players=3).draw("edge", "edge", "edge")
    assert (game.now, game["first"]) == (("start", -1), 0)
    assert game["bag"] == ["edge 3", "lawn 2"]


def test_old_lots_stay_out_while_lots_are_drawn_and_go_back_then() -> None:
    """R6, R7, item 3: the bag holds every tile again before the start tile is drawn."""
    game = begin("edge", "edge", "lawn", "field", "city", players=2)
    game.tell("draw edge", "draw edge")
    assert game.names == {"draw lawn", "draw field", "draw city"}
    game.tell("draw lawn")
    assert game.names == {"draw field", "draw city"}
    game.tell("draw field")
    assert game.now == ("start", -1)
    assert game["bag"] == ["edge 2", "lawn", "field", "city"]


@pytest.mark.parametrize("tile", ["city", "field", "cross", "belt", "bridge"])
def test_the_start_tile_lies_as_printed_and_has_no_volunteer(tile: str) -> None:
    """R8, item 4: any tile may be the start tile; then the first player draws."""
    game = begin(*[tile] * 9, "edge", "lawn", "lawn", players=3)
    game.tell("draw lawn", "draw edge", "draw lawn")
    assert f"draw {tile}" in game.names
    game.tell(f"draw {tile}")
    assert game["table"] == [f"0,0 {tile} r0"]
    assert game["volunteers"] == [[], [], []]
    assert game.now == ("draw", -1)
    assert game.tell(f"draw {tile}").now == ("place", 1)


def test_the_start_tile_is_drawn_at_random() -> None:
    """R8, item 4: each tile in the bag is equally likely."""
    game = begin("edge", "lawn", "field", "field", "field")
    game.tell("draw edge", "draw lawn")
    assert game.names == {"draw edge", "draw lawn", "draw field"}
    assert sorted(game.state.weights()) == [1, 1, 3]


def test_what_is_complete_on_the_start_tile_was_completed_by_nobody() -> None:
    """R8, item 40: no boon, no votes; the village is left to Election Day."""
    game = begin("village+media@2,2", "village+media@2,2", "lawn")
    game.draw("village+media@2,2", "lawn", "village+media@2,2", "lawn").tell("1,0 r0", "office 0,0")
    assert game["reserve"] == [4, 4]
    assert game["scored"] == []
    assert game.now == ("draw", -1)
