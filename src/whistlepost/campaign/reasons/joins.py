"""Who stands in this precinct or on this highway, and over which side of the tile just laid did they come in (R14)?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from whistlepost.campaign import numbers as n
from whistlepost.campaign.notation import part_name
from whistlepost.campaign.precincts import arm_at, opposite, region_at, whole_of
from whistlepost.campaign.reasons.said import Said, said
from whistlepost.campaign.reasons.sides import SIDES
from whistlepost.campaign.state import State


def standing_in(state: State, part: int) -> list[tuple[int, int]]:
    """Each volunteer in the precinct, or on the highway, of this part: the seat, and where it stands."""
    outs = [(i // n.SLOTS, out // n.PART) for i, out in enumerate(state.volunteer) if out != n.NOBODY]
    return [(seat, place) for seat, place in outs if whole_of(state, place) == whole_of(state, part)]


def stands(state: State, part: int, found: tuple[int, int]) -> Said:
    """`seat 1 has an office at 1,0 3,1, joined over the north side`."""
    seat, place = found
    word = "has_whistlestop" if place >= n.ON_ARM else "has_office"
    who = said(word, seat=seat, place=part_name(state, place))
    sides = [said(SIDES[side]) for side in sides_to(state, part, place)]
    return said("joined", who=who, sides=linked("and_the", sides)) if sides else who


def linked(key: str, parts: Sequence[Said]) -> Said:
    """Several, one after the other."""
    return reduce(lambda one, other: said(key, one=one, other=other), parts)


def sides_to(state: State, part: int, place: int) -> list[int]:
    """The sides over which this part of the tile just laid leads to that place."""
    ways = ways_from(state, state.laid - 1, part)
    return sorted({side for side, there in ways if place in reached(state, there, part)})


def reached(state: State, first: int, without: int) -> set[int]:
    """The parts that are joined to the first one, and not by the other."""
    found, ahead = {first}, [first]
    while ahead:
        part = ahead.pop()
        for _, other in ways_from(state, state.home[part], part):
            if other not in found and other != without:
                found.add(other)
                ahead.append(other)
    return found


def ways_from(state: State, tile: int, part: int) -> Iterator[tuple[int, int]]:
    """Each side by which a part leaves its tile, with the part of the same whole beyond it."""
    for side in range(n.SIDES):
        other = state.beside[tile * n.SIDES + side]
        if other >= 0:
            for mine, theirs in meetings(state, tile, side, other):
                if mine == part and whole_of(state, mine) == whole_of(state, theirs):
                    yield side, theirs


def meetings(state: State, tile: int, side: int, other: int) -> Iterator[tuple[int, int]]:
    """What meets over a side: halves with halves, arms with arms."""
    for half in (2 * side, 2 * side + 1):
        yield region_at(state, tile, half), region_at(state, other, opposite(half))
    if arm_at(state, tile, side) >= 0:
        yield arm_at(state, tile, side), arm_at(state, other, side ^ 2)
