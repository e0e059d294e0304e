"""What does one picture of five by five cells show, and how does it look turned?

N, E, S, W are the sides 0 to 3. A cell is (row, column).
"""

Picture = tuple[str, ...]
Cell = tuple[int, int]

GROUND = "USR"
HALVES: tuple[tuple[Cell, Cell], ...] = (((0, 1), (0, 3)), ((1, 4), (3, 4)), ((4, 3), (4, 1)), ((3, 0), (1, 0)))
"""A4.2: the cells of the two halves of each side, clockwise."""
MIDDLE: tuple[Cell, ...] = ((0, 2), (2, 4), (4, 2), (2, 0))
CELLS: tuple[Cell, ...] = tuple((row, column) for row in range(5) for column in range(5))


def turned(picture: Picture, turns: int) -> Picture:
    """The picture after so many quarter turns clockwise."""
    for _ in range(turns):
        picture = tuple("".join(picture[4 - row][column] for row in range(5)) for column in range(5))
    return picture


def turned_cell(cell: Cell, turns: int) -> Cell:
    """Where a cell of the picture lies after so many quarter turns clockwise."""
    for _ in range(turns):
        cell = (cell[1], 4 - cell[0])
    return cell


def beside(cell: Cell) -> list[Cell]:
    """The up to four cells of the picture that share a whole edge with this one."""
    row, column = cell
    return [
        other for other in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)) if on(other)
    ]


def around(cell: Cell) -> list[Cell]:
    """R28, D20: the up to eight cells around."""
    row, column = cell
    ring = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
    return [other for other in ring if on(other)]


def on(cell: Cell) -> bool:
    return 0 <= cell[0] <= 4 and 0 <= cell[1] <= 4


def plain(picture: Picture) -> Picture:
    """The picture without its townships.

    D21: with three or four highways a township is an intersection (`+`), with two the highway runs through it (`#`),
    with none it stays a `T`, which is neither ground nor highway.
    """
    rows = [list(row) for row in picture]
    for row, column in CELLS:
        if picture[row][column] == "T":
            roads = sum(picture[r][c] in "#+T" for r, c in beside((row, column)))
            rows[row][column] = "+" if roads >= 3 else "#" if roads else "T"
    return tuple("".join(row) for row in rows)
