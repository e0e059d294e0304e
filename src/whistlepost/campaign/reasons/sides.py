"""Where does a tile not match what lies beside it? Side by side, and half by half (R10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistlepost.campaign import numbers as n
from whistlepost.campaign.notation import cell_name
from whistlepost.campaign.reasons.said import Said, said
from whistlepost.campaign.state import State
from whistlepost.campaign.tile import KINDS

SIDES = ("north", "east", "south", "west")
HALVES = (("west", "east"), ("north", "south"), ("east", "west"), ("south", "north"))
"""The two halves of each side, clockwise."""


@dataclass(frozen=True)
class Clash:
    """A side, or a half of one, that is not the same as what lies against it."""

    side: int
    half: str
    """Which half; empty if the whole side is of one kind, or if it is about the highway."""
    mine: str
    theirs: str
    """What meets there: a kind of ground, or `highway` against nothing."""
    tile: str
    cell: str

    @property
    def is_seam(self) -> bool:
        """Is it rural against suburban only (R11)?"""
        return {self.mine, self.theirs} == {"suburban", "rural"}

    @property
    def said(self) -> Said:
        """What does not match, in words."""
        where = {"side": said(SIDES[self.side]), "tile": self.tile, "cell": self.cell}
        if "highway" in (self.mine, self.theirs):
            return said("clash_into" if self.mine == "highway" else "clash_without", **where)
        ground = {"mine": said(self.mine), "theirs": said(self.theirs)}
        if self.half:
            return said("clash_half", half=said(self.half), **where, **ground)
        return said("clash_side", **where, **ground)


def clashes(state: State, gap: int, face: int) -> list[Clash]:
    """Everything that does not match if the tile lies so, what cannot be at all first."""
    found = [clash for side in range(n.SIDES) for clash in clashes_on(state, gap, face, side)]
    return sorted(found, key=lambda clash: clash.is_seam)


def clashes_on(state: State, gap: int, face: int, side: int) -> Iterator[Clash]:
    """What does not match on one side."""
    other = state.gap_beside[gap * n.SIDES + side]
    if other < 0:
        return
    there = state.face[other]
    mine, theirs = code(state, face, side), code(state, there, side ^ 2)[::-1]
    place = state.kit.tiles[there >> 2].id, cell_name(state.cell[other])
    if ("H" in mine) != ("H" in theirs):
        yield Clash(side, "", *(("highway", "") if "H" in mine else ("", "highway")), *place)
        return
    for half in range(2 if "H" in mine else 1):
        one, two = KINDS[mine[-half]], KINDS[theirs[-half]]
        if one != two:
            yield Clash(side, HALVES[side][half] if "H" in mine else "", one, two, *place)


def code(state: State, face: int, side: int) -> str:
    """A side of a tile as it lies: `U`, or `RHS`, a highway between two kinds, clockwise."""
    return state.kit.tiles[face >> 2].sides[(side - (face & 3)) % n.SIDES]
