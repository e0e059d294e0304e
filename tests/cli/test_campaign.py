"""Can a person at a real terminal play the campaign game to its end, understand it, and lose nothing?"""

import random
import re
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.cli.test_terminal import play_on, saved
from whistlepost import Table, verify
from whistlepost.cli import main
from whistlepost.cli.campaign import Campaign
from whistlepost.cli.words import Words

GAME = ("play", "--game", "campaign", "--players", "2", "--seats", "me,random", "--seed", "3", "--set", "short")
FILE = ("--file", "game.txt", "--lang", "en")


def to_the_menu(person: Terminal) -> str:
    """Begin, and read on to the first question."""
    shown = person.asked()
    while not shown.endswith("\n> "):
        shown = person.answer("")
    return shown


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    with Terminal((*GAME, *FILE), tmp_path) as person:
        play_on(person, random.Random(7), person.asked())
        assert person.left() == 0
        assert "ELECTION DAY" in person.text
        assert "TOTAL" in person.text
    assert verify((tmp_path / "game.txt").read_bytes())
    assert saved(tmp_path).over


def test_a_tile_goes_to_a_cell_and_is_turned_there(tmp_path: Path) -> None:
    with Terminal((*GAME, *FILE), tmp_path) as person:
        shown = to_the_menu(person)
        assert "Your tile:" in shown
        cell = next(line for line in shown.split("\n") if "ways round" in line)
        ways = person.answer(re.findall(r"(\d+)  \S+ \(\d ways round\)", cell)[0])
        assert "Which way round" in ways
        assert re.search(r"\d  r1, a quarter to the right", ways)
        assert "Where do you lay" in person.answer("")


def test_undo_and_leaving_lose_nothing(tmp_path: Path) -> None:
    with Terminal((*GAME, *FILE), tmp_path) as person:
        to_the_menu(person)
        before = (tmp_path / "game.txt").read_text()
        shown = person.answer(saved(tmp_path).names()[0])
        assert "Do you send a volunteer?" in shown
        assert "Taken back" in person.answer("undo")
        assert (tmp_path / "game.txt").read_text() == before
        person.answer(saved(tmp_path).names()[0])
        kept = (tmp_path / "game.txt").read_text()
        assert person.pressed_to_leave("c") == 130
    assert (tmp_path / "game.txt").read_text() == kept
    with Terminal(("play", "--file", "game.txt", "--lang", "en"), tmp_path) as person:
        assert "Do you send a volunteer?" in to_the_menu(person)


def test_every_command_answers(tmp_path: Path) -> None:
    with Terminal((*GAME, *FILE), tmp_path) as person:
        to_the_menu(person)
        for command, answer in {
            "why 5,5 r0": r"\(R9\)|\.",
            "why nothing": "is no answer",
            "why": "Why what",
            "board": "0,-2",
            "map": r"\[1\]",
            "seats": "Turn 2",
            "precincts": "precinct",
            "bag": r"Still in the bag \(\d+ tiles\)",
            "cell": "can still be filled exactly|No tile that is left|Only mixed",
            "cell 9,9": "9,9 is no empty cell",
            "rules": r"  seam = closes \(not joins\)",
            "tiles c4 r2": "C4 Green belt",
            "tiles nothing": "no tile",
            "legend": "township",
            "log 3": "draw",
            "score": "TOTAL",
            "help": "COMMANDS",
            "nonsense": "do not understand",
            "contest": "Not now",
        }.items():
            assert re.search(answer, person.answer(command)), command


def test_the_lots_are_told_once(tmp_path: Path) -> None:
    """R3, R8: and not again when the game goes on another day."""
    with Terminal((*GAME, *FILE), tmp_path) as person:
        assert re.search(r"for the first turn(.|\n)* the start tile \S+; [AB] begins", to_the_menu(person))
        person.answer(saved(tmp_path).names()[0])
    with Terminal(("play", "--file", "game.txt", "--lang", "en"), tmp_path) as person:
        assert "for the first turn" not in to_the_menu(person)


COUNTY = {"id": "county", "picture": ["RR#SS"] * 5}
FIELD = {"id": "field", "picture": ["RRRRR"] * 5, "count": 3}


def face_at(**facts: object) -> Campaign:
    """A table with tiles of our own."""
    position = {"game": "campaign", "players": 2, "set": "none", "tiles": [COUNTY, FIELD], **facts}
    return Campaign(Table.from_position(position, seed=1), Words("en"), ["a", "b"])


def test_a_cell_tells_which_tiles_fit_it() -> None:
    """R10, R11, R12: what fits nowhere would be drawn anew."""
    face = face_at(table=["0,0 field r0"], hand="field")
    assert face.cell("0,-1") == (
        "0,-1 asks for rural in the south.\nTiles that fit: county, field x2.\n"
        "Tiles that fit mixed, rural against suburban: county.\n"
        "The next tile can be laid there with a chance of 2 in 2."
    )
    assert face.cell("") == "Every empty cell can still be filled exactly."


def test_cells_that_nothing_fits_are_named() -> None:
    face = face_at(table=["0,0 county r0"], hand="field", bag=["field"])
    assert face.cell("") == "No tile that is left fits: 0,-1  0,1.\nOnly mixed, rural against suburban: 1,0."
    assert face.cell("0,1").endswith("No tile that is left fits there.")


def test_helps_can_be_agreed_away() -> None:
    """Item 37."""
    face = face_at(table=["0,0 field r0"], hand="field", helps="hidden")
    assert face.cell("") == "You agreed to play without this help."
    assert "* helps = hidden (not shown)" in face.rules()


def test_a_friendly_start_and_portuguese(tmp_path: Path) -> None:
    with Terminal(("play", "--lang", "pt"), tmp_path) as person:
        assert "Qual jogo" in person.asked()
        assert "Quantos jogadores" in person.answer("campaign")
        person.answer("2")
        assert "full, short" in person.answer("greedy")
        shown = person.answer("short")
        while not shown.endswith("\n> "):
            shown = person.answer("")
        assert "Onde você coloca" in shown
        assert "Não há peça ao lado de 9,9" in person.answer("porque 9,9 r0")


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game between bots."""
    path = tmp_path_factory.mktemp("games") / "game.txt"
    seats = ("--seats", "greedy,random", "--seed", "4", "--set", "short", "--quiet", "--file", str(path))
    assert main(["watch", "--game", "campaign", *seats]) == 0
    return path


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert main([*arguments, "--lang", "en"]) == 0
    return capsys.readouterr().out


def test_replay_tells_election_day_and_sums_up(capsys: pytest.CaptureFixture[str], watched: Path) -> None:
    text = shown(capsys, "replay", str(watched), "--all")
    assert text.count("ELECTION DAY") == 1
    totals = re.search(r"TOTAL +(\d+) +(\d+)", text)
    assert totals
    assert [int(total) for total in totals.groups()] == Table.replay(watched.read_text()).scores()
    assert shown(capsys, "replay", str(watched), "--to", "3").count("Turn 3 of ") == 1


def test_verify_and_tiles(capsys: pytest.CaptureFixture[str], watched: Path, tmp_path: Path) -> None:
    assert "holds" in shown(capsys, "verify", str(watched))
    gallery = shown(capsys, "tiles", "--game", "campaign", "short")
    assert "Green belt" in gallery
    assert "All of it is right." in gallery
    bad = tmp_path / "bad.toml"
    bad.write_text('format = 1\nname = "bad"\n')
    assert main(["tiles", "--game", "campaign", str(bad), "--lang", "en"]) == 2


@pytest.mark.parametrize(
    ("language", "options"),
    [("en", {}), ("pt", {"helps": "hidden"}), ("en", {"contest": "token", "seam": "joins", "set": "short"})],
)
def test_every_question_has_a_menu_with_every_answer(language: str, options: dict[str, str]) -> None:
    """Whatever is asked in a game, the numbers lead to just the answers that are offered."""
    table = Table("campaign", players=3, seed=6, **options)
    face = Campaign(table, Words(language), ["a", "b", "c"])
    luck = random.Random(5)
    while not table.over:
        choices = list(face.menu().numbered.values())
        found = [
            action
            for choice in choices
            for one in (choice.opens().numbered.values() if choice.opens else [choice])
            for action in one.plan
        ]
        assert sorted(found) == sorted(table.options())
        table.play(luck.choice(table.options()))
    assert face.won()
