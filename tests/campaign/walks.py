"""Random games with few or all tiles and any mixture of the switches: which steps do they take?"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.campaign.drawn import Facts
from tests.campaign.oracle.position import rows_of
from whistlepost.campaign.events import events
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.campaign.rulings import SWITCHES
from whistlepost.core.chance import FastStream, pick

FEW = 24
OWN = ("id", "picture", "symbols", "value")
"""What a position says of a tile that it brings along."""


class Step(NamedTuple):
    """An answer: what was asked, the positions before and after it, and what was scored by it."""

    before: Facts
    question: str
    seat: int
    name: str
    events: list[Facts]
    after: Facts


def some_tiles(lots: FastStream, number: int = FEW) -> list[Facts]:
    """So many tiles out of the full set."""
    box = [row for row in rows_of("full") for _ in range(row.get("count", 1))]
    drawn = [box.pop(lots.below(len(box))) for _ in range(number)]
    counts = Counter(row["id"] for row in drawn)
    kinds = {row["id"]: row for row in drawn}
    return [{**{key: row[key] for key in OWN if key in row}, "count": counts[name]} for name, row in kinds.items()]


def mixed(seed: int, **fixed: str) -> Facts:
    """A setting: a number of players, tiles, and a value for each switch."""
    lots = FastStream(seed)
    rulings = {switch: values[lots.below(len(values))] for switch, values in SWITCHES.items()}
    return {"players": 2 + seed % 4, "set": "none", "tiles": some_tiles(lots), **rulings, **fixed}


def begun(setting: Facts) -> Any:
    """A state before its first lot."""
    return CAMPAIGN.from_position({"game": "campaign", **setting})


def liked(state: Any, lots: FastStream) -> int:
    """An answer at random: of tiles those that touch several more often, and volunteers rather sent than not."""
    options = state.options()
    if state.seat < 0:
        return int(options[pick(lots, state.weights())])
    return int(options[pick(lots, likings(state))])


def likings(state: Any) -> list[int]:
    """How often each answer is given."""
    names = [CAMPAIGN.action_name(action, state) for action in state.options()]
    if CAMPAIGN.question(state) == "place":
        told: Facts = CAMPAIGN.position(state)
        lying = {text.partition(" ")[0] for text in told["table"]}
        return [6 ** sum(place in lying for place in around(name)) for name in names]
    return [1 if name in {"none", "done", "decline"} else 3 for name in names]


def around(placement: str) -> list[str]:
    """The places beside that of a placement."""
    x, y = map(int, placement.partition(" ")[0].split(","))
    return [f"{x},{y - 1}", f"{x + 1},{y}", f"{x},{y + 1}", f"{x - 1},{y}"]


def walk(setting: Facts, seed: int) -> Iterator[Step]:
    """A game from its first answer to its last."""
    state, lots = begun(setting), FastStream(seed)
    after = CAMPAIGN.position(state)
    while not state.over:
        action, before = liked(state, lots), after
        asked = CAMPAIGN.question(state), state.seat, CAMPAIGN.action_name(action, state)
        scored = events(state, action)
        state.play(action)
        after = CAMPAIGN.position(state)
        yield Step(before, *asked, scored, after)
