"""How long does a command wait for its acknowledgement in a crowd, beside the same run with one game?

Three servers one after the other, each a real process with its people and sockets in other processes: one game of each
kind alone, very many, and as many with a bot that thinks in each. Before them a server that has just begun is asked for
games that are nearly over.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from bench.served import crowd
from bench.served.crowd import Heard, Part
from bench.served.late import opened_late
from bench.served.process import serving

CONTEXT = multiprocessing.get_context("spawn")
SLOWER, SLOWER_WITH_BOTS, LATE = 10, 1.5, 0.3
"""What is promised: so many times as long, so many times again, and so many seconds until a late game is there."""
BOT = "greedy"


@dataclass(frozen=True)
class Size:
    """How large the crowd is."""

    games: int = 500
    pace: float = 50
    commands: int = 3000
    alone: int = 300
    processes: int = 2
    late: int = 3
    seed: int = 1


@dataclass
class Load:
    """What came of it."""

    size: Size
    alone: Heard = field(default_factory=Heard)
    many: Heard = field(default_factory=Heard)
    bots: Heard = field(default_factory=Heard)
    late: list[float] = field(default_factory=list)

    @property
    def wrong(self) -> list[str]:
        """What went wrong, whatever time it took."""
        return self.alone.wrong + self.many.wrong + self.bots.wrong

    @property
    def slower(self) -> float:
        """How many times as long a command waits in a crowd."""
        return late_one(self.many.acknowledged) / late_one(self.alone.acknowledged)

    @property
    def slower_with_bots(self) -> float:
        """How many times as long again where bots think."""
        return late_one(self.bots.acknowledged) / late_one(self.many.acknowledged)

    @property
    def slowest(self) -> float:
        """How long the slowest of the late games took."""
        return max(self.late, default=0)

    @property
    def broken(self) -> int:
        """So many promises were broken."""
        slow = (self.slower > SLOWER) + (self.slower_with_bots > SLOWER_WITH_BOTS) + (self.slowest > LATE)
        return len(self.wrong) + slow

    def __str__(self) -> str:
        return (
            f"{self.size.games} games at {self.size.pace:g} commands/s: p99 {shown(self.many.acknowledged)}, "
            f"{self.slower:.1f} times one game alone ({shown(self.alone.acknowledged)}); "
            f"with bots {shown(self.bots.acknowledged)}, {self.slower_with_bots:.2f} times that; "
            f"seen by who watches p99 {shown(self.many.told)}; a late game opens in {self.slowest * 1000:.0f} ms; "
            f"{len(self.alone.acknowledged):,} + {len(self.many.acknowledged):,} + {len(self.bots.acknowledged):,} "
            f"commands, {len(self.wrong)} wrong"
        )


def late_one(times: list[float], part: float = 0.99) -> float:
    """The time that 99 of 100 do not exceed."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else float("inf")


def shown(times: list[float]) -> str:
    """That time, and the median."""
    return f"{late_one(times) * 1000:.1f} ms (median {late_one(times, 0.5) * 1000:.1f})"


Tell = Callable[[int, str], None]


class Crowded:
    """One run."""

    def __init__(self, folder: Path, size: Size, tell: Tell, *, database: str = "") -> None:
        self.folder = folder
        self.tell = tell
        self.database = database
        self.load = Load(size)
        self.before = 0

    async def run(self) -> Load:
        """All of it."""
        size = self.load.size
        self.tell(0, "late games")
        self.load.late = await opened_late(self.folder / "late", size.late)
        for place in range(2):  # one game of each kind
            part = Part(place, 1, 2, size.alone // 2)
            self.load.alone.add(await self.phase(f"alone{place}", "alone", [part]))
        self.load.many = await self.phase("many", "many", self.parts(""))
        self.load.bots = await self.phase("bots", "bots", self.parts(BOT))
        return self.load

    def parts(self, bot: str) -> list[Part]:
        """What each process does."""
        size = self.load.size
        share = [size.games // size.processes] * size.processes
        return [
            Part(
                sum(share[:place]),
                tables,
                size.pace / size.processes,
                size.commands // size.processes,
                bot,
                seed=size.seed,
            )
            for place, tables in enumerate(share)
        ]

    async def phase(self, name: str, note: str, parts: list[Part]) -> Heard:
        """A server of its own, and its crowd."""
        more = ("--database", self.database) if self.database else ()
        with serving(self.folder / name, *more) as running, together(running.address, parts) as members:
            heard = await self.watched(members, note)
        self.before += len(heard.acknowledged)
        return heard

    async def watched(self, members: list[Member], note: str) -> Heard:
        """Wait until all are there, let them begin together, and add up."""
        for step in ("opened", "played"):
            while not all(member.waits for member in members):
                await asyncio.sleep(0.05)
                counts = [member.look() for member in members]
                played = sum(counts) if step == "played" else 0
                self.tell(self.before + played, f"{note}: {sum(counts):,} {step}")
            if step == "opened":
                for member in members:
                    member.go()
        heard = Heard()
        for member in members:
            heard.add(member.heard)
        return heard


class Member:
    """A process of the crowd, from outside."""

    def __init__(self, address: str, part: Part) -> None:
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=crowd.live, args=(address, part, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.count = 0
        self.waits = False
        self.heard = Heard()

    def look(self) -> int:
        """How far is it?"""
        while not self.waits and self.pipe.poll():
            self._take(received(self.pipe))
        return self.count

    def _take(self, said: Any) -> None:
        if isinstance(said, int):
            self.count = said
        else:
            self.waits = True
            if isinstance(said, Heard):
                self.heard = said

    def go(self) -> None:
        """Begin to play."""
        self.waits, self.count = False, 0
        self.pipe.send("go")

    def end(self) -> None:
        """Be gone."""
        self.process.kill()
        self.process.join()


def received(pipe: Connection) -> Any:
    """What a member says; it must not end before it has said what came of it."""
    try:
        return pipe.recv()
    except EOFError:
        raise RuntimeError("a process of the crowd ended early") from None


@contextmanager
def together(address: str, parts: list[Part]) -> Iterator[list[Member]]:
    """The processes of a crowd, which are gone afterwards."""
    members = [Member(address, part) for part in parts]
    try:
        yield members
    finally:
        for member in members:
            member.end()
