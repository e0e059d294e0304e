"""Are cards and tiles laid out as the clauses S4-S10 say? What is drawn at random is counted over many setups."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import comb
from typing import Any

from tests.railroad.drawn import EDITIONS, Facts
from tests.railroad.oracle.box import box_tiles
from tests.railroad.oracle.setup_check import coast_ways_onward
from whistlepost import Table
from whistlepost.core.chance import FastStream
from whistlepost.railroad.components import load
from whistlepost.railroad.game import RAILROAD

BOX = load()
TILES = box_tiles("base")
KIND = {tile.id: tile.kind for tile in BOX.tiles}
HAS_STOP = {tile.id: bool(tile.stops) for tile in BOX.tiles}
IN_BOX = {tile.id: tile.count for tile in BOX.tiles}
ORDINARY = [tile.id for tile in BOX.tiles if tile.kind == "ordinary" for _ in range(tile.count)]
COAST = [f"a{row}" for row in range(1, 8)] + ["b1", "b8"]
FOURTH = [f"d{row}" for row in range(1, 9)]
SIX_PICTURES = ("cotton-a", "lumber-a", "gravel-a", "cattle-a", "whiskey-a", "steel-a")
SETUPS = 400


@cache
def setups(players: int, rules: str = "2017") -> tuple[Facts, ...]:
    """Many fresh tables, no train placed yet."""
    stream = FastStream(players + 10 * EDITIONS.index(rules))
    return tuple(RAILROAD.position(RAILROAD.new(players, {"rules": rules}, stream)) for _ in range(SETUPS))


def every_setup() -> Iterator[tuple[int, Facts]]:
    for players in RAILROAD.seats:
        for rules in EDITIONS:
            for position in setups(players, rules):
                yield players, position


def lying(position: Facts, spaces: list[str]) -> list[str]:
    return [position["board"][space].split()[0] for space in spaces]


def share_of(counts: Counter[Any], what: object) -> float:
    return counts[what] / counts.total()


# ---- what is drawn


def test_upgrades_two_more_than_players_lie_open() -> None:
    """S4: any of the twelve, the others are out of the game."""
    seen: Counter[tuple[int, str]] = Counter()
    for players, position in every_setup():
        cards = position["market"].split()
        assert len(set(cards)) == len(cards) == players + 2
        assert position["upgrades"] == [""] * players
        seen.update((players, card) for card in cards)
    for players in RAILROAD.seats:
        for card in BOX.upgrades:
            assert abs(seen[players, card.id] / (2 * SETUPS) - (players + 2) / 12) < 0.1


def test_eight_of_ten_end_tiles_lie_in_the_end_column() -> None:
    """S5: any eight, each on any space."""
    at: Counter[tuple[str, int]] = Counter()
    for _, position in every_setup():
        tiles = lying(position, [f"h{row}" for row in range(1, 9)])
        assert len(set(tiles)) == 8
        at.update((tile, row) for row, tile in enumerate(tiles))
    ends = [tile for tile, kind in KIND.items() if kind == "end"]
    assert len(ends) == 10
    assert all(abs(at[tile, row] / (8 * SETUPS) - 0.1) < 0.03 for tile in ends for row in range(8))


def test_the_fourth_column_holds_what_the_book_says() -> None:
    """S6: a Coal Yard, a Trading Post, two towns, one more special tile of another kind, three ordinary tiles."""
    for _, position in every_setup():
        tiles = lying(position, FOURTH)
        towns = [tile for tile in tiles if tile.startswith("town")]
        others = [tile for tile in tiles if tile in ("whistle-factory", "general-store", "gold-mine")]
        assert (tiles.count("coal-yard"), tiles.count("trading-post"), len(towns), len(others)) == (1, 1, 2, 1)
        assert len(set(towns)) == 2
        assert [KIND[tile] for tile in tiles].count("ordinary") == 3


def test_the_fourth_column_is_drawn_and_ordered_at_random() -> None:
    """S6: every space sees every kind, each tile of a kind is as likely as any other."""
    places: Counter[int] = Counter()
    others: Counter[str] = Counter()
    towns: Counter[str] = Counter()
    for _, position in every_setup():
        tiles = lying(position, FOURTH)
        places[tiles.index("coal-yard")] += 1
        others.update(tile for tile in tiles if tile in ("whistle-factory", "general-store", "gold-mine"))
        towns.update(tile for tile in tiles if tile.startswith("town"))
    assert all(abs(share_of(places, row) - 1 / 8) < 0.03 for row in range(8))
    assert all(abs(share_of(towns, town) - 1 / 10) < 0.03 for town in towns)
    assert abs(share_of(others, "whistle-factory") - 1 / 2) < 0.05
    assert abs(share_of(others, "gold-mine") - 1 / 4) < 0.05


def test_nine_ordinary_tiles_lie_at_the_coast_and_nothing_else_lies_anywhere() -> None:
    """S7: column 1, and the top and the bottom of column 2."""
    for _, position in every_setup():
        assert {KIND[tile] for tile in lying(position, COAST)} == {"ordinary"}
        assert set(position["board"]) == {*COAST, *FOURTH, *(f"h{row}" for row in range(1, 9))}


def test_tiles_are_turned_at_random() -> None:
    """S8: the six pictures of a tile of the fourth column are equally likely."""
    turns: Counter[str] = Counter()
    for _, position in every_setup():
        lain = [position["board"][space].split() for space in FOURTH]
        turns.update(turn for tile, turn in lain if tile in SIX_PICTURES)
    assert turns.total() > 800
    assert all(abs(share_of(turns, f"r{turn}") - 1 / 6) < 0.07 for turn in range(6))


def test_every_coast_stop_has_a_way_onward() -> None:
    """S8: to a stop on a tile or an empty space, over several tiles if need be."""
    assert [
        coast_ways_onward(position, TILES) for _, position in every_setup() if coast_ways_onward(position, TILES)
    ] == []


def plain_tiles(board: dict[str, str]) -> int:
    return sum(not HAS_STOP[board[space].split()[0]] for space in COAST)


def fair_boards(count: int) -> Iterator[dict[str, str]]:
    """Tiles, places and turns drawn anew until every coast stop has a way onward."""
    chance = random.Random(7)
    while count:
        drawn = zip(COAST, chance.sample(ORDINARY, 9), strict=True)
        board = {space: f"{tile} r{chance.randrange(6)}" for space, tile in drawn}
        if not coast_ways_onward({"board": board}, TILES):
            count -= 1
            yield board


def test_all_nine_tiles_are_drawn_again_until_the_ways_hold() -> None:
    """S8: not turned alone; so as many of them have no stop as with an obvious way of drawing."""
    found = [plain_tiles(position["board"]) for _, position in every_setup()]
    fair = [plain_tiles(board) for board in fair_boards(2000)]
    assert abs(sum(found) / len(found) - sum(fair) / len(fair)) < 0.17
    assert abs(found.count(0) / len(found) - fair.count(0) / len(fair)) < 0.045


def test_the_rest_is_the_stack_beside_three_open_tiles() -> None:
    """S9: 68 tiles without the end tiles, 17 on the board."""
    for players in RAILROAD.seats:
        table = Table("railroad", players=players, seed=players)
        position: Facts = table.position()
        out = [*lying(position, [*COAST, *FOURTH]), *position["open"].split(), *" ".join(position["hands"]).split()]
        assert len(out) == 17 + 3 + 3 * players
        assert table.view(None)["stack"] == 68 - len(out)
        assert not {KIND[tile] for tile in out} & {"end"}
        assert all(number <= IN_BOX[tile] for tile, number in Counter(out).items())


def test_every_player_begins_with_a_whistle_and_three_tiles_one_of_them_with_a_stop() -> None:
    """S10: hidden from the others."""
    for players, position in every_setup():
        assert position["whistles"] == [1] * players
        for hand in position["hands"]:
            assert len(hand.split()) == 3
            assert any(HAS_STOP[tile] for tile in hand.split())
            assert "!" not in hand


def test_only_a_hand_without_any_stop_is_changed() -> None:
    """S10: some of the 51 tiles left have no stop; three such are one hand in 60, and one of them is changed."""
    found: Counter[int] = Counter()
    expected = 0.0
    for players, position in every_setup():
        left = 14 - sum(not HAS_STOP[tile] for tile in lying(position, [*COAST, *FOURTH]))
        expected += players * (comb(left, 2) * (51 - left) + comb(left, 3)) / comb(51, 3)
        found.update(sum(not HAS_STOP[tile] for tile in hand.split()) for hand in position["hands"])
    assert abs(share_of(found, 2) - expected / found.total()) < 0.015
