"""Why can this train not set out, and why may this upgrade not be used, in a turn?"""

from __future__ import annotations

from dataclasses import replace

from whistlepost.core.errors import Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.notation import stop_name
from whistlepost.railroad.reasons.ahead import ahead
from whistlepost.railroad.reasons.hooks import toll_card
from whistlepost.railroad.reasons.lacks import lack
from whistlepost.railroad.reasons.trip import LEFT, Way, tiles_in_hand, trip_of
from whistlepost.railroad.reasons.words import EDGE_WORDS, TOKENS, card_word, counted, seat_word
from whistlepost.railroad.state import State
from whistlepost.railroad.upgrades.card import toll
from whistlepost.railroad.verbs import cubes_of


def move_reason(state: State, action: int) -> Reason:
    """Why a train cannot leave by this exit with this token."""
    token = n.COAL if action < n.A_WHISTLE else n.WHISTLE
    train, out = divmod(action - (n.A_COAL if token == n.COAL else n.A_WHISTLE), 6)
    reason = train_away(state, train) or no_spot(state) or no_token(state, token)
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


def no_spot(state: State) -> Reason | None:
    """Are the turn's four tokens spent?"""
    if state.spent_coal + state.spent_whistles < n.SPOTS:
        return None
    return Reason("four-spots", "T2", "", "You have spent the four tokens of this turn.")


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
    reason = not_owned(state, card) or lack(state, card) or no_spot(state)
    reason = reason or ruled_out(state, token) or no_token(state, token)
    return reason or Reason("no-action", "U2", state.kit.upgrade_words[card], "This upgrade cannot be used now.")


def not_owned(state: State, card: int) -> Reason | None:
    """Does somebody else have the upgrade, or nobody?"""
    word, name, where = state.kit.upgrade_words[card], card_word(state.kit, card), state.owner[card]
    if where == state.seat + n.SEAT:
        return None
    if where >= n.SEAT:
        return Reason("not-owned", "U2", word, f"The {name} belongs to {seat_word(where - n.SEAT)}: buy it first.")
    if where == n.MARKET:
        return Reason("not-owned", "U2", word, f"The {name} is for sale: buy it first.")
    return Reason("not-in-game", "S4", word, f"The {name} is not in this game.")


def ruled_out(state: State, token: int) -> Reason | None:
    """May a whistle not stand in for a coal in this game?"""
    if token == n.COAL or state.kit.whistle_for_actions:
        return None
    return Reason("whistle-ruled-out", "U2", "whistle", "In this game an upgrade action costs a coal, never a whistle.")
