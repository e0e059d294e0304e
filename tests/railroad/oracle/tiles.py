"""What track does a tile show, and which of its rotations look different?"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

Edges = tuple[int, ...]

CIRCLES = {"whistle", "gold", "any_common"}


@dataclass(frozen=True)
class TrackTile:
    groups: tuple[Edges, ...]
    starred: tuple[bool, ...]  # for each group: does it meet in a stop?
    stops: tuple[str, ...] = ()  # what the stops give, in the order of the starred groups
    big: bool = False


def read_track(track: str, stops: Sequence[str] = ()) -> TrackTile:
    """A tile from its notation: `01 2345*` with the kind of each starred group."""
    words = track.split()
    groups = tuple(tuple(int(edge) for edge in word.rstrip("*")) for word in words)
    starred = tuple(word.endswith("*") for word in words)
    return TrackTile(groups, starred, tuple(stops), any(not is_small(kind) for kind in stops))


def is_small(kind: str) -> bool:
    """A circle: of a resource (`resource cotton`) or of the expansion (X9). Every other kind of stop is a big one."""
    return kind in CIRCLES or kind.startswith("resource ")


def read_tiles(rows: Iterable[Mapping[str, object]]) -> dict[str, TrackTile]:
    """The tiles that a position brings along: rows of `id`, `track` and `stops`."""
    return {str(row["id"]): read_track(str(row["track"]), read_stops(row.get("stops", []))) for row in rows}


def read_stops(stops: object) -> list[str]:
    assert isinstance(stops, list)
    return [str(kind) for kind in stops]


def turned(group: Edges, rotation: int) -> Edges:
    return tuple(sorted((edge + rotation) % 6 for edge in group))


def picture(tile: TrackTile, rotation: int) -> frozenset[tuple[Edges, str]]:
    """What is to be seen: where each group lies, and what stop it has, if any."""
    seen, number = set(), 0
    for group, star in zip(tile.groups, tile.starred, strict=True):
        kind = "-"
        if star:
            kind = tile.stops[number] if tile.stops else "stop"
            number += 1
        seen.add((turned(group, rotation), kind))
    return frozenset(seen)


def rotations(tile: TrackTile) -> list[int]:
    """M9: the smallest rotation of each picture that the tile can show."""
    pictures: set[frozenset[tuple[Edges, str]]] = set()
    found = []
    for rotation in range(6):
        if picture(tile, rotation) not in pictures:
            pictures.add(picture(tile, rotation))
            found.append(rotation)
    return found
