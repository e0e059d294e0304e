"""What could the true position be? A plausible world, made from a view alone: what is hidden is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from whistlepost.core.chance import Stream
from whistlepost.core.entries import Entry
from whistlepost.core.errors import BadData
from whistlepost.railroad.agenda import goes_on
from whistlepost.railroad.holdings import hold_tiles
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.numbers import HAND_LIMIT
from whistlepost.railroad.restore import kit_from, rebuild
from whistlepost.railroad.routes import recover
from whistlepost.railroad.state import State
from whistlepost.railroad.tally import count_stack
from whistlepost.railroad.view import HIDDEN

NOT_IN_POSITIONS = ("viewer", "stack", "gold_left")
PATIENCE = 5000
"""So many times the hidden hands are dealt anew."""


class Pool:
    """What is left over, to be dealt to the places where something is hidden."""

    def __init__(self, whole: Counter[str], seen: list[str], stream: Stream) -> None:
        whole.subtract(word for word in seen if word not in (HIDDEN, "-"))
        if any(count < 0 for count in whole.values()):
            raise BadData("view: it shows more pieces than there are")
        self.left = sorted(whole.elements())
        self.stream = stream

    def draw(self) -> str:
        """One piece out of the pool."""
        if not self.left:
            raise BadData("view: it hides more pieces than are left")
        place = self.stream.below(len(self.left))
        self.left[place], self.left[-1] = self.left[-1], self.left[place]
        return self.left.pop()

    def fill(self, text: str) -> str:
        """The text with a piece for each hidden word."""
        return " ".join(self.draw() if word == HIDDEN else word for word in text.split())


def imagine(view: Mapping[str, Any], stream: Stream) -> State:
    """A state in which the viewer sees just this and is offered the same answers."""
    kit = kit_from(Entry("view", dict(view)))
    gold = Pool(all_nuggets(kit), [*" ".join(view["gold"]).split(), *view.get("lost_gold", "").split()], stream)
    bottom = [text.split()[1] for text in view["bottom"]]
    if isinstance(view["stack"], str):  # just looked through, bottom and all (U9)
        stack = view["stack"].split()
        tiles = Pool(all_tiles(kit), [*seen_tiles(view), *stack], stream)
        under = Pool(Counter(stack), bottom, stream)
    else:
        tiles = under = Pool(all_tiles(kit), [*seen_tiles(view), *bottom], stream)
    data = {key: value for key, value in view.items() if key not in NOT_IN_POSITIONS}
    data["bottom"] = [under.fill(text) for text in view["bottom"]]
    data["gold"] = [gold.fill(text) for text in view["gold"]]
    return with_hands(kit, view, data, tiles)


def with_hands(kit: Kit, view: Mapping[str, Any], data: dict[str, Any], tiles: Pool) -> State:
    """Deal the hidden tiles, anew until a move that is under way in front of the viewer can be ended (M9)."""
    left = tiles.left[:]
    data["hands"] = [deal_hand(kit, view, seat, tiles) for seat in range(kit.players)]
    state = rebuild(data)
    for _ in range(PATIENCE):
        if goes_on(state):
            return state
        tiles.left = left[:]
        data["hands"] = [deal_hand(kit, view, seat, tiles) for seat in range(kit.players)]
        hold_tiles(state, Entry("view", data))
        count_stack(state)
        recover(state)
    raise BadData("view: no tiles were found with which the move under way can be ended")


def all_tiles(kit: Kit) -> Counter[str]:
    """Every tile that is no end tile."""
    return Counter({tile.id: tile.count for tile in kit.tiles if tile.kind != "end"})


def all_nuggets(kit: Kit) -> Counter[str]:
    """Every nugget, by value."""
    return Counter(
        {str(value): count for value, count in zip(kit.nugget_value, kit.nugget_count, strict=True) if count}
    )


def seen_tiles(view: Mapping[str, Any]) -> list[str]:
    """The tiles that the viewer sees somewhere, end tiles apart."""
    laid = [text.split()[0] for space, text in view["board"].items() if space[0] != "h"]
    held = [word.removesuffix("!") for text in view["hands"] for word in text.split()]
    return [*laid, *held, *view["open"].split(), *view.get("lost_tiles", "").split()]


def deal_hand(kit: Kit, view: Mapping[str, Any], seat: int, pool: Pool) -> str:
    """A hand for a seat; before its first turn it holds a tile with a stop (S10)."""
    text = str(view["hands"][seat])
    if text.count(HIDDEN) < HAND_LIMIT or view["round"] > 1 or seat < view["turn"]:
        return pool.fill(text)
    before = pool.left[:]
    filled = pool.fill(text)
    while not any(kit.has_stop[kit.kind_of[word]] for word in filled.split()):
        pool.left = before[:]
        filled = pool.fill(text)
    return filled
