"""Does every bot decide for an offered answer, and from nothing but its view and its stream?"""

import json
import random
from collections.abc import Iterator

from tests.every_bot.players import HOUSE
from tests.every_game.walks import Setting, states, text
from whistlepost.core.bot import Bot
from whistlepost.core.chance import FastStream
from whistlepost.core.game import CHANCE, State

DECISIONS = 12


def asked(setting: Setting, seed: int) -> Iterator[State]:
    """Some states of a random game in which a seat has a choice."""
    for state in states(setting, seed, about=DECISIONS):
        if not state.over and state.seat != CHANCE:
            yield state


def decided(bot: Bot, setting: Setting, state: State, seat: int, seed: int) -> int:
    """What the bot answers when it is shown that state."""
    view = json.loads(text(setting.game.view(state, seat)))  # a copy, as it comes over a wire
    return bot.decide(setting.game, view, state.options(), FastStream(seed))


def test_a_bot_gives_an_answer_that_is_offered(bot: Bot, setting: Setting) -> None:
    for state in asked(setting, 51):
        assert decided(bot, setting, state, state.seat, 1) in state.options()


def test_a_bot_decides_the_same_whatever_is_hidden_from_it(bot: Bot, setting: Setting) -> None:
    for state in asked(setting, 52):
        seat = state.seat
        world = setting.game.imagine(setting.game.view(state, seat), FastStream(2))
        assert decided(bot, setting, world, seat, 3) == decided(bot, setting, state, seat, 3)


def test_a_bot_has_no_luck_but_its_stream_and_no_memory(bot: Bot, setting: Setting) -> None:
    seen = [(state.copy(), decided(bot, setting, state, state.seat, 4)) for state in asked(setting, 53)]
    random.seed(5)
    for state, decision in reversed(seen):
        assert decided(bot, setting, state, state.seat, 4) == decision


def test_a_bot_leaves_what_it_is_shown_as_it_is(bot: Bot, setting: Setting) -> None:
    state = setting.new(54)
    view, options = setting.game.view(state, state.seat), state.options()
    before = text([view, options])
    bot.decide(setting.game, view, options, FastStream(6))
    assert text([view, options]) == before


def test_every_bot_stands_in_the_list_under_its_name() -> None:
    assert {name: bot.name for name, bot in HOUSE.items()} == {name: name for name in HOUSE}
