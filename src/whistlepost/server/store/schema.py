"""Does the database have the tables that this program knows?"""

from collections.abc import Awaitable, Callable

from sqlalchemy import inspect, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.core.errors import BadData
from whistlepost.server.store import outgoing, tables, waiting
from whistlepost.server.store.database import Database, refuse_a_replica
from whistlepost.server.store.tables import META, VERSION

Step = Callable[[AsyncConnection], Awaitable[None]]

STEPS: list[Step] = []
"""How the tables of version 1, 2, ... become those of the next. A new database is made as the last version at once."""

PAGES = (tables, waiting, outgoing)
"""The modules that describe tables: all are made at once."""

NEWER = "the database has version {found}, this program knows {known}: it needs a newer program"

LOCK = 0x57485354
"""The number under which processes that start at one moment wait for each other on PostgreSQL."""


def current() -> int:
    """The version of the tables that this program knows."""
    return len(STEPS) + 1


async def prepare(database: Database) -> None:
    """Make the tables, or bring them up to date. `BadData` if they belong to a newer program."""
    async with database.begin() as connection:
        await refuse_a_replica(connection)
        if database.kind == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if not await connection.run_sync(lambda sync: inspect(sync).has_table(VERSION.name)):
            await connection.run_sync(META.create_all)
            await connection.execute(VERSION.insert().values(number=current()))
        await upgrade(connection)


async def check(database: Database) -> None:
    """Change nothing; `BadData` unless the tables are those that this program knows."""
    async with database.begin() as connection:
        if not await connection.run_sync(lambda sync: inspect(sync).has_table(VERSION.name)):
            raise BadData("the database is empty: no server has used it")
        found = (await connection.execute(select(VERSION.c.number))).scalar_one()
    if found > current():
        raise BadData(NEWER.format(found=found, known=current()))
    if found < current():
        raise BadData(f"the database has version {found}, this program knows {current()}: start the server on it once")


async def upgrade(connection: AsyncConnection) -> None:
    """Take the steps that are missing."""
    found = (await connection.execute(select(VERSION.c.number))).scalar_one()
    if found > current():
        raise BadData(NEWER.format(found=found, known=current()))
    for step in STEPS[found - 1 :]:
        await step(connection)
    await connection.execute(update(VERSION).values(number=current()))
