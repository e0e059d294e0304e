"""Why did a precinct give these votes? The explanation of each time that one is scored, as plain data."""

from __future__ import annotations

from whistlepost.campaign import numbers as n
from whistlepost.campaign.influence import base_of, is_doubled, symbols_in, weight_of, worth
from whistlepost.campaign.kit import GROUND
from whistlepost.campaign.notation import cell_name, part_name
from whistlepost.campaign.precincts import cell_of, entry_of, members, whole_of
from whistlepost.campaign.state import State
from whistlepost.campaign.tile import SYMBOLS, Region

Event = dict[str, object]


def events(before: State, action: int) -> list[Event]:
    """What is scored when this answer is given, in order; nothing changes."""
    state = before.copy()
    state.journal = []
    state.play(action)
    return state.journal


def note(state: State, precinct: int, election: int, winners: int) -> None:
    """Tell who listens that a precinct is scored now. On Election Day those without influence are passed over."""
    influence = [influence_of(state, seat, precinct, election) for seat in range(state.players)]
    if state.journal is not None and (not election or any(row["total"] for row in influence)):
        state.journal.append(event(state, precinct, election, influence, winners))


def event(state: State, precinct: int, election: int, influence: list[dict[str, int]], winners: int) -> Event:
    """What a precinct gives to whom, and why."""
    return {
        "when": "election" if election else "play",
        "kind": " ".join(word for word in GROUND if word in grounds(state, precinct)),
        "regions": [part_name(state, region) for region in members(state, precinct)],
        "tiles": tiles(state, precinct, election),
        "votes": worth(state, precinct, election),
        "influence": influence,
        "winners": [seat for seat in range(state.players) if winners >> seat & 1],
        "boons": [] if election else boons(state, precinct),
    }


def grounds(state: State, precinct: int) -> set[str]:
    """The kinds of ground in a precinct: one, unless seams join (item 8)."""
    return {printed(state, region).kind for region in members(state, precinct)}


def printed(state: State, region: int) -> Region:
    """What is printed there."""
    kind, number = divmod(entry_of(state, region), n.PARTS)
    return state.kit.tiles[kind].regions[number]


def tiles(state: State, precinct: int, election: int) -> list[dict[str, object]]:
    """Each tile that takes part, with what it counts."""
    rows: dict[int, dict[str, object]] = {}
    for region in members(state, precinct):
        base, doubled = base_of(state, region, election), bool(is_doubled(state, region))
        cell = cell_of(state, region)
        rows[cell] = {"tile": cell_name(cell), "base": base, "doubled": doubled, "votes": base << doubled}
    return list(rows.values())


def influence_of(state: State, seat: int, precinct: int, election: int) -> dict[str, int]:
    """The influence of a seat, by what it comes from (R21, R37)."""
    table = {"offices": 0, "whistlestops": 0, "neighbours": 0}
    for volunteer in state.volunteer[seat * n.SLOTS : (seat + 1) * n.SLOTS]:
        if volunteer >= 0:
            table[source(state, volunteer, precinct)] += weight_of(state, volunteer, precinct, election)
    return {**table, "total": sum(table.values())}


def source(state: State, volunteer: int, precinct: int) -> str:
    """What kind of help this volunteer can be in a precinct."""
    part = volunteer // n.PART
    if part >= n.ON_ARM:
        return "whistlestops"
    return "offices" if whole_of(state, part) == whole_of(state, precinct) else "neighbours"


def boons(state: State, precinct: int) -> list[str]:
    """The boons that the completing player gets (R29, R30)."""
    found = symbols_in(state, precinct)
    return [word for bit, word in enumerate(SYMBOLS) if found >> bit & 1 and word != "votes"]
