"""What is printed on a tile of the campaign game, and what follows from it?

Nothing here knows where a tile comes from: `picture` reads what is drawn, `tileset` reads whole sets from files.
"""

from __future__ import annotations

from dataclasses import dataclass

Cell = tuple[int, int]
"""Row and column of a picture that is not turned, counted from 0, north and west first."""

KINDS = {"U": "urban", "S": "suburban", "R": "rural"}
"""The letters of the ground."""
SYMBOLS = ("media", "money", "votes")
SIDES = "NESW"
HALVES = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
"""The half-edges, clockwise (A4.2)."""
SIZE = 5


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol and where it is printed."""

    kind: str
    at: Cell


@dataclass(frozen=True, slots=True)
class Region:
    """One connected area of one kind; its first cell names it."""

    kind: str
    cells: tuple[Cell, ...]
    halves: tuple[int, ...]
    symbols: tuple[str, ...]
    """Those printed in it, and those of a township that it is adjacent to (R28)."""
    base: int
    """Votes in play (R26, R28), doubling apart."""
    election: int
    """Votes on Election Day (R39, R40), doubling apart."""


@dataclass(frozen=True, slots=True)
class Arm:
    """One stretch of highway; its first cell names it."""

    cells: tuple[Cell, ...]
    ports: tuple[int, ...]
    """The sides where it leaves the tile."""
    city_ends: tuple[int, ...]
    """The urban regions at whose limit it ends (item 9)."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One kind of tile."""

    id: str
    name: str
    name_pt: str
    count: int
    value: int
    """What it counts for who draws it to begin (R4)."""
    picture: tuple[str, ...]
    symbols: tuple[Symbol, ...]
    regions: tuple[Region, ...]
    arms: tuple[Arm, ...]
    sides: tuple[str, str, str, str]
    """`U`, `S`, `R`, or `aHb`: a highway with the kinds of its flanks, clockwise."""
    borders: tuple[tuple[int, int], ...]
    """Arms and the regions along their sides; the city at an end apart."""
    touches: tuple[tuple[int, int], ...]
    """Regions that share a piece of boundary, or have a highway between them."""
    rotations: int
    """How many rotations, from 0, give different tiles: 1, 2 or 4."""
