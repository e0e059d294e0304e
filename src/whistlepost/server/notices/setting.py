"""How does a person say by which ways they want to be told? Nothing is sent to an address that was not judged."""

import json
from dataclasses import asdict, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server import limits
from whistlepost.server.host import Host
from whistlepost.server.notices import mail, webhook
from whistlepost.server.notices.outward import Undelivered
from whistlepost.server.notices.push import Browser, point, text_of
from whistlepost.server.notices.quiet import zone
from whistlepost.server.notices.telling import post, works
from whistlepost.server.refused import Refused
from whistlepost.server.secret import game_id
from whistlepost.server.store import ways
from whistlepost.server.store.letters import Fact
from whistlepost.server.store.people import Person
from whistlepost.server.store.ways import Way
from whistlepost.server.wire import noticing


async def shown(host: Host, person: Person) -> noticing.Notices:
    """How the person is told now."""
    async with host.database.begin() as connection:
        wishes = await ways.wishes(connection, person.id) or ways.Wishes(person.id)
        there = await ways.of_person(connection, person.id)
    begin, end = wishes.quiet_from, wishes.quiet_until
    quiet = None if begin is None or end is None else noticing.Quiet(begin, end)
    key = text_of(point(host.life.notices.pusher.key.public_key()))
    some = [shown_way(way) for way in there]
    can_write = host.settings.reach.postman is not None
    return noticing.Notices(wishes.zone, quiet, wishes.hurry, wishes.over, some, can_write, key)


def shown_way(way: Way) -> noticing.Way:
    """A way as its person sees it."""
    rests = way.failures >= limits.FAILURES
    return noticing.Way(way.id, way.kind, way.address, way.confirmed, way.at, way.outcome, rests)  # type: ignore[arg-type]


async def wish(host: Host, person: Person, wanted: noticing.Wishes) -> None:
    """From now on the person wants to be told so."""
    if zone(wanted.zone) is None:
        raise Refused("bad_zone")
    begin, end = (wanted.quiet.begin, wanted.quiet.end) if wanted.quiet else (None, None)
    async with host.database.begin() as connection:
        before = await ways.wishes(connection, person.id, hold=True) or ways.Wishes(person.id)
        facts = {"zone": wanted.zone, "quiet_from": begin, "quiet_until": end}
        await ways.wish(connection, replace(before, **facts, hurry=wanted.hurry, over=wanted.over))  # type: ignore[arg-type]


def new(host: Host, person: Person, kind: str, address: str, origin: str) -> Way:
    """A way that is not kept yet; a letter box has to be confirmed."""
    return Way(game_id(host.draw), person.id, kind, address, "", origin, kind != "mail", host.now())


async def add(host: Host, way: Way) -> Way:
    """A new way; the same one again takes the place of the one before, whoever had a browser before."""
    person, kind = way.person, way.kind
    async with host.database.begin() as connection:
        if await ways.wishes(connection, person, hold=True) is None:
            await ways.wish(connection, ways.Wishes(person))
        same = await ways.to_address(connection, kind, way.address)
        old = [other for other in same if kind == "push" or other.person == person]
        await ways.forget(connection, [other.id for other in old])
        if len(await ways.of_person(connection, person)) >= limits.WAYS:
            raise Refused("many_ways")
        await ways.keep(connection, way)
        if kind == "mail":
            await post(connection, host.draw, [way], [Fact("confirm")], way.at)
    host.life.due.wake()
    return way


async def judge(host: Host, url: str) -> None:
    """Refuse an address to which nothing may be sent."""
    try:
        await host.settings.reach.outward.judged(url)
    except Undelivered as wrong:
        raise Refused("bad_address", why=wrong.why) from None


async def add_webhook(host: Host, person: Person, url: str, origin: str) -> noticing.MadeWebhook:
    """Tell a program."""
    await judge(host, url)
    way = await add(host, new(host, person, "webhook", url, origin))
    return noticing.MadeWebhook(shown_way(way), webhook.shown(webhook.secret(host.desk.key, way.id)))


async def add_mail(host: Host, person: Person, address: str, origin: str, asker: str) -> noticing.Way:
    """Write to a letter box, once somebody who reads there has said so."""
    if host.settings.reach.postman is None:
        raise Refused("no_mail")
    if not mail.LETTER_BOX.fullmatch(address):
        raise Refused("bad_address", why="no_letter_box")
    for who in (person.id, asker, address.casefold()):
        host.rates.spend(limits.CONFIRMS, who)
    return shown_way(await add(host, new(host, person, "mail", address, origin)))


async def add_push(host: Host, person: Person, wanted: noticing.NewPush, origin: str) -> noticing.Way:
    """Tell a browser."""
    try:
        Browser.of(wanted.keys.p256dh, wanted.keys.auth)
    except ValueError:
        raise Refused("bad_address", why="no_keys") from None
    if not wanted.endpoint.startswith("https://") and not host.settings.reach.outward.intranet:
        raise Refused("bad_address", why="no_address")
    await judge(host, wanted.endpoint)
    way = new(host, person, "push", wanted.endpoint, origin)
    return shown_way(await add(host, replace(way, keys=json.dumps(asdict(wanted.keys)))))


async def forget(host: Host, person: Person, name: str) -> None:
    """Tell by that way no more."""
    async with host.database.begin() as connection:
        way = await ways.read(connection, name)
        if way is None or way.person != person.id:
            raise Refused("not_found")
        await ways.forget(connection, [name])


async def test(host: Host, person: Person) -> None:
    """Send one now by every way; one that rests is tried as well."""
    async with host.database.begin() as connection:
        some = [way for way in await ways.of_person(connection, person.id) if way.confirmed]
        for way in some:
            await ways.change(connection, way.id, outcome="", failures=0 if works(way) else limits.FAILURES - 1)
        await post(connection, host.draw, some, [Fact("test")], host.now())
    host.life.due.wake()


async def confirm(host: Host, token: str) -> None:
    """Whoever reads there wants to be written to."""
    async with host.database.begin() as connection:
        way = await opened(connection, host.desk.key, "confirm", token)
        if way.at + limits.CONFIRM < host.now():
            raise Refused("not_found")
        await ways.change(connection, way.id, confirmed=True)


async def stop(host: Host, token: str) -> None:
    """Whoever reads there wants no more letters."""
    async with host.database.begin() as connection:
        way = await opened(connection, host.desk.key, "stop", token)
        await ways.forget(connection, [way.id])


async def opened(connection: AsyncConnection, key: bytes, what: str, token: str) -> Way:
    """The way to which the token of a link belongs."""
    way = await ways.read(connection, token.partition("-")[0])
    if way is None or way.kind != "mail" or not mail.opens(key, what, way, token):
        raise Refused("not_found")
    return way
