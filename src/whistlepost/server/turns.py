"""Somebody is asked: what has to happen by itself? A bot answers, a clock runs, an absent person is told.

It is written down together with the row that asks, so that a crash between the two is impossible.
"""

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.body import read
from whistlepost.server.bots import bot_of
from whistlepost.server.clocks import fresh, turned
from whistlepost.server.course import Course
from whistlepost.server.store import clocks, jobs, seats
from whistlepost.server.store.jobs import Job
from whistlepost.server.store.log import Row
from whistlepost.server.store.seats import Sitting


@dataclass(frozen=True, slots=True)
class Turns:
    """What follows when a seat is asked; the pauses in milliseconds are for people, who want to see what happens."""

    bot_pause: int = 500
    notice_pause: int = 30_000
    """Who answers within that needs no notice."""

    async def note(self, connection: AsyncConnection, course: Course, row: Row) -> None:
        """The row is being kept."""
        sitting = await seats.read(connection, row.game)
        if sitting is None:
            return
        state = course.after(row.seat, read(row.body))
        asked = None if state.over else state.seat
        person = await self._follow(connection, sitting, asked, row.number + 1, row.at)
        await jobs.drop(connection, sitting.id, ["notice"])  # whoever answered is there
        if person is not None and person != course.asked and not sitting.local:
            await jobs.put(connection, Job("notice", sitting.id, person, row.number + 1, row.at + self.notice_pause))

    async def seated(self, connection: AsyncConnection, sitting: Sitting, at: int) -> None:
        """Somebody sat down, or is minded now, or no longer."""
        if sitting.status == "running" and sitting.asked is not None:
            if await self._follow(connection, sitting, sitting.asked, sitting.number, at) is None:
                await jobs.drop(connection, sitting.id, ["notice"])

    async def _follow(
        self, connection: AsyncConnection, sitting: Sitting, asked: int | None, number: int, at: int
    ) -> int | None:
        """Have a bot answer, or a clock run, in place of what was to be done before; which person is asked, if any."""
        bot = asked is not None and bot_of(sitting.places[asked]) is not None
        person = None if bot else asked
        deadline = await self._wound(connection, sitting, person, at)
        await jobs.drop(connection, sitting.id, ["bot", "clock"])
        if asked is not None and bot:
            await jobs.put(connection, Job("bot", sitting.id, asked, number, at + self.bot_pause))
        elif person is not None and deadline is not None:
            await jobs.put(connection, Job("clock", sitting.id, person, number, deadline))
        return person

    async def _wound(self, connection: AsyncConnection, sitting: Sitting, person: int | None, at: int) -> int | None:
        """Let the clock of that person run, and no other; until when, if anybody looks at a clock."""
        if sitting.pace["kind"] == "free":
            return None
        before = await clocks.read(connection, sitting.id) or fresh(sitting.id, sitting.pace, sitting.players, at)
        clock = turned(before, sitting.pace, person, at)
        await clocks.keep(connection, clock)
        return clock.deadline
