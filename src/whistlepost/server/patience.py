"""How long is somebody waited for who does not read what they are sent? Requests and sockets have the same patience."""

import asyncio

from whistlepost.server import limits


class Patience(asyncio.Protocol):
    """A connection that is cut when nothing was read for too long."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """What was sent is not read."""
        super().pause_writing()
        self._unread = self.loop.call_later(limits.READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It is read."""
        self._read()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is here any more."""
        self._read()
        super().connection_lost(exc)

    def _read(self) -> None:
        if self._unread:
            self._unread.cancel()
