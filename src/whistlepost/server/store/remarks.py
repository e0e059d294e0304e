"""What was said at a table, and who does not want to hear whom?"""

from dataclasses import dataclass

from sqlalchemy import and_, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.store.database import Database
from whistlepost.server.store.upsert import upsert
from whistlepost.server.store.waiting import MUTES, REMARKS

TRIES = 5
"""How often a remark looks for a number when others speak at the same moment."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said by a seat: a text, or one of the phrases."""

    game: str
    number: int
    seat: int
    person: str
    name: str
    at: int
    text: str | None
    phrase: str | None


async def last(connection: AsyncConnection, game: str, since: int, most: int) -> list[Remark]:
    """What was said from that number on, at most so many of the newest."""
    wanted = select(REMARKS).where(and_(REMARKS.c.game == game, REMARKS.c.number >= since))
    found = (await connection.execute(wanted.order_by(REMARKS.c.number.desc()).limit(most))).mappings().all()
    return [Remark(**row) for row in reversed(found)]


async def of_person(connection: AsyncConnection, game: str, person: str, most: int) -> list[Remark]:
    """What that person said last."""
    wanted = select(REMARKS).where(and_(REMARKS.c.game == game, REMARKS.c.person == person))
    found = (await connection.execute(wanted.order_by(REMARKS.c.number.desc()).limit(most))).mappings().all()
    return [Remark(**row) for row in found]


async def count(connection: AsyncConnection, game: str) -> int:
    """How much was said."""
    wanted = select(func.coalesce(func.max(REMARKS.c.number) + 1, 0)).where(REMARKS.c.game == game)
    return int((await connection.execute(wanted)).scalar_one())


async def keep(database: Database, facts: dict[str, object]) -> None:
    """Keep a remark at the next number. Who finds it taken looks again."""
    for left in reversed(range(TRIES)):
        try:
            async with database.begin() as connection:
                number = await count(connection, str(facts["game"]))
                await connection.execute(insert(REMARKS).values({**facts, "number": number}))
        except IntegrityError:
            if not left:
                raise
        else:
            return


async def mute(connection: AsyncConnection, game: str, person: str, seat: int, *, on: bool) -> None:
    """The person does not want to hear that seat, or wants to again."""
    if on:
        await upsert(connection, MUTES, {"game": game, "person": person, "seat": seat})
        return
    muted = and_(MUTES.c.game == game, MUTES.c.person == person, MUTES.c.seat == seat)
    await connection.execute(delete(MUTES).where(muted))


async def muted(connection: AsyncConnection, game: str, person: str) -> set[int]:
    """The seats that the person does not want to hear."""
    wanted = select(MUTES.c.seat).where(and_(MUTES.c.game == game, MUTES.c.person == person))
    return set((await connection.execute(wanted)).scalars())
