"""How is a server asked without a network? As it would be by uvicorn; every byte that it says is kept."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from fastapi import FastAPI

Pairs = list[tuple[bytes, bytes]]


@dataclass(frozen=True)
class Answer:
    """What was answered to a request."""

    status: int
    headers: Pairs
    body: bytes

    @property
    def seen(self) -> bytes:
        """All that whoever asked can see of it."""
        head = b"".join(name + b": " + value + b"\n" for name, value in self.headers)
        return b"%d\n%s\n%s" % (self.status, head, self.body)

    def json(self) -> Any:
        assert self.status == 200, self.seen
        return json.loads(self.body)


@dataclass
class Caller:
    """Somebody at an address of their own, with a token or without one."""

    app: FastAPI
    address: str
    token: str = ""

    def scope(self, path: str, kind: str, **more: Any) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        headers: Mapping[str, str] = {
            "host": "here",
            **({"content-type": "application/json"} if kind == "http" else {}),
            **({"authorization": f"Bearer {self.token}"} if self.token else {}),
        }
        return {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "",
            "path": unquote(plain), "raw_path": plain.encode(), "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": (self.address, 1), "server": ("here", 80), "state": {}, **more,
        }  # fmt: skip

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """One request, and all that was answered."""
        content = b"" if body is None else json.dumps(body).encode()
        said: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Any) -> None:
            said.append(message)

        await self.app(self.scope(path, "http", method=method), receive, send)
        return Answer(said[0]["status"], list(said[0]["headers"]), b"".join(one["body"] for one in said[1:]))

    def line(self, path: str) -> "Line":
        """A socket that is being opened."""
        return Line(self.app, self.scope(path, "websocket", subprotocols=[]))


@dataclass
class Line:
    """A socket."""

    app: FastAPI
    scope: dict[str, Any]
    heard: list[bytes] = field(default_factory=list)
    settled: list[int] = field(default_factory=list)
    """How many messages had come whenever nothing more was to come."""
    waiting: bool = False
    """Whether the server waits for a word of ours."""
    _words: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)

    def __post_init__(self) -> None:
        self._words.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(self.app(self.scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        self.waiting = self._words.empty()
        word = await self._words.get()
        self.waiting = False
        return word

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"].encode())
        elif message["type"] == "websocket.close":
            self.heard.append(b"closed %d" % message.get("code", 1000))

    def say(self, **message: Any) -> None:
        self.text(json.dumps(message))

    def text(self, text: str) -> None:
        self.waiting = False
        self._words.put_nowait({"type": "websocket.receive", "text": text})

    @property
    def idle(self) -> bool:
        """Whether it is over, or has nothing to do before we speak."""
        return self._task.done() or self.waiting

    @property
    def over(self) -> bool:
        return self._task.done()

    async def close(self) -> None:
        self._words.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait([self._task])
