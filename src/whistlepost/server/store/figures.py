"""How much is kept, and how much waits to be done?"""

from dataclasses import dataclass

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.server.store.tables import TABLES
from whistlepost.server.store.waiting import JOBS


@dataclass(frozen=True, slots=True)
class Figures:
    """What a database holds, for whoever watches over it; lateness in seconds."""

    tables: dict[str, int]
    rows: int
    due: dict[str, int]
    late: dict[str, float]


async def read(connection: AsyncConnection, now: int) -> Figures:
    """Count. Rows are added up over the tables, which know how far they are: the log itself is long."""
    counted = select(TABLES.c.status, func.count(), func.sum(TABLES.c.number)).group_by(TABLES.c.status)
    tables = list(await connection.execute(counted))
    waits = and_(JOBS.c.due_at <= now, JOBS.c.claimed_until <= now)
    due = select(JOBS.c.kind, func.count(), func.min(JOBS.c.due_at)).where(waits).group_by(JOBS.c.kind)
    jobs = list(await connection.execute(due))
    return Figures(
        {status: count for status, count, _ in tables},
        sum(int(rows) for _, _, rows in tables),
        {kind: count for kind, count, _ in jobs},
        {kind: (now - first) / 1000 for kind, _, first in jobs},
    )
