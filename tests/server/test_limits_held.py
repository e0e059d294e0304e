"""Is no more kept, done at one time or waited for than each limit says, and just as much as it says?"""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.authenticator import Authenticator
from tests.server.receivers import answer, receiving
from tests.server.sockets import following
from tests.server.tables import Clock, begun
from tests.server.test_notices import WAYS, asked, later, patient, reaching, two_more
from tests.server.test_passkeys import guest
from tests.server.web import Site, Somebody, done, fresh, listening, play_on, refused, settings, two_at_a_table
from whistlepost import Table
from whistlepost.server import analysis, limits, rooms
from whistlepost.server import desk as accepting
from whistlepost.server.desk import Desk

__all__ = ["patient"]


async def test_a_game_has_so_many_rows(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accepting, "ROWS", 3)
    ann, ben, table = await two_at_a_table(site)
    scene = await play_on(table, ann, ben, until=3)
    asked_one = [ann, ben][scene["asked"]]
    scene = await asked_one.scene(table)
    body = {"key": fresh(), "number": 3, "seat": scene["seat"], "answers": [scene["options"][0]["name"]]}
    assert await asked_one.refused("POST", f"/api/tables/{table}/commands", **body) == "too_long"
    assert await asked_one.scene(table) == scene
    assert limits.ROWS == 5_000


@pytest.mark.parametrize(("more", "status"), [(0, 200), (-2, 409)])
async def test_a_record_that_comes_in_leaves_room_for_as_many_rows(
    here: Site, monkeypatch: pytest.MonkeyPatch, more: int, status: int
) -> None:
    table = Table("ferry", players=2, seed=7)
    for _ in range(6):
        table.play(table.options()[0])
    monkeypatch.setattr(limits, "ROWS", 2 * 3 + more)  # each seat has answered twice in three turns
    ann = await here.person()
    body = {"key": fresh(), "text": table.record(), "as": "local"}
    response = await ann.client.post("/api/records", json=body)
    assert response.status_code == status, response.text
    assert len(await ann.get("/api/me/tables")) == (status == 200)


async def test_so_many_games_are_in_memory_and_the_others_come_back(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accepting, "COURSES", 2)
    first, second = [await begun(desk, name=name) for name in "ab"]
    assert await desk.course("a") is first
    await begun(desk, name="c")
    assert desk.courses == 2
    assert await desk.course("a") is first
    again = await desk.course("b")
    assert (again is second, again.number, again.chain) == (False, second.number, second.chain)


async def test_so_many_helps_are_worked_out_at_one_time(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = await two_at_a_table(here)
    inner, inside, go = analysis.helped, threading.Semaphore(0), threading.Event()
    within: list[int] = [0, 0]

    def helped(*given: Any) -> Any:
        within[0] += 1
        within[1] = max(within)
        inside.release()
        go.wait(20)
        within[0] -= 1
        return inner(*given)

    monkeypatch.setattr(analysis, "helped", helped)
    path = f"/api/tables/{table}/helps/chance"
    asks = [asyncio.create_task(ann.get(path, card="1")) for _ in range(3 * limits.THINKING)]
    for _ in range(limits.THINKING):
        assert await asyncio.to_thread(inside.acquire, timeout=20)
    assert await ann.scene(table)  # nobody else waits for them
    go.set()
    assert len({str(found) for found in await asyncio.gather(*asks)}) == 1
    assert within == [0, limits.THINKING]


async def test_a_person_has_so_many_passkeys(here: Site) -> None:
    ann = await guest(here)
    for number in range(limits.PASSKEYS):
        assert len(done(await kept(here, ann))) == number + 1
    before = done(await ann.get("/api/me/passkeys"))
    assert refused(await kept(here, ann)) == "many_passkeys"
    assert done(await ann.get("/api/me/passkeys")) == before


async def kept(site: Site, person: httpx.AsyncClient) -> httpx.Response:
    """What is answered to one more passkey."""
    options = done(await person.post("/api/me/passkeys/new", json={}))
    return await person.post("/api/me/passkeys", json=Authenticator(site.address).made(options))


async def test_a_way_rests_after_so_many_failures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TRIES", 1)
    monkeypatch.setattr(limits, "FAILURES", 3)
    wall = Clock()
    async with receiving() as receiver, listening(reaching(f"sqlite:///{tmp_path / 'g.db'}", tmp_path, wall)) as site:
        receiver.answers = [answer(500)] * 99
        ann, ben, table = await two_at_a_table(site)
        await ben.post(f"{WAYS}/webhooks", url=receiver.url)
        await asked(ann, table, 1)
        rests = []
        for _ in range(4):
            await later(site, wall, 1_000_000)
            rests.append((await ben.get(WAYS))["ways"][0]["rests"])
            await two_more(ann, ben, wall)
        assert rests == [False, False, True, True]
        assert len(receiver.heard) == 3


async def test_who_comes_is_told_so_many_remarks(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "REMARKS", 3)
    ann, ben, table = await two_at_a_table(here)
    async with following(here, table, ann) as ear:
        for number in range(4):
            await ear.say(t="say", text=str(number))
            await ear.until("chat")
            async with following(here, table, ben) as his:
                await his.until("presence")
                told = [message["text"] for message in his.heard if message["t"] == "chat"]
                assert told == [str(before) for before in range(max(0, number - 2), number + 1)]


@pytest.mark.parametrize("name", ["SOCKETS_OF_PERSON", "SOCKETS_OF_ADDRESS", "WATCHERS"])
async def test_of_many_who_come_at_once_so_many_stay(site: Site, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Also where each of them has to wait for the database before it is let in."""
    monkeypatch.setattr(limits, name, 3)
    ann, _, table = await two_at_a_table(site)
    async with AsyncExitStack() as stack:
        who = ann if name == "SOCKETS_OF_PERSON" else None
        ears = await asyncio.gather(*(stack.enter_async_context(following(site, table, who)) for _ in range(9)))
        first = [(await ear.next()).get("code", "in") for ear in ears]
        assert sorted(first) == ["in"] * 3 + ["too_many"] * 6
        ends = [await ear.end() for ear, word in zip(ears, first, strict=True) if word != "in"]
        assert ends == [(1008, "too_many")] * 6
        async with following(site, table, None if who else ann) as other:
            word = (await other.next()).get("code", "in")
        assert (word == "in") is (name != "SOCKETS_OF_ADDRESS")


Use = Callable[[], Awaitable[httpx.Response]]
"""What holds for a time is used."""


async def session(site: Site) -> Use:
    ann = await site.person()
    return lambda: ann.client.get("/api/me")


async def seat_link(site: Site) -> Use:
    ann, _, table = await two_at_a_table(site)
    token = (await ann.post(f"/api/tables/{table}/seatlink", seat=0))["token"]
    phone = await site.person()
    return lambda: phone.client.post(f"/api/tables/{table}/join", json={"invitation": token})


async def challenge(site: Site) -> Use:
    ann, key = await guest(site), Authenticator(site.address)
    made = key.made(done(await ann.post("/api/me/passkeys/new", json={})))
    return lambda: ann.post("/api/me/passkeys", json=made)


@pytest.mark.parametrize(
    ("opening", "passed", "code"),
    [(session, limits.SESSION - 1, ""), (session, limits.SESSION, "unknown"),
     (seat_link, limits.SEAT_LINK - 1, ""), (seat_link, limits.SEAT_LINK, "started"),
     (challenge, limits.CHALLENGE, ""), (challenge, limits.CHALLENGE + 1, "bad_passkey")],
)  # fmt: skip
async def test_what_holds_for_a_time_holds_to_its_end(
    tmp_path: Path, opening: Callable[[Site], Awaitable[Use]], passed: int, code: str
) -> None:
    wall = Clock()
    async with listening(settings(f"sqlite:///{tmp_path / 'g.db'}", tmp_path, now=wall)) as site:
        use = await opening(site)
        wall.at += passed
        response = await use()
        assert ("" if response.status_code == 200 else refused(response)) == code


async def test_an_answer_that_does_not_come_is_not_waited_for(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def endless(*_: object) -> None:
        await asyncio.Event().wait()

    client = here.client()
    with monkeypatch.context() as patch:
        patch.setattr("whistlepost.server.routes.tables.seats.lobby", endless)
        patch.setattr(limits, "BODY_SECONDS", 0)
        patch.setattr(limits, "ANSWER_SECONDS", 0.2)
        response = await client.get("/api/tables")
    assert (response.status_code, refused(response)) == (503, "unavailable")
    assert (await client.get("/api/tables")).status_code == 200


async def test_the_next_table_may_be_opened_when_one_is_over(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "UNFINISHED", 1)
    ann = await here.person()
    table = await ann.open(seats="me me", local=True)
    assert await one_more(ann) == "many_tables"
    assert [one["id"] for one in await ann.get("/api/me/tables")] == [table["id"]]
    await play_on(table["id"], ann)
    assert (await ann.open())["status"] == "waiting"


async def one_more(person: Somebody) -> str:
    """The code by which one more table is refused."""
    return await person.refused("POST", "/api/tables", key=fresh(), game="ferry", players=2, seats=["me", "open"])
