"""What does the board look like? A view drawn as text, west at the left, with the resource track below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

from whistlepost.core.entries import Entry
from whistlepost.railroad.board import HEIGHTS
from whistlepost.railroad.drawing_hex import (
    LETTERS,
    MARK,
    Hex,
    big_lines,
    circles,
    crowd,
    edge_marks,
    ground,
    hexagon,
    said,
)
from whistlepost.railroad.notation import SPACE_NAMES
from whistlepost.railroad.numbers import COASTS
from whistlepost.railroad.pieces import GOODS, Tile, TrackSpace
from whistlepost.railroad.restore import kit_from
from whistlepost.railroad.tracks import EDGES

NARROW, WIDE = 9, 13
"""How far apart the columns stand: the base board is 79 characters wide, or 118; the mountains make it 97 or 144."""
SEATS = "ABCDE"


def draw(
    view: Mapping[str, Any], notes: Mapping[str, str] | None = None, pitch: int = NARROW, *, portuguese: bool = False
) -> str:
    """The board of a view; a note is written beside the stop, or space, of that name."""
    scene = Scene(view, notes or {}, pitch - 2, portuguese=portuguese)
    canvas = Canvas(pitch, [(start, height) for start, height in scene.kit.columns])
    for cell in canvas.corners:
        canvas.put_hexagon(cell, hexagon(scene.space(SPACE_NAMES[cell]), pitch - 2))
    for coast in range(COASTS):
        canvas.put_coast(coast, scene.coast(f"coast{coast + 1}"))
    return "\n".join([*canvas.rows(), *scene.resource_track(canvas.width)])


class Canvas:
    """A sheet of characters on which the hexagons lie, column by column from the east: first space and height (B1)."""

    def __init__(self, pitch: int, columns: list[tuple[int, int]]) -> None:
        self.pitch = pitch
        self.width = len(columns) * pitch + 7
        self.sheet = [[" "] * (self.width + 20) for _ in range(4 * max(HEIGHTS) + 1)]
        self.corners: dict[int, tuple[int, int]] = {}
        """Where the picture of each space begins."""
        for column, (start, height) in enumerate(columns):
            for row in range(height):
                low = 0 if height == max(HEIGHTS) else 2
                self.corners[start + row] = (len(columns) - 1 - column) * pitch, 4 * row + low

    def put(self, x: int, y: int, text: str) -> None:
        """Write there; a border hides nothing that was written before."""
        for i, letter in enumerate(text):
            if letter != " " and (letter != "_" or self.sheet[y][x + i] == " "):
                self.sheet[y][x + i] = letter

    def put_hexagon(self, cell: int, lines: list[str]) -> None:
        """Draw a space."""
        x, y = self.corners[cell]
        for i, line in enumerate(lines):
            self.put(x, y + i, line)

    def put_coast(self, coast: int, text: str) -> None:
        """Write a coast stop beside its edge: the outer two lie at column b, two at each space of column a (B2)."""
        outer = {0: "b1", COASTS - 1: "b8"}
        x, y = self.corners[SPACE_NAMES.index(outer.get(coast, f"a{(coast + 1) // 2}"))]
        south = coast == COASTS - 1 or (coast > 0 and coast % 2 == 0)
        self.put(x + self.pitch + 2, y + (4 if south else 1), text)

    def rows(self) -> list[str]:
        """The lines of the drawing."""
        return ["".join(row).rstrip() for row in self.sheet]


class Scene:
    """What a view shows, place by place."""

    def __init__(self, view: Mapping[str, Any], notes: Mapping[str, str], top: int, *, portuguese: bool) -> None:
        self.board: Mapping[str, str] = view["board"]
        self.move: Mapping[str, Any] = view["move"]
        self.notes = notes
        self.top = top
        self.portuguese = portuguese
        self.kit = kit_from(Entry("view", view))
        self.cards: Mapping[str, str] = view.get("mountain_upgrades", {})
        self.mover = mover(view)
        self.trains = standing(view)

    def space(self, name: str) -> Hex:
        """A space and what lies on it."""
        if name not in self.board:
            return self.empty(name)
        laid = self.kit.laid_tiles[self.board[name]]
        tile = self.kit.tiles[laid // 6]
        return self.small(name, tile, laid % 6) if tile.kind == "ordinary" else self.big(name, tile)

    def empty(self, name: str) -> Hex:
        """No tile yet, but perhaps a price and a reward (X7, X8), and perhaps a train that waits for a tile."""
        waits = self.move.get("at") == name
        marks = "".join("@" if waits and edge == self.move["edge"] else " " for edge in EDGES)
        lines = self.ground(name)
        return Hex(name, self.corner(name), marks, (f"{self.mover} ?", *lines[1:]) if waits else lines)

    def ground(self, name: str) -> tuple[str, ...]:
        """What is printed on a mountain space, or lies there."""
        printed = self.kit.components.mountains
        if not name.startswith("m") or not printed:
            return ()
        word = self.cards.get(name, "")
        names = {card.id: card.name_pt if self.portuguese else card.name for card in self.kit.components.upgrades}
        return ground(printed[int(name[1:]) - 1], names.get(word, word), portuguese=self.portuguese)

    def corner(self, name: str) -> str:
        """What stands beside the name of a space: a note, or the sign of the mountains."""
        return self.notes.get(name, MARK if name[0] in "mn" else "")

    def small(self, name: str, tile: Tile, rotation: int) -> Hex:
        """A tile with small stops or none."""
        stops = [name] if len(tile.stops) < 2 else [f"{name}a", f"{name}b"]
        note = "".join(self.notes.get(stop, "") for stop in dict.fromkeys([*stops, name]))
        marks, lines = (
            edge_marks(tile, rotation),
            circles(tile, [self.trains.get(stop, []) for stop in stops], self.top),
        )
        return Hex(name, note or self.corner(name), marks, lines)

    def big(self, name: str, tile: Tile) -> Hex:
        """A tile with a big stop, which joins all its edges."""
        shares = "".join(f"#{self.kit.company_words.index(company) + 1}" for company in tile.stops[0].companies)
        lines = big_lines(tile, self.top, portuguese=self.portuguese)
        return Hex(
            name,
            self.notes.get(name, shares or self.corner(name)),
            middle=lines,
            foot=crowd(self.trains.get(name, []), self.top),
        )

    def coast(self, name: str) -> str:
        """A coast stop with its train."""
        return " ".join([name.removeprefix("coast"), *self.trains.get(name, []), *self.notes.get(name, "").split()])

    def resource_track(self, width: int) -> list[str]:
        """The spaces of the resource track: what is to be had there, or the train that stands there."""
        spaces = [self.berth(space).replace(" ", "~") for space in self.kit.components.track_spaces]
        return ["", *(line.replace("~", " ") for line in wrap("  ".join(spaces), width))]

    def berth(self, space: TrackSpace) -> str:
        """`track6 [c l]`, or `track6 [B2]` where a train stands."""
        held = self.trains.get(space.id) or list(gains(space, portuguese=self.portuguese))
        return f"{space.id}{self.notes.get(space.id, '')} [{' '.join(held)}]"


def gains(space: TrackSpace, *, portuguese: bool) -> Iterator[str]:
    """What a space of the resource track gives: letters for goods."""
    for word in space.gains:
        yield LETTERS[GOODS.index(word)] if word in GOODS else said(word, portuguese=portuguese)


def standing(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """The trains on each stop; one that is on its way stands where it began, in small letters, and where it is now."""
    found: dict[str, list[str]] = {}
    for seat, stops in enumerate(view["trains"]):
        for number, stop in enumerate(stops.split(), 1):
            train = f"{SEATS[seat]}{number}"
            found.setdefault(stop, []).append(train.lower() if train == mover(view) else train)
    if view["ask"] and view["ask"][-1][0] == "branch":
        found.setdefault(view["move"]["stop"], []).append(f"{mover(view)} ?")
    return found


def mover(view: Mapping[str, Any]) -> str:
    """The train that is on its way; empty if none is."""
    return f"{SEATS[view['turn']]}{view['move']['train']}" if view["move"] else ""
