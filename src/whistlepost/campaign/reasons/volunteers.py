"""Why can no volunteer go there, and why can this one not come home (R13-R16, R32, R33)?"""

from __future__ import annotations

from whistlepost.campaign import numbers as n
from whistlepost.campaign.ground import tile_at
from whistlepost.campaign.notation import action_name, cell_name, part_name, spot_name
from whistlepost.campaign.precincts import first_spot, part_at, whole_of
from whistlepost.campaign.reasons.joins import linked, standing_in, stands
from whistlepost.campaign.reasons.said import Said, said
from whistlepost.campaign.state import State
from whistlepost.core.errors import Reason


def send_reason(state: State, action: int) -> Reason:
    """Why no office, or no whistlestop, can be set there on the tile just laid."""
    office = action < n.A_WHISTLESTOP
    spot = action - (n.A_OFFICE if office else n.A_WHISTLESTOP)
    part = part_at(state, state.laid - 1, spot)
    if part < 0 or (part >= n.ON_ARM) == office:
        return wrong_place(state, spot, office=office)
    if first_spot(state, part) != spot:
        return other_name(state, action - spot + first_spot(state, part))
    there = standing_in(state, part)
    who = linked("also", [stands(state, part, one) for one in there])
    text = said("taken_precinct" if office else "taken_highway", who=who)
    return Reason("taken", "R14", part_name(state, there[0][1]), *text)


def wrong_place(state: State, spot: int, *, office: bool) -> Reason:
    """An office belongs on ground, a whistlestop on a highway."""
    where = f"{cell_name(state.cell[state.laid - 1])} {spot_name(spot)}"
    if office:
        return Reason("no-ground", "R13", where, *said("no_ground"))
    return Reason("no-highway", "R13", where, *said("no_highway"))


def other_name(state: State, action: int) -> Reason:
    """The same answer is written otherwise."""
    name = action_name(state.kit, action)
    return Reason("other-name", "", "", *said("other_name", name=name))


def no_supply(state: State) -> Reason | None:
    """Nothing to send in this turn, if the turn's player has no volunteer in the supply."""
    if state.seat != state.turn or state.supply[state.turn]:
        return None
    return Reason("no-supply", "R13", "", *said("no_supply"))


def take_reason(state: State, action: int) -> Reason:
    """Why the volunteer cannot be taken back."""
    cell, spot = divmod(action - n.A_TAKE, n.CELLS)
    tile = tile_at(state, cell)
    if tile < 0:
        return Reason("no-tile", "R32", cell_name(cell), *said("no_tile", cell=cell_name(cell)))
    part = part_at(state, tile, spot)
    here = [(i // n.SLOTS, out) for i, out in enumerate(state.volunteer) if out >= 0 and out // n.PART == part]
    where = part_name(state, part) if part >= 0 else f"{cell_name(cell)} {spot_name(spot)}"
    if not here:
        return Reason("nobody", "R32", where, *said("nobody", place=where))
    if first_spot(state, part) != spot:
        return other_name(state, action - spot + first_spot(state, part))
    mine = [out for seat, out in here if seat == state.seat]
    return stays(state, part, mine[0]) if mine else not_yours(where, here[0][0])


def not_yours(where: str, seat: int) -> Reason:
    """Everybody takes back volunteers of their own only (item 15)."""
    return Reason("not-yours", "R32", where, *said("not_yours", seat=seat))


def stays(state: State, part: int, volunteer: int) -> Reason:
    """Why one's own volunteer stays: what it stands on is open, or it was set face down in this turn."""
    where, count = part_name(state, part), state.open[whole_of(state, part)]
    if volunteer & n.NEW:
        return Reason("just-set", "R32", where, *said("just_set"))
    if part >= n.ON_ARM:
        return Reason("not-completed", "R33", where, *said("stays_highway", ends=ends(count, "end")))
    return Reason("not-completed", "R33", where, *said("stays_precinct", ends=ends(count, "edge")))


def ends(count: int, word: str) -> Said:
    """`1 open end`, `2 open ends`."""
    return said(f"{word}s" if count != 1 else word, count=count)
