"""What fits an empty cell? The tiles that may still come, how they fit, with what chance, and which cells are dead."""

from __future__ import annotations

from whistlepost.campaign import numbers as n
from whistlepost.campaign.ground import best_tier, fits, gap_at
from whistlepost.campaign.notation import cell_name, cell_named
from whistlepost.campaign.state import State
from whistlepost.campaign.tile import SIDES
from whistlepost.core.errors import BadData

Data = dict[str, object]
TIERS = {"exact": n.EXACT, "mixed": n.MIXED}


def cells(state: State) -> list[Data]:
    """Every empty cell beside a tile, with what it asks for and the chance that it is filled."""
    gaps = range(state.gaps if state.laid else 0)
    return [summary(state, gap) for gap in sorted(gaps, key=lambda gap: int(state.gap[gap]))]


def cell(state: State, at: str) -> Data:
    """One such cell, with each tile that fits it."""
    gap = gap_at(state, cell_named(at)) if state.laid else -1
    if gap < 0:
        raise BadData(f"at: expected an empty cell beside a tile, such as {example(state)}, found {at[:20]!r}")
    return {**summary(state, gap), "tiles": tiles(state, gap)}


def example(state: State) -> str:
    """Some empty cell beside a tile."""
    return cell_name(state.gap[0]) if state.laid else "1,0 once the start tile lies"


def summary(state: State, gap: int) -> Data:
    """What a cell asks for, and how well it can still be filled: exactly, mixed, or by nothing; then it is dead."""
    rows = tiles(state, gap)
    best = next((tier for tier in TIERS if any(row[tier] for row in rows)), "nothing")
    return {
        "at": cell_name(state.gap[gap]),
        "asks": {SIDES[side]: code for side, code in asks(state, gap).items()},
        "fits": best,
        "chance": chance(state, gap),
    }


def asks(state: State, gap: int) -> dict[int, str]:
    """The side that a tile needs there to fit exactly, for each side along a tile."""
    found = {}
    for side in range(n.SIDES):
        other = state.gap_beside[gap * n.SIDES + side]
        if other >= 0:
            face = state.face[other]
            found[side] = state.kit.tiles[face >> 2].sides[((side ^ 2) - (face & 3)) % n.SIDES][::-1]
    return found


def tiles(state: State, gap: int) -> list[dict[str, object]]:
    """Each kind of tile that is left and fits in some rotation: how many, and the rotations."""
    rows = []
    for kind, tile in enumerate(state.kit.tiles):
        ways = {word: rotations(state, gap, kind, tier) for word, tier in TIERS.items()}
        if left(state, kind) and any(ways.values()):
            rows.append({"tile": tile.id, "left": left(state, kind), **ways})
    return rows


def left(state: State, kind: int) -> int:
    """How many of a kind may still come: in the bag, in hand, or aside until another one is drawn (R12)."""
    return int(state.bag[kind] + state.aside[kind] + (state.hand == kind))


def rotations(state: State, gap: int, kind: int, tier: int) -> list[int]:
    """The rotations in which a tile fits this cell so well."""
    return [turn for turn in range(state.kit.rotations[kind]) if fits(state, gap, kind * 4 + turn, tier)]


def chance(state: State, gap: int) -> list[int]:
    """Of the tiles in the bag that can be placed anywhere, how many can be placed here, and how many there are.

    So likely is it that the next tile drawn may go here, as the table lies now: what fits nowhere is drawn anew (R12).
    """
    here = whole = 0
    for kind in range(state.kit.kinds):
        if state.bag[kind] > 0 and best_tier(state, kind) != n.UNFIT:
            whole += state.bag[kind]
            here += state.bag[kind] if may_go(state, gap, kind) else 0
    return [here, whole]


def may_go(state: State, gap: int, kind: int) -> bool:
    """May this tile be placed here (R11, item 6)?"""
    if rotations(state, gap, kind, n.EXACT):
        return True
    exact_elsewhere = not state.kit.spot and best_tier(state, kind) == n.EXACT
    return not exact_elsewhere and bool(rotations(state, gap, kind, n.MIXED))
