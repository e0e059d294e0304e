"""How does a worker process measure? It answers each line, an item and seconds, with how much it did in how long.

Seconds are of processor time: what else the machine does meanwhile counts less. Nothing here needs more than the
standard library: it runs in the environments of the peers too.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Sequence

Units = dict[str, int]
Work = Callable[[float], tuple[Units, float]]
"""Do something for about so many seconds: how much was done, and how long it took."""


def repeated(once: Callable[[], Units]) -> Work:
    """Do it again and again until the time is up."""

    def work(seconds: float) -> tuple[Units, float]:
        total: Units = {}
        start = time.process_time()
        passed = 0.0
        while passed < seconds:
            for unit, count in once().items():
                total[unit] = total.get(unit, 0) + count
            passed = time.process_time() - start
        return total, passed

    return work


def drawn(outcomes: Sequence[int], weights: Sequence[float]) -> int:
    """One of the outcomes, each as likely as its weight says."""
    left = random.random() * sum(weights)
    for outcome, weight in zip(outcomes, weights, strict=True):
        left -= weight
        if left < 0:
            return outcome
    return outcomes[-1]


def serve(items: dict[str, Work]) -> None:
    """Answer on standard output what is asked on standard input, until that ends; first say what can be asked."""
    random.seed(1)
    print(json.dumps(list(items)), flush=True)
    for line in sys.stdin:
        item, seconds = json.loads(line)
        print(json.dumps(items[item](seconds)), flush=True)
