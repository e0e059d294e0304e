"""Who is known here? People, and the sessions by which their browsers and programs are known again."""

from dataclasses import dataclass

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.store.tables import PEOPLE, SESSIONS


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, known by nothing but a session."""

    id: str
    name: str
    language: str
    at: int


async def create(connection: AsyncConnection, person: Person) -> None:
    """Keep a new person."""
    await connection.execute(insert(PEOPLE).values({name: getattr(person, name) for name in Person.__slots__}))


async def open_session(connection: AsyncConnection, token: str, person: str, at: int) -> None:
    """From now on that fingerprint stands for the person."""
    await connection.execute(insert(SESSIONS).values(token=token, person=person, at=at))


async def close_session(connection: AsyncConnection, token: str) -> None:
    """The fingerprint stands for nobody any more."""
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == token))


async def by_session(connection: AsyncConnection, token: str, since: int) -> Person | None:
    """The person of a session that began after that time."""
    wanted = select(PEOPLE).join(SESSIONS).where(and_(SESSIONS.c.token == token, SESSIONS.c.at > since))
    found = (await connection.execute(wanted)).mappings().one_or_none()
    return Person(**{name: found[name] for name in Person.__slots__}) if found else None


async def language(connection: AsyncConnection, person: str) -> str:
    """The language that the person speaks."""
    return str((await connection.execute(select(PEOPLE.c.language).where(PEOPLE.c.id == person))).scalar_one())


async def change(connection: AsyncConnection, person: str, facts: dict[str, str]) -> None:
    """Change a name or a language."""
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**facts))
