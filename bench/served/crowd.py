"""Who crowds a server? Tables with everybody's socket open, played at a measured pace, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import random
import ssl
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from bench.served.seats import Followed, Refusal

OPENING = 6
"""Tables that are opened at one time."""
PATIENCE = 60
"""Seconds in which a command must be answered, and heard of by all."""


@dataclass(frozen=True)
class Part:
    """What one process does: so many tables, so many commands at so many a second."""

    first: int
    tables: int
    pace: float
    commands: int
    bot: str = ""
    watchers: int = 2
    seed: int = 1


@dataclass
class Heard:
    """What came of it; times in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    """From sending to the scene of somebody who watches."""
    wrong: list[str] = field(default_factory=list)
    idle: int = 0
    """How often it was time for a command, and no table was asked anything by its people."""

    def add(self, other: Heard) -> None:
        """Both together."""
        self.acknowledged += other.acknowledged
        self.told += other.told
        self.wrong += other.wrong
        self.idle += other.idle


class Crowd:
    """The tables of one process."""

    def __init__(self, address: str, part: Part) -> None:
        self.part = part
        self.heard = Heard()
        self.lots = random.Random(part.seed + part.first)
        context = ssl.create_default_context()  # made once: it is dear, and nobody uses it
        places = range(part.first, part.first + part.tables)
        self.tables = [Followed(address, place, part.bot, part.watchers, context) for place in places]

    async def open(self, tell: Callable[[int], None]) -> None:
        """Open all tables, a few at a time."""
        rest = deque(self.tables)
        opened = 0

        async def one_after_the_other() -> None:
            nonlocal opened
            while rest:
                await rest.popleft().open()
                opened += 1
                tell(opened)

        await asyncio.gather(*(one_after_the_other() for _ in range(OPENING)))

    async def play(self, tell: Callable[[int], None]) -> None:
        """Give commands at the pace, whether those before were answered or not."""
        loop = asyncio.get_running_loop()
        begin, sent, tries = loop.time(), set[asyncio.Task[None]](), 0
        waiting = deque(self.tables)
        while len(sent) < self.part.commands:
            await asyncio.sleep(max(0.0, begin + tries / self.part.pace - loop.time()))
            tries += 1
            table = self._next(waiting)
            if table is None:
                self.heard.idle += 1
                continue
            sent.add(asyncio.ensure_future(self._command(table)))
            tell(len(sent))
        await asyncio.gather(*sent)

    def _next(self, waiting: deque[Followed]) -> Followed | None:
        """The table that waits longest, of those where a person is asked."""
        for _ in range(len(waiting)):
            waiting.rotate(-1)
            if waiting[-1].ready():
                return waiting[-1]
        return None

    async def _command(self, table: Followed) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                acknowledged, told = await table.command(self.lots)
                self.heard.acknowledged.append(acknowledged)
                self.heard.told.append(told)
                if table.over:
                    await table.again()
        except (Refusal, TimeoutError, OSError) as wrong:
            self.heard.wrong.append(f"{type(wrong).__name__}: {wrong}"[:200])

    async def close(self) -> None:
        """Everybody leaves."""
        for table in self.tables:
            self.heard.wrong += table.wrong
            await table.close()


def live(address: str, part: Part, told: Connection) -> None:
    """Open, say so, wait for the word, play, and say what came of it."""
    os.setpgid(0, 0)  # a Ctrl-C is for who watches
    asyncio.run(crowd(address, part, told))


async def crowd(address: str, part: Part, told: Connection) -> None:
    """The same, in the loop."""
    mine = Crowd(address, part)

    def tell(count: int) -> None:
        told.send(count)

    await mine.open(tell)
    told.send("open")
    await asyncio.to_thread(told.recv)
    await mine.play(tell)
    await mine.close()
    result: Any = mine.heard
    told.send(result)
