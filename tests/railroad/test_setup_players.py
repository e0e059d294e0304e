"""Do the players begin as the clauses S1-S3 and S11-S13 say?"""

import random
from itertools import pairwise

import pytest

from tests.railroad.drawn import EDITIONS, Facts, draw, has, play
from whistlepost import BadData, Table

HAND = "plain-a plain-b plain-c"
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def fresh(players: int) -> Facts:
    position: Facts = Table("railroad", players=players, seed=players).position()
    return position


def test_two_to_five_play() -> None:
    """S1: seats from the start player on, who has the first turn."""
    for players in (2, 3, 4, 5):
        table = Table("railroad", players=players, seed=players)
        while table.question == "place":
            table.play(table.options()[0])
        assert (table.players, table.seat, len(table.scores())) == (players, 0, players)
    for players in (0, 1, 6):
        with pytest.raises(BadData):
            Table("railroad", players=players, seed=1)


def idle_rounds(players: int, rules: str) -> list[tuple[int, int]]:
    """What the first seat got in each round of a game in which nobody does anything: coal, and whistles."""
    table = Table("railroad", players=players, seed=1, rules=rules)
    while table.question == "place":
        table.play(table.options()[0])
    tokens = [(2, 1)]
    while not table.over:
        if table.seat == 0:
            tokens.append((has(table, "coal"), has(table, "whistles")))
        table.play("end")
    return [(now[0] - before[0], now[1] - before[1]) for before, now in pairwise(tokens)]


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 11), (4, 10), (5, 9)])
def test_every_round_gives_coal_but_the_third_to_last_a_whistle(players: int, rounds: int, rules: str) -> None:
    """S2: who does not move gets one whistle a turn besides (T4)."""
    tokens = idle_rounds(players, rules)
    assert len(tokens) == rounds
    assert tokens[0] == (2, 0)
    assert tokens[-3] == (0, 2)
    assert set(tokens[1:-3] + tokens[-2:]) == {(2, 1)}


def test_nuggets_are_worth_three_to_five() -> None:
    """S3: seven, seven and six of them lie face down; each is as likely as any other."""
    table = draw("c4 all*cotton; d5 gold-mine; 0: c4", coal=1, hands=HAND)
    state = table.state
    for name in ("coal 1 sw", "end"):
        state.play(table.parse(name))
    names = [table.name(action) for action in state.options()]
    assert dict(zip(names, state.weights(), strict=True)) == {"nugget 3": 7, "nugget 4": 7, "nugget 5": 6}


def test_shares_lie_in_order_with_the_first_on_top() -> None:
    """S3: six of each company; whoever delivers gets the lowest number that is left."""
    for number in range(1, 7):
        gone = " ".join(f"1.{lower}" for lower in range(1, number))
        table = draw("c4 all*cotton; d5 town-1a; 0: c4", coal=1, cubes="cotton cattle", lost_shares=gone)
        assert has(play(table, "coal 1 sw", "deliver"), "shares") == f"1.{number}"


@PLAYERS
def test_trains_by_players_and_no_fame(players: int) -> None:
    """S11: five each with two or three players, then four, then three."""
    trains = {2: 5, 3: 5, 4: 4, 5: 3}[players]
    position = fresh(players)
    assert [seat.split() for seat in position["trains"]] == [["none"] * trains] * players
    assert position["fame"] == [0] * players


@PLAYERS
def test_coal_by_seat(players: int) -> None:
    """S12: who comes later has a little more."""
    assert fresh(players)["coal"] == [2, 2, 3, 3, 4][:players]


@PLAYERS
def test_trains_are_placed_in_turn_against_the_clock(players: int) -> None:
    """S13: from the start player's right, one train at a time on a free coast stop, until all are placed."""
    table = Table("railroad", players=players, seed=3)
    free = {f"coast{number}" for number in range(1, 17)}
    order = list(reversed(range(players))) * {2: 5, 3: 5, 4: 4, 5: 3}[players]
    chance = random.Random(players)
    for seat in order:
        assert (table.question, table.seat) == ("place", seat)
        assert set(table.names()) == free
        free.remove(stop := chance.choice(sorted(free)))
        table.play(stop)
        assert stop in has(table, "trains", seat)
    assert (table.question, table.seat) == ("turn", 0)
    assert "none" not in str(table.position()["trains"])
