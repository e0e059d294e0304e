"""What does a set of tiles contain? Counts, over all copies, what matters for play (A5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from whistlepost.campaign.picture import CELLS, highways_at, is_junction, letter
from whistlepost.campaign.tile import KINDS, SYMBOLS, Tile
from whistlepost.campaign.tileset import TileSet

Counts = dict[str, int]
TOWNSHIPS = {0: "alone", 2: "on a highway", 3: "on three-way", 4: "on four-way"}


def census(tiles: TileSet) -> dict[str, Counts]:
    """What there is, subject by subject."""
    each = [tile for tile in tiles.tiles for _ in range(tile.count)]
    return {
        "tiles": {"tiles": len(each), "entries": len(tiles.tiles), "pictures": len({tile.picture for tile in each})},
        "sides": dict(Counter(side for tile in each for side in tile.sides).most_common()),
        "ground": {kind: sum(kind in grounds(tile) for tile in each) for kind in KINDS.values()},
        "highways": highways(each),
        "townships": townships(each),
        "symbols": {kind: sum(symbol.kind == kind for tile in each for symbol in tile.symbols) for kind in SYMBOLS},
        "values": dict(sorted(Counter(str(tile.value) for tile in each).items(), reverse=True)),
        "parts": {"regions": sum(len(tile.regions) for tile in each), "arms": sum(len(tile.arms) for tile in each)},
    }


def grounds(tile: Tile) -> set[str]:
    """The kinds of ground on a tile."""
    return {region.kind for region in tile.regions}


def highways(each: Sequence[Tile]) -> Counts:
    """Tiles with a highway, intersections (those with a township too), and highways that end at a city limit."""
    forks = Counter(ways for tile in each for ways in junctions(tile))
    ends = [[arm for arm in tile.arms if arm.city_ends] for tile in each]
    return {
        "tiles with a highway": sum(bool(tile.arms) for tile in each),
        "three-way intersections": forks[3],
        "four-way intersections": forks[4],
        "highways that end at a city limit": sum(map(len, ends)),
        "tiles on which one does": sum(map(bool, ends)),
    }


def junctions(tile: Tile) -> Iterator[int]:
    """How many highways meet at each intersection of a tile."""
    return (highways_at(tile.picture, cell) for cell in CELLS if is_junction(tile.picture, cell))


def townships(each: Sequence[Tile]) -> Counts:
    """Where townships stand, and how many have a symbol."""
    found = [(tile, cell) for tile in each for cell in CELLS if letter(tile.picture, cell) == "T"]
    stood = Counter(TOWNSHIPS[highways_at(tile.picture, cell)] for tile, cell in found)
    symbols = sum(symbol.at == cell for tile, cell in found for symbol in tile.symbols)
    return {**{place: stood[place] for place in TOWNSHIPS.values()}, "with a symbol": symbols}
