"""People of the tests, who ask a real server through real HTTP."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

from whistlepost.server.app import create
from whistlepost.server.door import Door
from whistlepost.server.host import Host, Settings
from whistlepost.server.line import Line

Json = dict[str, Any]


@dataclass
class Ticking:
    """A clock that goes on by a second whenever it is read: nobody asks too often by it."""

    at: int = 1_800_000_000_000
    step: int = 1000

    def __call__(self) -> int:
        self.at += self.step
        return self.at


def settings(url: str, folder: Path, **more: Any) -> Settings:
    """A server of the tests; its lots are drawn, so that no two games of a run are the same."""
    return Settings(url, folder / "key", **{"now": Ticking(), "draw": secrets.token_bytes, **more})


@dataclass
class Site:
    """A server that listens on loopback."""

    app: FastAPI
    address: str
    people: list[httpx.AsyncClient] = field(default_factory=list)

    @property
    def host(self) -> Host:
        host: Host = self.app.state.host
        return host

    def client(self, **more: Any) -> httpx.AsyncClient:
        """Somebody who has not said who they are."""
        self.people.append(httpx.AsyncClient(base_url=self.address, timeout=60, **more))
        return self.people[-1]

    async def person(self, name: str = "Ann") -> Somebody:
        """Somebody with a token."""
        client = self.client()
        known = done(await client.post("/api/me", json={"name": name, "bearer": True}))
        client.headers["authorization"] = f"Bearer {known['token']}"
        return Somebody(client, known["id"])


@asynccontextmanager
async def listening(wanted: Settings) -> AsyncIterator[Site]:
    """A real server on a free port."""
    app = create(wanted)
    quiet: dict[str, Any] = {"log_level": "warning", "access_log": False, "ws_per_message_deflate": False}
    server = uvicorn.Server(uvicorn.Config(app, http=Door, ws=Line, host="127.0.0.1", port=0, **quiet))
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    site = Site(app, f"http://127.0.0.1:{port}")
    try:
        yield site
    finally:
        for client in site.people:
            await client.aclose()
        server.should_exit = True
        await running


def done(response: httpx.Response) -> Any:
    """What was answered to what was done."""
    assert response.status_code == 200, response.text
    return response.json()


def refused(response: httpx.Response) -> str:
    """The code of what was refused; nothing else is told than what the list of codes says."""
    assert response.status_code >= 400, response.text
    error = response.json()["error"]
    assert set(error) >= {"code", "text"}
    return str(error["code"])


def fresh() -> str:
    """A key that was never used."""
    return secrets.token_hex(8)


@dataclass
class Somebody:
    """A person of the tests."""

    client: httpx.AsyncClient
    id: str

    async def get(self, path: str, **query: Any) -> Any:
        return done(await self.client.get(path, params=query))

    async def post(self, path: str, **body: Any) -> Any:
        return done(await self.client.post(path, json=body))

    async def refused(self, method: str, path: str, **body: Any) -> str:
        """The code by which it was refused."""
        return refused(await self.client.request(method, path, json=None if method == "GET" else body))

    async def open(self, game: str = "ferry", seats: str = "me open", **more: Any) -> Json:
        """A new table."""
        words = seats.split()
        body = {"key": fresh(), "game": game, "players": len(words), "seats": words, **more}
        found: Json = await self.post("/api/tables", **body)
        return found

    async def scene(self, table: str, **query: Any) -> Json:
        found: Json = await self.get(f"/api/tables/{table}/scene", **query)
        return found

    async def answer(self, scene: Json, table: str, *names: str) -> Json:
        """Give answers, or the first that is offered."""
        answers = list(names) or [scene["options"][0]["name"]]
        body = {"key": fresh(), "number": scene["number"], "seat": scene["seat"], "answers": answers}
        found: Json = await self.post(f"/api/tables/{table}/commands", **body)
        return found


async def play_on(table: str, *people: Somebody, until: int | None = None) -> Json:
    """Everybody gives the first answer that is offered, to the end or to that number; how it stands then."""
    seats = {seat["seat"]: person for person in people for seat in await mine(person, table)}
    scene = await people[0].scene(table)
    while scene["status"] == "running" and scene["number"] != until:
        asked = seats[scene["asked"]]
        scene = await asked.scene(table, seat=scene["asked"])
        await asked.answer(scene, table)
        scene = await asked.scene(table)
    return scene


async def mine(person: Somebody, table: str) -> list[Json]:
    """The seats of that person."""
    found = await person.get(f"/api/tables/{table}")
    return [seat for seat in found["seats"] if seat["mine"]]


async def two_at_a_table(site: Site, **more: Any) -> tuple[Somebody, Somebody, str]:
    """Two people and the game that they began."""
    ann, ben = await site.person("Ann"), await site.person("Ben")
    table = await ann.open(**more)
    await ben.post(f"/api/tables/{table['id']}/join", invitation=table["invitation"])
    return ann, ben, table["id"]
