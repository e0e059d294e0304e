"""What does an upgrade lack to be of use? Found by trying: with what change would its action be offered?

So no card has to be known by name: an upgrade that is offered once there is gold again lacked gold.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from whistlepost.core.errors import Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.reasons.words import card_word
from whistlepost.railroad.routes import recover
from whistlepost.railroad.state import State
from whistlepost.railroad.upgrades.card import Upgrade


@dataclass(frozen=True)
class Lack:
    """A change to a position, and what it means that an upgrade waits for it."""

    code: str
    piece: str
    text: str
    mend: Callable[[State], None]


def bring_gold(state: State) -> None:
    """Let there be a nugget to take."""
    state.nuggets = [count + sum(state.sealed) + 1 for count in state.nuggets]


def bring_train(state: State) -> None:
    """Let the seat have a train on the board."""
    trains = list(state.train)
    trains[state.seat * n.TRAINS] = n.COAST
    state.train = trains


def bring_tile(state: State) -> None:
    """Let the seat have a tile."""
    hand = list(state.hand)
    hand[state.seat * n.HAND] = 0
    state.hand = hand


def bring_share(state: State) -> None:
    """Let the seat have a share."""
    shares = list(state.share)
    last = max(share for share, exists in enumerate(state.kit.share_exists) if exists)
    shares[last] = state.seat + n.SEAT
    state.share = shares


def bring_company(state: State) -> None:
    """Let the board show a company of which there is a share."""
    shown = list(state.kit.companies_shown)
    kind = next(kind for kind, companies in enumerate(shown) if companies)
    board, shares = list(state.board), list(state.share)
    board[0] = kind * 6
    shares[(shown[kind] & -shown[kind]).bit_length() * n.SHARES - n.SHARES] = n.IN_STACK
    state.board, state.share = board, shares


LACKS = (
    Lack("no-gold", "gold", "there is no gold nugget left to take", bring_gold),
    Lack("no-train", "", "you have no train on the board", bring_train),
    Lack("no-tile", "", "you have no tile in your hand", bring_tile),
    Lack("no-company", "", "no company that the board shows has a share left", bring_company),
    Lack("no-share", "", "you have no share", bring_share),
)
"""A share comes last: it may be the one that was laid back before."""


def lack(state: State, card: int) -> Reason | None:
    """What the seat's own upgrade lacks; None: nothing but a token and a spot to spend it."""
    if offers(state, card, LACKS[:0]):
        return None
    name, word = card_word(state.kit, card), state.kit.upgrade_words[card]
    needed = [one for one in LACKS if not offers(state, card, tuple(other for other in LACKS if other != one))]
    if not needed or not offers(state, card, LACKS):
        return Reason("no-action", "U2", word, f"The {name} gives no action: it works by itself.")
    wanted = needed[0]
    clause = clause_of(state.kit.cards[card]) or "U2"
    return Reason(wanted.code, clause, wanted.piece or word, f"The {name} is of no use now: {wanted.text}.")


def clause_of(unit: Upgrade) -> str:
    """The clause that the card's own page names in its rule."""
    found = re.search(r"\(([UX][0-9]+)\)", unit.__doc__ or "")
    return found[1] if found else ""


def offers(state: State, card: int, mends: tuple[Lack, ...]) -> bool:
    """Would the card's action be offered, for one token or the other, after these changes?"""
    copy = state.copy()
    for mend in mends:
        mend.mend(copy)
    return able(copy, card, n.COAL) or able(copy, card, n.WHISTLE)


def able(state: State, card: int, token: int) -> bool:
    """Would the action be offered for this token to a seat that has plenty, and spots to spend it?"""
    copy = state.copy()
    copy.coal, copy.whistles = [count + 1 for count in copy.coal], [count + 1 for count in copy.whistles]
    copy.spent_coal = copy.spent_whistles = 0
    recover(copy)
    return copy.is_offered((n.A_USE_COAL if token == n.COAL else n.A_USE_WHISTLE) + card)
