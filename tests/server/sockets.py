"""People of the tests who follow a table through a real socket."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.web import Json, Site, Somebody


class Ear:
    """What one socket was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []

    async def next(self) -> Json:
        """The next message."""
        async with asyncio.timeout(20):
            message: Json = json.loads(await self.socket.recv())
        self.heard.append(message)
        return message

    async def until(self, kind: str, wanted: Callable[[Json], bool] = lambda _: True) -> Json:
        """The first message of that kind that is as wanted."""
        while True:
            message = await self.next()
            if message["t"] == kind and wanted(message):
                return message

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def end(self) -> tuple[int, str | None]:
        """Read to the end: the code of the socket, and of the last word."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        last = self.heard[-1] if self.heard else {}
        return self.socket.close_code or 0, last.get("code")

    def lines(self) -> list[int]:
        """The numbers of the rows that were told, in the order in which they were."""
        return [line["number"] for message in self.heard if message["t"] == "lines" for line in message["lines"]]


@asynccontextmanager
async def following(
    site: Site, table: str, person: Somebody | None = None, headers: dict[str, str] | None = None, **query: Any
) -> AsyncIterator[Ear]:
    """A socket of that person, or of somebody unknown."""
    known = {"authorization": person.client.headers["authorization"]} if person else {}
    words = "&".join(f"{name}={value}" for name, value in query.items())
    address = f"{site.address.replace('http', 'ws')}/ws/tables/{table}?{words}"
    async with connect(address, additional_headers={**known, **(headers or {})}, max_size=2**22) as socket:
        yield Ear(socket)
