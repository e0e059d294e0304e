"""`/api/tables`: opening a table, finding one, sitting down."""

from typing import Annotated

from fastapi import APIRouter, Query

from whistlepost.server import limits
from whistlepost.server.host import Host
from whistlepost.server.opening import open_table, rematch
from whistlepost.server.routes.asking import Address, Anybody, Me, TheHost, TheTable
from whistlepost.server.seating import invite_anew, join, leave, mind, seat_link, sitting_at
from whistlepost.server.shown import table
from whistlepost.server.store import seats
from whistlepost.server.viewing import check_seen
from whistlepost.server.wire import asked, told

ROUTES = APIRouter(prefix="/api/tables", tags=["tables"])


def check_opening(host: Host, address: str) -> None:
    """Not too many new tables, whatever for."""
    host.rates.spend(limits.TABLES, address)
    host.rates.spend(limits.TABLES_A_DAY, address)


@ROUTES.post("")
async def open_one(body: asked.NewTable, host: TheHost, person: Me, address: Address) -> told.Table:
    """Open a table. The game begins when no seat is open."""
    check_opening(host, address)
    return table(host, await open_table(host, person, body), person)


@ROUTES.get("")
async def lobby(host: TheHost, person: Anybody, listed: Annotated[bool, Query()] = True) -> list[told.Table]:
    """The tables that everybody may find: first those with a free seat, then those that can be watched."""
    async with host.database.begin() as connection:
        found = await seats.lobby(connection) if listed else []
    return [table(host, sitting, person) for sitting in found]


@ROUTES.get("/{table}")
async def one(sitting: TheTable, host: TheHost, person: Anybody) -> told.Table:
    """A table."""
    check_seen(sitting, person)
    return table(host, sitting, person)


@ROUTES.post("/{table}/join")
async def sit_down(body: asked.Join, sitting: TheTable, host: TheHost, person: Me, address: Address) -> told.Table:
    """Take a seat."""
    return table(host, await join(host, person, sitting.id, body, address), person)


@ROUTES.post("/{table}/leave")
async def stand_up(sitting: TheTable, host: TheHost, person: Me) -> told.Table:
    """Give my seat up before the game begins."""
    await leave(host, person, sitting.id)
    return table(host, await sitting_at(host, sitting.id), person)


@ROUTES.post("/{table}/mind")
async def let_mind(body: asked.Mind, sitting: TheTable, host: TheHost, person: Me) -> told.Table:
    """Let a bot mind my seat, or take it back."""
    await mind(host, person, sitting.id, body)
    return table(host, await sitting_at(host, sitting.id), person)


@ROUTES.post("/{table}/rematch")
async def once_more(body: asked.Rematch, sitting: TheTable, host: TheHost, person: Me, address: Address) -> told.Table:
    """The same people at a new table, each a seat further."""
    check_opening(host, address)
    return table(host, await rematch(host, person, sitting.id, body.key), person)


@ROUTES.post("/{table}/invitation")
async def invite(sitting: TheTable, host: TheHost, person: Me) -> told.Invitation:
    """A new link; the old one lets nobody in any more."""
    return told.Invitation(await invite_anew(host, person, sitting.id))


@ROUTES.post("/{table}/seatlink")
async def link_seat(body: asked.SeatLink, sitting: TheTable, host: TheHost, person: Me) -> told.Invitation:
    """A link that moves my seat to another browser, once."""
    return told.Invitation(await seat_link(host, person, sitting.id, body.seat))
