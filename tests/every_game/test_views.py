"""Does no seat see what it may not know, and can it imagine the rest?"""

import pytest

from tests.every_game.walks import OPEN, Setting, apart, begun, finished, states, text
from whistlepost.core.chance import FastStream
from whistlepost.core.game import CHANCE, State

WORLDS = 2


def imagined(setting: Setting, view: dict[str, object], seed: int) -> State:
    state: State = setting.game.imagine(view, FastStream(seed))
    return state


def test_a_view_is_the_same_whatever_is_hidden(setting: Setting) -> None:
    """In every world that a seat can imagine it sees the same, byte for byte, and is offered the same."""
    for state in states(setting, 31, about=80):
        for seat in range(setting.players):
            view = setting.game.view(state, seat)
            for seed in range(WORLDS):
                world = imagined(setting, view, seed)
                assert apart(setting.game.view(world, seat), view) == {}
                assert world.over == state.over
                if state.seat == seat:
                    assert world.options() == state.options()


def test_something_is_hidden_that_the_worlds_change(setting: Setting) -> None:
    """Otherwise the test above has nothing to find; but some games hide nothing."""
    state = begun(setting, 32)
    truth = text(setting.game.position(state))
    worlds = {text(setting.game.position(imagined(setting, setting.game.view(state, 0), seed))) for seed in range(9)}
    assert len(worlds - {truth}) > 1 or (worlds == {truth} and setting.game.name in OPEN)


@pytest.mark.parametrize("seed", [33, 108, 114])
def test_only_chance_shows_a_seat_what_was_hidden(setting: Setting, seed: int) -> None:
    """Its own answers lead to the same view in every world; so they can be taken back, and nothing was learned."""
    for state in states(setting, seed, about=100):
        seat = state.seat
        if state.over or seat == CHANCE:
            continue
        world = imagined(setting, setting.game.view(state, seat), 5)
        for action in some(state.options()):
            real, other = state.copy(), world.copy()
            real.play(action)
            other.play(action)
            assert real.over == other.over
            if real.over:
                break  # then everything may be shown
            assert real.seat == other.seat
            assert apart(setting.game.view(real, seat), setting.game.view(other, seat)) == {}


def some(actions: list[int]) -> list[int]:
    """Eight of them or fewer."""
    return actions[:: max(1, len(actions) // 8)]


def test_what_a_seat_is_told_does_not_rest_on_what_it_cannot_know(setting: Setting) -> None:
    game = setting.game
    seen: set[int] = set()
    for state in states(setting, 34, about=25):
        seat = state.seat
        if state.over or seat == CHANCE:
            continue
        options = state.options()
        world = imagined(setting, game.view(state, seat), 6)
        for action in options:
            assert game.told(state, action, seat) == game.told(world, action, seat)
        for action in sorted(seen.difference(options))[:20]:
            assert game.why_not(state, action) == game.why_not(world, action)
        seen.update(options)


def test_a_draw_tells_nobody_what_it_does_not_show_them(setting: Setting) -> None:
    """Where two draws leave a viewer with the same view, it was told the same."""
    game = setting.game
    for state in states(setting, 35, about=140):
        if state.over or state.seat != CHANCE:
            continue
        for viewer in (None, *range(setting.players)):
            told: dict[str, str] = {}
            for action in some(state.options()):
                after = state.copy()
                after.play(action)
                words = game.told(state, action, viewer)
                assert told.setdefault(text(game.view(after, viewer)), words) == words


def test_a_spectator_knows_no_more_than_any_seat(setting: Setting) -> None:
    """In every world that some seat can imagine a spectator sees and is told the same."""
    game = setting.game
    for state in states(setting, 39, about=30):
        for seat in range(setting.players):
            world = imagined(setting, game.view(state, seat), 9)
            assert apart(game.view(world, None), game.view(state, None)) == {}
            for action in set(some(state.options())) & set(world.options()):
                assert game.told(world, action, None) == game.told(state, action, None)


def test_a_spectator_s_view_has_the_shape_of_every_other_view(setting: Setting) -> None:
    for state in states(setting, 36, about=15):
        shapes = {tuple(setting.game.view(state, seat)) for seat in (None, *range(setting.players))}
        assert len(shapes) == 1


def test_an_imagined_world_can_be_played_to_its_end(setting: Setting) -> None:
    for state in states(setting, 37, about=10):
        for seat in range(setting.players):
            world = imagined(setting, setting.game.view(state, seat), 7)
            assert len(finished(world, 8).scores()) == setting.players


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_chance_imagines_the_same_world(setting: Setting, seed: int) -> None:
    view = setting.game.view(setting.new(38), 0)
    one, two = (text(setting.game.position(imagined(setting, view, seed))) for _ in range(2))
    assert one == two
