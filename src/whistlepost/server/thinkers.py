"""Who lets bots think, so that nobody has to wait for one that does not come to an end?

Each thinker is a process of its own, of low priority. One that takes too long, fails or says something unreadable is
ended, and the next question gets a new one.
"""

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

PROGRAM = (sys.executable, "-m", "whistlepost.server.thinking")
SECONDS = 10
"""How long a bot may think about a turn. It is told a quarter of that: then it finishes no more than what it began."""
QUESTIONS = 500
"""After so many a thinker is replaced: a leak of a bot must not become one of the server."""
LINE = 4 * 1024 * 1024
"""Bytes in a question or an answer."""


class Thoughtless(Exception):  # noqa: N818 - named for what went wrong
    """No answer came, or not in time."""


class Thinker:
    """One process, started when it is first asked."""

    def __init__(self, program: Sequence[str]) -> None:
        self.program = program
        self.asked = 0
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Mapping[str, object], seconds: float) -> list[str]:
        """The answers; `Thoughtless` if there are none in time, and then the process is gone."""
        try:
            async with asyncio.timeout(seconds):
                answers = await self._asked(question)
        except (TimeoutError, OSError, ValueError, EOFError) as wrong:
            await self.end()
            raise Thoughtless(type(wrong).__name__) from None
        except BaseException:
            await self.end()
            raise
        if self.asked >= QUESTIONS:
            await self.end()
        return answers

    async def _asked(self, question: Mapping[str, object]) -> list[str]:
        process = self._process or await self._started()
        assert process.stdin, process.stdout
        self.asked += 1
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        assert process.stdout
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return names_in(json.loads(line))

    async def _started(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *self.program, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, limit=LINE, env=surroundings()
        )
        return self._process

    async def end(self) -> None:
        """Be gone."""
        process, self._process, self.asked = self._process, None, 0
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()  # it waits, and closes the pipes


class Thinkers:
    """So many thinkers; who asks when all are busy waits."""

    def __init__(self, count: int, seconds: float = SECONDS, program: Sequence[str] = PROGRAM) -> None:
        self.seconds = seconds
        self._all = [Thinker(program) for _ in range(count)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def ask(self, question: Mapping[str, object]) -> list[str]:
        """What the bot answers; `Thoughtless` if nothing."""
        thinker = await self._free.get()
        try:
            return await thinker.ask({**question, "seconds": self.seconds / 4}, self.seconds)
        finally:
            self._free.put_nowait(thinker)

    async def close(self) -> None:
        """End them all."""
        for thinker in self._all:
            await thinker.end()


def names_in(said: Any) -> list[str]:
    """The answers of a reply; ValueError if it holds none."""
    names = said.get("answers") if isinstance(said, dict) else None
    if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
        raise ValueError("a thinker said something else")
    return names


def surroundings() -> dict[str, str]:
    """What a thinker may know of the environment: where programs are, and nothing that a host keeps there."""
    kept = ("PATH", "PYTHONPATH", "WHISTLEPOST_PURE", "LANG", "SYSTEMROOT", "PYTHONHASHSEED")
    return {name: os.environ[name] for name in kept if name in os.environ}
