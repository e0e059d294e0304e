"""By which passkeys do people come back, and which challenges were given out to prove them?"""

from dataclasses import dataclass

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.store.people import Person
from whistlepost.server.store.tables import CHALLENGES, PASSKEYS, PEOPLE, SEATS, TABLES


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key that lies with somebody; `public` is the half by which it is known."""

    id: str
    person: str
    public: bytes
    uses: int
    at: int


async def keep(connection: AsyncConnection, passkey: Passkey) -> None:
    """Keep a new one."""
    await connection.execute(insert(PASSKEYS).values({name: getattr(passkey, name) for name in Passkey.__slots__}))


async def read(connection: AsyncConnection, key: str) -> Passkey | None:
    """The passkey of that name."""
    found = (await connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == key))).mappings().one_or_none()
    return Passkey(**found) if found else None


async def used(connection: AsyncConnection, key: str, uses: int) -> None:
    """It was used once more."""
    await connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == key).values(uses=uses))


async def of_person(connection: AsyncConnection, person: str) -> list[Passkey]:
    """All of a person, the oldest first."""
    wanted = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.at)
    return [Passkey(**found) for found in (await connection.execute(wanted)).mappings()]


async def forget(connection: AsyncConnection, person: str, key: str) -> bool:
    """Forget one of a person; whether it was there."""
    gone = delete(PASSKEYS).where(and_(PASSKEYS.c.id == key, PASSKEYS.c.person == person))
    return bool((await connection.execute(gone)).rowcount)


async def owner(connection: AsyncConnection, passkey: Passkey) -> Person:
    """Whose it is."""
    found = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == passkey.person))).mappings().one()
    return Person(**{name: found[name] for name in Person.__slots__})


async def challenge(connection: AsyncConnection, text: str, person: str | None, until: int, now: int) -> None:
    """Keep the fingerprint of a challenge; those that nobody answered in time are forgotten."""
    await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < now))
    await connection.execute(insert(CHALLENGES).values(challenge=text, person=person, until=until))


async def answered(connection: AsyncConnection, text: str, person: str | None, now: int) -> bool:
    """Was this given to that person, or to somebody who comes back, and not answered yet? It is now."""
    whose = CHALLENGES.c.person.is_(None) if person is None else CHALLENGES.c.person == person
    gone = delete(CHALLENGES).where(and_(CHALLENGES.c.challenge == text, whose, CHALLENGES.c.until >= now))
    return bool((await connection.execute(gone)).rowcount)


async def bring(connection: AsyncConnection, guest: str, person: str) -> list[str]:
    """The seats of a guest without a passkey become the person's, save where the person sits already; those tables."""
    kept = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == guest)
    if (await connection.execute(kept)).scalar_one():
        return []
    sits = select(SEATS.c.game).where(SEATS.c.person == person)
    mine = and_(SEATS.c.person == guest, SEATS.c.game.not_in(sits))
    games = list((await connection.execute(select(SEATS.c.game).where(mine).distinct())).scalars())
    await connection.execute(
        update(TABLES).where(and_(TABLES.c.owner == guest, TABLES.c.game.in_(games))).values(owner=person)
    )
    await connection.execute(update(SEATS).where(mine).values(person=person))
    return games
