"""Does the campaign game keep every promise in random games, with every mixture of switches?"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.soaked import SOAKED
from bench.watched import Soak, Tally
from whistlepost._pure import PURE
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.campaign.soak import NAMES

ROOT = Path(__file__).resolve().parents[2]
SOAK = Soak(SOAKED["campaign"])


def faults(tally: Tally) -> list[str]:
    return [str(failure) for failure in tally.failures]


@pytest.mark.compiled_only
def test_a_thousand_random_games_keep_every_promise() -> None:
    """A6.1 to A6.10, and the others that `checks` names, after every answer."""
    tally = SOAK.play(range(10**6, 10**6 + 1000))
    assert faults(tally) == []
    assert SOAK.missed(tally) == []
    assert tally.games == 1000


@pytest.mark.parametrize("seed", range(2 if PURE else 16))
def test_a_random_game_keeps_every_promise(seed: int) -> None:
    assert faults(SOAK.play([seed])) == []


def test_a_seed_says_everything_that_happens() -> None:
    one, again, other = (SOAK.play([seed]) for seed in (3, 3, 3 + 4 * SOAK.mixtures))
    assert one == again
    assert SOAK.setting(3) == SOAK.setting(3 + 4 * SOAK.mixtures)
    assert one.asked != other.asked


def test_a_few_thousand_games_meet_every_two_values_together() -> None:
    options = {key: [value for value in values if value != "..."] for key, values in CAMPAIGN.options().items()}
    wanted = {
        ((one, first), (other, second))
        for one in options
        for other in options
        for first in options[one]
        for second in options[other]
        if one < other
    }
    games = [
        {key: mixture.get(key, options[key][0]) for key in options} for mixture in map(SOAK.mixture_of, range(4000))
    ]
    met = {(one, other) for game in games for one in game.items() for other in game.items() if one[0] < other[0]}
    assert wanted <= met


def test_every_number_of_players_is_met() -> None:
    assert [SOAK.setting(seed)[0] for seed in range(4)] == list(CAMPAIGN.seats)


def test_a_broken_promise_is_told_and_can_be_looked_at(tmp_path: Path) -> None:
    game = SOAK.watch(9)
    for _ in range(60):
        game.step()
    game.state.supply = [7, 7, 7, 0, 0]
    game.run()
    told = SOAK.failure(9, game)
    assert "seed 9, 3 players" in str(told)
    assert f"{NAMES[game.broken]} is broken after 61 answers" in str(told)
    kept = json.loads(told.write(tmp_path).read_text())
    assert kept["broken"] == "tokens"
    assert kept["action"] in str(told)


def test_the_position_kept_is_the_one_before_the_answer(tmp_path: Path) -> None:
    game = SOAK.watch(9)
    for _ in range(60):
        game.step()
    kept = json.loads(SOAK.failure(9, game).write(tmp_path).read_text())
    state = CAMPAIGN.from_position(kept["before"])
    state.play(CAMPAIGN.action(kept["action"], state))
    assert CAMPAIGN.position(state) == CAMPAIGN.position(game.state)


def test_the_command_says_in_one_line_what_it_found() -> None:
    asked = ["--game", "campaign", "--seam", "joins", "--games", "2", "--processes", "1", "--seed", "5"]
    command = [sys.executable, "-m", "bench.soak", *asked]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
    line = r"soak campaign joins.*: 2 games \(\d ended early\), [\d,]+ answers, 0 broken, engine [0-9a-f]{16}"
    assert re.fullmatch(line, done.stdout.strip().splitlines()[-1])
