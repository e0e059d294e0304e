"""Is the order of the bag nobody's, and its content only in view if that was agreed (item 37)?"""

import json
from collections import Counter
from typing import Any

import pytest

from tests.campaign.drawn import Facts, position
from tests.campaign.walks import liked, mixed, walk
from whistlepost import Table
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.core.chance import FastStream

SEEDS = pytest.mark.parametrize("seed", range(4))
LEFT = ["city", "edge 2", "field 3"]
"""What may be in the bag when it is not in view."""


def text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def kept_in_sight(told: Facts) -> Facts:
    return {**told, "helps": "shown"}


# ---- the order of the bag


def test_the_order_in_which_a_bag_is_written_is_nothing() -> None:
    """Item 37, R9: the same tiles in any order are the same bag; there is no pile that waits to be drawn."""
    data = position("field", hand="edge", bag="field field city edge edge")
    names = [row["id"] for row in data["tiles"]]
    one = CAMPAIGN.from_position(data)
    for bag in (sorted(data["bag"]), sorted(data["bag"], reverse=True)):
        other = CAMPAIGN.from_position({**data, "bag": bag})
        assert text(CAMPAIGN.position(other)) == text(CAMPAIGN.position(one))
    assert sorted(names) == ["city", "edge", "field"]


@SEEDS
def test_what_will_be_drawn_stands_nowhere_before_it_is(seed: int) -> None:
    """Item 37: two games that will go apart have the same positions and views up to the draw that parts them."""
    data = next(step.before for step in walk(mixed(seed, helps="shown"), seed) if step.question == "volunteer")
    tables = [Table.from_position(data, seed=number) for number in range(8)]
    assert len({text([table.position(), table.view(0), table.view(None)]) for table in tables}) == 1
    for table in tables:
        table.play("none")
        while table.seat == tables[0].seat and table.question in {"order", "contest", "take", "extra"}:
            table.play(table.options()[-1])
    assert len({text(table.log(0)) for table in tables}) > 1


@SEEDS
def test_only_draws_touch_the_bag(seed: int) -> None:
    """R9, R12: no seat's answer takes a tile out of it or changes its likelihoods."""
    for step in walk(mixed(seed), seed):
        if step.seat >= 0:
            assert step.after["bag"] == step.before["bag"]


# ---- views


@SEEDS
def test_every_seat_and_every_onlooker_sees_the_same(seed: int) -> None:
    """Item 37: nothing is anybody's alone."""
    for step in list(walk(mixed(seed), seed))[::5]:
        state = CAMPAIGN.from_position(step.before)
        views = [CAMPAIGN.view(state, seat) for seat in (None, *range(step.before["players"]))]
        assert len({text({**view, "viewer": ""}) for view in views}) == 1


@SEEDS
def test_a_view_is_the_position_and_the_size_of_the_bag(seed: int) -> None:
    """Item 37: with helps shown the whole position, with helps hidden all but the bag."""
    for step in list(walk(mixed(seed), seed))[::5]:
        told = step.before
        view = CAMPAIGN.view(CAMPAIGN.from_position(told), 0)
        size = sum(int((one + " 1").split()[1]) for one in told["bag"])
        kept = {key: value for key, value in told.items() if key != "bag" or told["helps"] == "shown"}
        assert view == {**kept, "bag_size": size, "viewer": 0}


# ---- the bag out of sight


def hidden(bag: str, **facts: Any) -> Any:
    """An edge in hand, and somewhere a city, two edges and three fields: in the bag, or never in it."""
    data = position("field", hand="edge", bag="city edge edge field field field", helps="hidden", **facts)
    shrunk = Counter(bag.split())
    return CAMPAIGN.from_position({**data, "bag": [f"{name} {n}" if n > 1 else name for name, n in shrunk.items()]})


def test_bags_of_one_size_look_alike() -> None:
    """Item 37: which three of the six tiles are in the bag shows in no view, no option and no reason."""
    one, other = hidden("city edge edge"), hidden("field field field")
    assert text(CAMPAIGN.view(one, 1)) == text(CAMPAIGN.view(other, 1))
    assert one.options() == other.options()
    assert text(CAMPAIGN.view(one, 1)) != text(CAMPAIGN.view(hidden("city edge"), 1))


def test_an_imagined_bag_holds_what_may_be_left() -> None:
    """Item 37: in a hundred worlds of three tiles every tile occurs about as often as there are copies."""
    view = CAMPAIGN.view(hidden("city edge edge"), 0)
    drawn: Counter[str] = Counter()
    worlds = set()
    for seed in range(300):
        world: Facts = CAMPAIGN.position(CAMPAIGN.imagine(view, FastStream(seed)))
        worlds.add(text(world["bag"]))
        for one in world["bag"]:
            name, _, number = one.partition(" ")
            drawn[name] += int(number or 1)
    assert drawn.total() == 900
    assert len(worlds) == 6  # city with edges, with fields, with one of each; the same of edges and fields
    assert 100 < drawn["city"] < 200
    assert 250 < drawn["edge"] < 350
    assert 400 < drawn["field"] < 500


def test_an_open_bag_is_imagined_as_it_is() -> None:
    """Item 37."""
    data = position("field", hand="edge", bag="city edge edge field")
    state = CAMPAIGN.from_position(data)
    assert CAMPAIGN.position(CAMPAIGN.imagine(CAMPAIGN.view(state, 0), FastStream(1))) == CAMPAIGN.position(state)


@SEEDS
def test_an_imagined_world_is_played_on(seed: int) -> None:
    """Item 37: to its end, with the same options at first."""
    step = [step for step in walk(mixed(seed, helps="hidden"), seed) if step.question == "place"][5]
    state: Any = CAMPAIGN.from_position(step.before)
    world: Any = CAMPAIGN.imagine(CAMPAIGN.view(state, step.seat), FastStream(seed))
    assert world.options() == state.options()
    lots = FastStream(seed)
    while not world.over:
        world.play(liked(world, lots))
    assert world.laid > len(step.before["table"])
