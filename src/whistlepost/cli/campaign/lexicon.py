"""What are precincts, tiles and influence called, in words?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from whistlepost.campaign import numbers as n
from whistlepost.campaign.helps.precincts import precinct
from whistlepost.campaign.kit import Kit
from whistlepost.campaign.precincts import borders, lowest, status_of, whole_of
from whistlepost.campaign.state import State
from whistlepost.campaign.tile import Tile
from whistlepost.cli.face import SEATS
from whistlepost.cli.words import Words

Data = Mapping[str, Any]
SOURCES = {"offices": ("office", 2), "whistlestops": ("whistlestop", 1), "neighbours": ("neighbour", 1)}
"""Where influence comes from: its word, and what each volunteer counts."""


class Lexicon:
    """The words for what a game is played with."""

    def __init__(self, kit: Kit, words: Words) -> None:
        self.kit = kit
        self.words = words

    def name(self, tile: Tile) -> str:
        """What a tile is called."""
        return (tile.name_pt if self.words.portuguese else tile.name) or tile.id

    def kinds(self, kind: str) -> str:
        """`urban`; two of them where seams join."""
        return self.words.listed([self.words(f"ground.{word}") for word in kind.split()])

    def count(self, word: str, number: int) -> str:
        """`3 tiles`."""
        return self.words.count(f"count.{word}", number)

    def seats(self, seats: Iterable[int]) -> str:
        """`A and B`."""
        return self.words.listed([SEATS[seat] for seat in seats])

    def influence(self, rows: Sequence[Mapping[str, int]]) -> str:
        """`A 1 office; B 2 whistlestops`: who has influence, by what it comes from."""
        told = []
        for seat, row in enumerate(rows):
            parts = [self.count(word, row[source] // each) for source, (word, each) in SOURCES.items() if row[source]]
            if parts:
                told.append(self.words("precinct.seat", seat=SEATS[seat], parts=self.words.listed(parts)))
        return "; ".join(told)

    def precinct(self, state: State, region: int, *, alone: bool = True) -> str:
        """`urban, 3 tiles, 9 votes (A 1 office)`: a precinct, what it gives when it is completed, and who is there.

        That nobody is there need not be said in a list of many.
        """
        data: Data = precinct(state, region)
        votes = (data["completed"] or data["election"] or {"votes": 0})["votes"]
        there = self.influence([{**row, "neighbours": 0} for row in data["influence"]])
        who = self.words("precinct.nobody") if alone else ""
        return self.words(
            "precinct.told",
            kind=self.kinds(data["kind"]),
            tiles=self.count("tile", size(data)),
            votes=self.count("vote", votes),
            who=self.words("precinct.there", parts=there) if there else who,
        )

    def along(self, state: State, arm: int) -> str:
        """The precincts along the highway of an arm that can still be won; nothing if there are none."""
        firsts = {lowest(state, region) for region in range(state.region[state.laid]) if borders(state, arm, region)}
        still = sorted(region for region in firsts if status_of(state, region) != n.SEWN_UP)
        return " / ".join(self.precinct(state, region, alone=False) for region in still)


def size(data: Data) -> int:
    """On how many tiles a precinct lies."""
    return len({region.split()[0] for region in data["regions"]})


def seats_at(state: State, part: int) -> list[int]:
    """The seats with a volunteer in this precinct or on this highway."""
    whole = whole_of(state, part)
    stood = enumerate(state.volunteer)
    return sorted({i // n.SLOTS for i, out in stood if out >= 0 and whole_of(state, out // n.PART) == whole})


def first_cell(data: Data) -> str:
    """`1,0`: where the first tile of a precinct lies."""
    return str(data["regions"][0].split()[0])
