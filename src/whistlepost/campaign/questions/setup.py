"""Who begins, and with which tile on the table (R3-R8)?"""

from __future__ import annotations

import cython

from whistlepost.campaign.state import Question, State

if not cython.compiled:
    from whistlepost.campaign.ground import lay
    from whistlepost.campaign.numbers import A_DRAW, CHANCE, LOT, OUT, SEATS, START, TO_DRAW, TURN, UNCONTROLLED


class Lot(Question):
    """Chance: which tile does this player draw for the first turn (R3)? The argument says who draws."""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for kind in range(state.kit.kinds):
            if state.bag[kind] > 0:
                state.offer(A_DRAW + kind)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        kind = action - A_DRAW
        state.bag[kind] -= 1
        state.lot[arg] = kind
        for other in range(state.players):
            if state.lot[other] == TO_DRAW:
                state.ask(LOT, CHANCE, other)
                return
        reveal(state)

    def weight(self, state: State, action: int) -> int:
        return state.bag[action - A_DRAW]


def reveal(state: State) -> None:
    """The highest lot begins; tied leaders draw again, and their old tiles stay out until one begins (R4-R7)."""
    leaders = best_lots(state)
    for seat in range(state.players):
        if state.lot[seat] >= 0:
            state.aside[state.lot[seat]] += 1
    draw_lots(state, leaders)


def best_lots(state: State) -> int:
    """The seats with the best lot, as bits: by value, then by symbols (R4, R5)."""
    best = leaders = 0
    for seat in range(state.players):
        if state.lot[seat] >= 0:
            found = lot_value(state, seat)
            if found > best:
                best = found
                leaders = 0
            if found == best:
                leaders |= 1 << seat
    return leaders


def lot_value(state: State, seat: int) -> int:
    """The value of a seat's tile, and behind it, for ties only, what its symbols add (R4, R5)."""
    return state.kit.value[state.lot[seat]] * 256 + state.kit.symbol_sum[state.lot[seat]]


def draw_lots(state: State, seats: int) -> None:
    """These seats draw. One alone begins; if the bag has not a tile for each of them, the first does."""
    left = 0
    for kind in range(state.kit.kinds):
        left += state.bag[kind]
    if count_of(seats) == 1 or count_of(seats) > left:
        state.first = first_of(seats)
        return_tiles(state)
        state.ask(START, CHANCE, 0)  # the last lots stay in sight until then
        return
    for seat in range(state.players):
        state.lot[seat] = TO_DRAW if seats >> seat & 1 else OUT
    state.ask(LOT, CHANCE, first_of(seats))


def count_of(seats: int) -> int:
    """How many seats these are."""
    number = 0
    for seat in range(SEATS):
        number += seats >> seat & 1
    return number


def first_of(seats: int) -> int:
    """The first of these seats."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def return_tiles(state: State) -> None:
    """What lies aside goes back into the bag (R7, R12)."""
    for kind in range(state.kit.kinds):
        state.bag[kind] += state.aside[kind]
        state.aside[kind] = 0


class Start(Question):
    """Chance: which is the start tile (R8)? It lies as printed (item 4), and nobody has used a turn."""

    def offers(self, state: State, seat: int, arg: int) -> None:
        for kind in range(state.kit.kinds):
            if state.bag[kind] > 0:
                state.offer(A_DRAW + kind)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        kind = action - A_DRAW
        state.bag[kind] -= 1
        lay(state, 0, kind * 4)
        for region in range(state.region[1]):
            if state.open[state.whole[region]] == 0:
                state.status[state.whole[region]] = UNCONTROLLED
        for other in range(SEATS):
            state.lot[other] = OUT
        state.ask(TURN, state.first, 0)

    def weight(self, state: State, action: int) -> int:
        return state.bag[action - A_DRAW]
