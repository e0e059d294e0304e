"""What is asked and told about notices? How a person wants to be told that they are asked, and by which ways."""

from dataclasses import dataclass as plain
from typing import Annotated, Literal

from pydantic import ConfigDict, Field
from pydantic.dataclasses import dataclass

from whistlepost.server import limits
from whistlepost.server.wire.bounds import CLOSED, Flag

Minute = Annotated[int, Field(strict=True, ge=0, lt=1440)]
Zone = Annotated[str, Field(strict=True, pattern=r"^[A-Za-z0-9_+/-]{1,64}$")]
Address = Annotated[str, Field(strict=True, min_length=3, max_length=limits.ENDPOINT)]
LinkToken = Annotated[str, Field(strict=True, pattern=r"^[a-z2-7]{16}-[A-Za-z0-9_-]{32}$")]
Kind = Literal["webhook", "mail", "push"]


@dataclass(frozen=True, slots=True, config=CLOSED)
class Quiet:
    """Minutes of the day, in the zone: from `begin` until `end`, which may be on the next day."""

    begin: Minute
    end: Minute


@dataclass(frozen=True, slots=True, config=CLOSED)
class Wishes:
    """When I want to be told. `hurry`: also when my time is nearly up; `over`: also when a game is over."""

    zone: Zone
    quiet: Quiet | None
    hurry: Flag
    over: Flag


@dataclass(frozen=True, slots=True, config=CLOSED)
class NewWebhook:
    """Tell a program at that address."""

    url: Address


@dataclass(frozen=True, slots=True, config=CLOSED)
class NewMail:
    """Write to that address, once it is confirmed."""

    address: Address


@dataclass(frozen=True, slots=True, config=CLOSED)
class PushKeys:
    """By which only that browser can read what is sent to it."""

    p256dh: Annotated[str, Field(strict=True, pattern=r"^[A-Za-z0-9_-]{86,88}$")]
    auth: Annotated[str, Field(strict=True, pattern=r"^[A-Za-z0-9_-]{22,24}$")]


@dataclass(frozen=True, slots=True, config=ConfigDict(extra="ignore"))
class NewPush:
    """Tell this browser: `toJSON()` of its subscription. Newer browsers may say more."""

    endpoint: Address
    keys: PushKeys


@dataclass(frozen=True, slots=True, config=CLOSED)
class OneWay:
    """One of my ways."""

    id: Annotated[str, Field(strict=True, pattern=r"^[a-z2-7]{16}$")]


@dataclass(frozen=True, slots=True, config=CLOSED)
class Opening:
    """The token of a link in a letter."""

    token: LinkToken


@plain(frozen=True, slots=True)
class Way:
    """A way by which I am told. `outcome` is what became of the last letter; a way that `rests` failed too often."""

    id: str
    kind: Kind
    address: str
    confirmed: bool
    at: int
    outcome: str
    rests: bool


@plain(frozen=True, slots=True)
class Notices:
    """How I am told. `mail` says whether this server can write letters; browsers want `push_key` to subscribe."""

    zone: str
    quiet: Quiet | None
    hurry: bool
    over: bool
    ways: list[Way]
    mail: bool
    push_key: str


@plain(frozen=True, slots=True)
class MadeWebhook:
    """The way, and the secret by which its letters are signed. It is shown once."""

    way: Way
    secret: str
