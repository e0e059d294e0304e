"""Do the engine and the referee of the oracle play the same game, question by question, to the end?

Most games are short: two dozen tiles, drawn from the full set for each game anew, so that all switches are mixed often.
"""

from collections import Counter

import pytest

from tests.campaign.beside import Beside
from tests.campaign.walks import mixed
from whistlepost._pure import PURE
from whistlepost.campaign.rulings import SWITCHES

GAMES = 1 if PURE else 8
ALWAYS = {"lot", "start", "draw", "place", "volunteer", "contest", "take"}
VALUES = [(switch, value) for switch, values in SWITCHES.items() for value in values]


@pytest.mark.parametrize(("switch", "value"), VALUES)
def test_short_games_with_every_value_of_every_switch(switch: str, value: str) -> None:
    first = 100 * VALUES.index((switch, value))
    seen: Counter[str] = Counter()
    for seed in range(first, first + GAMES):
        seen += Beside(mixed(seed, **{switch: value}), seed).to_the_end().seen
    assert PURE or set(seen) >= ALWAYS


@pytest.mark.parametrize("box", ["full", "short"])
@pytest.mark.parametrize("players", [3] if PURE else [2, 3, 4, 5])
def test_whole_games_with_both_sets(players: int, box: str) -> None:
    Beside({"players": players, "set": box}, players).to_the_end()
