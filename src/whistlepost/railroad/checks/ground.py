"""Do the mountains stand as they were dealt, and is what lies on them earned (X3, X5, X8)?"""

from __future__ import annotations

import cython

from whistlepost.railroad.checks.invariant import Invariant
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.checks.invariant import waits
    from whistlepost.railroad.numbers import MOUNTAIN, ON_BOARD, PRICED, REWARD, SEAT


class Western(Invariant):
    """The western column of the mountains is full from the setup on, of tiles that are no end tiles (X5)."""

    def holds(self, before: State, after: State) -> bool:
        for cell in range(after.kit.west, after.kit.west + after.kit.west_height):
            if after.board[cell] < 0:
                return False
        return True


class Lying(Invariant):
    """One upgrade lies on each marked space until a tile lies there and is paid; then the builder has it (X3, X8)."""

    def holds(self, before: State, after: State) -> bool:
        for space in range(PRICED):
            count = lying_on(after, space)
            built = after.board[MOUNTAIN + space] >= 0
            paying = built and after.cell == MOUNTAIN + space and waits(after, REWARD)
            if count != (after.kit.ground_card[space] != 0 and (not built or paying)):
                return False
        return builder_has(before, after)


def lying_on(state: State, space: int) -> int:
    """How many upgrades lie on this space?"""
    count = 0
    for card in range(state.kit.upgrades):
        count += state.owner[card] == ON_BOARD + space
    return count


def builder_has(before: State, after: State) -> bool:
    """Is every upgrade that lay on the ground still there, or with the seat whose turn it was?"""
    for card in range(after.kit.upgrades):
        was = before.owner[card]
        if was >= ON_BOARD and after.owner[card] not in (was, before.turn + SEAT):
            return False
    return True
