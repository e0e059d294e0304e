"""Are hands filled as T5 says, and as T7 says when tiles run out?"""

from typing import Any

import pytest

from tests.railroad.drawn import Edition, Facts, draw, first_words, has, offered, play
from whistlepost import CHANCE, Table
from whistlepost.railroad.components import load
from whistlepost.railroad.notation import SPACE_NAMES

OPEN = "lumber-a lumber-b lumber-c"
FULL = "plain-b plain-b plain-c"


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def ending(hand: str, **facts: Any) -> Table:
    """The turn of the first of two seats has just been ended."""
    trains = facts.pop("trains", "0: coast5; 1: coast6")
    return play(draw(trains, **{"hands": [hand, FULL], "open": OPEN, "round": 4, **facts}), "end")


def hand(table: Table, seat: int = 0) -> list[str]:
    return [tile.removesuffix("!") for tile in str(has(table, "hands", seat)).split()]


def row(table: Table) -> list[str]:
    return str(table.position()["open"]).split()


def test_a_hand_is_filled_to_three() -> None:
    """T5: one tile at a time, and a full one is not asked."""
    for held in ("", "plain-a", "plain-a plain-e"):
        table = ending(held)
        for _ in range(3 - len(held.split())):
            assert (table.seat, table.question) == (0, "refill")
            play(table, "draw")
        assert (table.seat, table.question, len(hand(table))) == (1, "turn", 3)
    assert ending("plain-a plain-e plain-d").seat == 1


def test_an_open_tile_or_the_top_of_the_stack() -> None:
    """T5: nothing else, and it may not be skipped before the last round."""
    table = ending("plain-a")
    assert sorted(table.names()) == ["draw", "open lumber-a", "open lumber-b", "open lumber-c"]
    play(table, "open lumber-b", "draw")
    assert {"plain-a", "lumber-b"} <= set(hand(table))
    assert (table.seat, len(hand(table))) == (1, 3)


def test_a_tile_of_the_stack_is_seen_before_the_next_choice() -> None:
    """T5: it is in the hand when the next one is asked for."""
    table = play(ending("plain-a"), "draw")
    assert (table.question, table.seat) == ("refill", 0)
    assert len(hand(table)) == 2
    assert str(table.view(0)["hands"]).count("?") == 3


def test_the_open_tiles_are_replaced_only_afterwards() -> None:
    """T5: what was taken leaves a gap until the hand is full; then there are three again."""
    table = play(ending("plain-a"), "open lumber-b")
    assert sorted(row(table)) == ["-", "lumber-a", "lumber-c"]
    assert sorted(table.names()) == ["draw", "open lumber-a", "open lumber-c"]
    play(table, "open lumber-a")
    assert table.seat == 1
    assert "lumber-c" in row(table)
    assert len(row(table)) == 3
    assert "-" not in row(table)


def test_equal_open_tiles_are_one_choice_and_are_taken_one_by_one() -> None:
    """T5: two of a kind lie there."""
    table = ending("plain-a", open="plain-d plain-d lumber-a")
    assert sorted(table.names()) == ["draw", "open lumber-a", "open plain-d"]
    assert sorted(row(play(table, "open plain-d"))) == ["-", "lumber-a", "plain-d"]


def test_everybody_sees_which_open_tile_was_taken_and_nobody_what_was_drawn() -> None:
    """T5 T8: the mark stays with the tile."""
    table = play(ending("plain-a"), "open lumber-b", "draw")
    assert sorted(str(views(table, 1)[0]).split()) == ["?", "?", "lumber-b!"]


def views(table: Table, seat: int) -> list[str]:
    found = table.view(seat)["hands"]
    assert isinstance(found, list)
    return found


LAST = {
    "the last round of the track": {"round": 12},
    "an own last train has left": {"trains": "0: track1 track2 track3 track4 track5; 1: coast1"},
    "another's last train has left": {"trains": "0: coast1; 1: track1 track2 track3 track4 track5"},
}


@pytest.mark.parametrize("facts", LAST.values(), ids=LAST)
def test_in_the_last_round_refilling_may_be_skipped_or_stopped(facts: dict[str, Any]) -> None:
    """T5: at any point, when it is known to be the last."""
    table = ending("plain-a", **facts)
    assert sorted(table.names()) == ["draw", "enough", "open lumber-a", "open lumber-b", "open lumber-c"]
    assert (play(table, "enough").seat, hand(table)) == (1, ["plain-a"])
    table = play(ending("plain-a", **facts), "draw")
    assert "enough" in table.names()
    assert (play(table, "enough").seat, len(hand(table))) == (1, 2)


def test_refilling_may_not_be_skipped_before() -> None:
    """T5: in the last round but one, and while every player has a train on the board."""
    assert "enough" not in ending("plain-a", round=11).names()
    almost = ending("plain-a", trains="0: track1 track2 track3 track4 coast9; 1: track6 track7 track8 track9 coast1")
    assert "enough" not in almost.names()


def test_who_takes_his_last_train_away_may_skip_at_once() -> None:
    """T5 E1: the train left in the same turn."""
    text = "g3 all*cotton; h4 stock-3; 0: g3 track2 track3 track4 track5; 1: coast1"
    table = draw(text, coal=1, hands=["plain-a", FULL], open=OPEN, round=4)
    play(table, "coal 1 sw", "track9", "end")
    assert "enough" in table.names()


# ---- T7


def all_tiles() -> list[str]:
    return [tile.id for tile in load().tiles if tile.kind != "end" for _ in range(tile.count)]


def filled(hands: list[int], opened: int, **facts: Any) -> Table:
    """A board without an empty space; five seats hold so many of the last sixteen tiles, so many lie open."""
    tiles = all_tiles()
    held = tiles[52:]
    texts = [" ".join(held.pop() for _ in range(number)) for number in hands]
    row = " ".join(held.pop() for _ in range(opened))
    spaces = [name for name in SPACE_NAMES if name[0] not in "hmn"]
    board = {space: f"{tile} r0" for space, tile in zip(spaces, tiles, strict=False)}
    data: Facts = {"game": "railroad", "players": 5, "board": board, "rules": Edition.rules, "round": 4, **facts}
    return Table.from_position({**data, "hands": texts, "open": row}, seed=1)


def test_when_the_stack_is_empty_open_tiles_must_be_taken() -> None:
    """T7: three lie there, nothing is drawn, and they are not replaced."""
    table = play(filled([1, 3, 3, 3, 3], opened=3), "end")
    assert table.view(None)["stack"] == 0
    assert first_words(table) == {"open"}
    play(table, table.names()[0])
    assert first_words(table) == {"open"}
    play(table, table.names()[0])
    assert table.seat == 1
    assert [len(hand(table)), sorted(row(table))[:2]] == [3, ["-", "-"]]


def test_when_nothing_is_left_a_hand_stays_small() -> None:
    """T7: the only open tile is taken, then the turn is over."""
    table = play(filled([1, 5, 3, 3, 3], opened=1, upgrades=["", "extra-boiler", "", "", ""]), "end")
    assert first_words(table) == {"open"}
    play(table, table.names()[0])
    assert (table.seat, len(hand(table))) == (1, 2)
    nothing = play(filled([2, 5, 3, 3, 3], opened=0, upgrades=["", "extra-boiler", "", "", ""]), "end")
    assert (nothing.seat, len(hand(nothing))) == (1, 2)


def test_the_last_tile_of_the_stack_is_drawn_and_one_gap_stays() -> None:
    """T7 T5: the stack runs out while the open tiles are replaced."""
    table = play(filled([1, 3, 3, 3, 3], opened=2), "end")
    assert table.view(None)["stack"] == 1
    assert first_words(table) == {"draw", "open"}
    play(table, "draw")
    assert first_words(table) == {"open"}
    play(table, table.names()[0])
    assert (table.seat, sorted(row(table))[:2]) == (1, ["-", "-"])


def test_draws_are_asked_of_chance_with_the_weights_of_the_stack() -> None:
    """T5: as likely as there are copies of a tile left."""
    table = ending("plain-a plain-a")
    state = table.state.copy()
    state.play(table.parse("draw"))
    assert state.seat == CHANCE
    names = [table.game.action_name(action, state) for action in state.options()]
    weights = dict(zip(names, state.weights(), strict=True))
    assert (weights["tile plain-b"], weights["tile cotton-a"], weights["tile lumber-a"]) == (2, 2, 1)
    assert sum(weights.values()) == 68 - 8
    assert offered(table, "search") == set()
