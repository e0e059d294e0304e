"""What fits an empty cell? The tiles that may still come, how they fit, with what chance, and which cells are dead."""

from __future__ import annotations

from dataclasses import dataclass

from whistlepost.campaign import numbers as n
from whistlepost.campaign.ground import best_tier, fits, fits_turned, gap_at
from whistlepost.campaign.notation import cell_name, cell_named
from whistlepost.campaign.state import State
from whistlepost.campaign.tile import SIDES
from whistlepost.core.errors import BadData

Data = dict[str, object]
TIERS = {"exact": n.EXACT, "mixed": n.MIXED}


@dataclass(frozen=True, slots=True)
class Rest:
    """The tiles that may still come, kind by kind, and the table that they would come to."""

    state: State
    left: tuple[int, ...]
    """In the bag, in hand, or aside until another one is drawn (R12)."""
    bag: tuple[int, ...]
    best: tuple[int, ...]
    """How well each fits where it fits best on the table."""
    gap: tuple[int, ...]
    beside: tuple[int, ...]


def rest_of(state: State) -> Rest:
    """The tiles that may still come in this position."""
    bag, aside = state.bag[: state.kit.kinds], state.aside[: state.kit.kinds]
    left = [count + aside[kind] + (state.hand == kind) for kind, count in enumerate(bag)]
    best = [best_tier(state, kind) if count else n.UNFIT for kind, count in enumerate(left)]
    return Rest(state, tuple(left), tuple(bag), tuple(best), tuple(state.gap), tuple(state.gap_beside))


def cells(state: State) -> list[Data]:
    """Every empty cell beside a tile, with what it asks for and the chance that it is filled."""
    rest, gaps = rest_of(state), range(state.gaps if state.laid else 0)
    return [summary(rest, gap) for gap in sorted(gaps, key=rest.gap.__getitem__)]


def cell(state: State, at: str) -> Data:
    """One such cell, with each tile that fits it."""
    gap = gap_at(state, cell_named(at)) if state.laid else -1
    if gap < 0:
        raise BadData(f"at: expected an empty cell beside a tile, such as {example(state)}, found {at[:20]!r}")
    rest = rest_of(state)
    return {**summary(rest, gap), "tiles": tiles(rest, gap)}


def example(state: State) -> str:
    """Some empty cell beside a tile."""
    return cell_name(state.gap[0]) if state.laid else "1,0 once the start tile lies"


def summary(rest: Rest, gap: int) -> Data:
    """What a cell asks for, and how well it can still be filled: exactly, mixed, or by nothing; then it is dead."""
    fitting = {word: kinds_fitting(rest, gap, tier) for word, tier in TIERS.items()}
    return {
        "at": cell_name(rest.gap[gap]),
        "asks": asks(rest, gap),
        "fits": next((word for word in TIERS if fitting[word]), "nothing"),
        "chance": chance(rest, fitting["exact"], fitting["mixed"]),
        "hand": hand(rest, gap),
    }


def hand(rest: Rest, gap: int) -> dict[str, list[int]] | None:
    """The rotations in which the tile in hand fits there exactly, and those in which it fits mixed; None without."""
    state = rest.state
    return {word: rotations(state, gap, state.hand, tier) for word, tier in TIERS.items()} if state.hand >= 0 else None


def asks(rest: Rest, gap: int) -> dict[str, str]:
    """The side that a tile needs there to fit exactly, for each side along a tile."""
    found = {}
    for side, word in enumerate(SIDES):
        other = rest.beside[gap * n.SIDES + side]
        if other >= 0:
            face = rest.state.face[other]
            found[word] = rest.state.kit.tiles[face >> 2].sides[((side ^ 2) - (face & 3)) % n.SIDES][::-1]
    return found


def kinds_fitting(rest: Rest, gap: int, tier: int) -> list[int]:
    """The kinds of tile that may still come and fit this cell so well in some rotation."""
    return [kind for kind, count in enumerate(rest.left) if count and fits_turned(rest.state, gap, kind, tier)]


def tiles(rest: Rest, gap: int) -> list[Data]:
    """Each kind of tile that may still come and fits: how many there are, and the rotations."""
    kinds = sorted({kind for tier in TIERS.values() for kind in kinds_fitting(rest, gap, tier)})
    return [
        {
            "tile": rest.state.kit.tiles[kind].id,
            "left": rest.left[kind],
            **{word: rotations(rest.state, gap, kind, tier) for word, tier in TIERS.items()},
        }
        for kind in kinds
    ]


def rotations(state: State, gap: int, kind: int, tier: int) -> list[int]:
    """The rotations in which a tile fits this cell so well."""
    return [turn for turn in range(state.kit.tiles[kind].rotations) if fits(state, gap, kind * 4 + turn, tier)]


def chance(rest: Rest, exact: list[int], mixed: list[int]) -> list[int]:
    """Of the tiles in the bag that can be placed anywhere, how many may be placed here, and how many there are.

    So likely is it that the next tile drawn may go here, as the table lies now: what fits nowhere is drawn anew (R12).
    Mixed it may go here only if it fits exactly nowhere, or not here if each spot counts (R11, item 6).
    """
    spot = rest.state.kit.spot
    may = {*exact, *(kind for kind in mixed if spot or rest.best[kind] == n.MIXED)}
    placeable = [kind for kind, best in enumerate(rest.best) if best != n.UNFIT]
    return [sum(rest.bag[kind] for kind in kinds) for kinds in (may, placeable)]
