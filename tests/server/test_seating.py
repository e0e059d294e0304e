"""Does everybody who was invited get one seat, and nobody else any?"""

import asyncio
from importlib.resources import files
from typing import Any

import pytest

from tests.server.web import Site, Somebody, fresh, mine, play_on, two_at_a_table
from whistlepost.server import limits


async def join(person: Somebody, table: dict[str, Any], **more: Any) -> Any:
    return await person.post(f"/api/tables/{table['id']}/join", invitation=table["invitation"], **more)


async def test_the_game_begins_when_no_seat_is_open(site: Site) -> None:
    ann, ben = await site.person("Ann"), await site.person("Ben")
    table = await ann.open()
    assert (table["status"], table["number"], len(table["invitation"])) == ("waiting", 0, 32)
    assert await ann.refused("GET", f"/api/tables/{table['id']}/scene") == "not_started"
    begun = await join(ben, table)
    assert (begun["status"], begun["number"], begun["asked"]) == ("running", 1, 0)
    assert [(seat["name"], seat["mine"]) for seat in begun["seats"]] == [("Ann", False), ("Ben", True)]
    assert begun["invitation"] is None


async def test_without_the_invitation_nobody_sits_down(site: Site) -> None:
    ann, ben = await site.person(), await site.person()
    table = await ann.open()
    path = f"/api/tables/{table['id']}/join"
    assert await ben.refused("POST", path) == "not_invited"
    assert await ben.refused("POST", path, invitation="x" * 32) == "not_invited"
    again = await ann.post(f"/api/tables/{table['id']}/invitation")
    assert await ben.refused("POST", path, invitation=table["invitation"]) == "not_invited"
    assert (await ben.post(path, invitation=again["token"]))["status"] == "running"


async def test_who_guesses_is_told_to_wait(here: Site) -> None:
    ann, ben = await here.person(), await here.person()
    here.host.rates.now = lambda: 0
    table = await ann.open()
    path = f"/api/tables/{table['id']}/join"
    codes = [await ben.refused("POST", path, invitation=f"{i:032}") for i in range(limits.TOKENS.burst + 2)]
    assert codes == ["not_invited"] * limits.TOKENS.burst + ["too_many"] * 2


async def test_the_invitation_is_shown_to_who_opened_the_table_alone(here: Site) -> None:
    ann, ben = await here.person(), await here.person()
    table = await ann.open(listed=True)
    assert (await ann.get(f"/api/tables/{table['id']}"))["invitation"] == table["invitation"]
    assert (await ben.get(f"/api/tables/{table['id']}"))["invitation"] is None
    assert await ben.refused("POST", f"/api/tables/{table['id']}/invitation") == "no_seat"


async def test_a_listed_table_is_found_and_joined_without_a_link(site: Site) -> None:
    ann, ben = await site.person(), await site.person()
    hidden, shown = await ann.open(), await ann.open(listed=True, watch="everybody")
    assert [one["id"] for one in await ben.get("/api/tables")] == [shown["id"]]
    assert (await ben.post(f"/api/tables/{shown['id']}/join"))["status"] == "running"
    assert [one["status"] for one in await ben.get("/api/tables")] == ["running"]
    assert hidden["status"] == "waiting"


async def test_of_many_who_want_the_last_seat_one_gets_it(site: Site) -> None:
    ann = await site.person()
    others = [await site.person(f"P{i}") for i in range(6)]
    table = await ann.open(listed=True)
    calls = [one.client.post(f"/api/tables/{table['id']}/join", json={}) for one in others]
    statuses = [response.status_code for response in await asyncio.gather(*calls)]
    assert sorted(statuses) == [200] + [409] * 5
    assert sum([len(await mine(one, table["id"])) for one in others]) == 1


async def test_somebody_sits_down_once(site: Site) -> None:
    ann, ben = await site.person(), await site.person()
    table = await ann.open(seats="me open open open")
    path = f"/api/tables/{table['id']}/join"
    bodies = [{"invitation": table["invitation"], "seat": seat} for seat in (1, 2, 3)]
    await asyncio.gather(*(ben.client.post(path, json=body) for body in bodies))
    assert len(await mine(ben, table["id"])) == 1
    assert (await join(ann, table))["status"] == "waiting"


async def test_a_chosen_seat_must_be_free(here: Site) -> None:
    ann, ben = await here.person(), await here.person()
    table = await ann.open(seats="me open bot:random")
    path = f"/api/tables/{table['id']}/join"
    for seat in (0, 2, 3):
        assert await ben.refused("POST", path, invitation=table["invitation"], seat=seat) == "no_seat_free"
    await join(ben, table, seat=1)
    assert await (await here.person()).refused("POST", path, invitation=table["invitation"]) == "started"


async def test_who_leaves_before_the_game_frees_the_seat(site: Site) -> None:
    ann, ben = await site.person("Ann"), await site.person("Ben")
    table = await ann.open(seats="me open open")
    path = f"/api/tables/{table['id']}/leave"
    assert await ben.refused("POST", path) == "no_seat"
    await join(ben, table)
    left = await ann.post(path)
    assert ([seat["kind"] for seat in left["seats"]], left["owned"]) == (["open", "person", "open"], False)
    assert (await ben.get(f"/api/tables/{table['id']}"))["owned"]
    assert (await ben.post(path))["status"] == "closed"


async def test_nobody_leaves_a_game_that_runs(here: Site) -> None:
    ann, _, table = await two_at_a_table(here)
    assert await ann.refused("POST", f"/api/tables/{table}/leave") == "started"


async def test_on_one_device_one_person_has_all_seats(here: Site) -> None:
    ann = await here.person()
    table = await ann.open(seats="me me me", local=True)
    assert (table["status"], len(await mine(ann, table["id"]))) == ("running", 3)
    scene = await ann.scene(table["id"])
    assert scene["seat"] == scene["asked"] == 0
    assert (await ann.scene(table["id"], seat=2))["view"]["seat"] == 2
    assert (await play_on(table["id"], ann))["status"] == "over"


async def test_a_link_moves_a_seat_to_another_browser_once(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    phone, thief = await site.person("Ann's phone"), await site.person()
    link = await ann.post(f"/api/tables/{table}/seatlink", seat=0)
    path = f"/api/tables/{table}/join"
    assert await ben.refused("POST", path, invitation=link["token"]) == "seated"
    await phone.post(path, invitation=link["token"])
    assert (len(await mine(phone, table)), len(await mine(ann, table))) == (1, 0)
    assert await thief.refused("POST", path, invitation=link["token"]) == "started"
    assert await ann.refused("POST", f"/api/tables/{table}/seatlink", seat=0) == "no_seat"


async def test_a_link_holds_for_a_short_time(here: Site) -> None:
    ann, _, table = await two_at_a_table(here)
    link = await ann.post(f"/api/tables/{table}/seatlink", seat=0)
    here.host.now.at += limits.SEAT_LINK  # type: ignore[attr-defined]
    late = await here.person()
    assert await late.refused("POST", f"/api/tables/{table}/join", invitation=link["token"]) == "started"


async def test_a_bot_minds_a_seat_until_it_is_taken_back(here: Site) -> None:
    ann, ben, table = await two_at_a_table(here)
    minded = await ann.post(f"/api/tables/{table}/mind", seat=0, bot="random")
    assert [seat["minded"] for seat in minded["seats"]] == ["random", None]
    assert await ben.refused("POST", f"/api/tables/{table}/mind", seat=0) == "no_seat"
    assert await ann.refused("POST", f"/api/tables/{table}/mind", seat=0, bot="nobody") == "bad_table"
    back = await ann.post(f"/api/tables/{table}/mind", seat=0)
    assert back["seats"][0]["minded"] is None


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "bad_table"),
        ({"players": 5, "seats": ["me"] + ["open"] * 4}, "bad_table"),
        ({"seats": ["me"]}, "bad_table"),
        ({"seats": ["me", "me"]}, "bad_table"),
        ({"seats": ["open", "me"], "local": True}, "bad_table"),
        ({"seats": ["bot:random", "bot:random"], "local": True}, "bad_table"),
        ({"seats": ["me", "bot:deep"]}, "bad_table"),
        ({"seats": ["me", "cat"]}, "bad_table"),
        ({"options": {"copies": "three"}}, "bad_table"),
        ({"options": {"colour": "red"}}, "bad_table"),
        ({"game": "railroad", "options": {"components": "dev.py"}}, "bad_table"),
        ({"game": "campaign", "options": {"set": "/etc/hostname"}}, "bad_table"),
        ({"options": {"copies": 2}}, "malformed"),
        ({"colour": "red"}, "malformed"),
        ({"key": "short"}, "malformed"),
        ({"players": "2"}, "malformed"),
        ({"players": True}, "malformed"),
        ({"pace": {"kind": "live"}}, "malformed"),
        ({"pace": {"kind": "free", "bank": 1}}, "malformed"),
        ({"pace": {"kind": "turns", "move": 0}}, "malformed"),
        ({"local": 1}, "malformed"),
    ],
    ids=str,
)
async def test_a_table_that_cannot_be_is_refused(here: Site, wrong: dict[str, Any], code: str) -> None:
    ann = await here.person()
    body = {"key": fresh(), "game": "ferry", "players": 2, "seats": ["me", "open"], **wrong}
    assert await ann.refused("POST", "/api/tables", **body) == code
    assert await ann.get("/api/me/tables") == []


async def test_tiles_of_ones_own_are_told_with_the_pieces(here: Site) -> None:
    ann = await here.person()
    own = (files("whistlepost.railroad") / "data" / "base.toml").read_text() + "# mine\n"
    table = await ann.open(game="railroad", seats="me bot:random", options={"components": own, "rules": "pt"})
    assert table["options"] == {"components": "own", "rules": "pt"}
    assert (await ann.get("/api/me/tables"))[0]["options"] == table["options"]
    assert len((await ann.get(f"/api/tables/{table['id']}/pieces"))["tiles"]) > 10


async def test_a_table_is_opened_once(site: Site) -> None:
    ann = await site.person()
    body = {"key": fresh(), "game": "ferry", "players": 2, "seats": ["me", "open"]}
    calls = [ann.client.post("/api/tables", json=body) for _ in range(4)]
    tables = [response.json() for response in await asyncio.gather(*calls)]
    assert len({table["id"] for table in tables}) == 1
    assert len({table["invitation"] for table in tables}) == 1
    assert await ann.refused("POST", "/api/tables", **{**body, "listed": True}) == "key_reused"


async def test_nobody_has_too_many_tables_that_are_not_over(here: Site) -> None:
    ann = await here.person()
    here.host.now.step = 60_000  # type: ignore[attr-defined]
    for _ in range(limits.UNFINISHED):
        await ann.open()
    body = {"key": fresh(), "game": "ferry", "players": 2, "seats": ["me", "open"]}
    assert await ann.refused("POST", "/api/tables", **body) == "many_tables"


async def test_once_more_with_the_seats_turned(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    path = f"/api/tables/{table}/rematch"
    assert await ann.refused("POST", path, key=fresh()) == "not_over"
    await play_on(table, ann, ben)
    stranger = await site.person()
    assert await stranger.refused("POST", path, key=fresh()) == "no_seat"
    new = await ann.post(path, key=fresh())
    assert [(seat["name"], seat["kind"]) for seat in new["seats"]] == [("Ben", "open"), ("Ann", "person")]
    assert (await ben.post(path, key=fresh()))["id"] == new["id"]
    assert (await ben.get(f"/api/tables/{table}"))["rematch"] == new["id"]
    assert await stranger.refused("POST", f"/api/tables/{new['id']}/join") == "not_invited"
    assert (await ben.post(f"/api/tables/{new['id']}/join"))["status"] == "running"
    assert new["commitment"] != (await ann.get(f"/api/tables/{table}"))["commitment"]


async def test_my_tables_show_those_first_where_i_am_asked(site: Site) -> None:
    ann, ben, first = await two_at_a_table(site)
    second = await ann.open()
    assert [one["id"] for one in await ann.get("/api/me/tables")] == [first, second["id"]]
    await play_on(first, ann, ben, until=3)  # a whole turn of Ann
    assert [one["id"] for one in await ben.get("/api/me/tables")] == [first]
    await ann.post(f"/api/tables/{second['id']}/leave")
    assert [one["id"] for one in await ann.get("/api/me/tables")] == [first]
