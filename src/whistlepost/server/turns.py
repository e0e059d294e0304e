"""Somebody is asked: what has to happen by itself? A bot answers, a clock runs, an absent person is told.

It is written down together with the row that asks, so that a crash between the two is impossible.
"""

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.body import read
from whistlepost.server.bots import bot_of
from whistlepost.server.clocks import Clock, fresh, hurry_at, turned
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
        await jobs.drop(connection, sitting.id, ["turn"])  # whoever answered is there
        told = {"over": others(sitting, row.seat)} if state.over else {"turn": handed(sitting, course.asked, person)}
        for kind, some in told.items():
            for seat in () if sitting.local else some:
                await jobs.put(connection, Job(kind, sitting.id, seat, row.number + 1, row.at + self.notice_pause))

    async def seated(self, connection: AsyncConnection, sitting: Sitting, at: int) -> None:
        """Somebody sat down, or is minded now, or no longer."""
        if sitting.status == "running" and sitting.asked is not None:
            if await self._follow(connection, sitting, sitting.asked, sitting.number, at) is None:
                await jobs.drop(connection, sitting.id, ["turn"])

    async def _follow(
        self, connection: AsyncConnection, sitting: Sitting, asked: int | None, number: int, at: int
    ) -> int | None:
        """Have a bot answer, or a clock run, in place of what was to be done before; which person is asked, if any."""
        bot = asked is not None and bot_of(sitting.places[asked]) is not None
        person = None if bot else asked
        clock = await self._wound(connection, sitting, person, at)
        await jobs.drop(connection, sitting.id, ["bot", "clock", "hurry"])
        if asked is not None and bot:
            await jobs.put(connection, Job("bot", sitting.id, asked, number, at + self.bot_pause))
        elif clock is not None:
            await self.timed(connection, sitting, clock, number, at)
        return person

    async def timed(self, connection: AsyncConnection, sitting: Sitting, clock: Clock, number: int, at: int) -> None:
        """Look when the time of the seat is up; and before, if somebody may have forgotten it."""
        if clock.seat is None:
            return
        await jobs.put(connection, Job("clock", sitting.id, clock.seat, number, clock.deadline))
        hurry = hurry_at(clock, sitting.pace)
        if hurry is not None and hurry > at:
            await jobs.put(connection, Job("hurry", sitting.id, clock.seat, number, hurry))

    async def _wound(self, connection: AsyncConnection, sitting: Sitting, person: int | None, at: int) -> Clock | None:
        """Let the clock of that person run, and no other; none if nobody looks at a clock."""
        if sitting.pace["kind"] == "free":
            return None
        before = await clocks.read(connection, sitting.id) or fresh(sitting.id, sitting.pace, sitting.players, at)
        clock = turned(before, sitting.pace, person, at)
        await clocks.keep(connection, clock)
        return clock


def others(sitting: Sitting, seat: int) -> list[int]:
    """A seat of everybody else: people who may want to know what that seat has done."""
    person = sitting.places[seat].person if seat >= 0 else None
    first: dict[str | None, int] = {}
    for place in sitting.places:
        if place.kind == "person" and place.person != person:
            first.setdefault(place.person, place.seat)
    return list(first.values())


def handed(sitting: Sitting, before: int | None, now: int | None) -> list[int]:
    """The seat that is asked from now on, unless the same person was asked before."""
    same = None not in {before, now} and sitting.places[before].person == sitting.places[now].person  # type: ignore[index]
    return [] if now is None or same else [now]
