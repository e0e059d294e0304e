"""Do the helps say what the slow and obvious reading of the clauses says?"""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.campaign.oracle import influence, placing
from tests.campaign.oracle.position import read_box, read_ground, read_point, read_table, read_tokens, rotations
from tests.campaign.oracle.table import Area, Ground, Laid
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.campaign.state import State
from whistlepost.core.chance import FastStream, pick
from whistlepost.core.errors import BadData

SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"mixing": "spot", "ties": "everyone", "set": "short"}),
    (4, {"seam": "joins", "city_end": "apart", "uncontrolled": "unscored", "ties": "never_share"}),
]


def states(setting: tuple[int, dict[str, str]], seed: int, every: int) -> Iterator[State]:
    """States of a random game once the start tile lies, each a copy."""
    players, options = setting
    stream = FastStream(seed)
    state = CAMPAIGN.new(players, options, stream)
    for count in range(10_000):
        if state.over:
            return
        if state.laid and count % every == 0:
            yield state.copy()
        offered = state.options()
        state.play(offered[pick(stream, state.weights()) if state.seat < 0 else stream.below(len(offered))])


def help_of(name: str, state: State, **told: str) -> Any:
    return CAMPAIGN.helps[name](state, 0, **told)


def area_of(ground: Ground, name: str) -> Area:
    """The precinct that a region's name stands for."""
    place, cell = name.split()
    return ground.area(read_point(place, cell, ground.laid))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_precincts_are_what_a_flood_of_the_table_finds(setting: tuple[int, dict[str, str]]) -> None:
    """R17, R19, R20, R21, R26-R28, R37-R40: kind, edges, influence, votes and winners of every precinct."""
    for state in states(setting, 3, every=80):
        position: dict[str, Any] = CAMPAIGN.position(state)
        ground = read_ground(position)
        rows = help_of("precincts", state)
        assert {area_of(ground, row["precinct"]) for row in rows} == set(ground.precincts)
        assert len(rows) == len(ground.precincts)
        for row in rows:
            compare(position, ground, area_of(ground, row["precinct"]), row)


def compare(position: dict[str, Any], ground: Ground, area: Area, row: dict[str, Any]) -> None:
    tokens, players, ties = read_tokens(position), position["players"], position["ties"]
    stops = influence.stops_beside(ground, area, tokens, position["city_end"])
    offices = influence.offices_in(ground, area, tokens)
    assert {area_of(ground, name) for name in row["regions"]} == {area}
    assert row["open"] == ground.open_edges(area)
    assert (row["status"] == "open") == (not ground.is_complete(area))
    assert [seat["offices"] for seat in row["influence"]] == influence.influence_in_play(offices, [], players)
    assert [seat["whistlestops"] for seat in row["influence"]] == influence.influence_in_play([], stops, players)
    if row["status"] == "open":
        contested = influence.influence_in_play(offices, stops, players)
        votes = influence.votes_in_play(ground, area)
        assert row["owners"] == influence.winners(influence.influence_in_play(offices, [], players), ties)
        assert row["completed"] == {"votes": votes, "winners": influence.winners(contested, ties)}
    if row["election"]:
        strength = influence.influence_on_election_day(ground, area, tokens, players, position["city_end"])
        assert [sum(seat.values()) for seat in row["influence"]] == strength
        assert row["election"]["votes"] == influence.votes_on_election_day(ground, area)
        assert row["election"]["winners"] == influence.winners(strength, ties)
    left = row["status"] == "uncontrolled" and position["uncontrolled"] == "unscored"
    assert (row["election"] is None) == (row["status"] == "sewn up" or left)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_empty_cells_tell_what_fits_them(setting: tuple[int, dict[str, str]]) -> None:
    """R9, R10, R11: for each cell beside a tile each tile that may still come, tried in each rotation."""
    for state in states(setting, 4, every=130):
        position: dict[str, Any] = CAMPAIGN.position(state)
        table, box = read_table(position), read_box(position)
        rows = help_of("cells", state)
        assert [row["at"] for row in rows] == [f"{x},{y}" for x, y in by_rows(placing.frontier(table))]
        bag = dict(counted(text) for text in position["bag"])
        places = {name: placing.placements(table, box[name], position["mixing"]) for name in bag}
        for row in rows:
            x, y = map(int, row["at"].split(","))
            whole = help_of("cell", state, at=row["at"])
            assert {key: whole[key] for key in row} == row
            told = {tile["tile"]: (tile["exact"], tile["mixed"]) for tile in whole["tiles"]}
            for name in bag:
                fits = {turns: placing.fit(table, Laid(x, y, box[name], turns)) for turns in rotations(box[name])}
                ways = tuple([turn for turn in fits if fits[turn] == word] for word in ("exact", "mixed"))
                assert told.get(name, ([], [])) == ways
            here = sum(bag[name] for name in bag if any(place[:2] == (x, y) for place in places[name]))
            assert row["chance"] == [here, sum(bag[name] for name in bag if places[name])]
            assert row["fits"] == ("exact" if any(e for e, _ in told.values()) else "mixed" if told else "nothing")
            assert row["hand"] == in_hand(position["hand"], told)


def in_hand(tile: str, told: dict[str, tuple[list[int], list[int]]]) -> dict[str, list[int]] | None:
    """How the tile in hand fits a cell, of which it is told how every tile fits."""
    exact, mixed = told.get(tile, ([], []))
    return {"exact": exact, "mixed": mixed} if tile else None


def by_rows(spots: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return sorted(spots, key=lambda spot: (spot[1], spot[0]))


def counted(text: str) -> tuple[str, int]:
    name, _, count = text.partition(" ")
    return name, int(count or 1)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_projected_votes_are_those_of_an_election_day_today(setting: tuple[int, dict[str, str]]) -> None:
    """R35, R36, R39: the bag is taken away, and the game ends as it was projected."""
    for state in states(setting, 5, every=17):
        if CAMPAIGN.question(state) in {"draw", "place"}:
            told = help_of("projected", state)
            data = {**CAMPAIGN.position(state), "bag": [], "hand": "", "aside": ""}
            del data["ask"]
            ended = CAMPAIGN.from_position(data)
            assert ended.over
            assert [row["total"] for row in told["scores"]] == ended.scores()
            assert [sum(row.values()) for row in told["scores"]] == [2 * votes for votes in ended.scores()]


@pytest.mark.parametrize("setting", [*SETTINGS, (3, {"contest": "token", "contest_order": "builder_last"})], ids=str)
def test_both_outcomes_of_a_contest_come_about(setting: tuple[int, dict[str, str]]) -> None:
    """R22-R25: each answer is given, with the others all contesting or all declining; what was told then happens."""
    tried = 0
    for state in (state for seed in range(6) for state in states(setting, seed, every=1)):
        told = help_of("contest", state)
        assert (told is None) == (CAMPAIGN.question(state) != "contest")
        if told is None:
            continue
        assert told["seat"] == state.seat
        for row in told["outcomes"]:
            tried += 1
            assert row["winners"] == resolved(state, told["precinct"], row["answer"], row["others"] or "decline")
    assert tried


def resolved(before: State, precinct: str, answer: str, others: str) -> list[int]:
    """Who has an office in the precinct when all have answered."""
    state = before.copy()
    while not state.over and precinct in CAMPAIGN.position(state)["waiting"]:  # type: ignore[operator]
        name = answer if state.seat == before.seat else others
        state.play(CAMPAIGN.action(name, state))
    row = next(row for row in help_of("precincts", state) if row["precinct"] == precinct)
    owners: list[int] = row["owners"]
    return owners


def test_why_an_answer_scores_is_told_also_without_helps() -> None:
    """Item 37: agreed away, no help tells what is in the bag or how things stand; scores still explain themselves."""
    for state in states((2, {"helps": "hidden"}), 6, every=90):
        for name, help_ in CAMPAIGN.helps.items():
            told = dict.fromkeys(help_.needs, "1,0")
            assert name in {"scored", "effect"} or help_(state, 0, **told) is None
        if not state.over:
            assert CAMPAIGN.helps["scored"](state, None, answer=CAMPAIGN.action_name(state.options()[0], state)) == []


def test_only_empty_cells_beside_a_tile_are_told_of() -> None:
    state = next(states((2, {}), 7, every=1))
    for at in ("0,0", "5,5", "", "x", "1,0,0"):
        with pytest.raises(BadData, match="expected an empty cell beside a tile"):
            help_of("cell", state, at=at)
    with pytest.raises(BadData, match="expected one that is offered"):
        help_of("scored", state, answer="done")


def test_what_answers_do_adds_up_to_the_game() -> None:
    """R26, R39: what each answer changes and scores comes to the votes in the end; a tile is where it was laid."""
    for state in states((3, {"set": "short"}), 8, every=1):
        if state.over:
            continue
        offered = state.options()
        told = help_of("effect", state, answer=CAMPAIGN.action_name(offered[-1], state))
        after = state.copy()
        after.play(offered[-1])
        before, now = CAMPAIGN.position(state), CAMPAIGN.position(after)
        for word in ("votes", "supply", "reserve"):
            change = [new - old for new, old in zip(now[word], before[word], strict=True)]  # type: ignore[call-overload]
            assert [row.get(word, 0) for row in told["change"]] == change
        points = [sum(row["points"][seat] for row in told["scored"]) for seat in range(3)]
        assert [one + more for one, more in zip(state.scores(), points, strict=True)] == after.scores()
        laid = [row.split()[0] for row in now["table"] if row not in before["table"]]  # type: ignore[attr-defined, operator]
        assert set(laid) <= set(told["places"])
