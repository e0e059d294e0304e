"""Where may a volunteer be put, and which may be taken back?"""

from collections.abc import Iterable

from .picture import Cell
from .position import Token, arms, is_office, regions
from .table import Ground, Laid


def name(word: str, cell: Cell) -> str:
    return f"{word} {cell[0]},{cell[1]}"


def places_for_a_volunteer(ground: Ground, last: Laid, tokens: Iterable[Token]) -> set[str]:
    """R13, R14: a region or an arm of the tile just laid, in a precinct or on a highway that is free of everybody."""
    taken = [ground.area(token.point) for token in tokens]
    offices = {name("office", cell) for cell in regions(last.tile) if ground.area(last.printed(cell)) not in taken}
    stops = {name("whistlestop", cell) for cell in arms(last.tile) if ground.area(last.printed(cell)) not in taken}
    return offices | stops


def may_be_taken_back(ground: Ground, token: Token) -> bool:
    """R32, R33, D16: from a completed highway; from a completed precinct unless it was set in this turn."""
    if not ground.is_complete(ground.area(token.point)):
        return False
    return not (is_office(ground, token) and token.new)
