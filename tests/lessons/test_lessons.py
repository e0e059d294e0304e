"""Can every lesson be begun, done step by step, and is something said at each step in both languages?"""

import json
from fnmatch import fnmatchcase

import pytest

import dev
from whistlepost import Table
from whistlepost.games import GAMES
from whistlepost.lessons import LEARNER, Lesson, changed, lessons

ALL = [(game, lesson) for game in GAMES for lesson in lessons(game)]
NAMES = [f"{game}-{lesson.id}" for game, lesson in ALL]
WORDS = {
    language: json.loads((dev.CLIENT / "src" / "words" / f"lessons.{language}.json").read_text(encoding="utf-8"))
    for language in ("en", "pt")
}


def fitting(table: Table, step: str) -> list[str]:
    """The offered answers that end the step."""
    return [name for name in table.names() if any(fnmatchcase(name, pattern) for pattern in step.split("|"))]


def learn(lesson: Lesson, choice: int) -> Table:
    """Do every step, by one of the answers that fit; what else is asked before that is answered in the first way."""
    table = Table.from_position(lesson.position, seed=1)
    for step in filter(None, lesson.steps):
        while not table.over and (table.seat != LEARNER or (table.question != "turn" and not fitting(table, step))):
            table.play(table.options()[0])
        names = fitting(table, step)
        assert names, f"{step!r} is not offered"
        table.play(names[choice % len(names)])
    return table


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
@pytest.mark.parametrize("choice", [0, -1])
def test_every_lesson_can_be_done(game: str, lesson: Lesson, choice: int) -> None:
    assert Table.from_position(lesson.position, seed=1).seat == LEARNER
    assert learn(lesson, choice).game.name == game


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
@pytest.mark.parametrize("language", WORDS)
def test_every_step_is_said(language: str, game: str, lesson: Lesson) -> None:
    keys = [f"{game}.{lesson.id}", *(f"{game}.{lesson.id}.{step}" for step in range(len(lesson.steps)))]
    assert [key for key in keys if not WORDS[language].get(key, "").strip()] == []


def test_nothing_else_is_said() -> None:
    keys = {f"{game}.{lesson.id}" for game, lesson in ALL}
    keys |= {f"{game}.{lesson.id}.{step}" for game, lesson in ALL for step in range(len(lesson.steps))}
    assert [(language, sorted(set(words) ^ keys)) for language, words in WORDS.items() if set(words) != keys] == []


def test_what_a_lesson_teaches_happens() -> None:
    """Seven fame and a share in the town, sixteen at the end tile, six votes for the city, an end, a second turn."""
    ends = {f"{game}-{lesson.id}": learn(lesson, 0) for game, lesson in ALL}
    assert ends["railroad-town"].scores()[LEARNER] == 7
    assert ends["railroad-town"].position()["shares"] == ["5.1", ""]
    assert ends["railroad-west"].scores()[LEARNER] == 12 + 16
    assert ends["campaign-city"].scores()[LEARNER] == 6
    assert ends["campaign-money"].position()["row"] == 2
    assert ends["campaign-election"].over


def test_a_position_is_the_common_one_with_changes() -> None:
    whole = {"players": 2, "board": {"a": 1, "b": 2}}
    assert changed(whole, {"board": {"b": 3}, "round": 4}) == {"players": 2, "board": {"a": 1, "b": 3}, "round": 4}
