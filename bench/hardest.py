"""Which question takes longest to answer `options` to? Looked for in random games with hands of five tiles."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from operator import itemgetter

from bench.worker import drawn
from whistlepost.core.chance import FastStream
from whistlepost.core.game import CHANCE
from whistlepost.railroad import numbers as n
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.state import State

SEARCHING = {n.TURN, n.LAY, n.BRANCH}
"""Questions whose options are found by a search along the track."""
TRIES = 5
"""The shortest of so many times counts: whatever else the machine does only makes them longer."""
KEPT = 20
"""So many questions that seemed hardest are timed again."""
EDITIONS: tuple[dict[str, str], ...] = ({}, {"expansion": "full"})
TOKENS = 9
"""So many coal and whistles each seat has at first, so that it lacks none."""


@dataclass(frozen=True)
class Hardest:
    """A position, and how long its options take to find."""

    seconds: float
    options: int
    question: str
    seed: int
    position: dict[str, object]


def start(seed: int) -> State:
    """A new game, of either edition: one seat owns the Extra Boiler (U15), and nobody lacks tokens."""
    high, number = divmod(seed, len(RAILROAD.seats))
    players = RAILROAD.seats[number]
    data = RAILROAD.position(RAILROAD.new(players, EDITIONS[high % len(EDITIONS)], FastStream(seed)))
    owners = ["extra-boiler" if seat == seed % players else "" for seat in range(players)]
    tokens = [TOKENS] * players
    high_up: dict[str, object] = {"mountain_upgrades": {}} if "mountain_upgrades" in data else {}
    changed = {"market": "", "upgrades": owners, "coal": tokens, "whistles": tokens, **high_up}
    return RAILROAD.from_position({**data, **changed})


def shortest(state: State, tries: int, enough: float = 0.0) -> float:
    """How long it takes to find the options of a state that was not asked before; no more tries once it is short."""
    best = float("inf")
    for _ in range(tries):
        fresh = state.copy()
        begun = time.perf_counter()
        fresh.options()
        best = min(best, time.perf_counter() - begun)
        if best <= enough:
            break
    return best


def questions(games: int) -> Iterator[tuple[int, State]]:
    """Every question of random games whose options take a search, with the seed of its game: a state that changes."""
    random.seed(1)
    for seed in range(games):
        state = start(seed)
        while not state.over:
            if state.asked in SEARCHING:
                yield seed, state
            if state.asked == n.TURN and state.turn == seed % state.players:
                yield seed, without_stops(state)
            options = state.options()
            state.play(drawn(options, state.weights()) if state.seat == CHANCE else random.choice(options))


def without_stops(state: State) -> State:
    """The same, but the seat on turn holds tiles that lead nowhere, as different as can be: all ways are in vain."""
    other, first = state.copy(), state.turn * n.HAND
    stack, hand, shown = other.stack, other.hand, other.shown
    held = [kind for kind in hand[first : first + n.HAND] if kind >= 0]
    for kind in held:
        stack[kind] += 1
    plain = [kind for kind, tile in enumerate(state.kit.tiles) if tile.kind == "ordinary" and not tile.stops]
    there = sorted((copy, kind) for kind in plain for copy in range(stack[kind]))[: len(held)]
    taken = sorted(kind for _, kind in there)
    for kind in taken:
        stack[kind] -= 1
    hand[first : first + n.HAND] = [*taken, *[-1] * (n.HAND - len(taken))]
    shown[first : first + n.HAND] = [0] * n.HAND
    other.stack, other.hand, other.shown = stack, hand, shown
    return other


def search(games: int) -> Hardest | None:
    """The hardest of all questions in so many games: of those that seem so, the one that is."""
    kept: list[tuple[float, int, State]] = []
    least = 0.0
    for seed, state in questions(games):
        seconds = shortest(state, TRIES, least)
        if seconds > least or len(kept) < KEPT:
            kept = sorted([*kept, (seconds, seed, state.copy())], key=itemgetter(0))[-KEPT:]
            least = kept[0][0] if len(kept) == KEPT else 0.0
    again = [(shortest(state, TRIES * TRIES), seed, state) for _, seed, state in kept]
    return told(*max(again, key=itemgetter(0))) if again else None


def told(seconds: float, seed: int, state: State) -> Hardest:
    """A question as it is reported."""
    return Hardest(seconds, len(state.options()), RAILROAD.question(state), seed, RAILROAD.position(state))
