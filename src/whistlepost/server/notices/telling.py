"""What is told to a person at one time? Everything that holds and has gathered, by every way, outside quiet hours."""

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server import limits
from whistlepost.server.due import Later
from whistlepost.server.notices.deciding import holds
from whistlepost.server.notices.quiet import free_at
from whistlepost.server.secret import Draw, game_id
from whistlepost.server.store import jobs, letters, seats, ways
from whistlepost.server.store.database import Database
from whistlepost.server.store.jobs import Job
from whistlepost.server.store.letters import Fact, Letter, Notice
from whistlepost.server.store.ways import Way, Wishes


async def fact_of(connection: AsyncConnection, notice: Notice) -> Fact | None:
    """What is told of it, if it still holds."""
    sitting = await seats.read(connection, notice.game)
    if sitting is None or not holds(sitting, notice):
        return None
    return Fact(notice.kind, notice.game, sitting.game, notice.seat, notice.number)


async def post(connection: AsyncConnection, draw: Draw, some: list[Way], facts: list[Fact], now: int) -> None:
    """Put a letter on its way to each of these."""
    for way in some:
        letter = Letter(game_id(draw), way.id, tuple(facts), now)
        await letters.post(connection, letter)
        await jobs.put(connection, Job(way.kind, "", 0, 0, now, name=letter.id))


def works(way: Way) -> bool:
    """May this way be used? One that failed again and again rests until its person tries it."""
    return way.confirmed and way.failures < limits.FAILURES


class Telling:
    """Writes the letters."""

    def __init__(self, database: Database, now: Callable[[], int], draw: Draw) -> None:
        self.database = database
        self.now = now
        self.draw = draw

    async def tell(self, job: Job) -> None:
        """Write to the person whose name the job has; in one transaction with its end."""
        async with self.database.begin() as connection:
            wishes = await ways.wishes(connection, job.name, hold=True)
            if wishes is None:
                return
            now = self.now()
            at = free_at(wishes, now)
            if at > now:
                raise Later(at)
            if await jobs.finish(connection, job):
                await self._written(connection, wishes, now)

    async def _written(self, connection: AsyncConnection, wishes: Wishes, now: int) -> None:
        noted = [await fact_of(connection, notice) for notice in await letters.taken(connection, wishes.person)]
        facts = [fact for fact in noted if fact]
        some = [way for way in await ways.of_person(connection, wishes.person) if works(way)]
        if facts and some:
            await ways.wish(connection, wishes.sent(now))
            await post(connection, self.draw, some, facts, now)
