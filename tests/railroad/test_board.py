"""Does the board lie as the clauses B1-B6 say?

Spaces are placed here by their centres in the plane, and what lies across an edge follows from that.
"""

from collections.abc import Iterator

import pytest

from tests.railroad.drawn import EDGES, Edition, draw, ends, offered
from whistlepost import BadData, Table
from whistlepost.railroad.components import load
from whistlepost.railroad.notation import SPACE_NAMES

HEIGHTS = {"a": 7, "b": 8, "c": 7, "d": 8, "e": 7, "f": 8, "g": 7, "h": 8}
ENDS = [tile.id for tile in load().tiles if tile.kind == "end"][:8]
STEPS = {"n": (0, -2), "ne": (-1, -1), "se": (-1, 1), "s": (0, 2), "sw": (1, 1), "nw": (1, -1)}
"""Columns to the west, and half spaces to the south."""


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def centre(space: str) -> tuple[int, int]:
    """In a column of eight the spaces lie half a space further north than in a column of seven."""
    return ord(space[0]) - ord("a"), 2 * int(space[1:]) - (HEIGHTS[space[0]] == 8)


SPACES = [f"{column}{row}" for column, height in HEIGHTS.items() for row in range(1, height + 1)]
AT = {centre(space): space for space in SPACES}


def across(space: str, edge: str) -> str | None:
    (column, height), (west, south) = centre(space), STEPS[edge]
    return AT.get((column + west, height + south))


def coast_edges() -> Iterator[tuple[str, str]]:
    """The edges at which the coast stops lie, from north to south."""
    yield "b1", "ne"
    for row in range(1, 8):
        yield f"a{row}", "ne"
        yield f"a{row}", "se"
    yield "b8", "se"


COAST = {f"coast{number}": place for number, place in enumerate(coast_edges(), 1)}


def full_board(train: str, **facts: int) -> Table:
    """Every space holds a stop that joins all edges, column h end tiles; one train."""
    tiles = [f"{space} {'all*cotton' if space[0] != 'h' else ENDS[int(space[1:]) - 1]}" for space in SPACES]
    return draw("\n".join([*tiles, f"0: {train}"]), whistles=1, **facts)


def expected(space: str, edge: str) -> str | None:
    """What lies across that edge: a space, a coast stop, or nothing."""
    coast = [stop for stop, place in COAST.items() if place == (space, edge)]
    return coast[0] if coast else across(space, edge)


def test_there_are_sixty_spaces_in_eight_columns() -> None:
    """B1: from the east 7, 8, 7, 8, 7, 8, 7, 8."""
    assert len(SPACES) == 60
    assert SPACE_NAMES[:60] == SPACES


def test_the_westmost_column_holds_the_end_tiles_and_nothing_else() -> None:
    """B1: an end tile lies in column h only, and nothing else lies there."""
    board = Table("railroad", players=2, seed=1).position()["board"]
    assert isinstance(board, dict)
    assert [space for space in board if space[0] == "h"] == SPACES[-8:]
    for text in ("h3 coal-yard", "g3 stock-3"):
        with pytest.raises(BadData):
            draw(text)


@pytest.mark.parametrize("space", [space for space in SPACES if space[0] != "h"])
def test_a_train_leaves_by_every_edge_for_what_lies_across_it(space: str) -> None:
    """B1 B2 B4: neighbours, coast stops and the frame, on a board full of stops."""
    table = full_board(space)
    for edge in EDGES:
        there = expected(space, edge)
        exits = offered(table, "whistle 1")
        assert (edge in exits) == (there is not None)
        if there is not None:
            assert there in ends(table, f"whistle 1 {edge}")
        if there is not None and there.startswith("coast"):
            assert ends(table, f"whistle 1 {edge}") == {there}


@pytest.mark.parametrize("coast", list(COAST))
def test_a_coast_stop_has_one_exit(coast: str) -> None:
    """B2: it leads onto the space at whose edge the stop lies."""
    space, edge = COAST[coast]
    opposite = {"ne": "sw", "se": "nw"}[edge]
    table = full_board(coast, coal=1)
    assert offered(table, "coal 1") == offered(table, "whistle 1") == {opposite}
    assert ends(table, "coal 1") == {space}


def test_there_are_sixteen_coast_stops_with_one_train_each() -> None:
    """B2: a second train cannot stand there, and there is no seventeenth."""
    draw("0: coast1 coast16; 1: coast2")
    for text in ("0: coast1 coast1", "0: coast3; 1: coast3", "0: coast17", "0: coast0"):
        with pytest.raises(BadData):
            draw(text)


NEIGHBOURS = {edge: there for edge in EDGES if (there := across("d4", edge))}
BOX = [(tile.id, f"{tile.id} r{rotation}") for tile in load().tiles if tile.kind == "ordinary" for rotation in range(6)]


@pytest.mark.parametrize("lying", [lying for _, lying in BOX])
def test_every_tile_has_track_on_all_six_edges_in_every_rotation(lying: str) -> None:
    """B3: from each of its neighbours a train can go onto it, and comes to another stop."""
    ring = [f"{there} coal-yard" if edge in "ns" else f"{there} all*cotton" for edge, there in NEIGHBOURS.items()]
    train = " ".join(NEIGHBOURS.values()).split()
    table = draw("\n".join([f"d4 {lying}", *ring, f"0: {' '.join(train[:5])}"]), whistles=1)
    for number, (edge, there) in enumerate(list(NEIGHBOURS.items())[:5], 1):
        back = EDGES[(EDGES.index(edge) + 3) % 6]
        assert back in offered(table, f"whistle {number}"), there
        assert ends(table, f"whistle {number} {back}")


def test_tiles_side_by_side_are_joined_whatever_they_show() -> None:
    """B3: plain track goes on into plain track, into a stop or into a special tile; nothing has to match."""
    for middle in ("n-s*cotton", "all*cotton", "coal-yard"):
        assert ends(draw(f"d3 all*cotton; d4 {middle}; 0: d3", coal=1), "coal 1 s") == {"d4"}
    for last in ("n-s*cotton", "all*cotton", "coal-yard"):
        assert ends(draw(f"d3 all*cotton; d4 n-s; d5 {last}; 0: d3", coal=1), "coal 1 s") == {"d5"}


def test_the_frame_is_a_dead_end() -> None:
    """B4: in the north, north-west, south and south-west."""
    north = draw("b1 all*cotton; c1 all*cotton; 0: b1", whistles=1)
    assert offered(north, "whistle 1") == {"ne", "sw"}
    south = draw("b8 all*cotton; c7 all*cotton; 0: b8", whistles=1)
    assert offered(south, "whistle 1") == {"se", "nw"}


def test_plain_track_into_the_frame_is_a_dead_end() -> None:
    """B4: who would have to leave the board may not set out."""
    table = draw("d2 all*cotton; d1 n-s; 0: d2", whistles=1, coal=1)
    assert table.names() == ["end"]
    table = draw("d2 all*cotton; d1 s-sw; c1 all*cotton; e1 all*cotton; 0: d2", whistles=1, coal=1)
    assert ends(table, "coal 1 n") == {"e1"}


def test_a_special_tile_joins_all_edges_that_have_a_neighbour() -> None:
    """B5: four at the top of a column of eight, six in the middle."""
    around = "\n".join(f"{space} all*cotton" for space in ("d1", "d3", "c1", "c2", "c3", "e1", "e2", "b2"))
    assert offered(draw(f"d2 town-1a; {around}; 0: d2", whistles=1), "whistle 1") == set(EDGES)
    assert offered(draw(f"b1 town-1a; {around}; 0: b1", whistles=1), "whistle 1") == {"ne", "s", "sw"}


def test_a_whistle_runs_through_an_end_tile() -> None:
    """B5: from end tile to end tile, or back east by another edge; not into the west frame."""
    table = draw(
        "g3 all*cotton; g4 all*lumber; h3 stock-3; h4 stock-4; h5 haul-cotton-lumber-gravel; 0: g3", whistles=1
    )
    table.play("whistle 1 sw")
    assert offered(table, "go") == {"n", "s", "se"}
    assert "stop" in table.names()
    assert ends(draw("g3 all*cotton; h3 stock-3; h4 stock-4; 0: g3", whistles=1), "whistle 1 nw") == {"h3", "h4"}


def test_tracks_of_different_groups_cross_without_joining() -> None:
    """B6: on one tile plain track and two stops, each reached by its own edges alone."""
    ring = "\n".join(f"{there} all*gravel" for there in NEIGHBOURS.values())
    table = draw(f"d4 n-s ne-sw*cotton se-nw*lumber; {ring}; 0: {NEIGHBOURS['n']}", whistles=1)
    table.play("whistle 1 s")
    assert table.question == "branch"
    for edge, stop in {"ne": "d4a", "sw": "d4a", "se": "d4b", "nw": "d4b"}.items():
        back = EDGES[(EDGES.index(edge) + 3) % 6]
        table = draw(f"d4 n-s ne-sw*cotton se-nw*lumber; {ring}; 0: {NEIGHBOURS[edge]}", coal=1, whistles=1)
        assert stop in ends(table, f"whistle 1 {back}")
        assert ends(table, f"whistle 1 {back}") <= {stop, *NEIGHBOURS.values(), "c4", "c5"}


def test_two_stops_of_a_tile_hold_a_train_each() -> None:
    """B6: and a stop may join any group of two or more edges."""
    table = draw("d4 n-s-ne*cotton se-sw-nw*lumber; d3 all*gravel; e4 all*gravel; 0: d4a d4b", whistles=1)
    assert offered(table, "whistle 1") == {"n"}
    assert offered(table, "whistle 2") == {"sw"}
    with pytest.raises(BadData):
        draw("d4 n-s-ne*cotton se-sw-nw*lumber; 0: d4a d4a")
    with pytest.raises(BadData):
        draw("d4 all*cotton; 0: d4a")
