"""Who begins?"""

from collections.abc import Mapping

from .table import Laid, Tile, survey, township_points

SYMBOLS = {"media": 1, "money": 2, "votes": 3}


def value(tile: Tile) -> int:
    """R4, D2: the highest base value among its regions, unless the set says otherwise."""
    if tile.value is not None:
        return tile.value
    laid = Laid(0, 0, tile, 0)
    rates = {"U": 3, "S": 2, "R": 1}
    kinds = [rates[letter] for letter in survey([laid]).letters.values() if letter in rates]
    return max([*kinds, 2] if township_points(laid) else kinds)


def with_symbols(tile: Tile) -> int:
    """R5."""
    return value(tile) + sum(SYMBOLS[kind] for kind, _ in tile.symbols)


def leaders(drawn: Mapping[int, Tile]) -> list[int]:
    """R4, R5: the seats whose tiles are worth most; symbols count among those only who are level without them."""
    most = max(value(tile) for tile in drawn.values())
    level = [seat for seat, tile in drawn.items() if value(tile) == most]
    best = max(with_symbols(drawn[seat]) for seat in level)
    return [seat for seat in level if with_symbols(drawn[seat]) == best]
