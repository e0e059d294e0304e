"""Have all games one order, when several processes write them at once, are paused, and lose their connections?"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import asyncpg

from bench.served.rival import Account, live
from bench.served.shelf import Shelf
from bench.served.victim import CONTEXT
from whistlepost.server.store import schema
from whistlepost.server.store.database import opened

PAUSE = 0.4
"""A process sleeps for at most so many seconds."""
CUT = """
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND backend_type = 'client backend' AND random() < 0.5
"""
EXPECTED = ("kept", "unknown", "stale")
"""What may come of a try. Who loses a race is told that the game has gone on, and nothing else."""


@dataclass
class Orders:
    """What came of it."""

    processes: int = 0
    kept: int = 0
    refused: int = 0
    unknown: int = 0
    pauses: int = 0
    cuts: int = 0
    games: int = 0
    lost: int = 0
    doubled: int = 0
    torn: int = 0
    strangers: int = 0
    forks: int = 0
    wrong: int = 0

    @property
    def broken(self) -> int:
        """So often a promise was broken."""
        return self.lost + self.doubled + self.torn + self.strangers + self.forks + self.wrong

    def __str__(self) -> str:
        return (
            f"{self.kept:,} appends to {self.games:,} games by {self.processes} processes "
            f"({self.refused:,} refused, {self.unknown:,} unknown; {self.pauses:,} pauses, {self.cuts:,} connections "
            f"cut), {self.lost} lost, {self.doubled} doubled, {self.torn} torn, {self.strangers} unasked, "
            f"{self.forks} forks, {self.wrong} wrong answers"
        )


class Rivalry:
    """Processes on one database, and who disturbs them."""

    def __init__(self, url: str, seed: int, processes: int = 2) -> None:
        self.url = url
        self.lots = random.Random(seed)
        self.done = Orders(processes=processes)
        self.accounts: list[Account] = []
        self.kept = [0] * processes

    async def run(self, appends: int, tell: Callable[[Orders], None]) -> Orders:
        """Let them write so many rows, then read the log."""
        database = opened(self.url)
        await schema.prepare(database)
        await database.close()
        share = -(-appends // self.done.processes)
        pipes, processes = zip(*(self.begun(number, share) for number in range(self.done.processes)), strict=True)
        disturbing = asyncio.ensure_future(self.disturb(processes))
        try:
            waiting = [asyncio.to_thread(self.listen, number, pipe, tell) for number, pipe in enumerate(pipes)]
            self.accounts = list(await asyncio.gather(*waiting))
        finally:
            disturbing.cancel()
            await asyncio.gather(disturbing, return_exceptions=True)
            for process in processes:
                process.kill()
        await self.look()
        return self.done

    def begun(self, number: int, share: int) -> tuple[Any, Any]:
        ours, theirs = CONTEXT.Pipe()
        process = CONTEXT.Process(target=live, args=(self.url, number, share, theirs), daemon=True)
        process.start()
        theirs.close()
        return ours, process

    def listen(self, number: int, pipe: Any, tell: Callable[[Orders], None]) -> Account:
        """Hear how far a process is, and in the end what it did."""
        while True:
            heard = pipe.recv()
            if isinstance(heard, Account):
                return heard
            self.kept[number] = heard
            self.done.kept = sum(self.kept)
            tell(self.done)

    async def disturb(self, processes: tuple[Any, ...]) -> None:
        """Pause a process, or cut connections, again and again."""
        async with contextlib.AsyncExitStack() as stack:
            connection = await asyncpg.connect(self.url)
            stack.push_async_callback(connection.close)
            while True:
                await asyncio.sleep(self.lots.uniform(0, 1))
                if self.lots.random() < 0.5:
                    self.done.cuts += await connection.fetchval(CUT)
                else:
                    await self.pause(self.lots.choice(processes).pid)

    async def pause(self, process: int) -> None:
        """A process that does nothing for a while, and does not know it."""
        os.kill(process, signal.SIGSTOP)
        try:
            await asyncio.sleep(self.lots.uniform(0, PAUSE))
        finally:
            os.kill(process, signal.SIGCONT)
        self.done.pauses += 1

    async def look(self) -> None:
        """Hold the log against what the processes say."""
        shelf = Shelf(self.url)
        await shelf.read()
        tries = [one for account in self.accounts for one in account.tries]
        self.done.games = len(shelf.games)
        outcomes = Counter(one.outcome for one in tries)
        self.done.kept, self.done.unknown, self.done.refused = map(outcomes.pop, EXPECTED, [0] * len(EXPECTED))
        self.done.wrong = outcomes.total()
        self.done.lost = sum(one.outcome == "kept" and not shelf.has(one.game, one.seat, one.key) for one in tries)
        asked = {(one.game, one.seat, one.key) for one in tries if one.outcome in {"kept", "unknown"}}
        self.done.strangers = shelf.strangers(asked)
        self.done.doubled, self.done.torn = shelf.faults["doubled"], shelf.faults["torn"]
        self.done.forks = sum(account.forks for account in self.accounts) + sum(
            shelf.chain_at(game, number) != chain for account in self.accounts
            for (game, number), chain in account.seen.items()
        )  # fmt: skip
