"""How does a command become a row? Known key, expected number, the contract, the log, and only then an answer.

One command of a game at a time in this process; between processes the primary key of the log decides. What a lost
connection leaves open is looked up by the key, never guessed.
"""

import asyncio
import json
import logging
import weakref
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.core.game import State
from whistlepost.server.body import SERVER, Body, written
from whistlepost.server.course import Course
from whistlepost.server.limits import COURSES, ROWS
from whistlepost.server.meter import COMMANDS
from whistlepost.server.refused import Refused
from whistlepost.server.secret import fingerprint, sealed
from whistlepost.server.store import games, log
from whistlepost.server.store.database import Database, Unavailable
from whistlepost.server.store.log import Broken, Row, Taken

LOGGER = logging.getLogger(__name__)
T = TypeVar("T")
TRIES = 3
"""A row that finds its number taken is looked at anew; the second time it is stale, or was kept after all."""


@dataclass(frozen=True, slots=True)
class Command:
    """What a seat wants: answers, or everything from row `to` on taken back. The server begins a game by neither."""

    key: str
    number: int
    answers: tuple[str, ...] = ()
    to: int | None = None

    def fingerprint(self) -> str:
        """By which the same command is known again."""
        return fingerprint(json.dumps(asdict(self), sort_keys=True))


Along = Callable[[AsyncConnection, Course, Row], Coroutine[Any, Any, None]]
"""What is written together with a row, in one transaction."""


class Desk:
    """The one place where games go on."""

    def __init__(self, database: Database, key: bytes, now: Callable[[], int]) -> None:
        self.database = database
        self.key = key
        self.now = now
        self.heard: list[Callable[[str], None]] = []
        """Who is told that a game went on, after it was committed."""
        self.along: list[Along] = []
        self._courses: OrderedDict[str, Course] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    @property
    def courses(self) -> int:
        """How many games are in memory."""
        return len(self._courses)

    def lock(self, game: str) -> asyncio.Lock:
        """Held by whoever writes to the game."""
        return self._locks.setdefault(game, asyncio.Lock())

    async def course(self, game: str) -> Course:
        """The game as it stands in the log now."""
        course = self._courses.get(game)
        if course is None:
            course = await self._opened(game)
        elif self.database.kind != "sqlite":  # there this process is the only writer, and has taken all it wrote
            await self._catch_up(course)
        self._courses[game] = course
        self._courses.move_to_end(game)
        if len(self._courses) > COURSES:
            self._courses.popitem(last=False)
        return course

    async def _opened(self, game: str) -> Course:
        async with self.database.begin() as connection:
            found = await games.read(connection, game)
        if found is None:
            raise Refused("not_found")
        head, seed = found
        course = Course(head, sealed(self.key, game, seed))
        await self._catch_up(course)
        return course

    async def _catch_up(self, course: Course) -> None:
        async with self.database.begin() as connection:
            rows = await log.since(connection, course.head.id, course.number)
        self._take(course, rows)

    def _take(self, course: Course, rows: list[Row]) -> None:
        """Go on by these rows, of which somebody who read the log meanwhile may have taken some."""
        try:
            course.take([row for row in rows if row.number >= course.number])
        except Broken as wrong:
            self.forget(course.head.id)
            # A traceback would show hands.
            LOGGER.error("halted: %s", wrong, extra={"game": course.head.id})  # noqa: TRY400
            raise Refused("halted") from None

    def forget(self, game: str) -> None:
        """Read the game anew when it is next asked for."""
        self._courses.pop(game, None)

    async def accept(self, game: str, seat: int, command: Command) -> int:
        """Do what the seat wants; the number of its row. Nothing that happens to the caller interrupts it."""
        with COMMANDS.time():
            return await unbroken(self._accept(game, seat, command))

    async def _accept(self, game: str, seat: int, command: Command) -> int:
        async with self.lock(game):
            return await self.settle(game, seat, command)

    async def start(self, game: str) -> None:
        """Begin the game, unless it has begun."""
        async with self.lock(game):
            if not (await self.course(game)).started:
                await self.settle(game, SERVER, Command("start", 0))

    async def settle(self, game: str, seat: int, command: Command) -> int:
        """Under the lock of the game: find the row of that key, or write it."""
        asked = command.fingerprint()
        for _ in range(TRIES):
            course = await self.course(game)
            if (known := course.keys.get((seat, command.key))) is not None:
                return same(known, asked)
            if command.number != course.number:
                raise Refused("stale", number=course.number)
            body = written(body_of(course, seat, command))
            row = Row(game, command.number, seat, command.key, asked, body, self.now()).linked(course.chain)
            if await self._written(course, row):
                return row.number
        raise Refused("unavailable")

    async def _written(self, course: Course, row: Row) -> bool:
        """Commit the row; False if its number or its key went to another one, so that the log has to be read again."""
        try:
            async with self.database.begin() as connection:
                await log.append(connection, row)
                await games.clear_plans(connection, row.game)
                for write in self.along:
                    await write(connection, course, row)
        except Taken:
            self.forget(row.game)
            return False
        except Unavailable:
            self.forget(row.game)
            await self._looked_up(row)
            return False
        self._take(course, [row])
        self.tell(row.game)
        LOGGER.info("kept", extra={"game": row.game, "seat": row.seat, "number": row.number})
        return True

    async def _looked_up(self, row: Row) -> None:
        """Was the row committed, though nobody heard of it? `unavailable` unless it was."""
        found = None
        try:
            async with self.database.begin() as connection:
                found = await log.keyed(connection, row.game, row.seat, row.key)
        except Unavailable:
            known = {"game": row.game, "seat": row.seat, "number": row.number}
            LOGGER.warning("whether a row was kept is not known yet", extra=known)
        if found is None:
            raise Refused("unavailable")
        self.tell(row.game)

    def tell(self, game: str) -> None:
        """Something happened at this table."""
        for hear in self.heard:
            hear(game)

    async def draft(self, game: str, seat: int, number: int, answers: tuple[str, ...]) -> tuple[State, tuple[str, ...]]:
        """Keep what the seat plans, in place of its plan before; the state in which that would end."""
        async with self.lock(game):
            course = await self.course(game)
            if number != course.number:
                raise Refused("stale", number=course.number)
            state, names = course.answered(seat, answers)
            async with self.database.begin() as connection:
                await games.keep_draft(connection, game, seat, number, names)
            return state, names


def body_of(course: Course, seat: int, command: Command) -> Body:
    """What the row says; Refused where the command cannot be done."""
    if seat == SERVER:
        return course.beginning()
    if course.number >= ROWS:
        raise Refused("too_long")
    return course.reply(seat, command.answers) if command.to is None else course.undoable(seat, command.to)


def same(known: tuple[int, str], asked: str) -> int:
    """The number of a row that was asked for before, if it was asked in the same words."""
    number, before = known
    if before != asked:
        raise Refused("key_reused")
    return number


RUNNING: set[asyncio.Task[Any]] = set()


async def finished() -> None:
    """Wait for what nobody waits for any more."""
    here = asyncio.get_running_loop()
    await asyncio.gather(*(task for task in RUNNING if task.get_loop() is here), return_exceptions=True)


async def unbroken(work: Coroutine[Any, Any, T]) -> T:
    """Let the work come to its end, though whoever waits for it goes away."""
    task = asyncio.ensure_future(work)
    RUNNING.add(task)
    task.add_done_callback(RUNNING.discard)
    return await asyncio.shield(task)
