"""What does the cardboard look like? Draws every piece of a set of components as text, with its standing.

An edge of a hexagon carries * if its track leads to the stop (a or b on a tile with two stops), or a figure that it
shares with the other end of a plain track.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from textwrap import wrap
from types import MappingProxyType

from whistlepost.railroad.pieces import GOODS, Components, Counts, MountainSpace, StopSpec, Tile, TurnTrack, Upgrade
from whistlepost.railroad.reading import totals
from whistlepost.railroad.tracks import EDGES

WIDTH = 80
PICTURE = 21  # columns, the gap beside it included
HEXAGON = r"""
     .----{0}----.
   {5}/           \{1}
   /{above:^13.13}\
   \{below:^13.13}/
   {4}\           /{2}
     '----{3}----'
"""
COUNTED = {
    "ordinary": (50, 60),
    "special": (18, 24),
    "end": (10, 15),
    "upgrade": (12, 21),
    "share": (30, 36),
    "nugget": (20, 24),
}
"""What the rulebooks count: in the base box, and together with the expansion."""
LEGEND = """\
Standing: stated = a rulebook or a review says it; inferred = it follows from
stated numbers; ours = a reconstruction. An entry has its weakest value's."""


def gallery(components: Components) -> str:
    """All pieces, each with its id, count and standing; no line is longer than 80 characters."""
    parts = [
        _headline(components),
        LEGEND,
        _summary(components),
        *(_list(title, rows) for title, rows in _lists(components)),
        *(f"{kind.capitalize()} tiles\n\n{_pictures(components, kind)}" for kind in ("ordinary", "special", "end")),
    ]
    return "\n\n".join(parts) + "\n"


AS_IN_FILES: Mapping[str, str] = MappingProxyType({})


def picture(tile: Tile, words: Mapping[str, str] = AS_IN_FILES) -> str:
    """A tile as a hexagon of six lines, as printed (rotation 0); goods and kinds of stop may be said in other words."""
    marks = ["?"] * 6
    plain = iter("123")
    for which, group in enumerate(tile.groups):
        mark = _letter(tile, which) if which < len(tile.stops) else next(plain)
        for edge in group:
            marks[edge] = mark
    above, below = _labels(tile, words)
    return HEXAGON.strip("\n").format(*marks, above=above, below=below)


def _letter(tile: Tile, which: int) -> str:
    return "*" if len(tile.stops) == 1 else "ab"[which]


def _labels(tile: Tile, words: Mapping[str, str]) -> tuple[str, str]:
    """The two lines inside the hexagon."""
    printed = [stop.good or stop.kind for stop in tile.stops]
    said = [words.get(word, word.replace("_", " ")) for word in printed]
    if len(said) == 2:
        return f"a {said[0]}", f"b {said[1]}"
    above, _, below = "".join(said).partition(" ")
    return above, below


def _headline(components: Components) -> str:
    title = _wrapped(" + ".join(components.names))
    return "\n".join([*title, "=" * max(len(line) for line in title), f"digest {components.digest}"])


def _summary(components: Components) -> str:
    lines = ["Pieces                here   rulebook, base   with expansion"]
    for what, count in totals(components).items():
        base, both = COUNTED.get(what, ("-", "-"))
        lines.append(f"{what:<20} {count:>5} {base:>16} {both:>16}")
    lines.append(f"{'kinds of tile':<20} {len(components.tiles):>5}")
    circles = [(good, _circles(components, good)) for good in GOODS]
    lines += _wrapped("Resource circles: " + ", ".join(f"{count} {good}" for good, count in circles))
    lines += _wrapped("Entries: " + ", ".join(f"{count} {standing}" for standing, count in _standings(components)))
    return "\n".join(lines)


def _circles(components: Components, good: str) -> int:
    return sum(tile.count * [stop.good for stop in tile.stops].count(good) for tile in components.tiles)


def _standings(components: Components) -> list[tuple[str, int]]:
    told = [standing for _, rows in _lists(components) for _, standing, _, _ in rows]
    told += [tile.standing for tile in components.tiles]
    return [(standing, told.count(standing)) for standing in ("stated", "inferred", "ours")]


Row = tuple[str, str, str, str]  # id, standing, what is printed, note


def _lists(components: Components) -> Iterator[tuple[str, list[Row]]]:
    """All that is no tile: a title, and the rows below it."""
    yield "Goods", [(g.id, g.standing, f"{g.name} · {g.name_pt}: {g.colour}", g.note) for g in components.goods]
    companies = components.companies
    yield "Companies", [(c.id, c.standing, f"{c.name} · {c.name_pt}: {c.shares} shares", c.note) for c in companies]
    yield "Upgrades", [(card.id, card.standing, _card(card), card.note) for card in components.upgrades]
    gold = components.nuggets
    yield "Gold nuggets", [(f"gold {n.value}", n.standing, f"{n.count} worth {n.value} fame", n.note) for n in gold]
    spaces = components.track_spaces
    yield "Resource track", [(s.id, s.standing, " ".join(s.gains).replace("any", "?"), s.note) for s in spaces]
    yield "Mountain spaces", [(s.id, s.standing, _mountain(s), s.note) for s in components.mountains]
    players = components.players
    rows = [(f"{p.players} players", p.standing, f"{p.rounds} rounds, {p.trains} trains each", p.note) for p in players]
    yield "Players", [*rows, *(("turn track", t.standing, _turn_track(t), t.note) for t in components.turn_tracks)]


def _list(title: str, rows: list[Row]) -> str:
    lines = [title]
    for name, standing, printed, note in rows or [("none", "", "", "")]:
        lines += _wrapped(f"{printed} ({note})" if note else printed, f"  {name:<18} {standing:<9}", " " * 30)
    return "\n".join(line.rstrip() for line in lines)


def _card(card: Upgrade) -> str:
    mountains = "; needs the mountains" * card.mountains
    return f"{card.name} · {card.name_pt}: price {_cubes(card.price)}; star {card.star}{mountains}"


def _mountain(space: MountainSpace) -> str:
    whistles = f" or {space.whistles} whistle" * (space.whistles > 0)
    return f"{space.colour}: {space.coal} coal{whistles}; earns {' and '.join(space.reward)}"


def _turn_track(track: TurnTrack) -> str:
    coal = " ".join(map(str, track.starting_coal))
    place = "last round" if track.whistle_round == 1 else f"round {track.whistle_round} from the end"
    return f"{track.coal} coal a round, {track.whistles} whistle in {place}; starting coal by seat {coal}"


def _cubes(counts: Counts) -> str:
    return " ".join(" ".join([good] * count) for good, count in zip(GOODS, counts, strict=True) if count)


def _pictures(components: Components, kind: str) -> str:
    return "\n\n".join(_beside(picture(tile).split("\n"), _told(tile)) for tile in components.of_kind(kind)) or "none"


def _beside(drawn: list[str], told: list[str]) -> str:
    rows = zip_longest(drawn, told, fillvalue="")
    return "\n".join(f"{left:<{PICTURE}}{right}".rstrip() for left, right in rows)


def _told(tile: Tile) -> list[str]:
    """What stands beside the picture of a tile."""
    lines = [f"{tile.id}  x{tile.count}  {tile.standing}", f"{tile.name} · {tile.name_pt}"]
    for which, group in enumerate(tile.groups):
        edges = "all edges" if len(group) == 6 else "-".join(EDGES[edge] for edge in group)
        if which < len(tile.stops):
            lines.append(f"{_letter(tile, which)} {edges}: {_stop(tile.stops[which])}")
        else:
            lines.append(f"{which - len(tile.stops) + 1} {edges}: plain track")
    looks = len(tile.rotations)
    lines += ["looks the same however it is turned" if looks == 1 else f"{looks} different rotations", tile.note]
    return [
        row for line in lines for row in wrap(line, WIDTH - PICTURE, subsequent_indent="  ", break_on_hyphens=False)
    ]


def _stop(stop: StopSpec) -> str:
    printed = {
        f"asks {_cubes(stop.demand)}": any(stop.demand),
        f"{stop.coal} coal or {stop.whistles} whistles": stop.coal + stop.whistles > 0,
        f"{stop.fame} fame": stop.fame > 0,
        f"{stop.per_share} fame a share": stop.per_share > 0,
        f"{stop.per_train} fame a train": stop.per_train > 0,
        f"a share in {' and in '.join(stop.companies)}": len(stop.companies) > 0,
        f"else -{stop.penalty}": stop.penalty > 0,
    }
    words = [stop.good or stop.kind.replace("_", " "), *(text for text, there in printed.items() if there)]
    return "; ".join(words)


def _wrapped(text: str, first: str = "", others: str = "") -> list[str]:
    return wrap(text, WIDTH, initial_indent=first, subsequent_indent=others, break_on_hyphens=False) or [first]
