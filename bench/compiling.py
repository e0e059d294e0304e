"""How long does it take to compile the rules from nothing? In a copy, as `dev.py compile` does it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.client import ROOT

NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
MADE = shutil.ignore_patterns("*.so", "*.c", "__pycache__", "*.egg-info")


def seconds() -> float:
    """Translate and compile every module of the rules once."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", Path(folder) / "src", ignore=MADE)
        for name in NEEDED:
            shutil.copy(ROOT / name, folder)
        begun = time.perf_counter()
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--force"]
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
        return time.perf_counter() - begun
