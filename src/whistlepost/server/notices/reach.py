"""By what may people be reached from this server? What its host decided, and what is made of it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from whistlepost.server.due import Trade
from whistlepost.server.notices.deciding import KINDS, Deciding
from whistlepost.server.notices.mail import Postman, Writer
from whistlepost.server.notices.outward import Outward
from whistlepost.server.notices.push import Pusher, own_key
from whistlepost.server.notices.sending import Carrier, Sending
from whistlepost.server.notices.telling import Telling
from whistlepost.server.notices.webhook import Caller
from whistlepost.server.secret import Draw
from whistlepost.server.store.database import Database

NOBODY = "mailto:nobody@localhost"
"""Who is responsible where the host did not say: services for browsers want somebody."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What the host decided: a server for mail, where the way out may lead, and who is responsible."""

    postman: Postman | None = None
    outward: Outward = field(default_factory=Outward)
    contact: str = NOBODY


class Notices:
    """Everything that tells people what they wait for."""

    def __init__(self, reach: Reach, key: bytes, database: Database, now: Callable[[], int], draw: Draw) -> None:
        self.reach = reach
        self.pusher = Pusher(reach.outward, own_key(key), reach.contact, draw)
        self.deciding = Deciding(database, now)
        self.telling = Telling(database, now, draw)
        carriers: dict[str, Carrier] = {
            "webhook": Caller(reach.outward, key),
            "push": self.pusher,
            "mail": Writer(reach.postman, key),
        }
        self.sending = Sending(database, now, carriers)

    def trades(self) -> dict[str, Trade]:
        """How each kind of this work is done; a way that is slow keeps nothing else from being done."""
        places = {"webhook": 8, "push": 8, "mail": 2}
        return {
            **{kind: Trade(self.deciding.decide) for kind in KINDS},
            "tell": Trade(self.telling.tell),
            **{kind: Trade(self.sending.send, places=count) for kind, count in places.items()},
        }
