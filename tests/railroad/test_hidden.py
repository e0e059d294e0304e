"""Does nothing that a viewer is shown or told depend on what it cannot know?

Whole games are played; here and there every hidden piece is swapped (`worlds.py`), and all must look the same.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from tests.railroad.drawn import Facts
from tests.railroad.golden_write import weight
from tests.railroad.worlds import World, is_looking, other_world
from whistlepost import CHANCE
from whistlepost._pure import PURE
from whistlepost.core.chance import FastStream, pick
from whistlepost.core.refusal import refusal
from whistlepost.railroad.game import RAILROAD

GAMES = 48 if PURE else 204
SAMPLE = 24 if PURE else 36
CHECKS = 8
"""Positions of a game that are looked at, roughly, apart from those with a rare question."""
TRIED = (
    "coast5",
    "coal 1 nw",
    "whistle 2 ne",
    "lay cotton-a r0",
    "lay town-1a r0",
    "go n",
    "stop",
    "give steel",
    "draw",
)
"""Answers that are tried where they are not offered."""
RARE = {"shed": 1.0, "room": 0.1, "company": 0.5, "look": 0.3, "refill": 0.04, "give": 0.2}


class Look(NamedTuple):
    """A viewer, the true state, and one that must look the same."""

    viewer: int | None
    state: Any
    world: World


def states(seed: int) -> Iterator[Any]:
    """The states of a whole game."""
    state = RAILROAD.new(2 + seed % 4, {"rules": ("2017", "pt")[seed // 4 % 2]}, FastStream(seed))
    lots = FastStream(seed + 7000)
    while not state.over:
        yield state
        options = state.options()
        if state.seat == CHANCE:
            weights = state.weights()
        else:
            weights = [weight(RAILROAD.action_name(action, state), seed % 5) for action in options]
        state.play(options[pick(lots, weights)])


def looks(seed: int) -> Iterator[Look]:
    """Every viewer at some states of a game."""
    chance = random.Random(seed)
    for state in states(seed):
        if chance.random() < max(CHECKS / 250, RARE.get(RAILROAD.question(state), 0)):
            position: Facts = RAILROAD.position(state)
            for viewer in (None, *range(state.players)):
                yield Look(viewer, state, other_world(position, viewer, chance))


def text(data: object) -> str:
    return json.dumps(data)


@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_shows_what_is_hidden(seed: int) -> None:
    """T8 U9 U15: with other tiles in hands, in the stack and under it, and other gold, all looks the same."""
    for look in looks(seed):
        check_view(look)
        check_told(look)
        if look.state.seat == look.viewer:
            check_offers(look)
            check_refusals(look)


def check_view(look: Look) -> None:
    """The view is the same, byte for byte."""
    assert RAILROAD.question(look.world.state) == RAILROAD.question(look.state)
    assert text(RAILROAD.view(look.world.state, look.viewer)) == text(RAILROAD.view(look.state, look.viewer))


def check_offers(look: Look) -> None:
    """Who is asked is offered the same, and sees the same after each of some answers."""
    options = look.state.options()
    assert look.world.state.options() == options
    for action in options[:: max(1, len(options) // 5)]:
        assert shown_after(look.world.state, action, look.viewer) == shown_after(look.state, action, look.viewer)


def shown_after(state: Any, action: int, viewer: int | None) -> str:
    """What the viewer sees when this was answered, unless the game is over and everything may be shown."""
    copy = state.copy()
    copy.play(action)
    return "" if copy.over else text(RAILROAD.view(copy, viewer))


def check_told(look: Look) -> None:
    """The viewer reads the same in the log; an answer that only a hidden piece makes possible hides its name."""
    both = set(look.world.state.options())
    for action in look.state.options():
        told = RAILROAD.told(look.state, action, look.viewer)
        if action in both:
            assert RAILROAD.told(look.world.state, action, look.viewer) == told
        elif look.state.seat not in (look.viewer, CHANCE):
            assert told.endswith("?") or told.split()[0] in ON_THE_BOARD


ON_THE_BOARD = ("lay", "go", "stop", "coal", "whistle")
"""Answers that a tile may be needed for, which everybody sees being laid."""


def check_refusals(look: Look) -> None:
    """Whatever the seat tries, it is refused in the same words."""
    for name in TRIED:
        action = RAILROAD.action(name, look.state)
        if action not in look.state.options():
            assert RAILROAD.why_not(look.world.state, action) == RAILROAD.why_not(look.state, action)
            words = [str(refusal(RAILROAD, state, action, 1)) for state in (look.world.state, look.state)]
            assert words[0] == words[1]


# ---- can these tests fail?


@cache
def sample() -> tuple[Look, ...]:
    return tuple(look._replace(state=look.state.copy()) for seed in range(SAMPLE) for look in looks(seed))


def test_enough_is_swapped() -> None:
    """T8: on the average more than five hidden pieces lie elsewhere, whoever looks and however many play."""
    moved = [look.world.moved for look in sample()]
    assert sum(moved) / len(moved) > 5
    assert {look.state.players for look in sample()} == {2, 3, 4, 5}


def test_who_owns_a_swapped_piece_sees_the_difference() -> None:
    """T8: the same swap, seen by a seat whose own tiles or gold it changed."""
    seen = Counter(
        text(RAILROAD.view(look.world.state, seat)) != text(RAILROAD.view(look.state, seat))
        for look in sample()
        for seat in look.world.touched
    )
    assert seen[False] == 0
    assert seen[True] > 10 * SAMPLE


def test_whose_tiles_are_swapped_is_offered_something_else() -> None:
    """M9: so that equal options above mean something."""
    different = [
        look.world.state.options() != look.state.options()
        for look in sample()
        if look.state.seat in look.world.touched and RAILROAD.question(look.state) in ("turn", "lay")
    ]
    assert sum(different) > SAMPLE


def test_all_kinds_of_positions_are_looked_at() -> None:
    """U1 U9 U15: also a look through the stack, tiles shed under it, and answers out of turn."""
    asked = Counter(RAILROAD.question(look.state) for look in sample())
    turns = ("place", "turn", "lay", "branch", "take", "trade", "deliver", "berth", "drop", "refill")
    others = ("give", "room", "shed", "look", "tile", "open", "nugget")
    assert [kind for kind in turns + others if not asked[kind]] == []
    assert any(look.state.bottoms for look in sample())
    assert any(is_looking(RAILROAD.position(look.state), look.viewer) for look in sample())
