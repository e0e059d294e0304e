"""Does the help of railroad that says why not agree with what is offered, and does it tell nobody else?"""

from typing import Any

import pytest

from whistlepost.core.chance import FastStream, pick
from whistlepost.core.errors import BadData
from whistlepost.railroad import numbers as n
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.journeys import journeys
from whistlepost.railroad.state import State


@pytest.fixture(scope="module")
def turn() -> State:
    """A turn in the middle of a game."""
    stream = FastStream(8)
    state = RAILROAD.new(3, {}, stream)
    while state.asked != n.TURN or state.round < 4:
        offered = state.options()
        state.play(offered[pick(stream, state.weights()) if state.seat < 0 else stream.below(len(offered))])
    return state


def told(state: State, **arguments: str) -> Any:
    return RAILROAD.helps["hindrance"](state, state.seat, **arguments)


def test_a_stop_is_barred_where_no_move_ends(turn: State) -> None:
    ends = {way.end for way in journeys(turn, 0)}
    assert ends
    for stop in sorted(ends):
        assert told(turn, train="1", to=stop) is None
    barred = [
        told(turn, train="1", to=f"coast{number + 1}") for number in range(16) if f"coast{number + 1}" not in ends
    ]
    assert all(reason["code"] and reason["text"] for reason in barred)


def test_what_may_be_bought_is_offered(turn: State) -> None:
    names = {RAILROAD.action_name(action, turn) for action in turn.options()}
    view: Any = RAILROAD.view(turn, turn.seat)
    for card in view["market"].split():
        assert (told(turn, upgrade=card) is None) == (f"buy {card}" in names)
    assert told(turn, upgrade="no-such-card")["code"] == "no-such-piece"


def test_no_tile_is_laid_before_a_train_moves(turn: State) -> None:
    assert told(turn, tile=turn.kit.tiles[0].id)["code"] == "not-asked"


def test_only_who_is_asked_is_told_what_is_in_the_way(turn: State) -> None:
    for seat in (None, 0, 1, 2):
        assert (RAILROAD.helps["hindrance"](turn, seat, upgrade="x") is None) == (seat != turn.seat)


@pytest.mark.parametrize(
    "told_of", [{}, {"train": "1"}, {"to": "a1"}, {"tile": "x", "upgrade": "y"}, {"train": "9", "to": "a1"}]
)
def test_it_asks_for_one_thing(turn: State, told_of: dict[str, str]) -> None:
    with pytest.raises(BadData, match="expected"):
        told(turn, **told_of)
