"""`python3 dev.py soak --server kill`: is a promise of the server broken, in very many tries?"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import shutil
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench.served.evenings import many
from bench.served.kill import Slaughter
from bench.served.load import Crowded, Size
from bench.served.order import Rivalry
from bench.served.victim import Place, warm
from bench.watched import PACKAGE, fingerprint
from tests.secrecy.fuzzed import fuzzed
from tests.server.postgres import running


class Done(Protocol):
    """What came of a soak; as text, its one line."""

    @property
    def broken(self) -> int:
        """So often a promise was broken."""


Tell = Callable[[int, str], None]
Run = Callable[[Place, int, int, Tell], Coroutine[Any, Any, Done]]


async def kill(place: Place, seed: int, times: int, tell: Tell) -> Done:
    """Servers are killed. Each is looked at before the next, so what is known when it is interrupted holds."""
    soak = Slaughter(place, seed)
    with contextlib.suppress(asyncio.CancelledError):
        await soak.run(times, lambda kills: tell(kills.kills, f"{kills.broken} broken"))
    return soak.done


async def order(place: Place, seed: int, times: int, tell: Tell) -> Done:
    """Processes write the same games."""
    return await Rivalry(place.url, seed).run(times, lambda orders: tell(orders.kept, f"{orders.cuts} cut"))


async def load(place: Place, seed: int, times: int, tell: Tell) -> Done:
    """A crowd plays; `times` commands without bots, as many with them."""
    size = Size(commands=times, alone=max(20, times // 10), seed=seed)
    database = "" if place.url.startswith("sqlite") else place.url
    return await Crowded(place.folder, size, tell, database=database).run()


async def secrets(_: Place, seed: int, times: int, tell: Tell) -> Done:
    """Games are played, and everything that anybody is sent is looked through."""
    return await asyncio.to_thread(many, seed, times, lambda done: tell(done.games, f"{done.hits} secrets told"))


async def fuzz(place: Place, seed: int, times: int, tell: Tell) -> Done:
    """Nonsense is sent: so many requests of every kind, and ten times as many messages through a socket."""
    tell(0, "")
    return await asyncio.to_thread(fuzzed, place.folder, seed, times, 10 * times)


SOAKS: dict[str, tuple[Run, dict[str, int]]] = {
    "kill": (kill, {"sqlite": 2000, "postgresql": 500}),
    "order": (order, {"postgresql": 100_000}),
    "load": (load, {"sqlite": 3000, "postgresql": 3000}),
    "secrets": (secrets, {"sqlite": 1000}),
    "fuzz": (fuzz, {"sqlite": 500}),
}
"""By name: how it is run, and how often on each database."""


def arguments(given: list[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser("python3 dev.py soak", description=__doc__)
    parser.add_argument("--server", choices=SOAKS, required=True, help="what is done to it")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="on which (the first that is possible)")
    parser.add_argument("--times", type=int, help="how many kills, appends, commands or games")
    parser.add_argument("--seed", type=int, default=1, help="of the moments at which something is done to it (1)")
    found = parser.parse_args(given)
    usual = SOAKS[found.server][1]
    found.database = found.database or next(iter(usual))
    if found.database not in usual:
        parser.error(f"--server {found.server} needs --database {' or '.join(usual)}")
    found.times = found.times or usual[found.database]
    return found


@contextmanager
def place_for(database: str) -> Iterator[Place]:
    """An empty database in a folder of its own."""
    folder = Path(tempfile.mkdtemp(prefix="wp"))
    try:
        if database == "sqlite":
            yield Place(f"sqlite:///{folder / 'games.db'}", folder)
        else:
            with running() as cluster:
                yield Place(cluster.url(), folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main(given: list[str]) -> int:
    """Soak, and say in one line what came of it."""
    found = arguments(given)
    run, _ = SOAKS[found.server]
    logging.getLogger("whistlepost").setLevel(logging.CRITICAL)  # that a database is cut off is what we want
    warm()
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[note]}"), TimeRemainingColumn())
    with place_for(found.database) as place, Progress(*columns, transient=True) as progress:
        shown = progress.add_task("", total=found.times, note="")
        with contextlib.suppress(KeyboardInterrupt):
            done = asyncio.run(
                run(
                    place,
                    found.seed,
                    found.times,
                    lambda count, note: progress.update(shown, completed=count, note=note),
                )
            )
            print_line(progress, found, done)
            return int(bool(done.broken))
    return 130


def print_line(progress: Progress, found: argparse.Namespace, done: Done) -> None:
    """The one line that matters."""
    named = f"soak server {found.server} {found.database}"
    progress.console.print(f"{named}: {done}, whistlepost {fingerprint(PACKAGE)[:16]}", highlight=False, soft_wrap=True)
