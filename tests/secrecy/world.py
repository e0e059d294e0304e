"""On what does an evening of the tests stand? A server with given lots and a given clock: it can be lived again."""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import select

from tests.secrecy.letters import Letters, Overheard, reach_of
from tests.server.tables import Clock
from whistlepost.server import due, running
from whistlepost.server.app import create
from whistlepost.server.host import Host, Settings
from whistlepost.server.life import Habits
from whistlepost.server.notices.reach import Reach
from whistlepost.server.rooms import Rooms
from whistlepost.server.store import jobs
from whistlepost.server.store.waiting import JOBS

DAY = 90_000_000
"""Milliseconds after which everybody is told what was to be told; nothing else takes as long in an evening."""


@dataclass
class Lots:
    """Bytes that follow from a seed and from what is being done.

    In another world the seeds of games are others if `world` is named, and all that is drawn in the `hidden` phases.
    """

    seed: int
    world: str = ""
    hidden: frozenset[str] = frozenset()
    phase: str = "key"
    drawn: list[tuple[str, bytes]] = field(default_factory=list)
    _count: Counter[str] = field(default_factory=Counter)

    def __call__(self, length: int) -> bytes:
        self._count[self.phase] += 1
        secret = self.phase in self.hidden or (length == 32 and self.world)
        label = f"{self.world if secret else ''} {self.seed} {self.phase} {self._count[self.phase]} {length}"
        self.drawn.append((self.phase, hashlib.shake_256(label.encode()).digest(length)))
        return self.drawn[-1][1]

    def seeds(self) -> list[bytes]:
        """The seeds of the games, in the order in which they were drawn."""
        return [found for phase, found in self.drawn if phase == "table" and len(found) == 32]

    @property
    def key(self) -> bytes:
        """The key of the server."""
        return self.drawn[0][1]


class Ledger(logging.Handler):
    """Everything that the process writes down."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@dataclass
class World:
    """An open server."""

    app: FastAPI
    clock: Clock
    lots: Lots
    ledger: Ledger
    letters: Letters

    @property
    def host(self) -> Host:
        host: Host = self.app.state.host
        return host

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.state.rooms
        return rooms

    async def quiet(self, lines: list[Any]) -> None:
        """Wait until everybody who follows has been told everything, and every word of theirs was heard."""
        async with asyncio.timeout(60):
            while not (all(line.idle for line in lines) and all(map(told, self.rooms.members()))):
                await asyncio.sleep(0.0002)

    async def delivered(self) -> None:
        """Wait until everything that is due has been done."""
        work = self.host.life.due
        async with asyncio.timeout(60):
            while any(work.busy.values()) or await self._due():
                work.wake()
                await asyncio.sleep(0.001)

    async def _due(self) -> bool:
        async with self.host.database.begin() as connection:
            found = [jobs.job_of(row) for row in (await connection.execute(select(JOBS))).mappings()]
        return any(job.due_at <= self.clock.at for job in found)


def told(member: Any) -> bool:
    """Does whoever writes to this socket wait for news?"""
    return bool(member.news._waiters) and not member.news.is_set()


@asynccontextmanager
async def opened(folder: Path, lots: Lots) -> AsyncIterator[World]:
    """A server on a new database in the folder."""
    clock, letters = Clock(), Letters()
    folder.mkdir(parents=True)  # noqa: ASYNC240 - nobody else waits
    habits, reach = Habits(thinkers=1, notice_pause=DAY // 2), Reach(**reach_of(letters))
    url = f"sqlite:///{folder / 'games.db'}"
    app = create(Settings(url, folder / "key", now=clock, draw=lots, web=folder, habits=habits, reach=reach))
    ledger = Ledger()
    root = logging.getLogger()
    root.addHandler(ledger)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(due, "BUNCH", 1)
            patch.setattr(running, "EVERY", 10**6)  # whether somebody looks is a matter of the moment
            async with app.router.lifespan_context(app):
                app.state.host.life.bots.thinkers = Overheard(letters)
                yield World(app, clock, lots, ledger, letters)
    finally:
        root.removeHandler(ledger)
