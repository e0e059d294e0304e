"""Can a person at a real terminal play a game to the end, and lose nothing on the way?"""

import random
import re
from pathlib import Path

import pytest

from tests.cli.terminal import PROMPT, Terminal
from whistlepost import Table, verify

GAME = ("play", "--players", "2", "--seats", "me,random", "--seed", "3", "--file", "game.txt", "--lang", "en")


def numbers(shown: str) -> list[str]:
    """What can be chosen from the menu that was shown last."""
    return re.findall(r"(?:^|  )\s*(\d+)  \S", shown, re.MULTILINE)


def to_the_turn(person: Terminal) -> str:
    """Begin, place all trains on the first stops that are offered, and read on to the first turn."""
    shown = person.asked()
    while "What do you do?" not in shown:
        shown = person.answer("1" if "1  " in shown.rsplit("\n\n", 1)[-1] else "")
    return shown


def saved(folder: Path) -> Table:
    return Table.replay((folder / "game.txt").read_bytes())


def play_on(person: Terminal, luck: random.Random, shown: str) -> None:
    """Choose at random until the game is over."""
    while "The game is over." not in shown:
        offered = numbers(shown.rsplit("\n\n", 1)[-1]) or [""]
        person.type(luck.choice(offered))
        shown = person.until(f"{PROMPT}|whistlepost verify")


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as person:
        play_on(person, random.Random(7), person.asked())
        assert person.left() == 0
        assert "TOTAL" in person.text
        assert "wins." in person.text
    assert verify((tmp_path / "game.txt").read_bytes())
    assert saved(tmp_path).over


def test_hot_seat_to_the_end_hides_every_hand(tmp_path: Path) -> None:
    """T8: the screen is cleared before another person's hand is shown."""
    arguments = ("play", "--players", "2", "--hot-seat", "--seed", "4", "--file", "game.txt", "--lang", "en")
    with Terminal(arguments, tmp_path) as person:
        play_on(person, random.Random(8), person.asked())
        assert person.left() == 0
        screens = person.raw.split("\x1b[3J")
    assert len(screens) > 20
    for screen in screens:
        assert not ("A: What do you do?" in screen and "B: What do you do?" in screen)


def test_answers_in_the_notation_and_undo(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as person:
        to_the_turn(person)
        before = (tmp_path / "game.txt").read_text()
        move = next(name for name in saved(tmp_path).names() if name.startswith("coal"))
        person.answer(move)
        assert (tmp_path / "game.txt").read_text() != before
        assert "Taken back" in person.answer("undo all")
        assert (tmp_path / "game.txt").read_text() == before
        assert "nothing to take back" in person.answer("undo")


def test_undo_takes_back_a_move_that_was_chosen_as_a_whole(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as person:
        to_the_turn(person)
        before = (tmp_path / "game.txt").read_text()
        assert "Where should train A1 go" in person.answer("where 1")
        shown = person.answer("1")
        while "train A1 by" not in shown:
            shown = person.answer("1")
        assert "Taken back" in person.answer("undo")
        assert (tmp_path / "game.txt").read_text() == before


def test_every_command_answers(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as person:
        to_the_turn(person)
        for command, answer in {
            "why coal 9 n": "is no answer and no stop",
            "why h1": "A1",
            "why 2 h1": "A2:",
            "why deliver": r"\(|\.",
            "board": "(?s)/h1 .*What do you do",
            "hand": "Open tiles:",
            "seats": "Round 1 of 12",
            "tiles cotton-a r2": "cotton-a",
            "tiles nothing": "no tile",
            "legend": "small stop",
            "log 3": "coast",
            "score": "TOTAL",
            "save": "game.txt",
            "save copy.txt": "copy.txt",
            "help": "COMMANDS",
            "map": "do not understand",
            "nonsense": "do not understand",
            "track1": "Not now",
        }.items():
            assert re.search(answer, person.answer(command)), command
    assert (tmp_path / "copy.txt").read_bytes() == (tmp_path / "game.txt").read_bytes()


def test_the_places_of_a_train_are_drawn_on_the_board(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as person:
        to_the_turn(person)
        person.answer("where 1")
        assert ">1" in person.answer("map")


@pytest.mark.parametrize("way", ["quit", "c", "d"])
def test_leaving_loses_nothing(tmp_path: Path, way: str) -> None:
    with Terminal(GAME, tmp_path) as person:
        to_the_turn(person)
        person.answer(next(name for name in saved(tmp_path).names() if name.startswith("coal")))
        kept = (tmp_path / "game.txt").read_text()
        if way == "quit":
            person.type(way)
        code = person.left() if way == "quit" else person.pressed_to_leave(way)
        assert code == (130 if way == "c" else 0)
        last = person.text.replace("^C", "").split()[-4:]
        assert last == ["whistlepost", "play", "--file", "game.txt"]
    assert (tmp_path / "game.txt").read_text() == kept
    with Terminal(("play", "--file", "game.txt", "--lang", "en"), tmp_path) as person:
        assert "A you, B random" in person.asked()
        assert "What do you do?" in person.answer("")


def test_a_game_that_was_left_goes_on_to_its_end(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as person:
        to_the_turn(person)
        person.type("quit")
        person.left()
    with Terminal(("play", "--file", "game.txt", "--lang", "en"), tmp_path) as person:
        play_on(person, random.Random(9), person.asked())
        assert person.left() == 0
    assert saved(tmp_path).over


def test_interrupted_again_and_again_the_file_stays_whole(tmp_path: Path) -> None:
    luck = random.Random(10)
    with Terminal(GAME, tmp_path) as person:
        person.asked()
        person.pressed_to_leave("c")
    for _ in range(6):
        with Terminal(("play", "--file", "game.txt", "--lang", "en"), tmp_path) as person:
            shown = person.asked()
            for _ in range(luck.randrange(4)):
                shown = person.answer(luck.choice(numbers(shown.rsplit("\n\n", 1)[-1]) or [""]))
            person.type("1")
            person.more(luck.random() / 20)
            assert person.pressed_to_leave("c") == 130
        assert not saved(tmp_path).over


def test_a_friendly_start_with_questions(tmp_path: Path) -> None:
    with Terminal(("play", "--lang", "en"), tmp_path) as person:
        assert "railroad, campaign" in person.asked()
        assert "How many players" in person.answer("")
        assert "2, 3, 4, 5" in person.answer("7")
        assert "Who plays against you" in person.answer("2")
        assert "there are: me" in person.answer("nobody")
        assert "Which rules" in person.answer("random")
        assert "How much of the Rocky Mountains" in person.answer("")
        assert "there are: none, full" in person.answer("half")
        assert "A you, B random" in person.answer("full")
        person.answer("")
        person.type("quit")
        person.left()
    assert (tmp_path / "whistlepost-1.txt").exists()
    with Terminal(("play", "--lang", "pt"), tmp_path) as person:
        assert "partida inacabada em whistlepost-1.txt" in person.asked()
        assert "Qual jogo" in person.answer("n")
        assert "Quantos jogadores" in person.answer("railroad")


def test_colours_on_a_terminal_and_none_where_they_are_not_wanted(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path) as person:
        to_the_turn(person)
        assert "\x1b[1;38" in person.raw
    with Terminal(("play", "--file", "game.txt"), tmp_path, NO_COLOR="1") as person:
        to_the_turn(person)
        assert "\x1b[1" not in person.raw


def test_a_wide_terminal_gets_a_wide_board(tmp_path: Path) -> None:
    with Terminal(GAME, tmp_path, columns=130) as person:
        assert "/h1         \\" in to_the_turn(person) or "/h1         \\" in person.text
