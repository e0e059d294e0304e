"""How far is a game, for those who do not open it? Noted at its table together with every row."""

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.body import read
from whistlepost.server.course import Course
from whistlepost.server.store import seats
from whistlepost.server.store.log import Row


async def note(connection: AsyncConnection, course: Course, row: Row) -> None:
    """The row is being kept: who is asked after it, and is the game over?"""
    state = course.after(row.seat, read(row.body))
    facts = {"asked": None, "status": "over"} if state.over else {"asked": state.seat, "status": "running"}
    await seats.change(connection, row.game, number=row.number + 1, moved=row.at, **facts)
