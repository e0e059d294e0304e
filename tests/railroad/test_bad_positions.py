"""Is every position either refused with `BadData`, or one that can be played on from without trouble?"""

from functools import cache

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
from tests.railroad.golden_write import GAMES
from whistlepost.core.record import read
from whistlepost.railroad.game import RAILROAD


@cache
def good_positions() -> tuple[Facts, ...]:
    """Three of each kind of question in each of three golden games, and the end."""
    found = []
    for game in GAMES[::3]:
        record, kinds = read(game.path.read_bytes()), dict[str, int]()
        state = RAILROAD.from_position({"game": "railroad", "players": record.players, **record.position})
        for _, name in record.answers:
            question = RAILROAD.question(state)
            kinds[question] = kinds.get(question, 0) + 1
            if kinds[question] in (1, 3, 12):
                found.append(RAILROAD.position(state))
            state.play(RAILROAD.action(name, state))
        found.append(RAILROAD.position(state))
    return tuple(found)


POSITIONS = st.integers(0, 10**6).map(lambda number: good_positions()[number % len(good_positions())])


def test_good_positions_are_good() -> None:
    assert len(good_positions()) > 60
    for position in good_positions():
        assert attempt(RAILROAD, position) == ""


@settings(max_examples=300)
@given(st.data())
def test_a_nonsense_value_is_refused_or_harmless(data: st.DataObject) -> None:
    position = data.draw(POSITIONS)
    attempt(RAILROAD, bent(position, any_of(data, paths(position)), any_of(data, NONSENSE)))


@pytest.mark.parametrize("key", ["board", "trains", "ask", "move", "hands", "bottom", "players", "components", "tiles"])
def test_deep_nesting_is_refused(key: str) -> None:
    assert attempt(RAILROAD, {**good_positions()[5], key: DEEP})


@settings(max_examples=300)
@given(st.data())
def test_swapped_values_are_refused_or_harmless(data: st.DataObject) -> None:
    attempt(RAILROAD, with_values_swapped(data, data.draw(POSITIONS)))


@settings(max_examples=200)
@given(st.data())
def test_a_value_of_another_position_is_refused_or_harmless(data: st.DataObject) -> None:
    one, other = (data.draw(POSITIONS) for _ in range(2))
    keys = data.draw(st.sets(st.sampled_from(sorted(one)), max_size=4))
    attempt(RAILROAD, {**one, **{key: other[key] for key in keys if key in other}})


@settings(max_examples=200)
@given(st.data())
def test_what_is_left_out_is_refused_or_harmless(data: st.DataObject) -> None:
    attempt(RAILROAD, with_something_left_out(data, data.draw(POSITIONS)))


@settings(max_examples=300)
@given(st.data())
def test_other_words_are_refused_or_harmless(data: st.DataObject) -> None:
    attempt(RAILROAD, with_other_words(data, data.draw(POSITIONS)))


@settings(max_examples=300)
@given(st.data())
def test_other_numbers_are_refused_or_harmless(data: st.DataObject) -> None:
    """Questions, arguments, counts, seats and rounds."""
    attempt(RAILROAD, with_other_numbers(data, data.draw(POSITIONS)))


@settings(max_examples=300)
@given(st.data())
def test_other_questions_are_refused_or_harmless(data: st.DataObject) -> None:
    """The agenda is made of questions of this and of other positions, in any order."""
    position = data.draw(POSITIONS)
    entries = [entry for other in (position, data.draw(POSITIONS)) for entry in other["ask"]]
    chosen = data.draw(st.lists(st.integers(0, 30), max_size=5))
    ask = [list(entries[number % len(entries)]) for number in chosen] if entries else []
    attempt(RAILROAD, {**position, "ask": ask, "move": position["move"] if data.draw(st.booleans()) else {}})
