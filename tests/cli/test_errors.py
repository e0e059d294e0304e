"""Is whatever is wrong said in one sentence, with what to do, and no traceback?"""

from pathlib import Path

import pytest

from whistlepost import Table
from whistlepost.cli import main


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence that is said; the command leaves with 2 and says nothing else."""
    assert main([*arguments, "--lang", "en"]) == 2
    said, wrong = capsys.readouterr()
    assert said == ""
    assert wrong.startswith("whistlepost: ")
    assert wrong.count("\n") == 1
    assert "Traceback" not in wrong
    return wrong


@pytest.mark.parametrize(
    ("arguments", "lists"),
    [
        (("play", "--players", "9"), "2, 3, 4, 5"),
        (("play", "--players", "two"), "two"),
        (("play", "--seats", "me,nobody"), "me, "),
        (("play", "--seats", "me,me", "--players", "3"), "2 seats"),
        (("play", "--seats", "random,random"), "me"),
        (("play", "--rules", "2020"), "2017, pt"),
        (("play", "--token-fame", "many"), "pairs, each"),
        (("play", "--expansion", "half"), "none, full"),
        (("play", "--seed", "-1"), "--seed"),
        (("play", "--file", "no/such/folder/game.txt"), "no/such/folder"),
        (("play", "--components", "missing.toml"), "missing.toml"),
        (("play", "--bar"), "--bar"),
        (("play", "--players"), "--players"),
        (("watch", "--seats", "me,random"), "whistlepost play"),
        (("watch", "--delay", "soon"), "soon"),
        (("replay",), "FILE"),
        (("replay", "missing.txt"), "missing.txt"),
        (("verify", "missing.txt"), "missing.txt"),
        (("tiles", "missing.toml"), "missing.toml"),
        (("fly",), "play, watch, replay, verify, tiles"),
    ],
)
def test_what_is_wrong_is_named(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: tuple[str, ...],
    lists: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert lists in complaint(capsys, *arguments)
    assert list(tmp_path.iterdir()) == []


def record(path: Path) -> Path:
    path.write_text(Table("railroad", players=2, seed=5).record())
    return path


def test_a_damaged_record_is_refused_with_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = record(tmp_path / "game.txt")
    path.write_text(path.read_text().replace("coal [2,2]", "coal [9,2]"))
    before = path.read_bytes()
    assert "line" in complaint(capsys, "play", "--file", str(path))
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"\0\xff", b"hello\n", b"whistlepost record 1\n"])
def test_any_file_may_be_given(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "some.txt"
    path.write_bytes(content)
    assert "some.txt" in complaint(capsys, "play", "--file", str(path))
    assert "some.txt" in complaint(capsys, "replay", str(path))
    assert "some.txt" in complaint(capsys, "tiles", str(path))


def test_a_game_for_others_is_not_resumed_with_too_many(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = record(tmp_path / "game.txt")
    assert "2 players" in complaint(capsys, "play", "--file", str(path), "--players", "3")


@pytest.mark.parametrize(
    ("option", "says"),
    [
        (("--expansion", "full"), "was begun with expansion none; expansion full does not fit"),
        (("--rules", "pt"), "was begun with rules 2017; rules pt does not fit"),
        (("--set", "classic"), "which has no option set"),
    ],
)
def test_a_game_goes_on_as_it_was_begun(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: tuple[str, str], says: str
) -> None:
    path = record(tmp_path / "game.txt")
    before = path.read_bytes()
    assert says in complaint(capsys, "play", "--file", str(path), *option)
    assert path.read_bytes() == before


def test_the_complaint_is_portuguese_where_people_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--players", "9", "--lang", "pt"]) == 2
    assert "jogadores" in capsys.readouterr().err


def test_a_turn_or_seat_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = str(record(tmp_path / "game.txt"))
    assert "A, B" in complaint(capsys, "replay", path, "--seat", "C")
    assert "the last one is" in complaint(capsys, "replay", path, "--to", "99")
