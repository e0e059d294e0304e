"""`/api/me`: who am I?"""

from fastapi import APIRouter, Request, Response

from whistlepost.server import limits
from whistlepost.server.border import COOKIES
from whistlepost.server.names import settled
from whistlepost.server.refused import Refused
from whistlepost.server.routes.asking import Address, Anybody, Me, TheHost
from whistlepost.server.shown import table
from whistlepost.server.store import people, seats
from whistlepost.server.store.people import Person
from whistlepost.server.who import enter, leave
from whistlepost.server.wire import asked, told

ROUTES = APIRouter(prefix="/api/me", tags=["people"])
MAX_AGE = limits.SESSION // 1000


def shown(person: Person, token: str | None = None) -> told.Known:
    """A person, as shown to that person."""
    return told.Known(person.id, person.name, person.language, token)


@ROUTES.post("")
async def be_known(
    body: asked.Hello, host: TheHost, person: Anybody, address: Address, response: Response
) -> told.Known:
    """Make me known; or say who I am, if that is known."""
    if person is not None:
        return shown(person)
    host.rates.spend(limits.PEOPLE, address)
    entered = await enter(host, body.name, body.language)
    if body.bearer:
        return shown(entered.person, entered.token)
    keep_cookie(host.settings.encrypted, response, entered.token)
    return shown(entered.person)


def keep_cookie(encrypted: bool, response: Response, token: str) -> None:
    """Let the browser keep the token where no page can read it."""
    name = COOKIES[encrypted]
    response.set_cookie(name, token, MAX_AGE, path="/", secure=encrypted, httponly=True, samesite="strict")


@ROUTES.get("")
async def who_am_i(person: Me) -> told.Known:
    """Who I am."""
    return shown(person)


@ROUTES.patch("")
async def change(body: asked.Me, host: TheHost, person: Me) -> told.Known:
    """Another name, another language."""
    facts: dict[str, str] = {}
    if body.name is not None:
        facts["name"] = settled(body.name)
    if body.language is not None:
        facts["language"] = body.language
    if not facts:
        raise Refused("malformed")
    async with host.database.begin() as connection:
        await people.change(connection, person.id, facts)
    return told.Known(person.id, facts.get("name", person.name), facts.get("language", person.language))


@ROUTES.post("/out")
async def out(request: Request, host: TheHost, response: Response) -> None:
    """Forget me in this browser."""
    await leave(host, request)
    for name in COOKIES:
        response.delete_cookie(name, path="/", secure=name != "wp", httponly=True, samesite="strict")


@ROUTES.get("/tables")
async def my_tables(host: TheHost, person: Me) -> list[told.Table]:
    """My tables: those where I am asked first, then as they went on last."""
    async with host.database.begin() as connection:
        found = await seats.of_person(connection, person.id)
    return [table(host, sitting, person) for sitting in found]
