"""One of several processes that write the same games on one database, and keep a ledger of what came of each try."""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from sqlalchemy.exc import IntegrityError

from bench.served.victim import hurried
from whistlepost.core.dealer import facts, promised
from whistlepost.games import find
from whistlepost.server.course import Course, Head
from whistlepost.server.desk import Command, Desk
from whistlepost.server.refused import Refused
from whistlepost.server.secret import sealed
from whistlepost.server.store import games
from whistlepost.server.store.database import Database, Unavailable, opened

KEY = bytes(32)
SLOTS = 6
"""Games at a time: few, so that the rivals meet."""
HANDS = 4
"""Tries at a time of one process."""
GAMES = ("campaign", "railroad")


@dataclass(frozen=True)
class Try:
    """A command, and what came of it: `kept`, `unknown`, or the code of a refusal."""

    game: str
    number: int
    seat: int
    key: str
    outcome: str


@dataclass
class Account:
    """What one process has to tell."""

    tries: list[Try] = field(default_factory=list)
    kept: int = 0
    """How many of them went well."""
    seen: dict[tuple[str, int], str] = field(default_factory=dict)
    """The digest of a game at a number, wherever one was read."""
    forks: int = 0
    """Times that two digests were read for one number."""

    def add(self, one: Try) -> None:
        """One more try."""
        self.tries.append(one)
        self.kept += one.outcome == "kept"

    def see(self, course: Course) -> None:
        """A game was read."""
        self.forks += self.seen.setdefault((course.head.id, course.number), course.chain) != course.chain


class Rival:
    """One process."""

    def __init__(self, database: Database, number: int, wanted: int) -> None:
        self.desk = Desk(database, KEY, hurried)
        self.lots = random.Random(number)
        self.name = f"r{number}"
        self.wanted = wanted
        self.account = Account()
        self.epochs = [0] * SLOTS

    async def run(self) -> Account:
        """Try until so many were kept."""
        await asyncio.gather(*(self.hand() for _ in range(HANDS)))
        return self.account

    async def hand(self) -> None:
        while self.account.kept < self.wanted:
            slot = self.lots.randrange(SLOTS)
            try:
                await self.once(slot)
            except Unavailable:
                await asyncio.sleep(0.01)
            except Refused as refused:
                if refused.code not in {"unavailable", "stale", "not_found", "not_started"}:
                    raise

    async def once(self, slot: int) -> None:
        """One try in the game of that slot; in a new one where it is over."""
        epoch = self.epochs[slot]
        course = await self.course(slot, epoch)
        self.account.see(course)
        if course.over:
            self.epochs[slot] = max(self.epochs[slot], epoch + 1)
            return
        number, seat = course.number, course.state.seat
        offered = course.state.options()
        answer = course.game.action_name(offered[self.lots.randrange(len(offered))], course.state)
        command = Command(f"{self.name}-{len(self.account.tries)}-{self.lots.random()}", number, (answer,))
        outcome = await self.outcome(course.head.id, seat, command)
        self.account.add(Try(course.head.id, number, seat, command.key, outcome))

    async def outcome(self, game: str, seat: int, command: Command) -> str:
        try:
            return "kept" if await self.desk.accept(game, seat, command) == command.number else "wrong"
        except Refused as refused:
            return "unknown" if refused.code == "unavailable" else refused.code
        except Unavailable:
            return "unknown"

    async def course(self, slot: int, epoch: int) -> Course:
        """The game, which is made where nobody has made it yet."""
        name = f"s{slot}e{epoch}"
        try:
            return started(await self.desk.course(name))
        except Refused as refused:
            if refused.code not in {"not_found", "not_started"}:
                raise
        await self.make(name, GAMES[slot % len(GAMES)])
        await self.desk.start(name)
        return started(await self.desk.course(name))

    async def make(self, name: str, game: str) -> None:
        """Keep a new game. Its seed follows from its name, so it does not matter who is first."""
        seed = hashlib.sha256(name.encode()).digest()
        options: Mapping[str, Any] = dict(find(game).settled({}))
        promise = promised(seed, facts(game, 2, options, {})).commitment
        try:
            async with self.desk.database.begin() as connection:
                await games.create(connection, Head(name, game, 2, dict(options), promise, 0), sealed(KEY, name, seed))
        except IntegrityError:
            return  # the rival was first


def started(course: Course) -> Course:
    """The game, if it has begun."""
    if not course.started:
        raise Refused("not_started")
    return course


def live(url: str, number: int, wanted: int, told: Connection) -> None:
    """Write until so many rows were kept, then tell."""
    os.setpgid(0, 0)  # a Ctrl-C is for who watches
    told.send(asyncio.run(write(url, number, wanted, told)))


async def write(url: str, number: int, wanted: int, told: Connection) -> Account:
    """Write, and say now and then how far it is."""
    database = opened(url)
    rival = Rival(database, number, wanted)
    telling = asyncio.ensure_future(progress(rival, told))
    try:
        return await rival.run()
    finally:
        telling.cancel()
        await database.close()


async def progress(rival: Rival, told: Connection) -> None:
    """Say so many times a second how many were kept."""
    while True:
        told.send(rival.account.kept)
        await asyncio.sleep(0.2)
