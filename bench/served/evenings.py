"""Is anybody sent what they may not know, in very many evenings? Each is a game on the server, with all who look."""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from bench.served.victim import CONTEXT
from tests.secrecy.night import Night, night

SHOWN = 5
"""So many failures are told in full."""


@dataclass
class Evenings:
    """What came of them."""

    games: int = 0
    answers: int = 0
    size: int = 0
    pairs: int = 0
    moved: int = 0
    hits: int = 0

    @property
    def broken(self) -> int:
        """So often something was told."""
        return self.hits

    def add(self, one: Night) -> None:
        """One more."""
        self.games += 1
        self.answers += one.answers
        self.size += one.size
        self.pairs += one.pairs
        self.moved += one.moved
        self.hits += len(one.hits)

    def __str__(self) -> str:
        return (
            f"{self.games:,} games of {self.answers:,} commands, {self.size / 1e9:.2f} GB sent to them looked through, "
            f"{self.pairs:,} lived again elsewhere ({self.moved / max(1, self.pairs):.1f} pieces swapped), "
            f"{self.hits} secrets told"
        )


def spent(seed: int) -> Night:
    """One evening, in this process."""
    folder = Path(tempfile.mkdtemp(prefix="wp"))
    try:
        return asyncio.run(night(folder / "night", seed))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def many(seed: int, times: int, tell: Callable[[Evenings], None], processes: int = 2) -> Evenings:
    """So many evenings, the first of that number."""
    total = Evenings()
    with ProcessPoolExecutor(processes, mp_context=CONTEXT) as pool:
        waiting = {pool.submit(spent, number): number for number in range(seed, seed + times)}
        for done in as_completed(waiting):
            one = done.result()
            total.add(one)
            for hit in one.hits[:SHOWN]:
                print(f"evening {waiting[done]}: {hit}", file=sys.stderr)
            tell(total)
    return total
