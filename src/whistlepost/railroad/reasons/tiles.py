"""Why can this tile not be laid, taken or put away, and why can a train on its way not go on or stop here?"""

from __future__ import annotations

from dataclasses import replace

from whistlepost.core.errors import Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.pieces import Tile
from whistlepost.railroad.reasons.ahead import ahead, end_bar
from whistlepost.railroad.reasons.hooks import search_card
from whistlepost.railroad.reasons.trip import Trip, Way, tiles_in_hand, trip_of
from whistlepost.railroad.reasons.words import EDGE_WORDS, argument, card_word
from whistlepost.railroad.state import State


def lay_reason(state: State, action: int) -> Reason:
    """Why this tile cannot be laid in this rotation."""
    kind, rotation = divmod(action - n.A_LAY, 6)
    tile, hand = state.kit.tiles[kind], tiles_in_hand(state, state.seat)
    if kind not in hand:
        return not_in_hand(tile, "M9")
    same = tile.smallest[rotation]
    if same != rotation:
        text = f"Turned by {same} and by {rotation}, {tile.id} looks the same: choose r{same}."
        return Reason("same-picture", "M9", f"{tile.id} r{same}", text)
    trip, way = under_way(state)
    rest = list(hand)
    rest.remove(kind)
    reason = ahead(trip, replace(way, hand=tuple(rest), laid=((way.place, action - n.A_LAY),)))
    return replace(reason, text=f"Laid so, {tile.id} does not help: {decapitalised(reason.text)}")


def decapitalised(text: str) -> str:
    """The sentence as the second part of another."""
    return text[0].lower() + text[1:]


def not_in_hand(tile: Tile, clause: str) -> Reason:
    """The seat has no such tile."""
    return Reason("not-in-hand", clause, tile.id, f"You have no {tile.id} in your hand.")


def under_way(state: State) -> tuple[Trip, Way]:
    """The move that the seat is in the middle of."""
    trip = trip_of(state, state.seat, state.mover, state.token)
    met = tuple(state.met[: state.mets])
    hand = tiles_in_hand(state, state.seat)
    return trip, Way(state.cell, state.edge, state.left, hand, met=met, under=state.tunnelled != 0)


def go_reason(state: State, action: int) -> Reason:
    """Why the train cannot leave the stop that it is at by this exit."""
    trip, way = under_way(state)
    out, stop = action - n.A_GO, state.stop
    name = trip.name(way, stop)
    if out not in trip.outs(way, stop):
        return Reason("no-track", "B6", name, f"No track leaves {name} to the {EDGE_WORDS[out]}.")
    if out == state.edge:
        text = f"The train came to {name} along that track, and a train never turns back on its way."
        return Reason("turn-back", "M7", name, text)
    left = way.left - (not trip.runs_through(stop))
    return ahead(trip, trip.leave(replace(way, left=left, met=(*way.met, stop)), stop, out))


def stop_reason(state: State, _action: int) -> Reason:
    """Why the move cannot end at the stop where the train is."""
    trip, way = under_way(state)
    reason = end_bar(trip, way, state.stop)
    return reason or Reason("no-way", "M9", trip.name(way, state.stop), "The move cannot end here.")


# ---- the hand


def shed_reason(state: State, action: int) -> Reason:
    """Why this tile cannot be put under the stack."""
    return not_in_hand(state.kit.tiles[action - n.A_SHED], "U15")


def refill_reason(state: State, action: int) -> Reason:
    """Why a hand cannot be refilled like that."""
    if action == n.A_DRAW:
        return Reason("stack-empty", "T7", "", "The stack is empty: take an open tile.")
    if action == n.A_ENOUGH:
        return Reason("must-refill", "T5", "", "Only in the last round may you stop before your hand is full.")
    if action < n.A_SEARCH:
        tile = state.kit.tiles[action - n.A_OPEN].id
        return Reason("not-open", "T5", tile, f"No {tile} lies open beside the stack.")
    return search_reason(state, state.kit.tiles[action - n.A_SEARCH])


def search_reason(state: State, tile: Tile) -> Reason:
    """Why this tile cannot be chosen from the stack, whose content only who has just seen it is told."""
    if argument(state) == n.SEEN:
        return Reason("not-in-stack", "U9", tile.id, f"You have looked: there is no {tile.id} in the stack.")
    card = search_card(state, state.seat)
    if card < 0:
        return Reason("cannot-search", "U9", "", "No upgrade of this game lets you choose a tile from the stack.")
    name, word = card_word(state.kit, card), state.kit.upgrade_words[card]
    if state.owner[card] != state.seat + n.SEAT:
        return Reason("cannot-search", "U9", word, f"You would need the {name} to choose a tile from the stack.")
    if sum(state.stack) + state.bottoms == 0:
        return Reason("stack-empty", "T7", word, "The stack is empty: there is nothing to choose from.")
    return Reason("cannot-search", "U9", word, "You have not looked through the stack yet.")
