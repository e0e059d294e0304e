"""How does one process hear what another one did? By a word on PostgreSQL, sent after the commit; it is only a hint.

Whoever hears one reads the log. A hint that is lost costs nothing but time: after a broken connection everybody looks
at everything, and every two seconds the tables that are watched are compared.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy.engine import URL

LOGGER = logging.getLogger(__name__)
CHANNEL = "whistlepost"
WAITING = 1000
"""Hints that wait for the connection to come back; when there are more, one says that anything may have happened."""
FIRST, LONGEST = 0.1, 5.0
"""Seconds between tries to connect."""
ALIVE = 20
"""Seconds after which the connection is tried though there is nothing to say."""
LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""What a connection that breaks may raise; the internal one where it breaks in the middle of a statement."""
Hear = Callable[[str, Any], None]
"""Hears the game, and what was said about it: None if it only went on."""


class Hints:
    """The one connection of this process for news, apart from those that write."""

    def __init__(self, url: URL, process: str, hear: Hear, anything: Callable[[], None]) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.process = process
        self.hear = hear
        self.anything = anything
        self.connected = asyncio.Event()
        self.times = 0
        """How often the connection was made."""
        self._waiting: dict[str, None] = {}
        self._news = asyncio.Event()

    def say(self, game: str, more: Any = None) -> None:
        """Let the other processes know; what is said twice before it is sent is sent once."""
        if len(self._waiting) >= WAITING:
            self._waiting = {json.dumps([self.process, "", None]): None}
        self._waiting[json.dumps([self.process, game, more])] = None
        self._news.set()

    async def run(self) -> None:
        """Stay connected until cancelled."""
        pause = FIRST
        while True:
            try:
                await self._connected()
            except LOST as wrong:
                LOGGER.warning("news from other processes are cut off: %s", type(wrong).__name__)
            if self.connected.is_set():
                pause = FIRST
            self.connected.clear()
            await asyncio.sleep(pause)
            pause = min(LONGEST, 2 * pause)

    async def _connected(self) -> None:
        """Connect, listen, and send what is to be sent, until the connection breaks."""
        connection = await asyncpg.connect(self.address, timeout=10)
        try:
            connection.add_termination_listener(lambda _: self._news.set())
            await connection.add_listener(CHANNEL, self._heard)
            self.times += 1
            self.connected.set()
            self.anything()
            while not connection.is_closed():
                await self._sent(connection)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ALIVE):
                        await self._news.wait()
        finally:
            with contextlib.suppress(*LOST):
                await connection.close(timeout=1)

    async def _sent(self, connection: Any) -> None:
        """Send what waits; what could not be sent waits on."""
        self._news.clear()
        texts = list(self._waiting)
        # Without texts as well: a connection that broke in silence is noticed.
        said = "SELECT pg_notify($1, text) FROM unnest($2::text[]) text"
        await connection.execute(said, CHANNEL, texts, timeout=ALIVE)
        for text in texts:
            self._waiting.pop(text, None)

    def _heard(self, _connection: Any, _sender: int, _channel: str, text: str) -> None:
        """Somebody said something; what this process said itself it knows."""
        try:
            process, game, more = json.loads(text)
        except (ValueError, TypeError):
            return
        if process == self.process:
            return
        if game:
            self.hear(game, more)
        else:
            self.anything()
