"""Is somebody to be told that they are asked? Once for each hand-over, if they have not answered meanwhile.

What is decided is kept in one transaction with the end of the work that decided it: no crash loses or doubles it.
"""

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.bots import bot_of
from whistlepost.server.clocks import hurry_at
from whistlepost.server.due import Later
from whistlepost.server.notices.quiet import GATHER
from whistlepost.server.store import clocks, jobs, letters, seats, ways
from whistlepost.server.store.database import Database
from whistlepost.server.store.jobs import Job
from whistlepost.server.store.letters import Notice
from whistlepost.server.store.seats import Sitting
from whistlepost.server.store.ways import Wishes

KINDS = ("turn", "hurry", "over")


def holds(sitting: Sitting | None, notice: Notice) -> bool:
    """Is it still so, and still the business of that person?"""
    if sitting is None:
        return False
    place = sitting.places[notice.seat]
    if place.kind != "person" or place.person != notice.person:
        return False
    if notice.kind == "over":
        return sitting.status == "over"
    asked = sitting.status == "running" and sitting.asked == notice.seat and sitting.number == notice.number
    return asked and bot_of(place) is None


def wanted(wishes: Wishes, kind: str) -> bool:
    """Does the person want to be told of this?"""
    return {"turn": True, "hurry": wishes.hurry, "over": wishes.over}[kind]


class Deciding:
    """Looks at what falls due after the pause, and gathers what is to be told to one person."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database = database
        self.now = now

    async def decide(self, job: Job) -> None:
        """Note that the person of the seat is to be told, if so."""
        async with self.database.begin() as connection:
            sitting = await seats.read(connection, job.game)
            person = sitting.places[job.seat].person if sitting else None
            if sitting is None or person is None:
                return
            notice = Notice(person, job.game, job.kind, job.seat, job.number)
            if not holds(sitting, notice):
                return
            await self._early(connection, sitting, job)
            wishes = await ways.wishes(connection, person, hold=True)
            if wishes and wanted(wishes, job.kind) and await jobs.finish(connection, job):
                await letters.note(connection, notice)
                due = max(self.now(), wishes.last + GATHER)
                await jobs.ensure(connection, Job("tell", "", 0, 0, due, name=person))

    async def _early(self, connection: AsyncConnection, sitting: Sitting, job: Job) -> None:
        """Time that was given back moves the moment at which it is nearly up."""
        clock = await clocks.read(connection, job.game) if job.kind == "hurry" else None
        at = hurry_at(clock, sitting.pace) if clock else None
        if at is not None and at > self.now():
            raise Later(at)
