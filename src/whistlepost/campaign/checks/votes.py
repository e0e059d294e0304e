"""Does everybody get the votes that are due, and keep them (R23-R28, R35-R41)?"""

from __future__ import annotations

from typing import Any

import cython

from whistlepost.campaign.checks.influence import Influence
from whistlepost.campaign.checks.invariant import Invariant
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.checks.influence import in_play, on_election_day, worth_of
    from whistlepost.campaign.checks.invariant import is_first, is_office, resolved_now, stands_on
    from whistlepost.campaign.numbers import DOWN, PART, SEWN_UP, SLOTS, UNCONTROLLED


class Rising(Invariant):
    """Votes only ever rise (A6.6)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for seat in range(after.players):
            if after.votes[seat] < before.votes[seat]:
                return False
        return True


class Outcome(Invariant):
    """Who is ahead stays in a resolved precinct, once, face down; nobody else does, or nobody at all (R23, R24)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        for region in range(after.region[after.laid]):
            if resolved_now(before, after, region) and is_first(after, region):
                winners = in_play(before, after, region, action).winners(after)
                if after.status[after.whole[region]] != (SEWN_UP if winners else UNCONTROLLED):
                    return False
                for seat in range(after.players):
                    if left_in(before, after, seat, region) != (winners >> seat & 1):
                        return False
        return True


def left_in(before: State, after: State, seat: int, region: int) -> int:
    """How many of the seat's are in the precinct; far too many if one is not where an office was, or where it moved."""
    count = 0
    for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if is_office(after.volunteer[i]) and after.whole[after.volunteer[i] // PART] == after.whole[region]:
            part = after.volunteer[i] // PART
            count += 1
            if not after.volunteer[i] & DOWN or not may_stay(before, after, seat, part, region):
                count += SLOTS
    return count


def may_stay(before: State, after: State, seat: int, part: int, region: int) -> bool:
    """Where an office stood, or was sent now, one stays; a whistlestop moves to the first region (R24, item 26)."""
    if part == region or stands_on(before, seat, part):
        return True
    return seat == before.turn and after.home[part] == after.laid - 1


class Counted(Invariant):
    """The votes that a seat gains are those of the precincts it won with this answer, counted anew (A6.6, R26-R28)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        due = Influence()
        for region in range(after.region[after.laid]):
            if resolved_now(before, after, region) and is_first(after, region):
                pay(due, after, in_play(before, after, region, action).winners(after), worth_of(after, region, 0))
            if after.asked < 0 and action >= 0 and is_unscored(after, region) and is_first(after, region):
                pay(due, after, on_election_day(after, region).winners(after), worth_of(after, region, 1))
        for seat in range(after.players):
            if after.votes[seat] - before.votes[seat] != due.of[seat]:
                return False
        return True


def pay(due: Influence, state: State, winners: int, votes: int) -> None:
    """Note the votes for each winner."""
    for seat in range(state.players):
        due.of[seat] += votes if winners >> seat & 1 else 0


def is_unscored(state: State, region: int) -> bool:
    """Is the precinct scored on Election Day: uncompleted, or, if so agreed, without controller (R36, item 17)?"""
    if state.open[state.whole[region]] > 0:
        return True
    return state.status[state.whole[region]] == UNCONTROLLED and not state.kit.unscored


class Told(Invariant):
    """The votes that a seat gains are those that the score events tell of (A6.6)."""

    def holds(self, before: State, after: State, action: int) -> bool:
        if after.journal is None:
            return True
        gained = [after.votes[seat] - before.votes[seat] for seat in range(after.players)]
        for item in after.journal:
            event: dict[str, Any] = item
            for seat in event["winners"]:
                gained[seat] -= event["votes"]
        return not any(gained)
