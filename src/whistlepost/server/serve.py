"""How is a server run on this machine? With limits that it would not have by itself, until it is told to stop."""

import asyncio
import contextlib
import gc
import os
import resource
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from socket import socket
from typing import Any

import uvicorn

from whistlepost.core.errors import BadData
from whistlepost.server import limits
from whistlepost.server.app import create
from whistlepost.server.door import Door
from whistlepost.server.host import Settings, tried
from whistlepost.server.life import Habits
from whistlepost.server.line import Line
from whistlepost.server.notices.mail import postman
from whistlepost.server.notices.outward import Outward
from whistlepost.server.notices.reach import NOBODY, Reach
from whistlepost.server.rooms import Rooms

FILES = 500
"""Open files beside the connections."""
GRACE = 5
"""Seconds that open requests and sockets are given when the server is to stop."""
SELDOM = (2_000, 10, 50)
"""A million new objects, in place of 70,000, before all of them are looked through for what nobody needs any more:
with thousands of sockets that takes a tenth of a second or more, in which nobody is answered."""
Announce = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("whistlepost-data")
    database: str = ""
    origins: tuple[str, ...] = ()
    proxies: str = ""
    window: tuple[str, int] | None = None
    mail: str = ""
    sender: str = ""
    intranet: bool = False
    thinkers: int | None = None
    """So many bots think at one time in this process; None for what suits the machine."""


class Server(uvicorn.Server):
    """A server that says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, announce: Announce) -> None:
        super().__init__(config)
        self.announce = announce
        self.app: Any = config.app

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self.announce(self.address())

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Take nobody in any more, say goodbye to those who follow a table, and let what was asked come to its end."""
        for server in self.servers:
            server.close()
        rooms: Rooms = self.app.state.rooms
        rooms.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GRACE / 2):
                await rooms.empty.wait()
        await super().shutdown(sockets)

    def address(self) -> str:
        """Where a browser finds it."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def settings_of(wish: Wish, *, new: bool = True) -> Settings:
    """Where everything lies: the key of this server is in the folder of its data, and never in a database."""
    if not new and not wish.database and not (wish.data / "games.db").exists():
        raise BadData(f"--data: there are no games in {wish.data}")
    try:
        wish.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as wrong:
        raise BadData(f"--data: {wish.data} cannot be made: {wrong.strerror}") from None
    database = wish.database or f"sqlite:///{wish.data / 'games.db'}"
    encrypted = bool(wish.origins) and all(origin.startswith("https://") for origin in wish.origins)
    habits = Habits() if wish.thinkers is None else Habits(thinkers=wish.thinkers)
    more = {"window": wish.window, "habits": habits, "reach": reach_of(wish)}
    return Settings(database, wish.data / "key", wish.origins, encrypted, **more)  # type: ignore[arg-type]


def reach_of(wish: Wish) -> Reach:
    """How people are told."""
    if wish.mail or wish.sender:
        found = postman(wish.mail, wish.sender, os.environ.get("WHISTLEPOST_MAIL_PASSWORD", ""))
        return Reach(found, Outward(wish.intranet), f"mailto:{wish.sender}")
    contact = next((origin for origin in wish.origins if origin.startswith("https://")), NOBODY)
    return Reach(None, Outward(wish.intranet), contact)


def config_of(wish: Wish) -> uvicorn.Config:
    """How it listens. Nothing is compressed: what is secret and what is said in the open share a socket."""
    return uvicorn.Config(
        create(settings_of(wish)), http=Door, ws=Line, host=wish.host, port=wish.port, log_config=None,
        access_log=False, ws_max_size=limits.FRAME, ws_per_message_deflate=False, ws_ping_interval=20,
        ws_ping_timeout=20, timeout_keep_alive=5, timeout_graceful_shutdown=GRACE, server_header=False,
        proxy_headers=bool(wish.proxies), forwarded_allow_ips=wish.proxies or None,
    )  # fmt: skip


def make_room() -> None:
    """Every connection is an open file; most systems begin with fewer than we let in, and allow more."""
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.OPEN + FILES
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if resource.RLIM_INFINITY != usual < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def serve(wish: Wish, announce: Announce) -> int:
    """Run until told to stop; 0 if all went well."""
    if wish.port >= 2**16:
        raise BadData(f"--port: expected 0 to 65535, found {wish.port}")
    if wish.mail and not wish.origins:
        raise BadData("--mail needs --origin: the links in letters lead there, whatever a request claims")
    asyncio.run(tried(settings_of(wish)))
    make_room()
    server = Server(config_of(wish), announce)
    gc.collect()
    gc.freeze()  # what is here now stays
    gc.set_threshold(*SELDOM)
    # What comes before it listens counts too; and it ends well when it was told to end.
    signal.signal(signal.SIGTERM, server.handle_exit)
    server.run()
    return 0 if server.started else 1
