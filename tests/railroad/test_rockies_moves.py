"""Does the tree of small decisions reach exactly the complete moves over the mountains (M1 to M10, X7, X8, X25)?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.railroad.oracle.box import box_tiles
from tests.railroad.oracle.moves import Move, complete_moves
from tests.railroad.watched import seen
from whistlepost.core.chance import FastStream, pick
from whistlepost.railroad import numbers as n
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.journeys import each_journey
from whistlepost.railroad.notation import stop_name
from whistlepost.railroad.state import State

TILES = box_tiles("base", "rockies")
BASE_CARDS = ["toll-booth", "blocking-signal", "extra-boiler"]
CARDS = [*BASE_CARDS, "dynamite-cart", "tunnel-network"]
NEAR = tuple("demnf")
GAMES = 24
EAGER = [seed for seed in range(14) if seed % 5 != 2]  # games with all modules
SMALL = 3000  # complete moves of a train; more of them cost the oracle minutes
FEW = 600  # the same where each of them may be a tunnel


# ---- positions


def new_game(seed: int, stream: FastStream) -> State:
    """A game with the mountains; in half of them the cards that change movement are spread over the seats."""
    expansion = "board" if seed % 5 == 4 else "full"
    state = RAILROAD.new(2 + seed % 4, {"expansion": expansion}, stream)
    return spread(state, CARDS if expansion == "full" else BASE_CARDS, seed) if seed % 2 else state


def spread(state: State, cards: list[str], seed: int) -> State:
    """The cards in the hands of the players, one after the other; none of them lies in the mountains any more."""
    data = RAILROAD.position(state)
    lying = data["mountain_upgrades"]
    assert isinstance(lying, dict)
    rest = {space: card for space, card in lying.items() if card not in cards}
    owners = [" ".join(cards[(seat + seed) % state.players :: state.players]) for seat in range(state.players)]
    return RAILROAD.from_position({**data, "market": "", "upgrades": owners, "mountain_upgrades": rest})


def eager(state: State, seed: int) -> State:
    """The same turn with tokens in plenty, and with the cards that change the mountains at hand or lying there."""
    data = RAILROAD.position(state)
    mine, lying = CARDS[3 + seed % 2], CARDS[4 - seed % 2]
    board = data["board"]
    assert isinstance(board, dict)
    free = [space for space in ("m2", "m3", "m6", "m7") if space not in board]
    owners = [mine if seat == state.seat else "" for seat in range(state.players)]
    tokens = {"coal": [5] * state.players, "whistles": [1 + seed % 3] * state.players, "spent": ""}
    cards = {"market": "", "upgrades": owners, "mountain_upgrades": dict.fromkeys(free[seed % 3 :][:1], lying)}
    return RAILROAD.from_position({**data, **cards, **tokens})


def turns(seed: int) -> Iterator[State]:
    """A random game's positions in which a seat is asked what to do in its turn."""
    stream = FastStream(seed)
    state = new_game(seed, stream)
    while not state.over:
        if state.asked == n.TURN:
            yield state
        options = state.options()
        state.play(options[pick(stream, state.weights()) if state.seat < 0 else stream.below(len(options))])


def is_near(state: State, train: int) -> bool:
    """Does the train stand in the mountains, or not far from them?"""
    stop = state.train[state.seat * n.TRAINS + train]
    return stop < n.COAST and stop_name(state, stop).startswith(NEAR)


# ---- the tree of small decisions


def few(state: State, train: int, most: int) -> list[Move] | None:
    """The complete moves of the train, if they are not too many."""
    found = [seen(journey) for journey in islice(each_journey(state, train), most + 1)]
    return found if len(found) <= most else None


# ---- what must be equal


def check(state: State, train: int, tally: Counter[str], most: int = SMALL) -> None:
    """One train's moves, played and worked out; counts what occurs in them."""
    found = few(state, train, most)
    if found is None:
        return
    expected = complete_moves(RAILROAD.position(state), TILES, state.seat, train)
    wrong = set(found) ^ expected
    assert not wrong, (RAILROAD.position(state), train, sorted(map(str, wrong))[:4])
    assert len(set(found)) == len(found)
    tally["trains"] += 1
    tally["moves"] += len(found)
    tally["paid"] += any(move.paid for move in found)
    tally["nothing"] += any(token == "nothing" for move in found for _, token in move.paid)
    tally["tunnel"] += any(move.tunnel for move in found)


def checked(seed: int) -> Counter[str]:
    """Some positions of a random game, most of them with a train near the mountains."""
    tally: Counter[str] = Counter()
    for number, state in enumerate(turns(seed)):
        near = any(is_near(state, train) for train in range(state.kit.trains))
        if number % (7 if near else 29) == seed % 7:
            tally["positions"] += 1
            for train in range(state.kit.trains):
                check(state, train, tally)
    return tally


def checked_eager(seed: int) -> Counter[str]:
    """The trains near the mountains, in some positions of a random game, with all that helps them over."""
    tally: Counter[str] = Counter()
    for number, state in enumerate(turns(2 * seed)):
        near = [train for train in range(state.kit.trains) if is_near(state, train)]
        if near and number % 11 == seed % 11:
            tally["positions"] += 1
            check(eager(state, seed), near[0], tally, FEW)
    return tally


@pytest.mark.parametrize("seed", range(GAMES))
def test_small_decisions_reach_exactly_the_complete_moves(seed: int) -> None:
    """M1 to M10, X1, X7, X8, X17, X19, X20, X25: 2 to 5 players, with and without the cards that change movement."""
    assert checked(seed)["trains"]


def test_small_decisions_reach_exactly_the_complete_moves_under_the_mountains() -> None:
    """X7, X8, X19, X25: with Tunnel Network or Dynamite Cart in hand, and the other lying on a mountain space."""
    tally = sum((checked_eager(seed) for seed in EAGER), Counter[str]())
    assert tally["tunnel"] > 10
    assert tally["nothing"] > 10
