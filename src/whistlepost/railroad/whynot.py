"""Why is this not possible? The questions that may be asked about a position; `reasons` answers them."""

from __future__ import annotations

from whistlepost.core.errors import Reason
from whistlepost.railroad import reasons
from whistlepost.railroad.reasons import far
from whistlepost.railroad.reasons.portuguese import in_both
from whistlepost.railroad.state import State


def why_not(state: State, action: int) -> Reason | None:
    """Why an answer is not offered; None if it is."""
    return in_both(state.kit, reasons.why_not(state, action))


def why_not_tile(state: State, tile: str) -> Reason | None:
    """Why nothing can be done with this tile now."""
    return in_both(state.kit, reasons.why_not_tile(state, tile))


def why_not_upgrade(state: State, upgrade: str) -> Reason | None:
    """Why an upgrade can neither be used by its owner nor be bought by somebody else."""
    return in_both(state.kit, reasons.why_not_upgrade(state, upgrade))


def why_not_stop(state: State, train: int, stop: str) -> Reason | None:
    """Why a train, counted from 0, cannot end on a stop."""
    return in_both(state.kit, far.why_not_stop(state, train, stop))
