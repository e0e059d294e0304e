"""What may be delivered to towns in the turns to come? The cubes for it are set aside."""

from __future__ import annotations

import cython

from whistlepost.bots.railroad.outlook import Outlook
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.bots.railroad.outlook import part
    from whistlepost.railroad.numbers import CATTLE, CELLS, COAST, COMPANIES, GOODS, TRACK, TRAINS

PLANS = 2
"""So many towns are counted on."""


def towns(outlook: Outlook, state: State) -> int:
    """The towns that promise most."""
    points = 0
    found = near_towns(outlook, state)
    for _ in range(PLANS):
        best = 0
        chosen = -1
        for i in range(found):
            promise = town(outlook, state, outlook.spot[i], outlook.near[i])
            if promise > best:
                best = promise
                chosen = i
        if chosen < 0:
            break
        points += best
        set_aside(outlook, outlook.spot[chosen])
        outlook.near[chosen] = 0
    return points


def near_towns(outlook: Outlook, state: State) -> int:
    """Note the towns near the seat's trains; how many there are."""
    found = 0
    for cell in range(state.kit.spaces):
        tile = state.board[cell]
        if tile >= 0 and state.kit.special[tile // 6] and state.kit.companies_shown[tile // 6]:
            near = nearness(outlook, state, cell)
            if near > 0 and found < CELLS:
                outlook.spot[found] = tile // 6 * 2
                outlook.near[found] = near
                found += 1
    return found


def nearness(outlook: Outlook, state: State, cell: int) -> int:
    """Per cent: the chance that one of the seat's trains visits this space."""
    best = 0
    for train in range(outlook.seat * TRAINS, outlook.seat * TRAINS + TRAINS):
        stop = state.train[train]
        if 0 <= stop < TRACK:
            at = state.kit.coast_cell[stop - COAST] if stop >= COAST else stop >> 1
            away = outlook.atlas.hexes[at * CELLS + cell] + (1 if stop >= COAST else 0)
            near = outlook.taste.town_near - outlook.taste.town_fade * (1 if away == 0 else away - 1)
            if near > best and stop < COAST and state.kit.column[stop >> 1] > state.kit.column[cell]:
                near = near * outlook.taste.east // 100
            best = max(best, near)
    return best


def town(outlook: Outlook, state: State, spot: int, near: int) -> int:
    """What a delivery to a town promises beyond the worth of its cubes: by how near it is, and by what is missing."""
    gain = state.kit.fame[spot] * 100
    for company in range(COMPANIES):
        if state.kit.companies[spot] >> company & 1:
            gain += outlook.gain[company]
    spent = 0
    for i in range(spot * GOODS, spot * GOODS + GOODS):
        want = outlook.atlas.want[i]
        if want < 0:
            break
        if outlook.pool[want & 7] > want >> 3:
            spent += outlook.taste.rare if want & 7 >= CATTLE else outlook.taste.common
        else:
            gain = gain * outlook.taste.town_fill // 100
    return part(gain - spent, near)


def set_aside(outlook: Outlook, spot: int) -> None:
    """The cubes that go there are not to be counted twice."""
    for i in range(spot * GOODS, spot * GOODS + GOODS):
        want = outlook.atlas.want[i]
        if want < 0:
            break
        if outlook.pool[want & 7] > 0:
            outlook.pool[want & 7] -= 1
