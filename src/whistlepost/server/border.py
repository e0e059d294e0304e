"""What comes in at all? From where it was sent, in which form, how large, how fast; before anything is done with it."""

import asyncio
import ipaddress
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlepost.server import limits
from whistlepost.server.answers import answer
from whistlepost.server.rates import Rates
from whistlepost.server.readable import data_of
from whistlepost.server.refused import Refused

FORMS = "/api/notices/stop/"
"""Where programs for mail send a form of their own; what stands in it is not looked at."""
SAFE = {"GET", "HEAD", "OPTIONS"}
COOKIES = ("wp", "__Host-wp")
"""The name of the cookie; the second one where the way here is encrypted."""


def address_of(connection: HTTPConnection) -> str:
    """From where it comes; of the newer kind of addresses the half that one customer is given."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else host


def check_origin(connection: HTTPConnection, origins: tuple[str, ...]) -> None:
    """It must come from a page of ours, or from a program, which sends no cookie by itself."""
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        if any(name in connection.cookies for name in COOKIES):
            raise Refused("origin")
        return
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    ours = origins or (f"{scheme}://{headers.get('host', '')}",)
    if len(headers.getlist("origin")) != 1 or origin not in ours:
        raise Refused("origin")


def largest(path: str) -> int:
    """How many bytes a body may have there."""
    if path == "/api/tables":
        return limits.BODY_OF_TABLE
    return limits.BODY_OF_RECORD if path == "/api/records" else limits.BODY


class Border:
    """Lets in what may come in; everything else is answered here."""

    def __init__(self, app: ASGIApp, rates: Callable[[], Rates], origins: tuple[str, ...]) -> None:
        self.app = app
        self.rates = rates
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request; sockets are checked where they are opened."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            body = await self._checked(scope, receive)
        except Refused as refused:
            await answer(refused)(scope, receive, send)
            return
        await self.app(scope, once_more(body, receive), send)

    async def _checked(self, scope: Scope, receive: Receive) -> bytes:
        connection = HTTPConnection(scope)
        if len(scope["path"]) + len(scope["query_string"]) > limits.ADDRESS:
            raise Refused("too_large")
        self.rates().spend(limits.REQUESTS, address_of(connection))
        if scope["method"] in SAFE:
            return b""
        check_origin(connection, self.origins)
        if scope["path"].startswith(FORMS):
            return await read(scope, receive) and b""
        media = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        if media != "application/json":
            raise Refused("media_type")
        body = await read(scope, receive)
        data_of(body)
        return body


async def read(scope: Scope, receive: Receive) -> bytes:
    """The whole body, if it is no larger than it may be, and is there in time."""
    most = largest(scope["path"])
    said = Headers(scope=scope).get("content-length", "0")
    if said.isdigit() and int(said[:12]) > most:
        raise Refused("too_large")
    body = b""
    try:
        async with asyncio.timeout(limits.BODY_SECONDS):
            while True:
                message = await receive()
                body += bytes(message.get("body", b""))
                if len(body) > most:
                    raise Refused("too_large")
                if message["type"] == "http.disconnect" or not message.get("more_body"):
                    return body
    except TimeoutError:
        raise Refused("too_slow") from None


def once_more(body: bytes, receive: Receive) -> Receive:
    """The body again for who comes next; after it whatever else comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
