"""Why can this train not set out, and why may this upgrade not be used, in a turn?"""

from __future__ import annotations

from dataclasses import replace

from whistlepost.core.errors import Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.notation import SPACE_NAMES, stop_name
from whistlepost.railroad.reasons.ahead import ahead
from whistlepost.railroad.reasons.hooks import toll_card
from whistlepost.railroad.reasons.lacks import able, lack
from whistlepost.railroad.reasons.trip import LEFT, Way, tiles_in_hand, trip_of
from whistlepost.railroad.reasons.words import EDGE_WORDS, TOKENS, card_word, counted, seat_word
from whistlepost.railroad.state import State
from whistlepost.railroad.upgrades.card import spots, toll
from whistlepost.railroad.verbs import cubes_of


def move_reason(state: State, action: int) -> Reason:
    """Why a train cannot leave by this exit with this token."""
    token = n.COAL if action < n.A_WHISTLE else n.WHISTLE
    train, out = divmod(action - (n.A_COAL if token == n.COAL else n.A_WHISTLE), 6)
    reason = train_away(state, train) or no_spot(state, token) or no_token(state, token)
    reason = reason or blocked(state, train, token, out)
    other = action + n.A_WHISTLE - n.A_COAL
    if token == n.COAL and state.is_offered(other):
        return replace(reason, text=f"{reason.text} A whistle could.")
    return reason


def blocked(state: State, train: int, token: int, out: int) -> Reason:
    """The train could be moved, but not this way."""
    trip = trip_of(state, state.seat, train, token)
    way = Way(-1, 0, LEFT[token], tiles_in_hand(state, state.seat))
    if out not in trip.outs(way, trip.start):
        name = trip.name(way, trip.start)
        return Reason("no-track", "B6", name, f"No track leaves {name} to the {EDGE_WORDS[out]}.")
    return toll_due(state, trip.start) or ahead(trip, trip.leave(way, trip.start, out))


def train_away(state: State, train: int) -> Reason | None:
    """Is there such a train on the board?"""
    if not 0 <= train < state.kit.trains:
        text = f"Each seat has {counted(state.kit.trains, 'train')} in this game."
        return Reason("no-such-train", "S11", "", text)
    stop = state.train[state.seat * n.TRAINS + train]
    if 0 <= stop < n.TRACK:
        return None
    if n.TRACK <= stop < n.UNPLACED:
        return Reason("train-arrived", "L7", stop_name(state, stop), f"Train {train + 1} has left the board for good.")
    return Reason("train-unplaced", "S13", "", f"Train {train + 1} does not stand on the board.")


def no_spot(state: State, token: int) -> Reason | None:
    """Are the turn's tokens spent, or all but one that must be a whistle (T2, X20)?"""
    spent, most = state.spent_coal + state.spent_whistles, spots(state, state.seat)
    if spent < n.SPOTS or (spent < most and (token == n.WHISTLE or state.spent_whistles)):
        return None
    if spent < most:
        text = f"One of the {most} tokens of a turn must be a whistle, and you have spent {spent} coal."
        return Reason("whistle-due", "X20", "whistle", text)
    return Reason("four-spots", "T2", "", f"You have spent the {spent} tokens that a turn allows.")


def no_token(state: State, token: int) -> Reason | None:
    """Is there no such token to spend?"""
    held = state.coal if token == n.COAL else state.whistles
    if held[state.seat] > 0:
        return None
    word = TOKENS[token]
    return Reason(f"no-{word}", "T2", word, f"You have no {word} left.")


def toll_due(state: State, stop: int) -> Reason | None:
    """Is there a toll on leaving this stop that cannot be paid?"""
    seat = state.seat
    due, held = toll(state, seat, stop), cubes_of(state, seat)
    if due <= held:
        return None
    card, name = toll_card(state, seat, stop), stop_name(state, stop)
    owner, word = state.owner[card] - n.SEAT, card_word(state.kit, card)
    text = f"Leaving {name} costs {counted(due, 'cube')}, for the {word} of {seat_word(owner)}; you have {held}."
    return Reason("toll", "U8", name, text)


# ---- upgrades


def use_reason(state: State, action: int) -> Reason:
    """Why an upgrade cannot be used."""
    token = n.COAL if action < n.A_USE_WHISTLE else n.WHISTLE
    card = action - (n.A_USE_COAL if token == n.COAL else n.A_USE_WHISTLE)
    reason = not_owned(state, card) or lack(state, card) or wrong_token(state, card, token)
    reason = reason or no_spot(state, token) or no_token(state, token)
    return reason or Reason("no-action", "U2", state.kit.upgrade_words[card], "This upgrade cannot be used now.")


def not_owned(state: State, card: int) -> Reason | None:
    """Does somebody else have the upgrade, or nobody?"""
    word, name, where = state.kit.upgrade_words[card], card_word(state.kit, card), state.owner[card]
    if where == state.seat + n.SEAT:
        return None
    if n.SEAT <= where < n.ON_BOARD:
        return Reason("not-owned", "U2", word, f"The {name} belongs to {seat_word(where - n.SEAT)}: buy it first.")
    if where == n.MARKET:
        return Reason("not-owned", "U2", word, f"The {name} is for sale: buy it first.")
    if where >= n.ON_BOARD:
        return lies(state, card)
    return Reason("not-in-game", "S4", word, f"The {name} is not in this game.")


def lies(state: State, card: int) -> Reason:
    """The upgrade lies on a mountain space."""
    space, name = SPACE_NAMES[n.MOUNTAIN + state.owner[card] - n.ON_BOARD], card_word(state.kit, card)
    return Reason("not-for-sale", "X8", space, f"The {name} lies on {space}: who lays a tile there gets it.")


def wrong_token(state: State, card: int, token: int) -> Reason | None:
    """Is the action paid with the other token only, be it by the card or by the rulings (U2, X26)?"""
    if able(state, card, token):
        return None
    if token == n.COAL:
        name, word = card_word(state.kit, card), state.kit.upgrade_words[card]
        return Reason("whistle-only", "X26", word, f"The action of the {name} costs a whistle, never a coal.")
    return Reason("whistle-ruled-out", "U2", "whistle", "In this game an upgrade action costs a coal, never a whistle.")
