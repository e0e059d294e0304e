"""How is a table shown to whoever asks for it?"""

from collections.abc import Mapping

from pydantic import TypeAdapter

from whistlepost.server.host import Host
from whistlepost.server.seating import invitation
from whistlepost.server.store.people import Person
from whistlepost.server.store.seats import Place, Sitting
from whistlepost.server.wire import told
from whistlepost.server.wire.asked import Pace

PACE: TypeAdapter[Pace] = TypeAdapter(Pace)
OWN = "own"
SHOWN = ("id", "game", "players", "status", "late", "watch", "listed", "local", "brought", "number",
         "asked", "at", "moved", "rematch", "lesson")  # fmt: skip


def table(host: Host, sitting: Sitting, person: Person | None) -> told.Table:
    """The table as that person may see it; the link for others is shown to who opened it, while seats are free."""
    mine = person.id if person else None
    facts = {name: getattr(sitting, name) for name in SHOWN}
    owned = sitting.owner == mine
    return told.Table(
        **facts,
        options=named(sitting.options),
        seats=[seat(place, mine) for place in sitting.places],
        pace=PACE.validate_python(sitting.pace),
        owned=owned,
        commitment="" if sitting.brought else sitting.commitment,
        invitation=invitation(host, sitting) if owned and sitting.status == "waiting" else None,
    )


def named(options: Mapping[str, str]) -> dict[str, str]:
    """The options by name. Tiles of one's own are a long text: it is told with the pieces, not with every table."""
    return {name: OWN if "\n" in value else value for name, value in options.items()}


def seat(place: Place, person: str | None) -> told.Seat:
    """A seat as that person may see it."""
    mine = place.kind == "person" and place.person == person
    return told.Seat(place.seat, place.kind, place.name, place.bot, place.minded, mine, place.forfeited)  # type: ignore[arg-type]
