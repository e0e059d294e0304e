"""Is the table laid out as X1 to X6 say? What is drawn at random is counted over many setups."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests.railroad.drawn import EDGES, Facts, has, offered, play
from tests.railroad.oracle.box import box_rows, box_tiles
from tests.railroad.oracle.geometry import SPACES
from tests.railroad.oracle.setup_check import coast_ways_onward
from tests.railroad.peaks import NOTHING_LEFT, climb
from whistlepost.core.chance import FastStream
from whistlepost.core.errors import BadData
from whistlepost.railroad.game import RAILROAD

SETUPS = 60
MOUNTAINS = {"m": 8, "n": 7}
MARKED = ["m2", "m3", "m6", "m7"]
NEEDY = {"dynamite-cart", "mining-complex", "mountain-sheds", "tunnel-network"}
TILES = box_tiles("base", "rockies")
ORDINARY = {str(row["id"]) for row in box_rows("ordinary", "base", "rockies")}
STOP_OF = {str(row["id"]): str(row["stop"]) for row in box_rows("special", "base", "rockies")}
ENDS = {str(row["id"]) for row in box_rows("end", "base", "rockies")}
BASE_CARDS = {str(row["id"]) for row in box_rows("upgrade", "base")}
CARDS = BASE_CARDS | {str(row["id"]) for row in box_rows("upgrade", "rockies")}


@cache
def setups(players: int, expansion: str = "full", chosen: str = "random") -> tuple[Facts, ...]:
    """Many fresh tables, no train placed yet."""
    stream = FastStream(players)
    options = {"expansion": expansion, "mountain_upgrades": chosen}
    return tuple(RAILROAD.position(RAILROAD.new(players, options, stream)) for _ in range(SETUPS))


def every_setup(expansion: str = "full", chosen: str = "random") -> Iterator[tuple[int, Facts]]:
    for players in RAILROAD.seats:
        for position in setups(players, expansion, chosen):
            yield players, position


def lying(position: Facts, column: str) -> list[str]:
    """The tiles of a column from north to south."""
    return [tile.split()[0] for space, tile in sorted(position["board"].items()) if space[0] == column]


def chosen_cards(position: Facts) -> set[str]:
    return set(position["market"].split()) | set(position.get("mountain_upgrades", {}).values())


# ---- X1: the board

TEN = {**dict.fromkeys("abcdemnfgh", 7), **dict.fromkeys("bdmfh", 8)}
STEPS = {"n": (0, -2), "ne": (-1, -1), "se": (-1, 1), "s": (0, 2), "sw": (1, 1), "nw": (1, -1)}


def centre(space: str) -> tuple[int, int]:
    """Columns to the west and half spaces to the south; a column of eight begins half a space further north."""
    return list(TEN).index(space[0]), 2 * int(space[1]) - (TEN[space[0]] == 8)


MIDDLE = [f"{column}{row}" for column in "emnf" for row in range(1, TEN[column] + 1)]
AT = {centre(space): space for space in [*SPACES, *MIDDLE]}


def neighbour(space: str, edge: str) -> str | None:
    (west, south), (columns, halves) = centre(space), STEPS[edge]
    return AT.get((west + columns, south + halves))


@pytest.mark.parametrize("space", MIDDLE)
def test_mountain_columns_of_eight_and_seven_stand_between_e_and_f(space: str) -> None:
    """X1 B1 B4: what lies across each edge, the frame included."""
    around = {edge: there for edge in EDGES if (there := neighbour(space, edge))}
    tiles = "; ".join(f"{there} all*cotton" for there in [space, *around.values()])
    table = climb(f"{tiles}; 0: {space}", whistles=1)
    assert offered(table, "whistle 1") == set(around)
    for edge, there in around.items():
        after = play(table.copy(), f"whistle 1 {edge}")
        assert has(play(after, *["stop"] * (after.question == "branch")), "trains").split()[0] == there


def test_ten_columns_end_where_the_base_board_ends() -> None:
    """X1: 75 spaces, of which the setup fills 32."""
    for _, position in every_setup():
        columns = Counter(space[0] for space in position["board"])
        assert columns == {"a": 7, "b": 2, "d": 8, "n": 7, "h": 8}


# ---- X2: shares and gold


def test_rocky_top_has_six_shares() -> None:
    """X2: and there is no seventh."""
    assert climb("", shares=" ".join(f"6.{number}" for number in range(1, 7))).scores()
    with pytest.raises(BadData, match="shares"):
        climb("", shares="6.7")


def test_four_nuggets_join_the_twenty() -> None:
    """X2: all of them may be gone, and not one more."""
    assert climb("", lost_gold=NOTHING_LEFT).position()["lost_gold"] == NOTHING_LEFT
    assert len(NOTHING_LEFT.split()) == 24
    for value in (3, 4, 5):
        with pytest.raises(BadData, match="gold"):
            climb("", lost_gold=f"{NOTHING_LEFT} {value}")
    with pytest.raises(BadData, match="gold"):
        climb("", expansion="board+upgrades", lost_gold=" ".join(["3"] * 8))


# ---- X3: upgrades


def test_six_more_upgrades_than_players_and_four_of_them_in_the_mountains() -> None:
    """X3: any of the twenty-one, anywhere."""
    in_play: Counter[str] = Counter()
    in_mountains: Counter[str] = Counter()
    for players, position in every_setup():
        market, spaces = position["market"].split(), position["mountain_upgrades"]
        assert (sorted(spaces), len(market)) == (MARKED, players + 2)
        assert len(chosen_cards(position)) == players + 6
        in_play.update(chosen_cards(position))
        in_mountains.update(spaces.values())
    assert set(in_play) == set(in_mountains) == CARDS
    average = sum(players + 6 for players in RAILROAD.seats) / 21 * SETUPS
    assert all(abs(count / average - 1) < 0.3 for count in in_play.values())


@pytest.mark.parametrize(("chosen", "least"), [("two", 2), ("four", 4)])
def test_two_or_four_of_those_that_need_the_mountains_are_always_in(chosen: str, least: int) -> None:
    """X3: wherever they lie; the number of cards is the same."""
    found: Counter[int] = Counter()
    pairs = set()
    for players, position in every_setup(chosen=chosen):
        cards = chosen_cards(position)
        assert len(cards) == players + 6
        found[len(cards & NEEDY)] += 1
        pairs.add(frozenset(cards & NEEDY))
    assert min(found) == least
    assert len(pairs) == 1 if least == 4 else len(pairs) > 6
    assert any(set(position["market"].split()) & NEEDY for _, position in every_setup(chosen=chosen))


def test_by_chance_alone_there_may_be_none() -> None:
    """X3: the default."""
    found = {len(chosen_cards(position) & NEEDY) for _, position in every_setup()}
    assert {0, 1, 2} <= found


@pytest.mark.parametrize("expansion", ["upgrades", "tiles+upgrades"])
def test_without_the_board_two_more_than_players_and_none_that_needs_it(expansion: str) -> None:
    """X3 S4."""
    seen: set[str] = set()
    for players, position in every_setup(expansion):
        assert len(chosen_cards(position)) == players + 2
        assert "mountain_upgrades" not in position
        seen |= chosen_cards(position)
    assert seen == CARDS - NEEDY


@pytest.mark.parametrize("expansion", ["board", "board+tiles"])
def test_the_board_without_new_upgrades_deals_those_of_the_base(expansion: str) -> None:
    """X3: players + 6 of twelve."""
    for players, position in every_setup(expansion):
        assert len(chosen_cards(position)) == players + 6
        assert chosen_cards(position) <= BASE_CARDS
        assert sorted(position["mountain_upgrades"]) == MARKED


# ---- X4, X5, X6: tiles


def test_eight_of_fifteen_end_tiles() -> None:
    """X4: any eight."""
    seen: Counter[str] = Counter()
    for _, position in every_setup():
        assert len(set(lying(position, "h"))) == 8
        seen.update(lying(position, "h"))
    assert set(seen) == ENDS
    assert len(ENDS) == 15
    assert all(abs(count / seen.total() - 1 / 15) < 0.02 for count in seen.values())


def kinds(tiles: list[str]) -> Counter[str]:
    return Counter(STOP_OF.get(tile, "ordinary") for tile in tiles)


def test_the_fourth_column_is_filled_as_in_the_base_game() -> None:
    """X4 S6: the other special tile may be one of the expansion's four."""
    others: set[str] = set()
    for _, position in every_setup():
        found = kinds(lying(position, "d"))
        assert (found["coal_yard"], found["trading_post"], found["town"], found["ordinary"]) == (1, 1, 2, 3)
        others |= set(found) - {"coal_yard", "trading_post", "town", "ordinary"}
    new = {"black_market", "scrap_yard", "supply_depot", "switch_yard"}
    assert others == {"whistle_factory", "general_store", "gold_mine"} | new


def test_the_western_mountain_column_is_filled() -> None:
    """X5: a Coal Yard, two towns, a special tile of any kind that is left, three ordinary tiles; anywhere."""
    specials, places = Counter[str](), set()
    for _, position in every_setup():
        tiles = lying(position, "n")
        found = kinds(tiles)
        assert found["ordinary"] == 3
        found.subtract(["coal_yard", "town", "town", *["ordinary"] * 3])
        assert min(found.values()) == 0
        assert found.total() == 1
        specials.update(found.elements())
        places.add(tiles.index("coal-yard"))
    assert places == set(range(7))
    assert set(specials) == set(STOP_OF.values()) - {"coal_yard"}


def test_rotations_are_random_in_the_mountains() -> None:
    """X5: tiles that look different each way lie in all six."""
    turns = {tile[-1] for _, position in every_setup() for space, tile in position["board"].items() if space[0] == "n"}
    assert turns == set("012345")


def test_the_new_ordinary_tiles_lie_at_the_coast_too() -> None:
    """X6 S8: and every coast stop has a way onward."""
    seen: Counter[str] = Counter()
    for _, position in every_setup():
        seen.update(lying(position, "a") + lying(position, "b"))
        assert coast_ways_onward(position, TILES) == []
    assert set(seen) == ORDINARY
