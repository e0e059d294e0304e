"""What is a precinct worth, and who leads in it, counted tile by tile (R21, R26-R28, R37-R40)?"""

from __future__ import annotations

import cython

from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.checks.invariant import (
        facing,
        is_declared,
        is_office,
        printed,
        region_of,
        runs_along,
        sent_to,
    )
    from whistlepost.campaign.numbers import (
        CONTEST,
        DOWN,
        ENTRIES,
        EVERYONE,
        HALVES,
        NEVER_SHARE,
        NOBODY,
        PART,
        SEATS,
        SIDES,
        SLOTS,
        VOTES,
    )


class Influence:
    """Of each seat, in one precinct."""

    def __init__(self) -> None:
        if not cython.compiled:  # a plain list stands in for the C array
            self.of = [0] * SEATS

    def winners(self, state: State) -> int:
        """The seats at the top, as bits; none if nobody is ahead of anybody (R23, R24, item 13)."""
        best = top = rivals = 0
        for seat in range(state.players):
            best = max(best, self.of[seat])
        for seat in range(state.players):
            top |= (1 << seat) if self.of[seat] == best else 0
            rivals += self.of[seat] != best and (self.of[seat] > 0 or state.kit.ties == EVERYONE)
        alone = top & (top - 1) == 0
        if best == 0 or (not alone and (rivals == 0 or state.kit.ties == NEVER_SHARE)):
            return 0
        return top


def in_play(before: State, after: State, region: int, action: int) -> Influence:
    """Two for each office in the precinct, one for each whistlestop that was declared (R21)."""
    found = Influence()
    contested = before.asked == CONTEST and after.whole[before.resolving] == after.whole[region]
    sent = sent_to(before, action)
    for i in range(SEATS * SLOTS):
        if is_office(before.volunteer[i]) and after.whole[before.volunteer[i] // PART] == after.whole[region]:
            found.of[i // SLOTS] += 2
        if contested and is_declared(before, i, action):
            found.of[i // SLOTS] += 1
    if sent >= 0 and is_office(sent * PART) and after.whole[sent] == after.whole[region]:
        found.of[before.turn] += 2
    return found


def on_election_day(state: State, region: int) -> Influence:
    """Two for each office in it, one for each whistlestop along it and each face-down office beside it (R37, R38)."""
    found = Influence()
    for i in range(SEATS * SLOTS):
        if state.volunteer[i] != NOBODY:
            found.of[i // SLOTS] += weight_in(state, state.volunteer[i], region)
    return found


def weight_in(state: State, volunteer: int, region: int) -> int:
    """What a volunteer counts in a precinct on Election Day."""
    part = volunteer // PART
    if not is_office(volunteer):
        return 1 if runs_along(state, part, region) else 0
    if state.whole[part] == state.whole[region]:
        return 2
    return 1 if volunteer & DOWN and are_beside(state, part, region) else 0


def are_beside(state: State, one: int, other: int) -> bool:
    """Do these precincts share a city limit, a highway between them, or a seam (item 34)?"""
    for region in range(state.region[state.laid]):
        if state.whole[region] == state.whole[one] and touches(state, region, other):
            return True
    return False


def touches(state: State, region: int, other: int) -> bool:
    """Does this region touch the other precinct on its tile, or across one of its halves?"""
    tile = state.home[region]
    for mine in range(state.region[tile], state.region[tile + 1]):
        if state.kit.touches[printed(state, region)] >> (mine - state.region[tile]) & 1:
            if state.whole[mine] == state.whole[other]:
                return True
    for half in range(HALVES):
        beyond = state.beside[tile * SIDES + half // 2]
        if beyond >= 0 and region_of(state, tile, half) == region:
            if state.whole[region_of(state, beyond, facing(half))] == state.whole[other]:
                return True
    return False


def worth_of(state: State, region: int, election: int) -> int:
    """Each tile once, at what its best region there counts, twice that with a votes symbol there (R26-R28, R39)."""
    total = 0
    for tile in range(state.laid):
        base = 0
        symbols = 0
        for mine in range(state.region[tile], state.region[tile + 1]):
            if state.whole[mine] == state.whole[region]:
                base = max(base, state.kit.worth[printed(state, mine) + ENTRIES * election])
                symbols |= state.kit.symbols[printed(state, mine)]
        total += base * (2 if symbols & VOTES else 1)
    return total
