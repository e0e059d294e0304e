"""How could a train get there, and which rule would it break? A search that may break rules, each at its price.

The search looks at places, not at histories: it forgets which stops the train has met and which tiles it has laid. So
what it cannot reach without breaking a rule cannot be reached at all; what it can reach, `exact` tries again.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass, replace

from whistlepost.railroad import numbers as n
from whistlepost.railroad.notation import SPACE_NAMES
from whistlepost.railroad.reasons.ground import Ground, all_lying
from whistlepost.railroad.reasons.trip import Trip, Way, departures

PRICE = {
    "occupied": 10,
    "big-stop": 10,
    "next-stop": 11,
    "two-stops": 11,
    "met-twice": 20,
    "turn-back": 25,
    "no-tile": 30,
}
"""What it costs to break a rule: one rule rather than two, and the one that a player thinks of first."""

Node = tuple[int, int, int]
"""A place that the train is about to enter, by which edge, with how many stops left."""
GOAL: Node = (-1, -1, 0)


@dataclass(frozen=True)
class Step:
    """From one place to the next: a stop or a space on the way, and the rule that is broken there, if any."""

    to: Node
    met: str
    fault: str = ""
    holder: int = -1
    """Whose train stands there, if it is a small stop."""
    gap: str = ""
    """The empty space that is crossed by a tile from the hand."""
    under: bool = False
    """Does the train go under the mountains here?"""

    @property
    def price(self) -> int:
        """What this step costs."""
        return PRICE.get(self.fault, 0)


class Search:
    """A search for the ways of a trip to the stop of that name."""

    def __init__(self, trip: Trip, goal: str, hand: tuple[int, ...]) -> None:
        self.trip = trip
        self.goal = goal
        self.hand = hand
        self.samples = [samples(trip, hand, edge) for edge in range(6)]
        self.ground = Ground(trip)
        self.lying = all_lying(trip.state)

    def cheapest(self) -> list[Step] | None:
        """The way to the goal that breaks least; None: no track leads there."""
        starts = [node_of(way) for way in departures(self.trip)]
        heap: list[tuple[int, int, Node]] = [(0, i, node) for i, node in enumerate(starts)]
        came: dict[Node, tuple[Node, Step]] = {}
        paid = dict.fromkeys(starts, 0)
        while heap:
            price, _, node = heapq.heappop(heap)
            if node == GOAL:
                return traced(came)
            for step in self.steps(node) if price == paid[node] else ():
                if price + step.price < paid.get(step.to, 10**6):
                    paid[step.to] = price + step.price
                    came[step.to] = (node, step)
                    heapq.heappush(heap, (paid[step.to], len(came) + len(heap), step.to))
        return None

    def needs(self) -> dict[Node, int]:
        """How many tiles it takes at least from each place to the goal, if no other rule is broken."""
        before: dict[Node, list[tuple[int, Node]]] = {}
        queue = [node_of(way) for way in departures(self.trip)]
        seen = {GOAL, *queue}
        for node in queue:
            for step in self.steps(node):
                if step.fault in {"", "no-tile"}:
                    before.setdefault(step.to, []).append((int(bool(step.gap or step.fault)), node))
                    queue += [step.to] if step.to not in seen else []
                    seen.add(step.to)
        return tiles_to_goal(before)

    def steps(self, node: Node) -> list[Step]:
        """Each way on from a place, as if any rule could be broken."""
        way = self.trip.follow(Way(*node, hand=self.hand))
        if way.place >= n.FRAME:
            return []
        stop = self.trip.stop_at(way)
        return self.at_gap(way) if stop < 0 else self.at_stop(way, stop)

    def at_gap(self, way: Way) -> list[Step]:
        """An empty space: any tile of the hand, as if it were kept; or any track, as if there were a tile for it."""
        space, steps = SPACE_NAMES[way.place], []
        for tile in self.samples[way.edge] if way.place not in self.trip.on.end_column else ():
            laid, out = replace(way, laid=((way.place, tile),)), self.trip.on.link[tile * 6 + way.edge]
            if out >= n.STOP_LINK:
                steps += self.at_stop(laid, way.place * 2 + out - n.STOP_LINK, space)
            else:
                steps.append(Step(node_of(self.trip.leave(laid, way.place * 2, out)), space, gap=space))
        ways = [self.trip.leave(way, way.place * 2, out) for out in range(6) if out != way.edge]
        steps += [Step(node_of(onward), space, "no-tile") for onward in ways]
        steps += [Step((*outlet, 1), space, under=True) for outlet in self.outlets(way)]
        return [*steps, Step(GOAL, space, "no-tile")] if self.goal[:2] == space else steps

    def outlets(self, way: Way) -> list[tuple[int, int]]:
        """Where the train comes out if it goes under this space, with all upgrades that it could find on its way."""
        if not self.ground.may_tunnel(way.place, way.left, self.lying):
            return []
        return list(self.ground.outlets(way.place, way.edge, frozenset()))

    def at_stop(self, way: Way, stop: int, gap: str = "") -> list[Step]:
        """A stop: the goal, or one to be run through or skipped."""
        name = self.trip.name(way, stop)
        if name == self.goal:
            return [Step(GOAL, name, gap=gap)]
        holder = self.trip.standing.get(stop, -1)
        fault, left = self.passing(way, stop)
        steps = []
        for out in self.trip.outs(way, stop):
            onward = self.trip.leave(replace(way, left=left), stop, out)
            if out != way.edge:
                steps.append(Step(node_of(onward), name, fault, holder, gap))
            elif not fault and not gap:
                steps.append(Step(node_of(onward), name, "turn-back", holder))
        return steps

    def passing(self, way: Way, stop: int) -> tuple[str, int]:
        """The rule against passing this stop, and how many stops are left behind it."""
        if stop == self.trip.start:
            return "met-twice", way.left
        if self.trip.runs_through(stop):
            return "", way.left
        if self.trip.token == n.WHISTLE:
            return ("", 1) if way.left > 1 else ("two-stops", 1)
        if self.trip.is_big(way, stop):
            return "big-stop", way.left
        return ("occupied" if stop in self.trip.standing else "next-stop"), way.left


def samples(trip: Trip, hand: tuple[int, ...], edge: int) -> list[int]:
    """A tile, as it could be laid, for each thing that the hand can do to a train that comes in by this edge."""
    found: dict[tuple[int, int, int, int], int] = {}
    for kind in hand:
        for tile in range(kind * 6, kind * 6 + trip.on.rotations[kind]):
            link = trip.on.link[tile * 6 + edge]
            exits = trip.on.exits[tile * 2 + link - n.STOP_LINK] if link >= n.STOP_LINK else 0
            found.setdefault((link, exits, len(trip.state.kit.tiles[kind].stops), trip.on.big[kind]), tile)
    return list(found.values())


def node_of(way: Way) -> Node:
    """Where the way has come to."""
    return way.place, way.edge, way.left


def traced(came: dict[Node, tuple[Node, Step]]) -> list[Step]:
    """The steps of the way that was found, in order."""
    steps, node = [], GOAL
    while node in came:
        node, step = came[node]
        steps.append(step)
    return steps[::-1]


def tiles_to_goal(before: dict[Node, list[tuple[int, Node]]]) -> dict[Node, int]:
    """The least number of tiles from each place, found backwards from the goal."""
    needs, edge, count = {GOAL: 0}, [GOAL], 0
    while edge:
        further: list[Node] = []
        for node in edge:
            for tiles, other in before.get(node, ()) if needs[node] == count else ():
                if count + tiles < needs.get(other, 10**6):
                    needs[other] = count + tiles
                    (further if tiles else edge).append(other)
        edge, count = further, count + 1
    return needs
