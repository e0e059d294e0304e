"""Are tiles laid as M9 says, on the way and never otherwise?"""

from collections import Counter

import pytest

from tests.railroad.drawn import Edition, Facts, draw, ends, first_words, has, offered, play
from whistlepost import Table

LINE = {"c4": "all*cotton", "d5": "ne-nw*lumber", "f5": "ne-nw*gravel"}


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def board(table: Table) -> dict[str, str]:
    position: Facts = table.position()
    laid: dict[str, str] = position["board"]
    return laid


def stand(hand: str, world: str = "c4 all*cotton; 0: c4", **facts: int) -> Table:
    """A train at c4 with nothing around but what is drawn."""
    return draw(world, hands=hand, **{"coal": 1, **facts})


def test_without_tiles_nobody_goes_into_an_empty_space() -> None:
    """M9: there is no track to run on."""
    assert stand("").names() == ["end"]


def test_a_tile_is_played_where_the_track_leads_into_an_empty_space() -> None:
    """M9: from the hand, and the train goes on along it."""
    table = play(stand("cotton-d plain-b"), "coal 1 sw")
    assert table.question == "lay"
    play(table, "lay cotton-d r0")
    assert has(table, "trains").split()[0] == "d5"
    assert board(table)["d5"] == "cotton-d r0"
    assert has(table, "hands") == "plain-b"


def test_tiles_are_never_played_otherwise() -> None:
    """M9: where no train is on its way into an empty space."""
    table = stand("cotton-d plain-b", "c4 all*cotton; d5 all*lumber; 0: c4")
    assert "lay" not in first_words(table)
    assert play(table, "coal 1 sw").question == "turn"


def test_a_move_that_cannot_end_may_not_be_begun() -> None:
    """M9: plain tiles alone lead to no stop; neither does a stop where the train may not end."""
    assert offered(stand("plain-a plain-b plain-c"), "coal") == set()
    assert "1 ne" not in offered(stand("cotton-d"), "coal")
    west = stand("plain-a", "c4 all*cotton; e4 all*lumber; 0: c4; 1: e4")
    assert offered(west, "coal") == set()


def test_only_rotations_by_which_the_move_can_end_are_offered() -> None:
    """M9: the tile has to join the way in with the one stop that is free."""
    world = "c4 all*cotton; e5 all*lumber; e4 all*gravel; 0: c4; 1: e4"
    table = play(stand("plain-c", world), "coal 1 sw")
    assert {name for name in table.names() if joins(name, "ne", "sw")} == set(table.names()) != set()


def joins(name: str, way_in: str, way_out: str) -> bool:
    """Does plain-c, laid so, lead from one edge to the other?"""
    edges = ["n", "ne", "se", "s", "sw", "nw"]
    turn = int(name[-1])
    pairs = [{(int(a) + turn) % 6, (int(b) + turn) % 6} for a, b in ("01", "25", "34")]
    return {edges.index(way_in), edges.index(way_out)} in pairs


@pytest.mark.parametrize(
    ("tile", "rotations"),
    [
        *[("plain-e", 1), ("plain-a", 2), ("plain-b", 6), ("plain-c", 3), ("plain-d", 3), ("cotton-d", 1)],
        *[("town-1a", 1), ("gravel-cotton", 2), ("cotton-a", 6), ("cotton-e", 3), ("cotton-lumber", 6)],
    ],
)
def test_rotations_that_give_the_same_picture_are_one_choice(tile: str, rotations: int) -> None:
    """M9: the smallest of them is recorded. Stops lie wherever the track may lead."""
    ring = "d4 all*cotton; d6 all*cotton; e4 all*cotton; e5 all*cotton; c5 all*cotton"
    table = play(stand(tile, f"c4 all*cotton; {ring}; 0: c4", whistles=1), "whistle 1 sw")
    turns = [int(name[-1]) for name in table.names()]
    assert len(table.names()) == rotations
    assert turns == list(range(rotations))


def test_equal_tiles_are_one_choice() -> None:
    """M9: also where the others know one of them."""
    table = play(stand("cotton-d cotton-a! cotton-a"), "coal 1 sw")
    assert max(Counter(table.names()).values()) == 1
    assert {name.split()[0] for name in offered(table, "lay")} == {"cotton-d", "cotton-a"}


def test_the_whole_hand_may_be_played_in_one_move() -> None:
    """M9: tile after tile, as the track leads from one empty space to the next."""
    table = play(stand("plain-e plain-a cotton-d"), "coal 1 sw", "lay plain-e r0", "lay plain-a r1", "lay cotton-d r0")
    assert len(board(table)) == 4
    assert has(table, "hands") == ""
    assert table.question == "turn"


def test_the_way_goes_on_over_tiles_that_lie_there_already() -> None:
    """M9: an empty space, a tile of the board, an empty space again."""
    world = "c4 all*cotton; d5 ne-nw; f5 ne-nw; 0: c4"
    assert ends(stand("plain-b cotton-d", world), "coal 1 sw") >= {"g4", "e4"}
    assert ends(stand("plain-b", world), "coal 1 sw") == set()


def test_coal_does_not_end_on_a_tile_laid_further_east() -> None:
    """M9 M2: but may run over it and come back."""
    assert "1 ne" not in offered(stand("cotton-d lumber-d"), "coal")
    found = ends(stand("plain-e plain-a cotton-d"), "coal 1 ne")
    assert found
    assert all(stop >= "c" for stop in found)


def test_a_whistle_skips_a_stop_on_a_tile_just_laid() -> None:
    """M9 M6: and goes on into the next empty space."""
    table = play(stand("cotton-d lumber-d", coal=0, whistles=1), "whistle 1 sw", "lay cotton-d r0")
    assert "stop" in table.names()
    play(table, "go nw", "lay lumber-d r0")
    assert (has(table, "trains").split()[0], has(table, "cubes")) == ("e4", "lumber")


def test_a_special_tile_is_played_like_any_other() -> None:
    """M9 M5: coal ends on it."""
    table = play(stand("town-1a"), "coal 1 sw", "lay town-1a r0")
    assert has(table, "trains").split()[0] == "d5"
    assert (board(table)["d5"], table.question) == ("town-1a r0", "turn")


def test_own_trains_on_the_way_are_run_through_before_and_after_laying() -> None:
    """M9 M3: the tile is laid between two own trains."""
    world = "c4 all*cotton; d5 ne-nw*lumber; f5 ne-nw*gravel; g4 all*cattle; 0: c4 d5 f5"
    assert ends(stand("plain-a", world), "coal 1 sw") == set()
    assert ends(stand("plain-b", world), "coal 1 sw") == {"g4"}


def test_a_tile_is_played_once() -> None:
    """M9: for the next empty space only the rest of the hand is left."""
    table = play(stand("plain-e cotton-d lumber-d", whistles=1), "whistle 1 sw", "lay cotton-d r0", "go nw")
    assert {name.split()[0] for name in offered(table, "lay")} == {"plain-e", "lumber-d"}
