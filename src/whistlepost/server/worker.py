"""How are bots and deadlines done on other machines? By a process that shares the database, and listens to nobody."""

import asyncio
import signal

from whistlepost.core.errors import BadData
from whistlepost.server.host import Settings
from whistlepost.server.running import running
from whistlepost.server.serve import Announce, Wish, settings_of
from whistlepost.server.store.database import kind_of


def work(wish: Wish, announce: Announce) -> int:
    """Work until told to stop; 0 if all went well."""
    settings = settings_of(wish)
    if kind_of(settings.database) != "postgresql":
        raise BadData("--database: a worker needs postgresql://USER@HOST/NAME; a file is served by one process alone")
    if not settings.key.exists():
        raise BadData(f"{settings.key}: a worker needs the key of the server: copy it here")
    asyncio.run(worked(settings, announce))
    return 0


async def worked(settings: Settings, announce: Announce) -> None:
    """Do what falls due, until a signal comes."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, told.set)
    async with running(settings, serving=False):
        announce("")
        await told.wait()
