"""Is every help plain data that rests on what the seat may know, and is the cardboard plain data too?"""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.every_game.walks import Setting, finished, states, text
from whistlepost.core.chance import FastStream
from whistlepost.core.errors import BadData
from whistlepost.core.game import CHANCE, Game, State

TRIED = {"train": "1", "at": "0,-1", "answer": "none", "card": "3"}
"""An argument of each name; where it does not fit the state it is refused as bad data."""


def asked(setting: Setting, state: State, seat: int | None) -> Iterator[tuple[str, object]]:
    """Every help of a game, with what it says to this seat."""
    for name, help_ in setting.game.helps.items():
        told = {argument: argument_for(setting, state, argument) for argument in help_.needs}
        try:
            yield name, help_(state, seat, **told)
        except BadData as wrong:
            yield name, str(wrong)


def argument_for(setting: Setting, state: State, name: str) -> str:
    if name == "answer" and not state.over:
        return setting.game.action_name(state.options()[0], state)
    return TRIED[name]


def test_every_help_is_plain_data_and_changes_nothing(setting: Setting) -> None:
    for state in states(setting, 51, about=3):
        before, options = text(setting.game.position(state)), state.options()
        for seat in (None, 0, setting.players - 1):
            found = text(dict(asked(setting, state, seat)))
            assert text(dict(asked(setting, state, seat))) == found
        assert (text(setting.game.position(state)), state.options()) == (before, options)


def test_a_help_rests_on_what_the_seat_may_know(setting: Setting) -> None:
    game = setting.game
    for state in states(setting, 52, about=3):
        for seat in {0, state.seat} - {CHANCE}:
            world = game.imagine(game.view(state, seat), FastStream(5))
            assert text(dict(asked(setting, world, seat))) == text(dict(asked(setting, state, seat)))


def test_helps_refuse_arguments_that_they_do_not_know(game: Game[Any]) -> None:
    assert game.helps
    state = finished(game.new(game.seats[0], {}, FastStream(1)), 1)
    for help_ in game.helps.values():
        with pytest.raises(BadData, match="nonsense"):
            help_(state, 0, **dict.fromkeys(help_.needs, "1"), nonsense="1")
        for name in help_.needs:
            with pytest.raises(BadData, match=name):
                help_(state, 0)
            with pytest.raises(BadData, match=name):
                help_(state, 0, **dict.fromkeys(help_.needs, "no such thing"))


def test_the_cardboard_is_plain_data(setting: Setting) -> None:
    found = setting.game.pieces(dict(setting.options))
    assert found == setting.game.pieces(dict(setting.options))
    assert found["game"] == setting.game.name
    assert text(found)


def test_the_cardboard_of_no_game_is_refused(game: Game[Any]) -> None:
    for options in ({"no such option": "x"}, *({name: "no such value"} for name in game.options())):
        with pytest.raises(BadData):
            game.pieces(options)
