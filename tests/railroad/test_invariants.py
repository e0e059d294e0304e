"""Is a broken invariant seen by the fast checks and by the slow ones, and never one that is not broken?"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bench.invariants import CHECKS, broken
from whistlepost._pure import PURE
from whistlepost.core.chance import FastStream
from whistlepost.railroad import numbers as n
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.questions import QUESTIONS
from whistlepost.railroad.soak import NAMES, Watch, check
from whistlepost.railroad.soak import broken as fast_broken
from whistlepost.railroad.state import State

Step = Callable[[State, State], bool]
GAMES = 8 if PURE else 24
FULL = {"expansion": "full"}
WORDS = [word for word, _ in QUESTIONS]
UNSEEN = {"occupants", "asking"}
"""Who is remembered to hold a small stop cannot be read from outside: the slow ones judge it by the options."""
SEARCHED = 400
"""So many games are searched for a step of the wanted kind."""


def watch(players: int, seed: int, options: dict[str, str] | None = None) -> Watch:
    return Watch(RAILROAD.new(players, options or {}, FastStream(0)).kit, seed)


def step(players: int, wanted: Step, options: dict[str, str] | None = None) -> tuple[State, State]:
    """The states before and after some answer of a random game."""
    for seed in range(SEARCHED):
        game = watch(players, seed, options)
        while not game.state.over:
            game.step()
            if wanted(game.before, game.state):
                return game.before, game.state.copy()
    raise AssertionError("no random game has such a step")


def put(values: list[int], index: int, value: int) -> list[int]:
    values[index] = value
    return values


def more(values: list[int], index: int, by: int = 1) -> list[int]:
    return put(values, index, values[index] + by)


# ---- kinds of steps


def asks(word: str) -> Step:
    return lambda _, after: not after.over and WORDS[after.asked] == word


def placing(_: State, after: State) -> bool:
    return after.round == 0 and after.train[0] < n.UNPLACED


def in_turn(before: State, after: State) -> bool:
    return before.asked == after.asked == n.TURN and before.turn == after.turn and after.round > 1


def turn_over(before: State, after: State) -> bool:
    return before.round == after.round > 1 and before.turn != after.turn


def ended(before: State, after: State) -> bool:
    return before.asked == n.TURN and after.asked not in (n.TURN, -1) and after.agenda[0] & 255 == n.NEXT


def landed_by_coal(before: State, after: State) -> bool:
    stops = list(zip(before.train, after.train, strict=True))
    coal = after.spent_coal > before.spent_coal
    return in_turn(before, after) and coal and any(was != now < n.TRACK for was, now in stops)


def passed(_: State, after: State) -> bool:
    return after.mover >= 0 and after.mets == 1


def nothing_bought(before: State, after: State) -> bool:
    return in_turn(before, after) and max(after.owner) == n.MARKET


def two_tiles(before: State, after: State) -> bool:
    return in_turn(before, after) and after.hand[0] < after.hand[1]


def on_the_coast(before: State, after: State) -> bool:
    return in_turn(before, after) and n.COAST <= after.train[n.TRAINS] < n.TRACK


def poor(before: State, after: State) -> bool:
    return in_turn(before, after) and not any(after.cubes[after.turn * n.GOODS :][: n.GOODS])


def building(_: State, after: State) -> bool:
    return after.mover >= 0 and asks("pay")(_, after) and n.ON_BOARD in [owner & ~7 for owner in after.owner]


def paid_in_coal(before: State, after: State) -> bool:
    return asks("pay")(before, before) and after.coal[after.turn] < before.coal[after.turn]


def out_of_the_mountains(before: State, after: State) -> bool:
    """By coal, from a mountain space; and a big stop lies in the column before, the fifth."""
    began = [was for was, now in zip(before.train, after.train, strict=True) if was != now]
    fifth = [after.board[cell] // 6 for cell in range(30, 37) if after.board[cell] >= 0]
    mountain = bool(began) and n.MOUNTAIN <= began[0] >> 1 < n.CELLS
    return mountain and landed_by_coal(before, after) and any(after.kit.big[kind] for kind in fifth)


def scrapped(_: State, after: State) -> bool:
    return sum(after.gone) > 0


def swapped(_: State, after: State) -> bool:
    return sum(after.lost_gold) > 0


def fifth(_: State, after: State) -> bool:
    return after.spent_coal + after.spent_whistles == 5


# ---- damages


def to_other_coast(_: State, after: State) -> None:
    taken = set(after.train)
    free = next(stop for stop in range(n.COAST, n.TRACK) if stop not in taken)
    after.train = put(after.train, next(i for i, stop in enumerate(after.train) if n.COAST <= stop < n.TRACK), free)


def to_coast(before: State, after: State) -> None:
    stops = enumerate(zip(before.train, after.train, strict=True))
    after.train = put(after.train, next(i for i, (was, now) in stops if was != now), n.COAST)


def to_empty_space(_: State, after: State) -> None:
    after.train = put(after.train, 0, after.board.index(-1) * 2)


def take_back_a_tile(before: State, after: State) -> None:
    slot = before.turn * n.HAND + 2
    after.stack = more(after.stack, after.hand[slot])
    after.hand = put(after.hand, slot, -1)
    after.shown = put(after.shown, slot, 0)


def turn_a_tile(_: State, after: State) -> None:
    kinds = [tile // 6 if tile >= 0 else 0 for tile in after.board]
    cell = next(cell for cell, kind in enumerate(kinds) if after.kit.rotations[kind] > 1 and after.board[cell] >= 0)
    other = 0 if after.board[cell] % 6 else 1
    after.board = put(after.board, cell, kinds[cell] * 6 + other)


def five_tiles(_: State, after: State) -> None:
    after.hand = [0] * n.HAND + after.hand[n.HAND :]


def hand_reversed(_: State, after: State) -> None:
    first, second, *rest = after.hand
    after.hand = [second, first, *rest]


def second_share_first(_: State, after: State) -> None:
    after.share = put(put(after.share, 0, n.IN_STACK), 1, n.SEAT)


def met_twice(_: State, after: State) -> None:
    after.met = put(after.met, 1, after.met[0])
    after.mets = 2


def another_seat(_: State, after: State) -> None:
    other = (after.turn + 1) % after.players
    top = after.depth - 1
    after.agenda = put(after.agenda, top, after.agenda[top] & ~0xF00 | (other + 1) << 8)


def nothing_to_give(_: State, after: State) -> None:
    after.agenda = put(after.agenda, after.depth, n.GIVE | (after.turn + 1) << 8)
    after.depth += 1


def setting(name: str, value: int) -> Callable[[State, State], None]:
    return lambda _, after: setattr(after, name, value)


def adding(name: str, index: int, by: int) -> Callable[[State, State], None]:
    return lambda _, after: setattr(after, name, more(getattr(after, name), index, by))


def on_turn(name: str, by: int) -> Callable[[State, State], None]:
    return lambda before, after: setattr(after, name, more(getattr(after, name), before.turn, by))


def bystander(name: str, by: int) -> Callable[[State, State], None]:
    return lambda before, after: setattr(after, name, more(getattr(after, name), 1 - min(before.turn, 1), by))


def nothing_in_stack(_: State, after: State) -> None:
    after.stack = [0] * n.KINDS


def tile_ahead(_: State, after: State) -> None:
    after.board = put(after.board, after.cell, 0)


def end_tile_covered(_: State, after: State) -> None:
    after.board = put(after.board, after.kit.first_end, 0)


def sold_to_nobody(_: State, after: State) -> None:
    after.owner = put(after.owner, after.owner.index(n.MARKET), 0)


def onto_the_track(_: State, after: State) -> None:
    after.train = put(after.train, 0, n.TRACK)


def two_on_one(_: State, after: State) -> None:
    after.train = put(after.train, 0, after.train[n.TRAINS])


def a_seat_left_out(_: State, after: State) -> None:
    after.turn = (after.turn + 1) % after.players


def train_lost(_: State, after: State) -> None:
    after.train = put(after.train, 0, -1)


def upgrade_on_an_unmarked_space(_: State, after: State) -> None:
    free = next(space for space in range(n.PRICED) if not after.kit.ground_card[space])
    after.owner = put(after.owner, after.owner.index(n.MARKET), n.ON_BOARD + free)


def whistles_for_coal(_: State, after: State) -> None:
    after.spent_coal, after.spent_whistles = 5, 0


def nothing_gone(_: State, after: State) -> None:
    after.gone = [0] * n.KINDS


def end_tile_in_the_mountains(_: State, after: State) -> None:
    after.board = put(after.board, n.MOUNTAIN + 8, after.board[after.kit.first_end])


def an_upgrade_put_away(_: State, after: State) -> None:
    after.owner = put(after.owner, next(i for i, owner in enumerate(after.owner) if owner >= n.ON_BOARD), n.IN_STACK)


def western_tile_lost(_: State, after: State) -> None:
    after.board = put(after.board, n.MOUNTAIN + 8, -1)


def to_the_column_before(before: State, after: State) -> None:
    train = next(i for i, (was, now) in enumerate(zip(before.train, after.train, strict=True)) if was != now)
    big = [cell for cell in range(30, 37) if after.board[cell] >= 0 and after.kit.big[after.board[cell] // 6]]
    after.train = put(after.train, train, big[0] * 2)


BROKEN: dict[str, tuple[Step, Callable[[State, State], None]]] = {
    "lengths": (in_turn, setting("round", 13)),
    "places": (in_turn, adding("share", 0, 9)),
    "seats": (in_turn, adding("coal", 4, 1)),
    "counts": (in_turn, on_turn("coal", -100)),
    "fame": (in_turn, on_turn("fame", -100)),
    "cubes": (in_turn, adding("cubes", 0, 11)),
    "spots": (in_turn, setting("spent_coal", 5)),
    "purchases": (in_turn, setting("bought", 3)),
    "tiles": (in_turn, adding("stack", 0, 1)),
    "ends": (in_turn, end_tile_covered),
    "laid": (in_turn, turn_a_tile),
    "hands": (nothing_bought, five_tiles),
    "slots": (two_tiles, hand_reversed),
    "refilled": (turn_over, take_back_a_tile),
    "shares": (in_turn, second_share_first),
    "gold": (in_turn, adding("nuggets", 0, -1)),
    "upgrades": (in_turn, sold_to_nobody),
    "trains": (in_turn, train_lost),
    "journeys": (in_turn, onto_the_track),
    "standing": (in_turn, to_empty_space),
    "occupancy": (on_the_coast, two_on_one),
    "occupants": (placing, to_other_coast),
    "westward": (landed_by_coal, to_coast),
    "move": (asks("lay"), setting("mover", -1)),
    "met": (passed, met_twice),
    "rounds": (turn_over, a_seat_left_out),
    "fresh": (turn_over, setting("bought", 1)),
    "tokens": (in_turn, on_turn("coal", -1)),
    "allowance": (in_turn, bystander("coal", 1)),
    "stillness": (ended, on_turn("whistles", 1)),
    "moved": (landed_by_coal, setting("moved", 0)),
    "bystanders": (in_turn, bystander("fame", 1)),
    "ending": (in_turn, setting("ending", 1)),
    "agenda": (in_turn, setting("depth", 0)),
    "asked": (asks("lay"), another_seat),
    "scores": (lambda _, after: after.over, adding("result", 0, 1)),
    "asking": (asks("lay"), tile_ahead),
    "options": (poor, nothing_to_give),
    "weights": (asks("tile"), nothing_in_stack),
}
"""For each invariant a kind of step, and what breaks the state after it."""
IN_THE_MOUNTAINS: list[tuple[str, Step, Callable[[State, State], None]]] = [
    ("places", in_turn, upgrade_on_an_unmarked_space),
    ("counts", in_turn, adding("lost_gold", 0, -1)),
    ("spots", fifth, whistles_for_coal),
    ("tiles", scrapped, nothing_gone),
    ("ends", in_turn, end_tile_in_the_mountains),
    ("gold", swapped, adding("nuggets", 0, 1)),
    ("upgrades", in_turn, an_upgrade_put_away),
    ("western", in_turn, western_tile_lost),
    ("lying", in_turn, an_upgrade_put_away),
    ("lying", asks("pay"), setting("depth", 1)),
    ("move", asks("pay"), setting("mover", -1)),
    ("tokens", paid_in_coal, on_turn("coal", -1)),
    ("tokens", paid_in_coal, on_turn("whistles", -1)),
    ("westward", out_of_the_mountains, to_the_column_before),
]
"""The same with the whole expansion, for what it adds to an invariant."""


def test_every_invariant_has_a_slow_twin_and_a_way_to_break_it() -> None:
    assert list(NAMES[1:-1]) == list(CHECKS)
    assert {*BROKEN, *(name for name, _, _ in IN_THE_MOUNTAINS)} == set(CHECKS)


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_broken_is_named_by_both(name: str) -> None:
    wanted, damage = BROKEN[name]
    both_name(name, damage, *step(3, wanted))


@pytest.mark.parametrize(("name", "wanted", "damage"), IN_THE_MOUNTAINS)
def test_what_is_broken_in_the_mountains_is_named_by_both(
    name: str, wanted: Step, damage: Callable[[State, State], None]
) -> None:
    """X3, X5, X7, X8, X11, X12, X20: what the expansion adds."""
    both_name(name, damage, *step(3, wanted, FULL))


def both_name(name: str, damage: Callable[[State, State], None], before: State, after: State) -> None:
    assert broken(before, after.copy()) == fast_broken(before, after.copy()) == []
    damage(before, after)
    slow = broken(before, after)
    assert name in slow
    fast = fast_broken(before, after)
    assert name in fast
    assert [found for found in fast if found in slow or found not in UNSEEN] == slow


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("options", [{}, FULL], ids=["base", "full"])
def test_nothing_is_broken_in_random_games_as_both_see_it(seed: int, options: dict[str, str]) -> None:
    game = watch(2 + seed % 4, seed, options)
    while not game.state.over:
        game.step()
        assert broken(game.before, game.state) == []
        assert game.broken == 0


def test_a_watch_stops_where_something_is_broken() -> None:
    game = watch(4, 1)
    for _ in range(40):
        game.step()
    game.state.fame = [-1, 0, 0, 0, 0]
    assert NAMES[game.run()] == "fame"
    assert game.answers == 41
    assert NAMES[check(game.before, game.state)] == "fame"


def test_a_turn_that_does_not_end_is_noticed() -> None:
    game = watch(2, 1)
    while game.state.round < 1:
        game.step()
    game.in_turn = 250
    assert NAMES[game.run()] == "length"
