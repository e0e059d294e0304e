"""How is an answer sent? With headers that keep a browser from doing more than was meant; never with a traceback."""

import asyncio
import json
import logging
from collections.abc import MutableMapping
from typing import Any

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlepost.server import limits, meter
from whistlepost.server.logs import begin_request, where
from whistlepost.server.refused import Refused

LOGGER = logging.getLogger(__name__)
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
PRIVATE = {"cache-control": "no-store", "vary": "Cookie, Authorization"}
"""What is told to one person stays with that person."""
ENCRYPTED = {"strict-transport-security": "max-age=31536000"}


def answer(refused: Refused) -> Response:
    """What is told to somebody for whom something was not done."""
    meter.refused(refused.code)
    text = json.dumps(refused.told(), ensure_ascii=False)
    wait = refused.more.get("wait")
    headers = {"retry-after": str(-(-wait // 1000))} if isinstance(wait, int) else {}
    return Response(text, refused.status, headers, "application/json")


class Shield:
    """The outermost layer: headers, a deadline, and one sentence for whatever went wrong inside."""

    def __init__(self, app: ASGIApp, *, encrypted: bool) -> None:
        self.app = app
        self.headers = HEADERS | (ENCRYPTED if encrypted else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, come what may."""
        begin_request(scope)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                self._head(message, scope["path"])
            await send(message)

        try:
            async with asyncio.timeout(limits.BODY_SECONDS + limits.ANSWER_SECONDS):
                await self.app(scope, receive, sent)
        except Exception as wrong:  # noqa: BLE001 - the last who can answer at all
            note(wrong)
            if not begun:
                code = "unavailable" if isinstance(wrong, TimeoutError) else "inside"
                await answer(Refused(code))(scope, receive, sent)

    def _head(self, message: MutableMapping[str, Any], path: str) -> None:
        kept = [(name, value) for name, value in message["headers"] if name != b"server"]
        there = {name for name, _ in kept}
        ours = self.headers | (PRIVATE if path.startswith("/api/") else {})
        more = [(name.encode(), value.encode()) for name, value in ours.items() if name.encode() not in there]
        message["headers"] = [*kept, *more]


def note(wrong: Exception) -> None:
    """Write down where it went wrong, without a word of what was said: it may tell of a hand."""
    LOGGER.error("%s", where(wrong))
