"""Who does what falls due? One loop in each process: it sleeps until the next work, claims it, and does it."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from whistlepost.server.refused import Refused
from whistlepost.server.store import jobs
from whistlepost.server.store.database import Database, Unavailable
from whistlepost.server.store.jobs import Job

LOGGER = logging.getLogger(__name__)
BUNCH = 50
"""Milliseconds between two looks at what is due, while nothing is."""


class Later(Exception):  # noqa: N818 - named for what went wrong
    """It cannot be done now; try again from the moment `at` on, or some time later."""

    def __init__(self, at: int | None = None) -> None:
        super().__init__(at)
        self.at = at


@dataclass(frozen=True, slots=True)
class Trade:
    """How one kind of work is done."""

    do: Callable[[Job], Awaitable[None]]
    places: int = 4
    """So many at a time in this process."""
    lease: int = 60_000
    """Milliseconds after which whoever claimed it is taken for dead."""
    tries: int | None = None
    """After so many it is given up; None for work that a game would wait for."""


class Due:
    """The loop."""

    def __init__(self, database: Database, now: Callable[[], int], trades: Mapping[str, Trade], poll: int = 2000):
        self.database = database
        self.now = now
        self.trades = trades
        self.poll = poll
        self.busy: Counter[str] = Counter()
        self.done: Counter[tuple[str, str]] = Counter()
        """By kind and outcome, for those who watch the server."""
        self._news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, _game: str = "") -> None:
        """There may be new work."""
        self._news.set()

    async def run(self) -> None:
        """Work until cancelled; then what was begun is left to others, who find the claims run out."""
        try:
            while True:
                self._news.clear()
                wait = await self._round()
                if wait:
                    await self._sleep(wait)
        finally:
            await self.stop()

    async def stop(self) -> None:
        """Give up what is being done."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _round(self) -> int:
        """Begin one piece of work; the milliseconds to wait if there is none."""
        kinds = [kind for kind, trade in self.trades.items() if self.busy[kind] < trade.places]
        try:
            found = await self._found(kinds)
        except Unavailable:
            return self.poll
        if isinstance(found, int):
            return found
        self._begin(found)
        return 0

    async def _found(self, kinds: list[str]) -> Job | int:
        """What was claimed, or how long to wait. Kinds that have one lease are asked for together."""
        now = self.now()
        alike: dict[int, list[str]] = {}
        for kind in kinds:
            alike.setdefault(self.trades[kind].lease, []).append(kind)
        async with self.database.begin() as connection:
            for lease, some in alike.items():
                job = await jobs.claim(connection, some, now, now + lease)
                if job:
                    return job
            next_due = await jobs.next_due(connection, kinds, now)
        return self.poll if next_due is None else max(1, min(self.poll, next_due - now))

    async def _sleep(self, milliseconds: int) -> None:
        """Until something falls due, or there is news; news that come together are looked at together."""
        first = min(milliseconds, BUNCH)
        await asyncio.sleep(first / 1000)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout((milliseconds - first) / 1000):
                await self._news.wait()

    def _begin(self, job: Job) -> None:
        self.busy[job.kind] += 1
        task = asyncio.ensure_future(self._work(job))
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._ended(job.kind, done))

    def _ended(self, kind: str, task: asyncio.Task[None]) -> None:
        self.busy[kind] -= 1
        self._tasks.discard(task)
        self.wake()

    async def _work(self, job: Job) -> None:
        trade = self.trades[job.kind]
        try:
            await trade.do(job)
        except Later as later:
            await self._put_off(job, self.now() + pause(job.tries) if later.at is None else later.at)
        except (Unavailable, Refused, OSError) as wrong:
            facts = {"game": job.game, "seat": job.seat, "number": job.number}
            LOGGER.warning("%s failed, try %d: %s", job.kind, job.tries, type(wrong).__name__, extra=facts)
            await self._put_off(job, self.now() + pause(job.tries))
        except Exception:
            LOGGER.exception("%s failed, try %d", job.kind, job.tries, extra={"game": job.game, "seat": job.seat})
            await self._put_off(job, self.now() + pause(job.tries))
        else:
            await self._close(job, "done")

    async def _put_off(self, job: Job, at: int) -> None:
        tries = self.trades[job.kind].tries
        if tries is not None and job.tries >= tries:
            await self._close(job, "given up")
            return
        self.done[job.kind, "put off"] += 1
        try:
            async with self.database.begin() as connection:
                await jobs.again(connection, job, at)
        except Unavailable:
            return  # the claim runs out by itself

    async def _close(self, job: Job, outcome: str) -> None:
        self.done[job.kind, outcome] += 1
        try:
            async with self.database.begin() as connection:
                await jobs.finish(connection, job)
        except Unavailable:
            return  # it is done once more, which it must bear


def pause(tries: int) -> int:
    """How long to wait after so many tries, in milliseconds: 1 s, 2 s, 4 s, ... at most ten minutes."""
    return int(min(1000 * 2 ** min(tries - 1, 20), 600_000))
