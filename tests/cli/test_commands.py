"""Do the commands that need no answers show what they should?"""

from pathlib import Path

import pytest

from tests.railroad.peaks import landed
from whistlepost import Table
from whistlepost.cli import main
from whistlepost.cli.commands import obey
from whistlepost.cli.files import GameFile
from whistlepost.cli.screen import Screen
from whistlepost.cli.session import Session
from whistlepost.cli.words import Words
from whistlepost.core.record import read


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game between bots."""
    path = tmp_path_factory.mktemp("games") / "game.txt"
    assert (
        main(["watch", "--players", "2", "--seats", "random,random", "--seed", "3", "--quiet", "--file", str(path)])
        == 0
    )
    return path


def shown(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    capsys.readouterr()
    assert main([*arguments, "--lang", "en"]) == code
    return capsys.readouterr().out


@pytest.mark.parametrize("command", ["play", "watch", "replay", "verify", "tiles"])
@pytest.mark.parametrize("language", ["en", "pt"])
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], command: str, language: str) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help", "--lang", language])
    assert left.value.code == 0
    assert f"whistlepost {command}" in capsys.readouterr().out


def test_without_a_command_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "verify" in capsys.readouterr().out


def test_a_good_record_holds(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    assert f"{game} holds" in shown(capsys, "verify", str(game))


def test_a_bad_record_does_not_hold(capsys: pytest.CaptureFixture[str], game: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(game.read_text().replace("seed 3", "seed 4", 1))
    assert "does not hold" in shown(capsys, "verify", str(bad), code=1)


def test_replay_shows_all_turns_and_the_result(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    text = shown(capsys, "replay", str(game), "--all")
    last = text.rsplit("Turn ", 1)[1].split()
    assert last[0] == last[2]
    assert "TOTAL" in text


def test_replay_shows_one_turn(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    assert shown(capsys, "replay", str(game), "--to", "3").count("Turn ") == 1


def test_a_spectator_sees_no_hand_and_a_seat_its_own(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    """T8."""
    hand = Table.replay(game.read_text()).game.view(first(game), 1)["hands"]
    mine = [word.rstrip("!") for word in str(hand[1]).split()] if isinstance(hand, list) else []
    assert any(f" {word} " in shown(capsys, "replay", str(game), "--to", "0", "--seat", "B") for word in mine)
    assert "'----" not in shown(capsys, "replay", str(game), "--to", "0")


def first(game: Path):  # type: ignore[no-untyped-def]
    table = Table.replay(game.read_text())
    record = read(game.read_text())
    return table.game.from_position({"game": "railroad", "players": 2, **record.position})


def test_the_same_seed_and_bots_play_the_same_game(game: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    main(["watch", "--players", "2", "--seats", "random,random", "--seed", "3", "--quiet", "--file", str(other)])
    assert other.read_text() == game.read_text()


def test_watch_shows_the_board_after_each_turn(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "watch", "--players", "2", "--seats", "random,random", "--seed", "3")
    assert text.count("/h1 ") > 10
    assert "TOTAL" in text


def test_tiles_shows_the_gallery(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cotton-a" in shown(capsys, "tiles")
    assert "All of it is right." in shown(capsys, "tiles", "base", "rockies")


def test_an_answer_that_begins_like_a_command_is_an_answer_where_it_is_offered(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """X11: `hand 3` gives a nugget of 3 away; `hand` shows the tiles, then as ever."""
    table, words = landed("black-market", "b2 town-2b", gold="3"), Words("en")
    seats = ["me"] * table.players
    session = Session(table, seats, GameFile(tmp_path / "game.txt", words), 1, screen=Screen(), words=words)
    assert not obey(session, "hand")
    assert "You hold no tiles." in capsys.readouterr().out
    assert obey(session, "hand 3")
    assert [table.name(action) for action in session.plan] == ["hand 3"]
