"""Which tiles is the game played with? Reads tile sets, strictly, and adds them up.

A wrong file raises BadData with the file, the tile, row and column, and what was expected; no other error comes out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from whistlepost.campaign.reading import COPIES, own_tile, row, tile_from
from whistlepost.campaign.tile import Tile
from whistlepost.core.entries import BYTES, Entry, document, shown
from whistlepost.core.errors import BadData

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["BOXES", "Tile", "TileSet", "bytes_at", "check_limits", "load", "loads", "own_tile", "tile_from"]

BOXES = ("full", "short")
LIMITS = {"kinds of tile": 96, "tiles": COPIES, "regions on all tiles": 640, "arms on all tiles": 480}
Stood = tuple[Tile, str]
"""A tile and its standing."""


@dataclass(frozen=True, slots=True)
class TileSet:
    """The tiles of a game, in the order of their file."""

    name: str
    tiles: tuple[Tile, ...]
    standings: tuple[str, ...]
    """How each of them is known: stated, inferred, ours."""

    @property
    def size(self) -> int:
        """How many tiles there are."""
        return sum(tile.count for tile in self.tiles)

    @property
    def digest(self) -> str:
        """The same for all sets that play the same: names and standings do not count."""
        import hashlib
        import json

        told = [[tile.id, tile.count, tile.value, tile.picture, _symbols(tile)] for tile in self.tiles]
        return hashlib.sha256(json.dumps(told, separators=(",", ":")).encode("ascii")).hexdigest()


def _symbols(tile: Tile) -> list[str]:
    return [f"{symbol.kind}@{symbol.at[0]},{symbol.at[1]}" for symbol in tile.symbols]


def load(source: str | Path = "full") -> TileSet:
    """A tile set: the name of a box (`full`, `short`) or the path of a file."""
    raw = _box(source) if source in BOXES else bytes_at(source)
    return _read(raw, f"{source}.toml" if source in BOXES else str(source))


def loads(text: str, name: str) -> TileSet:
    """A tile set given as the text of a file; the name is for the messages."""
    return _read(text.encode("utf-8", "surrogatepass"), name)


def _box(source: object) -> bytes:
    from importlib.resources import files  # only who loads a file pays for it

    return (files(__package__) / "data" / f"{source}.toml").read_bytes()


def bytes_at(source: str | Path) -> bytes:
    """What a file outside the library holds; BadData if it cannot be read, and one byte too many if it is too long."""
    from pathlib import Path

    try:
        with Path(source).open("rb") as file:
            return file.read(BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadData(f"{str(source)!r}: expected a file that can be read: {error}") from error


def _read(raw: bytes, file: str) -> TileSet:
    head = Entry(file, document(raw, file))
    head.number("format", 1, 1)
    name = head.text("name")
    stood = _inherited(head) + [row(entry) for entry in head.rows("tile")]
    tiles = tuple(tile for tile, _ in stood)
    _check_ids(file, tiles)
    check_limits(file, tiles)
    _check_totals(head.inner("totals"), tiles)
    head.done()
    return TileSet(name, tiles, tuple(standing for _, standing in stood))


def _inherited(head: Entry) -> list[Stood]:
    """The tiles of a box that the file begins with, less one copy for each id that it drops."""
    if not head.has("from"):
        return []
    box = load(head.choice("from", BOXES))
    left = {tile.id: tile.count for tile in box.tiles}
    for name in head.texts("drop", 0, COPIES) if head.has("drop") else ():
        if not left.get(name):
            raise head.wrong("drop", f"tiles of {head.table['from']}, each as often as it is there", name)
        left[name] -= 1
    kept = zip(box.tiles, box.standings, strict=True)
    return [(replace(tile, count=left[tile.id]), standing) for tile, standing in kept if left[tile.id]]


def _check_ids(file: str, tiles: Sequence[Tile]) -> None:
    seen: set[str] = set()
    for tile in tiles:
        if tile.id in seen:
            raise BadData(f"{file}: tile ({tile.id}): id: expected one of its own, found it twice")
        seen.add(tile.id)


def check_limits(place: str, tiles: Sequence[Tile]) -> None:
    """A game has at least one tile and at most as many, in all, as a state has room for."""
    regions = sum(tile.count * len(tile.regions) for tile in tiles)
    arms = sum(tile.count * len(tile.arms) for tile in tiles)
    sizes = len(tiles), sum(tile.count for tile in tiles), regions, arms
    for (what, most), found in zip(LIMITS.items(), sizes, strict=True):
        least = int("tile" in what and "all" not in what)
        if not least <= found <= most:
            raise BadData(f"{place}: {what}: expected {least} to {most}, found {shown(found)}")


def _check_totals(entry: Entry, tiles: Sequence[Tile]) -> None:
    """The file says itself how much it holds, so that a cut or forgotten row shows."""
    held = {"tiles": sum(tile.count for tile in tiles), "entries": len(tiles)}
    for key, number in held.items():
        told = entry.number(key, 0, 9999)
        if told != number:
            raise entry.wrong(key, f"{number}, as many as there are", told)
    entry.done()
