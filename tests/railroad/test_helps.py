"""Do the helps of railroad tell what the journeys are, to who is asked and to nobody else?"""

from collections import Counter
from typing import Any

import pytest

from whistlepost.core.chance import FastStream, pick
from whistlepost.core.errors import BadData
from whistlepost.railroad import helps
from whistlepost.railroad import numbers as n
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.journeys import journeys
from whistlepost.railroad.state import State


def turns(options: dict[str, str], seed: int) -> list[State]:
    """Some positions of a random game in which a seat is asked what to do in its turn."""
    stream, found = FastStream(seed), []
    state = RAILROAD.new(3, options, stream)
    while not state.over:
        if state.asked == n.TURN:
            found.append(state.copy())
        offered = state.options()
        state.play(offered[pick(stream, state.weights()) if state.seat < 0 else stream.below(len(offered))])
    return found[::9]


def told(state: State, **arguments: str) -> Any:
    return RAILROAD.helps["journeys"](state, state.seat, **arguments)


@pytest.mark.parametrize("expansion", ["none", "full"])
def test_every_journey_is_in_its_place(expansion: str) -> None:
    """M1 to M9: no way is lost, and the way that is shown can be played."""
    checked = 0
    for state in turns({"expansion": expansion}, 3):
        ways = journeys(state, 0)
        found = told(state, train="1")
        assert found["whole"]
        assert sum(place["ways"] for place in found["places"]) == len(ways)
        for end, count in Counter(way.end for way in ways).items():
            assert sum(place["ways"] for place in found["places"] if place["end"] == end) == count
            rows = told(state, train="1", to=end)["ways"]
            assert len(rows) == min(count, helps.SHOWN)
            assert {row["end"] for row in rows} == {end}
            checked += 1
    assert checked


def test_only_who_is_asked_is_told() -> None:
    """Hands are hidden (T8), and so is where they lead."""
    state = turns({}, 4)[3]
    for seat in (None, 0, 1, 2):
        assert (RAILROAD.helps["journeys"](state, seat, train="1") is None) == (seat != state.seat)


def test_too_many_ways_are_cut_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    state = max(turns({}, 5), key=lambda state: len(journeys(state, 0)))
    count = len(journeys(state, 0))
    monkeypatch.setattr(helps, "MOST", count - 1)
    assert not told(state, train="1")["whole"]
    monkeypatch.setattr(helps, "MOST", count)
    assert told(state, train="1")["whole"]


@pytest.mark.parametrize("train", ["0", "6", "x", "", "1 "])
def test_there_is_no_such_train(train: str) -> None:
    with pytest.raises(BadData, match="train: expected 1 to 5"):
        told(turns({}, 6)[0], train=train)


def test_the_board_is_drawn_from_the_spaces_that_the_rules_have() -> None:
    """B1, B2, X1: 60 spaces, 75 with the mountains; what lies beside a space has it beside itself."""
    for expansion, spaces in (("none", 60), ("full", 75)):
        box: Any = RAILROAD.pieces({"expansion": expansion})
        by_id = {space["id"]: space for space in box["spaces"]}
        assert len(by_id) == spaces
        assert len({(space["x"], space["y"]) for space in box["spaces"]}) == spaces
        for space in box["spaces"]:
            for edge, other in space["beside"].items():
                if other in by_id:
                    back = box["edges"][(box["edges"].index(edge) + 3) % 6]
                    assert by_id[other]["beside"][back] == space["id"]
        assert [space["id"] for space in box["spaces"] if "mountain" in space] == [
            f"m{number + 1}" for number in range(8 if expansion == "full" else 0)
        ]
        for coast in box["coast"]:
            assert by_id[coast["space"]]["beside"][coast["edge"]] == coast["id"]


def test_own_tiles_are_on_the_cardboard_too() -> None:
    row = {"id": "mine", "track": "012345*", "stops": ["gold_mine"]}
    box: Any = RAILROAD.pieces({"tiles": [row]})
    assert box["tiles"][-1]["id"] == "mine"
    assert box["tiles"][-1]["stops"] == [{"kind": "gold_mine"}]
