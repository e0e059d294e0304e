"""`/ws/tables/ID`: what is new at a table, as soon as it is.

Sockets pass by the framework: it would keep two dozen frames for each of thousands, and whoever clears up the memory
would have to walk through all of them.
"""

import re
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, TypeAdapter, ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from whistlepost.server import limits, meter
from whistlepost.server.answers import note
from whistlepost.server.border import address_of, check_origin
from whistlepost.server.following import follow, member_of, show_out
from whistlepost.server.host import Host
from whistlepost.server.logs import begin_request
from whistlepost.server.refused import Refused
from whistlepost.server.routes.asking import host_of, sitting
from whistlepost.server.store.database import Unavailable

PATH = re.compile(r"/ws/tables/([^/]{1,64})")


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be followed, from which row on, and for which seat, if it is mine."""

    table: str
    since: Annotated[int, Field(ge=0, le=limits.ROWS)] = 0
    seat: Annotated[int, Field(ge=0, lt=limits.SEATS)] | None = None


WISH = TypeAdapter(Wish)


class Sockets:
    """Takes the sockets; everything else goes on to the framework."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Follow a table, if it is a socket."""
        if scope["type"] == "websocket":
            await follow_table(WebSocket(scope, receive, send))
        else:
            await self.app(scope, receive, send)


async def follow_table(socket: WebSocket) -> None:
    """Follow the table that the address names."""
    begin_request(socket.scope)
    host = host_of(socket)
    try:
        host.rates.spend(limits.REQUESTS, address_of(socket))
        check_origin(socket, host.settings.origins)
        wish = wish_of(socket)
    except Refused as refused:
        meter.refused(refused.code)
        await socket.close()  # before it is accepted: the browser hears no more than "403"
        return
    await socket.accept()
    await show_out(socket, await followed(host, socket, wish))


def wish_of(socket: WebSocket) -> Wish:
    """What the address asks for; `malformed` if it asks for nothing that there is."""
    found = PATH.fullmatch(socket.scope["path"])
    try:
        return WISH.validate_python({**socket.query_params, "table": found and found[1]})
    except ValidationError:
        raise Refused("malformed") from None


async def followed(host: Host, socket: WebSocket, wish: Wish) -> str:
    """Follow, and say in one word why it ended."""
    try:
        member = await member_of(host, socket, await sitting(wish.table, host), wish.since, wish.seat)
        await follow(socket.app.state.rooms, socket, wish.table, member)
    except Refused as refused:
        meter.refused(refused.code)
        return refused.code
    except Unavailable:
        return "unavailable"
    except Exception as wrong:  # noqa: BLE001 - whoever follows is told, and hears no more than that
        note(wrong)
        return "inside"
    return "gone"
