"""Who may sit down, stand up, or be minded? A table is held while its seats change, so that no seat is given twice."""

import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.bots import BOTS
from whistlepost.server import limits
from whistlepost.server.host import Host
from whistlepost.server.refused import Refused
from whistlepost.server.secret import fingerprint, token, token_for
from whistlepost.server.store import links, seats
from whistlepost.server.store.links import Link
from whistlepost.server.store.people import Person
from whistlepost.server.store.seats import Place, Sitting
from whistlepost.server.wire.asked import Join, Mind


async def sitting_at(host: Host, game: str) -> Sitting:
    """The table; `not_found` if there is none."""
    async with host.database.begin() as connection:
        found = await seats.read(connection, game)
    if found is None:
        raise Refused("not_found")
    return await begun(host, found)


async def begun(host: Host, sitting: Sitting) -> Sitting:
    """Begin the game if all are here and it has not begun: whoever was to do so may have been cut off."""
    if sitting.status != "running" or sitting.number:
        return sitting
    await host.desk.start(sitting.id)
    async with host.database.begin() as connection:
        return await seats.read(connection, sitting.id) or sitting


@asynccontextmanager
async def held(host: Host, game: str) -> AsyncIterator[tuple[AsyncConnection, Sitting]]:
    """The table, which nobody else changes meanwhile; if it did change, those who follow it are told."""
    async with host.database.begin() as connection:
        found = await seats.read(connection, game, hold=True)
        if found is None:
            raise Refused("not_found")
        yield connection, found
        after = await seats.read(connection, game)
        if after is not None and after != found:
            await host.seated(connection, after)
    if after != found:
        host.desk.tell(game)


def invitation(host: Host, sitting: Sitting) -> str:
    """The token for the link. It lies nowhere: it follows from the key of this server."""
    return token_for(host.desk.key, f"invitation {sitting.id} {sitting.invitation}")


async def join(host: Host, person: Person, game: str, wanted: Join, address: str) -> Sitting:
    """Sit down; when nobody is missing any more, the game begins."""
    async with held(host, game) as (connection, sitting):
        link = await links.taken(connection, game, fingerprint(wanted.invitation or ""), host.now())
        if link is not None:
            await move(connection, sitting, person, link)
        elif not sitting.seats_of(person.id):
            await sit(connection, sitting, person, free_seat(host, sitting, person, wanted, address))
    return await sitting_at(host, game)


def free_seat(host: Host, sitting: Sitting, person: Person, wanted: Join, address: str) -> int:
    """The seat that the person takes: the one that was wished, or was kept for them, or the first."""
    if sitting.status != "waiting":
        raise Refused("started" if sitting.number else "no_seat_free")
    kept = [place.seat for place in sitting.places if place.kind == "open" and place.person == person.id]
    if not kept and not sitting.listed:
        check_invitation(host, sitting, wanted, address)
    choice = [wanted.seat] if wanted.seat is not None else [*kept, *sitting.open]
    if not choice or choice[0] not in sitting.open:
        raise Refused("no_seat_free")
    return choice[0]


def check_invitation(host: Host, sitting: Sitting, wanted: Join, address: str) -> None:
    """Who was not invited stays out; who guesses is soon told to wait."""
    host.rates.check(limits.TOKENS, address)
    if not hmac.compare_digest(wanted.invitation or "", invitation(host, sitting)):
        host.rates.spend(limits.TOKENS, address)
        raise Refused("not_invited")


async def sit(connection: AsyncConnection, sitting: Sitting, person: Person, seat: int) -> None:
    """Give the seat to the person."""
    await seats.seat(connection, sitting.id, seat, kind="person", person=person.id)
    if sitting.open == [seat]:
        await seats.change(connection, sitting.id, status="running")


async def move(connection: AsyncConnection, sitting: Sitting, person: Person, link: Link) -> None:
    """The seat goes over to whoever holds the link."""
    if link.person == person.id:
        return
    if sitting.places[link.seat].person != link.person:
        raise Refused("not_invited")
    if sitting.seats_of(person.id) and not sitting.local:
        raise Refused("seated")
    await seats.seat(connection, sitting.id, link.seat, person=person.id)


async def leave(host: Host, person: Person, game: str) -> None:
    """Stand up before the game begins. Who opened the table hands it on; without anybody it is closed."""
    async with held(host, game) as (connection, sitting):
        mine = own(sitting, person)
        if sitting.status != "waiting":
            raise Refused("started")
        for seat in mine:
            await seats.seat(connection, game, seat, kind="open", person=None)
        left = [place.person for place in sitting.places if place.kind == "person" and place.seat not in mine]
        if sitting.owner == person.id:
            await seats.change(connection, game, **({"owner": left[0]} if left else {"status": "closed"}))


def own(sitting: Sitting, person: Person) -> list[int]:
    """The seats of the person, at least one."""
    mine = sitting.seats_of(person.id)
    if not mine:
        raise Refused("no_seat")
    return mine


def own_seat(sitting: Sitting, person: Person, seat: int) -> Place:
    """That seat, which must be the person's, and not forfeited."""
    if seat not in own(sitting, person) or sitting.places[seat].forfeited:
        raise Refused("no_seat")
    return sitting.places[seat]


async def mind(host: Host, person: Person, game: str, wanted: Mind) -> None:
    """A bot answers for the person from now on, or no longer."""
    if wanted.bot is not None and wanted.bot not in BOTS:
        raise Refused("bad_table", f"There is no such bot, only {', '.join(BOTS)}.")
    async with held(host, game) as (connection, sitting):
        own_seat(sitting, person, wanted.seat)
        await seats.seat(connection, game, wanted.seat, minded=wanted.bot)


async def invite_anew(host: Host, person: Person, game: str) -> str:
    """A new link; the old one lets nobody in any more."""
    async with held(host, game) as (connection, sitting):
        if sitting.owner != person.id:
            raise Refused("no_seat")
        await seats.change(connection, game, invitation=host.draw(8).hex())
    return invitation(host, await sitting_at(host, game))


async def seat_link(host: Host, person: Person, game: str, seat: int) -> str:
    """A token that moves the seat to whoever shows it first, for a short time."""
    opening = token(host.draw)
    async with held(host, game) as (connection, sitting):
        own_seat(sitting, person, seat)
        link = Link(game, seat, person.id, host.now() + limits.SEAT_LINK)
        await links.keep(connection, fingerprint(opening), link)
    return opening
