"""How does a letter arrive? It is tried again with growing pauses, until nobody needs it any more or it is given up.

A letter is dropped after it has arrived: whoever dies between the two leaves it to somebody who sends it once more,
under the same number. So it arrives at least once, and a reader knows the second one.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server import limits
from whistlepost.server.due import Later
from whistlepost.server.notices.outward import Undelivered
from whistlepost.server.notices.telling import fact_of
from whistlepost.server.store import letters, people, ways
from whistlepost.server.store.database import Database
from whistlepost.server.store.jobs import Job
from whistlepost.server.store.letters import Fact, Letter, Notice
from whistlepost.server.store.ways import Way

LOGGER = logging.getLogger(__name__)
FIRST = 10_000
"""Milliseconds after which a letter is tried again; then three times as long, and so on."""


class Carrier(Protocol):
    """Whoever brings letters by one kind of way."""

    async def send(self, letter: Letter, way: Way, language: str, _now: int, /) -> None:
        """Bring it; `Undelivered` if it did not arrive."""


@dataclass(frozen=True, slots=True)
class Sending:
    """Brings letters to where they go."""

    database: Database
    now: Callable[[], int]
    carriers: Mapping[str, Carrier]

    async def send(self, job: Job) -> None:
        """Bring the letter whose name the job has, if it still tells something."""
        found = await self._read(job.name)
        if found is None:
            return
        letter, way, language = found
        try:
            await self.carriers[way.kind].send(letter, way, language, self.now())
        except Undelivered as wrong:
            LOGGER.info("a letter by %s did not arrive, try %d: %s", way.kind, job.tries, wrong.why)
            await self._failed(letter, way, wrong, job.tries)
        else:
            async with self.database.begin() as connection:
                await ways.change(connection, way.id, outcome="sent", failures=0)
                await letters.drop(connection, [letter.id])

    async def _read(self, name: str) -> tuple[Letter, Way, str] | None:
        """The letter with what still holds, its way, and the language of its reader."""
        async with self.database.begin() as connection:
            letter = await letters.read(connection, name)
            way = await ways.read(connection, letter.way) if letter else None
            if letter is None or way is None:
                return None
            noted = [await still(connection, way, fact) for fact in letter.facts]
            facts = tuple(fact for fact in noted if fact)
            if not facts:
                await letters.drop(connection, [name])
                return None
            return replace(letter, facts=facts), way, await people.language(connection, way.person)

    async def _failed(self, letter: Letter, way: Way, wrong: Undelivered, tries: int) -> None:
        async with self.database.begin() as connection:
            if wrong.gone and way.kind == "push":
                await ways.forget(connection, [way.id])
                return
            if wrong.gone or tries >= limits.TRIES:
                failures = limits.FAILURES if wrong.gone else way.failures + 1
                await ways.change(connection, way.id, outcome=wrong.why, failures=failures)
                await letters.drop(connection, [letter.id])
                return
            await ways.change(connection, way.id, outcome=wrong.why)
        raise Later(self.now() + FIRST * 3 ** (tries - 1))


async def still(connection: AsyncConnection, way: Way, fact: Fact) -> Fact | None:
    """The fact, if it still holds."""
    if not fact.table:
        return fact
    return await fact_of(connection, Notice(way.person, fact.table, fact.kind, fact.seat, fact.number))
