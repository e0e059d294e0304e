"""One table of a crowd: its people over HTTP, and a socket for every seat and everybody who watches."""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
import ssl
import time
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAMES = ("railroad", "campaign")
PLAYERS = 4
LIVE = {"kind": "live", "bank": 36_000, "move": 600}
SCENE = re.compile(r'\{"scene":\{"number":(\d+),"seat":(?:null|\d+),"status":"(\w+)","asked":(null|\d+)')
"""The head of a scene: enough to know whose turn it is without reading the whole."""


class Refusal(Exception):  # noqa: N818 - named for what went wrong
    """The server did not do what was asked."""


class Ear:
    """A socket, and the last scene that came through it."""

    def __init__(self) -> None:
        self.number = -1
        self.status = ""
        self.asked: int | None = None
        self.text = "{}"
        self.news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, address: str, here: str, table: str, token: str | None) -> None:
        """Follow the table."""
        known = {"authorization": f"Bearer {token}"} if token else {}
        url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
        self._socket = await connect(
            url, local_addr=(here, 0), additional_headers=known, max_size=2**22, compression=None, ping_interval=None
        )
        self._task = asyncio.ensure_future(self._listen(self._socket))
        await self.until(0)

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for message in socket:
                if found := SCENE.match(str(message)):
                    self.number, self.status = int(found[1]), found[2]
                    self.asked = None if found[3] == "null" else int(found[3])
                    self.text = str(message)
                    self.news.set()
        self.status = "closed"
        self.news.set()

    async def until(self, number: int) -> None:
        """Wait for a scene of that number or a later one."""
        while self.number < number:
            if self.status == "closed":
                raise Refusal("a socket was closed")
            self.news.clear()
            await self.news.wait()

    async def close(self) -> None:
        """Go."""
        if self._socket and self._task:
            await self._socket.close()
            await self._task


class Followed:
    """A table with all its people."""

    def __init__(self, address: str, place: int, bot: str, watchers: int, context: ssl.SSLContext) -> None:
        self.address = address
        self.game = GAMES[place % len(GAMES)]
        self.here = f"127.{1 + place // 62_500}.{place // 250 % 250}.{1 + place % 250}"
        self.bot = bot
        self.people = PLAYERS - bool(bot)
        self.watchers = watchers
        self.busy = False
        self.wrong: list[str] = []
        self._seated()
        transport = httpx.AsyncHTTPTransport(verify=context, local_address=self.here)
        self.client = httpx.AsyncClient(base_url=address, transport=transport, timeout=60, trust_env=False)

    def _seated(self) -> None:
        self.tokens: list[str] = []
        self.table = ""
        self.ears = [Ear() for _ in range(self.people)]
        self.watching = [Ear() for _ in range(self.watchers)]

    async def open(self) -> None:
        """Bring everybody to the table, and let them follow it."""
        for seat in range(self.people):
            told = await self.post("/api/me", None, name=f"P{seat}", bearer=True)
            self.tokens.append(told["token"])
        seats = ["me", *["open"] * (self.people - 1), *([f"bot:{self.bot}"] if self.bot else [])]
        table = await self.post(
            "/api/tables", 0, key=secrets.token_hex(8), game=self.game, players=PLAYERS, seats=seats,
            watch="everybody", pace=LIVE, late="bot",
        )  # fmt: skip
        self.table = table["id"]
        for seat in range(1, self.people):
            await self.post(f"/api/tables/{self.table}/join", seat, invitation=table["invitation"])
        for seat, ear in enumerate([*self.ears, *self.watching]):
            await ear.open(self.address, self.here, self.table, self.tokens[seat] if seat < self.people else None)

    async def post(self, path: str, who: int | None, **body: Any) -> dict[str, Any]:
        """Ask for something, as one of the people."""
        known = {} if who is None else {"authorization": f"Bearer {self.tokens[who]}"}
        response = await self.client.post(path, json=body, headers=known)
        if response.status_code != 200:
            raise Refusal(f"{path.rpartition('/')[2]}: {response.text[:150]}")
        return dict(response.json())

    def ready(self) -> bool:
        """Is a person asked who has seen how the table stands?"""
        view = self.watching[0]
        if self.busy or view.status != "running" or view.asked is None or view.asked >= self.people:
            return False
        return self.ears[view.asked].number == view.number

    async def command(self, lots: random.Random) -> tuple[float, float]:
        """Give one answer: the seconds until it is acknowledged, and until somebody who watches sees it."""
        self.busy = True
        try:
            seat = self.watching[0].asked
            assert seat is not None
            scene = json.loads(self.ears[seat].text)["scene"]
            name = scene["options"][lots.randrange(len(scene["options"]))]["name"]
            body = {"key": secrets.token_hex(8), "number": scene["number"], "seat": seat, "answers": [name]}
            begin = time.perf_counter()
            kept = await self.post(f"/api/tables/{self.table}/commands", seat, **body)
            acknowledged = time.perf_counter() - begin
            if kept != {"number": scene["number"]}:
                self.wrong.append(f"row {scene['number']} was kept as {kept}")
            for ear in self.watching:
                await ear.until(scene["number"] + 1)
            return acknowledged, time.perf_counter() - begin
        finally:
            self.busy = False

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.watching[0].status == "over"

    async def again(self) -> None:
        """A new table with new people, in place of one where the game is over."""
        self.busy = True
        await self._leave()
        self._seated()
        await self.open()
        self.busy = False

    async def _leave(self) -> None:
        for ear in [*self.ears, *self.watching]:
            await ear.close()

    async def close(self) -> None:
        """Everybody goes."""
        await self._leave()
        await self.client.aclose()
