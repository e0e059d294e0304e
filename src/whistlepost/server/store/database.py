"""How is a database opened, so that what it says is committed stays, and nothing is lost between two writers?

SQLite: one process and one connection, which writes and checkpoints; every transaction begins by taking the write lock,
and a commit waits for the disk. PostgreSQL: any number of processes, which meet in the primary keys.
"""

import fcntl
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

from sqlalchemy import event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from whistlepost.core.errors import BadData
from whistlepost.server.store.near import Near

SAFE_SQLITE = (3, 51, 3)
"""Before this, two connections that write or checkpoint at one moment may damage the file."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
LOGGER = logging.getLogger(__name__)


class Unavailable(Exception):  # noqa: N818 - named for what went wrong
    """The database did not answer, or not in time. What was being written may or may not be there."""


class Database:
    """An open database."""

    def __init__(self, engine: AsyncEngine, lock: IO[str] | None = None) -> None:
        self.engine = engine
        self.kind = engine.dialect.name
        self._lock = lock

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end. `Unavailable` for whatever the database or the way to it does wrong."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, PoolTimeout, OSError) as wrong:
            LOGGER.warning("the database failed: %s", type(wrong).__name__)
            raise Unavailable(type(wrong).__name__) from None

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()
        if self._lock:
            self._lock.close()


def address_of(url: str) -> URL:
    """What the address says."""
    try:
        parts = make_url(url)
    except ArgumentError:
        raise BadData("the database: expected sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if parts.get_backend_name() not in DRIVERS:
        raise BadData(f"the database: expected sqlite or postgresql, found {parts.get_backend_name()}")
    return parts


def kind_of(url: str) -> str:
    """Which kind of database is at that address."""
    return address_of(url).get_backend_name()


def opened(url: str) -> Database:
    """The database at that address: `sqlite:///file`, or `postgresql://user@host/name`."""
    parts = address_of(url)
    parts = parts.set(drivername=DRIVERS[parts.get_backend_name()])
    if parts.get_backend_name() == "postgresql":
        return Database(create_async_engine(parts, pool_pre_ping=True, pool_timeout=10, hide_parameters=True))
    return sqlite(str(parts.database or ""), parts)


def sqlite(file: str, url: Any) -> Database:
    """A database in one file, for this process alone."""
    if file in {"", ":memory:"}:
        raise BadData("the database: a game that nobody may lose needs a file")
    warn_of_old_sqlite(sqlite3.sqlite_version_info)
    lock = alone(Path(f"{file}.lock"))
    return Database(sqlite_engine(url, connections=1), lock)


def sqlite_engine(url: Any, connections: int) -> AsyncEngine:
    """The engine of a file. A second connection would be a second writer: while we serve, all take turns on one."""
    file = Path(str(make_url(url).database))
    only: dict[str, Any] = {"async_creator": lambda: Near(file)} if connections == 1 else {}
    engine = create_async_engine(
        url, pool_size=connections, max_overflow=0, pool_timeout=10, hide_parameters=True, **only
    )
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", take_the_lock)
    return engine


def alone(path: Path) -> IO[str]:
    """Hold the file that says who serves this database; BadData if another process does."""
    lock = path.open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise BadData(f"{path.stem}: another process serves this file; several processes need PostgreSQL") from None
    return lock


def warn_of_old_sqlite(version: tuple[int, ...]) -> None:
    """Say so where the library may damage files that two connections write."""
    if version < SAFE_SQLITE:
        known, safe = (".".join(map(str, numbers)) for numbers in (version, SAFE_SQLITE))
        LOGGER.warning(
            "SQLite %s is older than %s: open the file with no other program while it is served", known, safe
        )


def prepare(connection: Any, _record: object) -> None:
    """Set up a new connection. Without `isolation_level` the driver would begin transactions of its own, and late."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def take_the_lock(connection: Any) -> None:
    """Begin as a writer: what a transaction has read stays true until it commits."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def refuse_a_replica(connection: AsyncConnection) -> None:
    """A replica shows what was; decisions need what is."""
    if connection.dialect.name == "postgresql":
        if (await connection.execute(text("SELECT pg_is_in_recovery()"))).scalar_one():
            raise BadData("the database: this is a replica, the primary is needed")
