"""Why can this train not go to that stop? For every stop on the board, on the coast, or on a tile still to be laid."""

from __future__ import annotations

import re
from dataclasses import replace

from whistlepost.core.errors import Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.notation import CELL_OF, SPACE_NAMES, stop_exists, stop_of
from whistlepost.railroad.reasons.ahead import end_bar, frame
from whistlepost.railroad.reasons.asked import game_over, wrong_question
from whistlepost.railroad.reasons.exact import Exact
from whistlepost.railroad.reasons.ground import price_word
from whistlepost.railroad.reasons.search import Search, Step
from whistlepost.railroad.reasons.trip import Trip, Way, departures, tiles_in_hand, trip_of
from whistlepost.railroad.reasons.turn import no_spot, no_token, toll_due, train_away
from whistlepost.railroad.reasons.words import TOKENS, seat_word
from whistlepost.railroad.state import State

RICH = (99, 99)
TOKEN_OF = {word: token for token, word in TOKENS.items()}


def why_not_stop(state: State, train: int, stop: str, token: str | None = None) -> Reason | None:
    """Why no move of this train, counted from 0, ends on that stop; None if one does. No token named: by either."""
    if state.over:
        return game_over()
    if state.asked != n.TURN:
        return wrong_question(state, n.A_COAL)
    if token not in (None, *TOKEN_OF):
        return Reason("no-such-piece", "", "", "A train is moved by coal or by a whistle.")
    reason = train_away(state, train) or no_stop(state, stop)
    if reason:
        return reason
    return either(state, train, stop) if token is None else by_token(state, train, stop, TOKEN_OF[token])


def either(state: State, train: int, stop: str) -> Reason | None:
    """Why not by coal and not by a whistle; what can be said of the token that the seat has comes first."""
    coal, whistle = (by_token(state, train, stop, token) for token in (n.COAL, n.WHISTLE))
    if coal is None or whistle is None:
        return None
    if coal.code == "no-coal" and whistle.code == "no-whistle":
        return Reason("no-token", "T2", "", "You have no coal and no whistle to move a train with.")
    if whistle.code == "no-whistle":
        able = along(state, train, stop, n.WHISTLE) is None
        return replace(coal, text=f"{coal.text} A whistle could, but you have none.") if able else coal
    return whistle


def by_token(state: State, train: int, stop: str, token: int) -> Reason | None:
    """Why not by this token."""
    reason = (
        no_spot(state, token) or no_token(state, token) or toll_due(state, state.train[state.seat * n.TRAINS + train])
    )
    return reason or along(state, train, stop, token)


def along(state: State, train: int, stop: str, token: int) -> Reason | None:
    """Why no track leads there and no move ends there, if it cost nothing to leave."""
    trip = trip_of(state, state.seat, train, token)
    return goal_bar(trip, stop) or on_the_way(trip, stop)


# ---- the stop itself


def no_stop(state: State, stop: str) -> Reason | None:
    """Is that a stop, or a space where a tile could bring one?"""
    number = stop_of(stop)
    if number is not None and (n.COAST <= number < n.TRACK or is_board_stop(state, number, stop)):
        return None
    if number is not None and n.TRACK <= number < n.UNPLACED:
        return Reason("no-stop", "L7", stop, f"Only a train that lands on an end tile goes to {stop}.")
    space = stop[:2] if re.fullmatch("[a-hmn][1-8][ab]?", stop) and stop[:2] in CELL_OF else ""
    text = f"There is no stop on {space} of that name." if space else "There is no such stop."
    return Reason("no-stop", "", space, text)


def is_board_stop(state: State, number: int, stop: str) -> bool:
    """A stop of a tile, or of one that could be laid into an empty space."""
    if not 0 <= number < n.COAST or (number >> 1 >= n.MOUNTAIN and not state.kit.mountains):
        return False
    return state.board[number >> 1] < 0 or stop_exists(state, number, stop)


def goal_bar(trip: Trip, stop: str) -> Reason | None:
    """Why the move may not end there, by whatever way it comes."""
    number = stop_of(stop)
    assert number is not None
    way = Way(-1, 0, 1, ())
    if number < n.COAST and trip.board[number >> 1] < 0:
        return new_stop_bar(trip, stop, number)
    return end_bar(trip, way, number)


def new_stop_bar(trip: Trip, stop: str, number: int) -> Reason | None:
    """Why no tile laid there brings a stop of that name to end on."""
    for kind in tiles_in_hand(trip.state, trip.seat):
        way = Way(-1, 0, 1, (), laid=((number >> 1, kind * 6),))
        stops = range(number, (number | 1) + 1) if len(stop) == 2 else [number]
        found = [other for other in stops if trip.outs(way, other) and trip.name(way, other) == stop]
        if found:
            return end_bar(trip, way, found[0])
    text = f"The space {stop[:2]} is empty, and you have no tile to lay there with such a stop."
    return Reason("no-tile", "M9", stop[:2], text)


# ---- the way there


def on_the_way(trip: Trip, stop: str) -> Reason | None:
    """Why no way leads to the stop; None if one does."""
    hand = tiles_in_hand(trip.state, trip.seat)
    search = Search(trip, stop, hand)
    steps = search.cheapest()
    if steps is None:
        return nowhere(trip, stop)
    fault = next((step for step in steps if step.fault), None)
    if fault:
        return broken(fault, stop)
    exact = Exact(trip, stop, hand, search, search.needs())
    if exact.arrives(trip.purse):
        return None
    return unpaid(exact, steps) or forgotten(steps, stop)


def nowhere(trip: Trip, stop: str) -> Reason:
    """There is no way at all, whatever rules are broken."""
    followed = [trip.follow(way) for way in departures(trip)]
    if all(way.place >= n.FRAME for way in followed):
        return frame(followed[0])
    return Reason("no-track", "B6", stop, f"No track leads this train to {stop}.")


def broken(step: Step, stop: str) -> Reason:
    """The rule that every way there breaks first."""
    here, holder = step.met, seat_word(step.holder)
    clause, text = {
        "occupied": ("M4", f"Coal does not run past {here}, where a train of {holder} stands."),
        "big-stop": ("M5", f"Coal ends at {here}: no train runs through a big stop."),
        "next-stop": ("M1", f"Coal ends at the next stop, and that is {here}."),
        "two-stops": ("M6", f"A whistle takes the train two stops at most, so no further than {here}."),
        "met-twice": ("M8", f"The way there leads back through {here}, where the move began."),
        "turn-back": ("M7", f"The train would have to turn back at {here}, along the track that it came by."),
        "no-tile": ("M9", f"The way to {stop} leads over the empty space {here}, which your tiles do not cross."),
    }[step.fault]
    if step.fault == "two-stops" and step.holder >= 0:
        text = f"The whistle's second stop would be {here}, where a train of {holder} stands and cannot be passed."
    return Reason(step.fault, clause, here, text)


def unpaid(exact: Exact, steps: list[Step]) -> Reason | None:
    """Is it the price of the ground that stands in the way (X7)?"""
    priced = [CELL_OF[step.gap] for step in steps if step.gap and exact.trip.on.priced[CELL_OF[step.gap]]]
    if not priced or not exact.arrives(RICH):
        return None
    space, price = SPACE_NAMES[priced[0]], price_word(exact.trip.state, priced[0])
    text = f"A tile on {space} costs {price} besides the move's token, and you have not enough left for this way."
    return Reason("ground-price", "X7", space, text)


def forgotten(steps: list[Step], stop: str) -> Reason:
    """The search forgets which stops were met and which tiles were laid, and where a tunnel may end."""
    if under := next((step.met for step in steps if step.under), ""):
        text = f"A train that goes under {under} comes out on a tile and ends at its next stop, in columns 5 to 8."
        return Reason("tunnel", "X25", under, text)
    names = [step.met for step in steps]
    gap = next((step.gap for step in steps if step.gap), "")
    again = next((name for place, name in enumerate(names) if name in names[:place]), "")
    if again and not gap:
        return Reason("met-twice", "M8", again, f"The way there would meet {again} twice, which no move may.")
    space = gap or stop[:2]
    return Reason("no-tile-fits", "M9", space, f"Your tiles do not lead over the empty space {space} to {stop}.")
