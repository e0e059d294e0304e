"""Does some legal move reach that stop? Tries each way along the track, and the tiles that could be laid in it.

Which tile is laid is left open as long as possible: a space that the train crosses keeps all tiles, in all rotations,
that suit the way so far. That is the same as trying every tile at once (M9), and some thousand times faster.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from whistlepost.railroad import numbers as n
from whistlepost.railroad.notation import SPACE_NAMES
from whistlepost.railroad.reasons.ground import Cards, card_on
from whistlepost.railroad.reasons.search import Node, Search
from whistlepost.railroad.reasons.trip import Trip, departures

FAR = 99
"""No hand has so many tiles."""
Laid = tuple[tuple[int, frozenset[int]], ...]
"""The spaces that were empty, each with the tiles, in their rotations, that may lie there."""


@dataclass(frozen=True)
class Path:
    """A train about to enter a place by an edge."""

    place: int
    edge: int
    left: int
    purse: tuple[int, int]
    laid: Laid = ()
    met: tuple[int, ...] = ()
    found: Cards = frozenset()
    under: bool = False


@dataclass(frozen=True)
class Exact:
    """The legal ways of a trip to the stop of that name; whether the train may end on it is not asked here."""

    trip: Trip
    goal: str
    hand: tuple[int, ...]
    search: Search
    needs: dict[Node, int]
    """How many tiles it takes at least from a place to the goal."""

    def arrives(self, purse: tuple[int, int]) -> bool:
        """Is there one, with so much coal and so many whistles to pay for the ground?"""
        return any(self.goes(Path(way.place, way.edge, way.left, purse)) for way in departures(self.trip))

    def goes(self, path: Path) -> bool:
        """Does the train get there from here?"""
        if path.place >= n.CELLS:
            return path.place < n.FRAME and f"coast{path.place - n.COAST + 1}" == self.goal and not path.under
        if self.is_gap(path):
            return any(self.lays(paid) for paid in self.paid(path)) or self.goes_under(path)
        return self.lays(path)

    def is_gap(self, path: Path) -> bool:
        """Is the space that the train is about to enter still empty?"""
        return self.trip.board[path.place] < 0 and path.place not in [place for place, _ in path.laid]

    def paid(self, path: Path) -> Iterator[Path]:
        """The ways to pay for a tile on the empty space; what lies there is found (X7, X8)."""
        if path.under or path.place in self.trip.on.end_column:
            return
        if not self.trip.on.priced[path.place]:
            yield path
            return
        found = path.found | card_on(self.trip.state, path.place)
        price, (coal, whistles) = self.search.ground.prices(path.place, path.found), path.purse
        if coal >= price[0]:
            yield replace(path, purse=(coal - price[0], whistles), found=found)
        if 0 < price[1] <= whistles:
            yield replace(path, purse=(coal, whistles - price[1]), found=found)

    def goes_under(self, path: Path) -> bool:
        """Does the train get there by a tunnel (X25)?"""
        if path.under or not self.search.ground.may_tunnel(path.place, path.left, path.found):
            return False
        for place, edge in self.search.ground.outlets(
            path.place, path.edge, frozenset(space for space, _ in path.laid)
        ):
            onward = replace(path, place=place, edge=edge, left=1, under=True)
            if not self.is_gap(onward) and self.lays(onward):
                return True
        return False

    def lays(self, path: Path) -> bool:
        """Does the train get there over some tile that may lie where it is about to be?"""
        return any(self.crosses(path, tiles) for tiles in self.parted(path))

    def may_lie(self, path: Path) -> frozenset[int]:
        """The tiles that may lie where the train is about to be."""
        if self.trip.board[path.place] >= 0:
            return frozenset([self.trip.board[path.place]])
        found = [tiles for place, tiles in path.laid if place == path.place]
        return found[0] if found else frozenset(self.turned())

    def turned(self) -> Iterator[int]:
        """Each tile in hand in each rotation."""
        for kind in self.hand:
            yield from range(kind * 6, kind * 6 + self.trip.on.rotations[kind])

    def parted(self, path: Path) -> list[list[int]]:
        """The tiles that may lie there, those together that do the same to the train."""
        parts: dict[tuple[int, int, int], list[int]] = {}
        for tile in self.may_lie(path):
            does = self.trip.on.link[tile * 6 + path.edge], self.stops(tile), self.trip.on.big[tile // 6]
            parts.setdefault(does, []).append(tile)
        return list(parts.values())

    def stops(self, tile: int) -> int:
        """How many stops a tile has."""
        return len(self.trip.state.kit.tiles[tile // 6].stops)

    def crosses(self, path: Path, tiles: list[int]) -> bool:
        """Does the train get there over one of these tiles, which all do the same to it?"""
        link = self.trip.on.link[tiles[0] * 6 + path.edge]
        if link < n.STOP_LINK:
            return self.leaves(path, link, tiles)
        stop = path.place * 2 + link - n.STOP_LINK
        name = SPACE_NAMES[path.place] + ("ab"[stop & 1] if self.stops(tiles[0]) > 1 else "")
        if name == self.goal or stop in path.met or stop == self.trip.start:
            return name == self.goal and stop not in path.met and self.may_rest(path, tiles)
        return self.passes(path, stop, tiles)

    def may_rest(self, path: Path, tiles: list[int]) -> bool:
        """Is there a tile for the stop, and is it near enough to the mountains, if the train comes from under them?"""
        near = 5 <= self.trip.on.column[path.place] <= 8
        return (near or not path.under) and self.keep(path, tiles) is not None

    def passes(self, path: Path, stop: int, tiles: list[int]) -> bool:
        """Does the train get there if it runs through or skips this stop (M3, M6, M7, M8)?"""
        through = self.trip.runs_through(stop)
        if path.left < 2 and not through:
            return False
        on = replace(path, left=path.left - (not through), met=(*path.met, stop))
        for out in range(6):
            joined = [tile for tile in tiles if self.trip.on.exits[tile * 2 + (stop & 1)] >> out & 1]
            if out != path.edge and joined and self.leaves(on, out, joined):
                return True
        return False

    def leaves(self, path: Path, out: int, tiles: list[int]) -> bool:
        """Does the train get there if it leaves the space by this edge, over one of these tiles?"""
        laid = self.keep(path, tiles)
        if laid is None:
            return False
        place = self.trip.on.beside[path.place * 6 + out]
        onward = replace(path, place=place, edge=(out + 3) % 6, laid=laid)
        return (len(laid) == len(path.laid) or self.is_near(onward)) and self.goes(onward)

    def is_near(self, path: Path) -> bool:
        """Are there tiles enough for the rest of the way, be it from here or from a space that is crossed once more?"""
        left = len(self.hand) - len(path.laid)
        here = self.needs.get((path.place, path.edge, path.left), FAR)
        return here <= left or any(self.from_space(space) <= left for space, _ in path.laid)

    def from_space(self, space: int) -> int:
        """How many tiles it takes at least when the train leaves this space."""
        ways = [(self.trip.on.beside[space * 6 + out], (out + 3) % 6) for out in range(6)]
        return min(self.needs.get((*way, left), FAR) for way in ways for left in (1, 2))

    def keep(self, path: Path, tiles: list[int]) -> Laid | None:
        """What may lie where, if one of these tiles lies here; None: the hand has not enough tiles for that."""
        if self.trip.board[path.place] >= 0:
            return path.laid
        others = tuple(one for one in path.laid if one[0] != path.place)
        laid = ((path.place, frozenset(tiles)), *others)
        return laid if dealt(laid, self.hand) else None


def dealt(laid: Laid, hand: tuple[int, ...]) -> bool:
    """Can a tile of its own be laid on each space?"""
    if not laid:
        return True
    for slot, kind in enumerate(hand):
        if any(tile // 6 == kind for tile in laid[0][1]) and dealt(laid[1:], hand[:slot] + hand[slot + 1 :]):
            return True
    return False
