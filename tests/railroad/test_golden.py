"""Are whole games played, counted and written down as they always were? A difference is a change of the rules.

The games lie in `golden/`; `python -m tests.railroad.golden_write` writes them anew.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from tests.railroad.drawn import Facts
from tests.railroad.golden_write import FOLDER, GAMES, Golden, played
from whistlepost import CHANCE, Table
from whistlepost.core.record import read
from whistlepost.railroad.components import load
from whistlepost.railroad.game import RAILROAD

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ROUNDS = {2: 12, 3: 11, 4: 10, 5: 9}
QUESTIONS = {
    *("place", "turn", "lay", "branch", "give", "room", "take", "trade", "deliver", "berth", "drop", "company", "ride"),
    *("refill", "shed", "look", "tile", "open", "nugget"),
}
CARDS = [card.id for card in load().upgrades]
ACTIVE = ["coal-car", "open-car", "mine-cart", "first-class-cabin", "brake-car", "safe", "depot", "new-whistle"]


class Step(NamedTuple):
    """An answer, and the state in which it was given."""

    state: Any
    question: str
    seat: int
    name: str
    before: str
    """The answer before it."""


@cache
def steps(game: Golden) -> tuple[Step, ...]:
    return tuple(walk(game))


def walk(game: Golden) -> Iterator[Step]:
    record = read(game.path.read_bytes())
    state = RAILROAD.from_position({"game": "railroad", "players": record.players, **record.position})
    before = ""
    for seat, name in record.answers:
        yield Step(state.copy(), RAILROAD.question(state), seat, name, before)
        state.play(RAILROAD.action(name, state))
        before = name


def every_step() -> Iterator[Step]:
    for game in GAMES:
        yield from steps(game)


# ---- each game


@EVERY_GAME
def test_the_record_replays_to_its_scores(game: Golden) -> None:
    text = game.path.read_bytes().decode()
    table = Table.replay(text)
    assert table.over
    assert read(text).scores == tuple(table.scores())
    assert table.record() == text


@EVERY_GAME
def test_the_game_is_played_again_as_it_was(game: Golden) -> None:
    """From the seed: the setup, the offers, the draws."""
    assert played(game).record() == game.path.read_bytes().decode()


@pytest.mark.parametrize("game", GAMES[:8], ids=lambda game: game.name)
def test_the_game_ends_in_its_way(game: Golden) -> None:
    """E1: after the last round of the track, or in the round in which a last train left."""
    end: Facts = Table.replay(game.path.read_bytes()).position()
    gone = any(all(stop.startswith("track") for stop in trains.split()) for trains in end["trains"])
    assert (end["round"] == ROUNDS[game.players], gone) == ((True, False) if "2017" in game.name else (False, True))


@EVERY_GAME
def test_every_seat_comes_in_turn(game: Golden) -> None:
    """T1: every turn is ended by its seat, round after round."""
    enders = [step.seat for step in steps(game) if step.name == "end"]
    assert enders == [turn % game.players for turn in range(len(enders))]
    assert len(enders) % game.players == 0


def test_the_folder_holds_these_games_and_no_others() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {game.path.name for game in GAMES}


# ---- all games together


def test_every_kind_of_question_is_asked() -> None:
    assert {step.question for step in every_step()} == QUESTIONS


def test_every_upgrade_is_bought_from_the_supply_and_from_another_player() -> None:
    """U1: the open one for its price, the other for a rare cube more."""
    bought: set[str] = set()
    taken_over: set[str] = set()
    for step in every_step():
        if step.name.startswith("buy "):
            card = step.name.removeprefix("buy ")
            market = str(RAILROAD.position(step.state)["market"]).split()
            (bought if card in market else taken_over).add(card)
    assert bought == taken_over == set(CARDS)


def test_every_action_of_an_upgrade_is_used_with_coal_and_with_a_whistle() -> None:
    """U2: the other four cards have none."""
    used = {step.name for step in every_step() if step.name.startswith("use ")}
    assert used == {f"use {card} {token}" for card in ACTIVE for token in ("coal", "whistle")}


def test_the_other_upgrades_have_their_effect_too() -> None:
    """U8 U9 U11 U15: a toll is paid, a tile searched, a train barred, a hand of five filled and shed."""
    assert any(step.name.startswith("give") and step.before[:4] in ("coal", "whis") for step in every_step())
    assert any(step.name.startswith("search") for step in every_step())
    assert any(step.question == "shed" for step in every_step())
    assert any(barred(step) for step in every_step())


def barred(step: Step) -> bool:
    """Would more be offered if nobody owned the Blocking Signal?"""
    position: Facts = RAILROAD.position(step.state)
    owned = [cards for cards in position["upgrades"] if "blocking-signal" in cards]
    if step.question != "turn" or not owned:
        return False
    without = [cards.replace("blocking-signal", "") for cards in position["upgrades"]]
    freed = RAILROAD.from_position({**position, "upgrades": without})
    return len(set(freed.options()) - set(step.state.options())) > 0


@pytest.mark.parametrize("word", ["deliver", "decline", "drop", "leave", "discard", "enough", "stop", "go", "draw"])
def test_the_rarer_answers_occur(word: str) -> None:
    assert any(step.name.split()[0] == word for step in every_step())


def test_somebody_answers_out_of_turn() -> None:
    """U1 U15: an owner who holds ten cubes, and one who loses his Extra Boiler."""
    others = {step.question for step in every_step() if step.seat not in (CHANCE, step.state.turn)}
    assert others >= {"room", "shed"}
