"""What stands in the way of a stop, a tile or an upgrade? The questions of `whynot`, as a help of the game."""

from __future__ import annotations

from dataclasses import asdict

from whistlepost.core.errors import BadData, Reason
from whistlepost.railroad.numbers import TRAINS
from whistlepost.railroad.state import State
from whistlepost.railroad.whynot import why_not_stop, why_not_tile, why_not_upgrade


def hindrance(
    state: State, seat: int | None, *, train: str = "", to: str = "", tile: str = "", upgrade: str = ""
) -> object:
    """Why no move of a `train`, counted from 1, ends `to` a stop; or why nothing can be done with a tile, an upgrade.

    Only who is asked is told; None as well where it is possible.
    """
    if seat is None or state.over or state.seat != seat:
        return None
    reason = reason_of(state, train, to, tile, upgrade)
    return asdict(reason) if reason else None


def reason_of(state: State, train: str, to: str, tile: str, upgrade: str) -> Reason | None:
    """The reason, for the one thing that is asked about."""
    if [bool(train and to), bool(tile), bool(upgrade)].count(True) != 1:
        raise BadData("expected train and to, or tile, or upgrade")
    if tile:
        return why_not_tile(state, tile)
    return why_not_upgrade(state, upgrade) if upgrade else why_not_stop(state, number_of(train) - 1, to)


def number_of(train: str) -> int:
    """The number of a train, whether the seat has it or not."""
    if train not in [str(number + 1) for number in range(TRAINS)]:
        raise BadData(f"train: expected 1 to {TRAINS}, found {train[:20]!r}")
    return int(train)
