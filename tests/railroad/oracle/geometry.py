"""Which space or coast stop lies across an edge, and how far east is it?"""

EDGES = ("n", "ne", "se", "s", "sw", "nw")
COLUMNS = "abcdefgh"  # from the east (B1)
HEIGHTS = (7, 8, 7, 8, 7, 8, 7, 8)

SPACES = [letter + str(row) for letter, height in zip(COLUMNS, HEIGHTS, strict=True) for row in range(1, height + 1)]


def opposite(edge: int) -> int:
    return (edge + 3) % 6


def coast_edges() -> dict[tuple[str, int], str]:
    """B2: from north to south b1's ne edge, the ne and se edges of a1 to a7, b8's se edge."""
    edges = [("b1", 1)]
    for row in range(1, 8):
        edges += [(f"a{row}", 1), (f"a{row}", 2)]
    edges.append(("b8", 2))
    return {edge: f"coast{number}" for number, edge in enumerate(edges, start=1)}


COAST = coast_edges()
COAST_WAY = {stop: (space, edge) for (space, edge), stop in COAST.items()}


def is_coast(stop: str) -> bool:
    return stop.startswith("coast")


def space_of(stop: str) -> str:
    """`c4b` lies on `c4`; a coast stop is a place of its own."""
    return stop if is_coast(stop) else stop[:2]


def column(stop: str) -> int:
    """0 is the coast (B2), 1 the column in the far east, 8 the column of the end tiles."""
    return 0 if is_coast(stop) else COLUMNS.index(stop[0]) + 1


def grid_neighbour(space: str, edge: int) -> str:
    """The name that the space across the edge would have; it may lie off the board."""
    place, row = COLUMNS.index(space[0]), int(space[1])
    high = HEIGHTS[place] == 8
    north_row, south_row = (row - 1, row) if high else (row, row + 1)
    east = COLUMNS[place - 1] if place > 0 else "-"
    west = COLUMNS[place + 1] if place < 7 else "-"
    across = (
        (space[0], row - 1),
        (east, north_row),
        (east, south_row),
        (space[0], row + 1),
        (west, south_row),
        (west, north_row),
    )
    letter, number = across[edge]
    return letter + str(number)


def across(place: str, edge: int) -> str | None:
    """The space or coast stop on the other side of the edge; None is the frame (B4)."""
    if is_coast(place):
        space, way_in = COAST_WAY[place]
        return space if edge == opposite(way_in) else None
    if (place, edge) in COAST:
        return COAST[(place, edge)]
    name = grid_neighbour(place, edge)
    return name if name in SPACES else None
