"""What does one space of the board look like as text? Its tile with tracks and stops, its trains, its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlepost.railroad.pieces import GOODS, Counts, MountainSpace, StopSpec, Tile

LETTERS = "clgKWS"
"""One letter a good: small for a common one, capital for a rare one."""
SIGNS = {"whistle": "!", "gold": "$", "any_common": "?"}
"""In a small stop that gives no cube of one kind (X9)."""
MARK = "^"
"""The sign of the mountains."""
NO_MARKS = " " * 6
PORTUGUESE = {"rare": "raro", "gold": "ouro", "coal": "carvão", "whistle": "apito", "share": "ação"}


def said(word: str, *, portuguese: bool) -> str:
    """What is written out, in the language of the drawing; `?` for anything."""
    return "?" if word == "any" else PORTUGUESE.get(word, word) if portuguese else word


@dataclass(frozen=True, slots=True)
class Hex:
    """What is to be written into a hexagon."""

    name: str
    corner: str = ""
    """Beside the name."""
    marks: str = NO_MARKS
    """One character for each edge: equal ones are joined."""
    middle: tuple[str, ...] = ()
    foot: str = ""
    """On the lower border."""


def hexagon(inside: Hex, top: int) -> list[str]:
    """Five lines, the first of which is the last of the hexagon above; the widest line has top + 4 characters."""
    n, ne, se, s, sw, nw = tuple(inside.marks)
    head = f"{inside.name}{n:>{top // 2 + 1 - len(inside.name)}}"
    upper, lower, *_ = *inside.middle, "", ""
    return [
        f"  {'_' * top}  ",
        f" /{head}{inside.corner:>{top - len(head)}}\\ ",
        f"/{between(nw, upper, ne, top)}\\",
        f"\\{between(sw, lower, se, top)}/",
        f" \\{(inside.foot or s.strip())[:top]:_^{top}}/ ",
    ]


def between(west: str, text: str, east: str, top: int) -> str:
    """A text between the marks of two edges; where there is no mark it may take that room too."""
    if west == east == " ":
        return f"{text[: top + 2]:^{top + 2}}"
    return f"{west}{text[:top]:^{top}}{east}"


def letters(counts: Counts) -> str:
    """`cK`: a demand or a price, one letter a cube."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def edge_marks(tile: Tile, rotation: int) -> str:
    """One character for each edge: `*` leads to the stop, `a` and `b` to the two stops, a figure along plain track."""
    if tile.kind != "ordinary":
        return NO_MARKS
    marks = [" "] * 6
    own = ["*"] if len(tile.stops) == 1 else ["a", "b"][: len(tile.stops)]
    for mark, group in zip([*own, "1", "2", "3"], tile.turned(rotation), strict=False):
        for edge in group:
            marks[edge] = mark
    return "".join(marks)


def circles(tile: Tile, trains: Sequence[Sequence[str]], top: int) -> tuple[str, ...]:
    """A line for each small stop, with the trains on it: `(c) A1`; if there are two, `a(c)` and `bc A1`."""
    marks = [""] if len(tile.stops) == 1 else ["a", "b"]
    lines = []
    for mark, stop, there in zip(marks, tile.stops, trains, strict=False):
        line = " ".join([f"{mark}({circle(stop)})", *there])
        lines.append(line if len(line) < top else " ".join([f"{mark}{circle(stop)}", *there]))
    return tuple(lines)


def circle(stop: StopSpec) -> str:
    """The letter in a small stop."""
    return LETTERS[GOODS.index(stop.good)] if stop.good else SIGNS[stop.kind]


def big_lines(tile: Tile, top: int, *, portuguese: bool) -> tuple[str, ...]:
    """What a big stop asks and its name, or its name over two lines."""
    stop, name = tile.stops[0], tile.name_pt if portuguese else tile.name
    if any(stop.demand):
        return f"{letters(stop.demand)}:{stop.fame} -{stop.penalty}", name
    if stop.per_share:
        return f"{stop.per_share} / {said('share', portuguese=portuguese)}", name
    if stop.coal:
        return f"{stop.fame or f'{stop.per_train}/t'} {stop.coal}c/{stop.whistles}w", name
    return (name,) if len(name) <= top + 2 else tuple(name.split(" ", 1))


def ground(space: MountainSpace, card: str, *, portuguese: bool) -> tuple[str, str]:
    """The price of a mountain space, and what building there earns: `2c / 1w`, `rare gold`."""
    price = f"{space.coal}c" + (f" / {space.whistles}w" if space.whistles else "")
    return price, card or " ".join(said(word, portuguese=portuguese) for word in space.reward if word != "upgrade")


def crowd(trains: Sequence[str], width: int) -> str:
    """The trains on a big stop, as far as there is room."""
    for text in ("_".join(trains), "".join(trains)):
        if len(text) <= width:
            return text
    room = (width - 2) // 2
    return f"{''.join(trains[:room])}+{len(trains) - room}"
