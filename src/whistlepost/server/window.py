"""Where does whoever watches over a server look in? At a listener of its own, which nobody else should reach.

It tells figures and whether the server can work; it takes nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from whistlepost.core.errors import BadData
from whistlepost.server.life import Life
from whistlepost.server.meters import page
from whistlepost.server.rooms import Rooms
from whistlepost.server.store.database import Database, Unavailable

READY_SECONDS = 3
"""Seconds in which the database has to answer."""
Where = tuple[str, int]


async def answers(database: Database) -> bool:
    """Does the database answer?"""
    try:
        async with asyncio.timeout(READY_SECONDS), database.begin() as connection:
            await connection.execute(text("SELECT 1"))
    except (Unavailable, TimeoutError):
        return False
    return True


def view(life: Life, rooms: Rooms | None) -> Starlette:
    """What can be seen there."""

    async def metrics(_: Request) -> Response:
        return Response(await page(life, rooms), media_type=CONTENT_TYPE_LATEST)

    async def alive(_: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def ready(_: Request) -> Response:
        can = await answers(life.desk.database)
        return PlainTextResponse("ready\n" if can else "not ready\n", 200 if can else 503)

    paths = {"/metrics": metrics, "/alive": alive, "/ready": ready}
    return Starlette(routes=[Route(path, seen) for path, seen in paths.items()])


class Window(uvicorn.Server):
    """A listener beside the one for people; signals are the business of that one."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave them alone."""
        yield


@asynccontextmanager
async def window(where: Where | None, life: Life, rooms: Rooms | None) -> AsyncIterator[None]:
    """The window is open, if one is wanted."""
    if where is None:
        yield
        return
    host, port = where
    config = uvicorn.Config(
        view(life, rooms), host=host, port=port, log_config=None, access_log=False, lifespan="off",
        timeout_graceful_shutdown=1, limit_concurrency=20, server_header=False,
    )  # fmt: skip
    server = Window(config)
    task = asyncio.ensure_future(opened(server, where))
    try:
        while not server.started:
            if task.done():
                await task
            await asyncio.sleep(0.01)
        yield
    finally:
        server.should_exit = True
        await task


async def opened(server: Window, where: Where) -> None:
    """Serve; BadData where that address cannot be had."""
    try:
        await server.serve()
    except SystemExit:
        raise BadData(f"--metrics: {where[0]}:{where[1]} cannot be listened at") from None
