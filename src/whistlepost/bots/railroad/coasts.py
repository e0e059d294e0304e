"""Where should a train be placed? Near stops that are worth a visit, and where the way west is short (S13)."""

from __future__ import annotations

from whistlepost.bots.railroad.outlook import Outlook, trace
from whistlepost.bots.railroad.taste import Taste
from whistlepost.bots.railroad.worth import worth
from whistlepost.railroad import numbers as n
from whistlepost.railroad.state import State


def placed(outlook: Outlook, state: State, options: list[int]) -> int:
    """The coast stop that promises most."""
    firsts = [first_place(state, stop) for stop in others_on_coast(state)]
    ranked = []
    for action in options:
        after = state.copy()
        after.play(action)
        place = first_place(state, n.COAST + action - n.A_COAST)
        ranked.append((worth(outlook, after) + gain(outlook.taste, state, place) - 60 * firsts.count(place), -action))
    return -max(ranked)[1]


def others_on_coast(state: State) -> list[int]:
    """The coast stops where trains of others stand."""
    trains = state.train
    own = range(state.seat * n.TRAINS, state.seat * n.TRAINS + n.TRAINS)
    return [stop for train, stop in enumerate(trains) if train not in own and n.COAST <= stop < n.TRACK]


def first_place(state: State, stop: int) -> int:
    """Where the track from a coast stop leads."""
    kit = state.kit
    return trace(state, kit.coast_cell[stop - n.COAST], kit.coast_edge[stop - n.COAST])


def gain(taste: Taste, state: State, place: int) -> int:
    """What the first move brings: the cube of a stop; at an empty space a tile of choice."""
    if place >= n.CELLS * 2:
        return taste.common
    good = state.kit.good[state.board[place >> 1] // 6 * 2 + (place & 1)]
    return taste.rare if good >= n.CATTLE else taste.common
