"""What does the game work out for a seat? The helps by name, each as plain data for an interface.

Everything lies in the open (item 37), so all seats and spectators are told the same.
"""

from __future__ import annotations

from collections.abc import Callable

from whistlepost.campaign.helps.cells import cell, cells
from whistlepost.campaign.helps.contest import contest
from whistlepost.campaign.helps.effect import effect
from whistlepost.campaign.helps.precincts import precincts
from whistlepost.campaign.helps.votes import projected, scored
from whistlepost.campaign.state import State
from whistlepost.core.helps import Help


def unless_hidden(answer: Callable[..., object]) -> Callable[..., object]:
    """A help that nobody gets if it was agreed to play without (item 37)."""

    def given(state: State, seat: int | None, **told: str) -> object:
        del seat
        return None if state.kit.rulings.helps == "hidden" else answer(state, **told)

    return given


HELPS = {
    "precincts": Help(unless_hidden(precincts)),
    "cells": Help(unless_hidden(cells)),
    "cell": Help(unless_hidden(cell), needs=("at",)),
    "contest": Help(unless_hidden(contest)),
    "projected": Help(unless_hidden(projected)),
    "scored": Help(scored, needs=("answer",)),
    "effect": Help(effect, needs=("answer",)),
}
"""Every help of this game. What an answer scores and does is told in any case: it says why votes were given."""
