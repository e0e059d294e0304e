"""Are the smallest wrong positions that were found refused, and the smallest odd ones kept?"""

from contextlib import nullcontext

import pytest

from tests.railroad.drawn import Facts
from whistlepost import BadData, Table
from whistlepost.railroad.game import RAILROAD

LEADING_NOWHERE: list[list[list[str | int]]] = [
    [["drop", 0, 0]],
    [["take", 0, 1]],
    [["refill", 0, 0]],
    [["nugget", -1, 0]],
    [["shed", 0, 0]],
    [["turn", 0, 0], ["turn", 0, 0]],
]


@pytest.mark.parametrize("ask", LEADING_NOWHERE, ids=str)
def test_an_agenda_after_which_nobody_is_asked_is_refused(ask: list[list[str | int]]) -> None:
    """The last question of all is that of the seat whose turn it is, or who comes next."""
    facts = {"shares": ["1.1", ""], "sealed": [1, 0], "hands": ["plain-a plain-b plain-c plain-d", ""]}
    with pytest.raises(BadData):
        RAILROAD.from_position(
            {"game": "railroad", "players": 2, "round": 4, "trains": ["coast1", "coast2"], **facts, "ask": ask}
        )


def test_no_tile_is_laid_in_the_end_column() -> None:
    """B1 M9: a position may leave its spaces out; then nothing leads there."""
    data: Facts = {
        "game": "railroad",
        "players": 2,
        "board": {"g3": "cotton-d r0", "f3": "lumber-d r0"},
        "coal": [1, 0],
    }
    state = RAILROAD.from_position({**data, "trains": ["g3", ""], "hands": ["gravel-d", ""]})
    names = [RAILROAD.action_name(action, state) for action in state.options()]
    assert "coal 1 nw" not in names
    assert "coal 1 sw" not in names


def test_own_tiles_are_kept_in_positions_and_records() -> None:
    """A position that brings tiles of its own along gives them again."""
    star = {"id": "star", "track": "012345*", "stops": ["resource cotton"]}
    board = {"c4": "star r0", "d5": "star r0"}
    table = Table.from_position({"game": "railroad", "players": 2, "tiles": [star], "board": board}, seed=1)
    assert RAILROAD.from_position(table.position()).options() == table.options()
    assert Table.replay(table.record()).position() == table.position()


def test_a_last_train_has_left_before_and_after_the_position_is_saved() -> None:
    """E1: its fellows were never placed; whatever that means, the saved game goes on as the first one."""
    data: Facts = {"game": "railroad", "players": 2, "round": 4, "coal": [1, 0], "hands": ["plain-a", ""]}
    board = {"g3": "cotton-d r0", "h4": "stock-3 r0"}
    table = Table.from_position({**data, "board": board, "trains": ["g3", "coast1"]}, seed=1)
    for name in ("coal 1 sw", "track9"):
        table.play(name)
    saved = Table.from_position(table.position(), seed=1)
    for either in (table, saved):
        either.play("end")
    assert saved.names() == table.names()


def test_a_tile_is_laid_into_an_empty_space_only() -> None:
    """M9: to ask for a tile where one lies would take that one away."""
    move = {"train": 1, "token": "whistle", "at": "d5", "edge": "ne", "left": 2, "met": "", "stop": "d5"}
    board = {"c4": "cotton-d r0", "d5": "trading-post r0"}
    data: Facts = {"game": "railroad", "players": 2, "board": board, "trains": ["c4", ""], "hands": ["cotton-a", ""]}
    with pytest.raises(BadData):
        RAILROAD.from_position({**data, "move": move, "ask": [["turn", 0, 0], ["lay", 0, 0]]})


@pytest.mark.parametrize("key", ["coal", "whistles", "fame"])
def test_the_most_that_can_be_read_is_not_outgrown_in_play(key: str) -> None:
    """T6: there is no limit; a position that was read and played on can be read again."""
    hands = ["plain-a plain-a plain-b", "plain-b plain-b plain-c"]
    data: Facts = {"game": "railroad", "players": 2, "round": 4, "board": {"c4": "cotton-d r0", "d5": "town-1a r0"}}
    data |= {"trains": ["c4", "coast1"], "cubes": ["cotton cattle", ""], "hands": hands, "coal": [1, 1]}
    table = Table.from_position({**data, key: [10_000, 10_000]}, seed=1)
    for name in ("coal 1 sw", "deliver", "end", "end"):
        table.play(name)
    assert Table.from_position(table.position(), seed=1).options() == table.options()


@pytest.mark.parametrize("tiles", [3, 5])
def test_a_full_hand_is_not_refilled(tiles: int) -> None:
    """T5 U15: not even where a position asks for it; the sixth tile would be another seat's."""
    held = ["plain-a", "plain-b", "plain-c", "plain-d", "plain-e"][:tiles]
    owned = ["extra-boiler" if tiles == 5 else "", ""]
    data: Facts = {"game": "railroad", "players": 2, "hands": [" ".join(held), "cotton-a"], "upgrades": owned}
    data |= {"open": "lumber-a lumber-b lumber-c", "round": 4, "trains": ["coast1", "coast2"]}
    with pytest.raises(BadData):
        RAILROAD.from_position({**data, "ask": [["turn", 0, 0], ["refill", 0, 0]]})


def test_trains_are_placed_before_the_first_round_only() -> None:
    """S13 E1: after them a round begins; after the last one there is none to begin."""
    data: Facts = {"game": "railroad", "players": 2, "round": 12, "trains": ["coast1 none", "coast2"]}
    placing: Facts = {**data, "ask": [["place", 0, 0]]}
    with pytest.raises(BadData, match="round: expected 0 while trains are placed"):
        RAILROAD.from_position(placing)


@pytest.mark.parametrize("own", [40, 300])
def test_own_tiles_are_not_too_many(own: int) -> None:
    """A board of tables has room for so many kinds and no more."""
    tiles = [{"id": f"mine-{i}", "track": "03 14 25", "stops": []} for i in range(own)]
    with pytest.raises(BadData, match="at most 96 kinds of tile"):
        RAILROAD.from_position({"game": "railroad", "players": 2, "tiles": tiles})


@pytest.mark.parametrize(("spent", "upgrades", "fine"), [
    ("coal coal coal coal", "", True),
    ("coal coal coal coal whistle", "", False),
    ("coal coal coal coal whistle", "fifth-spot", True),
    ("coal coal coal coal coal", "fifth-spot", False),
])  # fmt: skip
def test_as_many_tokens_are_spent_as_there_are_spots(spent: str, upgrades: str, *, fine: bool) -> None:
    """T2 X20: a fifth one only with the card, and if one of all is a whistle."""
    data: Facts = {"game": "railroad", "players": 2, "expansion": "full", "trains": ["coast1", "coast2"]}
    with nullcontext() if fine else pytest.raises(BadData, match="spent: expected at most"):
        RAILROAD.from_position({**data, "upgrades": [upgrades, ""], "spent": spent})


def test_no_train_waits_on_an_end_tile() -> None:
    """L7: it goes to the resource track as soon as it has arrived."""
    data: Facts = {"game": "railroad", "players": 2, "board": {"h3": "stock-3 r0"}, "trains": ["h3", "coast2"]}
    with pytest.raises(BadData, match="trains: expected none on an end tile"):
        RAILROAD.from_position(data)


@pytest.mark.parametrize(("train", "fine"), [(0, True), (1, False)])
def test_it_is_the_train_on_the_end_tile_that_goes_to_the_resource_track(train: int, *, fine: bool) -> None:
    """L7: the first train has arrived, not the second."""
    data: Facts = {"game": "railroad", "players": 2, "board": {"h3": "stock-3 r0"}, "trains": ["h3 coast1", "coast2"]}
    with nullcontext() if fine else pytest.raises(BadData):
        RAILROAD.from_position({**data, "ask": [["turn", 0, 0], ["berth", 0, train]]})
