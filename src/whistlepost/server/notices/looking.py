"""Who needs no notice, because they look at the table? Each process looks at its own sockets, a few times a minute.

While somebody looks, what would be told to them is put off; who has looked for longer than a broken connection takes to
be noticed has seen it. A page in the background does not look.
"""

from collections.abc import Sequence

from whistlepost.server.notices.deciding import KINDS
from whistlepost.server.rooms import Rooms
from whistlepost.server.store import jobs
from whistlepost.server.store.jobs import Job

EVERY = 10
"""Seconds between two looks: less than the pause before a notice."""
PUT_OFF = 30_000
"""Milliseconds by which a notice is put off for somebody who looks."""
SEEN = 45_000
"""Milliseconds after which somebody who looks has surely seen it: a dead socket is closed sooner."""
Which = tuple[str, str, int, int]


class Looking:
    """Compares who is to be told with who looks."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.since: dict[Which, int] = {}
        """Since when somebody looks at what they would be told."""

    async def look(self) -> None:
        """Put off or drop what would be told to those who look."""
        host = self.rooms.host
        if not self.rooms.rooms:
            return
        async with host.database.begin() as connection:
            now = host.now()
            found = await jobs.soon(connection, KINDS, list(self.rooms.rooms), now + PUT_OFF)
            looked = [job for job in found if self._looked(job)]
            seen = self._seen(looked, now)
            for job in looked:
                await (jobs.cancel(connection, job) if job in seen else jobs.put_off(connection, job, now + PUT_OFF))

    def _looked(self, job: Job) -> bool:
        room = self.rooms.rooms.get(job.game)
        return room is not None and any(one.seat == job.seat and not one.away for one in room.members)

    def _seen(self, looked: Sequence[Job], now: int) -> list[Job]:
        """What has been looked at for long enough; what nobody looks at is forgotten."""
        since = {which(job): self.since.get(which(job), now) for job in looked}
        self.since = since
        return [job for job in looked if now - since[which(job)] >= SEEN]


def which(job: Job) -> Which:
    """What is told, of which seat of which game, at which number."""
    return job.kind, job.game, job.seat, job.number
