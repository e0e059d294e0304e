"""Can this picture be a tile? Finds what is wrong with it: where, and what was expected there (A4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whistlepost.campaign.picture import (
    CELLS,
    HALF_CELLS,
    HIGHWAY,
    MIDDLES,
    Picture,
    around,
    beside,
    highways_at,
    letter,
)
from whistlepost.campaign.tile import KINDS, SIZE, Cell, Symbol
from whistlepost.core.entries import shown

Fault = tuple[Cell, str, str]
"""Where it is, what was expected there, what was found."""

LETTERS = "USR#+T."
CORNERS = ((0, 0), (0, SIZE - 1), (SIZE - 1, 0), (SIZE - 1, SIZE - 1))
BORDER = tuple(cell for cell in CELLS if {0, SIZE - 1} & {*cell})
NAMES = {**{key: f"{word} ground" for key, word in KINDS.items()}, "#": "highway", "+": "an intersection"}
NAMES |= {"T": "a township", ".": "nothing"}


def faults(picture: Picture, symbols: Sequence[Symbol] = ()) -> Iterator[Fault]:
    """Everything that is wrong with a picture of five rows of five letters, the simplest first."""
    letters = list(_wrong_letters(picture))
    yield from letters
    if not letters:
        yield from _wrong_border(picture)
        for cell in CELLS:
            yield from CHECKS.get(letter(picture, cell), _nothing)(picture, cell)
        yield from _wrong_symbols(picture, symbols)


def _wrong_letters(picture: Picture) -> Iterator[Fault]:
    for cell in CELLS:
        if letter(picture, cell) not in LETTERS:
            yield cell, f"one of {' '.join(LETTERS)}", shown(letter(picture, cell))


def _wrong_border(picture: Picture) -> Iterator[Fault]:
    for cell in CELLS:
        if letter(picture, cell) == "." and cell not in CORNERS:
            yield cell, "ground or highway; only corners may be empty", NAMES["."]
    for cell in BORDER:
        if letter(picture, cell) in HIGHWAY and (cell not in MIDDLES or letter(picture, cell) != "#"):
            yield cell, "no more on the border than a highway # in the middle of a side", _name(picture, cell)
    for side, middle in enumerate(MIDDLES):
        flanks = HALF_CELLS[2 * side], HALF_CELLS[2 * side + 1]
        yield from _wrong_side(picture, middle, flanks)


def _wrong_side(picture: Picture, middle: Cell, flanks: Sequence[Cell]) -> Iterator[Fault]:
    for cell in flanks:
        if letter(picture, middle) == "#" and letter(picture, cell) == "U":
            yield cell, "suburban or rural ground beside a highway that leaves the tile (S46)", NAMES["U"]
        if letter(picture, middle) in KINDS and letter(picture, cell) != letter(picture, middle):
            expected = f"{_name(picture, middle)}, as in the middle of this side, which has no highway"
            yield cell, expected, _name(picture, cell)


def _wrong_highway(picture: Picture, cell: Cell) -> Iterator[Fault]:
    """No dead end, and no highway along a city wall."""
    near = [letter(picture, other) for other in beside(cell)]
    ways = 4 - len(near) + sum(other in HIGHWAY or other == "U" for other in near)
    if ways != 2:
        yield cell, "a highway that goes on in two ways: to highway, to the side of the tile, to a city", f"{ways}"


def _wrong_intersection(picture: Picture, cell: Cell) -> Iterator[Fault]:
    ways = highways_at(picture, cell)
    if ways < 3:
        yield cell, "an intersection of three or four highways", f"{ways}"
    if "U" in [letter(picture, other) for other in beside(cell)]:
        yield cell, "no intersection right beside a city", NAMES["U"]


def _wrong_township(picture: Picture, cell: Cell) -> Iterator[Fault]:
    if highways_at(picture, cell) == 1:
        yield cell, "a township without a highway, or one on two, three or four", "1"
    for other in around(cell):
        if letter(picture, other) not in "R#+":
            yield other, "rural ground or highway around a township", _name(picture, other)


def _wrong_suburb(picture: Picture, cell: Cell) -> Iterator[Fault]:
    for other in beside(cell):
        if letter(picture, other) == "R":
            yield cell, "no suburban ground beside rural ground inside a tile (S44)", f"rural ground at {at(other)}"


def _nothing(_picture: Picture, _cell: Cell) -> Iterator[Fault]:
    yield from ()


CHECKS = {"#": _wrong_highway, "+": _wrong_intersection, "T": _wrong_township, "S": _wrong_suburb}


def _wrong_symbols(picture: Picture, symbols: Sequence[Symbol]) -> Iterator[Fault]:
    seen: set[Cell] = set()
    for symbol in symbols:
        if letter(picture, symbol.at) not in "USRT":
            yield symbol.at, f"ground or a township under {symbol.kind}", _name(picture, symbol.at)
        if symbol.at in seen:
            yield symbol.at, "one symbol in a cell", "two"
        seen.add(symbol.at)


def _name(picture: Picture, cell: Cell) -> str:
    return NAMES[letter(picture, cell)]


def at(cell: Cell) -> str:
    """A cell as messages name it."""
    return f"row {cell[0]}, column {cell[1]}"
