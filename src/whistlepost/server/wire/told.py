"""What is told? The bodies of all answers; each is made of what the asker may know."""

from dataclasses import dataclass
from typing import Any, Literal

from whistlepost.server.wire.asked import Late, Pace, Watch

Status = Literal["waiting", "running", "over", "closed"]
"""`closed`: everybody left before the game began."""
View = dict[str, Any]
"""What a seat may know, as the game itself says it."""


@dataclass(frozen=True, slots=True)
class Known:
    """Who I am. The token is there when a program asked for it, once."""

    id: str
    name: str
    language: str
    token: str | None = None


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey by which I come back, and since when."""

    id: str
    at: int


@dataclass(frozen=True, slots=True)
class GameFacts:
    """A game that can be played here. The first value of an option is what holds if nothing is said."""

    game: str
    seats: list[int]
    options: dict[str, list[str]]
    bots: list[str]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: in each step something is said; the step with an answer ends when I have given one that it fits."""

    id: str
    steps: list[str]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who has a seat. `minded` is the bot that answers for an absent person; for good if the seat was forfeited."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    minded: str | None
    mine: bool
    forfeited: bool


@dataclass(frozen=True, slots=True)
class Table:
    """A table, as whoever asks may see it."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seats: list[Seat]
    status: Status
    pace: Pace
    late: Late
    watch: Watch
    listed: bool
    local: bool
    brought: bool
    owned: bool
    commitment: str
    number: int
    asked: int | None
    at: int
    moved: int
    rematch: str | None
    lesson: str | None
    invitation: str | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """An answer that is offered: its name, and its number among the actions of the game."""

    name: str
    action: int


@dataclass(frozen=True, slots=True)
class Drafted:
    """How the game would stand after what I drafted."""

    view: View
    question: str
    asked: int | None
    options: list[Offer]


@dataclass(frozen=True, slots=True)
class Proposed:
    """Somebody wants to take back everything from row `to` on."""

    seat: int
    to: int
    agreed: list[int]
    concerned: list[int]


@dataclass(frozen=True, slots=True)
class Undoing:
    """From which rows on I may ask to take back, and what is proposed."""

    to: list[int]
    proposal: Proposed | None


@dataclass(frozen=True, slots=True)
class Clock:
    """Whose time runs, until when, and what everybody has in the bank; milliseconds. Once it is up: what is wished."""

    seat: int | None
    deadline: int
    banks: list[int]
    now: int
    late: bool
    wishes: dict[int, str]


@dataclass(frozen=True, slots=True)
class Scene:
    """How the game stands, for one viewer: a seat, or None for who watches."""

    number: int
    seat: int | None
    status: Status
    asked: int | None
    question: str
    view: View
    options: list[Offer]
    draft: list[str]
    drafted: Drafted | None
    undo: Undoing
    scores: list[int]
    clock: Clock | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """What happened in a row, as it was told to me: answers of seats, -1 for chance.

    To each answer there is what it did that everybody saw: the places, what each seat has more or less, and what was
    scored and why, as the game's help `effect` tells it. `scores` is the score track after the row.
    """

    number: int
    seat: int
    kind: Literal["start", "brought", "answers", "undo"]
    at: int
    to: int | None
    told: list[tuple[int, str]]
    effects: list[dict[str, Any]]
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Source:
    """What each seat has scored by one thing; None where I cannot know it yet."""

    source: str
    points: list[int | None]


@dataclass(frozen=True, slots=True)
class Sources:
    """What the scores are made of: what was scored in play, what the end adds, and what both come to."""

    play: list[Source]
    final: list[Source]
    totals: list[int | None]


@dataclass(frozen=True, slots=True)
class Kept:
    """The number of the row."""

    number: int


@dataclass(frozen=True, slots=True)
class Asked:
    """The number of the row by which it was taken back; none while others have to agree."""

    number: int | None


@dataclass(frozen=True, slots=True)
class Invitation:
    """A token for a link. It is shown once; only its fingerprint is kept."""

    token: str


@dataclass(frozen=True, slots=True)
class Why:
    """Why an answer is not offered, in English and Portuguese; all empty if it is."""

    code: str
    clause: str
    piece: str
    text: str
    text_pt: str = ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something was not done. Beside `code` and `text` there may be more, according to the code.

    `where`: the entry that cannot be read. `number`: how far the game is. `answer`: which of the answers. `why`,
    `clause`, `piece`: the reason of the game. `wait`: milliseconds until it may be asked again.
    """

    code: str
    text: str
    where: str | None = None
    number: int | None = None
    answer: int | None = None
    why: str | None = None
    clause: str | None = None
    piece: str | None = None
    wait: int | None = None


@dataclass(frozen=True, slots=True)
class Error:
    """What is answered when something was not done."""

    error: Refusal
