"""Where does a peer come from that no package index has? From its repository, at one commit."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from bench.peers import VENV

REPOSITORY = "https://github.com/wingedsheep/carcassonne"
COMMIT = "e80dbb429e0d74727d0df2038802a42188b6fc62"
FOLDER = VENV / "carcassonne"
PATIENCE = 60
"""Seconds for one step; a repository that does not answer is given up then."""


def missing(source: str, folder: Path = FOLDER, commit: str = COMMIT) -> str:
    """Fetch the sources into the folder, if they are not there yet; what stood in the way, or nothing."""
    if (folder / "wingedsheep").is_dir():
        return ""
    if not shutil.which("git"):
        return "it could not be fetched: there is no git"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    place = str(Path(source).absolute()) if Path(source).exists() else source
    fetch = ("fetch", "--quiet", "--depth", "1", place, commit)
    return git(folder, "init", "--quiet") or git(folder, *fetch) or git(folder, "checkout", "--quiet", commit)


def git(folder: Path, *words: str) -> str:
    """Run git in that folder; what it complained of, or nothing if it did its work."""
    surroundings = {**os.environ, "GIT_TERMINAL_PROMPT": "0"}
    try:
        done = subprocess.run(
            ["git", *words], cwd=folder, env=surroundings, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=PATIENCE, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return f"it could not be fetched: no answer within {PATIENCE} seconds"
    if not done.returncode:
        return ""
    said = [line.strip() for line in done.stderr.splitlines() if line.strip()] or [f"git ended with {done.returncode}"]
    return f"it could not be fetched: {said[0][:100]}"
