"""How is it said? Seats, edges, cubes and cards in plain English, for the sentences of the reasons."""

from __future__ import annotations

from collections.abc import Sequence

from whistlepost.railroad import numbers as n
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.pieces import GOODS
from whistlepost.railroad.state import State

TOKENS = {n.COAL: "coal", n.WHISTLE: "whistle"}
EDGE_WORDS = ("north", "north-east", "south-east", "south", "south-west", "north-west")


def seat_word(seat: int) -> str:
    """`seat 1`, or nobody's."""
    return "chance" if seat == n.CHANCE else f"seat {seat}"


def listed(words: Sequence[str]) -> str:
    """`a, b and c`."""
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1]) if part) if words else ""


def counted(number: int, word: str) -> str:
    """`1 cube`, `2 cubes`."""
    return f"{number} {word}" + "s" * (number != 1)


def card_word(kit: Kit, card: int) -> str:
    """The name of an upgrade as its card shows it."""
    return kit.components.upgrades[card].name


def cubes_held(state: State, seat: int) -> list[int]:
    """How many cubes of each good a seat holds."""
    return list(state.cubes[seat * n.GOODS : (seat + 1) * n.GOODS])


def missing(state: State, seat: int, wanted: Sequence[int]) -> list[str]:
    """The cubes that a seat lacks of those that are wanted, a word for each."""
    held = cubes_held(state, seat)
    return [word for good, word in enumerate(GOODS) for _ in range(wanted[good] - held[good])]


def argument(state: State) -> int:
    """The argument of the question that is asked."""
    return state.agenda[state.depth - 1] >> 12
