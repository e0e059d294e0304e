"""Are whole games played, counted and written down as they always were? A difference is a change of the rules.

The games lie in `golden/`; `python -m tests.campaign.golden_write` writes them anew.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests.campaign.golden_write import FOLDER, GAMES, Golden, played
from tests.campaign.oracle.influence import IN_PLAY
from tests.campaign.walks import Step, begun
from whistlepost import Table
from whistlepost.campaign.events import events
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.core.record import read

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
QUESTIONS = {"lot", "start", "draw", "place", "volunteer", "order", "contest", "take", "extra"}
TILES = {"full": 84, "short": 72}


@cache
def steps(game: Golden) -> tuple[Step, ...]:
    return tuple(walk(game))


def walk(game: Golden) -> Iterator[Step]:
    """The game as it was written down."""
    record = read(game.path.read_bytes())
    state = begun({"players": record.players, **dict(game.options)})
    after = CAMPAIGN.position(state)
    for seat, name in record.answers:
        before, question = after, CAMPAIGN.question(state)
        action = CAMPAIGN.action(name, state)
        scored = events(state, action)
        state.play(action)
        after = CAMPAIGN.position(state)
        yield Step(before, question, seat, name, scored, after)


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
    """From the seed: the lots, the draws, what was offered."""
    assert played(game).record() == game.path.read_bytes().decode()


@EVERY_GAME
def test_every_tile_is_laid_or_could_not_be(game: Golden) -> None:
    """R35, item 7."""
    last = steps(game)[-1].after
    laid = len(last["table"])
    left = sum(int((text + " 1").split()[1]) for text in last["bag"])
    assert laid + left == TILES[dict(game.options)["set"]]


@EVERY_GAME
def test_every_seat_comes_in_turn(game: Golden) -> None:
    """R34: clockwise, but for extra turns (R30)."""
    placed = [step for step in steps(game) if step.question == "place"]
    turns = [step.seat for step in placed if step.before["row"] == 1]
    first = placed[0].before["first"]
    assert turns == [(first + turn) % game.players for turn in range(len(turns))]


def test_the_folder_holds_these_games_and_no_others() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {game.path.name for game in GAMES}


# ---- all games together


def test_every_kind_of_question_is_asked() -> None:
    assert {step.question for step in every_step()} == QUESTIONS


@pytest.mark.parametrize("word", ["none", "contest", "decline", "resolve", "done", "extra turn", "no extra turn"])
def test_the_rarer_answers_occur(word: str) -> None:
    assert any(step.name.startswith(word) for step in every_step())


def test_precincts_of_every_kind_are_sewn_up_shared_and_left_alone() -> None:
    """R23, R24: by one, by two, and by nobody."""
    scored = [event for step in every_step() for event in step.events if event["when"] == "play"]
    kinds = Counter((event["kind"], min(2, len(event["winners"]))) for event in scored)
    assert {kind for kind, number in kinds if number == 1} >= {"urban", "suburban", "rural"}
    assert {number for _, number in kinds} == {0, 1, 2}


def test_every_boon_comes_and_every_kind_of_tile_counts() -> None:
    """R26, R27, R29, R30."""
    scored = [event for step in every_step() for event in step.events if event["when"] == "play"]
    assert {boon for event in scored for boon in event["boons"]} == {"media", "money"}
    assert {(tile["base"], tile["doubled"]) for event in scored for tile in event["tiles"]} == {
        (base, doubled) for base in IN_PLAY.values() for doubled in (0, 1)
    }


def test_influence_of_every_source_decides() -> None:
    """R21, R37: offices, whistlestops and sewn-up neighbours."""
    rows = [row for step in every_step() for event in step.events for row in event["influence"]]
    assert all(any(row[source] for row in rows) for source in ("offices", "whistlestops", "neighbours"))
