"""What will the trains bring to the end tiles? As many as the tokens last for, that with the shortest way first."""

from __future__ import annotations

import cython

from whistlepost.bots.railroad.outlook import Outlook
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.bots.railroad.deliveries import set_aside
    from whistlepost.bots.railroad.outlook import NEVER, part, steps_from
    from whistlepost.railroad.numbers import CATTLE, CELLS, COAST, COMPANIES, GOODS, TRACK, TRAINS
    from whistlepost.railroad.upgrades.card import spots
    from whistlepost.railroad.verbs import shares_of, trains_on_board

IDLE = 50
"""What a token is worth that nothing can be done with (E4)."""


def end_tiles(outlook: Outlook, state: State) -> int:
    """What the trains will deliver, and what the tokens are worth that are left over."""
    budget = tokens_to_come(outlook, state)
    points = 0
    trains = sort_trains(outlook, state)
    for i in range(trains):
        if budget == 0:
            break
        steps = outlook.cost[i]
        promise = best_end(outlook, state, state.train[outlook.order[i]], steps, i == trains - 1)
        if budget >= steps:
            points += promise
            budget -= steps
        else:
            points += max(promise, 0) * budget // steps * outlook.taste.short_of // 100
            budget = 0
    return points + tokens_left(outlook, budget, trains)


def tokens_to_come(outlook: Outlook, state: State) -> int:
    """Tenths of moves that the seat will be able to make, with no more tokens in a turn than it may spend."""
    waiting = state.turn == outlook.seat and not state.moved and state.mover < 0
    whistles = state.whistles[outlook.seat] + (1 if waiting else 0)
    most = outlook.turns * spots(state, outlook.seat)
    earned = outlook.turns * state.kit.round_coal * 10 + outlook.earned
    if state.round < state.kit.whistle_round <= state.round + outlook.turns:
        earned += outlook.taste.whistle * state.kit.round_whistles - state.kit.round_coal * 10
    most = most * 10 + min(whistles, most) * (outlook.taste.whistle - 10)
    return max(0, min(state.coal[outlook.seat] * 10 + whistles * outlook.taste.whistle + earned, most))


def sort_trains(outlook: Outlook, state: State) -> int:
    """Note the seat's trains on the board, that with the shortest way first; how many there are."""
    count = 0
    for train in range(outlook.seat * TRAINS, outlook.seat * TRAINS + TRAINS):
        stop = state.train[train]
        if 0 <= stop < TRACK:
            steps = min(steps_from(outlook, state, stop), NEVER)
            i = count
            while i > 0 and outlook.cost[i - 1] > steps:
                outlook.cost[i] = outlook.cost[i - 1]
                outlook.order[i] = outlook.order[i - 1]
                i -= 1
            outlook.cost[i] = steps
            outlook.order[i] = train
            count += 1
    return count


def best_end(outlook: Outlook, state: State, stop: int, steps: int, last: bool) -> int:
    """What the best end tile for this train promises, beyond what its cubes are worth; they are set aside for it."""
    best = -100000
    where = 0
    at = state.kit.coast_cell[stop - COAST] if stop >= COAST else stop >> 1
    straight = outlook.atlas.columns - (1 if stop >= COAST else state.kit.column[at])
    for cell in range(state.kit.first_end, state.kit.first_end + state.kit.end_height):
        spot = state.board[cell] // 6 * 2
        if state.kit.choosy[spot >> 1] and not last:
            continue
        most = offered(outlook, state, spot, steps)
        most -= max(0, outlook.atlas.hexes[at * CELLS + cell] - straight) * outlook.taste.aside
        if most > best:
            promise = delivered(outlook, state, spot, most, steps)
            if promise > best:
                best = promise
                where = spot
    set_aside(outlook, where)
    return part(best + outlook.taste.berth, max(0, 100 - steps * outlook.taste.patience // 10))


def offered(outlook: Outlook, state: State, spot: int, steps: int) -> int:
    """What an end tile gives for all that it asks: fame, for shares and for trains too; shares; less what it costs."""
    points = state.kit.fame[spot] * 100
    if state.kit.per_share[spot]:
        points += state.kit.per_share[spot] * shares_of(state, outlook.seat) * 100
    if state.kit.per_train[spot]:
        points += state.kit.per_train[spot] * trains_then(state, steps) * 100
    for company in range(COMPANIES):
        if state.kit.companies[spot] >> company & 1:
            points += outlook.gain[company]
    fare = min(state.kit.fare_coal[spot] * 10, state.kit.fare_whistles[spot] * outlook.taste.whistle)
    return points - fare * outlook.token // 10


def trains_then(state: State, steps: int) -> int:
    """How many other trains, of anyone, will be on the board when a train that is so far away reaches the end."""
    out = -1 - state.players * steps // 80
    for seat in range(state.players):
        out += trains_on_board(state, seat)
    return max(0, out)


def delivered(outlook: Outlook, state: State, spot: int, gain: int, steps: int) -> int:
    """What an end tile promises to a train that is so far away, if it gives so much: by the cubes that are missing."""
    stops = (steps - 5) // 10
    chance = 100
    for i in range(spot * GOODS, spot * GOODS + GOODS):
        want = outlook.atlas.want[i]
        if want < 0:
            break
        if outlook.pool[want & 7] > want >> 3:
            gain -= outlook.taste.rare if want & 7 >= CATTLE else outlook.taste.common
        else:
            chance = chance * (outlook.taste.near_fill if stops > 0 else outlook.fill) // 100
            stops -= 1
    if state.kit.per_share[spot]:
        gain -= outlook.taste.dropped
    return part(gain, chance) - state.kit.penalty[spot] * (100 - chance)


def tokens_left(outlook: Outlook, budget: int, trains: int) -> int:
    """What the seat will make of the tokens that its trains do not need."""
    best = outlook.token if trains or outlook.token > outlook.taste.token else IDLE
    first = min(budget, outlook.turns * 20)
    return (first * best + (budget - first) * min(best, outlook.taste.extra)) // 10
