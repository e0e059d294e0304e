"""What is a program told, and how does it know that we said it? JSON, signed as Standard Webhooks has it."""

import base64
import hmac
import json
from dataclasses import dataclass
from typing import Any

from whistlepost.server.notices.outward import Outward, Undelivered
from whistlepost.server.notices.wording import lines, link, title
from whistlepost.server.store.letters import Letter
from whistlepost.server.store.ways import Way

GONE = 410


def secret(key: bytes, way: str) -> bytes:
    """By which the letters of that way are signed. It lies nowhere: it follows from the key of this server."""
    return hmac.digest(key, f"webhook {way}".encode(), "sha256")


def shown(found: bytes) -> str:
    """The secret as programs that know such letters want it."""
    return "whsec_" + base64.b64encode(found).decode()


def body_of(letter: Letter, way: Way, language: str) -> dict[str, Any]:
    """What is told. `text` and `content` are where chat programs look for what they are to show."""
    rows = lines(language, letter.facts, way.origin)
    says = "\n".join(rows if len(rows) == 1 else [title(language, letter.facts), *rows])
    told = [
        {"kind": fact.kind, "table": fact.table, "game": fact.game, "seat": fact.seat, "number": fact.number,
         "link": link(way.origin, fact)}
        for fact in letter.facts
    ]  # fmt: skip
    return {"type": "whistlepost.notices", "id": letter.id, "text": says, "content": says, "notices": told}


def signed(key: bytes, letter: Letter, way: Way, body: bytes, now: int) -> dict[str, str]:
    """The headers that prove it."""
    at = str(now // 1000)
    digest = hmac.digest(secret(key, way.id), f"{letter.id}.{at}.".encode() + body, "sha256")
    proof = f"v1,{base64.b64encode(digest).decode()}"
    proved = {"webhook-id": letter.id, "webhook-timestamp": at, "webhook-signature": proof}
    return {"content-type": "application/json", **proved}


@dataclass(frozen=True, slots=True)
class Caller:
    """Who tells programs."""

    outward: Outward
    key: bytes

    async def send(self, letter: Letter, way: Way, language: str, now: int) -> None:
        """Bring it there; `gone` if the program does not want any more."""
        body = json.dumps(body_of(letter, way, language), ensure_ascii=False).encode()
        answered = await self.outward.post(way.address, signed(self.key, letter, way, body, now), body)
        if not 200 <= answered < 300:
            raise Undelivered(f"status_{answered}", gone=answered == GONE)
