"""What is counted while it happens? One process is one server, so these stand once in a process.

Numbers alone, with labels from closed lists: no name, no table, nothing that somebody typed.
"""

import logging

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

LOGGER = logging.getLogger(__name__)
COUNTED = CollectorRegistry()
ProcessCollector(registry=COUNTED)
SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

COMMANDS = Histogram(
    "whistlepost_command_seconds", "From the receipt of a command to its commit.", buckets=SECONDS, registry=COUNTED
)
THOUGHTS = Histogram("whistlepost_thought_seconds", "A bot thinks about a turn.", buckets=SECONDS, registry=COUNTED)
REFUSALS = Counter("whistlepost_refusals", "What was not done, by its code.", ["code"], registry=COUNTED)


def refused(code: str) -> None:
    """Something was not done, for this reason."""
    REFUSALS.labels(code).inc()
    LOGGER.info("refused", extra={"code": code})
