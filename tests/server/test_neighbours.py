"""Do several processes on one PostgreSQL serve the same games, also while connections are cut?"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest

from tests.server.postgres import USER, Cluster
from tests.server.sockets import following
from tests.server.web import Json, Site, Somebody, fresh, listening, settings
from whistlepost.server.hints import Hints
from whistlepost.server.store.database import opened

Pair = tuple[Site, Site]


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.url()


@pytest.fixture
async def pair(url: str, tmp_path: Path) -> AsyncIterator[Pair]:
    """Two servers with one database and one key."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(listening(settings(url, tmp_path)))
        second = await stack.enter_async_context(listening(settings(url, tmp_path)))
        yield first, second


async def at_both(pair: Pair, **more: str) -> tuple[Somebody, Somebody, str]:
    """Two people at a table, each at a server of their own."""
    ann, ben = await pair[0].person("Ann"), await pair[1].person("Ben")
    table = await ann.open(**more)
    await ben.post(f"/api/tables/{table['id']}/join", invitation=table["invitation"])
    return ann, ben, table["id"]


async def cut(cluster: Cluster, text: str = "") -> None:
    """End every connection to the database, or those whose last statement holds the text."""
    connection = await asyncpg.connect(host=str(cluster.folder), user=USER, database="postgres")
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE $1"
    await connection.execute(f"SELECT count(*) FROM ({ended}) cut", f"%{text}%")
    await connection.close()


async def play(people: list[Somebody], table: str, answers: int) -> None:
    for _ in range(answers):
        scene = await people[0].scene(table)
        asked = people[scene["asked"]]
        await asked.answer(await asked.scene(table), table)


async def test_what_happens_at_one_is_heard_at_the_other(pair: Pair) -> None:
    ann, ben, table = await at_both(pair, watch="everybody")
    async with following(pair[0], table, ann) as hers, following(pair[1], table, ben) as his:
        for ear in (hers, his):
            await ear.until("presence", lambda message: message["seats"] == [0, 1])
        await play([ann, ben], table, 4)
        for ear in (hers, his):
            await ear.until("scene", lambda message: message["scene"]["number"] == 5)
            assert ear.lines() == [0, 1, 2, 3, 4]
        await hers.say(t="say", text="Hello over there")
        assert (await his.until("chat"))["text"] == "Hello over there"
    async with following(pair[0], table, ann) as hers:
        await hers.until("presence", lambda message: message["seats"] == [0])


async def test_cut_connections_lose_nothing(pair: Pair, cluster: Cluster) -> None:
    ann, ben, table = await at_both(pair)
    async with following(pair[1], table, ben) as his:
        await his.until("scene")
        for _ in range(3):
            await cut(cluster)
            await answered(ann, ben, table)
        number = (await ann.scene(table))["number"]
        await his.until("scene", lambda message: message["scene"]["number"] == number)
        assert his.lines() == list(range(number))


async def answered(ann: Somebody, ben: Somebody, table: str) -> None:
    """Give one answer, however often the database goes away; nothing is done twice."""
    scene = await patient(ann, f"/api/tables/{table}/scene")
    asked = [ann, ben][scene["asked"]]
    scene = await patient(asked, f"/api/tables/{table}/scene")
    answers = [scene["options"][0]["name"]]
    body = {"key": fresh(), "number": scene["number"], "seat": scene["seat"], "answers": answers}
    while (await asked.client.post(f"/api/tables/{table}/commands", json=body)).status_code == 503:
        await asyncio.sleep(0.05)


async def patient(person: Somebody, path: str) -> Json:
    while (found := await person.client.get(path)).status_code == 503:
        await asyncio.sleep(0.05)
    scene: Json = found.json()
    return scene


async def test_without_any_word_it_is_heard_after_a_moment(pair: Pair) -> None:
    ann, ben, table = await at_both(pair)
    async with following(pair[1], table, ben) as his:
        await his.until("scene")
        for site in pair:
            site.host.desk.heard[:] = [hear for hear in site.host.desk.heard if "Hints" not in str(hear)]
        await play([ann, ben], table, 1)
        await his.until("scene", lambda message: message["scene"]["number"] == 2)


async def test_words_are_heard_again_after_every_connection_was_cut(url: str, cluster: Cluster) -> None:
    heard: list[tuple[str, object]] = []
    anything: list[int] = []
    database = opened(url)
    ours, theirs = (Hints(database.engine.url, name, lambda *said: heard.append(said), lambda: anything.append(1))
                    for name in "ab")  # fmt: skip
    tasks = [asyncio.ensure_future(hints.run()) for hints in (ours, theirs)]
    await ours.connected.wait()
    await theirs.connected.wait()
    await cut(cluster)
    while len(set(map(str, heard))) < 2 or theirs.times < 2:
        assert not any(task.done() for task in tasks), tasks
        ours.say("g")
        ours.say("g", [1])
        await asyncio.sleep(0.05)
    assert set(map(str, heard)) == {"('g', None)", "('g', [1])"}
    assert len(anything) >= 4
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await database.close()


async def test_too_many_words_become_one() -> None:
    hints = Hints(opened("postgresql://nobody@/none?host=/nowhere").engine.url, "a", lambda *_: None, lambda: None)
    for number in range(1001):
        hints.say(f"g{number}")
    assert [text[:9] for text in hints._waiting] == ['["a", "",', '["a", "g1']
