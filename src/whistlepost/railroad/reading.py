"""Which pieces does one component file hold? Reads every row of it strictly."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from whistlepost.core.entries import Entry, document
from whistlepost.core.errors import BadData
from whistlepost.railroad.pieces import (
    GOODS,
    NO_CUBES,
    STANDINGS,
    Company,
    Components,
    Counts,
    Good,
    MountainSpace,
    Nugget,
    Players,
    StopSpec,
    Tile,
    TrackSpace,
    TurnTrack,
    Upgrade,
)
from whistlepost.railroad.stops import stops_on
from whistlepost.railroad.tracks import HUB, Groups, read_track

GAINS = (*GOODS, "coal", "whistle", "gold", "any")
REWARDS = {"rare": ("rare",), "rare gold": ("rare", "gold"), "upgrade": ("upgrade",)}
PLAIN_HUBS = frozenset(kind for kind, printed in stops_on("special").items() if not printed)
Piece = TypeVar("Piece")


def read(raw: bytes, file: str) -> Components:
    """The pieces of one file, perhaps not yet enough to play with."""
    head = Entry(file, document(raw, file))
    head.number("format", 1, 1)
    pieces = Components(
        names=(head.text("name"),),
        goods=_rows(head, "good", _good),
        companies=_rows(head, "company", _company),
        tiles=_rows(head, "ordinary", _ordinary) + _rows(head, "special", _special) + _rows(head, "end", _end),
        upgrades=_rows(head, "upgrade", _upgrade),
        nuggets=_rows(head, "nugget", _nugget),
        track_spaces=_rows(head, "track_space", _track_space),
        mountains=_rows(head, "mountain", _mountain),
        players=_rows(head, "players", _players),
        turn_tracks=(_turn_track(head.inner("turn_track")),) if head.has("turn_track") else (),
    )
    _check_totals(head.inner("totals"), pieces)
    head.done()
    return pieces


def totals(pieces: Components) -> dict[str, int]:
    """How many pieces of each sort there are."""
    kinds = ("ordinary", "special", "end")
    return {
        **{kind: sum(tile.count for tile in pieces.of_kind(kind)) for kind in kinds},
        "upgrade": len(pieces.upgrades),
        "share": sum(company.shares for company in pieces.companies),
        "nugget": sum(nugget.count for nugget in pieces.nuggets),
        "track_space": len(pieces.track_spaces),
        "mountain": len(pieces.mountains),
    }


def _check_totals(entry: Entry, pieces: Components) -> None:
    """The file says itself how much it holds, so that a cut or forgotten row shows."""
    for key, held in totals(pieces).items():
        told = entry.number(key, 0, 9999) if entry.has(key) else 0
        if told != held:
            raise entry.wrong(key, f"{held}, as many as the file holds", told)
    entry.done()


def _rows(head: Entry, section: str, read_one: Callable[[Entry], Piece]) -> tuple[Piece, ...]:
    pieces = []
    for entry in head.rows(section):
        pieces.append(read_one(entry))
        entry.done()
    return tuple(pieces)


def _named(entry: Entry) -> tuple[str, str, str]:
    return entry.id(), entry.text("name"), entry.text("name_pt")


def _told(entry: Entry) -> tuple[str, str]:
    return entry.choice("standing", STANDINGS), entry.text("note", 200) if entry.has("note") else ""


def _cubes(entry: Entry, key: str) -> Counts:
    words = entry.words(key, GOODS, 10)
    return tuple(words.count(good) for good in GOODS)


def _good(entry: Entry) -> Good:
    return Good(*_named(entry), entry.text("colour"), *_told(entry))


def _company(entry: Entry) -> Company:
    return Company(*_named(entry), entry.number("shares", 1, 6), *_told(entry))


def _upgrade(entry: Entry) -> Upgrade:
    price, star = _cubes(entry, "price"), entry.number("star", 0, 20)
    return Upgrade(*_named(entry), price, star, entry.flag("mountains"), *_told(entry))


def _nugget(entry: Entry) -> Nugget:
    return Nugget(entry.number("value", 1, 5), entry.number("count", 1, 40), *_told(entry))


def _track_space(entry: Entry) -> TrackSpace:
    return TrackSpace(entry.id(), entry.words("gains", GAINS, 4), *_told(entry))


def _mountain(entry: Entry) -> MountainSpace:
    colour, coal, whistles = entry.text("colour"), entry.number("coal", 1, 9), entry.number("whistles", 0, 9)
    reward = REWARDS[entry.choice("reward", REWARDS)]
    return MountainSpace(entry.id(), colour, coal, whistles, reward, *_told(entry))


def _players(entry: Entry) -> Players:
    """At most 16 trains exist, one for each coast stop and each space of the resource track."""
    players, rounds = entry.number("players", 2, 5), entry.number("rounds", 5, 30)
    return Players(players, rounds, entry.number("trains", 1, min(5, 16 // players)), *_told(entry))


def _turn_track(entry: Entry) -> TurnTrack:
    coal, whistles, whistle_round = (entry.number(key, 1, 5) for key in ("coal", "whistles", "whistle_round"))
    track = TurnTrack(coal, whistles, whistle_round, entry.numbers("starting_coal", 5, 0, 20), *_told(entry))
    entry.done()
    return track


def _ordinary(entry: Entry) -> Tile:
    name, count = _named(entry), entry.number("count", 1, 20)
    starred, pairs = _track(entry)
    stops = tuple(_circle(entry, text) for text in entry.texts("stops", 0, 2))
    if len(stops) != len(starred):
        raise entry.wrong("stops", f"a list of {len(starred)}, one for each group marked with *", list(stops))
    return Tile(*name, count, "ordinary", starred + pairs, stops, *_told(entry))


def _track(entry: Entry) -> tuple[Groups, Groups]:
    text = entry.text("track")
    try:
        return read_track(text)
    except BadData as error:
        raise entry.wrong("track", str(error), text) from None


def _circle(entry: Entry, text: str) -> StopSpec:
    kind, *good = text.split(" ")
    printed = stops_on("ordinary").get(kind)
    if printed is None or len(good) != len(printed) or not set(good) <= set(GOODS):
        kinds = ", ".join(kind for kind in stops_on("ordinary") if kind != "resource")
        raise entry.wrong("stops", f"resource and a good ({', '.join(GOODS)}), or one of: {kinds}", text)
    return StopSpec(kind, "".join(good))


def _special(entry: Entry) -> Tile:
    return _hub(entry, "special")


def _end(entry: Entry) -> Tile:
    return _hub(entry, "end")


def _hub(entry: Entry, kind: str) -> Tile:
    """One big stop that joins all six edges (B5)."""
    return Tile(*_named(entry), entry.number("count", 1, 20), kind, HUB, (_hexagon(entry, kind),), *_told(entry))


def _hexagon(entry: Entry, kind: str) -> StopSpec:
    stop = entry.choice("stop", stops_on(kind))
    printed = stops_on(kind)[stop]

    def number(key: str, most: int) -> int:
        return entry.number(key, 0, most) if key in printed else 0

    return StopSpec(
        stop,
        companies=_companies(entry, printed),
        demand=_cubes(entry, "demand") if "demand" in printed else NO_CUBES,
        fame=number("fame", 99),
        penalty=number("penalty", 99),
        per_share=number("per_share", 20),
        per_train=number("per_train", 20),
        coal=number("coal", 20),
        whistles=number("whistles", 20),
    )


def _companies(entry: Entry, printed: tuple[str, ...]) -> tuple[str, ...]:
    if "company" in printed:
        return (entry.text("company"),)
    if "companies" not in printed or not entry.has("companies"):
        return ()
    companies = entry.texts("companies", 2, 2)
    if companies[0] == companies[1]:
        raise entry.wrong("companies", "two different companies", companies[0])
    return companies


def own_tile(entry: Entry) -> Tile:
    """A tile that a position brings along, with or without a count (0: as many as it names)."""
    starred, pairs = _track(entry)
    words = entry.texts("stops", 0, 2) if entry.has("stops") else ()
    hub = starred == HUB and len(words) == 1 and words[0] in PLAIN_HUBS
    stops = (StopSpec(words[0]),) if hub else tuple(_circle(entry, text) for text in words)
    if len(stops) != len(starred):
        raise entry.wrong("stops", f"a list of {len(starred)}, one for each group marked with *", list(words))
    count = entry.number("count", 1, 20) if entry.has("count") else 0
    return Tile(entry.id(), "", "", count, "special" if hub else "ordinary", starred + pairs, stops, "ours")
