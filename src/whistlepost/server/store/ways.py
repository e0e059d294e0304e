"""How does somebody want to be told, and by which ways?"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.store.outgoing import HABITS, LETTERS, NOTICES, WAYS
from whistlepost.server.store.upsert import upsert


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a person wants to be told, and what was sent last. Quiet hours are minutes of the day in their time zone."""

    person: str
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    hurry: bool = True
    over: bool = True
    last: int = 0
    day: int = 0
    count: int = 0

    def sent(self, now: int) -> "Wishes":
        """The same after one more was sent."""
        day = now // 86_400_000
        return replace(self, last=now, day=day, count=self.count + 1 if day == self.day else 1)


@dataclass(frozen=True, slots=True)
class Way:
    """An address of a person: of a program (`webhook`), of a letter box (`mail`), or of a browser (`push`)."""

    id: str
    person: str
    kind: str
    address: str
    keys: str
    origin: str
    confirmed: bool
    at: int
    outcome: str = ""
    failures: int = 0


async def wishes(connection: AsyncConnection, person: str, *, hold: bool = False) -> Wishes | None:
    """What the person wishes, if they ever said so; `hold` keeps others from changing it meanwhile."""
    wanted = select(HABITS).where(HABITS.c.person == person)
    found = (await connection.execute(wanted.with_for_update() if hold else wanted)).mappings().one_or_none()
    return Wishes(**found) if found else None


async def wish(connection: AsyncConnection, wanted: Wishes) -> None:
    """Keep what the person wishes."""
    await upsert(connection, HABITS, {name: getattr(wanted, name) for name in Wishes.__slots__})


async def keep(connection: AsyncConnection, way: Way) -> None:
    """A new way."""
    await connection.execute(insert(WAYS).values({name: getattr(way, name) for name in Way.__slots__}))


async def read(connection: AsyncConnection, way: str) -> Way | None:
    """The way of that name."""
    found = (await connection.execute(select(WAYS).where(WAYS.c.id == way))).mappings().one_or_none()
    return Way(**found) if found else None


async def of_person(connection: AsyncConnection, person: str) -> list[Way]:
    """All of a person, the oldest first."""
    wanted = select(WAYS).where(WAYS.c.person == person).order_by(WAYS.c.at, WAYS.c.id)
    return [Way(**found) for found in (await connection.execute(wanted)).mappings()]


async def to_address(connection: AsyncConnection, kind: str, address: str) -> list[Way]:
    """All that lead there, whoever they belong to."""
    wanted = select(WAYS).where(and_(WAYS.c.kind == kind, WAYS.c.address == address))
    return [Way(**found) for found in (await connection.execute(wanted)).mappings()]


async def change(connection: AsyncConnection, way: str, **facts: object) -> None:
    """Change what is known of a way."""
    await connection.execute(update(WAYS).where(WAYS.c.id == way).values(**facts))


async def forget(connection: AsyncConnection, ways: Collection[str]) -> int:
    """These lead to nobody any more, and what is on its way there is dropped; how many there were."""
    await connection.execute(delete(LETTERS).where(LETTERS.c.way.in_(ways)))
    return (await connection.execute(delete(WAYS).where(WAYS.c.id.in_(ways)))).rowcount


async def bring(connection: AsyncConnection, guest: str, person: str) -> None:
    """What a guest set up is the person's, who came back; two wishes of theirs may differ, then their own hold."""
    theirs = await wishes(connection, guest)
    if theirs and await wishes(connection, person) is None:
        await wish(connection, replace(theirs, person=person))
    await connection.execute(update(WAYS).where(WAYS.c.person == guest).values(person=person))
    await connection.execute(delete(NOTICES).where(NOTICES.c.person == guest))
