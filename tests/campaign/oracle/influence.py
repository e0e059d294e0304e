"""Who has how much influence over a precinct, who wins it, and how many votes is it worth?"""

from collections.abc import Iterable

from .picture import CELLS
from .position import Token, is_office
from .table import Area, Ground, Laid, symbol_points, township_points

IN_PLAY = {"U": 3, "S": 2, "R": 1}
ON_ELECTION_DAY = {"U": 2, "S": 1, "R": 1}


def offices_in(ground: Ground, precinct: Area, tokens: Iterable[Token]) -> list[Token]:
    return [token for token in tokens if is_office(ground, token) and token.point in precinct]


def stops_beside(ground: Ground, precinct: Area, tokens: Iterable[Token], city_end: str) -> list[Token]:
    """The whistlestops on highways that are adjacent to the precinct (R20, D9)."""
    roads = ground.highways_of(precinct, city_end)
    return [token for token in tokens if any(token.point in road for road in roads)]


def influence_in_play(offices: list[Token], declared: list[Token], players: int) -> list[int]:
    """R21, D35, D36: two for each office, one for each whistlestop that contests."""
    return [
        2 * sum(token.seat == seat for token in offices) + sum(token.seat == seat for token in declared)
        for seat in range(players)
    ]


def influence_on_election_day(
    ground: Ground, precinct: Area, tokens: list[Token], players: int, city_end: str = "borders"
) -> list[int]:
    """R37: two for each office in it, one for each whistlestop beside it, one for each face-down office next to it.

    R38: offices in neighbouring precincts that are not sewn up lie face up, and count for nothing.
    """
    stops = stops_beside(ground, precinct, tokens, city_end)
    near = ground.neighbours(precinct)
    radiating = [token for token in tokens if token.down and any(token.point in other for other in near)]
    offices = [token for token in offices_in(ground, precinct, tokens) if not token.down]
    return influence_in_play(offices, stops + radiating, players)


def winners(influence: list[int], ties: str = "contesters") -> list[int]:
    """R23, R24, R39, D13: the seats that win, none if nobody is ahead."""
    field = [seat for seat, points in enumerate(influence) if points > 0 or ties == "everyone"]
    best = max(influence)
    leaders = [seat for seat in field if influence[seat] == best]
    if best == 0:
        return []
    if len(leaders) == 1:
        return leaders
    if ties == "never_share" or len(leaders) == len(field):
        return []
    return leaders


def votes_in_play(ground: Ground, precinct: Area) -> int:
    """R26-R28, D22, D24: each tile once, at its rate; twice that if a votes symbol of it lies in the precinct."""
    return sum(votes_of_tile(ground, tile, precinct, IN_PLAY) for tile in ground.tiles(precinct))


def votes_on_election_day(ground: Ground, precinct: Area) -> int:
    """R39, R40."""
    return sum(votes_of_tile(ground, tile, precinct, ON_ELECTION_DAY) for tile in ground.tiles(precinct))


def votes_of_tile(ground: Ground, tile: Laid, precinct: Area, rates: dict[str, int]) -> int:
    here = precinct & {tile.point(cell) for cell in CELLS}
    base = max(rates[ground.letters[point]] for point in here)
    if here & township_points(tile):
        base = max(base, 2)
    return base * (2 if here & symbol_points(tile, "votes") else 1)


def symbols_of(ground: Ground, precinct: Area) -> set[str]:
    """Which boons it holds (R29, R30)."""
    return {
        kind for kind in ("media", "money") for tile in ground.tiles(precinct) if symbol_points(tile, kind) & precinct
    }
