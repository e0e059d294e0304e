"""How does a record become a table? All its rows at once; nothing is promised about its draws, as the table says."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from whistlepost.core.dealer import facts, promised, rest_of
from whistlepost.server import limits
from whistlepost.server.body import SERVER, Body, written
from whistlepost.server.host import Host
from whistlepost.server.opening import Fresh, Wish, fresh_table, game_called, once
from whistlepost.server.records import Coming, coming
from whistlepost.server.refused import Refused
from whistlepost.server.secret import fingerprint
from whistlepost.server.store.log import Row
from whistlepost.server.store.people import Person
from whistlepost.server.store.seats import Place, Sitting
from whistlepost.server.wire.asked import Bringing, Free


async def bring(host: Host, owner: Person, wanted: Bringing) -> Sitting:
    """A table at which the record's game is over, or goes on on one device."""
    wish = Wish(owner, wanted.key, fingerprint(f"{wanted.kind} {wanted.text}"))
    found = await asyncio.to_thread(coming, wanted.text, host.draw(32))
    if wanted.kind == "finished" and not found.over:
        raise Refused("not_over")
    if len(found.rows) > limits.ROWS // 2:
        raise Refused("too_long")
    places = [own_place(owner, seat) for seat in range(found.record.players)]
    return await once(host, wish, lambda: table_of(host, wish, found, places, local=True))


def own_place(owner: Person, seat: int) -> Place:
    """A seat of whoever brings the game."""
    return Place(seat, "person", owner.id, name=owner.name)


def table_of(host: Host, wish: Wish, found: Coming, places: Sequence[Place], **more: Any) -> Fresh:
    """The table with everything that happened at it."""
    record = found.record
    options = {name: str(value) for name, value in (record.options or {}).items()}
    manners = {"listed": False, "watch": "link", "late": "vote", "pace": {"kind": Free().kind}, "local": False, **more}
    fresh = fresh_table(host, wish, game_called(record.game), options, places, **manners)
    position = rest_of(found.start.position)
    promise = promised(fresh.seed, facts(record.game, record.players, None, position)).commitment
    rows = rows_of(fresh.sitting, found)
    status = "over" if found.over else "running"
    table = replace(fresh.sitting, commitment=promise, brought=True, status=status, number=len(rows), asked=found.asked)
    return Fresh(table, fresh.seed, rows)


def rows_of(sitting: Sitting, found: Coming) -> tuple[Row, ...]:
    """The rows, each with its digest."""
    bodies: list[tuple[int, Body]] = [(SERVER, found.start), *found.rows]
    rows: list[Row] = []
    for number, (seat, body) in enumerate(bodies):
        text = written(body)
        row = Row(sitting.id, number, seat, f"brought-{number}", fingerprint(text), text, sitting.at)
        rows.append(row.linked(rows[-1].chain if rows else ""))
    return tuple(rows)
