"""How is a worker asked? It is a process of its own, so that measurements of different things can take turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.worker import Units

ROOT = Path(__file__).resolve().parent.parent


class WorkerError(Exception):
    """A worker that does not answer; what it last said."""


class Worker:
    """A running worker. `items` is what it can be asked to do."""

    def __init__(
        self, module: str, *arguments: str, python: Path | None = None, told: bool = False, pure: bool = False
    ):
        kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "WHISTLEPOST_PURE"}}
        self.process = subprocess.Popen(
            [str(python or sys.executable), "-m", f"bench.workers.{module}", *arguments],
            cwd=ROOT,
            env={**kept, "WHISTLEPOST_PURE": "1"} if pure else kept,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.told: dict[str, Any] = self.line() if told else {}
        self.items: list[str] = self.line()

    def line(self) -> Any:
        """The next line of the worker."""
        assert self.process.stdout
        text = self.process.stdout.readline()
        if text:
            return json.loads(text)
        said = self.process.communicate()[1].strip().splitlines()
        raise WorkerError(said[-1] if said else f"ended with {self.process.returncode}")

    def ask(self, item: str, seconds: float) -> tuple[Units, float]:
        """How much it did, in how many seconds."""
        assert self.process.stdin
        try:
            self.process.stdin.write(json.dumps([item, seconds]) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        units, passed = self.line()
        return units, passed

    def close(self) -> None:
        """Let the worker end."""
        self.process.communicate()


FRESH = {
    "import": "import whistlepost",
    "first": "import whistlepost; whistlepost.Table('railroad', players=4, seed=1)",
}


class Fresh:
    """What a fresh process needs for its first steps, the start of Python itself apart."""

    def __init__(self) -> None:
        self.items = list(FRESH)

    def ask(self, item: str, _: float) -> tuple[Units, float]:
        """How long it took once."""
        code = f"import time; begun = time.perf_counter(); {FRESH[item]}; print(time.perf_counter() - begun)"
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
        return {"starts": 1}, float(done.stdout)

    def close(self) -> None:
        """Nothing is left running."""
