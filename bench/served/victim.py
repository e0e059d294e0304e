"""A real server in a process of its own, which may be killed at any moment and at any point of its way."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn

from bench.served.points import Fate, Window, lay, lay_last
from whistlepost.server.app import create
from whistlepost.server.host import Settings

CONTEXT = multiprocessing.get_context("forkserver")
HURRY = 1000
"""The clock of the server goes so many times as fast: nobody asks too often by it."""


def hurried() -> int:
    """Milliseconds since 1970, for a server in a hurry; they go on where the process before had come to."""
    return time.time_ns() * HURRY // 1_000_000 % 2**50


@dataclass(frozen=True)
class Place:
    """Where a server keeps what it keeps."""

    url: str
    folder: Path

    def settings(self) -> Settings:
        """A server there."""
        return Settings(self.url, self.folder / "key", now=hurried)


@dataclass
class Victim:
    """A running server."""

    process: Any
    address: str
    window: Window

    def kill(self) -> None:
        """End it, whatever it is doing."""
        self.process.kill()
        self.process.join()


@contextmanager
def serving(place: Place, fate: Fate | None = None) -> Iterator[Victim]:
    """A server that has begun to listen. It is gone afterwards."""
    window = Window(CONTEXT.Value("L", 0, lock=False), CONTEXT.Value("L", 0, lock=False))
    ours, theirs = CONTEXT.Pipe()
    process = CONTEXT.Process(target=live, args=(place, fate or Fate(), window, theirs), daemon=True)
    process.start()
    theirs.close()
    victim = Victim(process, "", window)
    try:
        victim.address = ours.recv()
        yield victim
    except EOFError:
        raise RuntimeError("the server did not begin to listen") from None
    finally:
        victim.kill()


def live(place: Place, fate: Fate, window: Window, told: Connection) -> None:
    """Serve until killed."""
    app = lay(create(place.settings()), fate, window)
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_level="critical", access_log=False, lifespan="on")
    Telling(config, told, fate).run()


class Telling(uvicorn.Server):
    """A server that says where it is."""

    def __init__(self, config: uvicorn.Config, told: Connection, fate: Fate) -> None:
        super().__init__(config)
        self.told = told
        self.fate = fate

    async def startup(self, sockets: Any = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        around: Any = self.config.app
        lay_last(around.app.state.host, self.fate)
        self.told.send(f"http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}")


def warm() -> None:
    """Do once what every server needs: servers are forked from there."""
    CONTEXT.set_forkserver_preload(["bench.served.warmed"])
