"""What does an answer do that everybody sees? Where on the table, what each seat gains and loses, and why it scores."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from whistlepost.core.helps import offered
from whistlepost.railroad import numbers as n
from whistlepost.railroad.kit import THING_WORDS
from whistlepost.railroad.notation import NO_PLACE, SPACE_NAMES, action_of, stop_name
from whistlepost.railroad.state import State

Data = dict[str, object]
SOURCES = {n.DELIVER: "deliveries", n.FARE: "fares"}
"""For which questions there is fame; a card brings it in a turn, and shares bring it where a train lands."""


def effect(state: State, seat: int | None, answer: str) -> Data | None:
    """What comes of an answer that is offered; only who is asked is told, since it may lay a tile that nobody knows."""
    action = offered(state, answer, partial(action_of, state.kit))
    if seat is None or state.seat != seat:
        return None
    after = state.copy()
    after.play(action)
    return {
        "round": after.round,
        "places": list(dict.fromkeys(place for place in places(state, after) if place != NO_PLACE)),
        "change": [change(state, after, other) for other in range(state.players)],
        "scored": scored(state, after, action),
    }


def places(before: State, after: State) -> Iterator[str]:
    """Where trains set out, where tiles come to lie, where trains arrive."""
    if after.mover >= 0:
        yield stop_name(after, after.train[after.turn * n.TRAINS + after.mover])
    moved = [i for i in range(n.SEATS * n.TRAINS) if before.train[i] != after.train[i]]
    yield from (stop_name(before, before.train[i]) for i in moved)
    yield from (SPACE_NAMES[i] for i in range(len(SPACE_NAMES)) if before.board[i] != after.board[i])
    yield from (stop_name(after, after.train[i]) for i in moved)


def change(before: State, after: State, seat: int) -> dict[str, int]:
    """What a seat has more, or less."""
    old, new = counted(before, seat), counted(after, seat)
    return {word: new[word] - old[word] for word in new if new[word] != old[word]}


def counted(state: State, seat: int) -> dict[str, int]:
    """What lies open before a seat, in numbers; of gold how much there is, not what it is worth."""
    nuggets = sum(state.gold[seat * n.NUGGETS : (seat + 1) * n.NUGGETS]) + state.sealed[seat]
    goods = state.cubes[seat * n.GOODS : (seat + 1) * n.GOODS]
    things = zip(THING_WORDS, (*goods, state.coal[seat], state.whistles[seat], nuggets), strict=True)
    mine = seat + n.SEAT
    owned = {"share": sum(where == mine for where in state.share), "upgrade": sum(of == mine for of in state.owner)}
    return {**dict(things), **owned, "fame": state.fame[seat]}


def scored(before: State, after: State, action: int) -> list[Data]:
    """Which fame was won or lost, by what."""
    points = [after.fame[seat] - before.fame[seat] for seat in range(before.players)]
    return [{"source": source(before, action, min(points)), "points": points}] if any(points) else []


def source(before: State, action: int, least: int) -> str:
    """What fame is won or lost by (L5-L8, U4, X16)."""
    if least < 0:
        return "penalties"
    card = n.A_USE_COAL <= action < n.A_BUY and before.asked == n.TURN
    return "cards" if card else SOURCES.get(before.asked, "dividends")
