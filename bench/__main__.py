"""How fast is the engine, side by side with peers? One command, one run; repetitions of all take turns."""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bench import checkout, compiling, peers, report
from bench.client import Fresh, Worker, WorkerError
from bench.rows import CAMPAIGN, CARCASSONNE, FRESH, OURS, PURE, PURE_CAMPAIGN, ROWS, SLOW, Samples, figures
from whistlepost.railroad import state

COMPILED = not str(state.__file__).endswith(".py")


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python3 dev.py bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repetitions: about half a minute")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every repetition there too")
    parser.add_argument("--compile", action="store_true", help="also measure how long compiling takes")
    parser.add_argument("--client", action="store_true", help="only the browser client, in a real Chromium")
    parser.add_argument("--no-peers", action="store_true", help="only this engine")
    where = "where to fetch wingedsheep's carcassonne from: an address, or a folder with the repository"
    parser.add_argument("--carcassonne", default=checkout.REPOSITORY, metavar="PLACE", help=where)
    return parser.parse_args(given)


def settings(given: argparse.Namespace) -> dict[str, Any]:
    """How often, how long, and how far."""
    quick = {"repetitions": 3, "seconds": 0.1, "searched": 200}
    return quick if given.quick else {"repetitions": 9, "seconds": 0.3, "searched": 10_000}


class Bench:
    """The workers, and what they have answered."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.settings = settings(given)
        self.workers: dict[str, Worker | Fresh] = {}
        self.refused: dict[str, str] = {}
        self.samples: Samples = {}
        self.told: dict[str, Any] = {}
        self.with_peers = not given.no_peers
        self.carcassonne = given.carcassonne

    def steps(self) -> Iterator[tuple[str, int]]:
        """Everything that is done, one bit at a time: what comes next, and how much of the whole it is."""
        yield "installing the peers", 4
        self.start_peers()
        yield "looking for the hardest question", 8
        self.start_own()
        orders = list({(row.worker, row.item): None for row in ROWS.values() if row.worker in self.workers})
        for repetition in range(-1, self.settings["repetitions"]):
            yield f"repetition {max(repetition + 1, 0)} of {self.settings['repetitions']}", 4
            random.shuffle(orders)
            for worker, item in orders:
                if worker not in SLOW or 0 <= repetition * 3 < self.settings["repetitions"]:
                    self.ask(worker, item, keep=repetition >= 0)  # the first one only warms up

    def start_peers(self) -> None:
        """Install and start the peers, as far as that can be done."""
        missing = peers.missing() if self.with_peers else dict.fromkeys(peers.PACKAGES, "not asked for")
        for peer in peers.PEERS:
            if peer.package in missing:
                self.refused[peer.worker] = missing[peer.package]
            else:
                self.start_peer(peer)
        why_not = checkout.missing(self.carcassonne) if self.with_peers else "not asked for"
        if why_not:
            self.refused[CARCASSONNE] = why_not
        else:
            self.start_peer(peers.Peer("", CARCASSONNE, (str(checkout.FOLDER),)))

    def start_peer(self, peer: peers.Peer) -> None:
        """Start a peer that is installed."""
        try:
            self.workers[peer.worker] = Worker(peer.worker, *peer.arguments, python=peers.PYTHON)
        except WorkerError as error:
            self.refused[peer.worker] = str(error)

    def start_own(self) -> None:
        """Start our own workers."""
        searched = self.settings["searched"]
        self.workers[FRESH] = Fresh()
        if COMPILED:
            engine = Worker("engine", str(searched), told=True)
            self.told = engine.told
            self.told["hardest"]["games"] = searched
            self.workers[OURS] = engine
            self.workers[CAMPAIGN] = Worker("campaign")
        else:
            self.refused |= dict.fromkeys((OURS, CAMPAIGN), "the rules are not compiled here")
        self.workers[PURE] = Worker("engine", "0", told=True, pure=True)
        self.workers[PURE_CAMPAIGN] = Worker("campaign", pure=True)

    def ask(self, name: str, item: str, *, keep: bool) -> None:
        """Measure once, unless the worker has failed before."""
        if name in self.refused:
            return
        try:
            sample = self.workers[name].ask(item, self.settings["seconds"])
        except WorkerError as error:
            self.refused[name] = str(error)
            return
        if keep:
            self.samples.setdefault((name, item), []).append(sample)

    def close(self) -> None:
        for worker in self.workers.values():
            worker.close()


def run(bench: Bench) -> None:
    """All steps, with a bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), TextColumn("left"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress, contextlib.closing(bench):
        task = progress.add_task("", total=12 + 4 * (bench.settings["repetitions"] + 1))
        done = 0
        for text, weight in bench.steps():
            progress.update(task, description=text, completed=done)
            done += weight


def main() -> None:
    given = arguments()
    if given.client:
        from bench import browser  # the only part that needs Chromium

        browser.main()
        return
    bench = Bench(given)
    run(bench)
    found = figures(bench.samples, bench.refused)
    promises = report.gates(found, bench.told.get("sizeof", float("nan")))
    print(report.table(found))
    if bench.told.get("hardest"):
        print(report.hardest(bench.told))
    print("promises", *promises, sep="\n")
    if given.compile:
        print("compiling the rules from nothing: half a minute or so ...", file=sys.stderr, flush=True)
        bench.told["compile_seconds"] = compiling.seconds()
        print(f"compiling the rules from nothing: {bench.told['compile_seconds']:.1f} s")
    if given.json:
        given.json.write_text(json.dumps(report.plain(found, promises, bench.told, bench.settings), indent=1) + "\n")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
