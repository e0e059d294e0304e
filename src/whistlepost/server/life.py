"""What goes on beside the answers to requests? Bots, clocks and notices; news from other processes."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.bots import Bots
from whistlepost.server.desk import Desk
from whistlepost.server.due import Due, Trade
from whistlepost.server.lateness import Lateness, Watch
from whistlepost.server.notices.reach import Notices, Reach
from whistlepost.server.secret import Draw
from whistlepost.server.store.database import Unavailable
from whistlepost.server.store.seats import Sitting
from whistlepost.server.thinkers import PROGRAM, SECONDS, Thinkers
from whistlepost.server.turns import Turns

LOGGER = logging.getLogger(__name__)
FOR_WORKERS = ("bot", "clock")
"""What a worker does: it needs nothing but the database and the key."""
LOOK = 5
"""Seconds between two looks whether this server is there."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a server does what it does by itself; times in milliseconds, but `seconds` for a bot."""

    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    seconds: float = SECONDS
    program: Sequence[str] = PROGRAM
    bot_pause: int = 500
    notice_pause: int = 30_000
    poll: int = 2_000


class Life:
    """Everything that a server does by itself."""

    def __init__(self, desk: Desk, habits: Habits, reach: Reach, draw: Draw) -> None:
        self.desk = desk
        self.habits = habits
        self.turns = Turns(habits.bot_pause, habits.notice_pause)
        desk.along.append(self.turns.note)
        self.thinkers = Thinkers(habits.thinkers, habits.seconds, habits.program)
        self.bots = Bots(desk, self.thinkers)
        self.lateness = Lateness(desk.database, desk.now, self.turns, desk.tell)
        self.notices = Notices(reach, desk.key, desk.database, desk.now, draw)
        self.watch = Watch(desk.database, desk.now)
        self.due = Due(desk.database, desk.now, self._trades(), habits.poll)
        desk.heard.append(self.due.wake)
        self._tasks: list[asyncio.Task[None]] = []

    def _trades(self) -> dict[str, Trade]:
        lease = int(self.habits.seconds * 3000) + 10_000
        return {
            "bot": Trade(self.bots.answer, places=2 * self.habits.thinkers, lease=lease),
            "clock": Trade(self.lateness.enforce),
            **self.notices.trades(),
        }

    async def seated(self, connection: AsyncConnection, sitting: Sitting) -> None:
        """Somebody sat down, or is minded now, or no longer."""
        await self.turns.seated(connection, sitting, self.desk.now())

    def start(self, *, serving: bool = True) -> None:
        """Begin; a worker that takes no answers from people writes to nobody, nor watches whether we are here."""
        if not serving:
            self.due.trades = {kind: self.due.trades[kind] for kind in FOR_WORKERS}
        self._tasks = [asyncio.ensure_future(self.due.run())]
        if serving:
            self._tasks.append(asyncio.ensure_future(again_and_again(self.watch.look, LOOK)))

    def again(self, do: Callable[[], Awaitable[object]], seconds: float) -> None:
        """Do this as well, every so many seconds."""
        self._tasks.append(asyncio.ensure_future(again_and_again(do, seconds)))

    async def stop(self) -> None:
        """Leave what is not done to others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()


async def again_and_again(do: Callable[[], Awaitable[object]], seconds: float) -> None:
    """Do it, wait, and so on; a database that does not answer is asked again later."""
    while True:
        with contextlib.suppress(Unavailable):
            await do()
        await asyncio.sleep(seconds)
