"""Is every invariant of the campaign game seen to be broken when it is, and not when it is not?"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from whistlepost._pure import PURE
from whistlepost.campaign import numbers as n
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.campaign.questions import QUESTIONS
from whistlepost.campaign.soak import NAMES, Watch, broken, check
from whistlepost.campaign.state import Question, State
from whistlepost.core.chance import FastStream

Step = Callable[[State, State], bool]
Damage = Callable[[State, State], None]
OTHERWISE = {"seam": "joins", "contest": "token", "mixing": "spot"}
WORDS = [word for word, _ in QUESTIONS]
SEARCHED = 60
"""So many games are searched for a step of the wanted kind."""


def watch(players: int, seed: int, options: dict[str, str] | None = None) -> Watch:
    return Watch(CAMPAIGN.new(players, options or {}, FastStream(0)).kit, seed)


FOUND: dict[Step, tuple[int, int]] = {}
"""Where a step of this kind was found: the seed, and after how many answers."""


def step(wanted: Step) -> tuple[State, State, int]:
    """The states before and after some answer of a random game, and the answer."""
    seed, answers = FOUND[wanted] = FOUND.get(wanted) or find(wanted)
    game = watch(3, seed)
    for _ in range(answers):
        game.step()
    after = game.state.copy()
    after.journal = game.state.journal
    return game.before, after, game.action


def find(wanted: Step) -> tuple[int, int]:
    for seed in range(SEARCHED):
        game = watch(3, seed)
        while not game.state.over:
            game.step()
            if wanted(game.before, game.state):
                return seed, game.answers
    raise AssertionError("no random game has such a step")


def put(values: list[int], index: int, value: int) -> list[int]:
    values[index] = value
    return values


# ---- kinds of steps


def asks(word: str) -> Step:
    return ASKING.setdefault(word, lambda _, after: not after.over and WORDS[after.asked] == word)


ASKING: dict[str, Step] = {}


def placed(before: State, after: State) -> bool:
    return after.laid > before.laid > 8


def drew_on(before: State, after: State) -> bool:
    return WORDS[before.asked] == "draw" and after.laid > 8 and max(after.volunteer) >= 0


def next_one(before: State, after: State) -> bool:
    return after.row == 1 and after.turn != before.turn and after.laid > 8


def sewn_up(before: State, after: State) -> bool:
    return after.votes != before.votes and WORDS[before.asked] == "volunteer" and not after.over


def sent_home(before: State, after: State) -> bool:
    return not after.over and WORDS[before.asked] == "take" and before.volunteer != after.volunteer


def a_volunteer_went_out(before: State, after: State) -> bool:
    return WORDS[before.asked] == "volunteer" and sum(after.supply) < sum(before.supply) and after.votes == before.votes


def three_out(before: State, after: State) -> bool:
    return drew_on(before, after) and after.volunteer[2] >= 0


def face_down(before: State, after: State) -> bool:
    return drew_on(before, after) and down(after) is not None


def a_whistlestop(before: State, after: State) -> bool:
    return drew_on(before, after) and max(after.volunteer) >= n.ON_ARM * n.PART


def went_on(before: State, after: State) -> bool:
    return drew_on(before, after) and WORDS[after.asked] == "place"


def ended(_: State, after: State) -> bool:
    return after.over


def lots_compared(_: State, after: State) -> bool:
    return not after.over and WORDS[after.asked] == "start"


def money(before: State, after: State) -> bool:
    return asks("extra")(before, after) and after.laid > 8


# ---- damages


def down(state: State) -> int | None:
    return next((i for i, volunteer in enumerate(state.volunteer) if volunteer >= 0 and volunteer & n.DOWN), None)


def setting(name: str, value: int) -> Damage:
    return lambda _, after: setattr(after, name, value)


def adding(name: str, index: int, by: int) -> Damage:
    def damage(_: State, after: State) -> None:
        values = getattr(after, name)
        setattr(after, name, put(values, index, values[index] + by))

    return damage


def part_of_nothing(_: State, after: State) -> None:
    after.whole = put(after.whole, 0, after.region[after.laid])


def token_of_nobody(_: State, after: State) -> None:
    after.volunteer = put(after.volunteer, 4 * n.SLOTS, 0)


def order_of_two(_: State, after: State) -> None:
    first, second, *rest = after.volunteer
    after.volunteer = [second + n.PART, first, *rest]


def a_tile_turned(_: State, after: State) -> None:
    kinds = [face // 4 for face in after.face]
    tile = next(i for i in range(after.laid - 1) if after.kit.rotations[kinds[i]] > 1)
    after.face = put(after.face, tile, kinds[tile] * 4 + (after.face[tile] + 1) % after.kit.rotations[kinds[tile]])


def two_in_a_cell(_: State, after: State) -> None:
    after.cell = put(after.cell, after.laid - 1, after.cell[0])


def a_gap_elsewhere(_: State, after: State) -> None:
    after.gap = put(after.gap, 0, after.gap[1])


def one_more_open(_: State, after: State) -> None:
    after.open = put(after.open, after.whole[0], after.open[after.whole[0]] + 1)


def cut_off(_: State, after: State) -> None:
    last = after.region[after.laid] - 1
    joined = next(part for part in range(last) if after.ring[part] != part)
    after.ring = put(after.ring, joined, joined)


def a_side_that_differs(_: State, after: State) -> None:
    """Another tile in place of the last: a highway of one meets none of the other."""
    last = after.laid - 1
    joined = next(side for side in range(n.SIDES) if after.beside[last * n.SIDES + side] >= 0)
    roads = [port >= 0 for port in after.kit.port]
    parts = list(zip(after.kit.regions, after.kit.arms, strict=True))
    was = after.face[last]
    other = next(
        kind * 4
        for kind in range(after.kit.kinds)
        if parts[kind] == parts[was >> 2] and roads[kind * 16 + joined] != roads[was * 4 + joined]
    )
    after.face = put(after.face, last, other)


def a_place_less(_: State, after: State) -> None:
    """The hand is another tile than that for which places were looked for."""
    after.options()
    after.hand = next(kind for kind in range(after.kit.kinds) if kind != after.hand)


def face_up(_: State, after: State) -> None:
    place = down(after)
    assert place is not None
    after.volunteer = put(after.volunteer, place, after.volunteer[place] & ~(n.DOWN | n.NEW))


def declared(_: State, after: State) -> None:
    place = after.volunteer.index(max(after.volunteer))
    after.volunteer = put(after.volunteer, place, after.volunteer[place] | n.DECLARED)


def another_comes(_: State, after: State) -> None:
    """One more goes out in this turn, of whoever has a free slot: into a region where nobody stands."""
    seat = next(seat for seat in range(3) if after.supply[seat] and after.volunteer[seat * n.SLOTS + 8] < 0)
    slots = [volunteer for volunteer in after.volunteer[seat * n.SLOTS :][: n.SLOTS] if volunteer >= 0]
    held = {after.whole[volunteer // n.PART] for volunteer in after.volunteer if volunteer >= 0}
    wholes = enumerate(after.whole[: after.region[after.laid]])
    free = next(part for part, whole in wholes if whole not in held and after.status[whole] == n.OPEN)
    slots = sorted([*slots, free * n.PART])
    after.volunteer = replaced(after, seat, slots)
    after.supply = put(after.supply, seat, after.supply[seat] - 1)


def one_goes(_: State, after: State) -> None:
    """One on something uncompleted goes home."""
    place = next(i for i, out in enumerate(after.volunteer) if out >= 0 and after.open[after.whole[out // n.PART]])
    seat = place // n.SLOTS
    left = [out for i, out in enumerate(after.volunteer) if i // n.SLOTS == seat and i != place and out >= 0]
    after.volunteer = replaced(after, seat, left)
    after.supply = put(after.supply, seat, after.supply[seat] + 1)


def replaced(state: State, seat: int, outs: list[int]) -> list[int]:
    whole = state.volunteer
    whole[seat * n.SLOTS : (seat + 1) * n.SLOTS] = [*outs, *[n.NOBODY] * (n.SLOTS - len(outs))]
    return whole


def options_of_earlier(_: State, after: State) -> None:
    """What may be answered was found while the supply was full, and is asked for no more."""
    after.options()
    after.supply = put(after.supply, after.turn, 0)
    after.reserve = put(after.reserve, after.turn, 9 - sum(out >= 0 for out in outs_of(after, after.turn)))


def outs_of(state: State, seat: int) -> list[int]:
    return state.volunteer[seat * n.SLOTS : (seat + 1) * n.SLOTS]


def nothing_ripe(_: State, after: State) -> None:
    """The volunteers are gone that could have been taken back, after it was asked which."""
    after.options()
    count = sum(out >= 0 for out in outs_of(after, after.turn))
    after.volunteer = replaced(after, after.turn, [])
    after.supply = put(after.supply, after.turn, after.supply[after.turn] + count)


def still_waiting(_: State, after: State) -> None:
    region = next(
        part
        for part in range(after.region[after.laid])
        if after.open[after.whole[part]] == 0 and after.status[after.whole[part]] == n.UNCONTROLLED
    )
    after.status = put(after.status, after.whole[region], n.OPEN)


def sewn_up_again(_: State, after: State) -> None:
    whole = next(whole for whole in after.whole[: after.region[after.laid]] if after.status[whole] == n.UNCONTROLLED)
    after.status = put(after.status, whole, n.SEWN_UP)


def uncontrolled(before: State, after: State) -> bool:
    wholes = after.whole[: after.region[after.laid]]
    return drew_on(before, after) and any(after.status[whole] == n.UNCONTROLLED for whole in wholes)


def another_contests(_: State, after: State) -> None:
    """Whoever has nothing beside the precinct is asked."""
    beside = {seat for seat in range(3) if max(outs_of(after, seat)) >= n.ON_ARM * n.PART}
    after.seat = next((seat for seat in range(3) if seat not in beside), (after.seat + 1) % 3)


def order_is_settled(_: State, after: State) -> None:
    """No whistlestop is left that could touch two precincts."""
    after.options()
    for seat in range(3):
        outs = [out for out in outs_of(after, seat) if 0 <= out < n.ON_ARM * n.PART]
        gone = sum(out >= 0 for out in outs_of(after, seat)) - len(outs)
        after.volunteer = replaced(after, seat, outs)
        after.supply = put(after.supply, seat, after.supply[seat] + gone)


def other_boons(_: State, after: State) -> None:
    after.earned ^= n.MONEY


def from_the_reserve(_: State, after: State) -> None:
    after.reserve = put(after.reserve, after.turn, after.reserve[after.turn] - 1)
    after.supply = put(after.supply, after.turn, after.supply[after.turn] + 1)


def fewer_votes(_: State, after: State) -> None:
    after.votes = put(after.votes, 0, -1)


def winner_leaves(_: State, after: State) -> None:
    place = next(i for i, out in enumerate(after.volunteer) if out >= 0 and out & n.NEW)
    seat = place // n.SLOTS
    left = [out for i, out in enumerate(after.volunteer) if i // n.SLOTS == seat and i != place and out >= 0]
    after.volunteer = replaced(after, seat, left)
    after.supply = put(after.supply, seat, after.supply[seat] + 1)


def new_winner(before: State, after: State) -> bool:
    return sewn_up(before, after) and any(out >= 0 and out & n.NEW for out in after.volunteer)


def untold(_: State, after: State) -> None:
    after.journal = []


def back_to_the_bag(_: State, after: State) -> None:
    """The bag is not what the question was asked of: a lot is missing there."""
    after.bag = put(after.bag, next(kind for kind, count in enumerate(after.bag) if count), -1)


def seat_left_out(_: State, after: State) -> None:
    after.turn = (after.turn + 1) % 3


def asked_again(_: State, after: State) -> None:
    """Its turn draws once more."""
    after.asked, after.seat = n.DRAW, n.CHANCE


def a_third_turn_is_over(_: State, after: State) -> None:
    after.row = n.TURNS_IN_A_ROW


def chance_is_asked(_: State, after: State) -> None:
    after.seat = n.CHANCE


def an_old_lot(_: State, after: State) -> None:
    after.lot = put(after.lot, 0, 1)


def another_first(_: State, after: State) -> None:
    after.first = (after.first + 1) % 3


def tile_kept_back(_: State, after: State) -> None:
    """A tile that could still be placed is left in the bag."""
    after.bag = put(after.bag, after.face[0] >> 2, 1)


def fits_after_all(_: State, after: State) -> None:
    after.bag = put(after.bag, after.face[0] >> 2, 0)
    after.aside = put(after.aside, after.face[0] >> 2, 1)


def nothing_to_draw(_: State, after: State) -> None:
    after.bag = [0] * n.KINDS


def nothing_left_of_it(_: State, after: State) -> None:
    """A tile that may be drawn is in the bag no more."""
    kind = after.options()[0] - n.A_DRAW
    after.bag = put(after.bag, kind, 0)


BROKEN: dict[str, tuple[Step, Damage]] = {
    "lengths": (drew_on, setting("seat", 7)),
    "places": (drew_on, part_of_nothing),
    "seats": (drew_on, adding("supply", 4, 1)),
    "tokens": (drew_on, adding("reserve", 0, -1)),
    "slots": (three_out, order_of_two),
    "row": (drew_on, setting("row", 4)),
    "bag": (asks("draw"), back_to_the_bag),
    "tiles": (drew_on, adding("bag", 0, 1)),
    "laid": (drew_on, a_tile_turned),
    "cells": (placed, two_in_a_cell),
    "gaps": (placed, a_gap_elsewhere),
    "precincts": (placed, one_more_open),
    "sides": (placed, a_side_that_differs),
    "placements": (went_on, a_place_less),
    "unplaceable": (asks("draw"), fits_after_all),
    "over": (ended, tile_kept_back),
    "standing": (face_down, face_up),
    "marks": (a_whistlestop, declared),
    "sent": (drew_on, another_comes),
    "gone": (drew_on, one_goes),
    "free": (asks("volunteer"), options_of_earlier),
    "ripe": (asks("take"), nothing_ripe),
    "waiting": (uncontrolled, still_waiting),
    "once": (uncontrolled, sewn_up_again),
    "contested": (asks("contest"), another_contests),
    "ordered": (asks("order"), order_is_settled),
    "earned": (asks("volunteer"), other_boons),
    "media": (drew_on, from_the_reserve),
    "rising": (drew_on, fewer_votes),
    "outcome": (new_winner, winner_leaves),
    "counted": (sewn_up, adding("votes", 0, 1)),
    "told": (sewn_up, untold),
    "turns": (next_one, seat_left_out),
    "phases": (placed, asked_again),
    "extra": (money, a_third_turn_is_over),
    "asked": (asks("volunteer"), chance_is_asked),
    "lots": (drew_on, an_old_lot),
    "first": (drew_on, another_first),
    "options": (asks("draw"), nothing_to_draw),
    "weights": (asks("draw"), nothing_left_of_it),
}
"""For each invariant a kind of step, and what breaks the state after it."""


class Careless(Question):
    """A question that gives the turn away whenever it is asked what may be answered."""

    def offers(self, state: State, seat: int, arg: int) -> None:
        state.turn = 1 - state.turn
        state.offer(n.A_NONE)


def test_every_invariant_has_a_way_to_break_it() -> None:
    assert list(NAMES[1:-1]) == [*BROKEN, "asking"]


if PURE:  # a compiled question cannot be replaced by another

    def test_a_question_that_changes_something_is_seen() -> None:
        before, after, action = step(went_on)
        after.kit.questions[n.PLACE], kept = Careless(), after.kit.questions[n.PLACE]
        found = broken(before, after, action)
        after.kit.questions[n.PLACE] = kept
        assert "asking" in found


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_broken_is_named(name: str) -> None:
    """A6.1 to A6.10."""
    wanted, damage = BROKEN[name]
    assert broken(*step(wanted)) == []
    before, after, action = step(wanted)
    damage(before, after)
    assert name in broken(before, after, action)


@pytest.mark.parametrize(
    "options", [{}, {"seam": "joins", "contest": "token", "mixing": "spot"}], ids=["book", "other"]
)
@pytest.mark.parametrize("seed", range(1 if PURE else 12))
def test_nothing_is_broken_in_random_games(seed: int, options: dict[str, str]) -> None:
    assert NAMES[watch(2 + seed % 4, seed, options).run()] == ""


def test_a_watch_stops_where_something_is_broken() -> None:
    game = watch(4, 1)
    for _ in range(40):
        game.step()
    game.state.supply = [9, 9, 9, 9, 0]
    assert NAMES[game.run()] == "tokens"
    assert game.answers == 41
    assert NAMES[check(game.before, game.state, game.action)] == "tokens"


def test_a_turn_that_does_not_end_is_noticed() -> None:
    game = watch(2, 1)
    while game.state.laid < 2 or WORDS[game.state.asked] != "place":
        game.step()
    game.in_turn = 400
    assert NAMES[game.run()] == "length"
