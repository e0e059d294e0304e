"""Who sits where, and how is a bot asked?"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from whistlepost import Table
from whistlepost.bots import BOTS
from whistlepost.cli.words import Words
from whistlepost.core.chance import FastStream
from whistlepost.core.errors import BadData

ME = "me"
USUAL = "greedy"


def read_seats(text: str, words: Words) -> list[str]:
    """`me,greedy,random` as a list; BadData lists who may sit."""
    seats = [word.strip().lower() for word in text.split(",")]
    for seat in seats:
        if seat != ME and seat not in BOTS:
            raise BadData(words("error.seat", seat=seat, known=", ".join([ME, *BOTS])))
    return seats


def usual_bot() -> str:
    """The bot that sits where nobody is named."""
    return USUAL if USUAL in BOTS else next(iter(BOTS))


def decided(table: Table, bot: str, luck: object) -> int:
    """What the bot answers; its luck follows from the game's and from what it sees, so resuming changes nothing."""
    view = table.view(table.seat)
    seed = int.from_bytes(hashlib.sha256(f"{luck} {view}".encode()).digest()[:7], "big")
    return BOTS[bot].decide(table.game, view, table.options(), FastStream(seed))


def people(seats: Sequence[str]) -> list[int]:
    """The seats where people sit."""
    return [seat for seat, who in enumerate(seats) if who == ME]
