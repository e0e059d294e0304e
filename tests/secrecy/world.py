"""On what does an evening of the tests stand? A server with given lots and a given clock: it can be lived again."""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiosqlite.core
from fastapi import FastAPI

from tests.server.tables import Clock
from whistlepost.server.app import create
from whistlepost.server.host import Host, Settings
from whistlepost.server.life import Habits
from whistlepost.server.rooms import Rooms


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


def told(member: Any) -> bool:
    """Does whoever writes to this socket wait for news?"""
    return bool(member.news._waiters) and not member.news.is_set()


def without_threads() -> None:
    """From now on SQLite is asked in the thread of the server itself: the same answers, at half the cost."""

    async def asked(_: object, do: Callable[..., Any], *rest: Any, **more: Any) -> Any:
        return do(*rest, **more)

    aiosqlite.core.Connection._execute = asked  # type: ignore[assignment,method-assign]


@asynccontextmanager
async def opened(folder: Path, lots: Lots) -> AsyncIterator[World]:
    """A server on a new database in the folder."""
    clock = Clock()
    folder.mkdir(parents=True)  # noqa: ASYNC240 - nobody else waits
    url = f"sqlite:///{folder / 'games.db'}?check_same_thread=false"
    app = create(Settings(url, folder / "key", now=clock, draw=lots, web=folder, habits=Habits(thinkers=1)))
    ledger = Ledger()
    root = logging.getLogger()
    root.addHandler(ledger)
    try:
        async with app.router.lifespan_context(app):
            yield World(app, clock, lots, ledger)
    finally:
        root.removeHandler(ledger)
