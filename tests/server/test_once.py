"""Do several processes on one database tell everybody once, and does whoever dies leave nothing untold?"""

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.postgres import Cluster
from tests.server.receivers import receiving
from tests.server.tables import Clock as Wall
from tests.server.test_notices import PAUSE, WAYS, asked, busy, later, patient, reaching
from tests.server.web import Site, listening, two_at_a_table
from whistlepost.server.store import jobs, ways
from whistlepost.server.store.jobs import Job
from whistlepost.server.store.outgoing import LETTERS, NOTICES
from whistlepost.server.store.waiting import JOBS

__all__ = ["patient"]
TABLES = 6


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def shared(cluster: Cluster) -> str:
    """A database that several processes may share."""
    return cluster.url()


async def told_at(site: Site, wall: Wall, url: str, count: int) -> None:
    """So many tables, each with somebody who is asked and wants to be told."""
    for number in range(count):
        ann, ben, table = await two_at_a_table(site)
        await ben.post(f"{WAYS}/webhooks", url=f"{url}/{number}")
        await asked(ann, table, 1)
        wall.at += 12_000


async def test_several_processes_tell_everybody_once(shared: str, tmp_path: Path, wall: Wall) -> None:
    there = reaching(shared, tmp_path, wall)
    async with receiving() as receiver, listening(there) as one, listening(there) as other:
        await told_at(one, wall, receiver.url, TABLES)
        wall.at += PAUSE
        while await busy(one, wall) or await busy(other, wall):
            one.host.life.due.wake()
            other.host.life.due.wake()
            await asyncio.sleep(0.01)
        assert await rest(one) == 0
        shares = [site.host.life.due.done for site in (one, other)]
        assert sum(share["webhook", "done"] for share in shares) == TABLES
    assert Counter(heard.path for heard in receiver.heard) == {f"/hook/{number}": 1 for number in range(TABLES)}


async def rest(site: Site) -> int:
    """What is still to be told."""
    async with site.host.database.begin() as connection:
        return sum([len((await connection.execute(select(table))).all()) for table in (NOTICES, LETTERS)])


@pytest.mark.parametrize("kind", ["turn", "tell", "webhook"])
async def test_whoever_dies_leaves_it_to_others(url: str, tmp_path: Path, wall: Wall, kind: str) -> None:
    """Somebody claimed the work of this kind and was never heard of again."""
    async with receiving() as receiver, listening(reaching(url, tmp_path, wall)) as site:
        await told_at(site, wall, receiver.url, 1)
        trades = dict(site.host.life.due.trades)
        site.host.life.due.trades = {name: trade for name, trade in trades.items() if name != kind}
        wall.at += PAUSE
        while not await claimed(site, kind, wall):
            site.host.life.due.wake()
            await asyncio.sleep(0.01)
        site.host.life.due.trades = trades
        await later(site, wall, trades[kind].lease - 1)
        assert receiver.heard == []
        await later(site, wall, 1)
        assert len(receiver.heard) == 1
        await later(site, wall, 86_400_000)
        assert len(receiver.heard) == 1


async def claimed(site: Site, kind: str, wall: Wall) -> Job | None:
    """Claim that work, if it is there."""
    async with site.host.database.begin() as connection:
        return await jobs.claim(connection, [kind], wall.at, wall.at + 60_000)


async def test_what_arrived_unnoticed_arrives_again_under_the_same_number(
    tmp_path: Path, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies after the answer came and before that was written down."""
    async with receiving() as receiver, listening(reaching(f"sqlite:///{tmp_path / 'g.db'}", tmp_path, wall)) as site:
        await told_at(site, wall, receiver.url, 1)
        with monkeypatch.context() as dying:
            dying.setattr(ways, "change", dies)
            await later(site, wall, PAUSE)
        await later(site, wall, 3_600_000)
        numbers = {heard.headers["webhook-id"] for heard in receiver.heard}
        assert (len(receiver.heard), len(numbers)) == (2, 1)
        async with site.host.database.begin() as connection:
            assert (await connection.execute(select(JOBS).where(JOBS.c.kind == "webhook"))).all() == []


async def dies(*_: object, **__: object) -> None:
    raise OSError
