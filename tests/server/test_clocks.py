"""Is nobody's time counted wrongly, and does what the table agreed on happen when it is up?"""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.strange import PROGRAM
from tests.server.tables import Clock as Wall
from tests.server.web import Json, Site, Somebody, listening, refused, settings, two_at_a_table
from whistlepost.server.clocks import GRACE, Clock, fresh, turned
from whistlepost.server.lateness import Watch, decision
from whistlepost.server.life import Habits

LIVE = {"kind": "live", "bank": 60, "move": 10}
DAYS = {"kind": "turns", "move": 86_400}
QUICK = Habits(thinkers=1, seconds=20, program=PROGRAM, bot_pause=0, poll=10)


def at_the_table(*events: tuple[int | None, int], pace: dict[str, Any] = LIVE) -> Clock:
    """The clock after seats were asked at these seconds."""
    clock = fresh("g", pace, 3, 0)
    for seat, second in events:
        clock = turned(clock, pace, seat, second * 1000)
    return clock


def test_a_decision_has_its_allowance_and_then_the_bank() -> None:
    clock = at_the_table((0, 0))
    assert (clock.deadline, clock.late(69_999), clock.late(70_000)) == (70_000, False, True)


def test_what_is_not_used_of_the_allowance_is_not_saved() -> None:
    assert at_the_table((0, 0), (1, 3)).banks == (60_000, 60_000, 60_000)


def test_what_goes_beyond_the_allowance_comes_out_of_the_bank() -> None:
    clock = at_the_table((0, 0), (1, 25), (0, 26))
    assert (clock.banks, clock.deadline) == ((45_000, 60_000, 60_000), 26_000 + 10_000 + 45_000)


def test_several_answers_in_a_row_are_one_decision() -> None:
    assert at_the_table((0, 0), (0, 5), (0, 9)) == at_the_table((0, 0))


def test_nobodys_time_runs_while_a_bot_is_asked() -> None:
    clock = at_the_table((0, 0), (None, 5), (1, 500))
    assert (clock.banks, clock.deadline) == ((60_000,) * 3, 570_000)
    assert not at_the_table((0, 0), (None, 5)).late(10**12)


def test_a_bank_is_never_below_nothing() -> None:
    assert at_the_table((0, 0), (1, 1000)).banks[0] == 0


def test_time_that_was_given_back_is_not_charged() -> None:
    clock = turned(replace(at_the_table((0, 0)), deadline=170_000), LIVE, 1, 105_000)
    assert clock.banks[0] == 60_000


def test_turn_by_turn_has_no_bank() -> None:
    clock = at_the_table((2, 0), (1, 90_000), pace=DAYS)
    assert (clock.banks, clock.deadline) == ((0, 0, 0), (90_000 + 86_400) * 1000)


@pytest.mark.parametrize(
    ("votes", "others", "decided"),
    [({}, [0, 1], None), ({0: "bot"}, [0, 1], None), ({0: "bot", 1: "bot"}, [0, 1], "bot"),
     ({0: "bot", 1: "wait"}, [0, 1], None), ({0: "skip"}, [0], "skip"), ({2: "bot"}, [0], None)],
)  # fmt: skip
def test_more_than_half_decide(votes: dict[int, str], others: list[int], decided: str | None) -> None:
    assert decision(votes, others) == decided


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
async def lively(url: str, tmp_path: Path, wall: Wall) -> AsyncIterator[Site]:
    async with listening(settings(url, tmp_path, habits=QUICK, now=wall)) as found:
        yield found


async def late_table(site: Site, wall: Wall, late: str, **more: Any) -> tuple[Somebody, Somebody, str]:
    """Two people; the time of the first is up."""
    ann, ben, table = await two_at_a_table(site, pace=LIVE, late=late, **more)
    assert (await ann.scene(table))["clock"]["late"] is False
    wall.at += 70_000
    await site.host.life.watch.look()  # is usual here: see below
    site.host.life.due.wake()
    return ann, ben, table


async def changed(person: Somebody, table: str, before: int = 1) -> Json:
    """The scene once the game has gone on."""
    while (scene := await person.scene(table))["number"] == before:
        await asyncio.sleep(0.02)
    return scene


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests turn the clock on by minutes; only the test of the watch finds that unusual."""
    monkeypatch.setattr(Watch, "USUAL", 10**9)


async def test_a_turn_is_skipped_by_a_bot_that_answers_once(lively: Site, wall: Wall) -> None:
    ann, ben, table = await late_table(lively, wall, "skip")
    scene = await changed(ann, table)
    assert (scene["asked"], scene["clock"]["seat"], scene["clock"]["banks"]) == (1, 1, [0, 60_000])
    assert (await ben.get(f"/api/tables/{table}"))["seats"][0]["minded"] is None


async def test_a_bot_takes_over_until_the_person_is_back(lively: Site, wall: Wall) -> None:
    ann, ben, table = await late_table(lively, wall, "bot")
    scene = await changed(ben, table)
    await ben.answer(scene, table)
    assert (await ben.get(f"/api/tables/{table}"))["seats"][0]["minded"] == "greedy"
    await ann.post(f"/api/tables/{table}/mind", seat=0, bot=None)
    assert (await ben.get(f"/api/tables/{table}"))["seats"][0]["minded"] is None


async def test_who_forfeits_does_not_come_back(lively: Site, wall: Wall) -> None:
    ann, _, table = await late_table(lively, wall, "forfeit")
    await changed(ann, table)
    seat = (await ann.get(f"/api/tables/{table}"))["seats"][0]
    assert (seat["minded"], seat["forfeited"], seat["mine"]) == ("greedy", True, True)
    body = {"seat": 0, "bot": None}
    assert refused(await ann.client.post(f"/api/tables/{table}/mind", json=body)) == "no_seat"


async def test_the_others_vote(lively: Site, wall: Wall) -> None:
    ann, ben, table = await late_table(lively, wall, "vote")
    scene = await ben.scene(table)
    assert (scene["clock"]["late"], scene["clock"]["wishes"]) == (True, {})
    wish = {"seat": 0, "wish": "wait"}
    assert refused(await ann.client.post(f"/api/tables/{table}/late", json=wish)) == "no_vote"
    await ben.post(f"/api/tables/{table}/late", seat=1, wish="wait")
    assert (await ben.scene(table))["clock"]["late"] is False
    wish = {"seat": 1, "wish": "bot"}
    assert refused(await ben.client.post(f"/api/tables/{table}/late", json=wish)) == "no_vote"
    wall.at += GRACE
    await ben.post(f"/api/tables/{table}/late", seat=1, wish="bot")
    assert (await changed(ben, table))["asked"] == 1


async def test_who_answers_in_time_is_not_late(lively: Site, wall: Wall) -> None:
    ann, ben, table = await two_at_a_table(lively, pace=LIVE, late="bot")
    wall.at += 69_000
    scene = await ann.scene(table)
    await ann.answer(scene, table)
    scene = await ann.scene(table)
    await ann.answer(scene, table)
    wall.at += 1_000
    lively.host.life.due.wake()
    await asyncio.sleep(0.1)
    assert (await ben.scene(table))["clock"]["banks"] == [1_000, 60_000]
    assert (await ben.get(f"/api/tables/{table}"))["seats"][0]["minded"] is None


async def test_nobody_is_late_because_the_server_was_away(
    lively: Site, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Watch, "USUAL", 20_000)
    ann, _, table = await two_at_a_table(lively, pace=LIVE, late="bot")
    watch, host = lively.host.life.watch, lively.host
    await watch.look()
    before = (await ann.scene(table))["clock"]["deadline"]
    wall.at += 3_600_000
    assert await watch.look() == 3_600_000
    assert (await ann.scene(table))["clock"]["deadline"] == before + 3_600_000
    wall.at += 15_000
    assert await watch.look() == 0
    wall.at += 30 * 86_400_000
    assert await watch.look() > 0
    assert (await ann.scene(table))["clock"]["late"] is False
    host.life.due.wake()
    await asyncio.sleep(0.1)
    assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["minded"] is None


async def test_who_was_nearly_late_has_a_minute_to_come_back(
    lively: Site, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table = await two_at_a_table(lively, pace=LIVE, late="bot")
    await lively.host.life.watch.look()
    wall.at += 69_000
    await lively.host.life.watch.look()
    monkeypatch.setattr(Watch, "USUAL", 20_000)
    wall.at += 21_000
    await lively.host.life.watch.look()
    assert (await ann.scene(table))["clock"]["deadline"] == wall.at + GRACE


async def test_where_nobody_looks_at_a_clock_there_is_none(lively: Site) -> None:
    ann, _, table = await two_at_a_table(lively)
    assert (await ann.scene(table))["clock"] is None
