"""What does every route need: the open server, who asks, and which table is meant."""

import re
from typing import Annotated

from fastapi import Depends, Path, Query, Request
from starlette.requests import HTTPConnection
from structlog.contextvars import bind_contextvars

from whistlepost.server import limits
from whistlepost.server.border import address_of
from whistlepost.server.host import Host
from whistlepost.server.refused import Refused
from whistlepost.server.seating import sitting_at
from whistlepost.server.store.people import Person
from whistlepost.server.store.seats import Sitting
from whistlepost.server.who import known, somebody

ID = re.compile(r"[a-z2-7]{16}")


def host_of(connection: HTTPConnection) -> Host:
    """The open server."""
    host: Host = connection.app.state.host
    return host


TheHost = Annotated[Host, Depends(host_of)]


async def asker(connection: HTTPConnection, host: TheHost) -> Person:
    """Who asks; somebody must."""
    return await somebody(host, connection)


async def anybody(connection: HTTPConnection, host: TheHost) -> Person | None:
    """Who asks, if they said so."""
    return await known(host, connection)


def from_where(request: Request) -> str:
    """The address that is counted."""
    return address_of(request)


async def sitting(table: Annotated[str, Path(max_length=64)], host: TheHost) -> Sitting:
    """The table that the address names."""
    if not ID.fullmatch(table):
        raise Refused("not_found")
    bind_contextvars(game=table)
    return await sitting_at(host, table)


Me = Annotated[Person, Depends(asker)]
Anybody = Annotated[Person | None, Depends(anybody)]
Address = Annotated[str, Depends(from_where)]
TheTable = Annotated[Sitting, Depends(sitting)]
SeatWanted = Annotated[int | None, Query(ge=0, lt=limits.SEATS)]


def looking(host: TheHost, person: Anybody, address: Address) -> None:
    """What makes the engine think is counted."""
    host.rates.spend(limits.LOOKS, person.id if person else address)
