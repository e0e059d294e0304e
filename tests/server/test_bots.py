"""Do bots play on, whatever becomes of them? They are sent views, and think where nobody has to wait for them."""

import asyncio
import io
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.strange import PROGRAM, STRANGE
from tests.server.tables import FERRY
from tests.server.web import Site, Somebody, listening, settings
from whistlepost import Table
from whistlepost.bots import BOTS
from whistlepost.games import find
from whistlepost.server import thinking
from whistlepost.server.life import Habits
from whistlepost.server.thinkers import Thinker, Thinkers, Thoughtless, names_in

QUICK = Habits(thinkers=1, seconds=20, program=PROGRAM, bot_pause=0, poll=20)


@pytest.fixture(autouse=True)
def strange(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bot in STRANGE.items():
        monkeypatch.setitem(BOTS, name, bot)


@pytest.fixture
async def lively(url: str, tmp_path: Path) -> AsyncIterator[Site]:
    async with listening(settings(url, tmp_path, habits=QUICK)) as found:
        yield found


def question(bot: str = "first", game: str = "ferry", **more: object) -> dict[str, object]:
    table = Table(find(game), players=2, seed=3)
    facts = {"game": game, "where": FERRY, "bot": bot, "seat": table.seat, "view": table.view(table.seat)}
    return {**facts, "seed": "00" * 32, "seconds": 5, **more}


async def until(person: Somebody, table: str, status: str = "over") -> None:
    while (await person.get(f"/api/tables/{table}"))["status"] != status:
        await asyncio.sleep(0.02)


def test_a_bot_plans_its_whole_turn_from_a_view() -> None:
    answers = io.StringIO()
    thinking.run(io.StringIO(json.dumps(question()) + "\n"), answers)
    names = json.loads(answers.getvalue())["answers"]
    assert len(names) == 2
    table = Table("ferry", players=2, seed=3)
    table.play(names[0])
    table.play(names[1])


def test_a_bot_whose_time_is_over_finishes_what_it_began() -> None:
    assert thinking.thought(question(seconds=0)) == []


async def test_a_thinker_is_asked_again_and_again() -> None:
    thinker = Thinker(PROGRAM)
    found = [await thinker.ask(question(), 20) for _ in range(3)]
    assert found[0] == found[1] == found[2]
    assert thinker.asked == 3
    await thinker.end()


@pytest.mark.parametrize(("bot", "seconds"), [("hangs", 1.5), ("dies", 20), ("raises", 20)])
async def test_a_thinker_that_fails_is_replaced(bot: str, seconds: float) -> None:
    thinkers = Thinkers(1, seconds, PROGRAM)
    with pytest.raises(Thoughtless):
        await thinkers.ask(question(bot))
    thinkers.seconds = 20
    assert len(await thinkers.ask(question())) == 2
    await thinkers.close()


async def test_a_thinker_knows_nothing_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLEPOST_SMTP", "secret")
    tell = "import os, json; input(); print(json.dumps({'answers': list(os.environ)}))"
    thinker = Thinker((sys.executable, "-c", tell))
    assert "WHISTLEPOST_SMTP" not in await thinker.ask({}, 20)
    await thinker.end()


@pytest.mark.parametrize("said", [None, 1, {}, {"answers": "a"}, {"answers": []}, {"answers": [1]}])
def test_what_is_no_answer_is_none(said: object) -> None:
    with pytest.raises(ValueError, match="something else"):
        names_in(said)


@pytest.mark.parametrize("bot", ["first", "dies"])
async def test_a_person_and_a_bot_play_to_the_end(lively: Site, bot: str) -> None:
    ann = await lively.person()
    table = (await ann.open(seats=f"bot:{bot} me bot:random"))["id"]
    while (await ann.get(f"/api/tables/{table}"))["status"] == "running":
        scene = await ann.scene(table)
        if scene["asked"] == 1:
            await ann.answer(scene, table)
        await asyncio.sleep(0.01)
    assert bool(lively.host.life.bots.failures) is (bot == "dies")


async def test_a_bot_minds_a_seat_until_its_person_is_back(lively: Site) -> None:
    ann = await lively.person()
    table = (await ann.open(seats="me bot:first"))["id"]
    await ann.post(f"/api/tables/{table}/mind", seat=0, bot="first")
    await until(ann, table)


@pytest.mark.parametrize("game", ["railroad", "campaign"])
async def test_bots_of_the_package_begin_a_game(lively: Site, game: str) -> None:
    ann = await lively.person()
    table = (await ann.open(game, seats="bot:greedy bot:random me"))["id"]
    while (await ann.get(f"/api/tables/{table}"))["asked"] != 2:
        await asyncio.sleep(0.05)
    assert lively.host.life.bots.failures == 0
