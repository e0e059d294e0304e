"""Which regions make one precinct, which arms one highway, and what lies beside what (R17-R20)?

A part is a region or an arm on the table; the whole that it belongs to is known by one of its parts.
"""

from __future__ import annotations

import cython

from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.numbers import CELLS, HALVES, ON_ARM, OPEN, PART, PARTS, SEATS, SIDES, SLOTS


# ---- joining


def join_tile(state: State, tile: int) -> None:
    """The tile just laid: each part stands alone at first, then every side opens or meets what is there."""
    kind = state.face[tile] >> 2
    state.region[tile + 1] = state.region[tile] + state.kit.regions[kind]
    state.arm[tile + 1] = state.arm[tile] + state.kit.arms[kind]
    for part in range(state.region[tile], state.region[tile + 1]):
        begin_part(state, part, tile)
        state.status[part] = OPEN
    for part in range(state.arm[tile], state.arm[tile + 1]):
        begin_part(state, part, tile)
    for side in range(SIDES):
        if state.beside[tile * SIDES + side] < 0:
            open_side(state, tile, side)
        else:
            meet(state, tile, side)


def begin_part(state: State, part: int, tile: int) -> None:
    """A part by itself."""
    state.whole[part] = state.ring[part] = part
    state.home[part] = tile
    state.open[part] = 0


def open_side(state: State, tile: int, side: int) -> None:
    """A side along a gap: both halves are open edges, and so is a port (R19)."""
    for half in range(2 * side, 2 * side + 2):
        state.open[state.whole[region_at(state, tile, half)]] += 1
    if arm_at(state, tile, side) >= 0:
        state.open[state.whole[arm_at(state, tile, side)]] += 1


def meet(state: State, tile: int, side: int) -> None:
    """A side along a tile: halves meet in mirror order, highways meet."""
    other = state.beside[tile * SIDES + side]
    back = side ^ 2
    meet_halves(state, tile, 2 * side, other)
    meet_halves(state, tile, 2 * side + 1, other)
    if arm_at(state, tile, side) >= 0:
        state.open[state.whole[arm_at(state, other, back)]] -= 1
        unite(state, arm_at(state, tile, side), arm_at(state, other, back))


def meet_halves(state: State, tile: int, half: int, other: int) -> None:
    """The other half is closed. Equal ground joins; a seam bounds, unless seams join (R17, item 8)."""
    mine = region_at(state, tile, half)
    theirs = region_at(state, other, opposite(half))
    state.open[state.whole[theirs]] -= 1
    if state.kit.joins or state.kit.ground[entry_of(state, mine)] == state.kit.ground[entry_of(state, theirs)]:
        unite(state, mine, theirs)


def opposite(half: int) -> int:
    """The half-edge of the next tile that lies along this one: 0 along 5, 1 along 4, 2 along 7, 3 along 6."""
    return half ^ 5


def region_at(state: State, tile: int, half: int) -> int:
    """The region at that half-edge of a tile as it lies."""
    return state.region[tile] + state.kit.half[state.face[tile] * HALVES + half]


def arm_at(state: State, tile: int, side: int) -> int:
    """The arm that leaves a tile on that side as it lies; -1 for none."""
    arm = state.kit.port[state.face[tile] * SIDES + side]
    return state.arm[tile] + arm if arm >= 0 else -1


def unite(state: State, one: int, other: int) -> None:
    """Two parts belong to one whole from now on. A whole that comes round to itself stays as it is."""
    keep = state.whole[one]
    lose = state.whole[other]
    if keep == lose:
        return
    if is_longer(state, lose, keep):
        keep, lose = lose, keep
    state.open[keep] += state.open[lose]
    part = lose
    while state.whole[part] != keep:
        state.whole[part] = keep
        part = state.ring[part]
    after = state.ring[keep]
    state.ring[keep] = state.ring[lose]
    state.ring[lose] = after


def is_longer(state: State, one: int, other: int) -> bool:
    """Has the first whole more parts? Both rings are walked until one of them has come round."""
    i = state.ring[one]
    j = state.ring[other]
    while i != one and j != other:
        i = state.ring[i]
        j = state.ring[j]
    return i != one


# ---- looking


def whole_of(state: State, part: int) -> int:
    """The precinct of a region, or the highway of an arm, by the part that all its parts know."""
    return state.whole[part]


def is_complete(state: State, part: int) -> bool:
    """Has the precinct no open edge, the highway no open end (R19)?"""
    return state.open[state.whole[part]] == 0


def status_of(state: State, region: int) -> int:
    """What has become of the precinct of a region."""
    return state.status[state.whole[region]]


def set_status(state: State, region: int, status: int) -> None:
    """Note what has become of it."""
    state.status[state.whole[region]] = status


def entry_of(state: State, part: int) -> int:
    """Where the kit's tables tell of this part."""
    tile = state.home[part]
    first = state.arm[tile] if part >= ON_ARM else state.region[tile]
    return (state.face[tile] >> 2) * PARTS + part - first


def cell_of(state: State, part: int) -> int:
    """The cell of the tile on which this part is."""
    return state.cell[state.home[part]]


def first_spot(state: State, part: int) -> int:
    """The first cell of a region or an arm in its picture: by it it is known."""
    entry = entry_of(state, part)
    return state.kit.arm_cell[entry] if part >= ON_ARM else state.kit.region_cell[entry]


def part_at(state: State, tile: int, spot: int) -> int:
    """The region or arm of a tile in which that cell of its picture lies; -1 for none."""
    kind = state.face[tile] >> 2
    part = state.kit.spot_part[kind * CELLS + spot] - 1
    if part < state.kit.regions[kind]:
        return state.region[tile] + part if part >= 0 else -1
    return state.arm[tile] + part - state.kit.regions[kind]


def completed(state: State) -> list[int]:
    """The completed precincts, each by the part that all know."""
    return [
        region
        for region in range(state.region[state.laid])
        if state.whole[region] == region and state.open[region] == 0
    ]


def lowest(state: State, part: int) -> int:
    """The first part of the same whole, in the order in which the tiles were laid."""
    first = part
    other = state.ring[part]
    while other != part:
        first = min(first, other)
        other = state.ring[other]
    return first


def members(state: State, part: int) -> list[int]:
    """All parts of the same whole, in order."""
    found = [part]
    other = state.ring[part]
    while other != part:
        found.append(other)
        other = state.ring[other]
    return sorted(found)


def is_taken(state: State, part: int) -> bool:
    """Is a volunteer of anyone anywhere in this precinct, or on this highway (R14)?"""
    whole = state.whole[part]
    for i in range(SEATS * SLOTS):
        if state.volunteer[i] >= 0 and state.whole[state.volunteer[i] // PART] == whole:
            return True
    return False


# ---- what lies beside what


def borders(state: State, highway: int, precinct: int) -> bool:
    """Does a highway run along this precinct anywhere, or end at its city (R20, item 9)?"""
    arm = highway
    while True:
        tile = state.home[arm]
        mask = state.kit.borders[entry_of(state, arm)]
        for region in range(state.region[tile], state.region[tile + 1]):
            if mask >> (region - state.region[tile]) & 1 and state.whole[region] == state.whole[precinct]:
                return True
        arm = state.ring[arm]
        if arm == highway:
            return False


def are_neighbours(state: State, one: int, precinct: int) -> bool:
    """Do two precincts share a city limit, a highway between them, or a seam (item 34)?"""
    region = one
    while True:
        if touches_inside(state, region, precinct) or touches_across(state, region, precinct):
            return True
        region = state.ring[region]
        if region == one:
            return False


def touches_inside(state: State, region: int, precinct: int) -> bool:
    """Is the precinct beside this region on the same tile?"""
    tile = state.home[region]
    mask = state.kit.touches[entry_of(state, region)]
    for other in range(state.region[tile], state.region[tile + 1]):
        if mask >> (other - state.region[tile]) & 1 and state.whole[other] == state.whole[precinct]:
            return True
    return False


def touches_across(state: State, region: int, precinct: int) -> bool:
    """Is the precinct beyond a seam of this region? Whatever else lies across a side is the same precinct."""
    tile = state.home[region]
    for half in range(HALVES):
        other = state.beside[tile * SIDES + half // 2]
        if other >= 0 and region_at(state, tile, half) == region:
            if state.whole[region_at(state, other, opposite(half))] == state.whole[precinct]:
                return True
    return False
