"""How long may somebody take to say what they want, and to take what they are given? A connection with deadlines.

uvicorn waits for ever for the end of a request's head, of whatever length, and for readers that do not read. A door of
its own gives both a deadline, so that whoever only holds connections open does not keep others out. It also takes any
number of requests that were sent at one go, each of which costs a hundred times its bytes until it is answered.
"""

import asyncio
import json
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from whistlepost.server import limits
from whistlepost.server.answers import HEADERS
from whistlepost.server.patience import Patience
from whistlepost.server.refused import CODES, Refused

PHRASES = {400: "Bad Request", 408: "Request Timeout", 413: "Content Too Large", 429: "Too Many Requests"}


class Door(Patience, HttpToolsProtocol):
    """A connection."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._head = 0
        """Bytes of a head that has not come to its end."""
        self._in_head = self._begun = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is here, and should say something."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # as soon as anything is not taken, the time runs
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is here any more."""
        self._done()
        super().connection_lost(exc)

    def _expect(self) -> None:
        """A head begins: from now on it has so long."""
        self._done()
        self._in_head, self._head = True, 0
        self._deadline = self.loop.call_later(limits.HEAD_SECONDS, self._too_slow)

    def _done(self) -> None:
        if self._deadline:
            self._deadline.cancel()

    def _too_slow(self) -> None:
        cycle: RequestResponseCycle | None = self.cycle
        if cycle and not cycle.response_complete:  # what was asked before is answered first
            self._deadline = self.loop.call_later(limits.HEAD_SECONDS, self._too_slow)
        elif self._begun:
            self._refuse("too_slow")
        else:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """A part of a request; too many of a head are not waited for."""
        self._head += len(data) if self._in_head else 0
        super().data_received(data)
        if self._in_head and self._head > limits.HEAD and not self.transport.is_closing():
            self._refuse("too_large")

    def on_message_begin(self) -> None:
        """The next request of somebody who was here before."""
        super().on_message_begin()
        if len(self.pipeline) + 1 >= limits.AHEAD:
            self._stop()
        if not self._in_head:
            self._expect()
        self._begun = True

    def on_header(self, name: bytes, value: bytes) -> None:
        """A head that came at one go is no longer than another."""
        super().on_header(name, value)
        if sum(len(name) + len(value) for name, value in self.headers) > limits.HEAD:
            raise ValueError("the head is too long")

    def on_headers_complete(self) -> None:
        """The head is here."""
        self._in_head = self._begun = False
        self._done()
        if len(self.connections) > limits.OPEN:
            self._stop()
        super().on_headers_complete()

    def _stop(self) -> None:
        """It is too much: refuse, and read no further."""
        self._refuse("too_many")
        raise ValueError("too much at once")

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is answered like everything else that is refused, unless it was."""
        if not self.transport.is_closing():
            self._refuse("malformed", msg)

    def _refuse(self, code: str, text: str = "") -> None:
        """Say so, and close."""
        status = CODES[code][0]
        body = json.dumps(Refused(code, text).told()).encode()
        told = {**HEADERS, "content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
        lines = [f"HTTP/1.1 {status} {PHRASES[status]}", *(f"{name}: {value}" for name, value in told.items()), "", ""]
        self.transport.write("\r\n".join(lines).encode() + body)
        self.transport.close()
