"""How is the clock of a game kept, and what do the others wish when somebody is late?"""

import json

from sqlalchemy import and_, case, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.clocks import Clock
from whistlepost.server.store.upsert import upsert
from whistlepost.server.store.waiting import ALIVE, CLOCKS, JOBS, VOTES


async def keep(connection: AsyncConnection, clock: Clock) -> None:
    """Keep the clock as it is now."""
    facts = {name: getattr(clock, name) for name in Clock.__slots__}
    await upsert(connection, CLOCKS, {**facts, "banks": json.dumps(clock.banks)})


async def read(connection: AsyncConnection, game: str) -> Clock | None:
    """The clock of a game that has one."""
    found = (await connection.execute(select(CLOCKS).where(CLOCKS.c.game == game))).mappings().one_or_none()
    return Clock(**{**found, "banks": tuple(json.loads(found["banks"]))}) if found else None


async def vote(connection: AsyncConnection, game: str, voter: int, deadline: int, wish: str) -> None:
    """A seat says what is to be done about somebody who is late."""
    await upsert(connection, VOTES, {"game": game, "voter": voter, "deadline": deadline, "wish": wish})


async def votes(connection: AsyncConnection, game: str, deadline: int) -> dict[int, str]:
    """What the others wish, by seat, about the clock that ran out then."""
    wanted = select(VOTES).where(and_(VOTES.c.game == game, VOTES.c.deadline == deadline))
    return {row["voter"]: row["wish"] for row in (await connection.execute(wanted)).mappings()}


async def forget_votes(connection: AsyncConnection, game: str) -> None:
    """The question is settled."""
    await connection.execute(delete(VOTES).where(VOTES.c.game == game))


async def alive(connection: AsyncConnection, now: int) -> int:
    """Somebody is there now; when was somebody there before?"""
    before = (await connection.execute(select(ALIVE.c.at).with_for_update())).scalar_one_or_none()
    if before is None:
        await connection.execute(insert(ALIVE).values(id=1, at=now))
        return now
    await connection.execute(update(ALIVE).values(at=now))
    return int(before)


async def give_back(connection: AsyncConnection, away: int, least: int) -> None:
    """Nobody was there for so long: that counts for nobody, and nobody is late before `least`."""
    running = CLOCKS.c.seat.is_not(None)
    later = CLOCKS.c.deadline + away
    at = case((later > least, later), else_=least)
    await connection.execute(update(CLOCKS).where(running).values(deadline=at))
    due = JOBS.c.due_at + away
    at = case((due > least, due), else_=least)
    await connection.execute(update(JOBS).where(JOBS.c.kind == "clock").values(due_at=at, claimed_until=0))
