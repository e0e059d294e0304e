"""Does somebody ask too often? A bucket for each, which fills again by itself; kept in memory, for this process."""

from collections import OrderedDict
from collections.abc import Callable

from whistlepost.server.limits import Rate
from whistlepost.server.refused import Refused

KEPT = 50_000
"""Buckets in memory; the one that was used longest ago goes first."""


class Rates:
    """All buckets. What is counted are thousandths of a request."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self._buckets: OrderedDict[tuple[Rate, str], tuple[int, int]] = OrderedDict()

    def spend(self, rate: Rate, who: str) -> None:
        """Count one more; `too_many` with the milliseconds to wait if it is one too many."""
        left = self._left(rate, who)
        if left < 1000:
            raise Refused("too_many", wait=-(-(1000 - left) * rate.seconds // rate.count))
        self._keep(rate, who, left - 1000)

    def check(self, rate: Rate, who: str) -> None:
        """The same, but count nothing."""
        left = self._left(rate, who)
        if left < 1000:
            raise Refused("too_many", wait=-(-(1000 - left) * rate.seconds // rate.count))

    def _left(self, rate: Rate, who: str) -> int:
        now = self.now()
        left, at = self._buckets.get((rate, who), (rate.burst * 1000, now))
        return min(rate.burst * 1000, left + max(0, now - at) * rate.count // rate.seconds)

    def _keep(self, rate: Rate, who: str, left: int) -> None:
        self._buckets[rate, who] = left, self.now()
        self._buckets.move_to_end((rate, who))
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
