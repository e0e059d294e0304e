"""What stands in the way of a train that goes this way? The first thing on the track that it cannot get past."""

from __future__ import annotations

from dataclasses import replace

from whistlepost.core.errors import Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.notation import SPACE_NAMES
from whistlepost.railroad.reasons.ground import can_pay, price_word
from whistlepost.railroad.reasons.hooks import barring_card
from whistlepost.railroad.reasons.trip import Trip, Way
from whistlepost.railroad.reasons.words import card_word, seat_word
from whistlepost.railroad.routes import reaches


def ahead(trip: Trip, way: Way) -> Reason:
    """Why no move can end on this way."""
    way = trip.follow(way)
    if way.place >= n.FRAME:
        return frame(way)
    stop = trip.stop_at(way)
    if stop < 0:
        return gap(trip, way)
    if trip.runs_through(stop) and stop not in way.met:
        return through(trip, way, stop)
    return at_stop(trip, way, stop)


def frame(way: Way) -> Reason:
    """The track runs off the board."""
    space = SPACE_NAMES[way.origin] if 0 <= way.origin < len(SPACE_NAMES) else ""
    return Reason("dead-end", "B4", space, f"This way the track runs off the board at {space or 'its edge'}.")


def gap(trip: Trip, way: Way) -> Reason:
    """The track leads into an empty space."""
    space = SPACE_NAMES[way.place]
    if way.place in trip.on.end_column:
        return Reason("no-tile", "B1", space, f"The track leads into the empty space {space}, which is for end tiles.")
    if way.under:
        text = f"After a tunnel no tile is laid in the same move, and the track leads into the empty space {space}."
        return Reason("tunnel", "X25", space, text)
    if not way.hand:
        text = f"The track leads into the empty space {space}, and you have no tile to lay there."
        return Reason("no-tile", "M9", space, text)
    if trip.on.priced[way.place] and not can_pay(trip, way.place):
        text = (
            f"A tile on {space} costs {price_word(trip.state, way.place)} besides the move's token: too much for you."
        )
        return Reason("ground-price", "X7", space, text)
    text = f"None of your tiles, laid on {space}, leads the train on to a stop where it may end."
    return Reason("no-tile-fits", "M9", space, text)


def through(trip: Trip, way: Way, stop: int) -> Reason:
    """The next stop is one with an own train: the train runs through, if it can leave by another way."""
    name = trip.name(way, stop)
    onward = list(trip.passes(way, stop))
    if not onward:
        text = f"Your own train stands on {name}, and the only way on from there is back along the same track."
        return Reason("turn-back", "M7", name, text)
    if len(onward) == 1:
        return ahead(trip, onward[0])
    text = f"Your own train stands on {name}, and no way on from there leads to a stop where this one may end."
    return Reason("own-train", "M3", name, text)


def at_stop(trip: Trip, way: Way, stop: int) -> Reason:
    """The next stop is one where the train cannot end."""
    name = trip.name(way, stop)
    if stop in way.met:
        return Reason("met-twice", "M8", name, f"The track leads back to {name}, and no stop is met twice in a move.")
    reason = end_bar(trip, way, stop) or Reason("no-way", "M9", name, f"No move can be ended by way of {name}.")
    if way.left > 1 and stop != trip.start:
        return replace(reason, text=f"{reason.text} Beyond it there is no stop either where the move could end.")
    return reason


def end_bar(trip: Trip, way: Way, stop: int) -> Reason | None:
    """Why a train may not end on this stop, by whatever way it comes; None: it may."""
    name = trip.name(way, stop)
    if trip.token == n.COAL and (reason := coal_bar(trip, stop, name)):
        return reason
    if way.under and not 5 <= trip.column(stop) <= 8:
        text = f"After a tunnel a train ends in the mountains or next to them, and {name} lies elsewhere."
        return Reason("tunnel", "X25", name, text)
    if trip.is_big(way, stop):
        return signal(trip, stop, name) or refused(trip, way, stop, name)
    holder = trip.standing.get(stop)
    if holder is None:
        return None
    if holder == trip.seat:
        return Reason("own-train", "M3", name, f"Your own train stands on {name}; a small stop holds one train.")
    text = f"A train of {seat_word(holder)} stands on {name}; a small stop holds one train."
    return Reason("occupied", "M4", name, text)


def coal_bar(trip: Trip, stop: int, name: str) -> Reason | None:
    """Where coal does not lead (M2, M10)."""
    if stop >= n.COAST:
        return Reason("coast", "M10", name, f"Coal never takes a train to a coast stop such as {name}.")
    if stop == trip.start:
        return Reason("start", "M2", name, f"A move by coal may not end on {name}, where it began.")
    if trip.column(stop) < trip.column(trip.start):
        return Reason("east", "M2", name, f"Coal may not end in the east, and {name} lies east of where the train is.")
    return None


def signal(trip: Trip, stop: int, name: str) -> Reason | None:
    """Does another seat's card bar the train from this stop (U11)?"""
    card = barring_card(trip.state, trip.seat, stop)
    if card < 0:
        return None
    owner, word = trip.state.owner[card] - n.SEAT, card_word(trip.state.kit, card)
    text = f"{seat_word(owner).capitalize()} has the {word} and a train on {name}, so no other train may end there."
    return Reason("barred", "U11", name, text)


def refused(trip: Trip, way: Way, stop: int, name: str) -> Reason | None:
    """Does the stop admit only some trains, and not this one (X17)?"""
    tile = trip.tile(way, stop >> 1)
    if not trip.state.kit.choosy[tile // 6]:
        return None
    alone = trip.state.copy()
    alone.token, alone.start, alone.mets, alone.tunnelled = n.WHISTLE, -1, 0, 0
    if reaches(alone, stop >> 1, 0, 1):
        return None
    return Reason("not-admitted", "X17", name, f"A train may end on {name} only if it is the last that you have left.")
