"""Does the bench get the peer that no package index has, and do without it where it cannot?"""

import subprocess
from pathlib import Path

import pytest

from bench.checkout import missing
from bench.client import Worker, WorkerError
from bench.report import table
from bench.rows import CARCASSONNE, figures


def run(folder: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def repository(folder: Path) -> str:
    """A repository with the folder that is looked for; its only commit."""
    (folder / "wingedsheep").mkdir(parents=True)
    (folder / "wingedsheep" / "game.py").write_text("")
    run(folder, "init", "--quiet")
    run(folder, "add", ".")
    author = ("-c", "user.name=somebody", "-c", "user.email=somebody@example.org")
    run(folder, *author, "commit", "--quiet", "--message", "a game")
    return run(folder, "rev-parse", "HEAD")


def test_a_peer_is_fetched_at_its_commit_and_once(tmp_path: Path) -> None:
    commit = repository(tmp_path / "theirs")
    assert missing(str(tmp_path / "theirs"), tmp_path / "ours", commit) == ""
    assert (tmp_path / "ours" / "wingedsheep" / "game.py").exists()
    assert missing("nowhere", tmp_path / "ours", commit) == ""


def test_what_stood_in_the_way_is_said(tmp_path: Path) -> None:
    said = missing(str(tmp_path / "nothing"), tmp_path / "ours", "0" * 40)
    assert said.startswith("it could not be fetched: fatal: ")


def test_a_peer_that_is_not_there_is_named_in_its_row(tmp_path: Path) -> None:
    with pytest.raises(WorkerError) as found:
        Worker("carcassonne", str(tmp_path))
    shown = table(figures({}, {CARCASSONNE: str(found.value)}))
    assert "72 tiles                not measured: ModuleNotFoundError: No module named 'wingedsheep'" in shown
