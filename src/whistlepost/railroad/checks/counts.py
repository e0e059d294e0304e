"""Is every figure one that can be? Ranges, limits, and nothing with seats that nobody has."""

from __future__ import annotations

import cython

from whistlepost.railroad.checks.invariant import Invariant
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        AGENDA,
        BOTTOM,
        CELLS,
        COMPANIES,
        CUBE_LIMIT,
        GOODS,
        HAND,
        KINDS,
        MET,
        NUGGETS,
        ON_BOARD,
        PRICED,
        PURCHASES,
        ROW,
        SEAT,
        SEATS,
        SHARES,
        SPOTS,
        TRAINS,
        UNPLACED,
        UPGRADES,
    )
    from whistlepost.railroad.upgrades.card import spots

MOST = 10_000
"""No token, fame or nugget count comes near it in a game."""


class Lengths(Invariant):
    """Players, round, turn, and the lengths of agenda, bottom and stops met are such as can be."""

    def holds(self, before: State, after: State) -> bool:
        kit = after.kit
        if after.players != kit.players or not 0 <= after.round <= kit.rounds or not 0 <= after.turn < kit.players:
            return False
        if not 0 <= after.depth <= AGENDA or not 0 <= after.bottoms <= BOTTOM or not 0 <= after.mets <= MET:
            return False
        flags = after.moved | after.ending | after.finished
        return -1 <= after.mover < kit.trains and 0 <= flags <= 1


class Places(Invariant):
    """Every tile, train, share and upgrade is something that there is, in a place that there is."""

    def holds(self, before: State, after: State) -> bool:
        return tiles_exist(after) and hands_exist(after) and holders_exist(after)


def tiles_exist(state: State) -> bool:
    """Are the tiles on the board, open and under the stack tiles of this game, in rotations of their own?"""
    for cell in range(CELLS):
        tile = state.board[cell]
        if not -1 <= tile < state.kit.kinds * 6 or (tile >= 0 and cell >= state.kit.spaces):
            return False
        if tile >= 0 and tile % 6 >= state.kit.rotations[tile // 6]:
            return False
    for place in range(ROW):
        if not -1 <= state.row[place] < state.kit.kinds:
            return False
    for i in range(state.bottoms):
        if not 0 <= state.bottom[i] >> 4 < state.kit.kinds or (state.bottom[i] & 15) >= state.players:
            return False
    return True


def hands_exist(state: State) -> bool:
    """Are the tiles in hand tiles of this game, shown or not, and the trains in places that there are?"""
    for slot in range(SEATS * HAND):
        if not -1 <= state.hand[slot] < state.kit.kinds or not 0 <= state.shown[slot] <= 1:
            return False
    for train in range(SEATS * TRAINS):
        if not -1 <= state.train[train] <= UNPLACED:
            return False
    return True


def holders_exist(state: State) -> bool:
    """Are shares and upgrades with seats that there are, in the stack or market, or out of the game?"""
    for share in range(COMPANIES * SHARES):
        if not 0 <= state.share[share] < state.players + SEAT:
            return False
    for card in range(UPGRADES):
        owner = state.owner[card]
        if not 0 <= owner < state.players + SEAT and not is_priced(state, owner - ON_BOARD):
            return False
        if card >= state.kit.upgrades and owner > 0:
            return False
    return True


def is_priced(state: State, space: int) -> bool:
    """Is it a mountain space on which an upgrade may lie (X3)?"""
    return 0 <= space < PRICED and state.kit.ground_card[space] != 0


class Seats(Invariant):
    """A seat that nobody has holds nothing."""

    def holds(self, before: State, after: State) -> bool:
        for seat in range(after.players, SEATS):
            if after.coal[seat] or after.whistles[seat] or after.fame[seat] or after.sealed[seat] or after.result[seat]:
                return False
            if has_pieces(after, seat):
                return False
        return True


def has_pieces(state: State, seat: int) -> bool:
    """Has the seat any tile, train, cube or nugget?"""
    for slot in range(seat * HAND, seat * HAND + HAND):
        if state.hand[slot] >= 0 or state.shown[slot]:
            return True
    for train in range(seat * TRAINS, seat * TRAINS + TRAINS):
        if state.train[train] >= 0:
            return True
    for good in range(seat * GOODS, seat * GOODS + GOODS):
        if state.cubes[good]:
            return True
    for value in range(seat * NUGGETS, seat * NUGGETS + NUGGETS):
        if state.gold[value]:
            return True
    return False


class Counts(Invariant):
    """No count is below nothing."""

    def holds(self, before: State, after: State) -> bool:
        for seat in range(SEATS):
            if after.coal[seat] < 0 or after.whistles[seat] < 0 or after.sealed[seat] < 0:
                return False
            if after.coal[seat] > MOST or after.whistles[seat] > MOST:
                return False
        for good in range(SEATS * GOODS):
            if after.cubes[good] < 0:
                return False
        for value in range(SEATS * NUGGETS):
            if after.gold[value] < 0:
                return False
        for value in range(NUGGETS):
            if after.nuggets[value] < 0 or after.lost_gold[value] < 0:
                return False
        for kind in range(KINDS):
            if after.stack[kind] < 0 or after.gone[kind] < 0:
                return False
        return True


class Fame(Invariant):
    """Fame never falls below nothing, nor does a result (L6)."""

    def holds(self, before: State, after: State) -> bool:
        for seat in range(SEATS):
            if not 0 <= after.fame[seat] <= MOST or not 0 <= after.result[seat] <= MOST:
                return False
        return True


class Cubes(Invariant):
    """Nobody holds more than ten cubes (L2)."""

    def holds(self, before: State, after: State) -> bool:
        for seat in range(after.players):
            held = 0
            for good in range(GOODS):
                held += after.cubes[seat * GOODS + good]
            if held > CUBE_LIMIT:
                return False
        return True


class Spots(Invariant):
    """At most four tokens are spent in a turn (T2); five with a card for it, if one is a whistle (X20)."""

    def holds(self, before: State, after: State) -> bool:
        if after.spent_coal < 0 or after.spent_whistles < 0:
            return False
        spent = after.spent_coal + after.spent_whistles
        return spent <= SPOTS or (spent <= spots(after, after.turn) and after.spent_whistles > 0)


class Purchases(Invariant):
    """At most two upgrades are bought in a turn (T2)."""

    def holds(self, before: State, after: State) -> bool:
        return 0 <= after.bought <= PURCHASES
