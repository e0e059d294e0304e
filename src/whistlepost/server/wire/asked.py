"""What may be asked? The bodies of all requests; what does not fit them is refused as a whole."""

from dataclasses import field
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field
from pydantic.dataclasses import dataclass

from whistlepost.server import limits
from whistlepost.server.wire.bounds import (
    CLOSED,
    AnswerNames,
    Flag,
    Key,
    Name,
    Number,
    PasskeyName,
    RecordText,
    SeatNumber,
    Seconds,
    Text,
    Token,
    Word,
)  # fmt: skip

Language = Literal["en", "pt"]
Watch = Literal["everybody", "link", "nobody"]
Late = Literal["skip", "bot", "forfeit", "vote"]


@dataclass(frozen=True, slots=True, config=CLOSED)
class Hello:
    """Make me known. A program asks for a `bearer` token; a browser gets a cookie."""

    name: Name | None = None
    language: Language = "en"
    bearer: Flag = False


@dataclass(frozen=True, slots=True, config=ConfigDict(extra="ignore"))
class Credential:
    """What a browser says of a passkey: `toJSON()` of what it got. Newer browsers may say more."""

    id: PasskeyName
    rawId: PasskeyName  # noqa: N815 - browsers call it so
    type: Literal["public-key"]
    response: Annotated[dict[str, Any], Field(max_length=20)]

    def plain(self) -> dict[str, Any]:
        """As it came."""
        return {"id": self.id, "rawId": self.rawId, "type": self.type, "response": self.response}


@dataclass(frozen=True, slots=True, config=CLOSED)
class Forget:
    """A passkey of mine that is lost."""

    id: PasskeyName


@dataclass(frozen=True, slots=True, config=CLOSED)
class Me:
    """Change what is known of me."""

    name: Name | None = None
    language: Language | None = None


@dataclass(frozen=True, slots=True, config=CLOSED)
class Free:
    """Nobody looks at a clock."""

    kind: Literal["free"] = "free"


@dataclass(frozen=True, slots=True, config=CLOSED)
class Live:
    """A seat has `bank` seconds for the whole game and `move` more for each decision."""

    kind: Literal["live"]
    bank: Seconds
    move: Seconds


@dataclass(frozen=True, slots=True, config=CLOSED)
class Turns:
    """A seat has `move` seconds for each decision; usually days."""

    kind: Literal["turns"]
    move: Seconds


Pace = Annotated[Free | Live | Turns, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True, config=CLOSED)
class NewTable:
    """Open a table. A seat is `me`, `open`, or `bot:` with the name of a bot."""

    key: Key
    game: Word
    players: SeatNumber
    seats: Annotated[list[Word], Field(max_length=limits.SEATS)]
    options: Annotated[dict[Word, Text], Field(max_length=limits.OPTIONS)] = field(default_factory=dict)
    listed: Flag = False
    watch: Watch = "link"
    pace: Pace = Free()
    late: Late = "vote"
    local: Flag = False


@dataclass(frozen=True, slots=True, config=CLOSED)
class Join:
    """Take a free seat, or the one that a link moves to this browser."""

    seat: SeatNumber | None = None
    invitation: Token | None = None


@dataclass(frozen=True, slots=True, config=CLOSED)
class Mind:
    """Let a bot mind my seat, or take it back."""

    seat: SeatNumber
    bot: Word | None = None


@dataclass(frozen=True, slots=True, config=CLOSED)
class Rematch:
    """The same people once more, each a seat further."""

    key: Key


@dataclass(frozen=True, slots=True, config=CLOSED)
class Bringing:
    """A record, to look at or to go on from on one device."""

    key: Key
    text: RecordText
    kind: Annotated[Literal["finished", "local"], Field(alias="as")]


@dataclass(frozen=True, slots=True, config=CLOSED)
class Learning:
    """Begin a lesson."""

    key: Key
    game: Word
    lesson: Word


@dataclass(frozen=True, slots=True, config=CLOSED)
class SeatLink:
    """A link that moves my seat to another browser."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True, config=CLOSED)
class Answering:
    """Answers of my seat, by name; a whole turn may be many."""

    key: Key
    number: Number
    seat: SeatNumber
    answers: Annotated[AnswerNames, Field(min_length=1)]


@dataclass(frozen=True, slots=True, config=CLOSED)
class Drafting:
    """What I plan; nothing takes the plan back."""

    number: Number
    seat: SeatNumber
    answers: AnswerNames


@dataclass(frozen=True, slots=True, config=CLOSED)
class TakingBack:
    """I want to take back everything from row `to` on."""

    key: Key
    number: Number
    seat: SeatNumber
    to: Number


@dataclass(frozen=True, slots=True, config=CLOSED)
class Agreeing:
    """I agree that it is taken back, or I do not; who proposed it says no to withdraw it."""

    number: Number
    seat: SeatNumber
    yes: Flag


@dataclass(frozen=True, slots=True, config=CLOSED)
class Wishing:
    """Somebody is late. I wish to wait once more as long, to let a bot answer once, or to let it answer from now on."""

    seat: SeatNumber
    wish: Literal["wait", "skip", "bot"]
