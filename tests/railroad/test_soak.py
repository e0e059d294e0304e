"""Does the railroad game keep every promise in random games, and does a soak tell of one that does not?"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.soaked import SOAKED
from bench.watched import Soak, Tally
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.soak import NAMES

ROOT = Path(__file__).resolve().parents[2]
BASE = Soak(SOAKED["railroad"])
FULL = Soak(SOAKED["railroad"], {"expansion": "full"})
MIXTURES = BASE.mixtures


def faults(tally: Tally) -> list[str]:
    return [str(failure) for failure in tally.failures]


@pytest.mark.compiled_only
def test_two_thousand_random_games_keep_every_promise() -> None:
    """T2, T3, T6, L2, L6, E1 and the others that `checks` names, after every answer."""
    tally = BASE.play(range(10**6, 10**6 + 2000))
    assert faults(tally) == []
    assert BASE.missed(tally) == []
    assert tally.games == 2000
    assert tally.early > 10


@pytest.mark.compiled_only
def test_a_thousand_games_over_the_mountains_keep_every_promise() -> None:
    """X1 to X26: what is promised of the base game holds with the whole expansion too."""
    tally = FULL.play(range(10**6, 10**6 + 1000))
    assert faults(tally) == []
    assert FULL.missed(tally) == []
    assert tally.games == 1000


@pytest.mark.parametrize("soak", [BASE, FULL], ids=["base", "full"])
@pytest.mark.parametrize("seed", range(20))
def test_a_random_game_keeps_every_promise(soak: Soak, seed: int) -> None:
    assert faults(soak.play([seed])) == []


def test_a_seed_says_everything_that_happens() -> None:
    one, again, other = BASE.play([3]), BASE.play([3]), BASE.play([3 + 4 * MIXTURES])
    assert one == again
    assert BASE.setting(3) == BASE.setting(3 + 4 * MIXTURES)
    assert one.answers != other.answers


def test_every_number_of_players_meets_every_value_of_every_option() -> None:
    met = {(players, item) for players, options in map(BASE.setting, range(4 * MIXTURES)) for item in options.items()}
    options = {key: values for key, values in RAILROAD.options().items() if key not in BASE.kind.by_hand}
    values = [(key, value) for key, values in options.items() for value in values if len(values) > 1]
    wanted = {(players, (key, value)) for players in RAILROAD.seats for key, value in values if value != "..."}
    assert wanted - met <= {(players, ("components", "base")) for players in RAILROAD.seats}


def test_a_broken_promise_is_told_and_can_be_looked_at(tmp_path: Path) -> None:
    game = BASE.watch(9)
    for _ in range(60):
        game.step()
    game.state.whistles = [-9, -9, -9, 0, 0]
    game.run()
    told = BASE.failure(9, game)
    assert "seed 9, 3 players" in str(told)
    assert f"{NAMES[game.broken]} is broken after 61 answers" in str(told)
    kept = json.loads(told.write(tmp_path).read_text())
    assert kept["broken"] == "counts"
    assert kept["action"] in str(told)


def test_the_position_kept_is_the_one_before_the_answer(tmp_path: Path) -> None:
    game = BASE.watch(9)
    for _ in range(60):
        game.step()
    kept = json.loads(BASE.failure(9, game).write(tmp_path).read_text())
    state = RAILROAD.from_position(kept["before"])
    state.play(RAILROAD.action(kept["action"], state))
    assert RAILROAD.position(state) == RAILROAD.position(game.state)


def test_the_fingerprint_is_of_sources_alone() -> None:
    assert re.fullmatch("[0-9a-f]{64}", BASE.fingerprint())
    assert BASE.fingerprint() == BASE.fingerprint()


def test_the_command_says_in_one_line_what_it_found() -> None:
    command = [sys.executable, "-m", "bench.soak", "--games", "3", "--processes", "1", "--seed", "5"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
    line = r"soak railroad.*: 3 games \(\d ended early\), [\d,]+ answers, 0 broken, engine [0-9a-f]{16}"
    assert re.fullmatch(line, done.stdout.strip().splitlines()[-1])


def test_a_soak_of_an_edition_says_which() -> None:
    command = [sys.executable, "-m", "bench.soak", "--expansion", "full", "--games", "2", "--processes", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
    assert "soak railroad full" in done.stdout


def test_options_that_do_not_fit_each_other_are_refused() -> None:
    command = [sys.executable, "-m", "bench.soak", "--expansion", "tiles", "--mountain-upgrades", "four"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 1
    assert "'four' does not fit expansion 'tiles'" in done.stderr


def test_a_soak_of_nothing_is_refused() -> None:
    command = [sys.executable, "-m", "bench.soak", "--games", "0"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 2
    assert "expected a number from 1" in done.stderr
