"""Does every game ask, offer, accept and end as the contract says?"""

import json
from typing import Any

import pytest

from tests.every_game.walks import Setting, apart, begun, finished, states, text
from whistlepost.core.chance import FastStream
from whistlepost.core.errors import BadData, IllegalAction
from whistlepost.core.game import CHANCE, Game

NEVER = (-1, -(2**31), 2**31 - 1, 999_999)
"""Numbers that are no answer in any game."""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_there_is_an_answer_until_the_game_is_over(setting: Setting, seed: int) -> None:
    for state in states(setting, seed):
        options = state.options()
        assert options == state.options()
        assert len(set(options)) == len(options)
        assert bool(options) is not state.over
        assert len(state.scores()) == setting.players
        if not state.over:
            assert state.seat in range(CHANCE, setting.players)
    with pytest.raises(IllegalAction):
        state.play(0)


def test_every_draw_has_positive_weights(setting: Setting) -> None:
    for state in states(setting, 4):
        if not state.over and state.seat == CHANCE:
            weights = state.weights()
            assert len(weights) == len(state.options())
            assert min(weights) > 0
            assert sum(weights) < 2**31


def test_the_caller_may_keep_the_list_of_options(setting: Setting) -> None:
    state = setting.new(5)
    expected = state.options()
    state.options().clear()
    assert state.options() == expected


def test_every_offer_is_accepted_by_a_copy_and_leaves_the_original_alone(setting: Setting) -> None:
    for state in states(setting, 6, about=30):
        before, options = setting.game.position(state), state.options()
        for action in options:
            copy = state.copy()
            assert apart(setting.game.position(copy), before) == {}
            copy.play(action)
            assert apart(setting.game.position(state), before) == {}
        assert state.options() == options


def test_what_is_not_offered_is_refused_and_changes_nothing(setting: Setting) -> None:
    seen: set[int] = {*NEVER}
    for state in states(setting, 7, about=55):
        options = state.options()
        before = setting.game.position(state)
        for action in sorted(seen.difference(options)):
            with pytest.raises(IllegalAction):
                state.play(action)
        assert apart(setting.game.position(state), before) == {}
        assert state.options() == options
        seen.update(options)


def test_a_position_survives_json_and_gives_the_state_again(setting: Setting) -> None:
    game = setting.game
    for state in states(setting, 8, about=120):
        position = game.position(state)
        assert position["game"] == game.name
        assert position["players"] == setting.players
        again = game.from_position(json.loads(text(position)))
        assert apart(game.position(again), position) == {}
        assert again.options() == state.options()
        assert again.over == state.over
        assert again.scores() == state.scores()


def test_a_game_goes_on_from_a_position_as_it_would_have(setting: Setting) -> None:
    for state in states(setting, 9, about=6):
        again = setting.game.from_position(setting.game.position(state))
        assert finished(again, 1).scores() == finished(state, 1).scores()


def test_the_same_chance_sets_up_the_same_game(setting: Setting) -> None:
    """Up to the first question that a seat is asked: some games ask chance for all that is drawn."""
    one, same, other = (text(setting.game.position(begun(setting, seed))) for seed in (1, 1, 2))
    assert one == same != other


def test_players_and_options_that_do_not_exist_are_refused(game: Game[Any]) -> None:
    for players in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 99):
        with pytest.raises(BadData):
            game.new(players, {}, FastStream(1))
    some = game.seats[0]
    with pytest.raises(BadData):
        game.new(some, {"no such option": "x"}, FastStream(1))
    for name in game.options():
        with pytest.raises(BadData):
            game.new(some, {name: "no such value"}, FastStream(1))


def test_every_option_has_a_default_among_its_values(game: Game[Any]) -> None:
    for values in game.options().values():
        assert values
        assert len(set(values)) == len(values)


WRONG: list[Any] = [
    None,
    True,
    -1,
    10**12,
    1.5,
    "",
    "?",
    "x y z",
    "1 1 1 1 1 1 1 1 1 1 1 1",
    [],
    ["?"],
    [[]],
    {},
    {"?": "?"},
]


def test_a_wrong_entry_in_a_position_is_named_or_harmless(setting: Setting) -> None:
    """Whatever stands there: bad data, or a state whose position says what it took it for."""
    game, position = setting.game, setting.game.position(list(states(setting, 10, about=10))[5])
    for key in position:
        for fault in [*WRONG, *inner_faults(position[key])]:
            tried(game, {**position, key: fault})
    with pytest.raises(BadData, match="no such entry"):
        game.from_position({**position, "no such entry": 1})


def inner_faults(value: object) -> list[Any]:
    """The value with one wrong thing inside."""
    if isinstance(value, list):
        return [[wrong, *value[1:]] for wrong in WRONG] + [value[1:], [*value, *value[:1]]]
    if isinstance(value, dict):
        return [{**value, key: wrong} for key in list(value)[:2] for wrong in WRONG]
    if isinstance(value, str):
        return [value + value, value[1:], value + " ", f" {value}", value + "?", value.upper() + "x"]
    return []


def tried(game: Game[Any], data: dict[str, object]) -> None:
    try:
        state = game.from_position(data)
    except BadData:
        return
    position = game.position(state)
    assert apart(game.position(game.from_position(position)), position) == {}
    assert state.over or state.options()
