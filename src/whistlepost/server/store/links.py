"""Which links move a seat to another browser? Each once, for a short time."""

from dataclasses import dataclass

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.store.tables import SEAT_LINKS


@dataclass(frozen=True, slots=True)
class Link:
    """A seat that its person wants to have elsewhere."""

    game: str
    seat: int
    person: str
    until: int


async def keep(connection: AsyncConnection, token: str, link: Link) -> None:
    """Keep a link in place of the one before."""
    before = and_(SEAT_LINKS.c.game == link.game, SEAT_LINKS.c.seat == link.seat)
    await connection.execute(delete(SEAT_LINKS).where(before))
    values = {name: getattr(link, name) for name in Link.__slots__}
    await connection.execute(insert(SEAT_LINKS).values({**values, "token": token}))


async def taken(connection: AsyncConnection, game: str, token: str, now: int) -> Link | None:
    """The link of that fingerprint, if it still holds; it holds no longer then."""
    wanted = and_(SEAT_LINKS.c.game == game, SEAT_LINKS.c.token == token)
    found = (await connection.execute(select(SEAT_LINKS).where(wanted))).mappings().one_or_none()
    if found is None:
        return None
    await connection.execute(delete(SEAT_LINKS).where(wanted))
    return Link(**{name: found[name] for name in Link.__slots__}) if found["until"] > now else None
