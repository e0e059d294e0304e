"""Who sits where, and how is the game played at this table?"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import BindParameter, and_, bindparam, case, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.store.tables import GAMES, PEOPLE, SEATS, TABLES

LISTED = 100
"""Tables in one answer."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat and who has it: a `person`, a `bot`, or it is `open`. A person's may be minded by a bot.

    Who forfeited looks on: the bot stays to the end.
    """

    seat: int
    kind: str
    person: str | None = None
    bot: str | None = None
    minded: str | None = None
    name: str = ""
    forfeited: bool = False


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table with its seats."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    commitment: str
    at: int
    owner: str
    key: str
    wanted: str
    listed: bool
    watch: str
    pace: dict[str, Any]
    late: str
    local: bool
    brought: bool
    invitation: str
    status: str
    asked: int | None
    number: int
    moved: int
    rematch: str | None = None
    lesson: str | None = None
    places: tuple[Place, ...] = field(default=())

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that the person has."""
        return [place.seat for place in self.places if place.kind == "person" and place.person == person]

    @property
    def open(self) -> list[int]:
        """The seats that are free."""
        return [place.seat for place in self.places if place.kind == "open"]


OWN = ("owner", "key", "wanted", "listed", "watch", "late", "local", "brought", "invitation", "status", "asked",
       "number", "moved", "rematch", "lesson")  # fmt: skip
OF_SEAT = ("seat", "kind", "person", "bot", "minded", "forfeited")
OF_GAME = ("id", "game", "players", "commitment", "at")
THESE: BindParameter[list[str]] = bindparam("games", expanding=True)
THEIR_TABLES = select(GAMES, *(TABLES.c[name] for name in (*OWN, "pace"))).join(TABLES).where(GAMES.c.id.in_(THESE))
THEIR_SEATS = select(SEATS, PEOPLE.c.name).outerjoin(PEOPLE).where(SEATS.c.game.in_(THESE)).order_by(SEATS.c.seat)
"""Asked for with every row of every game, so they are put together once."""


async def create(connection: AsyncConnection, sitting: Sitting) -> None:
    """Keep a new table; its game is kept already."""
    facts = {name: getattr(sitting, name) for name in OWN}
    await connection.execute(insert(TABLES).values(facts | {"game": sitting.id, "pace": json.dumps(sitting.pace)}))
    for place in sitting.places:
        values = {name: getattr(place, name) for name in OF_SEAT}
        await connection.execute(insert(SEATS).values({**values, "game": sitting.id}))


async def read(connection: AsyncConnection, game: str, *, hold: bool = False) -> Sitting | None:
    """The table; `hold` keeps others from changing it until the transaction ends."""
    if hold:
        await connection.execute(select(TABLES.c.game).where(TABLES.c.game == game).with_for_update())
    found = await _some(connection, [game])
    return found[0] if found else None


async def keyed(connection: AsyncConnection, owner: str, key: str) -> Sitting | None:
    """The table that a person opened under that key."""
    wanted = select(TABLES.c.game).where(and_(TABLES.c.owner == owner, TABLES.c.key == key))
    game = (await connection.execute(wanted)).scalar_one_or_none()
    return await read(connection, game) if game else None


async def of_person(connection: AsyncConnection, person: str) -> list[Sitting]:
    """The tables of a person: those where the person is asked first, then as they went on last."""
    wanted = (
        select(TABLES.c.game)
        .join(SEATS, SEATS.c.game == TABLES.c.game)
        .where(and_(SEATS.c.person == person, SEATS.c.kind == "person", TABLES.c.lesson.is_(None)))
        .group_by(TABLES.c.game, TABLES.c.moved)
        .order_by(func.max(case((SEATS.c.seat == TABLES.c.asked, 1), else_=0)).desc(), TABLES.c.moved.desc())
        .limit(LISTED)
    )
    return await _some(connection, (await connection.execute(wanted)).scalars().all())


async def lobby(connection: AsyncConnection) -> list[Sitting]:
    """The tables that everybody may find: first those with a free seat, then those that can be watched."""
    waiting = TABLES.c.status == "waiting"
    running = and_(TABLES.c.status == "running", TABLES.c.watch == "everybody")
    wanted = (
        select(TABLES.c.game)
        .where(and_(TABLES.c.listed, or_(waiting, running)))
        .order_by(case((waiting, 0), else_=1), TABLES.c.moved.desc())
        .limit(LISTED)
    )
    return await _some(connection, (await connection.execute(wanted)).scalars().all())


async def unfinished(connection: AsyncConnection, owner: str) -> int:
    """How many tables of that owner are not over; lessons do not count."""
    open_still = and_(TABLES.c.owner == owner, TABLES.c.status != "over", TABLES.c.lesson.is_(None))
    wanted = select(func.count()).select_from(TABLES).where(open_still)
    return int((await connection.execute(wanted)).scalar_one())


async def change(connection: AsyncConnection, game: str, **facts: object) -> None:
    """Change what is kept of a table."""
    await connection.execute(update(TABLES).where(TABLES.c.game == game).values(**facts))


async def seat(connection: AsyncConnection, game: str, number: int, **facts: object) -> None:
    """Change who has a seat."""
    await connection.execute(update(SEATS).where(and_(SEATS.c.game == game, SEATS.c.seat == number)).values(**facts))


async def _some(connection: AsyncConnection, games: Sequence[str]) -> list[Sitting]:
    """Those tables, in that order."""
    wanted = {"games": list(games)}
    rows = {row["id"]: row for row in (await connection.execute(THEIR_TABLES, wanted)).mappings()}
    places: dict[str, list[Place]] = {game: [] for game in games}
    for row in (await connection.execute(THEIR_SEATS, wanted)).mappings():
        facts = {name: row[name] for name in OF_SEAT}
        places[row["game"]].append(Place(**facts, name=row["name"] or ""))
    return [_sitting(rows[game], tuple(places[game])) for game in games if game in rows]


def _sitting(row: Any, places: tuple[Place, ...]) -> Sitting:
    facts = {name: row[name] for name in (*OF_GAME, *OWN)}
    return Sitting(**facts, options=json.loads(row["options"]), pace=json.loads(row["pace"]), places=places)
