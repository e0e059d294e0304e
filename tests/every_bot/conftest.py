"""Every test that takes a `bot` and a `setting` is run with every bot, game, number of players and expansion."""

import pytest

from tests.every_bot.players import EVERY_BOT
from tests.every_game.walks import EVERY_SETTING

TRIED = [setting for setting in EVERY_SETTING if setting.options in ((), (("expansion", "full"),))]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "bot" in metafunc.fixturenames:
        metafunc.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", TRIED, ids=str)
