"""What are people told elsewhere, and what are bots given? Every byte that leaves the server for them is kept.

Nothing is sent: what would go to a program, a server for mail, the service of a browser or a bot is taken at the last
moment, as it would be sent. What only a browser can read is read as that browser would.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Any

from tests.server.receivers import Browser
from whistlepost.server.notices.mail import Postman
from whistlepost.server.notices.outward import Outward, Target, request
from whistlepost.server.store import ways
from whistlepost.server.store.database import Database
from whistlepost.server.store.ways import Way, Wishes
from whistlepost.server.thinkers import Thinkers, Thoughtless

SITE = "letters.example"
TOKEN = re.compile(r"[a-z0-9-]{8,40}-[A-Za-z0-9_-]{32}")
"""By which mail is stopped; it follows from the key of the server."""


@dataclass(frozen=True)
class Letter:
    """What came for somebody, all of it; and what it says, without what follows from keys and lots of the server."""

    whole: bytes
    says: bytes


@dataclass
class Letters:
    """What came, by the name of the one it came for."""

    boxes: dict[str, list[Letter]] = field(default_factory=dict)
    browsers: dict[str, Browser] = field(default_factory=dict)

    def put(self, name: str, whole: bytes, says: object) -> None:
        """Something came."""
        self.boxes.setdefault(name, []).append(Letter(whole, json.dumps(says, sort_keys=True).encode()))

    def posted(self, target: Target, headers: Mapping[str, str], body: bytes) -> None:
        """A program, or the service of a browser, was sent this."""
        name = target.path.strip("/").replace("-", " ")
        if "content-encoding" in headers:
            body = self.browsers[name].read(body)
        says = json.loads(body)
        says.pop("id", None)
        self.put(name, request(target, headers, body), says)

    def written(self, message: EmailMessage) -> None:
        """A server for mail was handed this."""
        name, text = message["To"].partition("@")[0].replace("-", " "), message.get_content()
        self.put(name, message.as_bytes() + text.encode(), [message["Subject"], TOKEN.sub("", text)])

    async def reach(self, database: Database, name: str, person: str) -> None:
        """From now on that person is told by every kind of way."""
        place = name.replace(" ", "-")
        browser = self.browsers[name] = Browser(f"https://{SITE}/{place}")
        keys = json.dumps(browser.subscription()["keys"])
        addresses = {"webhook": f"http://{SITE}/{place}", "mail": f"{place}@{SITE}", "push": browser.endpoint}
        async with database.begin() as connection:
            await ways.wish(connection, Wishes(person))
            for kind, address in addresses.items():
                name = f"{kind}-{place}"
                await ways.keep(connection, Way(name, person, kind, address, keys, "http://here", confirmed=True, at=0))


async def somewhere(_host: str, _port: int) -> list[str]:
    """The address of a name, which nobody is asked for."""
    return ["192.0.2.1"]


@dataclass(frozen=True, slots=True)
class Outbox(Outward):
    """The way out."""

    letters: Letters = field(default_factory=Letters)

    async def _posted(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        self.letters.posted(target, headers, body)
        return 204


@dataclass(frozen=True, slots=True)
class Collector(Postman):
    """The server for mail."""

    letters: Letters = field(default_factory=Letters)

    def deliver(self, message: EmailMessage) -> None:
        self.letters.written(message)


class Overheard(Thinkers):
    """Bots that are asked, and never answer."""

    def __init__(self, letters: Letters) -> None:
        super().__init__(0)
        self.letters = letters

    async def ask(self, question: Mapping[str, Any]) -> list[str]:
        says = {name: part for name, part in question.items() if name != "seed"}
        self.letters.put(f"seat {question['seat']}", json.dumps(question).encode(), says)
        raise Thoughtless


def reach_of(letters: Letters) -> dict[str, Any]:
    """How people are reached."""
    postman = Collector("smtp", SITE, 25, f"us@{SITE}", letters=letters)
    return {"postman": postman, "outward": Outbox(intranet=True, resolve=somewhere, letters=letters)}
