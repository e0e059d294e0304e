"""Is everybody known again, and by nothing that lies in the database?"""

import pytest
from sqlalchemy import select

from tests.server.web import Site, done, refused
from whistlepost.server.store.tables import META


async def test_a_browser_is_known_by_a_cookie_that_no_page_can_read(site: Site) -> None:
    client = site.client(headers={"origin": site.address})
    response = await client.post("/api/me", json={"name": "Ann"})
    known = done(response)
    assert known["token"] is None
    cookie = response.headers["set-cookie"]
    assert all(word in cookie for word in ("wp=", "HttpOnly", "SameSite=strict", "Path=/"))
    assert done(await client.get("/api/me")) == known
    assert done(await client.post("/api/me", json={"name": "Another"})) == known


async def test_a_program_is_known_by_a_token(site: Site) -> None:
    ann = await site.person("Ann")
    assert (await ann.get("/api/me"))["id"] == ann.id
    assert refused(await site.client(headers={"authorization": "Bearer " + "x" * 32}).get("/api/me")) == "unknown"
    assert refused(await site.client().get("/api/me")) == "unknown"


async def test_a_guest_gets_a_name_and_may_change_it(here: Site) -> None:
    client = here.client()
    known = done(await client.post("/api/me", json={"language": "pt", "bearer": True}))
    assert known["name"] == "Convidado"
    client.headers["authorization"] = f"Bearer {known['token']}"
    body = {"name": "  Zoë   ç ", "language": "en"}
    assert done(await client.patch("/api/me", json=body))["name"] == "Zoë ç"
    assert done(await client.get("/api/me"))["language"] == "en"
    assert refused(await client.patch("/api/me", json={})) == "malformed"


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "a" * 25,
        "a\u202eb",
        "a\u200bb",
        "a\nb\0",
        "\u2028",
        "o\u0301\u0301\u0301\u0301",
        "\U000e0041",
        "\u0301",
    ],
)
async def test_a_name_can_be_seen_and_read(here: Site, name: str) -> None:
    assert refused(await here.client().post("/api/me", json={"name": name})) in {"bad_name", "malformed"}


@pytest.mark.parametrize("name", ["a", "a" * 24, "Đặng Văn Ắ", "李小龍", "<b>&amp;", "👩 ok"])
async def test_other_names_are_fine(here: Site, name: str) -> None:
    known = done(await here.client().post("/api/me", json={"name": name, "bearer": True}))
    assert known["name"] == name


async def test_who_leaves_is_not_known_any_more(here: Site) -> None:
    ann = await here.person()
    await ann.post("/api/me/out")
    assert await ann.refused("GET", "/api/me") == "unknown"


async def test_no_token_lies_in_the_database_as_it_is(site: Site) -> None:
    ann = await site.person()
    table = await ann.open()
    link = await ann.post(f"/api/tables/{table['id']}/seatlink", seat=0)
    tokens = [ann.client.headers["authorization"].split()[1], table["invitation"], link["token"]]
    async with site.host.database.begin() as connection:
        rows = [str((await connection.execute(select(one))).all()) for one in META.sorted_tables]
    assert [token for token in tokens for text in rows if token in text] == []
    assert any(ann.id in text for text in rows)
