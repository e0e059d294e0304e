"""Which space or coast stop lies across an edge, and how far east is it?"""

EDGES = ("n", "ne", "se", "s", "sw", "nw")
COLUMNS = "abcdefgh"  # from the east (B1)
HEIGHTS = (7, 8, 7, 8, 7, 8, 7, 8)
HEIGHT = {**dict(zip(COLUMNS, HEIGHTS, strict=True)), "m": 8, "n": 7}  # X1
TEN_COLUMNS = "abcdemnfgh"  # X1: the mountains stand between base columns 5 and 6
MOUNTAINS = "mn"
NEXT_TO_MOUNTAINS = "emnf"  # X25: columns 5 to 8 of ten


def spaces_of(columns: str) -> list[str]:
    return [letter + str(row) for letter in columns for row in range(1, HEIGHT[letter] + 1)]


SPACES = spaces_of(COLUMNS)


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


def column(stop: str, columns: str = COLUMNS) -> int:
    """0 is the coast (B2), 1 the column in the far east, the last one the column of the end tiles."""
    return 0 if is_coast(stop) else columns.index(stop[0]) + 1


def grid_neighbour(space: str, edge: int, columns: str = COLUMNS) -> str:
    """The name that the space across the edge would have; it may lie off the board."""
    place, row = columns.index(space[0]), int(space[1])
    high = HEIGHT[space[0]] == 8
    north_row, south_row = (row - 1, row) if high else (row, row + 1)
    east = columns[place - 1] if place > 0 else "-"
    west = columns[place + 1] if place < len(columns) - 1 else "-"
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


def across(place: str, edge: int, columns: str = COLUMNS) -> str | None:
    """The space or coast stop on the other side of the edge; None is the frame (B4)."""
    if is_coast(place):
        space, way_in = COAST_WAY[place]
        return space if edge == opposite(way_in) else None
    if (place, edge) in COAST:
        return COAST[(place, edge)]
    name = grid_neighbour(place, edge, columns)
    return name if name in spaces_of(columns) else None
