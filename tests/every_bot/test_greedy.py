"""Does greedy play the railroad game as a person would, and nearly always beat one who does not care?"""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from whistlepost import Table
from whistlepost.bots import BOTS
from whistlepost.core.chance import FastStream
from whistlepost.railroad.numbers import TRACK, TRAINS
from whistlepost.railroad.scoring import breakdown
from whistlepost.railroad.state import State

pytestmark = pytest.mark.compiled_only  # a game of greedy players takes a minute on the plain sources
GAMES = {"none": 20, "full": 12}
BY_TURNS = ("greedy", "random")


def decided(table: Table, streams: list[FastStream], first: int) -> int:
    bot = BOTS[BY_TURNS[(table.seat + first) % 2]]
    return bot.decide(table.game, table.view(table.seat), table.options(), streams[table.seat])


def play(number: int, expansion: str) -> tuple[State, list[int], Counter[str]]:
    """A whole game, the seats by turns: how it ended, who was greedy, and what they did."""
    players, done = 2 + number % 4, Counter[str]()
    table = Table("railroad", players=players, seed=number, expansion=expansion)
    streams = [FastStream(seat) for seat in range(players)]
    while not table.over:
        seat, action, question = table.seat, decided(table, streams, number // 4), table.question
        if (seat + number // 4) % 2 == 0:
            done[f"{question} {table.name(action).split()[0]}"] += 1
        table.play(action)
    assert isinstance(table.state, State)
    return table.state, [seat for seat in range(players) if (seat + number // 4) % 2 == 0], done


@cache
def games(expansion: str) -> list[tuple[State, list[int], Counter[str]]]:
    return [play(number, expansion) for number in range(GAMES[expansion])]


def greedy_seats(expansion: str) -> Iterator[tuple[State, int]]:
    for state, seats, _ in games(expansion):
        yield from ((state, seat) for seat in seats)


def share(yes: list[bool]) -> float:
    return sum(yes) / len(yes)


@pytest.mark.parametrize("expansion", GAMES)
def test_the_best_player_is_a_greedy_one(expansion: str) -> None:
    best = [state.scores().index(max(state.scores())) in seats for state, seats, _ in games(expansion)]
    assert share(best) >= 0.95


@pytest.mark.parametrize("expansion", GAMES)
def test_half_of_its_trains_come_to_the_end(expansion: str) -> None:
    """L7: a train that has left the board stands on the resource track."""
    stops = [state.train[seat * TRAINS + i] for state, seat in greedy_seats(expansion) for i in range(TRAINS)]
    assert share([stop >= TRACK for stop in stops if stop >= 0]) > 0.5


@pytest.mark.parametrize("expansion", GAMES)
def test_tokens_are_used_and_special_tiles_shed(expansion: str) -> None:
    """E4, E5."""
    tokens = [state.coal[seat] + state.whistles[seat] for state, seat in greedy_seats(expansion)]
    lost = [breakdown(state, seat)["hand"] for state, seat in greedy_seats(expansion)]
    assert sum(tokens) / len(tokens) < 4
    assert sum(lost) / len(lost) > -5


@pytest.mark.parametrize("expansion", GAMES)
def test_it_delivers_and_seldom_declines(expansion: str) -> None:
    """L5, L7."""
    done = sum((done for _, _, done in games(expansion)), Counter[str]())
    assert done["deliver deliver"] > 3 * len(list(greedy_seats(expansion)))
    assert done["deliver decline"] * 20 < done["deliver deliver"]


def test_it_pays_for_the_mountains_and_uses_what_stands_there() -> None:
    """X7, X8, X11, X12, X14, X16-X18."""
    done = sum((done for _, _, done in games("full")), Counter[str]())
    assert done["pay pay"] > len(list(greedy_seats("full")))
    for answer in ("fare pay", "swap hand", "scrap scrap", "shift shift", "bonus company"):
        assert done[answer] > 0, answer
