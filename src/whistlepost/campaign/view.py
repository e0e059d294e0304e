"""What may a seat know? All but the order of the bag; what is in it is out of sight if that was agreed (item 37)."""

from __future__ import annotations

from whistlepost.campaign.position import Data, position
from whistlepost.campaign.questions.placing import in_bag
from whistlepost.campaign.state import State


def view(state: State, seat: int | None) -> Data:
    """A position, with how many tiles the bag holds; the same for every seat and for a spectator."""
    data = position(state)
    if state.kit.rulings.helps == "hidden":
        del data["bag"]
    return {**data, "bag_size": in_bag(state), "viewer": seat}
