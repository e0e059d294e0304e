"""Which pieces does a game hold? Reads component files and adds them up.

A wrong file raises BadData with the file, the entry, the key and what was expected; no other error comes out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from whistlepost.core.entries import BYTES, shown
from whistlepost.core.errors import BadData
from whistlepost.railroad.pieces import GOODS, Components
from whistlepost.railroad.reading import read, totals

if TYPE_CHECKING:
    from pathlib import Path
from whistlepost.railroad.stops import stops_dealt

__all__ = ["BOXES", "Components", "bytes_at", "load", "loads"]

BOXES = ("base", "rockies")
File = tuple[str, Components]
Need = tuple[str, int, int, int]


def load(*sources: str | Path) -> Components:
    """The pieces of some files, each a path or the name of a box: `base` (also without any), `rockies`."""
    return _whole([_file(source) for source in sources or ("base",)])


def loads(text: str, name: str, *sources: str | Path) -> Components:
    """The pieces of a file given as text, on top of those of some sources; the name is for the messages."""
    mine = name, read(text.encode("utf-8", "surrogatepass"), name)
    return _whole([*(_file(source) for source in sources), mine])


def with_box(text: str, name: str, box: str) -> Components:
    """The pieces of a file given as text, and those of a box after them."""
    return _whole([(name, read(text.encode("utf-8", "surrogatepass"), name)), _file(box)])


def _file(source: str | Path) -> File:
    raw = _box(source) if source in BOXES else bytes_at(source)
    name = f"{source}.toml" if source in BOXES else str(source)
    return name, read(raw, name)


def _box(source: object) -> bytes:
    from importlib.resources import files  # only who loads a file pays for it

    return (files(__package__) / "data" / f"{source}.toml").read_bytes()


def bytes_at(source: str | Path) -> bytes:
    """What a file outside the library holds; BadData if it cannot be read, and one byte too many if it is too long."""
    from pathlib import Path

    try:
        with Path(source).open("rb") as file:
            return file.read(BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadData(f"{str(source)!r}: expected a file that can be read: {error}") from error


def _whole(files: list[File]) -> Components:
    _check_ids(files)
    _check_companies(files)
    whole = files[0][1]
    for _, pieces in files[1:]:
        whole = whole.plus(pieces)
    place = " + ".join(name for name, _ in files)
    _check_lists(place, whole)
    check_counts(place, whole)
    return whole


def check_counts(place: str, whole: Components) -> None:
    """There must be enough of everything to play, and no more than the state has room for."""
    for what, found, low, high in _needs(whole):
        if not low <= found <= high:
            bounds = f"{low} to {high}" if low < high else str(low)
            raise BadData(f"{place}: {what}: expected {bounds}, found {found}")


def _check_ids(files: list[File]) -> None:
    first: dict[tuple[str, str], str] = {}
    for file, pieces in files:
        for key in _ids(pieces):
            if key in first:
                raise BadData(f"{file}: {key[0]} ({key[1]}): id: expected one of its own, found it in {first[key]} too")
            first[key] = file


def _ids(pieces: Components) -> Iterator[tuple[str, str]]:
    yield from (("good", good.id) for good in pieces.goods)
    yield from (("company", company.id) for company in pieces.companies)
    yield from (("tile", tile.id) for tile in pieces.tiles)
    yield from (("upgrade", upgrade.id) for upgrade in pieces.upgrades)
    yield from (("track_space", space.id) for space in pieces.track_spaces)
    yield from (("mountain", space.id) for space in pieces.mountains)


def _check_companies(files: list[File]) -> None:
    known = [company.id for _, pieces in files for company in pieces.companies]
    for file, pieces in files:
        for tile in pieces.tiles:
            for company in (company for stop in tile.stops for company in stop.companies):
                if company not in known:
                    place = f"{file}: {tile.kind} ({tile.id}): company"
                    raise BadData(f"{place}: expected one of: {', '.join(known)}, found {shown(company)}")


def _check_lists(place: str, whole: Components) -> None:
    """The lists of which the rules know every entry and its place."""
    _check_list(place, "good", [good.id for good in whole.goods], list(GOODS))
    _check_list(place, "players", [str(row.players) for row in whole.players], ["2", "3", "4", "5"])
    _check_list(place, "track_space", [space.id for space in whole.track_spaces], _numbered("track", 16))
    mountains = _numbered("mountain", 8 if whole.mountains else 0)  # X1
    _check_list(place, "mountain", [space.id for space in whole.mountains], mountains)


def _numbered(word: str, count: int) -> list[str]:
    return [f"{word}{number}" for number in range(1, count + 1)]


def _check_list(place: str, section: str, found: list[str], expected: list[str]) -> None:
    if found != expected:
        raise BadData(f"{place}: {section}: expected these, in order: {', '.join(expected)}; found {', '.join(found)}")


def _needs(whole: Components) -> Iterator[Need]:
    """What the rules and the fixed-size state need: what, how many there are, how many at least and at most."""
    total, mountains = totals(whole), len(whole.mountains) > 0
    yield "turn_track", len(whole.turn_tracks), 1, 1
    yield "companies", len(whole.companies), 1, 6
    yield "kinds of tile", len(whole.tiles), 1, 96
    yield "upgrades", len(whole.upgrades), 11 if mountains else 7, 30  # S4, X3
    yield "upgrades for play without mountains", sum(not card.mountains for card in whole.upgrades), 7, 30
    yield "gold nuggets", total["nugget"], 1, 200
    yield "end tiles", total["end"], 8, 60  # S5
    yield from _setup_needs(whole, total, mountains)


def _setup_needs(whole: Components, total: dict[str, int], mountains: bool) -> Iterator[Need]:
    """The tiles that are laid at setup (S6, S7, X5), and for five players 15 in hand and 3 open (S9, S10)."""
    yield "ordinary tiles", total["ordinary"], 15 if mountains else 12, 128
    yield "special tiles", total["special"], 9 if mountains else 5, 128
    yield "ordinary and special tiles", total["ordinary"] + total["special"], 42 if mountains else 35, 128
    yield "tiles with a stop, but for end tiles", _tiles_with_stop(whole), 39 if mountains else 32, 128
    for kind, (in_column, in_mountains) in stops_dealt().items():
        yield f"{kind} tiles", _count(whole, kind), in_column + mountains * in_mountains, 128
    yield "special tiles of other kinds", total["special"] - sum(_count(whole, kind) for kind in stops_dealt()), 1, 128
    gifts = sum("upgrade" in space.reward for space in whole.mountains)
    yield "mountain spaces with an upgrade", gifts, 4 if mountains else 0, 4  # X3


def _count(whole: Components, stop: str) -> int:
    return sum(tile.count for tile in whole.with_stop(stop))


def _tiles_with_stop(whole: Components) -> int:
    return sum(tile.count for tile in whole.tiles if tile.stops and tile.kind != "end")
