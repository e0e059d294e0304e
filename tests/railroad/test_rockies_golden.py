"""Are whole games over the mountains played and counted as they always were? A difference is a change of the rules.

The games lie in `golden_rockies/`; `python -m tests.railroad.golden_rockies_write` writes them anew.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tests.railroad.drawn import Facts
from tests.railroad.golden_rockies_write import FOLDER, GAMES, Mountainous
from tests.railroad.golden_write import played
from tests.railroad.oracle.box import box_cardboard, box_rows
from tests.railroad.oracle.scores import final_scores, winners
from whistlepost import Table
from whistlepost.core.record import read
from whistlepost.railroad.game import RAILROAD

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
NEW_CARDS = {str(row["id"]) for row in box_rows("upgrade", "rockies")}
QUESTIONS = {"swap", "scrap", "shift", "fare", "pay"}
USED = {f"use {card} {token}" for card in ("column-mover", "scrapper") for token in ("coal", "whistle")}


class Step(NamedTuple):
    """An answer, and what was asked."""

    question: str
    name: str


@cache
def steps(game: Mountainous) -> tuple[Step, ...]:
    return tuple(walk(game))


def walk(game: Mountainous) -> Iterator[Step]:
    record = read(game.path.read_bytes())
    state = RAILROAD.from_position({"game": "railroad", "players": record.players, **record.position})
    for _, name in record.answers:
        yield Step(RAILROAD.question(state), name)
        state.play(RAILROAD.action(name, state))


def every_step() -> Iterator[Step]:
    for game in GAMES:
        yield from steps(game)


# ---- each game


@EVERY_GAME
def test_the_record_replays_to_its_scores(game: Mountainous) -> None:
    text = game.path.read_bytes().decode()
    table = Table.replay(text)
    assert table.over
    assert read(text).scores == tuple(table.scores())
    assert table.record() == text


@EVERY_GAME
def test_the_game_is_played_again_as_it_was(game: Mountainous) -> None:
    """From the seed: the setup, the offers, the draws."""
    assert played(game).record() == game.path.read_bytes().decode()


@EVERY_GAME
def test_the_game_is_counted_as_the_clauses_say(game: Mountainous) -> None:
    """E2 to E6 X2 X9: companies, stars, gold, cubes, tokens and tiles in hand, those of the expansion too."""
    table = Table.replay(game.path.read_bytes())
    end: Facts = table.position()
    cardboard = box_cardboard("base", "rockies")
    assert [score.total for score in final_scores(end, cardboard)] == table.scores()
    best = max(table.scores())
    assert {table.scores()[seat] for seat in winners(end, cardboard)} == {best}


def test_the_folder_holds_these_games_and_no_others() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {game.path.name for game in GAMES}


# ---- all games together


def test_every_new_kind_of_question_is_asked() -> None:
    assert {step.question for step in every_step()} >= QUESTIONS


def test_every_new_upgrade_is_bought() -> None:
    assert {step.name.split()[1] for step in every_step() if step.name.startswith("buy ")} >= NEW_CARDS


def test_every_new_action_of_an_upgrade_is_used() -> None:
    """X23 X24 X26."""
    used = {step.name for step in every_step() if step.name.startswith("use ")}
    assert used >= USED | {"use whistle-maker whistle"}


@pytest.mark.parametrize(
    "start", ["tunnel", "hand sealed", "hand ", "drop", "scrap", "shift", "pay coal", "pay whistle"]
)
def test_the_new_answers_occur(start: str) -> None:
    """X7 X11 X12 X14 X25."""
    assert any(step.name.startswith(start) for step in every_step())


@pytest.mark.parametrize("fare", ["pay coal", "pay whistle"])
def test_fares_are_paid_with_either_token(fare: str) -> None:
    """X16 X17."""
    assert Step("fare", fare) in set(every_step())
