"""Is a promise broken in any of very many random games? Every invariant is checked after every answer."""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench.soaked import SOAKED
from bench.watched import Soak, Tally
from whistlepost._pure import PURE
from whistlepost.core.chance import FastStream
from whistlepost.core.errors import BadData

KEPT = Path("build/soak")
CHUNK = 4 if PURE else 100
"""So many games are a task of a process: about a fifth of a second."""
SHOWN = 5
"""So many failures are told in full."""


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python3 dev.py soak", description=__doc__)
    parser.add_argument("--game", choices=SOAKED, default="railroad")
    for key, values in fixable().items():
        parser.add_argument(f"--{key.replace('_', '-')}", choices=values, help="only games with this option")
    parser.add_argument("--games", type=count, default=100_000, help="how many games (100000)")
    parser.add_argument("--processes", type=count, default=2, help="how many at a time (2)")
    parser.add_argument("--seed", type=seed, default=1, help="the seed of the first game; the next has the next (1)")
    return parser.parse_args(given)


def fixable() -> dict[str, list[str]]:
    """Every option of every game, with the values that can be asked for."""
    found: dict[str, list[str]] = {}
    for kind in SOAKED.values():
        for key, values in kind.game.options().items():
            found.setdefault(key, []).extend(value for value in values if value != "..." and value not in found[key])
    return found


def soak_of(given: argparse.Namespace) -> Soak:
    """The games that were asked for."""
    kind, options = SOAKED[given.game], {key: getattr(given, key) for key in fixable()}
    fixed = {key: value for key, value in options.items() if value is not None}
    try:
        kind.game.new(kind.game.seats[0], fixed, FastStream(0))
    except BadData as wrong:
        sys.exit(str(wrong))
    return Soak(kind, fixed)


def count(text: str) -> int:
    """A number from 1."""
    if not 1 <= int(text) <= 10**9:
        raise argparse.ArgumentTypeError("expected a number from 1 to 1000000000")
    return int(text)


def seed(text: str) -> int:
    """A number from 0."""
    if not 0 <= int(text) < 2**62:
        raise argparse.ArgumentTypeError("expected a number from 0 to 2**62 - 1")
    return int(text)


def chunks(first: int, games: int) -> Iterator[range]:
    """The seeds, cut into tasks."""
    for start in range(first, first + games, CHUNK):
        yield range(start, min(start + CHUNK, first + games))


def leave_the_key_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def results(games: Soak, tasks: list[range], processes: int) -> Iterator[Tally]:
    """What comes of each task, in the order in which they are done."""
    pool = ProcessPoolExecutor(processes, initializer=leave_the_key_to_the_parent)
    futures = {pool.submit(games.play, task): task for task in tasks}
    try:
        for future in as_completed(futures):
            yield result(future, futures[future])
    finally:
        pool.shutdown(cancel_futures=True)


def result(future: Future[Tally], task: range) -> Tally:
    """What came of a task; if it came to nothing, among which games to look."""
    try:
        return future.result()
    except BrokenProcessPool:
        again = f"try --seed {task[0]} --games {len(task)}"
        sys.exit(f"a process died, perhaps in a game of seed {task[0]} to {task[-1]}: {again}")
    except Exception:
        print(f"in a game of seed {task[0]} to {task[-1]}:", file=sys.stderr)
        raise


def bar() -> Progress:
    """Games done, games a second, time left."""
    speed = TextColumn("{task.fields[speed]}")
    return Progress(BarColumn(), MofNCompleteColumn(), speed, TimeRemainingColumn(), TextColumn("left"), transient=True)


def soak(given: argparse.Namespace, games: Soak, total: Tally) -> None:
    """Play, and add up as the tasks are done."""
    with bar() as progress:
        shown = progress.add_task("", total=given.games, speed="")
        for tally in results(games, list(chunks(given.seed, given.games)), given.processes):
            total.add(tally)
            task = progress.tasks[0]
            speed = f"{total.games / task.elapsed:,.0f} games/s" if task.elapsed else ""
            progress.update(shown, completed=total.games, speed=speed)


def tell(given: argparse.Namespace, games: Soak, total: Tally) -> None:
    """The failures, and the one line that matters."""
    for failure in sorted(total.failures, key=lambda failure: failure.seed)[:SHOWN]:
        print(failure)
        print(f"  the position and the answer: {failure.write(KEPT)}")
        print(f"  again: python3 dev.py soak {asked_for(given, games)} --seed {failure.seed} --games 1")
    if total.games and games.missed(total):
        print(f"never asked: {', '.join(games.missed(total))}")
    form = " uncompiled" if PURE else ""
    named = " ".join([given.game, *games.fixed.values()])
    print(
        f"soak {named}{form}: {total.games:,} games ({total.early:,} ended early), {total.answers:,} answers, "
        f"{len(total.failures):,} broken, engine {games.fingerprint()[:16]}"
    )


def asked_for(given: argparse.Namespace, games: Soak) -> str:
    """The game and its options, as they are typed."""
    return " ".join(
        [f"--game {given.game}", *(f"--{key.replace('_', '-')} {value}" for key, value in games.fixed.items())]
    )


def main() -> None:
    if "--server" in sys.argv:
        from bench.served.command import main as soak_a_server  # it needs far more than a game does

        sys.exit(soak_a_server(sys.argv[1:]))
    given, total = arguments(), Tally()
    games = soak_of(given)
    interrupted = True
    with contextlib.suppress(KeyboardInterrupt):
        soak(given, games, total)
        interrupted = False
    tell(given, games, total)
    sys.exit(130 if interrupted else int(bool(total.failures)))


if __name__ == "__main__":
    main()
