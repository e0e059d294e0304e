"""What runs in a process that serves, and in one that only works? The same life; people come to the first alone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from whistlepost.server.host import Host, Settings, opened_host
from whistlepost.server.neighbours import Neighbours
from whistlepost.server.notices.looking import EVERY, Looking
from whistlepost.server.rooms import Rooms
from whistlepost.server.window import window


@asynccontextmanager
async def running(settings: Settings, *, serving: bool) -> AsyncIterator[tuple[Host, Rooms | None]]:
    """A process at work. When it ends, what was begun is finished or left to others."""
    host = await opened_host(settings, serving=serving)
    rooms = Rooms(host) if serving else None
    if rooms:
        host.life.again(Looking(rooms).look, EVERY)
    neighbours = Neighbours(host.life, rooms)
    neighbours.start()
    try:
        async with window(settings.window, host.life, rooms):
            yield host, rooms
    finally:
        await neighbours.stop()
        await host.close()
