"""Is what is asked taken up to each limit of its size, and one more refused, with nothing changed?"""

from dataclasses import dataclass
from typing import Any

import pytest

from tests.secrecy.marks import ROOM
from tests.server.sockets import following
from tests.server.test_bots import question
from tests.server.web import Json, Site, Somebody, fresh, two_at_a_table
from whistlepost.server import limits, thinking
from whistlepost.server.readable import data_of
from whistlepost.server.refused import Refused

TILES = (ROOM / "campaign" / "data" / "full.toml").read_text(encoding="utf-8")
DONE = ""
"""What stands in place of a code where it was done."""


@dataclass(frozen=True)
class Asked:
    """A request of a certain size, and what it is answered at the limit; beyond it, unless said, `malformed`."""

    limit: int
    method: str
    path: str
    body: Any
    """Makes the body of that size; of a GET, the query."""
    at: str
    beyond: str = "malformed"


def table(**more: Any) -> Json:
    return {"key": fresh(), "game": "ferry", "players": 2, "seats": ["me", "open"], **more}


def command(count: int, length: int = 3) -> Json:
    return {"key": fresh(), "number": 1, "seat": 0, "answers": ["h" * length] * count}


def draft(count: int, length: int = 3) -> Json:
    return {name: value for name, value in command(count, length).items() if name != "key"}


def webhook(length: int) -> Json:
    return {"url": "http://127.0.0.1/".ljust(length, "a")}


ASKED = [
    Asked(limits.ANSWERS, "POST", "{table}/commands", command, "not_offered"),
    Asked(limits.ANSWERS, "PUT", "{table}/draft", draft, "not_offered"),
    Asked(limits.ANSWER, "POST", "{table}/commands", lambda size: command(1, size), "not_offered"),
    Asked(limits.ANSWER, "PUT", "{table}/draft", lambda size: draft(1, size), "not_offered"),
    Asked(limits.ANSWER, "GET", "{table}/helps/chance", lambda size: {"card": "1" * size}, "malformed", "too_large"),
    Asked(limits.ANSWER, "GET", "/api/games/ferry/pieces", lambda size: {"a" * size: "b"}, "bad_table", "too_large"),
    Asked(limits.ANSWER, "GET", "/api/games/ferry/pieces", lambda size: {"a": "b" * size}, "bad_table", "too_large"),
    Asked(limits.ROWS, "POST", "{table}/commands", lambda size: {**command(1), "number": size}, "stale"),
    Asked(limits.ROWS, "GET", "{table}/at/{size}", lambda _: {}, "not_found"),
    Asked(limits.ROWS, "GET", "{table}/log", lambda size: {"from": size}, DONE),
    Asked(limits.SEATS - 1, "POST", "{table}/commands", lambda size: {**command(1), "seat": size}, "no_seat"),
    Asked(limits.SEATS - 1, "GET", "{table}/scene", lambda size: {"seat": size}, "no_seat"),
    Asked(limits.SEATS - 1, "POST", "/api/tables", lambda size: table(players=size), "bad_table"),
    Asked(limits.SEATS, "POST", "/api/tables", lambda size: table(seats=["open"] * size), "bad_table"),
    Asked(limits.NAME, "PATCH", "/api/me", lambda size: {"name": "a" * size}, DONE, "bad_name"),
    Asked(4 * limits.NAME, "PATCH", "/api/me", lambda size: {"name": "a".ljust(size)}, DONE),
    Asked(limits.OPTIONS, "POST", "/api/tables", lambda size: table(options={f"o{i}": "" for i in range(size)}),
          "bad_table"),
    Asked(limits.SET, "POST", "/api/tables", lambda size: table(game="campaign", options={"set": padded(size)}), DONE),
    Asked(limits.LONGEST, "POST", "/api/tables", lambda size: table(pace={"kind": "turns", "move": size}), DONE),
    Asked(limits.LONGEST, "POST", "/api/tables", lambda size: table(pace={"kind": "live", "bank": 1, "move": size}),
          DONE),
    Asked(limits.ENDPOINT, "POST", "/api/me/notices/webhooks", webhook, "bad_address"),
]  # fmt: skip


def padded(size: int) -> str:
    """A set of tiles that has so many letters, the last of them remarks."""
    return (TILES + "# more\n" * size)[:size]


async def answered(person: Somebody, asked: Asked, place: str, size: int) -> str:
    """The code of what is answered to a request of that size."""
    path, made = asked.path.format(table=place, size=size), asked.body(size)
    more = {"params": made} if asked.method == "GET" else {"json": made}
    response = await person.client.request(asked.method, path, **more)
    return DONE if response.status_code == 200 else str(response.json()["error"]["code"])


async def everything(person: Somebody, place: str) -> list[Any]:
    """All that a person could find changed."""
    paths = ("/api/me", "/api/me/tables", "/api/me/notices", f"{place}/scene", f"{place}/log")
    return [await person.get(path) for path in paths]


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: f"{asked.method} {asked.path} {asked.limit}")
async def test_it_is_taken_at_the_limit_and_refused_beyond(lasting: Site, asked: Asked) -> None:
    ann, _, name = await two_at_a_table(lasting)
    place = f"/api/tables/{name}"
    assert await answered(ann, asked, place, asked.limit) == asked.at
    before = await everything(ann, place)
    assert await answered(ann, asked, place, asked.limit + 1) == asked.beyond
    assert await everything(ann, place) == before


@pytest.mark.parametrize("sign", ["", "-"])
def test_a_number_is_one_that_every_program_reads_alike(sign: str) -> None:
    at, beyond = (f'{{"a":{sign}{limits.LARGEST + more}}}'.encode() for more in (0, 1))
    assert abs(data_of(at)["a"]) == limits.LARGEST
    with pytest.raises(Refused, match="malformed"):
        data_of(beyond)


@pytest.mark.parametrize(
    ("size", "code"),
    [(limits.REMARK, DONE), (limits.REMARK + 1, "bad_remark"), (2 * limits.REMARK, "bad_remark"),
     (2 * limits.REMARK + 1, "malformed")],
)  # fmt: skip
async def test_a_remark_has_an_end(lasting: Site, size: int, code: str) -> None:
    ann, _, name = await two_at_a_table(lasting)
    async with following(lasting, name, ann) as ear:
        await ear.say(t="say", text="a" * size)
        while (heard := await ear.next())["t"] not in {"chat", "refused"}:
            pass
    assert heard.get("code", DONE) == code


def test_a_bot_answers_no_more_at_one_time_than_a_person_may(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question("random")
    whole = thinking.thought(asked)
    monkeypatch.setattr(thinking, "ANSWERS", len(whole) - 1)
    assert (thinking.thought(asked), len(whole) <= limits.ANSWERS) == (whole[:-1], True)
