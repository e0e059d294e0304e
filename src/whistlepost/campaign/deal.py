"""How does a game begin? With empty hands, and everybody about to draw a lot (R1-R3)."""

from __future__ import annotations

import cython

from whistlepost.campaign.kit import Kit
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.campaign.questions.setup import draw_lots


def new_game(kit: Kit) -> State:
    """A game up to its first question. All that is drawn is asked of chance, the lots and the start tile too."""
    state = State(kit)
    draw_lots(state, (1 << state.players) - 1)
    state.settle()
    return state
