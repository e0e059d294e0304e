"""What is a precinct worth, and who leads in it (R21, R26-R28, R37-R39)?"""

from __future__ import annotations

import cython

from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.numbers import (
        DECLARED,
        DOWN,
        ENTRIES,
        EVERYONE,
        NEVER_SHARE,
        ON_ARM,
        PART,
        SLOTS,
        VOTES,
    )
    from whistlepost.campaign.precincts import are_neighbours, borders, entry_of


# ---- votes


def worth(state: State, precinct: int, election: int) -> int:
    """The votes of a precinct in play (R26), or on Election Day (R39): each tile once."""
    total = 0
    region = precinct
    while True:
        if is_first_on_tile(state, region):
            total += base_of(state, region, election) * (2 if is_doubled(state, region) else 1)
        region = state.ring[region]
        if region == precinct:
            return total


def is_first_on_tile(state: State, region: int) -> bool:
    """Is it the first region of its tile in this precinct? A tile that takes part twice counts once (item 24)."""
    for other in range(state.region[state.home[region]], region):
        if state.whole[other] == state.whole[region]:
            return False
    return True


def base_of(state: State, region: int, election: int) -> int:
    """What the tile of this region counts in its precinct, before doubling: as much as its best region there."""
    tile = state.home[region]
    best = 0
    for other in range(state.region[tile], state.region[tile + 1]):
        if state.whole[other] == state.whole[region]:
            base = state.kit.worth[entry_of(state, other) + ENTRIES * election]
            best = max(base, best)
    return best


def is_doubled(state: State, region: int) -> bool:
    """Has the tile a votes symbol in this precinct (R27)? It doubles once (item 24)."""
    tile = state.home[region]
    for other in range(state.region[tile], state.region[tile + 1]):
        if state.whole[other] == state.whole[region] and state.kit.symbols[entry_of(state, other)] & VOTES:
            return True
    return False


def symbols_in(state: State, precinct: int) -> int:
    """The kinds of symbol in a precinct, as bits (R29, R30)."""
    found = 0
    region = precinct
    while True:
        found |= state.kit.symbols[entry_of(state, region)]
        region = state.ring[region]
        if region == precinct:
            return found


# ---- influence


def weigh(state: State, precinct: int, election: int) -> None:
    """Note the influence of each seat in a precinct, in play (R21) or on Election Day (R37)."""
    for seat in range(state.players):
        state.influence[seat] = 0
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if state.volunteer[i] >= 0:
                state.influence[seat] += weight_of(state, state.volunteer[i], precinct, election)


def weight_of(state: State, volunteer: int, precinct: int, election: int) -> int:
    """What one volunteer counts in a precinct."""
    part = volunteer // PART
    if part >= ON_ARM:
        return (election or volunteer & DECLARED != 0) and borders(state, part, precinct)
    if state.whole[part] == state.whole[precinct]:
        return 2
    return election and volunteer & DOWN != 0 and are_neighbours(state, part, precinct)


def leading(state: State) -> int:
    """The seats that lead by the influence just noted, as bits; none if nobody is ahead (R23, R24, R39, item 13)."""
    most = strongest(state)
    equal = behind = leaders = 0
    for seat in range(state.players):
        if state.influence[seat] == most:
            equal += 1
            leaders |= 1 << seat
        elif state.influence[seat] > 0 or state.kit.ties == EVERYONE:
            behind += 1
    if most == 0 or (equal > 1 and (behind == 0 or state.kit.ties == NEVER_SHARE)):
        return 0
    return leaders


def leaders(state: State, influence: list[int]) -> list[int]:
    """The seats that would lead with so much influence."""
    for seat in range(state.players):
        state.influence[seat] = influence[seat]
    found = leading(state)
    return [seat for seat in range(state.players) if found >> seat & 1]


def strongest(state: State) -> int:
    """The greatest influence just noted."""
    most = 0
    for seat in range(state.players):
        most = max(most, state.influence[seat])
    return most
