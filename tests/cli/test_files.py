"""Is a game kept whole, whatever happens?"""

from pathlib import Path

import pytest

from whistlepost import BadData
from whistlepost.cli.files import GameFile, free_path, unfinished
from whistlepost.cli.words import Words

WORDS = Words("en")


def begun(path: Path, text: str = "first\nunfinished\n") -> GameFile:
    file = GameFile(path, WORDS)
    file.begin(text, "me,random")
    return file


def test_a_game_is_replaced_as_a_whole(tmp_path: Path) -> None:
    file = begun(tmp_path / "game.txt")
    file.save("second\n")
    assert file.path.read_text() == "second\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.txt", "game.txt.seats"]


def test_a_new_game_never_overwrites_another(tmp_path: Path) -> None:
    begun(tmp_path / "game.txt")
    with pytest.raises(BadData, match="already"):
        begun(tmp_path / "game.txt", "other\n")
    assert (tmp_path / "game.txt").read_text().startswith("first")


def test_a_file_that_somebody_else_has_changed_stays_as_it_is(tmp_path: Path) -> None:
    file = begun(tmp_path / "game.txt")
    file.path.write_text("somebody else's\n")
    with pytest.raises(BadData, match="somebody else"):
        file.save("mine\n")
    assert file.path.read_text() == "somebody else's\n"


def test_who_sits_where_is_remembered(tmp_path: Path) -> None:
    assert begun(tmp_path / "game.txt").seats() == "me,random"
    assert GameFile(tmp_path / "other.txt", WORDS).seats() == ""


def test_the_next_name_is_free(tmp_path: Path) -> None:
    begun(tmp_path / "whistlepost-1.txt")
    assert free_path(tmp_path).name == "whistlepost-2.txt"


def test_only_a_game_that_can_go_on_is_offered(tmp_path: Path) -> None:
    assert unfinished(tmp_path) is None
    file = begun(tmp_path / "whistlepost-1.txt")
    assert unfinished(tmp_path) == file.path
    file.save("scores 1 2\n")
    assert unfinished(tmp_path) is None


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere.*--file"):
        begun(tmp_path / "nowhere" / "game.txt")
