"""What happens when a seat's time is up? What the table agreed on: skip, a bot, forfeit, or what the others wish."""

from collections import Counter
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.bots import STANDIN, bot_of
from whistlepost.server.clocks import GRACE, Clock, longer
from whistlepost.server.due import Later
from whistlepost.server.refused import Refused
from whistlepost.server.store import clocks, jobs, seats
from whistlepost.server.store.database import Database
from whistlepost.server.store.jobs import Job
from whistlepost.server.store.seats import Place, Sitting
from whistlepost.server.turns import Turns

WISHES = ("wait", "skip", "bot")
"""What can be wished: as much time once more, one turn by a bot, or a bot from now on."""


class Lateness:
    """Watches deadlines. What it does about them is written in one transaction with the end of the work."""

    def __init__(self, database: Database, now: Callable[[], int], turns: Turns, tell: Callable[[str], None]) -> None:
        self.database = database
        self.now = now
        self.turns = turns
        self.tell = tell

    async def enforce(self, job: Job) -> None:
        """The deadline of the seat has come, if it has not been put off."""
        async with self.database.begin() as connection:
            sitting = await seats.read(connection, job.game, hold=True)
            clock = await clocks.read(connection, job.game)
            if sitting is None or clock is None or clock.seat != job.seat or sitting.number != job.number:
                return
            if not clock.late(self.now()):
                raise Later(clock.deadline)
            rule = sitting.late
            if rule != "vote":
                await self._done(connection, sitting, clock, rule)
        self.tell(job.game)

    async def vote(self, game: str, voter: int, wish: str) -> None:
        """A seat says what is to be done about the one that is late; more than half of the others decide."""
        async with self.database.begin() as connection:
            sitting = await seats.read(connection, game, hold=True)
            clock = await clocks.read(connection, game)
            if sitting is None or clock is None or not clock.late(self.now()) or sitting.late != "vote":
                raise Refused("no_vote")
            others = voters(sitting, clock.seat)
            if voter not in others:
                raise Refused("no_vote")
            await clocks.vote(connection, game, voter, clock.deadline, wish)
            decided = decision(await clocks.votes(connection, game, clock.deadline), others)
            if decided is not None:
                await self._done(connection, sitting, clock, decided)
        self.tell(game)

    async def _done(self, connection: AsyncConnection, sitting: Sitting, clock: Clock, rule: str) -> None:
        assert clock.seat is not None
        await clocks.forget_votes(connection, sitting.id)
        if rule == "wait":
            await self._waited(connection, sitting, clock)
        elif rule == "skip":
            await self._skipped(connection, sitting, clock.seat)
        else:
            await self._handed_over(connection, sitting, clock.seat, forfeit=rule == "forfeit")

    async def _waited(self, connection: AsyncConnection, sitting: Sitting, clock: Clock) -> None:
        later = longer(clock, sitting.pace, self.now())
        await clocks.keep(connection, later)
        await self.turns.timed(connection, sitting, later, sitting.number, self.now())

    async def _skipped(self, connection: AsyncConnection, sitting: Sitting, seat: int) -> None:
        """A bot answers once, in place of the seat; its clock stands still meanwhile."""
        await jobs.put(connection, Job("bot", sitting.id, seat, sitting.number, self.now(), name=STANDIN))

    async def _handed_over(self, connection: AsyncConnection, sitting: Sitting, seat: int, *, forfeit: bool) -> None:
        """A bot answers from now on; after a forfeit the person does not come back."""
        await seats.seat(connection, sitting.id, seat, minded=STANDIN, **({"forfeited": True} if forfeit else {}))
        after = await seats.read(connection, sitting.id)
        assert after is not None
        await self.turns.seated(connection, after, self.now())


def voters(sitting: Sitting, late: int | None) -> list[int]:
    """The other people at the table who are here themselves: one voice each, however many seats they have."""
    person = None if late is None else sitting.places[late].person
    here = [place for place in sitting.places if place.kind == "person" and not bot_of(place) and not place.forfeited]
    first: dict[str | None, Place] = {}
    for place in here:
        if place.person != person:
            first.setdefault(place.person, place)
    return [place.seat for place in first.values()]


def decision(votes: dict[int, str], others: list[int]) -> str | None:
    """What more than half of the others wish."""
    counted = Counter(wish for voter, wish in votes.items() if voter in others)
    return next((wish for wish, count in counted.items() if 2 * count > len(others)), None)


class Watch:
    """Notices when nobody was there, after a restart or when the clock of the machine jumped; that time is given back.

    A process that takes answers looks every few seconds. What lies between two looks of all processes, beyond what is
    usual, was a time in which nobody could answer.
    """

    USUAL = 20_000

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database = database
        self.now = now

    async def look(self) -> int:
        """Somebody is there; the milliseconds that were given back."""
        async with self.database.begin() as connection:
            now = self.now()
            away = now - await clocks.alive(connection, now)
            if away > self.USUAL:
                await clocks.give_back(connection, away, now + GRACE)
        return away if away > self.USUAL else 0
