"""Is every position either refused with `BadData`, or one that can be played on from without trouble?

Good positions are bent: values swapped, cut, replaced by nonsense, by huge numbers, by words from elsewhere.
"""

import copy
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.railroad.drawn import Facts
from tests.railroad.golden_write import GAMES
from whistlepost import CHANCE, BadData
from whistlepost.core.chance import FastStream, pick
from whistlepost.core.record import read
from whistlepost.railroad.game import RAILROAD

Path = tuple[str | int, ...]
ANSWERS = 200


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


def paths(data: object, before: Path = ()) -> list[Path]:
    """The ways to every value inside."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    return [path for key, value in inner for path in [(*before, key), *paths(value, (*before, key))]]


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def bent(data: Facts, path: Path, value: object) -> Facts:
    """The position with another value at the end of the path."""
    twin = copy.deepcopy(data)
    at(twin, path[:-1])[path[-1]] = value
    return twin


def attempt(data: Facts) -> str:
    """Refused with a reason, or played on; anything else is a failure."""
    try:
        state = RAILROAD.from_position(data)
    except BadData as refusal:
        return str(refusal)
    round_trip(state)
    play_on(state)
    round_trip(state)
    return ""


def round_trip(state: Any) -> None:
    """The position gives the same state again."""
    position = RAILROAD.position(state)
    again = RAILROAD.from_position(json.loads(json.dumps(position, allow_nan=False)))
    assert RAILROAD.position(again) == position
    assert (again.options(), again.over, again.scores()) == (state.options(), state.over, state.scores())


def play_on(state: Any) -> None:
    """Two hundred random answers; views and names can be made on the way."""
    lots = FastStream(1)
    for number in range(ANSWERS):
        if state.over:
            return
        options = state.options()
        assert options
        index = pick(lots, state.weights()) if state.seat == CHANCE else lots.below(len(options))
        if number % 40 == 0:
            RAILROAD.view(state, None)
            RAILROAD.action_name(options[index], state)
        state.play(options[index])


NONSENSE: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    99,
    10**4,
    2**31,
    2**63,
    -(10**30),
    1.5,
    float("nan"),
    float("inf"),
]
NONSENSE += [
    "",
    " ",
    "?",
    "none",
    "c4",
    "cotton",
    "coast17",
    "track0",
    "plain-a r9",
    "town-1a!",
    "\0",
    "\ud800",
    "9" * 5000,
]
NONSENSE += [
    [],
    {},
    [[]],
    [None],
    ["turn", 0, 0],
    [["turn", 0, 0]],
    {"a1": 1},
    [["nugget", -1, 0]],
    [0] * 1000,
    "x " * 5000,
]
DEEP: Any = []
for _ in range(5000):
    DEEP = [DEEP]
POSITIONS = st.integers(0, 10**6).map(lambda number: good_positions()[number % len(good_positions())])


def any_of(data: st.DataObject, items: list[Any]) -> Any:
    """One of them; hypothesis knows it by its number."""
    return items[data.draw(st.integers(0, len(items) - 1))]


def test_good_positions_are_good() -> None:
    assert len(good_positions()) > 60
    for position in good_positions():
        assert attempt(position) == ""


@settings(max_examples=300)
@given(st.data())
def test_a_nonsense_value_is_refused_or_harmless(data: st.DataObject) -> None:
    position = data.draw(POSITIONS)
    attempt(bent(position, any_of(data, paths(position)), any_of(data, NONSENSE)))


@pytest.mark.parametrize("key", ["board", "trains", "ask", "move", "hands", "bottom", "players", "components", "tiles"])
def test_deep_nesting_is_refused(key: str) -> None:
    assert attempt({**good_positions()[5], key: DEEP})


@settings(max_examples=300)
@given(st.data())
def test_swapped_values_are_refused_or_harmless(data: st.DataObject) -> None:
    position = data.draw(POSITIONS)
    one, other = (any_of(data, paths(position)) for _ in range(2))
    if one[: len(other)] != other and other[: len(one)] != one:
        attempt(bent(bent(position, one, at(position, other)), other, at(position, one)))


@settings(max_examples=200)
@given(st.data())
def test_a_value_of_another_position_is_refused_or_harmless(data: st.DataObject) -> None:
    one, other = (data.draw(POSITIONS) for _ in range(2))
    keys = data.draw(st.sets(st.sampled_from(sorted(one)), max_size=4))
    attempt({**one, **{key: other[key] for key in keys if key in other}})


@settings(max_examples=200)
@given(st.data())
def test_what_is_left_out_is_refused_or_harmless(data: st.DataObject) -> None:
    position = data.draw(POSITIONS)
    *before, last = any_of(data, paths(position))
    twin = copy.deepcopy(position)
    del at(twin, tuple(before))[last]
    attempt(twin)


@settings(max_examples=300)
@given(st.data())
def test_other_words_are_refused_or_harmless(data: st.DataObject) -> None:
    """A word in a text is replaced, doubled, moved or left out."""
    position = data.draw(POSITIONS)
    texts = [path for path in paths(position) if isinstance(at(position, path), str) and at(position, path)]
    path = any_of(data, texts)
    words = at(position, path).split(" ")
    chance = random.Random(data.draw(st.integers(0, 2**32)))
    vocabulary = [word for path in texts for word in at(position, path).split(" ")]
    place = chance.randrange(len(words))
    words[place : place + chance.randrange(2)] = chance.choices(vocabulary, k=chance.randrange(3))
    attempt(bent(position, path, " ".join(words)))


@settings(max_examples=300)
@given(st.data())
def test_other_numbers_are_refused_or_harmless(data: st.DataObject) -> None:
    """Questions, arguments, counts, seats and rounds."""
    position = data.draw(POSITIONS)
    for _ in range(data.draw(st.integers(1, 3))):
        numbers = [path for path in paths(position) if type(at(position, path)) is int]
        path = any_of(data, numbers)
        position = bent(position, path, at(position, path) + data.draw(st.sampled_from([-2, -1, 1, 2, 3, 7, 300])))
    attempt(position)


@settings(max_examples=300)
@given(st.data())
def test_other_questions_are_refused_or_harmless(data: st.DataObject) -> None:
    """The agenda is made of questions of this and of other positions, in any order."""
    position = data.draw(POSITIONS)
    entries = [entry for other in (position, data.draw(POSITIONS)) for entry in other["ask"]]
    chosen = data.draw(st.lists(st.integers(0, 30), max_size=5))
    ask = [list(entries[number % len(entries)]) for number in chosen] if entries else []
    attempt({**position, "ask": ask, "move": position["move"] if data.draw(st.booleans()) else {}})
