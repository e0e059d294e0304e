"""Which names may people have? Letters that can be seen, so that no name breaks a line or passes for another's."""

import unicodedata

from whistlepost.server.limits import NAME
from whistlepost.server.refused import Refused

MARKS = 2
"""Marks that may be put on one letter."""


def settled(text: str) -> str:
    """The name as it is kept; `bad_name` if it cannot be one."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    marks = 0
    for letter in name:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "C" or kind in {"Zl", "Zp"} or marks > MARKS:
            raise Refused("bad_name")
    letters = sum(unicodedata.category(letter)[0] != "M" for letter in name)
    if not 1 <= letters <= NAME:
        raise Refused("bad_name")
    return name
