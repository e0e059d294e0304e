"""How is a good position bent, and is what comes of it refused, or one that can be played on from?

Values are swapped, cut, replaced by nonsense, by huge numbers, by words from elsewhere.
"""

import copy
import json
import random
from typing import Any

from hypothesis import strategies as st

from whistlepost import CHANCE, BadData
from whistlepost.core.chance import FastStream, pick
from whistlepost.core.game import Game

Facts = dict[str, Any]
Path = tuple[str | int, ...]
ANSWERS = 200


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


def attempt(game: Game[Any], data: Facts) -> str:
    """Refused with a reason, or played on; anything else is a failure."""
    try:
        state = game.from_position(data)
    except BadData as refusal:
        return str(refusal)
    round_trip(game, state)
    play_on(game, state)
    round_trip(game, state)
    return ""


def round_trip(game: Game[Any], state: Any) -> None:
    """The position gives the same state again."""
    position = game.position(state)
    again = game.from_position(json.loads(json.dumps(position, allow_nan=False)))
    assert game.position(again) == position
    assert (again.options(), again.over, again.scores()) == (state.options(), state.over, state.scores())


def play_on(game: Game[Any], state: Any) -> None:
    """Two hundred random answers; views and names can be made on the way."""
    lots = FastStream(1)
    for number in range(ANSWERS):
        if state.over:
            return
        options = state.options()
        assert options
        index = pick(lots, state.weights()) if state.seat == CHANCE else lots.below(len(options))
        if number % 40 == 0:
            game.view(state, None)
            game.action_name(options[index], state)
        state.play(options[index])


# ---- ways to bend


def any_of(data: st.DataObject, items: list[Any]) -> Any:
    """One of them; hypothesis knows it by its number."""
    return items[data.draw(st.integers(0, len(items) - 1))]


def with_values_swapped(data: st.DataObject, position: Facts) -> Facts:
    """Two values have changed places."""
    one, other = (any_of(data, paths(position)) for _ in range(2))
    if one[: len(other)] == other or other[: len(one)] == one:
        return position
    return bent(bent(position, one, at(position, other)), other, at(position, one))


def with_something_left_out(data: st.DataObject, position: Facts) -> Facts:
    """A value is gone."""
    *before, last = any_of(data, paths(position))
    twin = copy.deepcopy(position)
    del at(twin, tuple(before))[last]
    return twin


def with_other_words(data: st.DataObject, position: Facts) -> Facts:
    """A word in a text is replaced, doubled, moved or left out."""
    texts = [path for path in paths(position) if isinstance(at(position, path), str) and at(position, path)]
    path = any_of(data, texts)
    words = at(position, path).split(" ")
    chance = random.Random(data.draw(st.integers(0, 2**32)))
    vocabulary = [word for path in texts for word in at(position, path).split(" ")]
    place = chance.randrange(len(words))
    words[place : place + chance.randrange(2)] = chance.choices(vocabulary, k=chance.randrange(3))
    return bent(position, path, " ".join(words))


def with_other_numbers(data: st.DataObject, position: Facts) -> Facts:
    """Questions, arguments, counts, seats and rounds."""
    for _ in range(data.draw(st.integers(1, 3))):
        numbers = [path for path in paths(position) if type(at(position, path)) is int]
        path = any_of(data, numbers)
        position = bent(position, path, at(position, path) + data.draw(st.sampled_from([-2, -1, 1, 2, 3, 7, 300])))
    return position


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
    "1,0",
    "0,0 C1 r0",
    "0,0 2,2 down",
    "draw C1",
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
    [["draw", -1, 0]],
    [["contest", 1, 8]],
    ["C1 2"],
    [0] * 1000,
    "x " * 5000,
]
DEEP: Any = []
for _ in range(5000):
    DEEP = [DEEP]
