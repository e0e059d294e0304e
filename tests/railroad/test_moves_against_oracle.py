"""Does the tree of small decisions reach exactly the complete moves that the clauses M1 to M10 allow?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tests.railroad.oracle.box import box_tiles
from tests.railroad.oracle.moves import complete_moves
from tests.railroad.oracle.tiles import read_tiles
from tests.railroad.watched import seen
from whistlepost.core.chance import FastStream, pick
from whistlepost.railroad import numbers as n
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.journeys import each_journey, journeys
from whistlepost.railroad.state import State

TILES = box_tiles("base")
GAMES = 60
SMALL = 1500  # complete moves of a train; more of them cost the oracle minutes
WORKED = Path(__file__).parent / "positions" / "worked_example.json"


def turns(seed: int) -> Iterator[State]:
    """A random game's positions in which a seat is asked what to do in its turn."""
    stream = FastStream(seed)
    upgrades = "toll-booth blocking-signal extra-boiler depot"
    state = RAILROAD.new(2 + seed % 4, {}, stream)
    if seed % 2:  # half of the games with the cards that change movement, spread over the seats
        data = RAILROAD.position(state)
        owners = [" ".join(upgrades.split()[seat :: state.players]) for seat in range(state.players)]
        state = RAILROAD.from_position({**data, "market": "", "upgrades": owners})
    while not state.over:
        if state.asked == n.TURN:
            yield state
        options = state.options()
        choice = pick(stream, state.weights()) if state.seat < 0 else stream.below(len(options))
        state.play(options[choice])


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", range(GAMES))
def test_small_decisions_reach_exactly_the_complete_moves(seed: int) -> None:
    """M1, M2, M3, M4, M5, M6, M7, M8, M9, M10: with 2 to 5 players, with and without the cards of U8, U11 and U15."""
    checked = 0
    for number, state in enumerate(turns(seed)):
        if number % (5 + seed % 7) == seed % 5:
            for train in range(state.kit.trains):
                found = [seen(journey) for journey in islice(each_journey(state, train), SMALL + 1)]
                if len(found) <= SMALL:
                    assert len(set(found)) == len(found)
                    assert set(found) == complete_moves(RAILROAD.position(state), TILES, state.seat, train)
                    checked += 1
    assert checked


def test_the_worked_example_is_answered_as_the_book_does() -> None:
    """M1 M3 M4 M6 M7: section 9, coal to C and not to F or H; a whistle round to the Mine, to H, or to F."""
    data = json.loads(WORKED.read_text())
    state = RAILROAD.from_position(data)
    found = {seen(journey) for train in range(5) for journey in journeys(state, train)}
    tiles = {**TILES, **read_tiles(data["tiles"])}
    expected = {move for train in range(5) for move in complete_moves(data, tiles, 0, train)}

    assert found == expected
