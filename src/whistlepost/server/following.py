"""How is a table followed through a socket? It is read and written at the same time, so that nobody is missed."""

import asyncio
import contextlib

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from whistlepost.server import limits, meter
from whistlepost.server.border import address_of
from whistlepost.server.host import Host
from whistlepost.server.rates import Rates
from whistlepost.server.readable import data_of
from whistlepost.server.refused import Refused
from whistlepost.server.remarks import say
from whistlepost.server.rooms import Member, Room, Rooms
from whistlepost.server.store import remarks
from whistlepost.server.store.database import Unavailable
from whistlepost.server.store.people import Person
from whistlepost.server.store.seats import Sitting
from whistlepost.server.viewing import check_seen, viewer
from whistlepost.server.who import known
from whistlepost.server.wire import spoken
from whistlepost.server.wire.spoken import HEARD, SAID, Look, Mute, Ping, Say

AGAIN = 60
"""Seconds after which it is looked up again who this is: who signs out follows no longer."""
DONE, SHOWN_OUT, BUSY = 1000, 1008, 1013
"""The codes with which sockets are closed."""


async def member_of(host: Host, socket: WebSocket, sitting: Sitting, since: int, wanted: int | None) -> Member:
    """Whoever comes through the socket, if they may look."""
    person = await known(host, socket)
    check_seen(sitting, person)
    member = Member(person, wanted, since, address_of(socket))
    member.seat = viewer(sitting, person, wanted) if sitting.number else None
    if person:
        async with host.database.begin() as connection:
            member.muted = await remarks.muted(connection, sitting.id, person.id)
    return member


async def follow(rooms: Rooms, socket: WebSocket, game: str, member: Member) -> None:
    """Follow the table until the viewer goes, or may not look any more."""
    check_room(rooms, game, member)  # nothing is waited for before the next line: many may come at one moment
    room = rooms.enter(game, member)
    try:
        await send(socket, spoken.Hello(rooms.host.now(), sorted(member.muted)))
        await both(Follower(rooms.host, socket, room, member))
    finally:
        rooms.leave(room, member)


def check_room(rooms: Rooms, game: str, member: Member) -> None:
    """Is there room for one more socket?"""
    if rooms.closed:
        raise Refused("unavailable")
    room = rooms.rooms.get(game)
    here = room.members if room else set()
    mine = sum(other.who == member.who for other in here) if member.who else 0
    watching = sum(other.seat is None for other in here)
    of_address = sum(other.address == member.address for other in rooms.members())
    if (
        of_address >= limits.SOCKETS_OF_ADDRESS
        or mine >= limits.SOCKETS_OF_PERSON
        or (member.seat is None and watching >= limits.WATCHERS)
    ):
        raise Refused("too_many")


class Follower:
    """One socket of one viewer."""

    def __init__(self, host: Host, socket: WebSocket, room: Room, member: Member) -> None:
        self.host = host
        self.socket = socket
        self.room = room
        self.member = member
        self.rates = Rates(host.now)

    async def write(self) -> None:
        """Tell what is new, again and again."""
        while True:
            self.member.news.clear()
            if self.room.closed:
                raise Refused("unavailable")
            try:
                async for message in self.room.missing(self.member):
                    await self.socket.send_text(message.decode())
            except Unavailable:
                await asyncio.sleep(1)
                self.member.news.set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    await self.member.news.wait()
                continue
            self.check(await known(self.host, self.socket))

    def check(self, person: Person | None) -> None:
        """Is this still who it was?"""
        if (person.id if person else None) != self.member.who:
            raise Refused("unknown")

    async def read(self) -> None:
        """Do what the viewer says, until nothing comes any more."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self.rates.spend(limits.MESSAGES, "")
            text = message.get("text")
            if text is None or len(text.encode("utf-8", "replace")) > limits.FRAME:
                raise Refused("malformed" if text is None else "too_large")
            try:
                await self.do(heard(text))
            except Refused as refused:
                meter.refused(refused.code)
                await send(self.socket, spoken.Refusal(refused.code, refused.text))

    async def do(self, message: Say | Mute | Look | Ping) -> None:
        """Do what a message asks for."""
        if isinstance(message, Ping):
            await send(self.socket, spoken.Pong(self.host.now()))
        elif isinstance(message, Say):
            await self.say(message)
        elif isinstance(message, Look):
            self.member.away = not message.on
        else:
            await self.mute(message)

    async def say(self, message: Say) -> None:
        """Only who has a seat speaks."""
        seat, person = self.member.seat, self.member.person
        if seat is None or person is None:
            raise Refused("no_seat")
        await say(self.host, self.room.game, seat, person, message)

    async def mute(self, message: Mute) -> None:
        """Do not hear that seat any more, or hear it again."""
        if self.member.person is None:
            raise Refused("unknown")
        async with self.host.database.begin() as connection:
            await remarks.mute(connection, self.room.game, self.member.person.id, message.who, on=message.on)
        for other in self.room.members:
            if other.who == self.member.who:
                (other.muted.add if message.on else other.muted.discard)(message.who)


def heard(text: str) -> Say | Mute | Look | Ping:
    """The message of the text; `malformed` if it is none of the list."""
    try:
        return HEARD.validate_python(data_of(text.encode("utf-8", "replace")))
    except ValidationError:
        raise Refused("malformed") from None


async def both(follower: Follower) -> None:
    """Read and write until either comes to its end, which is the end of both."""
    tasks = [asyncio.ensure_future(follower.read()), asyncio.ensure_future(follower.write())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
            raise end


async def send(socket: WebSocket, message: spoken.Hello | spoken.Refusal | spoken.Pong | spoken.Bye) -> None:
    """Say one thing."""
    await socket.send_text(SAID.dump_json(message).decode())


async def show_out(socket: WebSocket, code: str) -> None:
    """Say why, and close."""
    if socket.application_state is WebSocketState.CONNECTED and socket.client_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await send(socket, spoken.Bye(code))
            await socket.close(BUSY if code == "unavailable" else SHOWN_OUT)
