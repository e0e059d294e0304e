"""Why can this not be paid, handed over, scrapped or shifted, and why does no tunnel lead there (X7-X26)?"""

from __future__ import annotations

from whistlepost.core.errors import Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.notation import SPACE_NAMES, printed_stop, stop_name
from whistlepost.railroad.reasons.ahead import signal
from whistlepost.railroad.reasons.choices import drop_reason
from whistlepost.railroad.reasons.ground import Ground, no_tunnel_word, prices
from whistlepost.railroad.reasons.tiles import not_in_hand, under_way
from whistlepost.railroad.reasons.trip import Trip, Way, tiles_in_hand, trip_of
from whistlepost.railroad.reasons.turn import toll_due
from whistlepost.railroad.reasons.words import argument, seat_word
from whistlepost.railroad.state import State
from whistlepost.railroad.upgrades.card import tunnels
from whistlepost.railroad.verbs import gold_left, has_share_to_take

PAID_IN = ("coal", "whistle")


def pay_reason(state: State, action: int) -> Reason:
    """Why the space, or the fame of the end tile, cannot be paid in this."""
    by, word = action - n.A_PAY, PAID_IN[action - n.A_PAY]
    held = (state.coal, state.whistles)[by][state.seat]
    if state.asked == n.FARE:
        price = (state.kit.fare_coal, state.kit.fare_whistles)[by][argument(state)]
        clause = "X16" if state.kit.per_train[argument(state)] else "X17"
        return Reason(f"no-{word}", clause, word, f"That costs {price} {word}, and you have {held}.")
    price, space = prices(state, state.cell, frozenset())[by], SPACE_NAMES[state.cell]
    if held < price:
        return Reason("ground-price", "X7", space, f"A tile on {space} costs {price} {word}, and you have {held}.")
    text = f"Paid in {word}, {space} would leave you too little to end the move."
    return Reason("ground-price", "X7", space, text)


def hand_reason(state: State, _action: int) -> Reason:
    """Why this nugget cannot be handed over for a share."""
    if not has_share_to_take(state):
        return Reason("no-company", "X11", "", "No company that the board shows has a share left to take.")
    return Reason("no-nugget", "X11", "gold", "You have no such nugget.")


def swap_reason(state: State, action: int) -> Reason:
    """Why this share cannot be given up, be it for gold or for another reason."""
    if state.asked == n.SWAP and gold_left(state) == 0:
        return Reason("no-gold", "T6", "gold", "There is no gold nugget left to take for it.")
    return drop_reason(state, action)


def scrap_reason(state: State, action: int) -> Reason:
    """Why this tile cannot be discarded for that."""
    kind = (action - n.A_SCRAP) % n.KINDS
    tile = state.kit.tiles[kind]
    if kind not in tiles_in_hand(state, state.seat):
        return not_in_hand(tile, "X12")
    return Reason("gives-nothing", "X12", tile.id, f"The stops of {tile.id} give nothing: take 2 coal for it.")


def done_reason(_state: State, _action: int) -> Reason:
    """Why the seat cannot leave it at that."""
    return Reason("must-scrap", "X24", "", "The token is spent: discard a tile for it.")


# ---- another stop of the column


def shift_reason(state: State, action: int) -> Reason:
    """Why the train cannot be moved to this stop."""
    stop, train = action - n.A_SHIFT, argument(state)
    trip, way = trip_of(state, state.seat, train, n.COAL), Way(-1, 0, 1, ())
    if stop < n.COAST and (trip.board[stop >> 1] < 0 or not trip.outs(way, stop)):
        return Reason("no-stop", "X14", printed_stop(stop)[:2], f"There is no stop {printed_stop(stop)} on the board.")
    name = trip.name(way, stop)
    if stop == trip.start:
        return Reason("start", "X14", name, f"The train stands on {name} already.")
    return toll_due(state, trip.start) or taken(trip, way, stop) or elsewhere(trip, stop)


def taken(trip: Trip, way: Way, stop: int) -> Reason | None:
    """Is the stop barred, or a small one with a train?"""
    name = trip.name(way, stop)
    if trip.is_big(way, stop):
        return signal(trip, stop, name)
    holder = trip.standing.get(stop)
    if holder is None:
        return None
    who = "your own" if holder == trip.seat else f"one of {seat_word(holder)}"
    code = "own-train" if holder == trip.seat else "occupied"
    return Reason(code, "X14", name, f"A small stop holds one train, and on {name} stands {who}.")


def elsewhere(trip: Trip, stop: int) -> Reason:
    """The stop is not in the column, and no own train there leads on to it."""
    name, here = stop_name(trip.state, stop), stop_name(trip.state, trip.start)
    text = (
        f"The train moves within the column of {here}, or runs through an own train there, and neither leads to {name}."
    )
    return Reason("other-column", "X14", name, text)


# ---- tunnels


def tunnel_reason(state: State, action: int) -> Reason:
    """Why the train cannot go under the mountains and come out there."""
    cell, out = n.MOUNTAIN + (action - n.A_TUNNEL) // 6, (action - n.A_TUNNEL) % 6
    trip, way = under_way(state)
    space = SPACE_NAMES[way.place]
    if way.place < n.MOUNTAIN:
        return Reason("tunnel", "X25", space, f"A tunnel begins at an empty mountain space, and {space} is none.")
    if not tunnels(state, state.seat):
        return Reason("tunnel", "X25", "", no_tunnel_word(state, state.seat))
    if state.token != n.WHISTLE or way.left < 2 or way.under:
        return Reason("tunnel", "X25", "whistle", "A tunnel takes the place of the stop that a whistle skips.")
    return no_outlet(trip, way, cell, out)


def no_outlet(trip: Trip, way: Way, cell: int, out: int) -> Reason:
    """The train may go under, but not out there."""
    space, beyond = SPACE_NAMES[cell], trip.on.beside[cell * 6 + out]
    if cell not in Ground(trip).joined(way.place, frozenset()) or trip.board[cell] >= 0:
        text = f"No empty mountain spaces join {SPACE_NAMES[way.place]} to {space}."
        return Reason("tunnel", "X25", space, text)
    if beyond >= n.CELLS or trip.board[beyond] < 0:
        return Reason(
            "tunnel", "X25", space, f"A tunnel comes out onto a tile, and there is none on that side of {space}."
        )
    text = f"A train that comes out of {space} there does not end at its next stop, in columns 5 to 8."
    return Reason("tunnel", "X25", space, text)
