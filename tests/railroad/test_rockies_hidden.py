"""Does nothing that a viewer is shown or told depend on what it cannot know, with the expansion too?

As in `test_hidden.py`: hidden pieces are swapped (`worlds.py`), those of the expansion among them, and all must look
the same. What left the game did so face up, and stays where it is.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.railroad import worlds
from tests.railroad.drawn import Facts
from tests.railroad.golden_write import weight
from tests.railroad.oracle.box import box_rows
from tests.railroad.test_hidden import ON_THE_BOARD, Look, check_offers, check_refusals, check_view
from whistlepost import CHANCE
from whistlepost._pure import PURE
from whistlepost.core.chance import FastStream, pick
from whistlepost.railroad.game import RAILROAD

GAMES = 40 if PURE else 120
EXPANSIONS = ("full", "full", "full", "tiles", "board+upgrades")
CHECKS = 8
RARE = {"swap": 0.5, "scrap": 0.5, "shift": 0.2, "fare": 1.0, "pay": 0.2, "nugget": 0.1, "shed": 1.0, "look": 0.3}
FACE_UP = (*ON_THE_BOARD, "scrap", "hand", "pay", "tunnel")
"""Answers that a hidden piece may be needed for, which everybody sees."""


def boxes(position: Facts) -> tuple[str, ...]:
    with_tiles = position["expansion"] == "full" or "tiles" in position["expansion"]
    return ("base", "rockies") if with_tiles else ("base",)


@cache
def box(*names: str) -> tuple[Counter[str], Counter[str]]:
    """How often each tile and each value of gold is there."""
    tiles = [*box_rows("ordinary", *names), *box_rows("special", *names)]
    nuggets: Counter[str] = Counter()
    for row in box_rows("nugget", *names):
        nuggets[str(row["value"])] += int(str(row["count"]))
    return Counter({str(row["id"]): int(str(row["count"])) for row in tiles}), nuggets


def stack(position: Facts) -> Counter[str]:
    """What lies nowhere else: what is scrapped does not come back (X12)."""
    laid = [text.split()[0] for space, text in position["board"].items() if space[0] != "h"]
    held = [word.removesuffix("!") for hand in position["hands"] for word in hand.split()]
    under = [text.split()[1] for text in position["bottom"]]
    elsewhere = [*laid, *held, *under, *position["open"].split(), *position["lost_tiles"].split()]
    return box(*boxes(position))[0] - Counter(elsewhere)


def supply(position: Facts) -> Counter[str]:
    """The gold that is left: what was handed over does not come back (X11)."""
    return box(*boxes(position))[1] - Counter(" ".join([*position["gold"], position["lost_gold"]]).split())


def is_under_way(position: Facts, viewer: int | None) -> bool:
    """Is somebody else in the middle of a move, which his tiles must allow to end (M9)?"""
    return bool(position["move"] and position["turn"] != viewer)


@pytest.fixture(autouse=True)
def both_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    for swap in (stack, supply, is_under_way):
        monkeypatch.setattr(worlds, swap.__name__, swap)
    stops = {str(row["id"]) for row in box_rows("ordinary", "rockies") if row["stops"]}
    specials = {str(row["id"]) for row in box_rows("special", "rockies")}
    monkeypatch.setattr(worlds, "HAS_STOP", worlds.HAS_STOP | stops | specials)


def states(seed: int) -> Iterator[Any]:
    """The states of a whole game."""
    options = {"rules": ("2017", "pt")[seed // 4 % 2], "expansion": EXPANSIONS[seed % len(EXPANSIONS)]}
    state = RAILROAD.new(2 + seed % 4, options, FastStream(seed))
    lots = FastStream(seed + 7000)
    while not state.over:
        yield state
        options_now = state.options()
        if state.seat == CHANCE:
            weights = state.weights()
        else:
            weights = [weight(RAILROAD.action_name(action, state), seed % 5) for action in options_now]
        state.play(options_now[pick(lots, weights)])


def looks(seed: int) -> Iterator[Look]:
    """Every viewer at some states of a game."""
    chance = random.Random(seed)
    for state in states(seed):
        if chance.random() < max(CHECKS / 250, RARE.get(RAILROAD.question(state), 0)):
            position: Facts = RAILROAD.position(state)
            for viewer in (None, *range(state.players)):
                yield Look(viewer, state, worlds.other_world(position, viewer, chance))


@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_shows_what_is_hidden(seed: int) -> None:
    """T8 T9 X11 X12: with other tiles in hands, in the stack and under it, and other gold, all looks the same."""
    for look in looks(seed):
        check_view(look)
        check_told(look)
        if look.state.seat == look.viewer:
            check_offers(look)
            check_refusals(look)


def check_told(look: Look) -> None:
    """The viewer reads the same in the log; an answer that only a hidden piece makes possible hides its name."""
    both = set(look.world.state.options())
    for action in look.state.options():
        told = RAILROAD.told(look.state, action, look.viewer)
        if action in both:
            assert RAILROAD.told(look.world.state, action, look.viewer) == told
        elif look.state.seat not in (look.viewer, CHANCE):
            assert told.endswith("?") or told.split()[0] in FACE_UP


def test_enough_is_swapped_at_all_kinds_of_questions() -> None:
    """T8: so that the tests above can fail; and a seat whose own pieces are swapped sees it."""
    asked: Counter[str] = Counter()
    moved = []
    for seed in range(0, GAMES, 2):
        for look in looks(seed):
            asked[RAILROAD.question(look.state)] += 1
            moved.append(look.world.moved)
            for seat in look.world.touched:
                assert RAILROAD.view(look.world.state, seat) != RAILROAD.view(look.state, seat)
    assert sum(moved) / len(moved) > 5
    assert {"swap", "scrap", "shift", "pay", "nugget", "turn", "lay", "refill"} <= set(asked)
