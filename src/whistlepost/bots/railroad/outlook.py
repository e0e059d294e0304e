"""What does not change while a turn is planned? How far it is to the end column, what rivals hold, what cards give."""

from __future__ import annotations

import cython

from whistlepost.bots.railroad.atlas import atlas_of
from whistlepost.bots.railroad.taste import USES, Taste, Use
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        CELLS,
        COAST,
        COMPANIES,
        GOODS,
        MOUNTAIN,
        SEAT,
        SHARES,
        STOP_LINK,
        TRACK,
        TRAINS,
        UPGRADES,
    )

EMPTY = 300
"""What `trace` says of an empty space: this and the number of the space."""
NEVER = 300
"""Tenths of moves to the end column where no way is known."""


class Outlook:
    """The facts that hold for a seat while it plans a turn, and room to reckon in."""

    def __init__(self, state: State, seat: int, taste: Taste) -> None:
        if not cython.compiled:  # plain lists stand in for the C arrays
            self.board, self.steps = [0] * CELLS, [0] * TRACK
            self.rival, self.rival_low = [0] * COMPANIES, [0] * COMPANIES
            self.income, self.use, self.turn = [0] * UPGRADES, [0] * UPGRADES, [0] * UPGRADES
            self.cubes, self.gold, self.shares = [0] * UPGRADES, [0] * UPGRADES, [0] * UPGRADES
            self.pool, self.order, self.cost = [0] * GOODS, [0] * TRAINS, [0] * TRAINS
            self.gain, self.spot, self.near = [0] * COMPANIES, [0] * CELLS, [0] * CELLS
        self.kit = state.kit
        self.atlas = atlas_of(state.kit)
        self.seat = seat
        self.taste = taste
        self.horizon = turns_to_come(state, seat)
        self.turns = self.earned = self.token = self.fill = 0
        self.read_cards()
        self.read_rivals(state)
        self.read_steps(state)

    def read_cards(self) -> None:
        """What the upgrades are good for."""
        for card, word in enumerate(self.kit.upgrade_words):
            use = USES.get(word, Use())
            self.income[card], self.use[card], self.turn[card] = use.income, use.token, use.turn
            self.cubes[card], self.gold[card], self.shares[card] = use.cubes, use.gold, use.shares

    def read_rivals(self, state: State) -> None:
        """The most shares that another seat has of each company, and the lowest number among those who have so many."""
        for company in range(COMPANIES):
            held = [0] * self.kit.players
            low = [SHARES] * self.kit.players
            for number in reversed(range(SHARES)):
                owner = state.share[company * SHARES + number] - SEAT
                if owner >= 0 and owner != self.seat:
                    held[owner] += 1
                    low[owner] = number
            self.rival[company] = max(held)
            self.rival_low[company] = min(low[seat] for seat in range(len(held)) if held[seat] == max(held))

    def read_steps(self, state: State) -> None:
        """How many moves, in tenths, each stop is away from the end column; from the west to the east."""
        for cell in range(CELLS):
            self.board[cell] = state.board[cell]
        for stop in range(TRACK):
            self.steps[stop] = NEVER
        for _ in range(3):
            for cell in self.atlas.from_west:
                if state.board[cell] >= 0:
                    self.steps[cell * 2 + 1] = min(self.steps[cell * 2 + 1], onward(self, state, cell * 2 + 1))
                    self.steps[cell * 2] = min(self.steps[cell * 2], onward(self, state, cell * 2))
        for stop in range(COAST, TRACK):
            self.steps[stop] = onward(self, state, stop)


def turns_to_come(state: State, seat: int) -> int:
    """How many turns the seat will have after the present one, as far as can be foreseen."""
    most = state.kit.rounds - state.round + (1 if seat > state.turn else 0)
    for other in range(state.players):
        if other != seat:
            most = min(most, turns_of(state, other))
    return max(most, 0)


def turns_of(state: State, seat: int) -> int:
    """In how many turns this seat could bring its last train off the board, if it hurried."""
    columns = state.kit.column[state.kit.first_end]
    moves = 0
    for train in range(seat * TRAINS, seat * TRAINS + TRAINS):
        stop = state.train[train]
        if 0 <= stop < TRACK:
            moves += columns - 1 if stop >= COAST else max(1, columns - state.kit.column[stop >> 1])
    tokens = state.coal[seat] + state.whistles[seat] * 3 // 2
    return max((moves - tokens + 3) // 4, (moves + 3) // 4) if moves else 0


def onward(outlook: Outlook, state: State, stop: int) -> int:
    """Tenths of moves from this stop to the end column, by the best of its exits; known distances go on from there."""
    if MOUNTAIN * 2 > stop >= state.kit.first_end * 2:
        return 0
    best = NEVER
    mask = 1 << (state.kit.coast_edge[stop - COAST] + 3) % 6 if stop >= COAST else exits_of(state, stop)
    column = 0 if stop >= COAST else state.kit.column[stop >> 1]
    for out in range(6):
        if mask >> out & 1:
            cell = state.kit.coast_cell[stop - COAST] if stop >= COAST else state.kit.beside[(stop >> 1) * 6 + out]
            best = min(best, 10 + beyond(outlook, state, trace(state, cell, (out + 3) % 6), column))
    return best


def exits_of(state: State, stop: int) -> int:
    """The edges that are joined to a stop of a tile; none if the tile has no such stop."""
    return state.kit.exits[state.board[stop >> 1] * 2 + (stop & 1)]


def beyond(outlook: Outlook, state: State, place: int, column: int) -> int:
    """Tenths of moves from a place that a track leads to, for a train that comes from that column."""
    if place >= EMPTY:
        return unbuilt(outlook, state, place - EMPTY)
    if place >= COAST:
        return NEVER
    if outlook.board[place >> 1] != state.board[place >> 1]:
        return unbuilt(outlook, state, place >> 1)
    detour = 8 if state.kit.column[place >> 1] < column else 0
    if state.occupant[place] == outlook.seat + 1:
        return outlook.steps[place] - 6 + detour
    return outlook.steps[place] + detour + (5 if state.occupant[place] else 0)


def unbuilt(outlook: Outlook, state: State, cell: int) -> int:
    """Tenths of moves from a space on which nothing lay when the turn began."""
    return max(10, (outlook.atlas.columns - state.kit.column[cell]) * outlook.taste.column)


def trace(state: State, cell: int, edge: int) -> int:
    """Where the track leads that enters a space by an edge: a stop, an empty space, the coast or the frame."""
    while cell < CELLS:
        tile = state.board[cell]
        if tile < 0:
            return EMPTY + cell
        link = state.kit.link[tile * 6 + edge]
        if link >= STOP_LINK:
            return cell * 2 + link - STOP_LINK
        edge = (link + 3) % 6
        cell = state.kit.beside[cell * 6 + link]
    return cell


def steps_from(outlook: Outlook, state: State, stop: int) -> int:
    """Tenths of moves from a stop to the end column, tiles that were laid since included."""
    if stop < COAST and outlook.board[stop >> 1] != state.board[stop >> 1]:
        return onward(outlook, state, stop)
    return outlook.steps[stop]


def part(points: int, percent: int) -> int:
    """So many per cent, rounded down in both forms of the code, also where points are lost."""
    return (points * percent + 100_000_000) // 100 - 1_000_000
