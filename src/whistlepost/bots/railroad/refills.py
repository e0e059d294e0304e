"""Which tile is good to have? Tiles with stops, and special ones while there is time to lay them (T5, E5)."""

from __future__ import annotations

from whistlepost.bots.railroad.outlook import Outlook
from whistlepost.railroad import numbers as n
from whistlepost.railroad.scoring import breakdown
from whistlepost.railroad.state import State

PLAIN = 60
STOP = 150
RARE = 60
"""More for a stop with a rare cube."""
SPECIAL = 260
LOST = 1000
"""What a special tile costs that is left in the end (E5)."""


def refilled(outlook: Outlook, state: State, options: list[int]) -> int:
    """Which answer brings the best tile into the hand?"""
    values = tile_values(outlook, state)
    ranked = [(answer_value(state, action, values), -action) for action in options]
    return -max(ranked)[1]


def shed(outlook: Outlook, state: State, options: list[int]) -> int:
    """Which tile is put away most easily?"""
    values = tile_values(outlook, state)
    return min(options, key=lambda action: (values[action - n.A_SHED], action))


def answer_value(state: State, action: int, values: list[int]) -> int:
    """What an answer brings; a draw what a tile that was not seen yet brings on average."""
    if action == n.A_ENOUGH:
        return 0
    if action != n.A_DRAW:
        return values[action - (n.A_OPEN if action < n.A_SEARCH else n.A_SEARCH)]
    unseen = unseen_tiles(state)
    return sum(value * count for value, count in zip(values, unseen, strict=False)) // max(1, sum(unseen))


def unseen_tiles(state: State) -> list[int]:
    """How many tiles of each kind the seat has not seen: those of the stack and those that others hold hidden."""
    unseen = list(state.stack)
    hand, shown = state.hand, state.shown
    for slot, kind in enumerate(hand):
        if kind >= 0 and not shown[slot] and slot // n.HAND != state.seat:
            unseen[kind] += 1
    return unseen


def tile_values(outlook: Outlook, state: State) -> list[int]:
    """What each kind of tile is worth in hand: a special one less as the end nears."""
    kit = state.kit
    turns = 0 if state.ending else outlook.horizon
    lost = 0 if is_excused(state) else LOST if turns == 0 else min(LOST, LOST // 3 // turns)
    goods, tiles = kit.good, kit.tiles
    values = []
    for kind, tile in enumerate(tiles):
        if tile.kind == "special":
            values.append(SPECIAL - lost)
        elif tile.stops:
            values.append(STOP + RARE * (goods[kind * 2] >= n.CATTLE) + 20 * len(tile.stops))
        else:
            values.append(PLAIN)
    return values


def is_excused(state: State) -> bool:
    """Does some card spare the seat the loss for special tiles? Then its hand may be larger, too."""
    hand = state.hand[state.seat * n.HAND : (state.seat + 1) * n.HAND]
    special = state.kit.special
    held = sum(1 for kind in hand if kind >= 0 and special[kind])
    return held > 0 and breakdown(state, state.seat)["hand"] == 0
