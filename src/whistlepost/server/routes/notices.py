"""`/api/me/notices`: how I am told that I am asked; `/api/notices`: what the links in letters open."""

from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Path, Request
from starlette.responses import RedirectResponse

from whistlepost.server import limits
from whistlepost.server.notices import setting
from whistlepost.server.passkeys import origin_of
from whistlepost.server.routes.asking import Address, Me, TheHost
from whistlepost.server.wire import noticing

ROUTES = APIRouter(prefix="/api/me/notices", tags=["notices"])
LINKS = APIRouter(prefix="/api/notices", tags=["notices"])


@ROUTES.get("")
async def my_notices(host: TheHost, person: Me) -> noticing.Notices:
    """When and how I am told."""
    return await setting.shown(host, person)


@ROUTES.put("")
async def wish_notices(body: noticing.Wishes, host: TheHost, person: Me) -> noticing.Notices:
    """When I want to be told."""
    host.rates.spend(limits.WISHES, person.id)
    await setting.wish(host, person, body)
    return await setting.shown(host, person)


@ROUTES.post("/webhooks")
async def add_webhook(body: noticing.NewWebhook, request: Request, host: TheHost, person: Me) -> noticing.MadeWebhook:
    """Tell a program. Its secret is shown now and never again."""
    host.rates.spend(limits.WISHES, person.id)
    return await setting.add_webhook(host, person, body.url, origin_of(host, request))


@ROUTES.post("/mails")
async def add_mail(
    body: noticing.NewMail, request: Request, host: TheHost, person: Me, address: Address
) -> noticing.Way:
    """Write to me, once I have opened the link that I am sent."""
    host.rates.spend(limits.WISHES, person.id)
    return await setting.add_mail(host, person, body.address, origin_of(host, request), address)


@ROUTES.post("/pushes")
async def add_push(body: noticing.NewPush, request: Request, host: TheHost, person: Me) -> noticing.Way:
    """Tell this browser."""
    host.rates.spend(limits.WISHES, person.id)
    return await setting.add_push(host, person, body, origin_of(host, request))


@ROUTES.post("/forget")
async def forget_way(body: noticing.OneWay, host: TheHost, person: Me) -> noticing.Notices:
    """Tell me by that way no more."""
    await setting.forget(host, person, body.id)
    return await setting.shown(host, person)


@ROUTES.post("/test")
async def test_notices(host: TheHost, person: Me) -> noticing.Notices:
    """Send me one now, by every way."""
    host.rates.spend(limits.TESTS, person.id)
    await setting.test(host, person)
    return await setting.shown(host, person)


@LINKS.post("/confirm")
async def confirm_mail(body: noticing.Opening, host: TheHost, address: Address) -> None:
    """The link in the first letter: write here."""
    host.rates.spend(limits.TOKENS, address)
    await setting.confirm(host, body.token)


@LINKS.post("/stop/{token}")
async def stop_mail(token: Annotated[str, Path(max_length=64)], host: TheHost, address: Address) -> None:
    """The link in every other letter: write here no more. Programs for mail follow it by themselves."""
    host.rates.spend(limits.TOKENS, address)
    await setting.stop(host, token)


@LINKS.get("/stop/{token}", include_in_schema=False)
async def stop_page(token: Annotated[str, Path(max_length=64)]) -> RedirectResponse:
    """The same for people whose programs only open links: a page asks them."""
    return RedirectResponse(f"/notices#stop={quote(token)}", 303)
