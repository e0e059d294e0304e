"""`/api/tables/ID/...`: earlier steps, why not, helps, pieces, and the record."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.responses import PlainTextResponse

from whistlepost.server import limits
from whistlepost.server.analysis import earlier, help_for, sources, why
from whistlepost.server.bringing import bring
from whistlepost.server.cardboard import pieces_at
from whistlepost.server.records import log_of, record_of
from whistlepost.server.refused import Refused
from whistlepost.server.routes.asking import Address, Anybody, Me, SeatWanted, TheHost, TheTable, looking
from whistlepost.server.seating import own_seat
from whistlepost.server.shown import table
from whistlepost.server.viewing import check_seen, viewer
from whistlepost.server.wire import asked, told

ROUTES = APIRouter(prefix="/api/tables/{table}", tags=["analysis"], dependencies=[Depends(looking)])
RECORDS = APIRouter(prefix="/api/records", tags=["analysis"])
RESERVED = {"seat", "draft"}


@ROUTES.get("/at/{number}")
async def at(
    number: Annotated[int, Path(ge=0, le=limits.ROWS)],
    sitting: TheTable,
    host: TheHost,
    person: Anybody,
    seat: SeatWanted = None,
) -> told.Scene:
    """How the game stood after that row, as I knew it; when the game is over, as any seat knew it."""
    if seat is not None and sitting.status == "over" and seat < sitting.players:
        check_seen(sitting, person)
        return await earlier(host, sitting, seat, number)
    return await earlier(host, sitting, viewer(sitting, person, seat), number)


@ROUTES.get("/why")
async def why_not(
    answer: Annotated[str, Query(min_length=1, max_length=limits.ANSWER)],
    seat: Annotated[int, Query(ge=0, lt=limits.SEATS)],
    sitting: TheTable,
    host: TheHost,
    person: Me,
    draft: Annotated[bool, Query()] = False,
) -> told.Why:
    """Why I cannot answer that."""
    own_seat(sitting, person, seat)
    return await why(host, sitting, seat, answer, draft=draft)


@ROUTES.get("/helps/{name}")
async def helps(
    name: Annotated[str, Path(max_length=32)],
    request: Request,
    sitting: TheTable,
    host: TheHost,
    person: Anybody,
    seat: SeatWanted = None,
    draft: Annotated[bool, Query()] = False,
) -> Any:
    """What the game works out for me; its other arguments are those of the help."""
    arguments = {key: value for key, value in request.query_params.multi_items() if key not in RESERVED}
    if any(len(value) > limits.ANSWER for value in (*arguments, *arguments.values())):
        raise Refused("too_large")
    return await help_for(host, sitting, viewer(sitting, person, seat), name, arguments, draft=draft)


@ROUTES.get("/sources")
async def what_the_scores_are_made_of(
    sitting: TheTable, host: TheHost, person: Anybody, seat: SeatWanted = None
) -> told.Sources:
    """What everybody's score is made of, as far as I know: what was scored in play, and what the end adds."""
    return await sources(host, sitting, viewer(sitting, person, seat))


@ROUTES.get("/pieces")
async def cardboard_here(sitting: TheTable, host: TheHost, person: Anybody) -> Response:
    """What is printed on the pieces of this table, tiles that somebody brought included."""
    check_seen(sitting, person)
    return Response(await pieces_at(host, sitting), media_type="application/json")


@ROUTES.get("/record", response_class=PlainTextResponse)
async def record(sitting: TheTable, host: TheHost, person: Anybody, seat: SeatWanted = None) -> Response:
    """The whole record of a game that is over; of one that runs, what I was told."""
    place = viewer(sitting, person, seat)
    course = await host.desk.course(sitting.id)
    text = record_of(course) if course.over else log_of(course, place)
    name = f"{sitting.game}-{sitting.id}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@RECORDS.post("")
async def bring_one(body: asked.Bringing, host: TheHost, person: Me, address: Address) -> told.Table:
    """Bring a record: to look at a game that is over, or to go on from it on this device."""
    host.rates.spend(limits.RECORDS, address)
    return table(host, await bring(host, person, body), person)
