"""`/api/me/passkeys`: staying who I am, in other browsers as well."""

from typing import Any

from fastapi import APIRouter, Request, Response

from whistlepost.server import limits
from whistlepost.server.passkeys import ask, come_back, keep, offer, origin_of
from whistlepost.server.refused import Refused
from whistlepost.server.routes.asking import Address, Anybody, Me, TheHost
from whistlepost.server.routes.people import keep_cookie, shown
from whistlepost.server.store import passkeys
from whistlepost.server.wire import asked, told

ROUTES = APIRouter(prefix="/api/me/passkeys", tags=["people"])


@ROUTES.get("")
async def my_passkeys(host: TheHost, person: Me) -> list[told.Passkey]:
    """By which I come back."""
    async with host.database.begin() as connection:
        found = await passkeys.of_person(connection, person.id)
    return [told.Passkey(one.id, one.at) for one in found]


@ROUTES.post("/new")
async def make_passkey(request: Request, host: TheHost, person: Me) -> dict[str, Any]:
    """What the browser needs to make one: `parseCreationOptionsFromJSON` takes it as it is."""
    host.rates.spend(limits.KEYS, person.id)
    return await offer(host, person, origin_of(host, request))


@ROUTES.post("")
async def keep_passkey(body: asked.Credential, request: Request, host: TheHost, person: Me) -> list[told.Passkey]:
    """Keep the one that was made."""
    host.rates.spend(limits.KEYS, person.id)
    await keep(host, person, origin_of(host, request), body)
    return await my_passkeys(host, person)


@ROUTES.post("/forget")
async def forget_passkey(body: asked.Forget, host: TheHost, person: Me) -> list[told.Passkey]:
    """Nobody comes back by this one any more."""
    async with host.database.begin() as connection:
        if not await passkeys.forget(connection, person.id, body.id):
            raise Refused("not_found")
    return await my_passkeys(host, person)


@ROUTES.post("/ask")
async def ask_for_passkey(request: Request, host: TheHost, address: Address) -> dict[str, Any]:
    """What the browser needs to prove one: `parseRequestOptionsFromJSON` takes it as it is."""
    host.rates.spend(limits.KEYS, address)
    return await ask(host, origin_of(host, request))


@ROUTES.post("/enter")
async def enter_by_passkey(
    body: asked.Credential, request: Request, host: TheHost, guest: Anybody, address: Address, response: Response
) -> told.Known:
    """Be who the passkey belongs to, in this browser; the seats that I have here as a guest come along."""
    host.rates.spend(limits.KEYS, address)
    entered = await come_back(host, origin_of(host, request), body, guest)
    keep_cookie(host.settings.encrypted, response, entered.token)
    return shown(entered.person)
