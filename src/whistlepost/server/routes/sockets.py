"""`/ws/tables/ID`: what is new at a table, as soon as it is."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.websockets import WebSocket

from whistlepost.server import limits, meter
from whistlepost.server.answers import note
from whistlepost.server.border import address_of, check_origin
from whistlepost.server.following import follow, show_out
from whistlepost.server.host import Host
from whistlepost.server.logs import begin_request
from whistlepost.server.refused import Refused
from whistlepost.server.routes.asking import SeatWanted, host_of, sitting
from whistlepost.server.store.database import Unavailable

ROUTES = APIRouter(tags=["socket"])
Since = Annotated[int, Query(ge=0, le=limits.ROWS)]


@ROUTES.websocket("/ws/tables/{table}")
async def follow_table(socket: WebSocket, table: str, since: Since = 0, seat: SeatWanted = None) -> None:
    """Follow a table from row `since` on; for the seat, if it is mine."""
    begin_request(socket.scope)
    host = host_of(socket)
    try:
        host.rates.spend(limits.REQUESTS, address_of(socket))
        check_origin(socket, host.settings.origins)
    except Refused as refused:
        meter.refused(refused.code)
        await socket.close()  # before it is accepted: the browser hears no more than "403"
        return
    await socket.accept()
    await show_out(socket, await followed(host, socket, table, since, seat))


async def followed(host: Host, socket: WebSocket, table: str, since: int, seat: int | None) -> str:
    """Follow, and say in one word why it ended."""
    try:
        await follow(socket.app.state.rooms, socket, await sitting(table, host), since, seat)
    except Refused as refused:
        meter.refused(refused.code)
        return refused.code
    except Unavailable:
        return "unavailable"
    except Exception as wrong:  # noqa: BLE001 - whoever follows is told, and hears no more than that
        note(wrong)
        return "inside"
    return "gone"
