"""What can happen in an evening, so that it can happen again elsewhere?"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from tests.secrecy.marks import MARK
from tests.secrecy.truth import Truth, Viewer

Request = tuple[str, str, Any]
"""Method, address and body."""


@dataclass(frozen=True)
class Step:
    """One thing that a viewer does, or many do at once."""

    kind: str
    seat: int = -1
    number: int = 0
    names: tuple[str, ...] = ()
    requests: dict[str, tuple[Request, ...]] = field(default_factory=dict)
    """Of a look around: what each viewer asks, by name."""
    sockets: dict[str, int] = field(default_factory=dict)
    """Which seat each viewer tries to follow."""

    def renamed(self, other: dict[str, str]) -> Step:
        """The same step where pieces have other names."""
        return replace(self, names=tuple(renamed(name, other) for name in self.names))


def renamed(text: str, other: dict[str, str]) -> str:
    """The text with other names of pieces."""
    return MARK.sub(lambda found: other.get(found[0], found[0]), text)


TRIED = ("coast5", "coal 1 nw", "whistle 2 ne", "go n", "stop", "draw", "end", "pass", "0,1 r1", "hum")
"""Answers that are tried whether they are offered or not."""


def own(viewer: Viewer, seat: int) -> bool:
    return viewer == seat


class Curiosity:
    """Everything that a curious viewer asks, within and beyond what it may."""

    def __init__(self, table: str, truth: Truth, lots: Random) -> None:
        self.table = f"/api/tables/{table}"
        self.truth = truth
        self.lots = lots
        self.players = len(truth.viewers) - 1

    def asks(self, viewer: Viewer, count: int) -> tuple[Request, ...]:
        """Some of it."""
        whole = [*self.looks(viewer), *self.reaches(viewer), *self.doubts(viewer), *self.acts(viewer)]
        return (*self.lots.sample(whole, min(count, len(whole))), *self.lots.sample(self.helps(), 3))

    def get(self, path: str) -> Request:
        return "GET", self.table + path, None

    def looks(self, viewer: Viewer) -> list[Request]:
        """What anybody may ask."""
        number = len(self.truth.rows)
        paths = ("", "/scene", "/log", f"/log?from={max(0, number - 2)}", "/record", "/pieces")
        earlier = [f"/at/{self.lots.randrange(number + 1)}" for _ in range(2)] + [f"/at/{max(0, number - 1)}"]
        elsewhere = ("/api/tables", "/api/me", "/api/me/tables", "/api/me/passkeys", "/api/nothing", "/t/here")
        return [self.get(path) for path in (*paths, *earlier)] + [("GET", path, None) for path in elsewhere]

    def reaches(self, viewer: Viewer) -> list[Request]:
        """What another seat would be told."""
        number = max(0, len(self.truth.rows) - 1)
        paths = ("/scene", "/log", "/record", f"/at/{number}")
        return [self.get(f"{path}?seat={seat}") for path in paths for seat in range(self.players)]

    def doubts(self, viewer: Viewer) -> list[Request]:
        """Why not; for the own seat and for others, with names that are truly offered or only exist."""
        names = [*self.lots.sample(TRIED, 4), *self.some_offered(3), *self.some_pieces(2)]
        seats = [self.lots.randrange(self.players), *([] if viewer is None else [viewer])]
        whys = [f"/why?seat={seat}&answer={name.replace(' ', '%20')}" for seat in seats for name in names]
        return [self.get(path) for path in whys]

    def helps(self) -> list[Request]:
        """What the game works out; for the own seat, and for one that may be another's."""
        journeys = [f"/helps/journeys?train={train}" for train in range(1, 6)]
        helps = ("/helps/cells", "/helps/precincts", "/helps/projected", "/helps/journeys?train=1&seat=0")
        return [self.get(path) for path in (*journeys, *(helps if self.truth.game.name == "campaign" else helps[3:]))]

    def acts(self, viewer: Viewer) -> list[Request]:
        """What would change the game, but for another seat, too late, twice, or without a right to it."""
        number, seat = len(self.truth.rows), self.lots.randrange(self.players)
        other = seat if seat != viewer else (seat + 1) % self.players
        names = self.some_offered(1) or ["stop"]
        answers = {"number": number, "seat": other, "answers": names}
        stale = {"key": self.key(), "number": max(0, number - 1), "seat": viewer or 0, "answers": names}
        wrong = {"key": self.key(), "number": number, "seat": viewer or 0, "answers": ["hum"]}
        return [
            ("POST", f"{self.table}/commands", {"key": self.key(), **answers}),
            ("POST", f"{self.table}/commands", stale),
            ("POST", f"{self.table}/commands", wrong),
            ("PUT", f"{self.table}/draft", answers),
            ("POST", f"{self.table}/undo", {"key": self.key(), "number": number, "seat": other, "to": 1}),
            ("POST", f"{self.table}/seatlink", {"seat": other}),
            ("POST", f"{self.table}/mind", {"seat": other, "bot": "greedy"}),
            ("POST", f"{self.table}/join", {"invitation": "a" * 32}),
            ("POST", f"{self.table}/late", {"seat": other, "wish": "skip"}),
        ]  # fmt: skip

    def key(self) -> str:
        return f"{self.lots.getrandbits(64):016x}"

    def some_offered(self, count: int) -> list[str]:
        names = [] if self.truth.over else [name for name in self.truth.names() if len(name) < 90]
        return self.lots.sample(names, min(count, len(names)))

    def some_pieces(self, count: int) -> list[str]:
        pieces = sorted(self.truth.everything)
        return [f"lay {name} r0" for name in self.lots.sample(pieces, min(count, len(pieces)))]
