"""Is everybody served as often as each rate says, told to wait when it is once more, and served again after that?"""

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.server.authenticator import Authenticator
from tests.server.sockets import following
from tests.server.tables import Clock
from tests.server.web import Json, Site, Somebody, two_at_a_table
from whistlepost.server import limits
from whistlepost.server.limits import Rate
from whistlepost.server.rates import Rates

ALL = {name: rate for name, rate in vars(limits).items() if isinstance(rate, Rate)}
NOBODY = Authenticator("http://x").credential()
HUSH: Json = {"zone": "UTC", "quiet": None, "hurry": True, "over": True}
PLACE = "/api/tables/{table}"
PERSON, SEATED = "{person}", "{person} {table}"


@dataclass(frozen=True)
class Often:
    """A request that is counted by that rate; what becomes of it else does not matter."""

    rate: Rate
    method: str
    path: str
    body: Json = field(default_factory=dict)
    who: str = "{address}"
    """For whom it is counted."""


def answers(key: str) -> Json:
    return {"key": key, "number": 1, "seat": 0, "answers": ["hum"]}


OFTEN = [
    Often(limits.COMMANDS, "POST", f"{PLACE}/commands", answers("a" * 8), who=SEATED),
    Often(limits.COMMANDS, "PUT", f"{PLACE}/draft", {"number": 1, "seat": 0, "answers": []}, who=SEATED),
    Often(limits.COMMANDS, "POST", f"{PLACE}/undo", {"key": "a" * 8, "number": 1, "seat": 0, "to": 1},
          who=SEATED),
    Often(limits.COMMANDS, "POST", f"{PLACE}/late", {"seat": 0, "wish": "wait"}, who=SEATED),
    Often(limits.LOOKS, "GET", f"{PLACE}/scene", who=PERSON),
    Often(limits.LOOKS, "GET", f"{PLACE}/log", who=PERSON),
    Often(limits.LOOKS, "GET", f"{PLACE}/at/0", who=PERSON),
    Often(limits.LOOKS, "GET", f"{PLACE}/helps/chance?card=1", who=PERSON),
    Often(limits.PEOPLE, "POST", "/api/me", {"name": "Carl", "bearer": True}),
    Often(limits.KEYS, "POST", "/api/me/passkeys/ask"),
    Often(limits.KEYS, "POST", "/api/me/passkeys/enter", NOBODY),
    Often(limits.KEYS, "POST", "/api/me/passkeys/new", who=PERSON),
    Often(limits.KEYS, "POST", "/api/me/passkeys", NOBODY, who=PERSON),
    Often(limits.TABLES, "POST", "/api/tables", {"key": "a" * 8, "game": "chess", "players": 2, "seats": ["me"]}),
    Often(limits.TABLES, "POST", f"{PLACE}/rematch", {"key": "a" * 8}),
    Often(limits.TABLES_A_DAY, "POST", "/api/tables", {"key": "a" * 8, "game": "chess", "players": 2, "seats": []}),
    Often(limits.TABLES_A_DAY, "POST", f"{PLACE}/rematch", {"key": "a" * 8}),
    Often(limits.RECORDS, "POST", "/api/records", {"key": "a" * 8, "text": "none", "as": "local"}),
    Often(limits.LESSONS, "POST", "/api/lessons", {"key": "a" * 8, "game": "chess", "lesson": "none"}),
    Often(limits.TOKENS, "POST", "/api/notices/confirm", {"token": "a" * 16 + "-" + "b" * 32}),
    Often(limits.TOKENS, "POST", "/api/notices/stop/none"),
    Often(limits.WISHES, "PUT", "/api/me/notices", HUSH, who=PERSON),
    Often(limits.WISHES, "POST", "/api/me/notices/webhooks", {"url": "ftp://x"}, who=PERSON),
    Often(limits.WISHES, "POST", "/api/me/notices/mails", {"address": "nobody"}, who=PERSON),
    Often(limits.TESTS, "POST", "/api/me/notices/test", who=PERSON),
]  # fmt: skip


async def status(person: Somebody, often: Often, table: str) -> tuple[int, Any]:
    """What is answered, and how long to wait."""
    body = None if often.method == "GET" else often.body
    client = person.client
    if often.path == "/api/me":  # whoever is known already is not counted
        client.headers.pop("authorization", None)
    response = await client.request(often.method, often.path.format(table=table), json=body)
    return response.status_code, response.json()["error"]["wait"] if response.status_code == 429 else None


@pytest.mark.parametrize("often", OFTEN, ids=lambda often: f"{often.method} {often.path} {often.rate.burst}")
async def test_once_more_is_too_often_until_the_wait_is_over(
    lasting: Site, often: Often, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = await two_at_a_table(lasting)
    rates = Rates(clock := Clock())
    monkeypatch.setattr(lasting.host, "rates", rates)
    for _ in range(often.rate.burst - 1):
        rates.spend(often.rate, often.who.format(address="127.0.0.1", person=ann.id, table=table))
    assert (await status(ann, often, table))[0] not in {429, 500}
    before = await ben.scene(table)
    wait = -(-1000 * often.rate.seconds // often.rate.count)
    assert await status(ann, often, table) == (429, wait)
    assert await ben.scene(table) == before
    assert ((await status(ben, often, table))[0] == 429) is (often.who == Often.who)
    clock.at += wait - 1
    assert (await status(ann, often, table))[0] == 429
    clock.at += 1
    assert (await status(ann, often, table))[0] not in {429, 500}
    assert (await status(ann, often, table))[0] == 429


async def test_so_many_messages_and_remarks_are_heard(here: Site) -> None:
    ann, _, table = await two_at_a_table(here)
    async with following(here, table, ann) as ear:
        await ear.until("scene")
        here.host.settings.now.step = 0  # type: ignore[attr-defined]
        for number in range(limits.SAYS.burst):
            await ear.say(t="say", text=str(number))
        for number in range(limits.SAYS.burst):
            assert (await ear.until("chat"))["text"] == str(number)
        for _ in range(limits.MESSAGES.burst - limits.SAYS.burst):
            await ear.say(t="ping")
            await ear.until("pong")
        await ear.say(t="ping")
        assert await ear.end() == (1008, "too_many")


@pytest.mark.parametrize("name", ALL)
def test_each_is_counted_by_itself(name: str) -> None:
    """Also where two say the same: nobody is kept from a lesson because of passkeys."""
    rates = Rates(lambda: 0)
    for other, rate in ALL.items():
        for _ in range(rate.burst if other != name else 0):
            rates.spend(rate, "somebody")
    rates.check(ALL[name], "somebody")


def test_all_rates_are_tried() -> None:
    elsewhere = {"REQUESTS": "border", "CONFIRMS": "ways", "MESSAGES": "here", "SAYS": "here"}
    assert {id(often.rate) for often in OFTEN} == {id(rate) for name, rate in ALL.items() if name not in elsewhere}
