"""`/api/tables/ID/...`: how the game stands, and what I do in it."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from whistlepost.server import limits
from whistlepost.server.desk import Command
from whistlepost.server.host import Host
from whistlepost.server.routes.asking import Anybody, Me, SeatWanted, TheHost, TheTable, looking
from whistlepost.server.scenes import concerned, lines, scene
from whistlepost.server.seating import own_seat
from whistlepost.server.store.people import Person
from whistlepost.server.store.seats import Sitting
from whistlepost.server.viewing import viewer
from whistlepost.server.wire import asked, told

ROUTES = APIRouter(prefix="/api/tables/{table}", tags=["play"])


def check_doing(host: Host, sitting: Sitting, person: Person, seat: int) -> None:
    """Only for a seat of mine, and not too often."""
    own_seat(sitting, person, seat)
    host.rates.spend(limits.COMMANDS, f"{person.id} {sitting.id}")


@ROUTES.get("/scene", dependencies=[Depends(looking)])
async def stands(sitting: TheTable, host: TheHost, person: Anybody, seat: SeatWanted = None) -> told.Scene:
    """How the game stands, for me."""
    return await scene(host, sitting, viewer(sitting, person, seat))


@ROUTES.get("/log", dependencies=[Depends(looking)])
async def log(
    sitting: TheTable,
    host: TheHost,
    person: Anybody,
    seat: SeatWanted = None,
    since: Annotated[int, Query(ge=0, le=limits.ROWS, alias="from")] = 0,
) -> list[told.Line]:
    """What happened, as I was told it."""
    place = viewer(sitting, person, seat)
    return lines(await host.desk.course(sitting.id), place, since)


@ROUTES.post("/commands")
async def command(body: asked.Answering, sitting: TheTable, host: TheHost, person: Me) -> told.Kept:
    """Give answers; they are kept when this is answered."""
    check_doing(host, sitting, person, body.seat)
    wanted = Command(body.key, body.number, tuple(body.answers))
    return told.Kept(await host.desk.accept(sitting.id, body.seat, wanted))


@ROUTES.put("/draft")
async def draft(body: asked.Drafting, sitting: TheTable, host: TheHost, person: Me) -> told.Scene:
    """Keep what I plan; nobody else hears of it."""
    check_doing(host, sitting, person, body.seat)
    await host.desk.draft(sitting.id, body.seat, body.number, tuple(body.answers))
    return await scene(host, sitting, body.seat)


@ROUTES.post("/undo")
async def undo(body: asked.TakingBack, sitting: TheTable, host: TheHost, person: Me) -> told.Asked:
    """Take something back, or ask the others whether I may."""
    check_doing(host, sitting, person, body.seat)
    wanted = Command(body.key, body.number, to=body.to)
    return told.Asked(await host.consent.propose(sitting.id, body.seat, wanted, concerned(sitting, body.seat)))


@ROUTES.post("/undo/answer")
async def agree(body: asked.Agreeing, sitting: TheTable, host: TheHost, person: Me) -> told.Asked:
    """Agree, or do not."""
    check_doing(host, sitting, person, body.seat)
    proposal = await host.consent.proposal(sitting.id, body.number)
    others = concerned(sitting, proposal.seat) if proposal else []
    return told.Asked(await host.consent.answer(sitting.id, body.seat, body.number, others, yes=body.yes))


@ROUTES.post("/late")
async def decide(body: asked.Wishing, sitting: TheTable, host: TheHost, person: Me) -> None:
    """Say what is to be done about somebody whose time is up."""
    check_doing(host, sitting, person, body.seat)
    await host.life.lateness.vote(sitting.id, body.seat, body.wish)
