"""What may be said at a table? Letters that can be seen, not too often, and not the same thing over and over."""

import unicodedata
from difflib import SequenceMatcher

from whistlepost.server import limits
from whistlepost.server.host import Host
from whistlepost.server.names import hidden, letters, piled
from whistlepost.server.refused import Refused
from whistlepost.server.store import remarks
from whistlepost.server.store.people import Person
from whistlepost.server.wire.spoken import Say

ALIKE = 0.9
"""Two remarks that share more than this part of their letters say the same."""
BEFORE = 2
"""So many remarks of a person are compared with the next."""
MARKS = 4
"""Marks that may be put on one letter: more than in a name, for some scripts write vowels and accents so."""


def settled(text: str) -> str:
    """The remark as it is kept; `bad_remark` if it cannot be one."""
    said = " ".join(unicodedata.normalize("NFC", text).split())
    plain = said.replace("\u200d", "").replace("\ufe0f", "")  # of which pictures of people and flags are made
    if hidden(plain) or piled(plain, MARKS) or not letters(plain) or len(said) > limits.REMARK:
        raise Refused("bad_remark")
    return said


def alike(one: str, other: str) -> bool:
    """Do both say the same, but for a letter or a capital?"""
    first, second = one.casefold(), other.casefold()
    if first == second:
        return True
    return min(len(first), len(second)) > 5 and SequenceMatcher(None, first, second).ratio() > ALIKE


async def say(host: Host, game: str, seat: int, person: Person, wanted: Say) -> None:
    """Say it to the table; a phrase may be said again, a text may not."""
    if (wanted.text is None) == (wanted.phrase is None):
        raise Refused("malformed")
    host.rates.spend(limits.SAYS, f"{person.id} {game}")
    text = None if wanted.text is None else settled(wanted.text)
    async with host.database.begin() as connection:
        before = await remarks.of_person(connection, game, person.id, BEFORE)
    if text is not None and any(alike(text, said.text) for said in before if said.text):
        raise Refused("said_before")
    facts = {"game": game, "seat": seat, "person": person.id, "name": person.name, "at": host.now()}
    await remarks.keep(host.database, {**facts, "text": text, "phrase": wanted.phrase})
    host.desk.tell(game)
