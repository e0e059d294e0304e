"""What could the true position be? Only the bag may be out of sight: it holds some of what is nowhere else."""

from __future__ import annotations

from collections.abc import Mapping

from whistlepost.campaign.position import counted
from whistlepost.campaign.restore import restore
from whistlepost.campaign.state import State
from whistlepost.core.chance import Stream

NOT_IN_POSITIONS = ("viewer", "bag_size")


def imagine(view: Mapping[str, object], stream: Stream) -> State:
    """A state in which the viewer sees just this and is offered the same answers."""
    data = {key: value for key, value in view.items() if key not in NOT_IN_POSITIONS}
    if "bag" not in data:
        data["bag"] = bag(restore(data), int(str(view["bag_size"])), stream)
    return restore(data)


def bag(state: State, size: int, stream: Stream) -> list[str]:
    """So many of the tiles that may be in the bag, all sets equally likely."""
    left = [kind for kind in range(state.kit.kinds) for _ in range(state.bag[kind])]
    while len(left) > size:
        left.pop(stream.below(len(left)))
    names = [tile.id for tile in state.kit.tiles]
    return [counted(names[kind], left.count(kind)) for kind in sorted(set(left))]
