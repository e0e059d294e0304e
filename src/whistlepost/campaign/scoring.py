"""Who scores what? A completed precinct in play, all others on Election Day (R21-R28, R35-R41)."""

from __future__ import annotations

import cython

from whistlepost.campaign.events import note
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.influence import leading, symbols_in, weigh, weight_of, worth
    from whistlepost.campaign.numbers import DOWN, MEDIA, MONEY, NEW, ON_ARM, PART, SEWN_UP, SLOTS, UNCONTROLLED
    from whistlepost.campaign.precincts import lowest
    from whistlepost.campaign.volunteers import bring_home, set_out


# ---- in play


def resolve(state: State, precinct: int) -> None:
    """A completed precinct: who is ahead scores it in full and stays there face down, all else goes home (R23-R25)."""
    weigh(state, precinct, 0)
    winners = leading(state)
    if state.journal is not None:
        note(state, precinct, 0, winners)
    for seat in range(state.players):
        if winners >> seat & 1:
            state.votes[seat] += worth(state, precinct, 0)
        clear_seat(state, precinct, seat, winners >> seat & 1)
    state.status[state.whole[precinct]] = SEWN_UP if winners else UNCONTROLLED
    state.earned |= symbols_in(state, precinct) & (MEDIA | MONEY)


def clear_seat(state: State, precinct: int, seat: int, wins: int) -> None:
    """What took part goes home; of a winner one volunteer is set out again, face down (R24)."""
    place = kept_place(state, precinct, seat)
    slot = 0
    while slot < SLOTS and state.volunteer[seat * SLOTS + slot] >= 0:
        if weight_of(state, state.volunteer[seat * SLOTS + slot], precinct, 0):
            bring_home(state, seat, slot)
        else:
            slot += 1
    if wins:
        set_out(state, seat, place * PART + DOWN + NEW)


def kept_place(state: State, precinct: int, seat: int) -> int:
    """Where the office stays; a whistlestop that wins alone moves to the region laid first (R24, item 26)."""
    for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if 0 <= state.volunteer[i] < ON_ARM * PART and weight_of(state, state.volunteer[i], precinct, 0):
            return state.volunteer[i] // PART
    return lowest(state, precinct)


# ---- Election Day


def election_day(state: State) -> None:
    """What the votes come to with every precinct scored that has not been (R36); only noted, in `result`."""
    for seat in range(state.players):
        state.result[seat] = state.votes[seat]
    for region in range(state.region[state.laid]):
        if state.whole[region] == region and is_to_be_scored(state, region):
            score(state, region)


def is_to_be_scored(state: State, region: int) -> bool:
    """Not sewn up; a completed precinct without controller counts unless it was agreed otherwise (R36, item 17)."""
    if state.status[region] == SEWN_UP:
        return False
    return state.open[region] > 0 or not state.kit.unscored


def score(state: State, precinct: int) -> None:
    """Who has most influence, all of it counted of itself, scores the precinct (R37-R39)."""
    weigh(state, precinct, 1)
    winners = leading(state)
    if state.journal is not None:
        note(state, precinct, 1, winners)
    for seat in range(state.players):
        if winners >> seat & 1:
            state.result[seat] += worth(state, precinct, 1)


def standing(state: State) -> list[int]:
    """What each seat's votes would come to if Election Day were today."""
    if not state.over:
        election_day(state)
        return [state.result[seat] for seat in range(state.players)]
    return state.scores()


def winners(state: State) -> list[int]:
    """Most votes; equal totals share power, or play again, as was agreed (R41, item 18)."""
    return [seat for seat, votes in enumerate(state.scores()) if votes == max(state.scores())]
