"""Is everybody told once that they are asked, where they want to be told, and nobody who knows it already?"""

import asyncio
import base64
import hmac
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.receivers import Heard, Receiver, answer, receiving
from tests.server.sockets import following
from tests.server.strange import PROGRAM
from tests.server.tables import Clock as Wall
from tests.server.web import Json, Site, Somebody, listening, settings, two_at_a_table
from whistlepost.server import limits
from whistlepost.server.lateness import Watch
from whistlepost.server.life import Habits
from whistlepost.server.notices.looking import SEEN, Looking
from whistlepost.server.notices.outward import Outward
from whistlepost.server.notices.quiet import GATHER
from whistlepost.server.notices.reach import Reach
from whistlepost.server.notices.sending import FIRST
from whistlepost.server.store import clocks, jobs
from whistlepost.server.store.waiting import JOBS

HABITS = Habits(thinkers=1, seconds=20, program=PROGRAM, bot_pause=0, poll=10)
PAUSE = HABITS.notice_pause
HOUR = 3_600_000
WAYS = "/api/me/notices"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests turn the clock on by hours; that nobody was there is for other tests."""
    monkeypatch.setattr(Watch, "USUAL", 10**12)


@pytest.fixture
def wall() -> Wall:
    return Wall()


def reaching(url: str, folder: Path, wall: Wall, **more: Any) -> Any:
    """A server that may tell programs on loopback."""
    return settings(url, folder, habits=HABITS, now=wall, reach=Reach(outward=Outward(intranet=True), **more))


@pytest.fixture
async def both(url: str, tmp_path: Path, wall: Wall) -> AsyncIterator[Site]:
    """A server on either database."""
    async with listening(reaching(url, tmp_path, wall)) as found:
        yield found


@pytest.fixture
async def site(tmp_path: Path, wall: Wall) -> AsyncIterator[Site]:
    async with listening(reaching(f"sqlite:///{tmp_path / 'games.db'}", tmp_path, wall)) as found:
        yield found


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as found:
        yield found


async def at_a_table(site: Site, receiver: Receiver, **more: Any) -> tuple[Somebody, Somebody, str, str]:
    """Two people; Ben has a program that is told, and is asked now. The last is the secret of its letters."""
    ann, ben, table = await two_at_a_table(site, **more)
    secret = (await ben.post(f"{WAYS}/webhooks", url=receiver.url))["secret"]
    await asked(ann, table, 1)
    return ann, ben, table, secret


async def asked(person: Somebody, table: str, seat: int) -> None:
    """The person answers until that seat is asked."""
    while (scene := await person.scene(table))["asked"] != seat:
        await person.answer(scene, table)


async def later(site: Site, wall: Wall, milliseconds: int = PAUSE) -> None:
    """Time goes by, and what falls due is done."""
    wall.at += milliseconds
    still = 0
    while still < 3:  # what was claimed just now is begun a moment later
        still = 0 if await busy(site, wall) else still + 1
        site.host.life.due.wake()
        await asyncio.sleep(0.01)


async def busy(site: Site, wall: Wall) -> bool:
    """Is anything being done, or due?"""
    async with site.host.database.begin() as connection:
        found = [jobs.job_of(row) for row in (await connection.execute(select(JOBS))).mappings()]
    return any(max(job.due_at, job.claimed_until) <= wall.at for job in found) or any(site.host.life.due.busy.values())


def told(heard: Heard) -> list[tuple[str, str]]:
    return [(notice["kind"], notice["table"]) for notice in heard.json["notices"]]


async def test_a_program_is_told_once_that_its_person_is_asked(both: Site, wall: Wall, receiver: Receiver) -> None:
    _, _, table, secret = await at_a_table(both, receiver)
    await later(both, wall, PAUSE - 1)
    assert receiver.heard == []
    await later(both, wall, 1)
    (heard,) = receiver.heard
    link = f"{both.address}/t/{table}"
    assert heard.json["text"] == f"It is your turn at ferry. {link}"
    assert heard.json["notices"] == [
        {
            "kind": "turn",
            "table": table,
            "game": "ferry",
            "seat": 1,
            "number": heard.json["notices"][0]["number"],
            "link": link,
        }
    ]
    assert proved(heard, secret)
    await later(both, wall, 30 * 24 * HOUR)
    assert len(receiver.heard) == 1


def proved(heard: Heard, secret: str) -> bool:
    """Was it signed with the secret?"""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{heard.headers['webhook-id']}.{heard.headers['webhook-timestamp']}.".encode() + heard.body
    expected = base64.b64encode(hmac.digest(key, signed, "sha256")).decode()
    return heard.headers["webhook-signature"] == f"v1,{expected}"


async def test_who_answers_in_time_is_not_told(site: Site, wall: Wall, receiver: Receiver) -> None:
    _, ben, table, _ = await at_a_table(site, receiver)
    await later(site, wall, PAUSE - 1)
    await asked(ben, table, 0)
    await later(site, wall)
    assert receiver.heard == []


async def test_several_questions_of_one_turn_are_one_notice(site: Site, wall: Wall, receiver: Receiver) -> None:
    _, ben, table, _ = await at_a_table(site, receiver)
    await later(site, wall)
    scene = await ben.scene(table)
    await ben.answer(scene, table)
    assert (await ben.scene(table))["asked"] == 1, "a turn of this game has two answers"
    await later(site, wall, GATHER)
    assert len(receiver.heard) == 1


async def test_who_looks_at_the_table_is_not_told(site: Site, wall: Wall, receiver: Receiver) -> None:
    looking = Looking(site.app.state.rooms)
    _, ben, table, _ = await at_a_table(site, receiver)
    async with following(site, table, ben, seat=1) as ear:
        await ear.until("scene")
        for _ in range(1 + SEEN // 10_000 + 1):
            await looking.look()
            await later(site, wall, 10_000)
    await later(site, wall, GATHER)
    assert receiver.heard == []


async def test_who_went_away_before_they_could_see_it_is_told(site: Site, wall: Wall, receiver: Receiver) -> None:
    _, ben, table, _ = await at_a_table(site, receiver)
    async with following(site, table, ben, seat=1) as ear:
        await ear.until("scene")
        await later(site, wall, 10_000)
        await Looking(site.app.state.rooms).look()
        await later(site, wall, PAUSE - 1)
        assert receiver.heard == []
    await later(site, wall, 1)
    assert len(receiver.heard) == 1


async def test_a_page_in_the_background_does_not_look(site: Site, wall: Wall, receiver: Receiver) -> None:
    _, ben, table, _ = await at_a_table(site, receiver)
    async with following(site, table, ben, seat=1) as ear:
        await ear.say(t="look", on=False)
        await ear.say(t="ping")
        await ear.until("pong")
        await later(site, wall, 10_000)
        await Looking(site.app.state.rooms).look()
        await later(site, wall, PAUSE - 10_000)
    assert len(receiver.heard) == 1


async def test_somebody_else_who_looks_changes_nothing(site: Site, wall: Wall, receiver: Receiver) -> None:
    ann, _, table, _ = await at_a_table(site, receiver)
    async with following(site, table, ann, seat=0) as ear:
        await ear.until("scene")
        await later(site, wall, 10_000)
        await Looking(site.app.state.rooms).look()
        await later(site, wall, PAUSE - 10_000)
    assert len(receiver.heard) == 1


async def test_what_follows_soon_is_told_together(site: Site, wall: Wall, receiver: Receiver) -> None:
    ann, ben, first, _ = await at_a_table(site, receiver)
    await later(site, wall)
    since = wall.at
    tables = [(await two_more(ann, ben, wall))["id"] for _ in range(7)]
    await later(site, wall, since + GATHER - 1 - wall.at)
    assert [told(heard) for heard in receiver.heard] == [[("turn", first)]]
    await later(site, wall, 1)
    assert sorted(told(receiver.heard[1])) == sorted(("turn", table) for table in tables)
    rows = receiver.heard[1].json["text"].splitlines()
    assert (rows[0], rows[-1], len(rows)) == ("It is your turn at 7 tables.", "and 2 more", 7)


async def two_more(ann: Somebody, ben: Somebody, wall: Wall) -> Json:
    """Another table at which Ben is asked, after a while: tables are not opened all at once."""
    wall.at += 12_000
    table = await ann.open()
    await ben.post(f"/api/tables/{table['id']}/join", invitation=table["invitation"])
    await asked(ann, table["id"], 1)
    return table


QUIET = {"begin": 22 * 60, "end": 8 * 60}
EVENING = 1_800_050_400_000
"""22:00 in universal time."""


@pytest.mark.parametrize("answers", [False, True])
async def test_nobody_is_told_in_quiet_hours(site: Site, wall: Wall, receiver: Receiver, *, answers: bool) -> None:
    wall.at = EVENING - PAUSE
    _, ben, table, _ = await at_a_table(site, receiver)
    await ben.client.put(WAYS, json={"zone": "UTC", "quiet": QUIET, "hurry": True, "over": True})
    await later(site, wall, 10 * HOUR + PAUSE - 1)
    assert receiver.heard == []
    if answers:
        await asked(ben, table, 0)
    await later(site, wall, 1)
    assert [told(heard) for heard in receiver.heard] == ([] if answers else [[("turn", table)]])


async def test_nobody_is_told_more_often_than_a_day_bears(
    site: Site, wall: Wall, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LETTERS_A_DAY", 1)
    wall.at = EVENING - 2 * HOUR
    ann, ben, _, _ = await at_a_table(site, receiver)
    await later(site, wall)
    other = (await two_more(ann, ben, wall))["id"]
    await later(site, wall, HOUR)
    assert len(receiver.heard) == 1
    await later(site, wall, 3 * HOUR)
    assert told(receiver.heard[1]) == [("turn", other)]


async def test_everybody_else_is_told_that_a_game_is_over(site: Site, wall: Wall, receiver: Receiver) -> None:
    ann, ben, table, _ = await at_a_table(site, receiver)
    seats = [ann, ben]
    while (scene := await ann.scene(table))["status"] == "running":
        last = scene["asked"]
        await seats[last].answer(await seats[last].scene(table), table)
    await seats[last].post(f"{WAYS}/webhooks", url=receiver.url + "/last")
    await seats[1 - last].post(f"{WAYS}/webhooks", url=receiver.url + "/other")
    await later(site, wall)
    assert {(heard.path, *told(heard)) for heard in receiver.heard if heard.path != "/hook"} == {
        ("/hook/other", ("over", table))
    }


async def test_who_has_days_is_told_when_they_are_nearly_up(site: Site, wall: Wall, receiver: Receiver) -> None:
    _, ben, table, _ = await at_a_table(site, receiver, pace={"kind": "turns", "move": 24 * 3600})
    await later(site, wall)
    await later(site, wall, 18 * HOUR - PAUSE - 1)
    assert len(receiver.heard) == 1
    await later(site, wall, 1)
    assert [told(heard) for heard in receiver.heard] == [[("turn", table)], [("hurry", table)]]
    await ben.client.put(WAYS, json={"zone": "UTC", "quiet": None, "hurry": False, "over": False})


async def test_who_does_not_want_to_be_hurried_is_not(site: Site, wall: Wall, receiver: Receiver) -> None:
    _, ben, _, _ = await at_a_table(site, receiver, pace={"kind": "turns", "move": 24 * 3600})
    await ben.client.put(WAYS, json={"zone": "UTC", "quiet": None, "hurry": False, "over": False})
    await later(site, wall, 23 * HOUR)
    assert [kind for heard in receiver.heard for kind, _ in told(heard)] == ["turn"]


async def test_time_that_was_given_back_is_no_hurry(site: Site, wall: Wall, receiver: Receiver) -> None:
    await at_a_table(site, receiver, pace={"kind": "turns", "move": 24 * 3600})
    await later(site, wall)
    wall.at += 10 * HOUR
    async with site.host.database.begin() as connection:
        await clocks.give_back(connection, 10 * HOUR, wall.at)
    await later(site, wall, 9 * HOUR)
    assert len(receiver.heard) == 1
    await later(site, wall, 9 * HOUR)
    assert len(receiver.heard) == 2


async def test_what_does_not_arrive_is_tried_again_under_the_same_number(
    site: Site, wall: Wall, receiver: Receiver
) -> None:
    _, ben, _, secret = await at_a_table(site, receiver)
    receiver.answers = [answer(500), b"", answer(302, "location: /x\r\n")]
    await later(site, wall)
    for tries, wait in enumerate((FIRST, 3 * FIRST, 9 * FIRST), 1):
        await later(site, wall, wait - 1)
        assert len(receiver.heard) == tries
        await later(site, wall, 1)
    assert len({heard.headers["webhook-id"] for heard in receiver.heard}) == 1
    assert all(proved(heard, secret) for heard in receiver.heard)
    assert (await ben.get(WAYS))["ways"][0]["outcome"] == "sent"


async def test_it_is_not_tried_again_once_it_is_answered(site: Site, wall: Wall, receiver: Receiver) -> None:
    _, ben, table, _ = await at_a_table(site, receiver)
    receiver.answers = [answer(500)] * 9
    await later(site, wall)
    await asked(ben, table, 0)
    await later(site, wall, HOUR)
    assert len(receiver.heard) == 1


async def test_it_is_given_up_after_so_many_tries(site: Site, wall: Wall, receiver: Receiver) -> None:
    _, ben, _, _ = await at_a_table(site, receiver)
    receiver.answers = [answer(503)] * 99
    for _ in range(limits.TRIES + 3):
        await later(site, wall, HOUR)
    assert len(receiver.heard) == limits.TRIES
    (way,) = (await ben.get(WAYS))["ways"]
    assert (way["outcome"], way["rests"]) == ("status_503", False)


async def test_a_way_that_is_gone_rests_until_it_is_tried(site: Site, wall: Wall, receiver: Receiver) -> None:
    ann, ben, _, _ = await at_a_table(site, receiver)
    receiver.answers = [answer(410)]
    await later(site, wall)
    assert (await ben.get(WAYS))["ways"][0]["rests"]
    await two_more(ann, ben, wall)
    await later(site, wall, HOUR)
    assert len(receiver.heard) == 1
    await ben.post(f"{WAYS}/test")
    await later(site, wall, 0)
    assert told(receiver.heard[1]) == [("test", "")]
    assert not (await ben.get(WAYS))["ways"][0]["rests"]


async def test_nobody_is_told_of_tables_on_one_device(site: Site, wall: Wall, receiver: Receiver) -> None:
    ben = await site.person()
    await ben.post(f"{WAYS}/webhooks", url=receiver.url)
    await ben.open(seats="me me", local=True)
    await later(site, wall, HOUR)
    assert receiver.heard == []


async def test_no_bot_is_told_in_place_of_its_person(site: Site, wall: Wall, receiver: Receiver) -> None:
    _, ben, table, _ = await at_a_table(site, receiver)
    await ben.post(f"/api/tables/{table}/mind", seat=1, bot="random")
    await later(site, wall, HOUR)
    assert "turn" not in {kind for heard in receiver.heard for kind, _ in told(heard)}


async def test_the_log_tells_no_address_and_no_secret(
    site: Site, wall: Wall, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    _, _, _, secret = await at_a_table(site, receiver)
    caplog.clear()
    receiver.answers = [answer(500)] * 99
    for _ in range(limits.TRIES):
        await later(site, wall, HOUR)
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("whistlepost")]
    assert any("webhook" in line for line in ours)
    assert not [line for line in ours if "/hook" in line or str(receiver.port) in line or secret in line]
