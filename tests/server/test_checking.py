"""Does `whistlepost check` find what was changed in a database, and does a backup hold all that a server needs?"""

import asyncio
import json
import sqlite3
import subprocess
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bench.served.process import COMMAND
from tests.server.tables import begun, desk_at, play
from tests.server.web import Site, listening, play_on, settings, two_at_a_table
from whistlepost.core.errors import BadData
from whistlepost.server.backup import back_up
from whistlepost.server.checking import Found, checked
from whistlepost.server.store import schema
from whistlepost.server.store.database import opened
from whistlepost.server.store.log import Row


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.db'}"


async def played(folder: Path, games: int = 2) -> list[str]:
    """Games that went on for a while; their names."""
    async with listening(settings(url_of(folder), folder)) as site:
        tables = []
        for _ in range(games):
            ann, ben, table = await two_at_a_table(site)
            await play_on(table, ann, ben, until=6)
            tables.append(table)
    return tables


async def found(url: str, folder: Path) -> list[Found]:
    return [one async for _, one in checked(settings(url, folder))]


def change(folder: Path, statement: str, *values: object) -> None:
    """Do something to the file behind the server's back."""
    with closing(sqlite3.connect(folder / "games.db")) as database:
        assert database.execute(statement, values).rowcount > 0
        database.commit()


async def test_what_is_whole_holds(url: str, tmp_path: Path) -> None:
    async with listening(settings(url, tmp_path)) as site:
        ann, ben, table = await two_at_a_table(site)
        await play_on(table, ann, ben)
        waiting = await ann.open()
    every = await found(url, tmp_path)
    assert {one.game for one in every} == {table, waiting["id"]}
    assert [one.wrong for one in every] == ["", ""]
    assert sum(one.rows for one in every) > 6


ROW = "WHERE game = ? AND number ="
CHANGES = {
    "a row": (f"UPDATE log SET body = body || ' ' {ROW} 3", "row 3: row 3 was"),
    "a seat": (f"UPDATE log SET seat = 1 - seat {ROW} 2", "row 2: row 2 was changed"),
    "a digest": (f"UPDATE log SET chain = '' {ROW} 4", "row 4: row 4 was changed"),
    "a row that is gone": (f"DELETE FROM log {ROW} 2", "row 2: row 2 is missing"),
    "the last row": (f"DELETE FROM log {ROW} 5", "row 5: the table says 6 rows"),
    "who is asked": ("UPDATE tables SET asked = 7 WHERE game = ?", "row 6: the table says 6 rows, seat 7 is asked"),
    "how far it is": ("UPDATE tables SET status = 'over' WHERE game = ?", "row 6: the table says 6 rows, over"),
    "when it moved": ("UPDATE tables SET moved = 1 WHERE game = ?", "row 5: it is later"),
    "the seed": ("UPDATE games SET seed = zeroblob(32) WHERE id = ?", "its seed is not"),
    "the promise": ("UPDATE games SET commitment = '' WHERE id = ?", "its seed is not"),
    "the options": ("UPDATE games SET options = '[' WHERE id = ?", "it cannot be read"),
}


@pytest.mark.parametrize("what", CHANGES)
async def test_what_was_changed_is_found_in_its_game_and_row(tmp_path: Path, what: str) -> None:
    statement, said = CHANGES[what]
    broken, whole = await played(tmp_path)
    change(tmp_path, statement, broken)
    wrong = {one.game: one.wrong for one in await found(url_of(tmp_path), tmp_path)}
    assert wrong[whole] == ""
    assert wrong[broken].startswith(said), wrong[broken]


async def test_a_draw_that_the_seed_does_not_give_is_found_though_all_digests_fit(tmp_path: Path) -> None:
    desk = desk_at(opened(url_of(tmp_path)))
    await schema.prepare(desk.database)
    course = await begun(desk)
    while not any(answer.seat < 0 for answer in course.answers):
        await play(desk, course)
    await desk.database.close()
    (tmp_path / "key").write_bytes(desk.key)
    assert [one.wrong for one in await found(url_of(tmp_path), tmp_path)] == [""]
    number = redrawn(tmp_path)
    (one,) = await found(url_of(tmp_path), tmp_path)
    assert one.wrong.startswith(f"row {number}: "), one.wrong
    assert "draw" in one.wrong or "follow" in one.wrong


def redrawn(folder: Path) -> int:
    """Change the first draw of the log, and all digests from there on; the number of its row."""
    with closing(sqlite3.connect(folder / "games.db")) as database:
        database.row_factory = sqlite3.Row
        rows = [Row(**dict(row)) for row in database.execute("SELECT * FROM log ORDER BY number")]
        first = next(row.number for row in rows if json.loads(row.body)["chance"])
        before = ""
        for row in rows:
            again = replace(row, body=changed(row.body) if row.number == first else row.body).linked(before)
            before = again.chain
            facts = again.body, again.chain, again.number
            database.execute("UPDATE log SET body = ?, chain = ? WHERE number = ?", facts)
        database.commit()
    return first


def changed(body: str) -> str:
    """The same row with another last draw."""
    facts = json.loads(body)
    facts["chance"][-1] = other(facts["chance"][-1])
    return json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def other(name: str) -> str:
    """Another outcome of the same draw."""
    return name[:-1] + str((int(name[-1]) + 1) % 2) if name[-1].isdigit() else name + "x"


async def test_the_wrong_key_and_the_wrong_version_are_told(tmp_path: Path) -> None:
    await played(tmp_path, games=1)
    (tmp_path / "key").rename(tmp_path / "elsewhere")
    with pytest.raises(BadData, match="without the key"):
        await found(url_of(tmp_path), tmp_path)
    (tmp_path / "elsewhere").rename(tmp_path / "key")
    for version, said in ((0, "start the server on it once"), (99, "needs a newer program")):
        change(tmp_path, "UPDATE version SET number = ?", version)
        with pytest.raises(BadData, match=said):
            await found(url_of(tmp_path), tmp_path)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=False)


async def test_a_backup_of_a_running_server_is_a_folder_to_go_on_from(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    async with listening(settings(url_of(data), data)) as site:
        ann, ben, table = await two_at_a_table(site, game="campaign")
        await play_on(table, ann, ben, until=4)
        said = await asyncio.to_thread(run, "backup", str(copy), "--data", str(data))
        assert said.returncode == 0, said.stderr
        await play_on(table, ann, ben, until=6)
    assert {path.name for path in copy.iterdir()} == {"games.db", "key"}
    assert (copy / "key").read_bytes() == (data / "key").read_bytes()
    holds = await asyncio.to_thread(run, "check", "--data", str(copy))
    assert (holds.returncode, holds.stdout.strip()) == (0, "All hold: 1 games, 4 rows.")
    async with listening(settings(url_of(copy), copy)) as site:
        scene = await on(site, ann.client.headers["authorization"], table)
        assert scene["number"] == 4
    change(copy, "UPDATE log SET at = 0 WHERE number = 3")
    broken = await asyncio.to_thread(run, "check", "--data", str(copy), "--lang", "pt")
    assert broken.returncode == 1
    assert f"partida {table}, row 3: row 3 was changed" in broken.stdout
    assert "1 de 1 partidas não conferem" in broken.stdout


async def on(site: Site, token: str, table: str) -> dict[str, object]:
    """How the table stands there, for the one with that token."""
    found = await site.client(headers={"authorization": token}).get(f"/api/tables/{table}/scene")
    return dict(found.json())


def test_what_cannot_be_copied_says_why_and_leaves_nothing_behind(tmp_path: Path) -> None:
    key, to = tmp_path / "key", tmp_path / "to"
    with pytest.raises(BadData, match="pg_dump"):
        back_up("postgresql://user@host/name", key, to)
    with pytest.raises(BadData, match="there is no such file"):
        back_up(url_of(tmp_path), key, to)
    key.write_bytes(bytes(32))
    (tmp_path / "games.db").write_bytes(b"SQLite format 3\0" + bytes(5000))
    with pytest.raises(BadData, match="could not be written"):
        back_up(url_of(tmp_path), key, to)
    assert {path.name for path in tmp_path.iterdir()} == {"key", "games.db"}
    to.mkdir()
    with pytest.raises(BadData, match="is there already"):
        back_up(url_of(tmp_path), key, to)
