"""What does a position say: which tiles are there, what lies on the table, who has what?"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .picture import GROUND, Cell, turned
from .table import Ground, Laid, Point, Tile, survey

Position = Mapping[str, Any]
Box = Mapping[str, Tile]
DATA = Path(__file__).parents[3] / "src" / "whistlepost" / "campaign" / "data"
DEFAULTS = {
    "mixing": "tile",
    "seam": "closes",
    "city_end": "borders",
    "contest": "player",
    "contest_order": "clockwise",
    "ties": "contesters",
    "uncontrolled": "scored",
    "order": "chosen",
}


@dataclass(frozen=True, order=True)
class Token:
    """A volunteer on the table."""

    seat: int
    point: Point
    down: bool = False
    new: bool = False


def ruling(position: Position, name: str) -> str:
    return str(position.get(name, DEFAULTS[name]))


# ---- tiles


@cache
def rows_of(name: str) -> list[dict[str, Any]]:
    """The rows of a tile file; `short` is `full` without a copy of each tile that it drops."""
    if name == "none":
        return []
    text = name if "\n" in name else (DATA / f"{name}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    rows: list[dict[str, Any]] = [dict(row) for row in data.get("tile", [])]
    if "from" in data:
        dropped = Counter(data["drop"])
        rows = [{**row, "count": row["count"] - dropped[row["id"]]} for row in rows_of(data["from"])]
    return [row for row in rows if row.get("count", 1) > 0]


def all_rows(position: Position) -> list[dict[str, Any]]:
    return [*rows_of(position.get("set", "full")), *position.get("tiles", [])]


def read_tile(row: Mapping[str, Any]) -> Tile:
    symbols = tuple(read_symbol(text) for text in row.get("symbols", []))
    return Tile(row["id"], tuple(row["picture"]), symbols, row.get("value"))


def read_symbol(text: str) -> tuple[str, Cell]:
    kind, _, place = text.partition("@")
    return kind, read_cell(place)


def read_cell(text: str) -> Cell:
    row, column = text.split(",")
    return int(row), int(column)


def read_box(position: Position) -> dict[str, Tile]:
    return {row["id"]: read_tile(row) for row in all_rows(position)}


def copies(position: Position) -> Counter[str]:
    """How many of each tile the whole set has."""
    return Counter({row["id"]: row.get("count", 1) for row in all_rows(position)})


@cache
def rotations(tile: Tile) -> list[int]:
    """The rotations that look different, the smallest of equal ones; symbols are part of the picture."""
    looks = [picture_with_symbols(tile, turns) for turns in range(4)]
    return [turns for turns in range(4) if looks[turns] not in looks[:turns]]


def picture_with_symbols(tile: Tile, turns: int) -> object:
    laid = Laid(0, 0, tile, turns)
    return turned(tile.picture, turns), {(kind, laid.printed(cell)) for kind, cell in tile.symbols}


def regions(tile: Tile) -> list[Cell]:
    """The first cell of each region of the printed picture."""
    return sorted(min(area) for area in survey([Laid(0, 0, tile, 0)]).precincts)


def arms(tile: Tile) -> list[Cell]:
    return sorted(min(area) for area in survey([Laid(0, 0, tile, 0)]).highways)


# ---- the table


def read_laid(text: str, box: Box) -> Laid:
    """`1,0 H1 r1`."""
    place, name, turns = text.split()
    x, y = place.split(",")
    return Laid(int(x), int(y), box[name], int(turns.removeprefix("r")))


def read_table(position: Position) -> list[Laid]:
    box = read_box(position)
    return [read_laid(text, box) for text in position.get("table", [])]


def read_ground(position: Position) -> Ground:
    return survey(read_table(position), ruling(position, "seam"))


def read_tokens(position: Position) -> list[Token]:
    """`1,0 2,0 down new`: the tile, a cell of its printed picture, and how the token lies."""
    laid = {tile.spot: tile for tile in read_table(position)}
    rows: Sequence[Sequence[str]] = position.get("volunteers", [])
    return [read_token(seat, text, laid) for seat, texts in enumerate(rows) for text in texts]


def read_token(seat: int, text: str, laid: Mapping[tuple[int, int], Laid]) -> Token:
    words = text.split()
    return Token(seat, read_point(words[0], words[1], laid), "down" in words, "new" in words)


def read_point(place: str, cell: str, laid: Mapping[tuple[int, int], Laid]) -> Point:
    x, y = place.split(",")
    return laid[int(x), int(y)].printed(read_cell(cell))


def read_scored(position: Position, tokens: Iterable[Token]) -> set[Point]:
    """A point of every precinct that is sewn up, whether its office lies there still or was taken back (D19)."""
    laid = {tile.spot: tile for tile in read_table(position)}
    named = {read_point(text.split()[0], text.split()[1], laid) for text in position.get("scored", [])}
    return named | {token.point for token in tokens if token.down}


def is_office(ground: Ground, token: Token) -> bool:
    return ground.letters[token.point] in GROUND
