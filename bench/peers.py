"""Where do the peers live? In an environment of their own, `.venv-bench`, made when it is first needed."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bench.client import ROOT

VENV = ROOT / ".venv-bench"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
LOCK = ROOT / "bench" / "requirements.lock"
MARK = VENV / ".locked"


@dataclass(frozen=True)
class Peer:
    """A peer: its package in the lock, the worker that measures it, and what that worker is told."""

    package: str
    worker: str
    arguments: tuple[str, ...] = ()


PEERS = (Peer("catanatron", "catan"), Peer("open-spiel", "spiel"), Peer("chess", "chess_games"))
PACKAGES = [peer.package for peer in PEERS]


def missing() -> dict[str, str]:
    """Install what is not installed; the packages that could not be, and why."""
    key = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if MARK.exists() and MARK.read_text() == key:
        return {}
    shutil.rmtree(VENV, ignore_errors=True)
    if refusal := run(sys.executable, "-m", "venv", str(VENV)):
        return dict.fromkeys(PACKAGES, refusal)
    (VENV / ".gitignore").write_text("*\n")
    refused = {} if not install(LOCK.read_text()) else one_by_one()
    if not refused:
        MARK.write_text(key)
    return refused


def one_by_one() -> dict[str, str]:
    """Install each peer without the others."""
    return {peer.package: refusal for peer in PEERS if (refusal := install(without_others(LOCK.read_text(), peer)))}


def without_others(lock: str, peer: Peer) -> str:
    """The lock, but for the other peers."""
    others = set(PACKAGES) - {peer.package}
    blocks = re.split(r"\n(?=[a-z])", lock)
    return "\n".join(block for block in blocks if block.partition("==")[0] not in others)


def install(lock: str) -> str:
    """Install a lock by its hashes, by uv or else by pip; what stood in the way, or nothing."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "requirements.txt"
        path.write_text(lock)
        wanted = ("install", "--quiet", "--require-hashes", "-r", str(path))
        uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
        if uv and not run(uv, "pip", wanted[0], "--python", str(PYTHON), *wanted[1:]):
            return ""
        return run(str(PYTHON), "-m", "pip", *wanted)


def run(*command: str) -> str:
    """Run a program; the last thing it complained of, or nothing if it did its work."""
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    if not done.returncode:
        return ""
    said = [line.strip() for line in done.stderr.splitlines() if line.strip()]
    errors = [line for line in said if line.startswith("ERROR")] or said[-1:] or [f"ended with {done.returncode}"]
    return f"it could not be installed: {errors[0][:100]}"
