"""Is what comes from elsewhere, in another form, too large, too deep or too often refused before anything is done?"""

import asyncio
import json
from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi.routing import APIRoute

from tests.server.web import Site, done, refused
from whistlepost.server import limits
from whistlepost.server.readable import data_of
from whistlepost.server.refused import Refused
from whistlepost.server.routes.play import ROUTES as PLAY
from whistlepost.server.routes.tables import ROUTES as TABLES

ELSEWHERE = ["null", "http://elsewhere.example", "https://{host}", "http://sub.{host}", "http://{host}.example", "",
             "http://{host}/", "http://{host}:1"]  # fmt: skip
UNSAFE = [
    (method, route.path)
    for route in (*TABLES.routes, *PLAY.routes)
    if isinstance(route, APIRoute)
    for method in (route.methods or set()) - {"GET"}
]
"""Every address at which something is done."""


def host(site: Site) -> str:
    return site.address.removeprefix("http://")


@pytest.fixture
async def browser(here: Site) -> httpx.AsyncClient:
    """A browser that is known by its cookie."""
    client = here.client(headers={"origin": here.address})
    done(await client.post("/api/me", json={"name": "Ann"}))
    return client


async def test_no_page_of_somebody_else_does_anything(here: Site, browser: httpx.AsyncClient) -> None:
    assert len(UNSAFE) > 10
    for method, path in UNSAFE:
        for origin in ELSEWHERE:
            headers = {"origin": origin.format(host=host(here))}
            response = await browser.request(method, path.format(table="a" * 16), json={}, headers=headers)
            assert refused(response) == "origin", (method, path, origin)


async def test_a_browser_says_where_it_comes_from(browser: httpx.AsyncClient) -> None:
    del browser.headers["origin"]
    assert refused(await browser.post("/api/tables", json={})) == "origin"
    assert done(await browser.get("/api/me"))["name"] == "Ann"


async def test_a_program_without_a_cookie_needs_no_origin(here: Site) -> None:
    assert done(await here.client().post("/api/me", json={"bearer": True}))["token"]
    foreign = here.client(headers={"origin": "http://elsewhere.example"})
    assert refused(await foreign.post("/api/me", json={})) == "origin"


@pytest.mark.parametrize("media", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "",
                                   "application/jsonx", "text/json"])  # fmt: skip
async def test_only_json_is_understood(here: Site, media: str) -> None:
    response = await here.client().post("/api/me", content=b"{}", headers={"content-type": media})
    assert refused(response) == "media_type"


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[1,]", b'{"a":1,"a":1}', b'{"a":NaN}', b'{"a":Infinity}', b'{"a":1.0}', b'{"a":1e3}', b"\xff",
     b'{"a":"\\ud800"}', b'{"\\udfff":1}', b'{"a":9007199254740992}', b'{"a":' + b"9" * 5000 + b"}",
     b"[" * 15_000, b'{"a":[[[[[[1]]]]]]}', b"\xef\xbb\xbf{}", b"{} {}"],
    ids=range(17),
)  # fmt: skip
async def test_what_could_be_read_in_two_ways_is_not_read(here: Site, text: bytes) -> None:
    response = await here.client().post("/api/me", content=text, headers={"content-type": "application/json"})
    assert refused(response) == "malformed"


def test_what_can_be_read_in_one_way_is_read() -> None:
    text = '{"a":[[[[1]]]],"b":9007199254740991,"c":"\U0001f682","d":-9007199254740991,"e":null}'
    assert data_of(text.encode()) == json.loads(text)
    deep = b"[" * (limits.DEPTH - 1) + b"1" + b"]" * (limits.DEPTH - 1)
    assert data_of(deep)
    with pytest.raises(Refused):
        data_of(b"[" + deep + b"]")


@pytest.mark.parametrize(
    ("path", "most"),
    [("/api/me", limits.BODY), ("/api/tables", limits.BODY_OF_TABLE), ("/api/records", limits.BODY_OF_RECORD)],
)
async def test_a_body_is_no_larger_than_it_may_be(here: Site, path: str, most: int) -> None:
    ann = await here.person()
    at, over = (b'{"x":"' + b"a" * (size - 8) + b'"}' for size in (most, most + 1))
    headers = {"content-type": "application/json"}
    assert refused(await ann.client.post(path, content=at, headers=headers)) == "malformed"
    assert refused(await ann.client.post(path, content=over, headers=headers)) == "too_large"

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(1 + most // 1000):
            yield b"a" * 1000

    assert refused(await ann.client.post(path, content=pieces(), headers=headers)) == "too_large"


async def test_an_address_is_no_longer_than_it_may_be(here: Site) -> None:
    client = here.client()
    start = "/api/games?x="
    at = start + "a" * (limits.ADDRESS - len(start) + 1)
    assert (await client.get(at)).status_code == 200
    assert refused(await client.get(at + "a")) == "too_large"


async def test_a_body_that_does_not_come_is_not_waited_for(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.05)

    async def nothing() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(1)

    response = await here.client().post("/api/me", content=nothing(), headers={"content-type": "application/json"})
    assert refused(response) == "too_slow"


async def test_too_many_requests_are_told_when_to_come_back(here: Site) -> None:
    client = here.client()
    here.host.rates.now = lambda: 1_000
    codes = [(await client.get("/api/games")).status_code for _ in range(limits.REQUESTS.burst + 2)]
    assert codes == [200] * limits.REQUESTS.burst + [429] * 2
    response = await client.get("/api/games")
    assert (response.json()["error"]["wait"], response.headers["retry-after"]) == (20, "1")
    here.host.rates.now = lambda: 1_020
    assert (await client.get("/api/games")).status_code == 200


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/api/me", "/api/nothing", "/nothing.js", "/api/tables"])
async def test_every_answer_has_the_headers_that_keep_browsers_safe(here: Site, path: str) -> None:
    headers = (await here.client().get(path)).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "strict-transport-security" not in headers
    private = path.startswith("/api/") and path != "/api/games"
    assert (headers.get("cache-control") == "no-store") is private


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/%2e%2e/key.txt", "/assets/..%2f..%2fapp.py", "/.env",
                                  "/a\\b.js", "/%00.js"])  # fmt: skip
async def test_no_file_outside_the_client_is_served(here: Site, path: str) -> None:
    assert refused(await here.client().get(path)) == "not_found"


async def test_what_goes_wrong_inside_is_told_in_one_sentence(
    here: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the hand of seat 1 is 3 4")

    monkeypatch.setattr("whistlepost.server.routes.tables.seats.lobby", broken)
    response = await here.client().get("/api/tables")
    assert (response.status_code, refused(response)) == (500, "inside")
    assert "seat 1" not in response.text + caplog.text
    assert "RuntimeError" in caplog.text
