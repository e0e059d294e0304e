"""Who asks? A browser is known by a cookie, a program by a token that it sends; only fingerprints are kept."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from whistlepost.server import limits
from whistlepost.server.border import COOKIES
from whistlepost.server.host import Host
from whistlepost.server.names import settled
from whistlepost.server.refused import Refused
from whistlepost.server.secret import fingerprint, game_id, token
from whistlepost.server.store import people
from whistlepost.server.store.people import Person

GUEST = {"en": "Guest", "pt": "Convidado"}


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody who was let in, with the token by which they are known from now on."""

    person: Person
    token: str


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came along."""
    kind, _, sent = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return sent.strip()
    return next((connection.cookies[name] for name in reversed(COOKIES) if name in connection.cookies), None)


async def known(host: Host, connection: HTTPConnection) -> Person | None:
    """Who asks, if that is known."""
    sent = token_of(connection)
    if sent is None:
        return None
    async with host.database.begin() as database:
        return await people.by_session(database, fingerprint(sent), host.now() - limits.SESSION)


async def somebody(host: Host, connection: HTTPConnection) -> Person:
    """Who asks; `unknown` if nobody knows."""
    found = await known(host, connection)
    if found is None:
        raise Refused("unknown")
    return found


async def enter(host: Host, name: str | None, language: str) -> Entered:
    """Somebody new."""
    chosen = settled(GUEST[language] if name is None else name)
    person = Person(game_id(host.draw), chosen, language, host.now())
    opening = token(host.draw)
    async with host.database.begin() as database:
        await people.create(database, person)
        await people.open_session(database, fingerprint(opening), person.id, host.now())
    return Entered(person, opening)


async def leave(host: Host, connection: HTTPConnection) -> None:
    """Forget this browser; the person stays."""
    sent = token_of(connection)
    if sent is not None:
        async with host.database.begin() as database:
            await people.close_session(database, fingerprint(sent))
