"""Do the engine and the referee of the oracle play the same game, question by question, to the end?

Most games are short: two dozen tiles, drawn from the full set for each game anew, so that all switches are mixed often.
"""

from collections import Counter

import pytest

from tests.campaign.beside import Beside
from tests.campaign.golden_write import GAMES, Golden
from tests.campaign.walks import mixed
from whistlepost._pure import PURE
from whistlepost.campaign.rulings import SWITCHES
from whistlepost.core.record import read

SHORT = 1 if PURE else 8
ALWAYS = {"lot", "start", "draw", "place", "volunteer", "contest", "take"}
VALUES = [(switch, value) for switch, values in SWITCHES.items() for value in values]


@pytest.mark.parametrize(("switch", "value"), VALUES)
def test_short_games_with_every_value_of_every_switch(switch: str, value: str) -> None:
    first = 100 * VALUES.index((switch, value))
    seen: Counter[str] = Counter()
    for seed in range(first, first + SHORT):
        seen += Beside(mixed(seed, **{switch: value}), seed).to_the_end().seen
    assert PURE or set(seen) >= ALWAYS


@pytest.mark.parametrize("game", GAMES[:2] if PURE else GAMES, ids=lambda game: game.name)
def test_the_golden_games(game: Golden) -> None:
    """With both sets, two to five players, and all the tiles; to the totals that were written down."""
    record = read(game.path.read_bytes())
    setting = {"players": game.players, **dict(game.options)}
    referee = Beside(setting, answers=[name for _, name in record.answers]).to_the_end().referee
    assert tuple(referee.votes) == record.scores
