"""Does no seat see what it may not know, and can it imagine the rest?"""

import pytest

from tests.every_game.walks import Setting, finished, states, text
from whistlepost.core.chance import FastStream
from whistlepost.core.game import State

WORLDS = 2


def imagined(setting: Setting, view: dict[str, object], seed: int) -> State:
    state: State = setting.game.imagine(view, FastStream(seed))
    return state


def test_a_view_is_the_same_whatever_is_hidden(setting: Setting) -> None:
    """In every world that a seat can imagine it sees the same, byte for byte, and is offered the same."""
    for state in states(setting, 31, every=7):
        for seat in range(setting.players):
            view = setting.game.view(state, seat)
            for seed in range(WORLDS):
                world = imagined(setting, view, seed)
                assert text(setting.game.view(world, seat)) == text(view)
                assert world.over == state.over
                if state.seat == seat:
                    assert world.options() == state.options()


def test_something_is_hidden_that_the_worlds_change(setting: Setting) -> None:
    """Otherwise the test above has nothing to find."""
    state = setting.new(32)
    truth = text(setting.game.position(state))
    worlds = {text(setting.game.position(imagined(setting, setting.game.view(state, 0), seed))) for seed in range(9)}
    assert len(worlds - {truth}) > 1


def test_what_a_seat_does_shows_it_nothing_hidden(setting: Setting) -> None:
    """An answer of a seat leads to the same view and options in every world, until chance or another seat speaks."""
    for state in states(setting, 33, every=11):
        seat = state.seat
        if state.over or seat < 0:
            continue
        world = imagined(setting, setting.game.view(state, seat), 5)
        for action in state.options()[:: max(1, len(state.options()) // 8)]:
            real, other = state.copy(), world.copy()
            real.play(action)
            other.play(action)
            assert real.seat == other.seat
            if real.seat == seat and not real.over:
                assert text(setting.game.view(real, seat)) == text(setting.game.view(other, seat))
                assert real.options() == other.options()


def test_what_a_seat_is_told_does_not_rest_on_what_it_cannot_know(setting: Setting) -> None:
    game = setting.game
    seen: set[int] = set()
    for state in states(setting, 34, every=11):
        seat = state.seat
        if state.over or seat < 0:
            continue
        options = state.options()
        world = imagined(setting, game.view(state, seat), 6)
        for action in options:
            assert game.told(state, action, seat) == game.told(world, action, seat)
        for action in sorted(seen.difference(options))[:20]:
            assert game.why_not(state, action) == game.why_not(world, action)
        seen.update(options)


def test_a_spectator_is_told_no_more_than_any_seat(setting: Setting) -> None:
    """A spectator's words are either the name of the answer, told to all, or hide it."""
    game = setting.game
    for state in states(setting, 35, every=3):
        for action in state.options():
            names = {game.told(state, action, seat) for seat in range(setting.players)}
            spectator = game.told(state, action, None)
            assert spectator in names
            assert spectator != game.action_name(action, state) or len(names) == 1


def test_a_spectator_s_view_has_the_shape_of_every_other_view(setting: Setting) -> None:
    for state in states(setting, 36, every=20):
        shapes = {tuple(setting.game.view(state, seat)) for seat in (None, *range(setting.players))}
        assert len(shapes) == 1


def test_an_imagined_world_can_be_played_to_its_end(setting: Setting) -> None:
    for state in states(setting, 37, every=30):
        for seat in range(setting.players):
            world = imagined(setting, setting.game.view(state, seat), 7)
            assert len(finished(world, 8).scores()) == setting.players


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_chance_imagines_the_same_world(setting: Setting, seed: int) -> None:
    view = setting.game.view(setting.new(38), 0)
    one, two = (text(setting.game.position(imagined(setting, view, seed))) for _ in range(2))
    assert one == two
