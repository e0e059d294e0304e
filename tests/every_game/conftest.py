"""Every test that takes a `setting` is run with every game, number of players and option."""

import pytest

from tests.every_game.walks import EVERY_GAME, EVERY_SETTING


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", EVERY_SETTING, ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
