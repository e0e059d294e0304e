"""Who looks at which table, and what do they not know yet?

Nothing is queued for anybody. A socket that may send asks what its viewer has not been told: the rows since the last
one, and the scene as it is now. So a slow reader costs no memory, and whoever comes back simply hears the rest.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from whistlepost.server.course import Course
from whistlepost.server.host import Host
from whistlepost.server.limits import REMARKS
from whistlepost.server.refused import Refused
from whistlepost.server.scenes import Beside, lines, read_beside, scene, scene_beside
from whistlepost.server.shown import table
from whistlepost.server.store import remarks, seats
from whistlepost.server.store.people import Person
from whistlepost.server.store.remarks import Remark
from whistlepost.server.store.seats import Sitting
from whistlepost.server.viewing import check_seen, viewer
from whistlepost.server.wire import spoken
from whistlepost.server.wire.spoken import SAID

T = TypeVar("T")


@dataclass(eq=False)
class Member:
    """A socket: whose it is, which seat was asked for, and what it was told last."""

    person: Person | None
    wanted: int | None
    number: int
    address: str
    seat: int | None = None
    remark: int = 0
    muted: set[int] = field(default_factory=set)
    away: bool = False
    """Whether the page lies in the background: nobody looks at it."""
    told: dict[str, bytes] = field(default_factory=dict)
    """By kind of message, the last one: what has not changed is not said again."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def who(self) -> str | None:
        """The id of the person, if it is known."""
        return self.person.id if self.person else None

    def fresh(self, kind: str, text: bytes) -> bool:
        """Has this changed since it was told last?"""
        if self.told.get(kind) == text:
            return False
        self.told[kind] = text
        return True


class Room:
    """Everybody in this process who looks at one table."""

    def __init__(self, host: Host, game: str) -> None:
        self.host = host
        self.game = game
        self.members: set[Member] = set()
        self.elsewhere: dict[str, tuple[int, list[int], int]] = {}
        """By process: until when it holds, which seats look there, and how many others."""
        self.number = 0
        """How far the game was when it was last looked at."""
        self.closed = False
        self._kept: dict[object, Any] = {}
        """What was read and made since the last news, once for all who want it."""
        self._reading = asyncio.Lock()

    def hear(self) -> None:
        """Something happened: what was prepared is old, and everybody has news."""
        self._kept = {}  # a new one: whoever is just making something puts it into the old one
        self.wake()

    async def _once(self, name: object, make: Callable[[], Awaitable[T]]) -> T:
        """What is kept under that name; made if it is not there."""
        kept = self._kept
        async with self._reading:
            if name not in kept:
                kept[name] = await make()
        found: T = kept[name]
        return found

    def presence(self) -> spoken.Presence:
        """Who looks at the table, here and elsewhere."""
        now = self.host.now()
        others = [(found, count) for until, found, count in self.elsewhere.values() if until > now]
        here = {member.seat for member in self.members if member.seat is not None}
        watching = sum(member.seat is None for member in self.members) + sum(count for _, count in others)
        return spoken.Presence(sorted(here.union(*(found for found, _ in others))), watching)

    async def missing(self, member: Member) -> AsyncIterator[bytes]:
        """What the member does not know yet. Refused if it may not look any more."""
        sitting, said, beside = await self._once("table", self._read)
        check_seen(sitting, member.person)
        message = SAID.dump_json(spoken.TableNow(table(self.host, sitting, member.person)))
        if member.fresh("table", message):
            yield message
        if sitting.number:
            async for message in self._of_game(sitting, beside, member):
                yield message
        for message in self._unheard(member, said):
            yield message
        message = SAID.dump_json(self.presence())
        if member.fresh("presence", message):
            yield message

    async def _of_game(self, sitting: Sitting, beside: Beside, member: Member) -> AsyncIterator[bytes]:
        seat = viewer(sitting, member.person, member.wanted)
        if seat != member.seat:
            member.seat = seat
            self.wake()
        course = await self._once("course", lambda: self.host.desk.course(self.game))
        since, member.number = member.number, max(course.number, member.number)
        if course.number > since:
            yield SAID.dump_json(spoken.Lines(lines(course, seat, since)))
        message = await self._once(seat, lambda: self._scene(course, sitting, beside, seat))
        if member.fresh("scene", message):
            yield message

    async def _scene(self, course: Course, sitting: Sitting, beside: Beside, seat: int | None) -> bytes:
        if beside.number != course.number:  # it went on since: what was read beside it is of another moment
            return SAID.dump_json(spoken.SceneNow(await scene(self.host, sitting, seat)))
        return SAID.dump_json(spoken.SceneNow(scene_beside(course, sitting, seat, beside)))

    async def _read(self) -> tuple[Sitting, list[Remark], Beside]:
        """Everything that the database knows of the table, at one moment."""
        async with self.host.database.begin() as connection:
            found = await seats.read(connection, self.game)
            if found is None:
                raise Refused("not_found")
            said = await remarks.last(connection, self.game, 0, REMARKS)
            beside = await read_beside(connection, found, self.host.now())
        self.number = found.number
        return found, said, beside

    def _unheard(self, member: Member, said: list[Remark]) -> Iterator[bytes]:
        for remark in said:
            if remark.number >= member.remark and remark.seat not in member.muted:
                facts = (remark.number, remark.seat, remark.name, remark.at, remark.text, remark.phrase)
                yield SAID.dump_json(spoken.Chat(*facts))  # type: ignore[arg-type]
            member.remark = max(member.remark, remark.number + 1)

    def wake(self) -> None:
        """Let everybody look whether there is something new."""
        for member in self.members:
            member.news.set()


class Rooms:
    """All rooms of this process."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.rooms: dict[str, Room] = {}
        self.changed: list[Callable[[Room], None]] = []
        """Who is told when somebody comes or goes."""
        self.closed = False
        """Whether everybody has been asked to leave."""
        self.empty = asyncio.Event()
        """Then: everybody has left."""

    def close(self) -> None:
        """Ask everybody to leave, and let nobody in."""
        self.closed = True
        for room in self.rooms.values():
            room.closed = True
            room.wake()
        self._look_around()

    def _look_around(self) -> None:
        if self.closed and not self.rooms:
            self.empty.set()

    def hear(self, game: str) -> None:
        """Something happened at a table."""
        if game in self.rooms:
            self.rooms[game].hear()

    def hear_all(self) -> None:
        """Something may have happened anywhere."""
        for room in self.rooms.values():
            room.hear()

    def enter(self, game: str, member: Member) -> Room:
        """Somebody comes."""
        room = self.rooms.setdefault(game, Room(self.host, game))
        room.members.add(member)
        self._told(room)
        return room

    def leave(self, room: Room, member: Member) -> None:
        """Somebody goes; a room without anybody is closed."""
        room.members.discard(member)
        if not room.members:
            self.rooms.pop(room.game, None)
            self._look_around()
        self._told(room)

    def _told(self, room: Room) -> None:
        room.wake()
        for tell in self.changed:
            tell(room)

    def members(self) -> list[Member]:
        """Everybody."""
        return [member for room in self.rooms.values() for member in room.members]
