"""What may a seat know? Built from allowed facts alone (T8)."""

from __future__ import annotations

from whistlepost.railroad import numbers as n
from whistlepost.railroad.position import Data, hand, nuggets, progress, setting, table
from whistlepost.railroad.state import State

HIDDEN = "?"


def view(state: State, seat: int | None) -> Data:
    """A position in which what the seat may not know is `?`; None is a spectator, who knows no hand."""
    seats = range(state.players)
    return {
        **setting(state.kit),
        "viewer": seat,
        **table(state),
        "gold": [
            nuggets(state, other) if other == seat or state.over else unknown_nuggets(state, other) for other in seats
        ],
        "hands": [hand(state, other) if other == seat or state.over else unknown_hand(state, other) for other in seats],
        "bottom": [unknown_bottom(state, entry, seat) for entry in state.bottom[: state.bottoms]],
        "stack": stack(state) if sees_stack(state, seat) else sum(state.stack) + state.bottoms,
        "gold_left": sum(state.nuggets) - sum(state.sealed),
        **progress(state),
    }


def sees_stack(state: State, seat: int | None) -> bool:
    """Is the seat just looking through the stack (U9)?"""
    if state.depth == 0 or state.asked != n.REFILL or state.seat != seat:
        return False
    return state.agenda[state.depth - 1] >> 12 == n.SEEN


def stack(state: State) -> str:
    """What the stack holds, the tiles put under it included, in the order of their kinds."""
    counts = list(state.stack)
    for entry in state.bottom[: state.bottoms]:
        counts[entry >> 4] += 1
    return " ".join(tile.id for tile, count in zip(state.kit.tiles, counts, strict=False) for _ in range(count))


def unknown_nuggets(state: State, seat: int) -> str:
    """Somebody else's nuggets."""
    held = sum(state.gold[seat * n.NUGGETS : (seat + 1) * n.NUGGETS])
    return " ".join([HIDDEN] * held)


def unknown_hand(state: State, seat: int) -> str:
    """Somebody else's tiles: those that were seen being taken by name, the others not."""
    words = hand(state, seat).split()
    return " ".join(sorted(word if word.endswith("!") else HIDDEN for word in words))


def unknown_bottom(state: State, entry: int, seat: int | None) -> str:
    """A tile under the stack; who put it there knows it."""
    tile = state.kit.tiles[entry >> 4].id if entry & 15 == seat else HIDDEN
    return f"{entry & 15} {tile}"
