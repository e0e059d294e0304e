"""How is a server put together? The routes, what stands before them, and what is opened and closed with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from whistlepost import __version__
from whistlepost.server.answers import Shield, answer
from whistlepost.server.border import Border
from whistlepost.server.host import Host, Settings
from whistlepost.server.openapi import described
from whistlepost.server.refused import Refused
from whistlepost.server.routes import (
    analysis,
    games,
    health,
    lessons,
    notices,
    pages,
    passkeys,
    people,
    play,
    tables,
)
from whistlepost.server.routes.sockets import Sockets
from whistlepost.server.running import running
from whistlepost.server.store.database import Unavailable
from whistlepost.server.wire import told

ROUTERS = (
    people.ROUTES,
    passkeys.ROUTES,
    notices.ROUTES,
    notices.LINKS,
    games.ROUTES,
    lessons.ROUTES,
    tables.ROUTES,
    play.ROUTES,
    analysis.ROUTES,
    analysis.RECORDS,
    health.ROUTES,
    pages.ROUTES,
)
"""The pages come last: they take every address that is left."""
CODES = {404: "not_found", 405: "method", 413: "too_large"}
"""What the framework refuses by itself, in our words."""


REFUSALS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": told.Error, "description": "It was not done; the code says why."},
    "5XX": {"model": told.Error, "description": "The server could not."},
}


def create(settings: Settings) -> FastAPI:
    """The server, which opens its database when it is started."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, serving=True) as (host, rooms):
            app.state.host, app.state.rooms = host, rooms
            yield

    app = FastAPI(title="Whistlepost", version=__version__, lifespan=life, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json", redirect_slashes=False, responses=REFUSALS,
                  generate_unique_id_function=lambda route: route.name)  # fmt: skip
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    for router in ROUTERS:
        app.include_router(router)
    app.add_middleware(Border, rates=lambda: host_of(app).rates, origins=settings.origins)
    app.add_middleware(Shield, encrypted=settings.encrypted)
    app.add_middleware(Sockets)
    for kind, tell in {Refused: refused, Unavailable: unavailable, HTTPException: framework,
                       RequestValidationError: invalid}.items():  # fmt: skip
        app.add_exception_handler(kind, tell)
    return app


def host_of(app: FastAPI) -> Host:
    """What is open."""
    host: Host = app.state.host
    return host


def refused(_: Request, wrong: Exception) -> Response:
    """It was not done."""
    return answer(wrong if isinstance(wrong, Refused) else Refused("inside"))


def unavailable(_request: Request, _wrong: Exception) -> Response:
    """The database does not answer."""
    return answer(Refused("unavailable"))


def framework(_: Request, wrong: Exception) -> Response:
    """There is no such address, or not by this method."""
    return answer(Refused(CODES.get(getattr(wrong, "status_code", 400), "malformed")))


def invalid(_: Request, wrong: Exception) -> Response:
    """The body or the address does not fit; the first entry that is wrong is named."""
    found = wrong.errors() if isinstance(wrong, RequestValidationError) else []
    where = ".".join(str(part)[:40] for part in found[0]["loc"][:8]) if found else ""
    return answer(Refused("malformed", where=where))
