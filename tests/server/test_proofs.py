"""Do the long runs of `dev.py soak --server` hold in short, and would they notice a broken promise?"""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete, text, update

from bench.served.kill import Kills, Slaughter
from bench.served.order import Orders, Rivalry
from bench.served.points import POINTS
from bench.served.victim import Place, warm
from tests.server.postgres import Cluster
from whistlepost.server.store.database import opened
from whistlepost.server.store.tables import LOG, TABLES

pytestmark = pytest.mark.compiled_only


@pytest.fixture(scope="module", autouse=True)
def forked() -> None:
    warm()


def killed(url: str, folder: Path, times: int, seed: int = 1) -> Slaughter:
    slaughter = Slaughter(Place(url, folder), seed)
    asyncio.run(slaughter.run(times, lambda _: None))
    return slaughter


def tampered(slaughter: Slaughter, *statements: object) -> Kills:
    """What is found when something was done to the log behind the server's back."""

    async def change() -> None:
        database = opened(slaughter.place.url)
        async with database.begin() as connection:
            for statement in statements:
                await connection.execute(statement)  # type: ignore[call-overload]
        await database.close()
        slaughter.checked = [0] * len(slaughter.players)
        slaughter.shelf.games.clear()
        await slaughter.look()

    asyncio.run(change())
    return slaughter.done


def test_a_server_that_is_killed_loses_nothing(url: str, tmp_path: Path) -> None:
    done = killed(url, tmp_path, 12).done
    assert done.broken == 0, done
    assert done.kills == 12
    assert done.acknowledged > 0
    assert done.within > 0


def test_what_is_lost_doubled_or_torn_is_noticed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    slaughter = killed(url, tmp_path, 4, seed=3)
    assert slaughter.done.broken == 0
    last = next(player.ledger.acknowledged[-1] for player in slaughter.players if player.ledger.acknowledged)
    mine = (LOG.c.game == last.table) & (LOG.c.key == last.key)
    assert tampered(slaughter, update(TABLES).where(TABLES.c.game == last.table).values(number=0)).torn == 1
    assert tampered(slaughter, update(LOG).where(mine).values(body="{}", key="another")).strangers == 1
    assert slaughter.done.lost == 1
    assert slaughter.done.torn > 1
    later = (LOG.c.game == last.table) & (LOG.c.number >= last.number)
    assert tampered(slaughter, text("PRAGMA foreign_keys=OFF"), delete(LOG).where(later)).lost > 1


def test_every_point_lies_on_the_way_of_a_command(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    slaughter = Slaughter(Place(url, tmp_path), 1)
    for point in POINTS:
        asyncio.run(slaughter.once_at(point))
    assert slaughter.done.at_points.total() == slaughter.done.kills == len(POINTS)
    assert slaughter.done.broken == 0


def test_two_processes_agree_on_one_order(cluster: Cluster) -> None:
    done: Orders = asyncio.run(Rivalry(cluster.url(), 1).run(400, lambda _: None))
    assert done.broken == 0, done
    assert done.kept >= 400
    assert done.refused > 0
