"""What is to be told to whom, and what is on its way? A notice is about one game; a letter tells of one or several."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.store.outgoing import LETTERS, NOTICES
from whistlepost.server.store.upsert import upsert


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a person is to be told: `turn`, `hurry` or `over`, about a seat at row `number` of a game."""

    person: str
    game: str
    kind: str
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Fact:
    """The same in a letter, with the name of what is played there. A letter may also say `test` or `confirm`."""

    kind: str
    table: str = ""
    game: str = ""
    seat: int = 0
    number: int = 0


@dataclass(frozen=True, slots=True)
class Letter:
    """What goes by one way."""

    id: str
    way: str
    facts: tuple[Fact, ...]
    at: int


async def note(connection: AsyncConnection, notice: Notice) -> None:
    """The person is to be told; of each kind and seat the newest."""
    await upsert(connection, NOTICES, asdict(notice))


async def taken(connection: AsyncConnection, person: str) -> list[Notice]:
    """What the person is to be told; it is not kept any longer."""
    wanted = select(NOTICES).where(NOTICES.c.person == person).order_by(NOTICES.c.game, NOTICES.c.kind)
    found = [Notice(**row) for row in (await connection.execute(wanted)).mappings()]
    for one in found:
        which = (NOTICES.c.game == one.game, NOTICES.c.kind == one.kind, NOTICES.c.seat == one.seat)
        await connection.execute(delete(NOTICES).where(and_(NOTICES.c.person == person, *which)))
    return found


async def post(connection: AsyncConnection, letter: Letter) -> None:
    """Put a letter on its way."""
    facts = json.dumps([asdict(fact) for fact in letter.facts])
    await connection.execute(insert(LETTERS).values(id=letter.id, way=letter.way, facts=facts, at=letter.at))


async def read(connection: AsyncConnection, letter: str) -> Letter | None:
    """A letter that has not arrived."""
    found = (await connection.execute(select(LETTERS).where(LETTERS.c.id == letter))).mappings().one_or_none()
    if found is None:
        return None
    return Letter(found["id"], found["way"], tuple(Fact(**fact) for fact in json.loads(found["facts"])), found["at"])


async def drop(connection: AsyncConnection, letters: Sequence[str]) -> None:
    """They arrived, or nobody needs them any more."""
    await connection.execute(delete(LETTERS).where(LETTERS.c.id.in_(letters)))
