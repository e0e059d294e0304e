"""Why can the tile in hand not lie there (R9-R11)?"""

from __future__ import annotations

from whistlepost.campaign import numbers as n
from whistlepost.campaign.ground import fits, gap_at, tile_at
from whistlepost.campaign.notation import cell_name, tile_name
from whistlepost.campaign.reasons.said import said
from whistlepost.campaign.reasons.sides import clashes
from whistlepost.campaign.state import State
from whistlepost.core.errors import Reason


def place_reason(state: State, action: int) -> Reason:
    """Why the tile cannot be placed in this cell, turned so."""
    cell, rotation = divmod(action - n.A_PLACE, 4)
    there, where = tile_at(state, cell), cell_name(cell)
    if there >= 0:
        lies = state.kit.tiles[state.face[there] >> 2].id
        return Reason("occupied", "R9", where, *said("occupied", tile=lies, cell=where))
    gap = gap_at(state, cell)
    if gap < 0:
        return Reason("not-beside", "R9", where, *said("not_beside", cell=where))
    tile = state.kit.tiles[state.hand]
    if rotation >= tile.rotations:
        same = rotation % tile.rotations
        text = said("same_picture", rotation=rotation, same=same, tile=tile.id)
        return Reason("same-picture", "R9", f"{tile.id} r{same}", *text)
    return side_reason(state, gap, state.hand * 4 + rotation)


def side_reason(state: State, gap: int, face: int) -> Reason:
    """Which side or half fails against which neighbour; if only seams do, where the tile fits better."""
    name, first = tile_name(state.kit, face), clashes(state, gap, face)[0]
    if not first.is_seam:
        return Reason("side", "R10", first.cell, *said("side", tile=name, clash=first.said))
    if state.kit.spot:
        turn = next(turn for turn in range(4) if fits(state, gap, (face & ~3) + turn, n.EXACT))
        only = said("only_in_cell", turn=turn)
    else:
        only = said("only_on_table", place=exact_place(state))
    return Reason("mixed", "R11", first.cell, *said("mixed", tile=name, clash=first.said, only=only))


def exact_place(state: State) -> str:
    """`1,0 r2`: a placement in which the tile in hand fits exactly."""
    tile = state.kit.tiles[state.hand]
    places = ((gap, turn) for gap in range(state.gaps) for turn in range(tile.rotations))
    gap, turn = next(place for place in places if fits(state, place[0], state.hand * 4 + place[1], n.EXACT))
    return f"{cell_name(state.gap[gap])} r{turn}"
