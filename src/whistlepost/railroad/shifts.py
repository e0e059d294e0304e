"""To which other stops of its column can a train be moved (X14, X23)?"""

from __future__ import annotations

import cython

from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import CELLS, COAL, COAST, STOP_LINK, TRACK, TRAINS
    from whistlepost.railroad.routes import begin, column, exits, give_up, is_big, may_end, runs_through, way_out
    from whistlepost.railroad.upgrades.card import barred, toll
    from whistlepost.railroad.verbs import cubes_of


def is_shift(state: State, seat: int, train: int, stop: int) -> bool:
    """Can this train be moved to this stop: one of its column, or one beyond an own train there?"""
    if (
        stop == state.train[seat * TRAINS + train]
        or not exists(state, stop)
        or toll(state, seat, state.train[seat * TRAINS + train]) > cubes_of(state, seat)
    ):
        return False
    begin(state, train, COAL)
    found = (
        stop != state.start
        and is_open(state, stop)
        and (column(state, stop) == state.from_column or is_beyond(state, stop))
    )
    give_up(state)
    return found


def exists(state: State, stop: int) -> bool:
    """Is there such a stop on the board or the coast?"""
    return stop >= COAST or (state.board[stop >> 1] >= 0 and exits(state, stop) != 0)


def is_open(state: State, stop: int) -> bool:
    """A free small stop, or a big one that nobody bars."""
    return not barred(state, state.turn, stop) if is_big(state, stop) else state.occupant[stop] == 0


def is_beyond(state: State, stop: int) -> bool:
    """Does the track lead there from a small stop of the column with an own train, as in a move with coal (M3)?"""
    if not may_end(state, stop):
        return False
    for other in range(TRACK):
        if exists(state, other) and column(state, other) == state.from_column and runs_through(state, other):
            if passes_to(state, other, stop, -1):
                return True
    return False


def passes_to(state: State, own: int, stop: int, edge: int) -> bool:
    """Does some track from this own train's stop lead to the stop, through more own trains if need be?"""
    state.met[state.mets] = own
    state.mets += 1
    found = False
    for out in range(6):
        if exits(state, own) >> out & 1 and out != edge and follows_to(state, own, out, stop):
            found = True
            break
    state.mets -= 1
    return found


def follows_to(state: State, own: int, out: int, stop: int) -> bool:
    """Does the track that leaves by this exit lead to the stop over tiles that lie there already?"""
    cell = way_out(state, own, out)
    edge = (out + 3) % 6
    while cell < CELLS and state.board[cell] >= 0:
        link = state.kit.link[state.board[cell] * 6 + edge]
        if link >= STOP_LINK:
            return meets(state, cell * 2 + link - STOP_LINK, edge, stop)
        cell = state.kit.beside[cell * 6 + link]
        edge = (link + 3) % 6
    return False


def meets(state: State, here: int, edge: int, stop: int) -> bool:
    """At the next stop: is it the one, or one with an own train that leads on to it?"""
    if here == stop:
        return True
    for i in range(state.mets):
        if state.met[i] == here:
            return False
    return here != state.start and runs_through(state, here) and passes_to(state, here, stop, edge)
