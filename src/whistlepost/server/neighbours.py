"""What do processes that serve the same database tell each other? That a table went on, and who looks at it."""

import asyncio
import secrets
from typing import Any

from sqlalchemy import select

from whistlepost.server.hints import Hints
from whistlepost.server.life import Life, again_and_again
from whistlepost.server.rooms import Room, Rooms
from whistlepost.server.store.tables import TABLES

POLL = 2
"""Seconds after which a table that is watched has gone on for everybody, whatever was lost."""
PRESENT = 30
"""Seconds after which it is said again who looks; it holds for three times that."""
WHO = "who"


class Neighbours:
    """The other processes, where there can be any."""

    def __init__(self, life: Life, rooms: Rooms | None = None) -> None:
        self.life = life
        self.rooms = rooms
        self.process = secrets.token_hex(4)
        self.hints: Hints | None = None
        self._tasks: list[asyncio.Task[None]] = []
        if rooms:
            life.desk.heard.append(rooms.hear)
        if life.desk.database.kind == "postgresql":
            self._meet()

    def _meet(self) -> None:
        self.hints = Hints(self.life.desk.database.engine.url, self.process, self.hear, self.anything)
        self.life.desk.heard.append(self.hints.say)
        if self.rooms:
            self.rooms.changed.append(self.show)

    def start(self) -> None:
        """Begin to listen."""
        if not self.hints:
            return
        self._tasks = [asyncio.ensure_future(self.hints.run())]
        if self.rooms:
            self._tasks.append(asyncio.ensure_future(again_and_again(self.compare, POLL)))
            self._tasks.append(asyncio.ensure_future(again_and_again(self.show_all, PRESENT)))

    async def stop(self) -> None:
        """Listen no longer."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def anything(self) -> None:
        """Something may have been missed: everybody looks."""
        self.life.due.wake()
        if self.rooms:
            self.rooms.hear_all()

    def hear(self, game: str, more: Any) -> None:
        """Another process said something about a table."""
        if more is None:
            self.life.due.wake()
        room = self.rooms.rooms.get(game) if self.rooms else None
        if room is None:
            return
        if more is None:
            room.hear()
        elif more == WHO:
            self.say(room)
        else:
            self._present(room, more)

    def _present(self, room: Room, more: Any) -> None:
        process, seats, watching = more
        room.elsewhere[process] = (room.host.now() + 3000 * PRESENT, seats, watching)
        room.wake()

    def show(self, room: Room) -> None:
        """Somebody came or went; whoever is the first here asks who looks elsewhere."""
        self.say(room)
        if self.hints and len(room.members) == 1 and not room.elsewhere:
            self.hints.say(room.game, WHO)

    def say(self, room: Room) -> None:
        """Tell who looks at the table here."""
        seats = sorted({member.seat for member in room.members if member.seat is not None})
        watching = sum(member.seat is None for member in room.members)
        if self.hints:
            self.hints.say(room.game, [self.process, seats, watching])

    async def show_all(self) -> None:
        """Say again who looks at every table."""
        for room in list(self.rooms.rooms.values() if self.rooms else ()):
            self.say(room)

    async def compare(self) -> None:
        """Has a table gone on, and nobody said so?"""
        assert self.rooms
        if not self.rooms.rooms:
            return
        wanted = select(TABLES.c.game, TABLES.c.number).where(TABLES.c.game.in_(list(self.rooms.rooms)))
        async with self.life.desk.database.begin() as connection:
            found = {row.game: row.number for row in await connection.execute(wanted)}
        for game, number in found.items():
            room = self.rooms.rooms.get(game)
            if room and room.number < number:
                room.hear()
