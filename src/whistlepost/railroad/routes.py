"""Where can a train go? The search along the track, and the run of a train from choice to choice (M1-M10)."""

from __future__ import annotations

import cython

from whistlepost.railroad.ground import Ground
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        BRANCH,
        CELLS,
        COAL,
        COAST,
        FRAME,
        HAND,
        LAND,
        LAY,
        MOUNTAIN,
        SEATS,
        STOP_LINK,
        TRACK,
        TRAINS,
    )
    from whistlepost.railroad.stops.stop import admits
    from whistlepost.railroad.upgrades.card import barred


def column(state: State, stop: int) -> int:
    """The column of a stop, counted from the east; the coast is column 0 (B1, B2)."""
    return 0 if stop >= COAST else state.kit.column[stop >> 1]


def is_big(state: State, stop: int) -> bool:
    """Does a stop on the board hold any number of trains (M5)?"""
    return stop < COAST and state.kit.big[state.board[stop >> 1] // 6] != 0


def exits(state: State, stop: int) -> int:
    """The edges that are joined to a stop, as bits."""
    if stop >= COAST:
        return 1 << (state.kit.coast_edge[stop - COAST] + 3) % 6
    return state.kit.exits[state.board[stop >> 1] * 2 + (stop & 1)]


def way_out(state: State, stop: int, out: int) -> int:
    """The space, or coast stop, or frame, that an exit of a stop leads to."""
    return state.kit.coast_cell[stop - COAST] if stop >= COAST else state.kit.beside[(stop >> 1) * 6 + out]


def may_end(state: State, stop: int) -> bool:
    """May the moving train end on this stop, of all it could reach (M2-M4, M10, U11)?"""
    if state.token == COAL and (stop >= COAST or stop == state.start or column(state, stop) < state.from_column):
        return False
    if state.tunnelled and not near_mountains(state, stop):
        return False
    if is_big(state, stop):
        if state.kit.choosy[state.board[stop >> 1] // 6] and not admits(state, state.turn, stop):
            return False
        return not barred(state, state.turn, stop)
    return state.occupant[stop] == 0


def near_mountains(state: State, stop: int) -> bool:
    """Is it a stop in the mountains or next to them, in columns 5 to 8 (X25)?"""
    return 5 <= column(state, stop) <= 8


def was_met(state: State, stop: int) -> bool:
    """Has this move met the stop already (M8)?"""
    for i in range(state.mets):
        if state.met[i] == stop:
            return True
    return False


def reaches(state: State, cell: int, edge: int, left: int) -> bool:
    """Can the move still end legally if the train now enters this space by this edge, with so many stops left?"""
    while cell < CELLS:
        tile = state.board[cell]
        if tile < 0:
            return can_lay(state, cell, edge, left) or leads_under(state, cell, edge, left)
        link = state.kit.link[tile * 6 + edge]
        if link >= STOP_LINK:
            return can_use(state, cell * 2 + link - STOP_LINK, edge, left)
        cell = state.kit.beside[cell * 6 + link]
        edge = link + 3 if link < 3 else link - 3
    return cell < FRAME and may_end(state, cell)


def can_lay(state: State, cell: int, edge: int, left: int) -> bool:
    """Does some tile from hand, in some rotation, lead the train on to a legal end (M9)?"""
    if state.tunnelled or 0 <= cell - state.kit.first_end < state.kit.end_height:  # only end tiles lie there (B1)
        return False
    first = state.turn * HAND
    found = False
    for slot in range(first, first + HAND):
        kind = state.hand[slot]
        if kind < 0 or (slot > first and state.hand[slot - 1] == kind):
            continue
        state.hand[slot] = -1
        for turned in range(state.kit.rotations[kind]):
            state.board[cell] = kind * 6 + turned
            if goes_on(state, cell, edge, left):
                found = True
                break
        state.board[cell] = -1
        state.hand[slot] = kind
        if found:
            return True
    return False


def goes_on(state: State, cell: int, edge: int, left: int) -> bool:
    """With a tile just laid on this space: can it be paid, if it costs anything, and the move then end legally?"""
    if state.kit.priced[cell]:
        ground: Ground = state.kit.ground
        return ground.goes_on(state, cell, edge, left)
    return reaches(state, cell, edge, left)


def leads_under(state: State, cell: int, edge: int, left: int) -> bool:
    """Is there another way on than laying a tile on this empty space?"""
    ground: Ground = state.kit.ground
    return ground.leads_under(state, cell, edge, left)


def can_use(state: State, stop: int, edge: int, left: int) -> bool:
    """Can the train that meets this stop end on it, run through it or skip it, and so end legally?"""
    if stop == state.start:
        return may_end(state, stop)
    if was_met(state, stop):
        return False
    if runs_through(state, stop):
        return can_leave(state, stop, edge, left)
    return may_end(state, stop) or (left > 1 and can_leave(state, stop, edge, left - 1))


def runs_through(state: State, stop: int) -> bool:
    """Is it a small stop with an own train, which is run through free of charge (M3)?"""
    return state.occupant[stop] == state.turn + 1


def can_leave(state: State, stop: int, edge: int, left: int) -> bool:
    """Does some exit other than the one the train came in by lead on to a legal end (M7)?"""
    state.met[state.mets] = stop
    state.mets += 1
    found = False
    cell = stop >> 1
    mask = exits(state, stop) & ~(1 << edge)
    for out in range(6):
        if mask >> out & 1 and reaches(state, state.kit.beside[cell * 6 + out], out + 3 if out < 3 else out - 3, left):
            found = True
            break
    state.mets -= 1
    return found


def begin(state: State, train: int, token: int) -> None:
    """Take a train of the seat whose turn it is off its stop, for a move or for the question whether there is one."""
    state.mover = train
    state.token = token
    state.start = state.train[state.turn * TRAINS + train]
    state.stop = state.start
    state.from_column = column(state, state.start)
    state.mets = 0
    state.tunnelled = 0
    state.climbed = MOUNTAIN <= state.start >> 1 < CELLS
    if not is_big(state, state.start):
        state.occupant[state.start] = 0


def give_up(state: State) -> None:
    """Put the train that was taken off back on its stop."""
    if not is_big(state, state.start):
        state.occupant[state.start] = state.turn + 1
    state.mover = -1


def can_depart(state: State, train: int, token: int, out: int) -> bool:
    """Could this train of the seat whose turn it is leave by this exit, if the token and the toll are paid?"""
    begin(state, train, token)
    stop = state.start
    possible = bool(exits(state, stop) >> out & 1) and leads_on(state, stop, out, 1 if token == COAL else 2)
    give_up(state)
    return possible


def leads_on(state: State, stop: int, out: int, left: int) -> bool:
    """Can the move end legally if the train leaves this stop by this exit?"""
    return reaches(state, way_out(state, stop, out), (out + 3) % 6, left)


def set_out(state: State, stop: int, out: int) -> None:
    """Let the train leave a stop by an exit."""
    state.cell = way_out(state, stop, out)
    state.edge = (out + 3) % 6


def run(state: State) -> None:
    """Run the train along the track to the next choice: an empty space, a stop to pass, or the end of the move."""
    while state.cell < CELLS:
        tile = state.board[state.cell]
        if tile < 0:
            state.ask(LAY, state.turn, 0)
            return
        if state.cell >= MOUNTAIN:
            state.climbed = 1
        link = state.kit.link[tile * 6 + state.edge]
        if link >= STOP_LINK:
            meet(state, state.cell * 2 + link - STOP_LINK)
            return
        state.edge = (link + 3) % 6
        state.cell = state.kit.beside[state.cell * 6 + link]
    state.stop = state.cell
    state.ask(LAND, state.turn, 0)


def meet(state: State, stop: int) -> None:
    """At a stop: the move ends here, or the player says how it goes on."""
    state.stop = stop
    last = state.left == 1 and not runs_through(state, stop)
    state.ask(LAND if stop == state.start or last else BRANCH, state.turn, 0)


def pass_by(state: State, out: int) -> None:
    """Run through or skip the stop that was met, and leave it by this exit."""
    if not runs_through(state, state.stop):
        state.left -= 1
    state.met[state.mets] = state.stop
    state.mets += 1
    set_out(state, state.stop, out)


def recover(state: State) -> None:
    """Work out what follows from the rest of a position: which small stops are taken, and where the move began."""
    moving = state.turn * TRAINS + state.mover if state.mover >= 0 else -1
    for i in range(TRACK):
        state.occupant[i] = 0
    for i in range(SEATS * TRAINS):
        stop = state.train[i]
        if 0 <= stop < TRACK and i != moving and not is_big(state, stop):
            state.occupant[stop] = i // TRAINS + 1
    if moving >= 0:
        state.start = state.train[moving]
        state.from_column = column(state, state.start)
    state.count = -1
