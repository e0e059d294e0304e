"""Why may just this not be chosen? Cubes, tokens, shares, companies, trains, places on the coast and on the track."""

from __future__ import annotations

from whistlepost.core.errors import Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.kit import THING_WORDS
from whistlepost.railroad.notation import share_name
from whistlepost.railroad.pieces import GOODS
from whistlepost.railroad.reasons.turn import train_away
from whistlepost.railroad.reasons.words import argument, missing, seat_word
from whistlepost.railroad.state import State
from whistlepost.railroad.verbs import gold_left


def coast_reason(state: State, action: int) -> Reason:
    """Why a train cannot be placed there."""
    stop = n.COAST + action - n.A_COAST
    name = f"coast{stop - n.COAST + 1}"
    text = f"A train of {seat_word(holder_of(state, stop))} stands on {name}; a coast stop holds one train."
    return Reason("occupied", "S13", name, text)


def holder_of(state: State, stop: int) -> int:
    """Whose train stands there."""
    return next((i // n.TRAINS for i, there in enumerate(state.train) if there == stop), n.CHANCE)


def give_reason(state: State, action: int) -> Reason:
    """Why this cube cannot be paid."""
    good = action - n.A_GIVE
    if argument(state) & 8 and good < n.CATTLE:
        text = f"The owner of an upgrade is paid a rare cube, and {GOODS[good]} is common."
        return Reason("not-rare", "U1", GOODS[good], text)
    return no_cube(good, "U1" if argument(state) & 8 else "U8")


def no_cube(good: int, clause: str) -> Reason:
    """The seat has none of these."""
    return Reason("no-cube", clause, GOODS[good], f"You have no {GOODS[good]}.")


def room_reason(state: State, action: int) -> Reason:
    """Why this cube cannot be discarded, or the new one not be left."""
    if action == n.A_LEAVE:
        word = GOODS[argument(state) >> 1]
        return Reason("must-take", "U1", word, f"The {word} was paid to you and cannot be left: discard a cube for it.")
    return no_cube(action - n.A_DISCARD, "L2")


def take_reason(state: State, action: int) -> Reason:
    """Why this cannot be taken."""
    word = THING_WORDS[action - n.A_TAKE]
    if action == n.A_TAKE + n.GOLD and gold_left(state) == 0:
        return Reason("no-gold", "T6", word, "There is no gold nugget left to take.")
    choice = [THING_WORDS[thing] for thing in range(n.THINGS) if argument(state) >> thing & 1]
    return Reason("not-among", "L3", word, f"You may take one of these: {', '.join(choice)}.")


def trade_reason(state: State, action: int) -> Reason:
    """Why this trade cannot be made."""
    return no_cube(state.kit.trade_give[action - n.A_TRADE], "L4")


def deliver_reason(state: State, _action: int) -> Reason:
    """Why the seat cannot deliver what it was asked for."""
    spot = argument(state)
    lacking = missing(state, state.seat, state.kit.demand[spot * n.GOODS : (spot + 1) * n.GOODS])
    return Reason("cubes-missing", "L5", " ".join(lacking), f"You lack {', '.join(lacking) or 'nothing'}.")


def track_reason(state: State, action: int) -> Reason:
    """Why the train cannot be put on this space of the resource track."""
    space = action - n.A_TRACK
    holder = holder_of(state, n.TRACK + space)
    if holder >= 0:
        name = f"track{space + 1}"
        return Reason("occupied", "L7", name, f"A train of {seat_word(holder)} stands on {name}.")
    looks = list(state.kit.space_look)
    free = [other for other in range(space) if looks[other] == looks[space] and holder_of(state, n.TRACK + other) < 0]
    name = f"track{free[0] + 1}"
    return Reason("same-gain", "L7", name, f"The free space {name} gives the same: choose that.")


def drop_reason(state: State, action: int) -> Reason:
    """Why this share cannot be given up."""
    share = action - n.A_DROP
    clause, name, where = ("U13" if argument(state) == n.FOR_SWAP else "L8"), share_name(share), state.share[share]
    if not state.kit.share_exists[share]:
        return Reason("no-such-piece", "S3", name, f"There is no share {name} in this game.")
    place = {n.IN_STACK: "is still to be had", n.GONE: "has left the game"}
    text = f"Share {name} {place.get(where, f'belongs to {seat_word(where - n.SEAT)}')}; give up one of your own."
    return Reason("not-your-share", clause, name, text)


def company_reason(state: State, action: int) -> Reason:
    """Why no share of this company can be taken."""
    company = action - n.A_COMPANY
    first, name = company * n.SHARES, f"company {company + 1}"
    if not any(state.kit.share_exists[first : first + n.SHARES]):
        return Reason("no-such-piece", "S3", name, f"There is no {name} in this game.")
    if n.IN_STACK not in state.share[first : first + n.SHARES]:
        return Reason("no-share-left", "U13", name, f"No share of {name} is left.")
    return Reason("not-shown", "U13", name, f"No tile on the board shows {name}.")


def ride_reason(state: State, action: int) -> Reason:
    """Why this train cannot use its stop again."""
    reason = train_away(state, action - n.A_TRAIN)
    return reason or Reason("no-train", "U12", "", "This train cannot use a stop.")
