"""How does a game begin? The setup, drawn from a stream (S1-S13)."""

from __future__ import annotations

import cython

from whistlepost.core.chance import Stream
from whistlepost.core.errors import BadData
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.hands import put_in_hand
    from whistlepost.railroad.numbers import (
        CELLS,
        COASTS,
        HAND_LIMIT,
        LOT_NAMED,
        LOT_ORDINARY,
        LOT_OTHER,
        LOTS,
        MARKET,
        ON_BOARD,
        PLACE,
        PRICED,
        ROW,
        STOP_LINK,
        TRAINS,
        UNPLACED,
    )

PATIENCE = 10_000
"""So many times the first tiles are drawn anew (S8) before the component set is given up."""


def new_game(kit: Kit, stream: Stream, always: int = 0) -> State:
    """A game set up, up to the first question; so many of the mountain upgrades are always in (X3)."""
    state = State(kit)
    deal_market(state, always, stream.named("upgrades"))
    deal_ends(state, stream.named("ends"))
    deal_fourth_column(state, stream.named("board"))
    if kit.mountains:
        deal_west(state, stream.named("board"))
    deal_coast(state, stream.named("board"))
    for place in range(ROW):
        state.row[place] = draw_any(state, stream.named("open"))
    for seat in range(kit.players):
        deal_seat(state, seat, stream.named("hands"))
    state.ask(PLACE, kit.players - 1, 0)
    return state


def draw_lot(state: State, lot: int, stream: Stream) -> int:
    """Draw a tile of this lot from the stack."""
    count = 0
    for kind in range(state.kit.kinds):
        if state.kit.lot[kind] == lot:
            count += state.stack[kind]
    left = stream.below(count)
    for kind in range(state.kit.kinds):
        if state.kit.lot[kind] == lot:
            left -= state.stack[kind]
            if left < 0:
                state.stack[kind] -= 1
                return kind
    return -1


def draw_any(state: State, stream: Stream) -> int:
    """Draw a tile from the whole stack."""
    count = 0
    for kind in range(state.kit.kinds):
        count += state.stack[kind]
    left = stream.below(count)
    for kind in range(state.kit.kinds):
        left -= state.stack[kind]
        if left < 0:
            state.stack[kind] -= 1
            return kind
    return -1


def deal_market(state: State, always: int, stream: Stream) -> None:
    """Players + 2 upgrades lie face up (S4); in the mountains four more on their spaces (X3)."""
    cards = range(state.kit.upgrades)
    spaces: list[int] = [space for space in range(PRICED) if state.kit.ground_card[space]]
    chosen = sample([card for card in cards if state.kit.mountain_card[card]], always, stream)
    missing = state.players + 2 + len(spaces) - len(chosen)
    chosen += sample([card for card in cards if card not in chosen], missing, stream)
    for space in spaces:
        state.owner[chosen.pop(stream.below(len(chosen)))] = ON_BOARD + space
    for card in chosen:
        state.owner[card] = MARKET


def sample(cards: list[int], count: int, stream: Stream) -> list[int]:
    """So many of these cards, all sets equally likely."""
    chosen: list[int] = []
    if count > 0:
        for i, card in enumerate(cards):
            if stream.below(len(cards) - i) < count - len(chosen):
                chosen.append(card)
    return chosen


def deal_ends(state: State, stream: Stream) -> None:
    """Eight end tiles at random lie in the end column (S5); the others leave the game."""
    ends: list[int] = list(state.kit.end_kinds)
    for cell in range(state.kit.first_end, state.kit.first_end + state.kit.end_height):
        state.board[cell] = ends.pop(stream.below(len(ends))) * 6


def deal_fourth_column(state: State, stream: Stream) -> None:
    """Eight tiles of stated kinds, in random order and orientation (S6)."""
    tiles: list[int] = []
    for lot in range(LOT_OTHER, LOTS):
        for _ in range(state.kit.dealt[lot]):
            tiles.append(draw_lot(state, lot, stream))
    while len(tiles) < state.kit.fourth_height:
        tiles.append(draw_lot(state, LOT_ORDINARY, stream))
    for i in range(state.kit.fourth_height):
        state.board[state.kit.fourth + i] = tiles.pop(stream.below(len(tiles))) * 6
    turn_tiles(state, state.kit.fourth, state.kit.fourth_height, stream)


def deal_west(state: State, stream: Stream) -> None:
    """Seven tiles of stated kinds in the western mountain column, in random order and orientation (X5)."""
    tiles: list[int] = []
    for lot in range(LOT_NAMED, LOTS):
        for _ in range(state.kit.dealt_west[lot]):
            tiles.append(draw_lot(state, lot, stream))
    tiles.append(draw_special(state, stream))
    while len(tiles) < state.kit.west_height:
        tiles.append(draw_lot(state, LOT_ORDINARY, stream))
    for i in range(state.kit.west_height):
        state.board[state.kit.west + i] = tiles.pop(stream.below(len(tiles))) * 6
    turn_tiles(state, state.kit.west, state.kit.west_height, stream)


def draw_special(state: State, stream: Stream) -> int:
    """Draw a special tile of any kind that is left."""
    kinds: list[int] = []
    for kind in range(state.kit.kinds):
        if state.kit.special[kind]:
            kinds += [kind] * state.stack[kind]
    drawn = kinds[stream.below(len(kinds))]
    state.stack[drawn] -= 1
    return drawn


def turn_tiles(state: State, first: int, count: int, stream: Stream) -> None:
    """Turn the tiles of so many spaces at random."""
    for cell in range(first, first + count):
        kind = state.board[cell] // 6
        state.board[cell] = kind * 6 + stream.below(state.kit.rotations[kind])


def deal_coast(state: State, stream: Stream) -> None:
    """Nine ordinary tiles along the coast; draw and turn all again until every coast stop leads on (S7, S8)."""
    for _ in range(PATIENCE):
        for i in range(state.kit.coast_tiles):
            kind = draw_lot(state, LOT_ORDINARY, stream)
            state.board[state.kit.coast_space[i]] = kind * 6 + stream.below(state.kit.rotations[kind])
        if all_lead_on(state):
            return
        for i in range(state.kit.coast_tiles):
            state.stack[state.board[state.kit.coast_space[i]] // 6] += 1
            state.board[state.kit.coast_space[i]] = -1
        turn_tiles(state, state.kit.fourth, state.kit.fourth_height, stream)
    raise BadData(
        f"with these components no setup was found in {PATIENCE} tries in which every coast stop leads on (S8)"
    )


def all_lead_on(state: State) -> bool:
    """Has every coast stop a way onward (S8)?"""
    for stop in range(COASTS):
        if not leads_onward(state, stop):
            return False
    return True


def leads_onward(state: State, coast: int) -> bool:
    """Does the track from this coast stop reach a stop on a tile, or an empty space?"""
    cell = state.kit.coast_cell[coast]
    edge = state.kit.coast_edge[coast]
    while cell < CELLS:
        if state.board[cell] < 0:
            return True
        link = state.kit.link[state.board[cell] * 6 + edge]
        if link >= STOP_LINK:
            return True
        edge = (link + 3) % 6
        cell = state.kit.beside[cell * 6 + link]
    return False


def deal_seat(state: State, seat: int, stream: Stream) -> None:
    """Trains, coal, a whistle and three tiles for a seat (S10-S12)."""
    state.coal[seat] = state.kit.first_coal[seat]
    state.whistles[seat] = state.kit.first_whistles
    for train in range(state.kit.trains):
        state.train[seat * TRAINS + train] = UNPLACED
    stops = 0
    kind = -1
    for i in range(HAND_LIMIT):
        kind = draw_any(state, stream)
        if i == HAND_LIMIT - 1 and stops == 0:
            kind = draw_until_stop(state, kind, stream)
        stops += state.kit.has_stop[kind]
        put_in_hand(state, seat, kind, 0)


def draw_until_stop(state: State, kind: int, stream: Stream) -> int:
    """Draw until a tile with a stop comes; the others go back into the stack (S10)."""
    aside: list[int] = []
    while not state.kit.has_stop[kind]:
        aside.append(kind)
        kind = draw_any(state, stream)
    for other in aside:
        state.stack[other] += 1
    return kind
