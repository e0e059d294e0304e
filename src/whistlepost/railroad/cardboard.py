"""What is printed on the cardboard, for whoever draws it? Plain data, from the same files that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields

from whistlepost.core.entries import Entry
from whistlepost.core.helps import plain
from whistlepost.railroad import numbers as n
from whistlepost.railroad.board import Board
from whistlepost.railroad.box import BOX, components_of, own_tiles, with_tiles
from whistlepost.railroad.components import Components
from whistlepost.railroad.notation import SPACE_NAMES, place_name
from whistlepost.railroad.pieces import GOODS, StopSpec, Tile, Upgrade
from whistlepost.railroad.rulings import rulings_from
from whistlepost.railroad.tracks import EDGES

Data = dict[str, object]


def pieces(options: Mapping[str, object]) -> Data:
    """The pieces of a game with these options, those that a position brings along, and the rulings in force."""
    components = components_of(str(options.get("components", BOX)), str(options.get("expansion", "none")))
    own = own_tiles(Entry("pieces", dict(options)))
    whole = with_tiles(components, own) if own else components
    return {**printed(whole), "rulings": asdict(rulings_from(options))}


def printed(components: Components) -> Data:
    """Everything, kind by kind."""
    lists = "goods", "companies", "nuggets", "track_spaces", "mountains", "players"
    return {
        "game": "railroad",
        "edges": list(EDGES),
        **{kind: plain(getattr(components, kind)) for kind in lists},
        "tiles": [tile_data(tile) for tile in components.tiles],
        "upgrades": [upgrade_data(card) for card in components.upgrades],
        "turn_track": plain(components.turn_track),
        **board_data(Board(components.mountains)),
    }


def tile_data(tile: Tile) -> Data:
    """A tile: the first groups of edges meet in its stops, the others are plain track."""
    words = "id", "name", "name_pt", "count", "kind", "standing", "note"
    return {
        **{word: getattr(tile, word) for word in words},
        "track": tile.track,
        "groups": plain(tile.groups),
        "stops": [stop_data(stop) for stop in tile.stops],
        "rotations": list(tile.rotations),
    }


def stop_data(stop: StopSpec) -> Data:
    """What is printed at a stop; of what is not printed nothing is said."""
    told = {field.name: plain(getattr(stop, field.name)) for field in fields(StopSpec)}
    return {word: value for word, value in {**told, "demand": cubes(stop.demand)}.items() if value}


def upgrade_data(card: Upgrade) -> Data:
    """A card, its price good by good."""
    return {**{field.name: getattr(card, field.name) for field in fields(Upgrade)}, "price": cubes(card.price)}


def cubes(counts: tuple[int, ...]) -> dict[str, int]:
    """So many of each good."""
    return {good: count for good, count in zip(GOODS, counts, strict=True) if count}


# ---- the board


def board_data(board: Board) -> Data:
    """The spaces with their places, and the coast stops with the ways that lead to them."""
    return {
        "spaces": [space for column in range(len(board.columns)) for space in column_data(board, column)],
        "coast": [coast_data(board, stop) for stop in range(n.COASTS)],
    }


def column_data(board: Board, column: int) -> list[Data]:
    """The spaces of a column. `x` counts columns from the west, `y` half spaces from the north (B1)."""
    start, height = board.columns[column]
    low = int(height < max(height for _, height in board.columns))
    where = {"column": column + 1, "x": len(board.columns) - 1 - column}
    return [{**where, "y": 2 * row + low, **space_data(board, start + row)} for row in range(height)]


def space_data(board: Board, space: int) -> Data:
    """A space: its ground, what lies beside it, and which of the mountain spaces is printed there (X1)."""
    end = space in range(board.first_end, board.first_end + board.end_height)
    priced = {"mountain": f"mountain{space - n.MOUNTAIN + 1}"} if board.priced[space] else {}
    return {
        "id": SPACE_NAMES[space],
        "ground": "mountain" if space >= n.MOUNTAIN else "end" if end else "plain",
        "beside": {edge: place_name(board.beside[space * 6 + i]) for i, edge in enumerate(EDGES)},
        **priced,
    }


def coast_data(board: Board, stop: int) -> Data:
    """A coast stop: the space beside it, and the edge of that space at which it lies (B2)."""
    space, edge = SPACE_NAMES[board.coast_cell[stop]], EDGES[board.coast_edge[stop]]
    return {"id": f"coast{stop + 1}", "space": space, "edge": edge}
