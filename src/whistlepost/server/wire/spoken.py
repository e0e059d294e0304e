"""What is said through a socket? A closed list in either direction; moves are never sent this way."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from pydantic.dataclasses import dataclass

from whistlepost.server import limits
from whistlepost.server.wire.bounds import CLOSED, Flag, SeatNumber
from whistlepost.server.wire.told import Line, Scene, Table

VERSION = "1"
Phrase = Literal["hello", "thanks", "well_played", "good_luck", "sorry", "one_moment", "good_game", "rematch"]


@dataclass(frozen=True, slots=True, config=CLOSED)
class Say:
    """Say something to the table."""

    t: Literal["say"]
    text: Annotated[str, Field(strict=True, min_length=1, max_length=2 * limits.REMARK)] | None = None
    phrase: Phrase | None = None


@dataclass(frozen=True, slots=True, config=CLOSED)
class Mute:
    """I do not want to hear that seat any more, or I do again."""

    t: Literal["mute"]
    who: SeatNumber
    on: Flag = True


@dataclass(frozen=True, slots=True, config=CLOSED)
class Look:
    """I look at the table, or my page lies in the background: then I am told by other ways when I am asked."""

    t: Literal["look"]
    on: Flag


@dataclass(frozen=True, slots=True, config=CLOSED)
class Ping:
    """Are you there?"""

    t: Literal["ping"]


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message. `now` is the clock of the server."""

    now: int
    muted: list[int]
    version: str = VERSION
    t: Literal["hello"] = "hello"


@dataclass(frozen=True, slots=True)
class Lines:
    """Rows that you have not been told."""

    lines: list[Line]
    t: Literal["lines"] = "lines"


@dataclass(frozen=True, slots=True)
class SceneNow:
    """How the game stands, for you; it takes the place of every scene before."""

    scene: Scene
    t: Literal["scene"] = "scene"


@dataclass(frozen=True, slots=True)
class TableNow:
    """Who sits at the table, as you may see it."""

    table: Table
    t: Literal["table"] = "table"


@dataclass(frozen=True, slots=True)
class Presence:
    """Which seats look at the table now, and how many others do."""

    seats: list[int]
    watching: int
    t: Literal["presence"] = "presence"


@dataclass(frozen=True, slots=True)
class Chat:
    """Something that was said."""

    number: int
    seat: int
    name: str
    at: int
    text: str | None
    phrase: Phrase | None
    t: Literal["chat"] = "chat"


@dataclass(frozen=True, slots=True)
class Refusal:
    """What you sent was not done."""

    code: str
    text: str
    t: Literal["refused"] = "refused"


@dataclass(frozen=True, slots=True)
class Pong:
    """Here I am."""

    now: int
    t: Literal["pong"] = "pong"


@dataclass(frozen=True, slots=True)
class Bye:
    """The last message: why this socket is closed."""

    code: str
    t: Literal["bye"] = "bye"


ToServer = Annotated[Say | Mute | Look | Ping, Field(discriminator="t")]
ToClient = Annotated[
    Hello | Lines | SceneNow | TableNow | Presence | Chat | Refusal | Pong | Bye, Field(discriminator="t")
]
HEARD: TypeAdapter[Say | Mute | Look | Ping] = TypeAdapter(ToServer)
SAID: TypeAdapter[Hello | Lines | SceneNow | TableNow | Presence | Chat | Refusal | Pong | Bye] = TypeAdapter(ToClient)
