"""Is any acknowledged command lost, done twice, or torn, when a server is killed again and again?

Half of the kills come at a named point of the way of a command, the other half at a random moment under load. After
each the log is read as it lies, a new server begins on it, and what was not acknowledged is asked for again by its key.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from bench.served.player import Player, Sent
from bench.served.points import POINTS, Fate
from bench.served.shelf import Shelf
from bench.served.victim import Place, Victim, serving

GAMES = ("campaign", "railroad", "campaign", "railroad")
"""What is played at the same time."""
LONGEST = 0.12
"""Seconds of load before a kill that comes at random."""
STUCK = 300
"""Seconds after which a server that should have died is thought to live for ever."""


@dataclass
class Kills:
    """What came of them."""

    kills: int = 0
    at_points: Counter[str] = field(default_factory=Counter)
    within: int = 0
    """Kills between the receipt of a command and its acknowledgement."""
    acknowledged: int = 0
    again: int = 0
    lost: int = 0
    doubled: int = 0
    torn: int = 0
    strangers: int = 0
    wrong: list[str] = field(default_factory=list)

    @property
    def broken(self) -> int:
        """So often a promise was broken."""
        return self.lost + self.doubled + self.torn + self.strangers + len(self.wrong)

    def __str__(self) -> str:
        named = sum(self.at_points.values())
        return (
            f"{self.kills:,} kills ({named:,} at {len(self.at_points)} named points), "
            f"{self.within / max(1, self.kills):.0%} between receipt and acknowledgement, "
            f"{self.acknowledged:,} acknowledged ({self.again:,} only when asked again), "
            f"{self.lost} lost, {self.doubled} doubled, {self.torn} torn, {self.strangers} unasked, "
            f"{len(self.wrong)} wrong answers"
        )


class Slaughter:
    """One database, and server after server on it."""

    def __init__(self, place: Place, seed: int) -> None:
        self.place = place
        self.lots = random.Random(seed)
        self.players = [Player(game) for game in GAMES]
        self.shelf = Shelf(place.url)
        self.done = Kills()
        self.sent: set[tuple[str, int, str]] = set()
        self.checked = [0] * len(self.players)

    async def run(self, kills: int, tell: Callable[[Kills], None]) -> Kills:
        """So many times: serve, be killed, look."""
        while self.done.kills < kills:
            await self.once()
            tell(self.done)
        with serving(self.place) as last:  # what is still unknown is asked for a last time
            await self.under_load(last, LONGEST)
        await self.look()
        return self.done

    async def once(self) -> None:
        """One life of a server."""
        if self.lots.random() < 0.5:
            await self.once_at(self.lots.choice(POINTS), self.lots.randint(1, 12))
        else:
            await self.life(Fate(), self.lots.uniform(0.005, LONGEST))

    async def once_at(self, point: str, times: int = 1) -> None:
        """A life that ends at that point."""
        await self.life(Fate(point, times), None)
        self.done.at_points[point] += 1

    async def life(self, fate: Fate, seconds: float | None) -> None:
        """Serve and die; then look."""
        with serving(self.place, fate) as victim:
            await self.under_load(victim, seconds)
            self.done.within += victim.window.open()
        self.done.kills += 1
        await self.look()

    async def under_load(self, victim: Victim, seconds: float | None) -> None:
        """Let everybody play until the server is dead: by itself, or by us after so many seconds."""
        playing = asyncio.gather(*(player.play(victim.address) for player in self.players))
        if seconds is not None:
            await asyncio.sleep(seconds)
            victim.kill()
        async with asyncio.timeout(STUCK):
            await playing

    async def look(self) -> None:
        """Read the log as it lies, and hold it against what everybody knows."""
        await self.shelf.read()
        for place, player in enumerate(self.players):
            ledger = player.ledger
            fresh = ledger.acknowledged[self.checked[place] :]
            self.checked[place] = len(ledger.acknowledged)
            self.done.lost += sum(not self.shelf.holds(sent) for sent in fresh)
            self.sent.update(map(name_of, [*fresh, *([ledger.unknown] if ledger.unknown else [])]))
        self.add_up()

    def add_up(self) -> None:
        """The sums so far."""
        ledgers = [player.ledger for player in self.players]
        self.done.acknowledged = sum(len(ledger.acknowledged) for ledger in ledgers)
        self.done.again = sum(ledger.again for ledger in ledgers)
        self.done.wrong = [wrong for ledger in ledgers for wrong in ledger.wrong]
        self.done.doubled, self.done.torn = self.shelf.faults["doubled"], self.shelf.faults["torn"]
        self.done.strangers = self.shelf.strangers(self.sent)


def name_of(sent: Sent) -> tuple[str, int, str]:
    """By which a command is found in the log."""
    return sent.table, sent.seat, sent.key
