"""Is every wrong position refused with its place, and every other one playable to its end?"""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bent import (
    DEEP,
    NONSENSE,
    Facts,
    any_of,
    attempt,
    bent,
    paths,
    with_other_numbers,
    with_other_words,
    with_something_left_out,
    with_values_swapped,
)
from tests.campaign.drawn import position
from whistlepost import BadData
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.core.chance import FastStream, pick

OPTIONS: tuple[dict[str, str], ...] = ({}, {"set": "short", "contest": "token", "mixing": "spot"}, {"seam": "joins"})

# ---- refused, with the place


TOWN = "edge:2 field | edge field"
WRONG: list[tuple[Facts, str]] = [
    ({"table": ["0,0 field r0", "0,0 field r0"]}, "table: expected one tile in a cell"),
    ({"table": ["0,0 field r0", "2,0 field r0"]}, "table: expected each tile beside one that was laid before it"),
    ({"table": ["0,0 edge r0", "0,-1 field r0"]}, "table: expected sides that fit those beside them (R10), but S"),
    ({"table": ["0,0 edge r4"]}, "table: expected a cell, a tile of this game and a rotation"),
    ({"table": ["0,0 field r1"]}, "table: expected a rotation of field from r0 to r0"),
    ({"table": ["0,0 nowhere r0"]}, "table: expected a cell, a tile of this game"),
    ({"table": ["128,0 field r0"]}, "table: expected a cell, a tile of this game"),
    ({"table": ["127,0 field r0"]}, "table: expected cells at most"),
    ({"table": [f"{x},0 field r0" for x in range(7)]}, "table: expected"),
    ({"volunteers": [["5,5 0,0"], []]}, "volunteers: expected a cell, a cell of the picture in a region or arm"),
    ({"volunteers": [["0,0 0,0"], []]}, "volunteers: expected a cell, a cell of the picture in a region or arm"),
    ({"volunteers": [["0,0 5,0"], []]}, "volunteers: expected a cell, a cell of the picture in a region or arm"),
    ({"volunteers": [["0,0 4,4 asleep"], []]}, "volunteers: expected a cell"),
    ({"volunteers": [["0,0 4,4 declared"], []]}, "volunteers: expected only offices face down"),
    ({"volunteers": [["0,0 4,4 down"], []]}, "volunteers: expected offices face up until"),
    ({"volunteers": [["0,0 4,4"], ["0,0 4,3"]]}, "volunteers: expected one volunteer in a region or on an arm"),
    ({"volunteers": [["0,0 4,4"] * 10, []]}, "volunteers: expected at most 9 volunteers a seat (R1)"),
    ({"volunteers": [[]]}, "volunteers: expected a list for each of the 2 seats"),
    ({"supply": [6, 5]}, "supply: expected 9 volunteers in all for each seat (R1)"),
    ({"supply": [5, 5], "volunteers": [["0,0 4,4"], []]}, "supply: expected 9 volunteers in all"),
    ({"reserve": [5, 4]}, "reserve: expected"),
    ({"votes": [-1, 0]}, "votes: expected"),
    ({"bag": ["field 99"]}, "bag: expected each kind once, field at most"),
    ({"bag": ["field", "field"]}, "bag: expected each kind once"),
    ({"bag": ["H1"]}, "bag: expected a tile of this game"),
    ({"hand": "H1"}, "hand: expected a tile of this game"),
    ({"aside": "field", "bag": ["field"], "hand": ""}, "aside: expected tiles that fit nowhere"),
    ({"scored": ["0,0 4,4"]}, "scored: expected completed precincts"),
    ({"waiting": ["0,0 4,4"]}, "waiting: expected completed precincts"),
    ({"resolving": "0,0 2,2"}, "resolving: expected"),
    ({"earned": "media"}, "earned: expected nothing before a precinct is resolved"),
    ({"row": 0}, "row: expected 1 to 3"),
    ({"row": 4}, "row: expected a whole number from 0 to 3"),
    ({"turn": 2}, "turn: expected a whole number from 0 to 1"),
    ({"last": "5,5"}, "last: expected the cell of the last tile"),
    ({"ask": []}, "ask: expected one question"),
    ({"ask": [["place", 1, 0]]}, "ask: expected the seat in turn"),
    ({"ask": [["draw", -1, 0]]}, "hand: expected a tile if, and only if, it is to be placed"),
    ({"ask": [["volunteer", 0, 0]]}, "hand: expected a tile if, and only if, it is to be placed"),
    ({"ask": [["extra", 0, 0]], "hand": ""}, "ask: expected a question that can be asked here"),
    ({"lots": ["field", "edge"]}, "lots: expected a lot for each seat, before the first tile is laid"),
    ({"tiles": [{"id": "field", "picture": ["RRRRR"] * 4}]}, "picture: expected 5 rows, found 4"),
    ({"mixing": "never"}, "mixing: expected one of: tile, spot"),
    ({"set": "huge"}, "set: expected full, short"),
    ({"players": 6}, "players: expected a whole number from 2 to 5"),
    ({"weather": "fine"}, "'weather': unknown key"),
]


@pytest.mark.parametrize(("change", "said"), WRONG, ids=lambda value: str(value)[:60])
def test_what_is_wrong_is_refused_with_its_place(change: Facts, said: str) -> None:
    with pytest.raises(BadData) as refused:
        CAMPAIGN.from_position({**position(TOWN, hand="field"), **change})
    assert said in str(refused.value)


FIELD = {"id": "mine", "picture": ["RRRRR"] * 5}
MILLION = 1_000_000
HUGE: list[tuple[Facts, str]] = [
    ({"tiles": [FIELD] * MILLION}, "tiles: expected at most 96 tiles, found a list of 1000000"),
    ({"bag": ["field 999"] * MILLION}, "bag: expected a list of 0 to 96 texts"),
    ({"table": ["0,0 field r0"] * MILLION}, "table: expected a list of 0 to"),
    ({"table": ["x" * 10 * MILLION]}, "table: expected a cell"),
    ({"volunteers": [["0,0 4,4"] * MILLION, []]}, "volunteers: expected at most 9 volunteers a seat (R1)"),
    ({"aside": "field " * MILLION}, "aside: expected"),
    ({"set": "R" * 10 * MILLION}, "set: expected full, short"),
    ({"set": "R\n" * 5 * MILLION}, "set: expected at most 256 KiB"),
]


@pytest.mark.parametrize(("change", "said"), HUGE, ids=lambda value: str(value)[:40])
def test_ten_megabytes_are_refused_without_being_read(change: Facts, said: str) -> None:
    with pytest.raises(BadData) as refused:
        CAMPAIGN.from_position({**position(TOWN, hand="field"), **change})
    assert said in str(refused.value)
    assert len(str(refused.value)) < 400


def test_a_city_that_was_completed_before_is_controlled_by_nobody() -> None:
    """R23: without an office, and not named among those that are scored."""
    state = CAMPAIGN.from_position(position(TOWN, hand="field"))
    assert CAMPAIGN.position(state)["scored"] == []
    named = CAMPAIGN.from_position({**position(TOWN, hand="field"), "scored": ["0,0 0,2"]})
    assert CAMPAIGN.position(named)["scored"] == ["0,0 0,1"]


# ---- bent


@cache
def good_positions() -> tuple[Facts, ...]:
    """Three of each kind of question in each of three games, and the end."""
    found: list[Facts] = []
    for seed, options in enumerate(OPTIONS):
        stream, kinds = FastStream(seed), dict[str, int]()
        state: Any = CAMPAIGN.new(2 + seed, options, stream)
        while not state.over:
            question = CAMPAIGN.question(state)
            kinds[question] = kinds.get(question, 0) + 1
            if kinds[question] in (1, 3, 12):
                found.append(CAMPAIGN.position(state))
            offered = state.options()
            state.play(offered[pick(stream, state.weights()) if state.seat < 0 else stream.below(len(offered))])
        found.append(CAMPAIGN.position(state))
    return tuple(found)


POSITIONS = st.integers(0, 10**6).map(lambda number: good_positions()[number % len(good_positions())])
EXAMPLES = settings(max_examples=100)


def test_good_positions_are_good() -> None:
    assert {"lot", "start", "draw", "place", "volunteer", "contest", "take"} <= {
        data["ask"][0][0] for data in good_positions() if data["ask"]
    }
    for data in good_positions():
        assert attempt(CAMPAIGN, data) == ""


@EXAMPLES
@given(st.data())
def test_a_nonsense_value_is_refused_or_harmless(data: st.DataObject) -> None:
    found = data.draw(POSITIONS)
    attempt(CAMPAIGN, bent(found, any_of(data, paths(found)), any_of(data, NONSENSE)))


@pytest.mark.parametrize("key", ["table", "volunteers", "ask", "bag", "tiles", "set", "players", "lots", "waiting"])
def test_deep_nesting_is_refused(key: str) -> None:
    assert attempt(CAMPAIGN, {**good_positions()[5], key: DEEP})


@EXAMPLES
@given(st.data())
def test_swapped_values_are_refused_or_harmless(data: st.DataObject) -> None:
    attempt(CAMPAIGN, with_values_swapped(data, data.draw(POSITIONS)))


@EXAMPLES
@given(st.data())
def test_a_value_of_another_position_is_refused_or_harmless(data: st.DataObject) -> None:
    one, other = (data.draw(POSITIONS) for _ in range(2))
    keys = data.draw(st.sets(st.sampled_from(sorted(one)), max_size=4))
    attempt(CAMPAIGN, {**one, **{key: other[key] for key in keys if key in other}})


@EXAMPLES
@given(st.data())
def test_what_is_left_out_is_refused_or_harmless(data: st.DataObject) -> None:
    attempt(CAMPAIGN, with_something_left_out(data, data.draw(POSITIONS)))


@EXAMPLES
@given(st.data())
def test_other_words_are_refused_or_harmless(data: st.DataObject) -> None:
    attempt(CAMPAIGN, with_other_words(data, data.draw(POSITIONS)))


@EXAMPLES
@given(st.data())
def test_other_numbers_are_refused_or_harmless(data: st.DataObject) -> None:
    """Questions, arguments, counts, seats and turns in a row."""
    attempt(CAMPAIGN, with_other_numbers(data, data.draw(POSITIONS)))


@EXAMPLES
@given(st.data())
def test_other_questions_are_refused_or_harmless(data: st.DataObject) -> None:
    found, other = data.draw(POSITIONS), data.draw(POSITIONS)
    seat = data.draw(st.integers(-1, 4))
    ask = [[question, seat, data.draw(st.integers(0, 8))] for question, _, _ in other["ask"]]
    attempt(CAMPAIGN, {**found, "ask": ask})
