"""Which names may people have? Letters that can be seen, so that no name breaks a line or passes for another's."""

import unicodedata

from whistlepost.server.limits import NAME
from whistlepost.server.refused import Refused

MARKS = 2
"""Marks that may be put on one letter."""
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters and signs of which nothing can be seen."""


def settled(text: str) -> str:
    """The name as it is kept; `bad_name` if it cannot be one."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if hidden(name) or piled(name, MARKS) or not 1 <= letters(name) <= NAME:
        raise Refused("bad_name")
    return name


def hidden(text: str) -> bool:
    """Is there something in it that cannot be seen, or that turns what stands beside it?"""
    return any(unicodedata.category(letter)[0] == "C" or letter in BLANK for letter in text)


def piled(text: str, most: int) -> bool:
    """Are more marks than that put on one letter?"""
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > most:
            return True
    return False


def letters(text: str) -> int:
    """How many letters and signs it has; marks belong to what they stand on."""
    return sum(unicodedata.category(letter)[0] != "M" for letter in text)
