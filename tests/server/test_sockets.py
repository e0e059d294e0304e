"""Does everybody at a table hear what is new, all of it, and nothing that is not theirs?"""

import asyncio
import json

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.sockets import following
from tests.server.web import Site, Somebody, two_at_a_table
from whistlepost.server import limits


async def turn(person: Somebody, table: str) -> None:
    """The asked person answers once."""
    await person.answer(await person.scene(table), table)


async def test_who_comes_is_told_everything_and_then_what_is_new(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    await turn(ann, table)
    async with following(site, table, ben) as ear:
        assert (await ear.next())["t"] == "hello"
        assert (await ear.until("scene"))["scene"] == {**await ben.scene(table)}
        await turn(ann, table)
        scene = (await ear.until("scene"))["scene"]
        assert (scene["number"], scene["seat"], scene["asked"]) == (3, 1, 1)
        assert ear.lines() == [0, 1, 2]
        assert scene["view"] == (await ben.scene(table))["view"]


async def test_who_comes_back_is_told_the_rest(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    await turn(ann, table)
    await turn(ann, table)
    async with following(site, table, ben, since=2) as ear:
        await ear.until("scene")
        assert ear.lines() == [2]
    async with following(site, table, ben, since=3) as ear:
        await ear.until("scene")
        assert ear.lines() == []


async def test_each_is_told_what_that_seat_is_told(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site, watch="everybody")
    async with following(site, table, ann) as hers, following(site, table, ben) as his, following(site, table) as other:
        await turn(ann, table)
        await turn(ann, table)
        told = {}
        for seat, ear in enumerate((hers, his, other)):
            await ear.until("scene", lambda message: message["scene"]["number"] == 3)
            told[seat] = [line["told"] for message in ear.heard if message["t"] == "lines" for line in message["lines"]]
        logs = [await person.get(f"/api/tables/{table}/log") for person in (ann, ben)]
        assert [told[0], told[1]] == [[line["told"] for line in log] for log in logs]
        assert told[0] != told[1] == told[2]
        assert all(message["scene"]["seat"] is None for message in other.heard if message["t"] == "scene")


async def test_a_table_that_waits_says_who_came(site: Site) -> None:
    ann, ben = await site.person("Ann"), await site.person("Ben")
    table = await ann.open()
    async with following(site, table["id"], ann) as ear:
        assert (await ear.until("table"))["table"]["status"] == "waiting"
        await ben.post(f"/api/tables/{table['id']}/join", invitation=table["invitation"])
        found = await ear.until("table", lambda message: message["table"]["status"] == "running")
        assert [seat["name"] for seat in found["table"]["seats"]] == ["Ann", "Ben"]
        await ear.until("scene")


async def test_everybody_sees_who_is_here(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site, watch="everybody")
    async with following(site, table, ann) as ear:
        await ear.until("presence", lambda message: message["seats"] == [0])
        async with following(site, table, ben), following(site, table):
            await ear.until("presence", lambda message: (message["seats"], message["watching"]) == ([0, 1], 1))
        await ear.until("presence", lambda message: (message["seats"], message["watching"]) == ([0], 0))


async def test_what_is_said_is_heard_and_can_be_muted(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    async with following(site, table, ann) as hers, following(site, table, ben) as his:
        await his.until("presence")
        await hers.say(t="say", text="  Good luck <b>to you</b> ")
        found = await his.until("chat")
        assert (found["seat"], found["name"], found["text"]) == (0, "Ann", "Good luck <b>to you</b>")
        await his.say(t="mute", who=0)
        await his.say(t="ping")
        await his.until("pong")
        await hers.say(t="say", phrase="thanks")
        assert (await hers.until("chat", lambda message: message["phrase"] is not None))["phrase"] == "thanks"
        await his.say(t="mute", who=0, on=False)
        await his.say(t="say", text="What?")
        assert (await his.until("chat"))["text"] == "What?"
    async with following(site, table, ben) as again:
        assert [(await again.until("chat"))["number"] for _ in range(3)] == [0, 1, 2]


UNSAID = [
    ({"text": "a" * 501}, "bad_remark"),
    ({"text": "one\u202etwo"}, "bad_remark"),
    ({"text": "one\u200btwo"}, "bad_remark"),
    ({"text": " \n "}, "bad_remark"),
    ({"text": ""}, "malformed"),
    ({"phrase": "something"}, "malformed"),
    ({}, "malformed"),
    ({"text": "a", "phrase": "thanks"}, "malformed"),
    ({"text": "What a fine table this is!"}, "said_before"),
    ({"text": "what a fine table this is"}, "said_before"),
]


async def test_what_cannot_be_said_is_refused(site: Site) -> None:
    ann, _, table = await two_at_a_table(site)
    async with following(site, table, ann) as ear:
        await ear.say(t="say", text="What a fine table this is!")
        await ear.until("chat")
        for message, code in UNSAID:
            await ear.say(t="say", **message)
            assert (await ear.until("refused"))["code"] == code
        await ear.say(t="say", text="👩\u200d👧 " + "a" * 490)
        await ear.until("chat")


async def test_nobody_speaks_too_fast(site: Site) -> None:
    ann, _, table = await two_at_a_table(site)
    async with following(site, table, ann) as ear:
        await ear.until("scene")
        site.host.settings.now.step = 0  # type: ignore[attr-defined]
        for number in range(limits.SAYS.burst + 1):
            await ear.say(t="say", text=str(number))
        assert (await ear.until("refused"))["code"] == "too_many"


async def test_only_who_has_a_seat_speaks(site: Site) -> None:
    _, _, table = await two_at_a_table(site, watch="everybody")
    carl = await site.person("Carl")
    async with following(site, table, carl) as ear:
        await ear.say(t="say", text="Take the other one!")
        assert (await ear.until("refused"))["code"] == "no_seat"


JUNK = [
    *("", "{", "[]", "null", "1e9", "[" * 2000, "\x00", '{"t":"move"}', '{"t":"ping","t":"ping"}', '{"t":1}'),
    *('{"t":"say","text":"a","seat":1}', '{"t":"mute","who":8}', '{"t":"mute","who":"0"}', '{"t":"mute"}'),
    *('{"t":"mute","who":0,"on":1}', '{"t":"say","text":"\\ud800"}', '{"t":"ping","\\ud800":1}', '"ping"'),
]


async def test_what_cannot_be_read_is_refused(site: Site) -> None:
    ann, _, table = await two_at_a_table(site)
    async with following(site, table, ann) as ear:
        for junk in JUNK:
            await ear.socket.send(junk)
            assert (await ear.until("refused"))["code"] == "malformed", junk
        await ear.say(t="ping")
        await ear.until("pong")


async def test_who_says_too_much_is_shown_out(site: Site) -> None:
    ann, _, table = await two_at_a_table(site)
    async with following(site, table, ann) as ear:
        site.host.settings.now.step = 0  # type: ignore[attr-defined]
        for _ in range(limits.MESSAGES.burst + 1):
            await ear.say(t="ping")
        assert await ear.end() == (1008, "too_many")


@pytest.mark.parametrize(("size", "closed"), [(limits.FRAME, False), (limits.FRAME + 1, True)])
async def test_a_message_has_an_end(site: Site, size: int, *, closed: bool) -> None:
    ann, _, table = await two_at_a_table(site)
    async with following(site, table, ann) as ear:
        text = json.dumps({"t": "say", "text": "a"})
        await ear.socket.send(text.replace('"a"', '"' + "a" * (size - len(text) + 1) + '"'))
        if closed:
            assert (await ear.end())[0] in {1008, 1009}
        else:
            assert (await ear.until("refused"))["code"] == "malformed"


async def test_bytes_are_nothing_that_is_heard(site: Site) -> None:
    ann, _, table = await two_at_a_table(site)
    async with following(site, table, ann) as ear:
        await ear.socket.send(b"\x00\xff")
        assert (await ear.end())[1] == "malformed"


async def test_a_page_of_somebody_else_opens_no_socket(site: Site) -> None:
    ann, _, table = await two_at_a_table(site)
    for origin in ("null", "http://elsewhere.example", "http://127.0.0.1", site.address.replace("http", "https")):
        with pytest.raises(InvalidStatus, match="403"):
            async with following(site, table, ann, {"origin": origin}):
                pass
    async with following(site, table, ann, {"origin": site.address}) as ear:
        await ear.until("scene")


async def test_a_cookie_without_an_origin_opens_no_socket(site: Site) -> None:
    _, _, table = await two_at_a_table(site, watch="everybody")
    with pytest.raises(InvalidStatus, match="403"):
        async with following(site, table, None, {"cookie": "wp=something"}):
            pass


async def test_who_may_not_look_is_shown_out(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site, watch="nobody")
    carl = await site.person("Carl")
    for person, seat, code in ((carl, 1, "private"), (None, 1, "private"), (ben, 0, "no_seat")):
        async with following(site, table, person, seat=seat) as ear:
            assert await ear.end() == (1008, code)
            assert [message["t"] for message in ear.heard] == ["bye"]
    async with following(site, "a" * 16, ann) as ear:
        assert await ear.end() == (1008, "not_found")


async def test_a_seat_that_moves_to_another_browser_is_closed_in_the_first(site: Site) -> None:
    ann, _, table = await two_at_a_table(site, watch="nobody")
    carl = await site.person("Carl")
    async with following(site, table, ann, seat=0) as ear:
        await ear.until("scene")
        token = (await ann.post(f"/api/tables/{table}/seatlink", seat=0))["token"]
        await carl.post(f"/api/tables/{table}/join", invitation=token)
        assert (await ear.end())[1] in {"no_seat", "private"}


async def test_a_person_has_only_so_many_sockets_at_a_table(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS_OF_PERSON", 1)
    ann, ben, table = await two_at_a_table(site)
    async with following(site, table, ann) as ear:
        await ear.until("scene")
        async with following(site, table, ann) as second:
            assert await second.end() == (1008, "too_many")
        async with following(site, table, ben) as his:
            await his.until("scene")


async def test_who_does_not_read_costs_nothing_and_hears_the_end_of_it(site: Site) -> None:
    ann, ben, table = await two_at_a_table(site)
    async with following(site, table, ben) as ear:
        await ear.until("scene")
        people = [ann, ben]
        while (scene := await people[0].scene(table))["status"] == "running":
            await turn(people[scene["asked"]], table)
        last = await ear.until("scene", lambda message: message["scene"]["status"] == "over")
        assert ear.lines() == list(range(last["scene"]["number"]))
        assert last["scene"]["scores"] == scene["scores"]


async def test_rooms_are_closed_behind_the_last(site: Site) -> None:
    ann, _, table = await two_at_a_table(site)
    rooms = site.app.state.rooms
    async with following(site, table, ann) as ear:
        await ear.until("scene")
        assert list(rooms.rooms) == [table]
    while rooms.rooms:
        await asyncio.sleep(0.01)
