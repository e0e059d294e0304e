"""Is this an answer to what is asked? Every range of the action space, the question it answers, and the clause."""

from __future__ import annotations

from dataclasses import dataclass

from whistlepost.core.errors import Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.reasons.words import seat_word
from whistlepost.railroad.state import State


@dataclass(frozen=True)
class Family:
    """A range of the action space, from its first action on."""

    first: int
    questions: tuple[int, ...]
    clause: str
    text: str
    """When such an answer is asked for."""


DRAWS = "Nobody chooses that: it is drawn"
FAMILIES = (
    Family(n.A_COAST, (n.PLACE,), "S13", "Trains are placed before the first round"),
    Family(n.A_COAL, (n.TURN,), "T2", "A train sets out when its seat is asked what to do in its turn"),
    Family(n.A_USE_COAL, (n.TURN,), "T2", "Upgrades act when their owner is asked what to do in a turn"),
    Family(n.A_BUY, (n.TURN,), "T2", "Upgrades are bought when a seat is asked what to do in its turn"),
    Family(n.A_END, (n.TURN,), "T2", "A turn is ended by the seat that is asked what to do in it"),
    Family(n.A_GO, (n.BRANCH,), "M7", "A train on its way leaves a stop that it runs through or skips"),
    Family(n.A_STOP, (n.BRANCH,), "M1", "A train ends its move when it is at a stop on its way"),
    Family(n.A_GIVE, (n.GIVE,), "U8", "A cube is paid to another player for a toll or for an upgrade"),
    Family(n.A_DISCARD, (n.ROOM,), "L2", "A cube is discarded when there is no room for a new one"),
    Family(n.A_LEAVE, (n.ROOM,), "L2", "A gain is left when there is no room for it"),
    Family(n.A_TAKE, (n.TAKE,), "L3", "Something is taken by choice when a stop, a space or an upgrade offers it"),
    Family(n.A_TRADE, (n.TRADE,), "L4", "Trades are made where a stop or an upgrade offers them"),
    Family(
        n.A_DONE, (n.TRADE, n.SWAP, n.SCRAP, n.SHIFT, n.BONUS), "L4", "Being done answers an offer that may be left"
    ),
    Family(n.A_DELIVER, (n.DELIVER,), "L5", "A seat delivers when its train lands where it can"),
    Family(
        n.A_DECLINE, (n.DELIVER, n.FARE), "L5", "A seat declines when its train lands where it could deliver or pay"
    ),
    Family(n.A_TRACK, (n.BERTH,), "L7", "A train goes to the resource track when it has landed on an end tile"),
    Family(n.A_DROP, (n.DROP, n.SWAP), "L8", "A share is given up where a stop or an upgrade asks for it"),
    Family(n.A_COMPANY, (n.COMPANY, n.BONUS), "U13", "A company is named when a share of it may be taken"),
    Family(n.A_TRAIN, (n.RIDE,), "U12", "A train is named when an upgrade is used on it"),
    Family(n.A_DRAW, (n.REFILL,), "T5", "Tiles are taken when a hand is refilled"),
    Family(n.A_NUGGET, (n.NUGGET,), "T9", DRAWS),
    Family(n.A_OPEN, (n.REFILL,), "T5", "Tiles are taken when a hand is refilled"),
    Family(n.A_SHED, (n.SHED,), "U15", "A tile is put under the stack when a hand has become too large"),
    Family(n.A_TILE, (n.DRAW_TILE, n.OPEN_TILE), "T5", DRAWS),
    Family(n.A_LAY, (n.LAY,), "M9", "A tile is laid when the track leads a train into an empty space"),
    Family(n.A_LOOK, (n.LOOK,), "U9", "Nobody chooses that: it comes before a choice from the stack"),
    Family(n.A_PAY, (n.PAY, n.FARE), "X7", "A price is paid for a mountain space, or for the fame of an end tile"),
    Family(n.A_HAND, (n.SWAP,), "X11", "A nugget is handed over where a stop swaps it for a share"),
    Family(n.A_SCRAP, (n.SCRAP,), "X12", "A tile is scrapped where a stop or an upgrade pays for it"),
    Family(n.A_SHIFT, (n.SHIFT,), "X14", "A train is moved within its column where a stop or an upgrade lets it"),
    Family(n.A_TUNNEL, (n.LAY,), "X25", "A train goes under the mountains where a tile would be laid"),
)

PHRASES = {
    n.PLACE: "where to place a train",
    n.TURN: "what to do in its turn",
    n.LAY: "which tile to lay",
    n.BRANCH: "whether its train ends here or goes on",
    n.GIVE: "which cube to pay",
    n.ROOM: "which cube to discard for a new one",
    n.TAKE: "what to take",
    n.TRADE: "what to trade",
    n.DELIVER: "whether to deliver",
    n.BERTH: "on which space of the resource track to put its train",
    n.DROP: "which share to give up",
    n.COMPANY: "of which company to take a share",
    n.RIDE: "which of its trains to use the upgrade on",
    n.REFILL: "which tile to take into its hand",
    n.SHED: "which tile to put under the stack",
    n.SWAP: "whether to swap a share or a nugget",
    n.SCRAP: "which tile to scrap",
    n.SHIFT: "to which stop of the column to move its train",
    n.FARE: "whether to pay for fame",
    n.PAY: "in what to pay the mountain space",
    n.BONUS: "whether to take a share instead",
}


def family_of(action: int) -> Family:
    """The range that an action lies in."""
    return next(family for family in reversed(FAMILIES) if family.first <= action)


def wrong_question(state: State, action: int) -> Reason | None:
    """Is something else asked now? Then it says who is asked what."""
    family = family_of(action)
    if state.asked in family.questions:
        return None
    return Reason("not-asked", family.clause, "", f"{family.text}; {asked_now(state)}.")


def asked_now(state: State) -> str:
    """Who is asked what."""
    if state.seat == n.CHANCE:
        return "now something is drawn"
    return f"now {seat_word(state.seat)} is asked {PHRASES.get(state.asked, 'something else')}"


def game_over() -> Reason:
    """Nothing is asked any more."""
    return Reason("game-over", "E1", "", "The game is over.")


def draw() -> Reason:
    """A draw has its own answer; what the others would be is nobody's knowledge."""
    return Reason("drawn", "", "", "Nobody chooses that: it is drawn.")


def no_such_action() -> Reason:
    """The number means nothing with these components."""
    return Reason("no-such-action", "", "", "There is no such action in this game.")
