"""Is it the same game on a table that was turned or shifted, with other names for the players, or taken up again?"""

import json
from typing import Any

import pytest

from tests.campaign.drawn import Facts
from tests.campaign.oracle.picture import turned_cell
from tests.campaign.oracle.position import read_box, rotations
from tests.campaign.walks import begun, liked, mixed, walk
from whistlepost import Table
from whistlepost._pure import PURE
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.campaign.scoring import standing
from whistlepost.core.chance import FastStream

SEEDS = pytest.mark.parametrize("seed", range(3 if PURE else 12))
SEATS = ("volunteers", "supply", "reserve", "votes", "lots")


def positions(seed: int) -> list[Facts]:
    """A dozen positions of a game with few tiles, with tiles on the table and something to be decided."""
    steps = [step.before for step in walk(mixed(seed), seed) if step.seat >= 0]
    return steps[:: max(1, len(steps) // 12)]


def outcomes(told: Facts, shift: int = 0) -> list[list[int]]:
    """What every answer makes of the votes, and of those that there would be if Election Day were today."""
    state = CAMPAIGN.from_position(told)
    found = []
    for action in state.options():
        after: Any = state.copy()
        after.play(action)
        points = [*zip(after.scores(), standing(after), strict=True)]
        found.append([number for pair in points[shift:] + points[:shift] for number in pair])
    return sorted(found)


# ---- turned and shifted


def turned(told: Facts) -> Facts:
    """The whole table after a quarter turn clockwise."""
    box = read_box(told)
    moves = {}
    table = []
    for text in told["table"]:
        place, name, turns = text.split()
        x, y = map(int, place.split(","))
        looks = rotations(box[name])
        now = next(turn for turn in looks if (int(turns[1]) + 1 - turn) % len(looks) == 0)
        moves[place] = (f"{-y},{x}", (int(turns[1]) + 1 - now) % 4)
        table.append(f"{-y},{x} {name} r{now}")
    return moved({**told, "table": table}, moves)


def shifted(told: Facts) -> Facts:
    """The whole table, three to the west and five to the south."""
    moves = {}
    for text in told["table"]:
        x, y = map(int, text.split()[0].split(","))
        moves[text.split()[0]] = (f"{x - 3},{y + 5}", 0)
    table = [" ".join([moves[text.split()[0]][0], *text.split()[1:]]) for text in told["table"]]
    return moved({**told, "table": table}, moves)


def moved(told: Facts, moves: dict[str, tuple[str, int]]) -> Facts:
    """Everything that names a place names the new one; a tile that looks alike after less turns is turned less."""

    def new(text: str) -> str:
        if not text:
            return text
        place, cell, *marks = text.split()
        row, column = map(int, cell.split(","))
        there, turns = moves[place]
        row, column = turned_cell((row, column), turns)
        return " ".join([there, f"{row},{column}", *marks])

    return {
        **told,
        "volunteers": [[new(text) for text in row] for row in told["volunteers"]],
        "scored": [new(text) for text in told["scored"]],
        "waiting": [new(text) for text in told["waiting"]],
        "resolving": new(told["resolving"]),
        "last": moves[told["last"]][0],
    }


@SEEDS
@pytest.mark.parametrize("moving", [turned, shifted])
def test_a_table_that_was_moved_offers_as_much_and_scores_as_much(seed: int, moving: Any) -> None:
    """R9, R10, R17: no side of the table is special."""
    for told in positions(seed):
        assert outcomes(moving(told)) == outcomes(told)


def test_four_quarter_turns_are_none() -> None:
    """The turning of this page is a turning."""
    for told in positions(1):
        again = turned(turned(turned(turned(told))))
        assert CAMPAIGN.position(CAMPAIGN.from_position(again)) == told


# ---- other names


def renamed(told: Facts) -> Facts:
    """Everybody sits one further on: seat 0 was the last."""
    players = told["players"]
    question, seat, argument = told["ask"][0]
    return {
        **told,
        **{key: told[key][-1:] + told[key][:-1] for key in SEATS},
        **{key: (told[key] + 1) % players for key in ("first", "turn")},
        "ask": [[question, (seat + 1) % players, argument]],
    }


@SEEDS
def test_other_names_for_the_players_permute_the_scores(seed: int) -> None:
    """R41: nobody is favoured but by the order of play."""
    for told in positions(seed):
        assert outcomes(renamed(told), shift=1) == outcomes(told)


# ---- taken up again


@SEEDS
def test_a_position_goes_on_as_the_game_did(seed: int) -> None:
    """Saved, loaded and continued it is the same as continued."""
    state: Any = begun(mixed(seed))
    lots = FastStream(seed)
    for _ in range(40):
        state.play(liked(state, lots))
    again: Any = CAMPAIGN.from_position(json.loads(json.dumps(CAMPAIGN.position(state))))
    one, other = FastStream(7), FastStream(7)
    while not state.over:
        assert again.options() == state.options()
        state.play(liked(state, one))
        again.play(liked(again, other))
        assert CAMPAIGN.position(again) == CAMPAIGN.position(state)


@SEEDS
def test_what_is_taken_back_was_never_done(seed: int) -> None:
    """Undo of any answer gives the position before it, and the record replays to the same end."""
    setting = mixed(seed)
    table = Table.from_position({"game": "campaign", **setting}, seed=seed)
    lots = FastStream(seed)
    while not table.over:
        before = table.position()
        table.play(liked(table.state, lots))
        if table.can_undo:
            after = table.position()
            action = list(table)[-1]
            table.undo(1)
            assert table.position() == before
            table.play(action.name)
            assert table.position() == after
    assert Table.replay(table.record()).position() == table.position()
