"""Can a lesson be begun and done at a table of one's own, which is in nobody's way?"""

import asyncio

import pytest

from tests.server.web import Site, fresh
from whistlepost.games import GAMES
from whistlepost.server import limits


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_begins_with_its_position(here: Site, game: str) -> None:
    ann = await here.person()
    for lesson in await ann.get(f"/api/lessons/{game}"):
        table = await ann.post("/api/lessons", key=fresh(), game=game, lesson=lesson["id"])
        scene = await ann.scene(table["id"])
        assert (table["lesson"], scene["seat"], scene["asked"]) == (lesson["id"], 0, 0)
        assert scene["options"]


async def test_a_bot_has_the_other_seat_and_goes_on(here: Site) -> None:
    ann = await here.person()
    table = await ann.post("/api/lessons", key=fresh(), game="campaign", lesson="office")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    await ann.answer(await ann.scene(table["id"]), table["id"], "office 3,0")
    while (await ann.scene(table["id"]))["asked"] != 0:
        await asyncio.sleep(0.02)
    assert {line["seat"] for line in await ann.get(f"/api/tables/{table['id']}/log")} == {-1, 0, 1}


async def test_lessons_are_in_no_list_and_do_not_count(here: Site) -> None:
    ann = await here.person()
    for _ in range(limits.UNFINISHED + 1):
        await ann.post("/api/lessons", key=fresh(), game="campaign", lesson="office")
    assert await ann.get("/api/me/tables") == []
    assert await ann.get("/api/tables") == []
    assert (await ann.open("campaign", "me bot:random"))["lesson"] is None


async def test_the_same_wish_leads_to_the_same_table(here: Site) -> None:
    ann, key = await here.person(), fresh()
    tables = [await ann.post("/api/lessons", key=key, game="campaign", lesson="place") for _ in range(2)]
    assert tables[0]["id"] == tables[1]["id"]
    assert await ann.refused("POST", "/api/lessons", key=key, game="campaign", lesson="office") == "key_reused"


@pytest.mark.parametrize(("game", "lesson"), [("campaign", "nothing"), ("chess", "place"), ("ferry", "place")])
async def test_a_lesson_that_does_not_exist_is_not_found(here: Site, game: str, lesson: str) -> None:
    ann = await here.person()
    assert await ann.refused("POST", "/api/lessons", key=fresh(), game=game, lesson=lesson) == "not_found"


async def test_a_game_without_lessons_has_none(here: Site) -> None:
    ann = await here.person()
    assert await ann.get("/api/lessons/ferry") == []
    assert await ann.refused("GET", "/api/lessons/chess") == "not_found"
