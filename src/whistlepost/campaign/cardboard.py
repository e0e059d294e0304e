"""What is printed on the cardboard, for whoever draws it? Plain data, from the same files that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from whistlepost.campaign import numbers as n
from whistlepost.campaign.box import own_tiles, tiles_of, with_tiles
from whistlepost.campaign.rulings import as_options, rulings_from
from whistlepost.campaign.tile import HALVES, KINDS, SIDES, SYMBOLS, Tile
from whistlepost.campaign.tileset import BOXES
from whistlepost.core.entries import Entry
from whistlepost.core.helps import plain

Data = dict[str, object]


def pieces(options: Mapping[str, object]) -> Data:
    """The pieces of a game with these options, the tiles that a position brings along, and the rulings in force."""
    own = own_tiles(Entry("pieces", dict(options)))
    tiles = with_tiles(tiles_of(str(options.get("set", BOXES[0]))), own)
    return {
        "game": "campaign",
        "kinds": KINDS,
        "symbols": list(SYMBOLS),
        "sides": list(SIDES),
        "halves": list(HALVES),
        "volunteers": {"supply": n.SUPPLY, "reserve": n.RESERVE},
        "tiles": [tile_data(tile) for tile in tiles],
        "rulings": as_options(rulings_from(options)),
    }


def tile_data(tile: Tile) -> Data:
    """A tile with its picture, and what follows from it; cells are row and column of the picture as printed."""
    return {field.name: plain(getattr(tile, field.name)) for field in fields(Tile)}
