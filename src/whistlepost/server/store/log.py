"""How is a command kept? One row, once, at the next number of its game.

Every row carries a digest of itself and of the row before, so that a changed or missing row is noticed when it is read.
"""

import hashlib
import json
from dataclasses import dataclass, replace

from sqlalchemy import RowMapping, and_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.store.tables import LOG


class Taken(Exception):  # noqa: N818 - named for what went wrong
    """The number, or the key of this seat, is in the log already."""


class Broken(Exception):  # noqa: N818
    """The log of a game does not hold: a row is missing or was changed."""


@dataclass(frozen=True, slots=True)
class Row:
    """One command as it is kept.

    `seat` is who gave it, -1 for the server; `asked` is the fingerprint of what was asked; `at` counts milliseconds
    since 1970.
    """

    game: str
    number: int
    seat: int
    key: str
    asked: str
    body: str
    at: int
    chain: str = ""

    def linked(self, before: str) -> "Row":
        """The row with its digest, which covers the one of the row before."""
        facts = [before, self.game, self.number, self.seat, self.key, self.asked, self.body, self.at]
        return replace(self, chain=hashlib.sha256(json.dumps(facts).encode()).hexdigest())


async def append(connection: AsyncConnection, row: Row) -> None:
    """Keep the row; `Taken` if its number or its key is there. The transaction is then to be given up."""
    values = {name: getattr(row, name) for name in Row.__slots__}
    try:
        await connection.execute(LOG.insert().values(values))
    except IntegrityError:
        raise Taken from None


async def since(connection: AsyncConnection, game: str, number: int) -> list[Row]:
    """The rows of a game from that number on."""
    wanted = select(LOG).where(and_(LOG.c.game == game, LOG.c.number >= number)).order_by(LOG.c.number)
    return [row_of(found) for found in (await connection.execute(wanted)).mappings()]


async def keyed(connection: AsyncConnection, game: str, seat: int, key: str) -> Row | None:
    """The row that a seat gave under that key."""
    wanted = select(LOG).where(and_(LOG.c.game == game, LOG.c.seat == seat, LOG.c.key == key))
    found = (await connection.execute(wanted)).mappings().one_or_none()
    return row_of(found) if found else None


def row_of(found: RowMapping) -> Row:
    """A row as it was read."""
    return Row(**{name: found[name] for name in Row.__slots__})


def check(rows: list[Row], number: int, before: str) -> None:
    """The rows must follow, from that number on, on the one that has the digest `before`."""
    for place, row in enumerate(rows, number):
        if row.number != place:
            raise Broken(f"row {place} is missing")
        if row.linked(before) != row:
            raise Broken(f"row {place} was changed")
        before = row.chain
