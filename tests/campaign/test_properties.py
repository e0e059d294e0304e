"""Does every random game keep what must hold in every game, with any tiles and by any rulings?

The engine counts step by step; the oracle floods the whole table anew.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.campaign.drawn import Facts
from tests.campaign.oracle import placing
from tests.campaign.oracle.influence import stops_beside, votes_in_play, votes_on_election_day
from tests.campaign.oracle.position import copies, read_ground, read_point, read_tokens, ruling
from tests.campaign.oracle.table import Area, Ground, Laid
from tests.campaign.walks import Step, begun, liked, mixed, walk
from whistlepost._pure import PURE
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.campaign.influence import worth
from whistlepost.campaign.notation import cell_named
from whistlepost.campaign.precincts import are_neighbours, borders, cell_of, first_spot, is_complete, members
from whistlepost.core.chance import FastStream

GAMES = 4 if PURE else 24
SEEDS = pytest.mark.parametrize("seed", range(GAMES))


@cache
def steps(seed: int) -> tuple[Step, ...]:
    """The steps of a game: every fourth is played with all tiles."""
    setting = mixed(seed)
    return tuple(walk({**setting, "set": "full", "tiles": []} if seed % 4 == 0 else setting, seed))


@SEEDS
def test_everybody_has_nine_volunteers(seed: int) -> None:
    """R1: after every answer; and of those who won a precinct each has one office in it (R24)."""
    for step in steps(seed):
        told = step.after
        out = [len(row) for row in told["volunteers"]]
        assert [sum(each) for each in zip(out, told["supply"], told["reserve"], strict=True)] == [9] * told["players"]


@SEEDS
def test_nobody_has_two_offices_face_down_in_a_precinct(seed: int) -> None:
    """R24."""
    for step in steps(seed):
        if step.events:
            ground = read_ground(step.after)
            down = [(token.seat, ground.area(token.point)) for token in read_tokens(step.after) if token.down]
            assert len(set(down)) == len(down)


@SEEDS
def test_votes_only_rise_and_are_the_sum_of_what_was_scored(seed: int) -> None:
    """R26, R36, R39: and nothing is scored twice."""
    total = [0] * steps(seed)[0].before["players"]
    scored: list[str] = []
    for step in steps(seed):
        for event in step.events:
            total = [had + event["votes"] * (seat in event["winners"]) for seat, had in enumerate(total)]
            scored += event["regions"] if event["winners"] else []
        assert step.after["votes"] == total
        assert all(now >= had for had, now in zip(step.before["votes"], step.after["votes"], strict=True))
    assert len(set(scored)) == len(scored)


@SEEDS
def test_no_turn_brings_two_volunteers_or_two_turns(seed: int) -> None:
    """R29, R30: and nobody has four turns in a row."""
    row: list[int] = []
    for step in steps(seed):
        fewer = [had - now for had, now in zip(step.before["reserve"], step.after["reserve"], strict=True)]
        assert sum(fewer) in {0, 1}
        if step.question == "place":
            row = [*row, step.seat] if row[-1:] == [step.seat] else [step.seat]
            assert len(row) <= 3


@SEEDS
def test_a_turn_takes_one_volunteer_from_the_reserve_at_most(seed: int) -> None:
    """R29: between a placement and the next."""
    placed = [step for step in steps(seed) if step.question == "place"]
    for one, other in pairwise(placed):
        fewer = [had - now for had, now in zip(one.before["reserve"], other.before["reserve"], strict=True)]
        assert sum(fewer) in {0, 1}


@SEEDS
def test_no_tile_is_lost(seed: int) -> None:
    """R7, R12: bag, table, hand, and what lies aside or open are the set."""
    whole = copies(steps(seed)[0].before)
    for step in steps(seed):
        told = step.after
        bag: Counter[str] = Counter()
        for text in told["bag"]:
            name, _, number = text.partition(" ")
            bag[name] = int(number or 1)
        lots = [lot for lot in told["lots"] if lot not in {"", "-"}] if "" in told["lots"] else []
        laid = [text.split()[1] for text in told["table"]]
        hand = [told["hand"]] if told["hand"] else []
        assert bag + Counter([*laid, *hand, *lots, *told["aside"].split()]) == whole


@SEEDS
def test_mixed_placements_come_only_where_there_are_no_exact_ones(seed: int) -> None:
    """R10, R11, item 6: and on the table no city and no highway ever faces anything else."""
    last = steps(seed)[-1].after
    ground = read_ground(last)
    laid: dict[tuple[int, int], Laid] = {}
    for tile in ground.laid.values():
        if laid:
            how = placing.fit(laid.values(), tile)
            others = placing.placements(list(laid.values()), tile.tile, ruling(last, "mixing"))
            assert how != "impossible"
            assert (*tile.spot, tile.turns) in others
        laid[tile.spot] = tile


@SEEDS
def test_a_contest_is_offered_once_to_everybody_with_a_whistlestop_beside_it(seed: int) -> None:
    """R22: who declined has one there still, and who was asked had one."""
    asked: list[int] = []
    for step in steps(seed):
        asked += [step.seat] if step.question == "contest" else []
        for event in step.events:
            if event["when"] == "play":
                had, have = (stops_of(event, step, told["volunteers"]) for told in (step.before, step.after))
                assert have <= set(asked) <= had
                assert len(asked) == len(set(asked)) or step.before["contest"] == "token"
                asked = []
    assert asked == []


def stops_of(event: Facts, step: Step, volunteers: list[list[str]]) -> set[int]:
    """Who has a whistlestop beside the precinct that was resolved."""
    ground = read_ground(step.after)
    tokens = read_tokens({**step.after, "volunteers": volunteers})
    place, _, cell = event["regions"][0].partition(" ")
    precinct = ground.area(read_point(place, cell, ground.laid))
    return {token.seat for token in stops_beside(ground, precinct, tokens, step.after["city_end"])}


# ---- counted step by step, and flooded anew


def states(seed: int, every: int) -> Iterator[Any]:
    """Some states of a game with few tiles, the last among them."""
    state, lots = begun(mixed(seed)), FastStream(seed)
    number = 0
    while not state.over:
        state.play(liked(state, lots))
        number += 1
        if state.laid and (number % every == 0 or state.over):
            yield state


def wholes(state: Any, ground: Ground) -> dict[Area, list[int]]:
    """The oracle's precincts and highways, each with the regions or arms that the engine counts as its parts."""
    found: dict[Area, list[int]] = defaultdict(list)
    for number, laid in enumerate(ground.laid.values()):
        for first in (state.region, state.arm):
            for part in range(first[number], first[number + 1]):
                found[ground.area(laid.printed(divmod(first_spot(state, part), 5)))].append(part)
    return found


@SEEDS
def test_precincts_and_highways_are_those_of_a_flood(seed: int) -> None:
    """R17, R18, R19, item 8: their parts, tiles and open edges."""
    for state in states(seed, every=9):
        ground = read_ground(CAMPAIGN.position(state))
        found = wholes(state, ground)
        assert set(found) == {*ground.precincts, *ground.highways}
        for area, parts in found.items():
            assert members(state, parts[0]) == parts
            assert {cell_of(state, part) for part in parts} == {cell_named(f"{t.x},{t.y}") for t in ground.tiles(area)}
            assert state.open[state.whole[parts[0]]] == ground.open_edges(area)
            assert is_complete(state, parts[0]) == ground.is_complete(area)


@SEEDS
def test_what_lies_beside_what_is_as_in_a_flood(seed: int) -> None:
    """R20, items 9, 34."""
    for state in states(seed, every=40):
        told = CAMPAIGN.position(state)
        ground = read_ground(told)
        part = {area: parts[0] for area, parts in wholes(state, ground).items()}
        for one in ground.precincts:
            beside = [
                other for other in ground.precincts if other != one and are_neighbours(state, part[one], part[other])
            ]
            assert beside == ground.neighbours(one)
            along = [road for road in ground.highways if borders(state, part[road], part[one])]
            assert along == ground.highways_of(one, str(told["city_end"]))


@SEEDS
def test_a_precinct_is_worth_what_its_tiles_are(seed: int) -> None:
    """R26, R27, R28, R39, R40: in play and on Election Day."""
    for state in states(seed, every=40):
        ground = read_ground(CAMPAIGN.position(state))
        for area, parts in wholes(state, ground).items():
            if area in ground.precincts:
                votes = (worth(state, parts[0], 0), worth(state, parts[0], 1))
                assert votes == (votes_in_play(ground, area), votes_on_election_day(ground, area))
