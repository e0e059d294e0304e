"""Why can this precinct not be resolved, or contested, and why is there no extra turn (R19-R25, R30)?"""

from __future__ import annotations

from whistlepost.campaign import numbers as n
from whistlepost.campaign.ground import tile_at
from whistlepost.campaign.notation import part_name, spot_name
from whistlepost.campaign.precincts import lowest, part_at, status_of, whole_of
from whistlepost.campaign.questions.placing import in_bag
from whistlepost.campaign.questions.resolving import find_waiting, order_action
from whistlepost.campaign.reasons.said import said
from whistlepost.campaign.reasons.volunteers import ends, other_name
from whistlepost.campaign.state import State
from whistlepost.core.errors import Reason


def resolve_reason(state: State, action: int) -> Reason:
    """Why this is no precinct that can be resolved now."""
    tile, spot = named(state, action)
    part = part_at(state, tile, spot) if tile >= 0 else -1
    if not 0 <= part < n.ON_ARM:
        return Reason("no-ground", "R19", "", *said("no_precinct", spot=spot_name(spot)))
    find_waiting(state)
    waiting = [region for region in state.waiting[: state.waits] if whole_of(state, region) == whole_of(state, part)]
    return other_name(state, order_action(state, waiting[0])) if waiting else not_waiting(state, part)


def named(state: State, action: int) -> tuple[int, int]:
    """The tile and the cell of its picture that the answer names: those of the tile just laid, or of any other."""
    if action < n.A_BESIDE:
        return state.laid - 1, action - n.A_RESOLVE
    cell, spot = divmod(action - n.A_BESIDE, n.CELLS)
    return tile_at(state, cell), spot


def not_waiting(state: State, region: int) -> Reason:
    """The precinct is open, or was resolved before."""
    where, count = part_name(state, lowest(state, region)), state.open[whole_of(state, region)]
    if count:
        return Reason("not-completed", "R19", where, *said("precinct_open", ends=ends(count, "edge")))
    if status_of(state, region) == n.SEWN_UP:
        return Reason("resolved", "R24", where, *said("precinct_sewn"))
    return Reason("resolved", "R23", where, *said("precinct_alone"))


def contest_reason(state: State) -> Reason | None:
    """Why nobody is asked to contest: no precinct is being resolved."""
    if state.seat == n.CHANCE:
        return None
    if state.asked == n.ORDER:
        return Reason("not-yet", "R22", "", *said("order_first"))
    return Reason("no-contest", "R22", "", *said("no_contest"))


def extra_reason(state: State) -> Reason | None:
    """Why the turn's player gets no extra turn, as far as it is certain already."""
    if state.seat != state.turn:
        return None
    if state.row >= n.TURNS_IN_A_ROW:
        return Reason("third-turn", "R30", "", *said("third_turn"))
    if in_bag(state) == 0:
        return Reason("bag-empty", "R35", "", *said("bag_empty"))
    if not state.earned & n.MONEY:
        return Reason("no-money", "R30", "", *said("no_money"))
    return None
