"""What is a running server made of? Everything that the routes and the work behind them hold in common."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.core.errors import BadData
from whistlepost.server import limits
from whistlepost.server.consent import Consent
from whistlepost.server.desk import Desk, finished
from whistlepost.server.keys import key_of
from whistlepost.server.life import Habits, Life
from whistlepost.server.notices.reach import Reach
from whistlepost.server.rates import Rates
from whistlepost.server.secret import Draw
from whistlepost.server.standing import note
from whistlepost.server.store import schema
from whistlepost.server.store.database import Database, Unavailable, opened
from whistlepost.server.store.seats import Sitting

WEB = Path(__file__).parent.parent / "web"


Seated = Callable[[AsyncConnection, Sitting], Coroutine[Any, Any, None]]
"""What is written together with a change of who sits where, in one transaction."""


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Settings:
    """What is decided before a server runs."""

    database: str
    key: Path
    origins: tuple[str, ...] = ()
    """From which pages it may be used; empty: from those that it serves itself."""
    encrypted: bool = False
    """Whether browsers reach it by https alone."""
    web: Path = WEB
    """Where the built client lies."""
    window: tuple[str, int] | None = None
    """Where whoever watches over it looks in; nowhere, if nobody does."""
    now: Callable[[], int] = clock
    draw: Draw = secrets.token_bytes
    habits: Habits = field(default_factory=Habits)
    reach: Reach = field(default_factory=Reach)


class Host:
    """An open server."""

    def __init__(self, settings: Settings, database: Database, key: bytes) -> None:
        self.settings = settings
        self.database = database
        self.now = settings.now
        self.draw = settings.draw
        self.desk = Desk(database, key, settings.now)
        self.desk.along.append(note)
        self.consent = Consent(self.desk)
        self.rates = Rates(settings.now)
        self.thinking = asyncio.Semaphore(limits.THINKING)
        """Held by whoever lets the engine think for long."""
        self.along_seats: list[Seated] = []
        self.life = Life(self.desk, settings.habits, settings.reach, settings.draw)
        self.along_seats.append(self.life.seated)

    async def seated(self, connection: AsyncConnection, sitting: Sitting) -> None:
        """Somebody sat down, stood up, or is minded: let everybody write down what follows from it."""
        for write in self.along_seats:
            await write(connection, sitting)

    async def close(self) -> None:
        """Let go of everything; a command that was begun comes to its end."""
        await finished()
        await self.life.stop()
        await self.database.close()


async def tried(settings: Settings) -> None:
    """Can it be served? `BadData` where not: before anybody listens, so that it is one sentence and no traceback."""
    host = await prepared_host(settings)
    await host.close()


async def opened_host(settings: Settings, *, serving: bool = True) -> Host:
    """A server that is at work."""
    host = await prepared_host(settings)
    host.life.start(serving=serving)
    return host


async def prepared_host(settings: Settings) -> Host:
    """Open the database, and everything that stands on it."""
    database = opened(settings.database)
    try:
        await schema.prepare(database)
        return Host(settings, database, await key_of(database, settings.key, settings.draw))
    except Unavailable as wrong:
        await database.close()
        raise BadData(f"the database: it does not answer, or not as it should ({wrong})") from None
    except BaseException:
        await database.close()
        raise
