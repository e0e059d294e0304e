"""What is printed on the pieces of the railroad game?

Nothing here knows where the pieces come from: `components` reads them from files.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

from whistlepost.railroad.tracks import Groups, smallest_rotations, turned

Counts = tuple[int, ...]  # six, one per good

GOODS = ("cotton", "lumber", "gravel", "cattle", "whiskey", "steel")
STANDINGS = ("stated", "inferred", "ours")
NO_CUBES: Counts = (0, 0, 0, 0, 0, 0)
WORDS = frozenset({"names", "name", "name_pt", "colour", "standing", "note"})


@dataclass(frozen=True, slots=True)
class StopSpec:
    """A stop as printed; what its kind does not print stays empty."""

    kind: str
    good: str = ""
    companies: tuple[str, ...] = ()
    demand: Counts = NO_CUBES
    fame: int = 0
    penalty: int = 0  # what is lost by who does not deliver, as a positive number
    per_share: int = 0
    per_train: int = 0
    coal: int = 0  # the price in coal (X16, X17)
    whistles: int = 0  # or in whistles


@dataclass(frozen=True, slots=True)
class Tile:
    """One kind of hexagonal tile. The first groups belong to the stops, in their order; the others are plain track."""

    id: str
    name: str
    name_pt: str
    count: int
    kind: str  # ordinary, special or end
    groups: Groups
    stops: tuple[StopSpec, ...]
    standing: str
    note: str = ""

    @property
    def track(self) -> str:
        """The groups in the notation: `2345* 01`."""
        words = ["".join(map(str, group)) for group in self.groups]
        return " ".join(word + "*" * (i < len(self.stops)) for i, word in enumerate(words))

    @property
    def smallest(self) -> tuple[int, ...]:
        """For each rotation 0-5 the smallest one that gives the same picture (M9)."""
        return smallest_rotations(self.groups, self.stops)

    @property
    def rotations(self) -> tuple[int, ...]:
        """The rotations that give different pictures: always the first few, from 0."""
        return tuple(sorted(set(self.smallest)))

    def turned(self, rotation: int) -> Groups:
        """The groups after so many clockwise turns, in the same order."""
        return turned(self.groups, rotation)


@dataclass(frozen=True, slots=True)
class Good:
    """A kind of cube."""

    id: str
    name: str
    name_pt: str
    colour: str
    standing: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Company:
    """A company and how many shares it has."""

    id: str
    name: str
    name_pt: str
    shares: int
    standing: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An upgrade card: its price in cubes and the fame in its star."""

    id: str
    name: str
    name_pt: str
    price: Counts
    star: int
    mountains: bool  # of use only with the mountain spaces, and left out without them
    standing: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Nugget:
    """So many gold nuggets of one value."""

    value: int
    count: int
    standing: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class TrackSpace:
    """A space of the resource track: its gains, in the words of `cotton`, `coal`, `whistle`, `gold`, `any`."""

    id: str
    gains: tuple[str, ...]
    standing: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class MountainSpace:
    """A mountain space: laying a tile there costs so much coal, or so many whistles, and earns the reward (X7, X8)."""

    id: str
    colour: str
    coal: int
    whistles: int  # 0: no price in whistles is printed
    reward: tuple[str, ...]  # rare, gold, upgrade
    standing: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Players:
    """What depends on the number of players."""

    players: int
    rounds: int
    trains: int
    standing: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class TurnTrack:
    """What a round brings to each player: coal, but whistles in the round that is so many from the end (S2)."""

    coal: int
    whistles: int
    whistle_round: int
    starting_coal: tuple[int, ...]  # by seat (S12)
    standing: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Components:
    """All pieces of one or several boxes, in the order of their files."""

    names: tuple[str, ...]
    goods: tuple[Good, ...]
    companies: tuple[Company, ...]
    tiles: tuple[Tile, ...]
    upgrades: tuple[Upgrade, ...]
    nuggets: tuple[Nugget, ...]
    track_spaces: tuple[TrackSpace, ...]
    mountains: tuple[MountainSpace, ...]
    players: tuple[Players, ...]
    turn_tracks: tuple[TurnTrack, ...]

    @property
    def turn_track(self) -> TurnTrack:
        return self.turn_tracks[0]

    @property
    def digest(self) -> str:
        """The same for all files that play the same: layout, names, notes and standings do not count."""
        import hashlib
        import json

        text = json.dumps(_played(asdict(self)), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode("ascii")).hexdigest()

    def of_kind(self, kind: str) -> tuple[Tile, ...]:
        """The tiles of a kind: `ordinary`, `special` or `end`."""
        return tuple(tile for tile in self.tiles if tile.kind == kind)

    def with_stop(self, kind: str) -> tuple[Tile, ...]:
        """The tiles that have a stop of this kind."""
        return tuple(tile for tile in self.tiles if kind in [stop.kind for stop in tile.stops])

    def for_players(self, players: int) -> Players:
        """How long the game is, and how many trains a player has (S2, S11)."""
        return next(row for row in self.players if row.players == players)

    def plus(self, other: Components) -> Components:
        """The pieces of both."""
        return Components(
            self.names + other.names,
            self.goods + other.goods,
            self.companies + other.companies,
            self.tiles + other.tiles,
            self.upgrades + other.upgrades,
            self.nuggets + other.nuggets,
            self.track_spaces + other.track_spaces,
            self.mountains + other.mountains,
            self.players + other.players,
            self.turn_tracks + other.turn_tracks,
        )


def _played(value: object) -> object:
    if isinstance(value, dict):
        return {key: _played(item) for key, item in value.items() if key not in WORDS}
    return [_played(item) for item in value] if isinstance(value, tuple) else value
