"""Does every game of a database hold? Each is played again from its first row, and compared with what is kept of it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.core.errors import BadData
from whistlepost.server.course import Course, Head
from whistlepost.server.host import Settings
from whistlepost.server.keys import opens
from whistlepost.server.secret import key_in, sealed
from whistlepost.server.store import games, log, schema, seats
from whistlepost.server.store.database import Database, Unavailable, opened
from whistlepost.server.store.log import Broken
from whistlepost.server.store.tables import GAMES

Stands = tuple[int, int | None, bool]
"""Which row comes next, who is asked, and whether the game is over."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found in one game."""

    game: str
    rows: int
    wrong: str = ""
    """What does not hold, with the number of the row; empty if all does."""


class Checking:
    """All games of one database, one after the other; nothing is changed."""

    def __init__(self, database: Database, key: bytes) -> None:
        self.database = database
        self.key = key

    async def games(self) -> list[str]:
        """The games, in the order in which they were opened."""
        async with self.database.begin() as connection:
            found = await connection.execute(select(GAMES.c.id).order_by(GAMES.c.at, GAMES.c.id))
            return list(found.scalars())

    async def look(self, game: str) -> Found:
        """Play one game again."""
        try:
            async with self.database.begin() as connection:
                return await self._looked(connection, game)
        except (Unavailable, SQLAlchemyError, ValueError, TypeError, KeyError) as wrong:
            return Found(game, 0, f"it cannot be read ({type(wrong).__name__})")

    async def _looked(self, connection: AsyncConnection, game: str) -> Found:
        found = await games.read(connection, game)
        if found is None:
            return Found(game, 0)  # it went away meanwhile
        head, seed = found
        if not opens(self.key, head, seed):
            return Found(game, 0, "its seed is not the one that was promised")
        rows = await log.since(connection, game, 0)
        course = Course(head, sealed(self.key, game, seed))
        for row in rows:
            try:
                course.take([row])
            except (Broken, BadData) as wrong:
                return Found(game, len(rows), f"row {course.number}: {wrong}")
        return Found(game, len(rows), await self._standing(connection, course, head))

    async def _standing(self, connection: AsyncConnection, course: Course, head: Head) -> str:
        """What the table says otherwise than the log; nothing if they agree."""
        sitting = await seats.read(connection, head.id)
        if sitting is None:
            return ""
        kept, stands = (
            (sitting.number, sitting.asked, sitting.status == "over"),
            (course.number, course.asked, course.over),
        )
        if kept != stands:
            return f"row {course.number}: the table says {said(kept)}, the log {said(stands)}"
        moved = course.lines[-1].at if course.lines else sitting.moved
        return "" if moved <= sitting.moved else f"row {course.number - 1}: it is later than the table says"


def said(stands: Stands) -> str:
    """How a game stands, in words."""
    number, asked, over = stands
    return f"{number} rows, {'over' if over else f'seat {asked} is asked'}"


async def checked(settings: Settings) -> AsyncIterator[tuple[int, Found]]:
    """How many games there are, and what was found in each."""
    database = opened(settings.database)
    try:
        await schema.check(database)
        if not settings.key.exists():
            raise BadData(f"{settings.key}: without the key no game can be played again")
        checking = Checking(database, key_in(settings.key, settings.draw))
        every = await checking.games()
        for game in every:
            yield len(every), await checking.look(game)
    finally:
        await database.close()
