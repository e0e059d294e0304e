"""Why can the tile in hand not lie there (R9-R11)?"""

from __future__ import annotations

from whistlepost.campaign import numbers as n
from whistlepost.campaign.ground import fits, gap_at, tile_at
from whistlepost.campaign.notation import cell_name, tile_name
from whistlepost.campaign.reasons.sides import clashes
from whistlepost.campaign.state import State
from whistlepost.core.errors import Reason


def place_reason(state: State, action: int) -> Reason:
    """Why the tile cannot be placed in this cell, turned so."""
    cell, rotation = divmod(action - n.A_PLACE, 4)
    there, where = tile_at(state, cell), cell_name(cell)
    if there >= 0:
        text = f"{state.kit.tiles[state.face[there] >> 2].id} lies at {where} already."
        return Reason("occupied", "R9", where, text)
    gap = gap_at(state, cell)
    if gap < 0:
        return Reason("not-beside", "R9", where, f"No tile lies beside {where}; a tile is placed beside one.")
    tile = state.kit.tiles[state.hand]
    if rotation >= tile.rotations:
        same = rotation % tile.rotations
        text = f"Turned by {rotation} and by {same}, {tile.id} looks the same: choose r{same}."
        return Reason("same-picture", "R9", f"{tile.id} r{same}", text)
    return side_reason(state, gap, state.hand * 4 + rotation)


def side_reason(state: State, gap: int, face: int) -> Reason:
    """Which side or half fails against which neighbour; if only seams do, where the tile fits better."""
    name, first = tile_name(state.kit, face), clashes(state, gap, face)[0]
    if not first.is_seam:
        return Reason("side", "R10", first.cell, f"{name} does not fit there: {first}.")
    better = f"{name} would lie mixed: {first}. That is allowed only where the tile fits exactly nowhere"
    if state.kit.spot:
        turn = next(turn for turn in range(4) if fits(state, gap, (face & ~3) + turn, n.EXACT))
        return Reason("mixed", "R11", first.cell, f"{better} in the same cell; here it does as r{turn}.")
    return Reason("mixed", "R11", first.cell, f"{better}; it does at {exact_place(state)}.")


def exact_place(state: State) -> str:
    """`1,0 r2`: a placement in which the tile in hand fits exactly."""
    tile = state.kit.tiles[state.hand]
    places = ((gap, turn) for gap in range(state.gaps) for turn in range(tile.rotations))
    gap, turn = next(place for place in places if fits(state, place[0], state.hand * 4 + place[1], n.EXACT))
    return f"{cell_name(state.gap[gap])} r{turn}"
