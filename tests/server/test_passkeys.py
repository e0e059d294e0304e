"""Does somebody come back by a passkey, with the seats they had as a guest, and nobody else by it?"""

import httpx

from tests.server.authenticator import Authenticator
from tests.server.web import Json, Site, done, fresh, refused
from whistlepost.server import limits


async def guest(site: Site, name: str = "Ann") -> httpx.AsyncClient:
    client = site.client(headers={"origin": site.address})
    done(await client.post("/api/me", json={"name": name}))
    return client


async def with_passkey(site: Site, name: str = "Ann") -> tuple[httpx.AsyncClient, Authenticator]:
    client, key = await guest(site, name), Authenticator(site.address)
    options = done(await client.post("/api/me/passkeys/new", json={}))
    found = done(await client.post("/api/me/passkeys", json=key.made(options)))
    assert [one["id"] for one in found] == [key.credential()["id"]]
    return client, key


async def asked(client: httpx.AsyncClient) -> Json:
    found: Json = done(await client.post("/api/me/passkeys/ask", json={}))
    return found


async def test_somebody_comes_back_in_another_browser(site: Site) -> None:
    ann, key = await with_passkey(site)
    other = site.client(headers={"origin": site.address})
    back = done(await other.post("/api/me/passkeys/enter", json=key.proved(await asked(other))))
    assert back == done(await ann.get("/api/me")) == done(await other.get("/api/me"))


async def test_the_seats_of_the_guest_come_along(site: Site) -> None:
    ann, key = await with_passkey(site)
    other = await guest(site, "Guest")
    body = {"key": fresh(), "game": "ferry", "players": 2, "seats": ["me", "open"]}
    table = done(await other.post("/api/tables", json=body))
    done(await other.post("/api/me/passkeys/enter", json=key.proved(await asked(other))))
    mine = done(await ann.get("/api/me/tables"))
    assert [(one["id"], one["owned"], one["seats"][0]["name"]) for one in mine] == [(table["id"], True, "Ann")]


async def test_whoever_has_a_passkey_of_their_own_keeps_their_seats(here: Site) -> None:
    _, key = await with_passkey(here)
    ben, _ = await with_passkey(here, "Ben")
    body = {"key": fresh(), "game": "ferry", "players": 2, "seats": ["me", "open"]}
    done(await ben.post("/api/tables", json=body))
    done(await ben.post("/api/me/passkeys/enter", json=key.proved(await asked(ben))))
    assert done(await ben.get("/api/me/tables")) == []


async def test_a_proof_holds_once_and_for_a_short_time(here: Site) -> None:
    _, key = await with_passkey(here)
    other = here.client(headers={"origin": here.address})
    proof = key.proved(await asked(other))
    done(await other.post("/api/me/passkeys/enter", json=proof))
    assert refused(await other.post("/api/me/passkeys/enter", json=proof)) == "bad_passkey"
    late = key.proved(await asked(other))
    here.host.now.at += limits.CHALLENGE  # type: ignore[attr-defined]
    assert refused(await other.post("/api/me/passkeys/enter", json=late)) == "bad_passkey"


async def test_no_other_key_and_no_other_page_proves_anything(here: Site) -> None:
    _, key = await with_passkey(here)
    other = here.client(headers={"origin": here.address})
    strange = Authenticator(here.address, id=key.id)
    elsewhere = Authenticator("https://elsewhere.example", key.key, key.id, 50)
    unknown = Authenticator(here.address)
    copied = Authenticator(here.address, key.key, key.id, 0)
    for liar in (strange, elsewhere, unknown, copied):
        proof = liar.proved(await asked(other))
        assert refused(await other.post("/api/me/passkeys/enter", json=proof)) == "bad_passkey"


async def test_what_is_no_credential_is_refused(here: Site) -> None:
    ann, key = await with_passkey(here)
    name = key.credential()["id"]
    for response in ({}, {"clientDataJSON": "e30"}, {"clientDataJSON": 1}, {"clientDataJSON": "!"}):
        body = {"id": name, "rawId": name, "type": "public-key", "response": response}
        assert refused(await ann.post("/api/me/passkeys/enter", json=body)) == "bad_passkey"
        assert refused(await ann.post("/api/me/passkeys", json=body)) == "bad_passkey"


async def test_a_passkey_is_made_for_whoever_asked_for_it(here: Site) -> None:
    ann, ben = await guest(here), await guest(here, "Ben")
    made = Authenticator(here.address).made(done(await ann.post("/api/me/passkeys/new", json={})))
    assert refused(await ben.post("/api/me/passkeys", json=made)) == "bad_passkey"


async def test_a_lost_passkey_opens_nothing_any_more(here: Site) -> None:
    ann, key = await with_passkey(here)
    name = key.credential()["id"]
    assert done(await ann.post("/api/me/passkeys/forget", json={"id": name})) == []
    assert refused(await ann.post("/api/me/passkeys/forget", json={"id": name})) == "not_found"
    assert refused(await ann.post("/api/me/passkeys/enter", json=key.proved(await asked(ann)))) == "bad_passkey"
