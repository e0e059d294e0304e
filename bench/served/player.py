"""Somebody who plays both sides of a table over HTTP and keeps a ledger of what was asked and what was acknowledged."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx

CUT = (httpx.TransportError, httpx.StreamError)
"""The way to the server is gone: nobody knows what became of a request."""


@dataclass(frozen=True)
class Sent:
    """A command, as it went out."""

    table: str
    number: int
    seat: int
    key: str
    answers: tuple[str, ...]

    def body(self) -> dict[str, Any]:
        """What is posted."""
        return {"key": self.key, "number": self.number, "seat": self.seat, "answers": list(self.answers)}


@dataclass
class Ledger:
    """What one player knows."""

    acknowledged: list[Sent] = field(default_factory=list)
    unknown: Sent | None = None
    again: int = 0
    """How often an answer came only when it was asked for again."""
    wrong: list[str] = field(default_factory=list)


class Player:
    """One person at one table after the other, in every seat of it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.token = ""
        self.table = ""
        self.ledger = Ledger()

    async def play(self, address: str) -> None:
        """Play until the server is gone. First ask again for what was not answered."""
        async with httpx.AsyncClient(base_url=address, timeout=20) as client:
            try:
                await self.enter(client)
                if self.ledger.unknown:
                    await self.post(client, self.ledger.unknown)
                while True:
                    await self.turn(client)
            except CUT:
                return

    async def enter(self, client: httpx.AsyncClient) -> None:
        """Be known."""
        if not self.token:
            told = (await client.post("/api/me", json={"name": "Ann", "bearer": True})).json()
            self.token = told["token"]
        client.headers["authorization"] = f"Bearer {self.token}"

    async def turn(self, client: httpx.AsyncClient) -> None:
        """Give one answer; where the game is over, begin another one."""
        scene = await self.scene(client)
        if scene is None or scene["asked"] is None:
            await self.open(client)
            return
        offered = scene["options"]
        name = offered[secrets.randbelow(len(offered))]["name"]
        await self.post(client, Sent(self.table, scene["number"], scene["seat"], secrets.token_hex(8), (name,)))

    async def scene(self, client: httpx.AsyncClient) -> dict[str, Any] | None:
        """How the game stands, for the seat that is asked."""
        if not self.table:
            return None
        path = f"/api/tables/{self.table}/scene"
        found = (await client.get(path, params={"seat": 0})).json()
        if found.get("asked"):
            found = (await client.get(path, params={"seat": found["asked"]})).json()
        if "error" in found:
            self.ledger.wrong.append(f"a scene is refused: {found['error']['code']}")
            return None
        return dict(found)

    async def open(self, client: httpx.AsyncClient) -> None:
        """A new table, all of it mine."""
        wanted = {"key": secrets.token_hex(8), "game": self.game, "players": 2, "seats": ["me", "me"], "local": True}
        self.table = (await client.post("/api/tables", json=wanted)).json()["id"]

    async def post(self, client: httpx.AsyncClient, sent: Sent) -> None:
        """Give an answer. Until it is acknowledged it may or may not have been kept."""
        repeated = self.ledger.unknown == sent
        self.ledger.unknown = sent
        response = await client.post(f"/api/tables/{sent.table}/commands", json=sent.body())
        self.ledger.unknown = None
        if response.status_code == 200 and response.json() == {"number": sent.number}:
            self.ledger.acknowledged.append(sent)
            self.ledger.again += repeated
        else:
            self.ledger.wrong.append(f"{sent} was answered by {response.text[:200]}")
