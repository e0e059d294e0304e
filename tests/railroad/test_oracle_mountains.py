"""Does the oracle of moves cross the mountains as X1, X7, X17, X20 and X25 say? Small maps, worked out by hand."""

import pytest

from tests.railroad.oracle.drawn import TILES, Position, drawn
from tests.railroad.oracle.geometry import TEN_COLUMNS, across, column, opposite, spaces_of
from tests.railroad.oracle.mountains import PRICED, has_mountains
from tests.railroad.oracle.moves import Move, complete_moves
from tests.railroad.oracle.tiles import read_track

ALL = TILES | {"last": read_track("012345*", ["last_stop"])}
BESIDE = "e4 halt 5"  # a stop on a line from e4's nw edge to its se edge


def high(board: str, *trains: str, **entries: object) -> Position:
    return drawn(board, *trains, expansion="full", **entries)


def moves(position: Position, token: str = "whistle") -> set[Move]:
    return {move for move in complete_moves(position, ALL, 0, 0) if move.token == token}


def test_there_are_seventy_five_spaces_and_every_edge_has_two_sides() -> None:
    """X1."""
    spaces = spaces_of(TEN_COLUMNS)
    assert len(spaces) == 75
    for space in spaces:
        for edge in range(6):
            there = across(space, edge, TEN_COLUMNS)
            if there in spaces:
                assert across(there, opposite(edge), TEN_COLUMNS) == space


def test_the_mountains_lie_between_e_and_f() -> None:
    """X1: columns six and seven of ten."""
    assert [column(stop, TEN_COLUMNS) for stop in ("e1", "m1", "n1", "f1", "h1")] == [5, 6, 7, 8, 10]
    assert [across("e4", edge, TEN_COLUMNS) for edge in range(6)] == ["e3", "d4", "d5", "e5", "m5", "m4"]
    assert [across("m4", edge, TEN_COLUMNS) for edge in range(6)] == ["m3", "e3", "e4", "m5", "n4", "n3"]
    assert [across("n3", edge, TEN_COLUMNS) for edge in range(6)] == ["n2", "m3", "m4", "n4", "f4", "f3"]


@pytest.mark.parametrize("expansion", ["full", "board", "board+tiles", "board+upgrades"])
def test_the_board_module_brings_them(expansion: str) -> None:
    assert has_mountains({"expansion": expansion})


@pytest.mark.parametrize("expansion", ["none", "tiles", "upgrades", "tiles+upgrades"])
def test_no_other_module_does(expansion: str) -> None:
    assert not has_mountains({"expansion": expansion})


def paid(hand: str, **entries: object) -> set[tuple[tuple[str, str], ...]]:
    """How the tiles may be paid when the train leaves e4 for m4, which is green, with coal."""
    found = moves(high(BESIDE, "e4", hands=[hand], **entries), "coal")
    return {move.paid for move in found}


def test_a_green_space_costs_two_coal_or_a_whistle() -> None:
    """X7: after the coal that moves the train."""
    assert paid("town", coal=[2], whistles=[0]) == set()
    assert paid("town", coal=[3], whistles=[0]) == {(("m4", "coal"),)}
    assert paid("town", coal=[1], whistles=[1]) == {(("m4", "whistle"),)}
    assert paid("town", coal=[3], whistles=[1]) == {(("m4", "coal"),), (("m4", "whistle"),)}


def test_dynamite_lowers_the_coal_and_makes_brown_free() -> None:
    """X7 X19."""
    assert paid("town", coal=[2], whistles=[0], upgrades=["dynamite-cart"]) == {(("m4", "coal"),)}
    brown = high("e1 halt 5", "e1", hands=["town"], coal=[1], whistles=[5], upgrades=["dynamite-cart"])
    assert {move.paid for move in moves(brown, "coal")} == {(("m1", "nothing"),)}
    assert [PRICED[f"m{row}"]["coal"] for row in range(1, 9)] == [1, 2, 1, 2, 2, 1, 2, 1]


def test_a_card_gained_on_the_way_works_for_the_next_tile() -> None:
    """X8: m2 is paid in full, m3 is free."""
    position = high("e1 halt 1", "e1", hands=["wide town"], coal=[3], whistles=[0])
    without = {move.end for move in moves(position, "coal")}
    found = {move.end for move in moves({**position, "mountain_upgrades": {"m2": "dynamite-cart"}}, "coal")}
    assert (without & {"m3"}, found & {"m3"}) == (set(), {"m3"})


SIDES = f"{BESIDE} f4 star 0"


def test_a_tunnel_comes_out_of_any_adjoining_empty_space() -> None:
    """X25: and is told by the space and the edge."""
    position = high(SIDES, "e4", upgrades=["tunnel-network"])
    assert {(move.end, move.tunnel) for move in moves(position)} == {("f4", ("n3", 4)), ("f4", ("n4", 5))}
    assert moves(position, "coal") == set()
    assert moves(high(SIDES, "e4")) == set()


def test_a_tunnel_takes_the_place_of_the_skipped_stop() -> None:
    """X25."""
    position = high(f"{SIDES} d5 star 0", "d5", upgrades=["tunnel-network"])
    assert {move.end for move in moves(position) if move.path} == set()
    through = high(f"{SIDES} d5 star 0", "d5 e4", upgrades=["tunnel-network"])
    assert {move.end for move in moves(through)} == {"f4"}


def test_a_tunnel_leads_no_further_than_the_columns_beside_the_mountains() -> None:
    """X25: g3 is the ninth of ten."""
    position = high(f"{BESIDE} f4 straight 0 g3 star 0 g4 star 0", "e4", upgrades=["tunnel-network"])
    assert moves(position) == set()


def test_only_the_last_train_lands_on_the_last_stop() -> None:
    """X17."""
    board = "g4 star 0 h4 last 0"
    assert {move.end for move in moves(high(board, "g4 track1 track2"), "coal")} == {"h4"}
    assert moves(high(board, "g4 track1 coast2"), "coal") == set()


@pytest.mark.parametrize(
    ("spent", "tokens"), [("coal " * 4, {"whistle"}), ("coal coal coal whistle", {"coal", "whistle"})]
)
def test_a_fifth_token_may_be_spent_beside_a_whistle(spent: str, tokens: set[str]) -> None:
    """X20."""
    position = high("c4 star 0 d4 star 0", "c4", spent=spent, upgrades=["fifth-spot"])
    assert {move.token for move in complete_moves(position, ALL, 0, 0)} == tokens
    assert complete_moves({**position, "upgrades": [""]}, ALL, 0, 0) == set()
