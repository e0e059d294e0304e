"""What has to be done by itself, and who does it? Due work lies in the database; whoever claims it has it for a while.

A worker that dies does not finish: its claim runs out, and another one takes the work up. So a job may be done twice,
and is never forgotten. What a job does must bear that.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from sqlalchemy import ColumnElement, RowMapping, and_, case, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.store.upsert import upsert
from whistlepost.server.store.waiting import JOBS


@dataclass(frozen=True, slots=True)
class Job:
    """Something to be done at a table from `due_at` on. `number` says for which row of the game it was meant.

    There is one of each kind, game, seat and name; a later one takes its place.
    """

    kind: str
    game: str
    seat: int
    number: int
    due_at: int
    name: str = ""
    claimed_until: int = 0
    tries: int = 0


def of(job: Job) -> ColumnElement[bool]:
    """The row of that kind, game, seat and name."""
    return and_(JOBS.c.kind == job.kind, JOBS.c.game == job.game, JOBS.c.seat == job.seat, JOBS.c.name == job.name)


def held(job: Job) -> ColumnElement[bool]:
    """The row as this worker claimed it: not if its claim ran out since, or other work took the place."""
    return and_(of(job), JOBS.c.number == job.number, JOBS.c.claimed_until == job.claimed_until)


def job_of(found: RowMapping) -> Job:
    """A job as it was read."""
    return Job(**{name: found[name] for name in Job.__slots__})


async def put(connection: AsyncConnection, job: Job) -> None:
    """Have this done, in place of what was to be done before."""
    await upsert(connection, JOBS, {name: getattr(job, name) for name in Job.__slots__})


async def ensure(connection: AsyncConnection, job: Job) -> None:
    """Have this done, unless it is to be done already; under a lock that keeps others from saying the same."""
    if (await connection.execute(select(JOBS.c.kind).where(of(job)))).first() is None:
        await put(connection, job)


async def soon(connection: AsyncConnection, kinds: Collection[str], games: Collection[str], until: int) -> list[Job]:
    """What falls due for these games until then."""
    wanted = and_(JOBS.c.kind.in_(kinds), JOBS.c.game.in_(games), JOBS.c.due_at <= until)
    ordered = select(JOBS).where(wanted).order_by(JOBS.c.game, JOBS.c.kind, JOBS.c.seat)
    return [job_of(found) for found in (await connection.execute(ordered)).mappings()]


async def put_off(connection: AsyncConnection, job: Job, due_at: int) -> None:
    """Let it wait for longer, unless somebody has begun it or other work took its place."""
    await connection.execute(update(JOBS).where(held(job)).values(due_at=due_at))


async def cancel(connection: AsyncConnection, job: Job) -> None:
    """It need not be done, unless other work took its place."""
    await connection.execute(delete(JOBS).where(held(job)))


async def drop(connection: AsyncConnection, game: str, kinds: Collection[str]) -> None:
    """Nothing of these kinds is to be done for the game any more."""
    await connection.execute(delete(JOBS).where(and_(JOBS.c.game == game, JOBS.c.kind.in_(kinds))))


async def claim(connection: AsyncConnection, kinds: Collection[str], now: int, until: int) -> Job | None:
    """The work that is due longest and that nobody has; it is ours until then."""
    free = and_(JOBS.c.kind.in_(kinds), JOBS.c.due_at <= now, JOBS.c.claimed_until <= now)
    first = select(JOBS).where(free).order_by(JOBS.c.due_at).limit(1).with_for_update(skip_locked=True)
    found = (await connection.execute(first)).mappings().one_or_none()
    if found is None:
        return None
    job = job_of(found)
    ours = replace(job, claimed_until=until, tries=job.tries + 1)
    await connection.execute(update(JOBS).where(of(job)).values(claimed_until=until, tries=ours.tries))
    return ours


async def finish(connection: AsyncConnection, job: Job) -> bool:
    """It is done; False if the claim had run out, or other work took its place meanwhile."""
    return (await connection.execute(delete(JOBS).where(held(job)))).rowcount == 1


async def again(connection: AsyncConnection, job: Job, due_at: int) -> None:
    """It could not be done: let somebody try from then on."""
    await connection.execute(update(JOBS).where(held(job)).values(due_at=due_at, claimed_until=0))


async def next_due(connection: AsyncConnection, kinds: Collection[str], now: int) -> int | None:
    """When something falls due, or a claim runs out, next."""
    free_at = case((JOBS.c.due_at > JOBS.c.claimed_until, JOBS.c.due_at), else_=JOBS.c.claimed_until)
    wanted = select(func.min(free_at)).where(and_(JOBS.c.kind.in_(kinds), free_at > now))
    found: int | None = (await connection.execute(wanted)).scalar_one()
    return found
