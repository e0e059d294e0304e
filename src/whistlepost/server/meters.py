"""What does a page of figures say about a server that runs? Asked for by whoever watches over it, at the window."""

from collections.abc import Iterable, Iterator, Mapping

from prometheus_client import generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from whistlepost.server.life import Life
from whistlepost.server.meter import COUNTED
from whistlepost.server.rooms import Rooms
from whistlepost.server.store import figures
from whistlepost.server.store.database import Unavailable
from whistlepost.server.store.figures import Figures


class Page:
    """Figures that were taken together."""

    def __init__(self, figures_taken: Iterable[Metric]) -> None:
        self.figures = list(figures_taken)

    def collect(self) -> Iterable[Metric]:
        """All of them."""
        return self.figures


async def page(life: Life, rooms: Rooms | None) -> bytes:
    """Everything, as Prometheus reads it; what only the database knows is missing while it does not answer."""
    found: Figures | None = None
    try:
        async with life.desk.database.begin() as connection:
            found = await figures.read(connection, life.desk.now())
    except Unavailable:
        pass
    now = [*of_process(life), *(of_rooms(rooms) if rooms else ()), *of_database(found)]
    return generate_latest(COUNTED) + generate_latest(Page(now))


def of_process(life: Life) -> Iterator[Metric]:
    """What this process does by itself."""
    yield gauge("courses", "Games in the memory of this process.", life.desk.courses)
    yield gauges("jobs_running", "Work that is being done here.", "kind", life.due.busy)
    done = CounterMetricFamily("whistlepost_jobs", "Work that was done here.", labels=["kind", "outcome"])
    for (kind, outcome), count in life.due.done.items():
        done.add_metric([kind, outcome.replace(" ", "_")], count)
    yield done
    yield CounterMetricFamily("whistlepost_bot_failures", "A bot gave nothing to use.", value=life.bots.failures)


def of_rooms(rooms: Rooms) -> Iterator[Metric]:
    """Who looks on here."""
    members = rooms.members()
    seated = sum(member.seat is not None for member in members)
    yield gauge("rooms", "Tables that somebody here follows.", len(rooms.rooms))
    yield gauges("sockets", "Sockets that follow a table.", "who", {"seat": seated, "watching": len(members) - seated})


def of_database(found: Figures | None) -> Iterator[Metric]:
    """What all processes together have to do."""
    yield gauge("database_up", "Whether the database answers.", int(found is not None))
    if found:
        yield gauges("tables", "Tables, by how far they are.", "status", found.tables)
        yield gauge("rows", "Rows in the logs of all games.", found.rows)
        yield gauges("jobs_due", "Work that is due and that nobody does.", "kind", found.due)
        yield gauges("jobs_late_seconds", "For how long the oldest of it has been due.", "kind", found.late)


def gauge(name: str, told: str, value: float) -> Metric:
    """One figure."""
    return GaugeMetricFamily(f"whistlepost_{name}", told, value=value)


def gauges(name: str, told: str, label: str, values: Mapping[str, float]) -> Metric:
    """A figure for each of several."""
    family = GaugeMetricFamily(f"whistlepost_{name}", told, labels=[label])
    for key, value in values.items():
        family.add_metric([key], value)
    return family
