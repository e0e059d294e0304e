"""What may somebody cost who holds a socket open? Who does not read is let go, and a message has not too many pieces.

uvicorn answers every ping, though nobody reads the answers; it waits for ever for readers that do not read; of a
message it counts the bytes but not the pieces, of which empty ones cost their sender next to nothing; and it takes
apart whatever came at one go, though ten thousand messages that nobody has heard yet are twenty times their bytes.
"""

from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from whistlepost.server import limits
from whistlepost.server.patience import Patience

PART = 1024
"""Bytes that are taken apart together."""


class Line(Patience, WebSocketsSansIOProtocol):
    """A socket."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._coming = bytearray()
        """What came, and waits until what came before it was heard."""

    def data_received(self, data: bytes) -> None:
        """Something came."""
        self._coming += data
        self._take()

    def _take(self) -> None:
        while self._coming and not self.read_paused:
            part = bytes(self._coming[:PART])
            del self._coming[:PART]
            super().data_received(part)

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; when all before it are heard, more are taken."""
        message = await super().receive()
        self._take()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Tell something; who is shown out may say goodbye behind what nobody hears any more."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self._take()

    def handle_ping(self) -> None:
        """Answer, unless what was told before is not read: then nobody would read the answer either."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message, if it has not too many."""
        if len(self.frames) < limits.PIECES:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()
