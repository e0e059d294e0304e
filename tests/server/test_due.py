"""Is due work done when it is due, by one at a time, and by another one when somebody dies over it?"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

import pytest
from sqlalchemy import select

from tests.server.tables import Clock
from whistlepost.server.due import Due, Later, Trade, pause
from whistlepost.server.store import jobs
from whistlepost.server.store.database import Database, opened
from whistlepost.server.store.jobs import Job
from whistlepost.server.store.waiting import JOBS

NOW = 1_000_000


class Hasty(Clock):
    """A clock on which a tenth of a second goes by whenever somebody looks."""

    def __call__(self) -> int:
        self.at += 100
        return self.at


async def put(database: Database, *some: Job) -> None:
    async with database.begin() as connection:
        for job in some:
            await jobs.put(connection, job)


async def claim(database: Database, now: int = NOW, lease: int = 10) -> Job | None:
    async with database.begin() as connection:
        return await jobs.claim(connection, ["bot"], now, now + lease)


async def left(database: Database) -> list[Job]:
    async with database.begin() as connection:
        return [jobs.job_of(found) for found in (await connection.execute(select(JOBS))).mappings()]


async def test_the_work_that_is_due_longest_is_claimed_once(database: Database) -> None:
    await put(database, *(Job("bot", "g", seat, 1, NOW - due) for seat, due in enumerate((3, 5, -1))))
    await put(database, Job("clock", "g", 0, 1, 0))
    assert [job and job.seat for job in (await claim(database), await claim(database))] == [1, 0]
    assert await claim(database) is None
    async with database.begin() as connection:
        assert await jobs.next_due(connection, ["bot"], NOW) == NOW + 1
        assert await jobs.next_due(connection, ["bot"], NOW + 1) == NOW + 10
        assert await jobs.next_due(connection, ["mail"], NOW) is None


async def test_the_claim_of_the_dead_runs_out(database: Database) -> None:
    await put(database, Job("bot", "g", 0, 1, 0))
    dead = await claim(database)
    assert await claim(database, NOW + 9) is None
    heir = await claim(database, NOW + 10)
    assert heir is not None
    assert heir.tries == 2
    async with database.begin() as connection:
        assert dead is not None
        assert not await jobs.finish(connection, dead)
        assert await jobs.finish(connection, heir)
    assert await left(database) == []


async def test_later_work_takes_the_place_and_is_not_finished_by_the_worker_before(database: Database) -> None:
    await put(database, Job("bot", "g", 0, 1, 0))
    old = await claim(database)
    assert old is not None
    await put(database, Job("bot", "g", 0, 5, 0))
    async with database.begin() as connection:
        assert not await jobs.finish(connection, old)
        await jobs.again(connection, old, 99)
    assert await left(database) == [Job("bot", "g", 0, 5, 0)]


async def test_several_workers_share_the_work_and_none_is_done_twice(database: Database, url: str) -> None:
    others = [opened(url) for _ in range(3)] if database.kind == "postgresql" else []
    await put(database, *(Job("bot", f"g{number}", 0, 1, 0) for number in range(60)))
    found = [name for some in await asyncio.gather(*(drain(one) for one in [database, *others])) for name in some]
    assert sorted(found) == sorted(f"g{number}" for number in range(60))
    for other in others:
        await other.close()


async def drain(database: Database) -> list[str]:
    """Claim until there is nothing."""
    found = []
    while job := await claim(database):
        found.append(job.game)
    return found


@asynccontextmanager
async def working(due: Due) -> AsyncIterator[None]:
    task = asyncio.ensure_future(due.run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def until_empty(database: Database) -> None:
    while await left(database):
        await asyncio.sleep(0.01)


async def test_the_loop_does_what_is_due_and_tries_again_what_fails(database: Database) -> None:
    did = []

    async def do(job: Job) -> None:
        did.append((job.seat, job.tries))
        if job.tries == 1:
            raise [Later(NOW + 1), OSError(), ZeroDivisionError()][job.seat]

    due = Due(database, Hasty(NOW), {"bot": Trade(do, places=1)}, poll=5)
    async with working(due):
        await put(database, *(Job("bot", "g", seat, 1, NOW - 3 + seat) for seat in range(3)))
        due.wake()
        await until_empty(database)
    assert sorted(did) == [(seat, tries) for seat in range(3) for tries in (1, 2)]
    assert due.done == {("bot", "done"): 3, ("bot", "put off"): 3}


async def test_what_may_be_left_undone_is_given_up(database: Database) -> None:
    async def do(_: Job) -> None:
        raise OSError

    due = Due(database, Hasty(NOW), {"bot": Trade(do, tries=2)}, poll=5)
    await put(database, Job("bot", "g", 0, 1, 0))
    async with working(due):
        await until_empty(database)
    assert due.done == {("bot", "put off"): 1, ("bot", "given up"): 1}


async def test_only_so_many_are_done_at_a_time(database: Database) -> None:
    at_once: list[int] = []

    async def do(_: Job) -> None:
        at_once.append(due.busy["bot"])
        await asyncio.sleep(0.01)

    due = Due(database, Clock(NOW), {"bot": Trade(do, places=2)}, poll=50)
    await put(database, *(Job("bot", "g", seat, 1, 0) for seat in range(6)))
    async with working(due):
        await until_empty(database)
    assert max(at_once) == 2


async def test_who_stops_leaves_the_work_to_others(database: Database) -> None:
    begun = asyncio.Event()

    async def do(_: Job) -> None:
        begun.set()
        await asyncio.sleep(60)

    await put(database, job := Job("bot", "g", 0, 1, 0))
    async with working(Due(database, Clock(NOW), {"bot": Trade(do, lease=100)}, poll=50)):
        await begun.wait()
    assert await left(database) == [replace(job, claimed_until=NOW + 100, tries=1)]


@pytest.mark.parametrize(("tries", "milliseconds"), [(1, 1000), (2, 2000), (5, 16_000), (99, 600_000)])
def test_the_pauses_between_tries_grow(tries: int, milliseconds: int) -> None:
    assert pause(tries) == milliseconds
