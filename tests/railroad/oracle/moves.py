"""Which complete moves may a train make?

Every way along the track is walked, every tile of the hand is tried in every space that the track leads into, and what
ends where a train may end is a move. Nothing is remembered between branches and nothing is cut off early.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from .board import Board, Laid, Tiles, exits, group_at, is_big, is_last_stop, read_board
from .geometry import NEXT_TO_MOUNTAINS, across, column, is_coast, opposite, space_of
from .mountains import PRICED, columns_of, is_last_train, payments, purse, tunnels, upgrades_lying
from .position import Position, foreign_owners, foreign_seats, hand_of, on_board, tokens_to_spend, trains_of, words
from .tiles import rotations


@dataclass(frozen=True)
class Move:
    """What a move is to somebody who watches the board."""

    token: str  # coal or whistle
    exit: int  # the edge by which the train leaves its stop
    path: tuple[tuple[str, int], ...]  # each stop run through or skipped, with the edge by which it was left
    laid: tuple[tuple[str, str, int], ...]  # space, tile id, rotation
    end: str  # the stop where the train lands
    paid: tuple[tuple[str, str], ...] = ()  # X7: each priced space in its order; coal, whistle or nothing
    tunnel: tuple[str, int] | None = None  # X25: the mountain space and the edge where the train comes out again


@dataclass(frozen=True)
class Surroundings:
    """What stays the same during the whole move."""

    tiles: Tiles
    start: str
    own: frozenset[str]  # stops of the other trains of the seat
    foreign: frozenset[str]  # stops of everybody else's trains
    barred: frozenset[str]  # stops where a foreign Blocking Signal stands (U11)
    columns: str  # from the east (B1, X1)
    lying: Mapping[str, str]  # upgrades on mountain spaces (X3)
    last: bool  # is it the seat's last train (X17)?


@dataclass(frozen=True)
class Way:
    """What the train has done so far in this move."""

    token: str
    exit: int
    board: Board
    hand: tuple[str, ...]
    tokens: Mapping[str, int]  # what is left to pay with
    cards: frozenset[str]  # the seat's upgrades, those gained on the way too (X8)
    path: tuple[tuple[str, int], ...] = ()
    laid: tuple[tuple[str, str, int], ...] = ()
    skipped: int = 0
    paid: tuple[tuple[str, str], ...] = ()
    tunnel: tuple[str, int] | None = None


def complete_moves(position: Position, tiles: Tiles, seat: int, train: int) -> set[Move]:
    """M1-M11, X7, X25: every legal move of the train, to its end."""
    start = trains_of(position, seat)[train]
    if not on_board(start) or not may_leave(position, seat, start):
        return set()
    around = surroundings(position, tiles, seat, train)
    moves: set[Move] = set()
    for token in tokens_to_spend(position, seat):
        for edge in exits(read_board(position), tiles, start):
            moves |= set(run_out(around, set_out(position, seat, token, edge), space_of(start), edge))
    return moves


def set_out(position: Position, seat: int, token: str, edge: int) -> Way:
    """The token that moves the train is gone before anything else is paid (X7)."""
    held = purse(position, seat)
    left = {**held, token: held[token] - 1}
    cards = frozenset(words(position, "upgrades", seat))
    return Way(token, edge, read_board(position), hand_of(position, seat), left, cards)


def turn_moves(position: Position, tiles: Tiles, seat: int) -> set[tuple[int, Move]]:
    """T3: every move of every train that the seat has on the board, with the number of the train."""
    return {
        (train, move)
        for train in range(len(trains_of(position, seat)))
        for move in complete_moves(position, tiles, seat, train)
    }


def run_out(around: Surroundings, way: Way, place: str, edge: int) -> Iterator[Move]:
    """The train leaves a space or a coast stop across this edge."""
    there = across(place, edge, around.columns)
    if there is None:
        return  # B4: the frame is a dead end
    if is_coast(there):
        yield from arrive(around, way, there, opposite(edge))
    elif there in way.board:
        yield from run_in(around, way, there, opposite(edge))
    elif way.tunnel is None:  # X25: nothing is laid after a tunnel
        yield from lay(around, way, there, opposite(edge))
        yield from run_under(around, way, there, opposite(edge))


def run_in(around: Surroundings, way: Way, space: str, edge: int) -> Iterator[Move]:
    """The train comes onto a tile: to a stop, or out again at the other end of the track (B3, B6)."""
    group, stop = group_at(way.board, around.tiles, space, edge)
    if stop is not None:
        yield from arrive(around, way, stop, edge)
        return
    for out in group:
        if out != edge:
            yield from run_out(around, way, space, out)


def lay(around: Surroundings, way: Way, space: str, edge: int) -> Iterator[Move]:
    """M9: each tile in hand in each rotation, equal tiles and equal pictures once. U15: up to the whole hand."""
    for tile in sorted(set(way.hand)):
        rest = list(way.hand)
        rest.remove(tile)
        for rotation in rotations(around.tiles[tile]):
            board: dict[str, Laid] = {**way.board, space: (tile, rotation)}
            laid = (*way.laid, (space, tile, rotation))
            for settled in settle(around, replace(way, board=board, hand=tuple(rest), laid=laid), space):
                yield from run_in(around, settled, space, edge)


def settle(around: Surroundings, way: Way, space: str) -> Iterator[Way]:
    """X7: the tile just laid is paid, if its space has a price; X8: then the upgrade lying there is the seat's."""
    if space not in PRICED:
        yield way
        return
    cards = way.cards | {around.lying[space]} if space in around.lying else way.cards
    for token, cost in payments(space, way.tokens, way.cards):
        left = {held: count - cost * (held == token) for held, count in way.tokens.items()}
        yield replace(way, tokens=left, cards=cards, paid=(*way.paid, (space, token)))


def run_under(around: Surroundings, way: Way, space: str, edge: int) -> Iterator[Move]:
    """X25: under empty mountain spaces, with a whistle, in place of the stop that might be skipped."""
    if way.token != "whistle" or way.skipped > 0 or "tunnel-network" not in way.cards:
        return
    for last, out in tunnels(way.board, space, edge):
        yield from run_out(around, replace(way, skipped=1, tunnel=(last, out)), last, out)


def arrive(around: Surroundings, way: Way, stop: str, edge: int) -> Iterator[Move]:
    """The train reaches a stop by this edge: it may end there, or go on by another exit."""
    if stop in {met for met, _ in way.path}:
        return  # M8: no stop is met twice
    if way.token == "coal" and is_coast(stop):
        return  # M10: coal never enters a coast stop
    if may_end(around, way, stop):
        yield Move(way.token, way.exit, way.path, way.laid, stop, way.paid, way.tunnel)
    cost = stops_counted(around, way, stop)
    if cost is None:
        return
    for out in exits(way.board, around.tiles, stop):
        if out != edge:  # M7: never back by the way it came
            further = replace(way, path=(*way.path, (stop, out)), skipped=way.skipped + cost)
            yield from run_out(around, further, space_of(stop), out)


def may_end(around: Surroundings, way: Way, stop: str) -> bool:
    big = is_big(way.board, around.tiles, stop)
    if not big and stop in around.own | around.foreign:
        return False  # M3, M4: a small stop holds one train; M5: a big one any number
    if stop in around.barred:
        return False  # U11
    if not around.last and is_last_stop(way.board, around.tiles, stop):
        return False  # X17
    if way.tunnel is not None and stop[0] not in NEXT_TO_MOUNTAINS:
        return False  # X25
    if way.token == "whistle":
        return True  # M6: any direction; M8: also where it began
    return stop != around.start and is_west(around, stop)  # M2


def is_west(around: Surroundings, stop: str) -> bool:
    """M2: in the column where the move began or west of it."""
    return column(stop, around.columns) >= column(around.start, around.columns)


def stops_counted(around: Surroundings, way: Way, stop: str) -> int | None:
    """How many of its stops a train uses up by going on from here; None: it cannot go on."""
    if stop == around.start:
        return None  # M8: never run through and never skipped
    if stop in around.own and not is_big(way.board, around.tiles, stop):
        return 0  # M3: free of charge, any number in a row
    if way.token == "whistle" and way.skipped == 0:
        return 1  # M6: the first of two stops may be any
    return None  # M1, M4, M5: coal ends at the next stop; M6: a whistle at the second


def surroundings(position: Position, tiles: Tiles, seat: int, train: int) -> Surroundings:
    mine = trains_of(position, seat)
    signals = foreign_owners(position, "blocking-signal", seat)
    return Surroundings(
        tiles,
        mine[train],
        frozenset(stop for number, stop in enumerate(mine) if number != train and on_board(stop)),
        stops_of(position, foreign_seats(position, seat)),
        stops_of(position, signals),
        columns_of(position),
        upgrades_lying(position),
        is_last_train(position, seat, train),
    )


def stops_of(position: Position, seats: list[int]) -> frozenset[str]:
    return frozenset(stop for seat in seats for stop in trains_of(position, seat) if on_board(stop))


def may_leave(position: Position, seat: int, start: str) -> bool:
    """U8: one cube for each foreign Toll Booth whose owner has a train at the stop."""
    tolls = [owner for owner in foreign_owners(position, "toll-booth", seat) if start in trains_of(position, owner)]
    return len(words(position, "cubes", seat)) >= len(tolls)
