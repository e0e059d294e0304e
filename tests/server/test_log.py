"""Does the log keep every row once, in one order, whoever writes?"""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, Table, func, insert, select, update

from whistlepost.core.errors import BadData
from whistlepost.server.store import database as databases
from whistlepost.server.store import log, schema
from whistlepost.server.store.database import Database, Unavailable, opened, sqlite_engine
from whistlepost.server.store.log import Broken, Row, Taken
from whistlepost.server.store.tables import GAMES, LOG, VERSION

WRITERS, TIMES = 6, 40
COUNTER = Table("counter", MetaData(), Column("value", Integer))


async def new_game(database: Database, name: str = "g") -> str:
    values = {"id": name, "game": "ferry", "players": 2, "options": "{}", "commitment": "", "seed": b"", "at": 0}
    async with database.begin() as connection:
        await connection.execute(insert(GAMES).values(values))
    return name


async def kept(database: Database, game: str = "g", number: int = 0) -> list[Row]:
    async with database.begin() as connection:
        return await log.since(connection, game, number)


async def append(database: Database, row: Row) -> None:
    async with database.begin() as connection:
        await log.append(connection, row)


async def test_rows_come_back_in_order_and_as_they_were(database: Database) -> None:
    await new_game(database)
    rows = [Row("g", number, 1, f"key{number}", "", '{"a":"ü\\"🚂"}', 1).linked("") for number in range(12)]
    for row in rows:
        await append(database, row)
    assert await kept(database) == rows
    assert await kept(database, number=9) == rows[9:]


async def test_a_number_is_given_once(database: Database) -> None:
    await new_game(database)
    await append(database, Row("g", 0, 0, "one", "", "{}", 1))
    with pytest.raises(Taken):
        await append(database, Row("g", 0, 1, "two", "", "{}", 1))
    assert [row.key for row in await kept(database)] == ["one"]


async def test_a_key_is_used_once_by_each_seat(database: Database) -> None:
    await new_game(database)
    await append(database, Row("g", 0, 0, "one", "", "{}", 1))
    with pytest.raises(Taken):
        await append(database, Row("g", 1, 0, "one", "", "{}", 1))
    await append(database, Row("g", 1, 1, "one", "", "{}", 1))
    async with database.begin() as connection:
        found = await log.keyed(connection, "g", 1, "one")
        assert found is not None
        assert found.number == 1
        assert await log.keyed(connection, "g", 2, "one") is None


async def test_no_row_without_a_game(database: Database) -> None:
    """Foreign keys hold, on SQLite too."""
    with pytest.raises(Taken):
        await append(database, Row("nowhere", 0, 0, "one", "", "{}", 1))


async def test_several_writers_make_one_order_and_lose_nothing(database: Database) -> None:
    await new_game(database)
    answers = await asyncio.gather(*(write_many(database, writer) for writer in range(WRITERS)))
    rows = await kept(database)
    assert [row.number for row in rows] == list(range(WRITERS * TIMES))
    assert [row.key for row in rows] == [key for _, key in sorted(answer for some in answers for answer in some)]


async def write_many(database: Database, writer: int) -> list[tuple[int, str]]:
    """Write so many rows, each again until it is in; the numbers that were acknowledged."""
    done = []
    for turn in range(TIMES):
        key = f"{writer}-{turn}"
        while True:
            try:
                done.append((await write(database, writer, key), key))
                break
            except Taken:
                continue
    return done


async def write(database: Database, writer: int, key: str) -> int:
    async with database.begin() as connection:
        number = (await connection.execute(select(func.count()).select_from(LOG))).scalar_one()
        await asyncio.sleep(0)
        await log.append(connection, Row("g", number, writer, key, "", "{}", 1))
    return number


async def test_a_transaction_on_sqlite_holds_the_lock_from_its_first_word(tmp_path: Path) -> None:
    """As the driver comes, most of these additions would be lost without an error."""
    database = Database(sqlite_engine(f"sqlite+aiosqlite:///{tmp_path / 'counter.db'}", connections=WRITERS))
    async with database.begin() as connection:
        await connection.run_sync(COUNTER.metadata.create_all)
        await connection.execute(insert(COUNTER).values(value=0))
    await asyncio.gather(*(add_many(database) for _ in range(WRITERS)))
    async with database.begin() as connection:
        assert (await connection.execute(select(func.max(COUNTER.c.value)))).scalar_one() == WRITERS * TIMES
    await database.close()


async def add_many(database: Database) -> None:
    for _ in range(TIMES):
        async with database.begin() as connection:
            value = (await connection.execute(select(COUNTER.c.value))).scalar_one()
            await asyncio.sleep(0)
            await connection.execute(update(COUNTER).values(value=value + 1))


async def test_what_an_error_interrupts_is_not_kept(database: Database) -> None:
    await new_game(database)
    with pytest.raises(ZeroDivisionError):
        await append_and_fail(database)
    assert await kept(database) == []


async def append_and_fail(database: Database) -> None:
    async with database.begin() as connection:
        await log.append(connection, Row("g", 0, 0, "one", "", "{}", 1))
        raise ZeroDivisionError


async def test_a_changed_or_missing_row_is_noticed() -> None:
    first = Row("g", 0, 0, "a", "", "{}", 1).linked("")
    rows = [first, Row("g", 1, 1, "b", "", "{}", 2).linked(first.chain)]
    log.check(rows, 0, "")
    log.check(rows[1:], 1, first.chain)
    changes: list[dict[str, object]] = [
        {"body": "{ }"},
        {"seat": 1},
        {"key": "c"},
        {"at": 3},
        {"asked": "x"},
        {"game": "h"},
    ]
    for change in changes:
        with pytest.raises(Broken, match="row 0 was changed"):
            log.check([replace(first, **change), rows[1]], 0, "")  # type: ignore[arg-type]
    with pytest.raises(Broken, match="row 0 is missing"):
        log.check(rows[1:], 0, "")
    with pytest.raises(Broken, match="row 1 was changed"):
        log.check([first, Row("g", 1, 1, "b", "", "{}", 2).linked("")], 0, "")


async def test_a_database_is_prepared_once(url: str) -> None:
    """Also by several that start at one moment, where there can be several."""
    databases = [opened(url) for _ in range(1 if url.startswith("sqlite") else 3)]
    await asyncio.gather(*(schema.prepare(database) for database in databases))
    await schema.prepare(databases[0])
    async with databases[0].begin() as connection:
        assert (await connection.execute(select(VERSION.c.number))).scalars().all() == [schema.current()]
    for database in databases:
        await database.close()


async def test_the_database_of_a_newer_program_is_refused(database: Database) -> None:
    async with database.begin() as connection:
        await connection.execute(update(VERSION).values(number=schema.current() + 1))
    with pytest.raises(BadData, match="needs a newer program"):
        await schema.prepare(database)


async def test_an_older_database_takes_the_missing_steps(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = []

    async def step(connection: object) -> None:
        taken.append(connection)

    monkeypatch.setattr(schema, "STEPS", [*schema.STEPS, step])
    await schema.prepare(database)
    await schema.prepare(database)
    assert len(taken) == 1


async def test_a_file_is_served_by_one_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    first = opened(url)
    with pytest.raises(BadData, match="another process serves this file"):
        opened(url)
    await first.close()
    await opened(url).close()


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    database = opened(f"sqlite:///{tmp_path / 'games.db'}")
    asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    async with database.begin() as connection:
        found = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in asked]
    assert found == ["wal", 2, 1, 5000]
    await database.close()


@pytest.mark.parametrize("url", ["mysql://host/name", "games.db", "sqlite:///", "sqlite:///:memory:"])
def test_an_address_that_cannot_be_served_is_refused(url: str) -> None:
    with pytest.raises(BadData, match="the database: "):
        opened(url)


@pytest.mark.parametrize(("version", "warned"), [((3, 51, 2), True), ((3, 51, 3), False), ((3, 54, 0), False)])
def test_an_old_sqlite_is_warned_of(
    caplog: pytest.LogCaptureFixture, version: tuple[int, int, int], *, warned: bool
) -> None:
    databases.warn_of_old_sqlite(version)
    assert bool(caplog.records) is warned


async def test_a_database_that_is_not_there_is_unavailable(tmp_path: Path) -> None:
    database = opened(f"postgresql://nobody@/none?host={tmp_path}")
    with pytest.raises(Unavailable):
        await schema.prepare(database)
    await database.close()


async def test_a_locked_file_is_unavailable_and_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    database = opened(f"sqlite:///{file}")
    await schema.prepare(database)
    await new_game(database)
    async with database.begin() as connection:
        await connection.exec_driver_sql("PRAGMA busy_timeout=1")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        await append(database, Row("g", 0, 0, "one", "", "{}", 1))
    other.close()
    await append(database, Row("g", 0, 0, "one", "", "{}", 1))
    assert len(await kept(database)) == 1
    await database.close()
