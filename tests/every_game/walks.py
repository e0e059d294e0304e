"""Random games of every game, at every number of players and with every option."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.core.toy import FERRY
from whistlepost.core.chance import FastStream, Stream, pick
from whistlepost.core.errors import BadData
from whistlepost.core.game import CHANCE, Game, State
from whistlepost.games import GAMES, find

EVERY_GAME: list[Game[Any]] = [FERRY, *map(find, GAMES)]
OPEN = {"campaign"}
"""Games in which nothing is hidden but what chance will draw: there is one world for each view."""
MOST_ANSWERS = 20_000
"""A game that is longer goes on for ever."""


@dataclass(frozen=True)
class Setting:
    """A game with a number of players and options."""

    game: Game[Any]
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def new(self, seed: int) -> State:
        state: State = self.game.new(self.players, dict(self.options), FastStream(seed))
        return state

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *(f"{name}={value}" for name, value in self.options)])


def settings(game: Game[Any]) -> Iterator[Setting]:
    """Every number of players, and every option that is not the default at some number of players."""
    for players in game.seats:
        yield Setting(game, players)
    others = [(name, value) for name, values in game.options().items() for value in values[1:] if value != "..."]
    for index, option in enumerate(others):
        yield playable(game, game.seats[-1 - index % len(game.seats)], option, others)


def playable(game: Game[Any], players: int, option: tuple[str, str], others: list[tuple[str, str]]) -> Setting:
    """A setting with the option: by itself, or, if it has no place alone, with the first other that gives it one."""
    for companion in [option, *others]:
        setting = Setting(game, players, tuple(dict([option, companion]).items()))
        with suppress(BadData):
            setting.new(0)
            return setting
    raise AssertionError(f"{game.name}: {option} goes with no other option")


EVERY_SETTING = [setting for game in EVERY_GAME for setting in settings(game)]


def answer(state: State, stream: Stream) -> int:
    """A random answer, the likely ones more often where chance is asked."""
    options = state.options()
    if state.seat == CHANCE:
        return options[pick(stream, state.weights())]
    return options[stream.below(len(options))]


def begun(setting: Setting, seed: int) -> State:
    """A new game, after what chance is asked before anybody else is."""
    stream = FastStream(seed)
    state: State = setting.game.new(setting.players, dict(setting.options), stream)
    while state.seat == CHANCE:
        state.play(answer(state, stream))
    return state


def game_of_states(setting: Setting, seed: int) -> Iterator[State]:
    """A random game, in each of its states from the first to the last: one that changes."""
    state, stream = setting.new(seed), FastStream(seed + 1000)
    yield state
    for _ in range(MOST_ANSWERS):
        if state.over:
            return
        state.play(answer(state, stream))
        yield state
    raise AssertionError(f"{setting} was not over after {MOST_ANSWERS} answers")


@cache
def usual_length(setting: Setting) -> int:
    """How many states a random game has, roughly."""
    return sum(1 for _ in game_of_states(setting, 0))


def states(setting: Setting, seed: int, about: int = MOST_ANSWERS) -> Iterator[State]:
    """About so many states of a random game, the first and the last among them."""
    length, choice = usual_length(setting), FastStream(seed + 2000)
    for count, state in enumerate(game_of_states(setting, seed)):
        if count == 0 or state.over or choice.below(length) < about:
            yield state


def finished(state: State, seed: int) -> State:
    """A copy of the state, played to its end at random."""
    copy, stream = state.copy(), FastStream(seed)
    while not copy.over:
        copy.play(answer(copy, stream))
    return copy


def apart(one: dict[str, object], other: dict[str, object]) -> dict[str, tuple[str, str]]:
    """The entries in which two positions or views are not the same, byte for byte."""
    keys = dict.fromkeys([*one, *other])
    found = {key: (text(one.get(key)), text(other.get(key))) for key in keys}
    assert list(one) == list(other)
    return {key: values for key, values in found.items() if values[0] != values[1]}


def text(data: object) -> str:
    """Plain data, byte for byte."""
    return json.dumps(data, allow_nan=False)
