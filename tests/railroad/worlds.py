"""What could lie where a viewer cannot look? Swaps the hidden pieces of a position, and says how many changed places.

Written from T8, S10, M9, U9 and U15 alone: hands but for tiles taken in the open, the stack and what was shed under it,
and the values of gold. It asks the views of the game nothing.
"""

import random
from collections import Counter
from typing import Any, NamedTuple

from tests.railroad.drawn import Facts
from whistlepost import BadData
from whistlepost.railroad.components import load
from whistlepost.railroad.game import RAILROAD

TILES = Counter({tile.id: tile.count for tile in load().tiles if tile.kind != "end"})
NUGGETS = Counter({str(nugget.value): nugget.count for nugget in load().nuggets})
HAS_STOP = {tile.id for tile in load().tiles if tile.stops}
PATIENCE = 300
Place = tuple[str, int]


class World(NamedTuple):
    """A state that looks the same to somebody."""

    state: Any
    moved: int
    """How many pieces lie elsewhere."""
    touched: set[int]
    """The seats whose own pieces changed."""


def other_world(position: Facts, viewer: int | None, chance: random.Random) -> World:
    """The position with everything swapped that the viewer cannot know."""
    for _ in range(PATIENCE):
        data = swapped(position, viewer, chance)
        if all(is_fair(data, seat) for seat in range(position["players"])):
            try:
                return world(position, data)
            except BadData:
                if not is_under_way(position, viewer):
                    raise
    return world(position, {**data, "hands": position["hands"], "bottom": position["bottom"]})


def world(position: Facts, data: Facts) -> World:
    before, after = pieces(position), pieces(data)
    moved = sum((before[place] - after[place]).total() for place in before)
    touched = {seat for (where, seat) in before if before[where, seat] != after[where, seat] and seat >= 0}
    return World(RAILROAD.from_position(data), moved, touched)


def is_under_way(position: Facts, viewer: int | None) -> bool:
    """Is somebody else in the middle of a move, which his tiles must allow to end (M9)?"""
    return any(word in ("lay", "branch", "depart") and seat != viewer for word, seat, _ in position["ask"])


def is_fair(position: Facts, seat: int) -> bool:
    """Before its first turn a hand holds a tile with a stop (S10)."""
    played = position["round"] > 1 or (position["round"] == 1 and seat <= position["turn"])
    return played or any(tile in HAS_STOP for tile in position["hands"][seat].split())


def is_looking(position: Facts, viewer: int | None) -> bool:
    """Does the viewer just look through the stack, with the Compass (U9)?"""
    asked = position["ask"][-1] if position["ask"] else ["", -1, 0]
    return asked[:2] == ["refill", viewer] and "compass" in position["upgrades"][viewer]


def stack(position: Facts) -> Counter[str]:
    """What lies nowhere else."""
    laid = [text.split()[0] for space, text in position["board"].items() if space[0] != "h"]
    held = [word.removesuffix("!") for hand in position["hands"] for word in hand.split()]
    under = [text.split()[1] for text in position["bottom"]]
    return TILES - Counter([*laid, *held, *under, *position["open"].split()])


def supply(position: Facts) -> Counter[str]:
    return NUGGETS - Counter(" ".join(position["gold"]).split())


def pieces(position: Facts) -> dict[Place, Counter[str]]:
    """What lies at each hidden place: hands and gold of the seats, the stack, what is under it, the supply."""
    places = {("hand", seat): Counter(hand.split()) for seat, hand in enumerate(position["hands"])}
    places |= {("gold", seat): Counter(gold.split()) for seat, gold in enumerate(position["gold"])}
    places |= {("under", -1 - index): Counter([text]) for index, text in enumerate(position["bottom"])}
    return {**places, ("stack", -1): stack(position), ("supply", -1): supply(position)}


def swapped(position: Facts, viewer: int | None, chance: random.Random) -> Facts:
    """Other tiles in others' hands and under the stack, other values on others' nuggets."""
    hidden = [word for seat, hand in enumerate(position["hands"]) if seat != viewer for word in hand.split()]
    hidden = [word for word in hidden if not word.endswith("!")]
    under = [text.split()[1] for text in position["bottom"] if text.split()[0] != str(viewer)]
    below, beside = [*stack(position).elements(), *under], hidden
    if not is_looking(position, viewer):
        below = beside = [*below, *hidden]
    chance.shuffle(below)
    if beside is not below:
        chance.shuffle(beside)
    gold = [word for seat, held in enumerate(position["gold"]) if seat != viewer for word in held.split()]
    gold += supply(position).elements()
    chance.shuffle(gold)
    return {
        **position,
        "hands": [hand if seat == viewer else redealt(hand, beside) for seat, hand in enumerate(position["hands"])],
        "bottom": [
            text if text.split()[0] == str(viewer) else f"{text.split()[0]} {below.pop()}"
            for text in position["bottom"]
        ],
        "gold": [held if seat == viewer else redealt(held, gold) for seat, held in enumerate(position["gold"])],
    }


def redealt(text: str, pool: list[str]) -> str:
    """The same words where everybody saw them, others for the rest."""
    return " ".join(word if word.endswith("!") else pool.pop() for word in text.split())
