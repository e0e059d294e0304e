"""How do things stand in each precinct? Who is there, what it lacks, what it would give now and on Election Day."""

from __future__ import annotations

from whistlepost.campaign import numbers as n
from whistlepost.campaign.events import grounds, source
from whistlepost.campaign.influence import leaders, symbols_in, weight_of, worth
from whistlepost.campaign.kit import GROUND
from whistlepost.campaign.notation import part_name
from whistlepost.campaign.precincts import members, status_of, whole_of
from whistlepost.campaign.scoring import is_to_be_scored
from whistlepost.campaign.state import State
from whistlepost.campaign.tile import SYMBOLS

Data = dict[str, object]
STATUS = {n.OPEN: "completed", n.UNCONTROLLED: "uncontrolled", n.SEWN_UP: "sewn up"}
"""What has become of a precinct without open edges; before that it is `open`."""


def precincts(state: State) -> list[Data]:
    """Every precinct on the table, in the order in which the tiles were laid."""
    whole = state.whole[: state.region[state.laid]]
    firsts = {one: region for region, one in reversed(list(enumerate(whole)))}
    return [precinct(state, region) for region in sorted(firsts.values())]


def precinct(state: State, region: int) -> Data:
    """One precinct: named by its first region."""
    rows = [influence(state, seat, region) for seat in range(state.players)]
    status, edges = status_of(state, region), state.open[whole_of(state, region)]
    return {
        "precinct": part_name(state, region),
        "kind": " ".join(word for word in GROUND if word in grounds(state, region)),
        "regions": [part_name(state, other) for other in members(state, region)],
        "status": "open" if edges else STATUS[status],
        "open": edges,
        "symbols": [word for bit, word in enumerate(SYMBOLS) if symbols_in(state, region) >> bit & 1],
        "owners": owners(state, rows, status),
        "influence": rows,
        "completed": if_completed(state, rows, region) if status == n.OPEN else None,
        "election": on_election_day(state, rows, region) if is_to_be_scored(state, whole_of(state, region)) else None,
    }


def influence(state: State, seat: int, region: int) -> dict[str, int]:
    """The influence that a seat can bring to bear there, by what it comes from (R21, R37)."""
    table = {"offices": 0, "whistlestops": 0, "neighbours": 0}
    for volunteer in state.volunteer[seat * n.SLOTS : (seat + 1) * n.SLOTS]:
        if volunteer >= 0:
            table[source(state, volunteer, region)] += weight_of(state, volunteer, region, 1)
    return table


def owners(state: State, rows: list[dict[str, int]], status: int) -> list[int]:
    """Who holds it: where it is sewn up who still has an office there, before that who would win it uncontested."""
    offices = [row["offices"] for row in rows]
    if status == n.SEWN_UP:
        return [seat for seat, count in enumerate(offices) if count]
    return leaders(state, offices)


def if_completed(state: State, rows: list[dict[str, int]], region: int) -> Data:
    """What it gives when it is completed, and who wins it if every whistlestop beside it is declared (R21-R28)."""
    strength = [row["offices"] + row["whistlestops"] for row in rows]
    return {"votes": worth(state, region, 0), "winners": leaders(state, strength)}


def on_election_day(state: State, rows: list[dict[str, int]], region: int) -> Data:
    """What it gives on Election Day, and to whom as things stand (R37-R40)."""
    return {"votes": worth(state, region, 1), "winners": leaders(state, [sum(row.values()) for row in rows])}
