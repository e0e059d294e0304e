"""What does the track look like to a train on its way? The board of a move, with the tiles laid in it so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from whistlepost.railroad import numbers as n
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.notation import SPACE_NAMES
from whistlepost.railroad.state import State

LEFT = {n.COAL: 1, n.WHISTLE: 2}
"""How many stops a token is good for (M1, M6)."""


@dataclass(frozen=True)
class Printed:
    """The tables of a kit that a search reads often."""

    link: list[int]
    exits: list[int]
    beside: list[int]
    column: list[int]
    rotations: list[int]
    big: list[int]
    ways: list[int]
    priced: list[int]
    end_column: range


@lru_cache(maxsize=64)
def printed(kit: Kit) -> Printed:
    """The tables of this kit."""
    ways = [cell * 6 + (edge + 3) % 6 for cell, edge in zip(kit.coast_cell, kit.coast_edge, strict=True)]
    return Printed(
        list(kit.link),
        list(kit.exits),
        list(kit.beside),
        list(kit.column),
        list(kit.rotations),
        list(kit.big),
        ways,
        list(kit.priced),
        range(kit.first_end, kit.first_end + kit.end_height),
    )


@dataclass(frozen=True)
class Way:
    """A train about to enter a place by an edge: what it has left, and what it has done on the way."""

    place: int
    edge: int
    left: int
    hand: tuple[int, ...]
    laid: tuple[tuple[int, int], ...] = ()
    met: tuple[int, ...] = ()
    origin: int = -1
    """The space it comes from."""
    under: bool = False
    """Has it run under the mountains (X25)?"""


@dataclass(frozen=True)
class Trip:
    """A move: whose train, by which token, from where, among which other trains."""

    state: State
    seat: int
    token: int
    start: int
    board: list[int]
    standing: dict[int, int]
    """The seat whose train stands on a small stop; the train that moves is left out."""
    on: Printed
    purse: tuple[int, int]
    """Coal and whistles that are left when the token is spent."""

    def tile(self, way: Way, cell: int) -> int:
        """What lies on a space."""
        for where, tile in way.laid:
            if where == cell:
                return tile
        return self.board[cell]

    def column(self, stop: int) -> int:
        """The column of a stop; the coast is column 0 (B2)."""
        return 0 if stop >= n.COAST else self.on.column[stop >> 1]

    def is_big(self, way: Way, stop: int) -> bool:
        """Does the stop hold any number of trains (M5)?"""
        return stop < n.COAST and self.on.big[self.tile(way, stop >> 1) // 6] != 0

    def runs_through(self, stop: int) -> bool:
        """Is it a small stop with another train of the same seat (M3)?"""
        return self.standing.get(stop) == self.seat

    def name(self, way: Way, stop: int) -> str:
        """The stop in the notation, as the tiles lie on this way."""
        if stop >= n.COAST:
            return f"coast{stop - n.COAST + 1}"
        tile = self.state.kit.tiles[self.tile(way, stop >> 1) // 6]
        return SPACE_NAMES[stop >> 1] + ("ab"[stop & 1] if len(tile.stops) > 1 else "")

    def outs(self, way: Way, stop: int) -> list[int]:
        """The edges by which a train can leave a stop."""
        if stop >= n.COAST:
            return [self.on.ways[stop - n.COAST] % 6]
        mask = self.on.exits[self.tile(way, stop >> 1) * 2 + (stop & 1)]
        return [edge for edge in range(6) if mask >> edge & 1]

    def leave(self, way: Way, stop: int, out: int) -> Way:
        """The way on from a stop by an exit."""
        cell = stop >> 1
        if stop >= n.COAST:
            return replace(way, place=self.on.ways[stop - n.COAST] // 6, edge=(out + 3) % 6, origin=-1)
        return replace(way, place=self.on.beside[cell * 6 + out], edge=(out + 3) % 6, origin=cell)

    def follow(self, way: Way) -> Way:
        """The way along plain track, up to a stop, an empty space, the coast or the frame."""
        place, edge, origin = way.place, way.edge, way.origin
        seen = set()
        while place < n.CELLS and (place, edge) not in seen:
            seen.add((place, edge))
            tile = self.tile(way, place)
            out = n.STOP_LINK if tile < 0 else self.on.link[tile * 6 + edge]
            if out >= n.STOP_LINK:
                break
            place, edge, origin = self.on.beside[place * 6 + out], (out + 3) % 6, place
        return replace(way, place=place, edge=edge, origin=origin)

    def stop_at(self, way: Way) -> int:
        """The stop that a way followed to its end has come to; -1: an empty space or the frame."""
        if way.place >= n.CELLS:
            return way.place if way.place < n.FRAME else -1
        tile = self.tile(way, way.place)
        link = self.on.link[tile * 6 + way.edge] if tile >= 0 else -1
        return way.place * 2 + link - n.STOP_LINK if link >= n.STOP_LINK else -1

    def lays(self, way: Way) -> Iterator[Way]:
        """The way with each tile of the hand laid ahead, in each rotation (M9)."""
        for slot, kind in enumerate(way.hand):
            if kind not in way.hand[:slot]:
                rest = way.hand[:slot] + way.hand[slot + 1 :]
                for rotation in range(self.on.rotations[kind]):
                    yield replace(way, hand=rest, laid=(*way.laid, (way.place, kind * 6 + rotation)))

    def passes(self, way: Way, stop: int) -> Iterator[Way]:
        """The ways on from a stop that is run through or skipped, not counting what that costs (M7, M8)."""
        met = (*way.met, stop)
        for out in self.outs(way, stop):
            if out != way.edge:
                yield self.leave(replace(way, met=met), stop, out)


def trip_of(state: State, seat: int, train: int, token: int) -> Trip:
    """The move of this train, counted from 0, by this token."""
    board = list(state.board)
    on = printed(state.kit)
    standing: dict[int, int] = {}
    for i, stop in enumerate(state.train):
        small = n.COAST <= stop < n.TRACK or (0 <= stop < n.COAST and not on.big[board[stop >> 1] // 6])
        if small and i != seat * n.TRAINS + train:
            standing[stop] = i // n.TRAINS
    spent = state.mover < 0
    purse = state.coal[seat] - (spent and token == n.COAL), state.whistles[seat] - (spent and token == n.WHISTLE)
    return Trip(state, seat, token, state.train[seat * n.TRAINS + train], board, standing, on, purse)


def tiles_in_hand(state: State, seat: int) -> tuple[int, ...]:
    """The kinds of tile that a seat holds."""
    return tuple(kind for kind in state.hand[seat * n.HAND : (seat + 1) * n.HAND] if kind >= 0)


def departures(trip: Trip) -> list[Way]:
    """The ways out of the stop where the move begins."""
    way = Way(-1, 0, LEFT[trip.token], tiles_in_hand(trip.state, trip.seat))
    return [trip.leave(way, trip.start, out) for out in trip.outs(way, trip.start)]
