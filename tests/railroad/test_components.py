"""Do the boxes hold what the rulebooks count, with a standing for every value?"""

import re
import subprocess
import sys
from collections import Counter
from importlib.resources import files
from itertools import product

import pytest

from whistlepost.railroad.components import Components, load, loads
from whistlepost.railroad.pieces import GOODS, STANDINGS, Counts, StopSpec, Tile
from whistlepost.railroad.reading import totals
from whistlepost.railroad.tracks import read_track, smallest_rotations, turned

DATA = files("whistlepost.railroad") / "data"
TEXT = (DATA / "base.toml").read_text(encoding="utf-8")
ROCKIES = (DATA / "rockies.toml").read_text(encoding="utf-8")
BASE = load()
FULL = load("base", "rockies")
COMMON, RARE = GOODS[:3], GOODS[3:]


def tile(name: str, components: Components = FULL) -> Tile:
    return next(tile for tile in components.tiles if tile.id == name)


def stops(components: Components) -> Counter[str]:
    """How many circles of each kind or good the ordinary tiles carry."""
    count: Counter[str] = Counter()
    for printed in components.of_kind("ordinary"):
        for stop in printed.stops:
            count[stop.good or stop.kind] += printed.count
    return count


def worth(counts: Counts) -> int:
    """2 fame for each common cube, 4 for each rare one."""
    return sum(count * (2 if good in COMMON else 4) for good, count in zip(GOODS, counts, strict=True))


# ---- what the boxes hold


def test_the_base_box_holds_what_the_rulebook_counts() -> None:
    """S2, S3: the whole box."""
    assert totals(BASE) == {
        "ordinary": 50,
        "special": 18,
        "end": 10,
        "upgrade": 12,
        "share": 30,
        "nugget": 20,
        "track_space": 16,
        "mountain": 0,
    }


def test_the_expansion_adds_what_its_rulebook_counts() -> None:
    added = {key: count - totals(BASE)[key] for key, count in totals(FULL).items()}
    assert added.pop("track_space") == 0
    assert added == {"ordinary": 10, "special": 6, "end": 5, "upgrade": 9, "share": 6, "nugget": 4, "mountain": 8}


def test_ten_circles_of_each_common_good_and_four_of_each_rare_one() -> None:
    assert stops(BASE) == {**dict.fromkeys(COMMON, 10), **dict.fromkeys(RARE, 4)}
    assert sum(stops(BASE).values()) == 42


def test_the_expansion_has_whistle_gold_and_any_common_circles() -> None:
    assert stops(FULL) - stops(BASE) == {"whistle": 4, "gold": 2, "any_common": 2}


@pytest.mark.parametrize(
    ("group", "expected"),
    [
        ("plain", {"01 23 45": 2, "01 24 35": 4, "01 25 34": 3, "02 14 35": 3, "03 14 25": 2}),
        *[(good, {"2345* 01": 2, "0124* 35": 2, "0134* 25": 1, "012345*": 1, "14* 02 35": 1}) for good in COMMON],
        *[(good, {"2345* 01": 1, "0124* 35": 1, "0134* 25": 1}) for good in RARE],
    ],
)
def test_the_mix_of_tracks(group: str, expected: dict[str, int]) -> None:
    """B6: pairs of plain track, and groups that meet in a stop."""
    found = [tile for tile in BASE.of_kind("ordinary") if re.fullmatch(rf"{group}-[a-e]", tile.id)]
    assert {tile.track: tile.count for tile in found} == expected


def test_six_tiles_have_two_stops() -> None:
    two = {tile.id: (tile.track, tile.count) for tile in BASE.tiles if len(tile.stops) == 2}
    assert two == {
        "cotton-lumber": ("012* 345*", 1),
        "cotton-cattle": ("012* 345*", 1),
        "lumber-gravel": ("013* 245*", 1),
        "lumber-whiskey": ("013* 245*", 1),
        "gravel-cotton": ("024* 135*", 1),
        "gravel-steel": ("024* 135*", 1),
    }
    assert tile("gravel-cotton").stops == (StopSpec("resource", "gravel"), StopSpec("resource", "cotton"))


def test_b5_special_and_end_tiles_join_all_edges() -> None:
    assert {tile.track for tile in FULL.tiles if tile.kind != "ordinary"} == {"012345*"}


def test_the_special_tiles() -> None:
    """S6: the kinds of special tile."""
    kinds: Counter[str] = Counter()
    for special in FULL.of_kind("special"):
        kinds[special.stops[0].kind] += special.count
    assert kinds == {
        "town": 12,
        **dict.fromkeys(("coal_yard", "trading_post", "whistle_factory"), 2),
        **dict.fromkeys(("general_store", "gold_mine", "black_market", "scrap_yard", "supply_depot", "switch_yard"), 1),
    }


def test_two_towns_for_every_company() -> None:
    owners = [stop.companies for town in FULL.with_stop("town") for stop in town.stops * town.count]
    assert owners == [(company.id,) for company in FULL.companies for _ in range(2)]
    assert [company.shares for company in FULL.companies] == [6] * 6


def test_a_town_pays_one_more_than_its_cubes_are_worth() -> None:
    """L5: fame for all cubes shown, else a penalty."""
    for town in FULL.with_stop("town"):
        assert town.stops[0].fame == worth(town.stops[0].demand) + 1
    assert {town.id: town.stops[0].penalty for town in BASE.with_stop("town") if town.stops[0].penalty != 2} == {
        "town-5b": 3
    }


def test_an_end_tile_asks_for_three_cubes() -> None:
    """L7: and pays six more than they are worth, in the base box."""
    ends = [end.stops[0] for end in BASE.with_stop("end")]
    assert {sum(stop.demand) for stop in ends} == {3}
    assert {stop.fame - worth(stop.demand) for stop in ends} == {6}
    assert {stop.penalty for stop in ends} == {5}
    assert len({stop.demand for stop in ends}) == 8


def test_stock_markets_pay_three_and_four_for_a_share() -> None:
    """L8: the shown fame for every share."""
    assert [(end.id, end.stops[0].per_share) for end in BASE.with_stop("stock_market")] == [
        ("stock-3", 3),
        ("stock-4", 4),
    ]


def test_end_tiles_of_the_expansion() -> None:
    pairs = {end.id: end.stops[0].companies for end in FULL.with_stop("end") if end.stops[0].companies}
    assert pairs == {
        "shares-1-4": ("salt-harbor", "lantern"),
        "shares-2-5": ("tall-pine", "blue-heron"),
        "shares-3-6": ("iron-creek", "rocky-top"),
    }
    assert tile("express-station").stops == (StopSpec("express_station", per_train=2, coal=4, whistles=2),)
    assert tile("last-stop").stops == (StopSpec("last_stop", fame=25, coal=4, whistles=2),)


def test_each_rare_good_is_asked_four_times_by_the_upgrades() -> None:
    asked = [sum(card.price[good] for card in BASE.upgrades) for good in range(6)]
    assert asked[3:] == [4, 4, 4]
    assert all(sum(card.price[3:]) == 1 for card in FULL.upgrades)


def test_u4_stars_and_prices() -> None:
    cubes = {card.id: sum(card.price) for card in BASE.upgrades if card.star == 3}
    assert cubes == {"coal-car": 2, "mine-cart": 3, "first-class-cabin": 2, "brake-car": 2, "depot": 2}
    assert {sum(card.price) for card in BASE.upgrades if card.star == 5} == {3}
    assert {card.star for card in BASE.upgrades} == {3, 5}


def test_the_upgrades_of_the_expansion_ask_every_pair_once() -> None:
    cards = FULL.upgrades[12:]
    pairs = {(card.price[:3].index(1), card.price[3:].index(1)) for card in cards}
    assert pairs == set(product(range(3), repeat=2))
    assert {(card.star, sum(card.price)) for card in cards} == {(4, 2)}
    needing = [card.id for card in FULL.upgrades if card.mountains]
    assert needing == ["dynamite-cart", "mining-complex", "mountain-sheds", "tunnel-network"]


def test_gold_is_worth_three_to_five() -> None:
    assert [(nugget.value, nugget.count) for nugget in FULL.nuggets] == [(3, 7), (4, 7), (5, 6), (3, 1), (4, 2), (5, 1)]


def test_the_resource_track() -> None:
    """L7: sixteen spaces, in the mix that the page of components gives."""
    expected: dict[tuple[str, ...], int] = {
        ("any",): 2,
        **{(good,): 1 for good in RARE},
        ("cotton", "lumber"): 1,
        ("lumber", "gravel"): 1,
        ("gravel", "cotton"): 1,
        ("coal", "coal"): 3,
        ("whistle",): 2,
        ("gold",): 2,
        ("coal", "whistle"): 1,
    }
    assert Counter(space.gains for space in BASE.track_spaces) == expected
    assert [space.id for space in BASE.track_spaces] == [f"track{number}" for number in range(1, 17)]


def test_the_mountain_spaces_from_north_to_south() -> None:
    halves = [
        ("brown", 1, 0, "rare"),
        ("green", 2, 1, "upgrade"),
        ("brown", 1, 0, "upgrade"),
        ("green", 2, 1, "rare gold"),
    ]
    found = [(space.colour, space.coal, space.whistles, " ".join(space.reward)) for space in FULL.mountains]
    assert found == halves + halves[::-1]


def test_s2_and_s11_rounds_and_trains_by_players() -> None:
    found = {players: (BASE.for_players(players).rounds, BASE.for_players(players).trains) for players in range(2, 6)}
    assert found == {2: (12, 5), 3: (11, 5), 4: (10, 4), 5: (9, 3)}


def test_s12_starting_coal_and_the_whistle_round() -> None:
    track = BASE.turn_track
    assert track.starting_coal == (2, 2, 3, 3, 4)
    assert (track.coal, track.whistles, track.whistle_round) == (2, 1, 3)


# ---- standings and names


def everything(components: Components) -> list[object]:
    lists = (getattr(components, name) for name in Components.__slots__ if name != "names")
    return [piece for pieces in lists for piece in pieces]


def test_every_entry_says_how_it_is_known() -> None:
    assert {getattr(piece, "standing", None) for piece in everything(FULL)} == set(STANDINGS)


def test_figures_of_our_own_are_not_passed_off_as_stated() -> None:
    assert {card.standing for card in FULL.upgrades} == {"ours"}
    assert {printed.standing for printed in FULL.of_kind("ordinary")} == {"ours"}
    assert [end.id for end in FULL.of_kind("end") if end.standing == "stated"] == [
        *("stock-3", "stock-4", "express-station", "last-stop")
    ]
    assert [row.players for row in BASE.players if row.standing == "stated"] == [2, 5]


def test_a_note_says_which_star_is_inferred() -> None:
    notes = {card.id: card.note.partition(";")[0] for card in BASE.upgrades}
    assert notes.pop("first-class-cabin") == "the star is inferred"
    assert set(notes.values()) == {"the star is stated"}


def test_every_id_is_one_word_of_the_notation() -> None:
    names = [printed.id for printed in FULL.tiles] + [card.id for card in FULL.upgrades]
    assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name) for name in names)
    assert len(set(names)) == len(names) == 78 + 21


def test_names_are_given_in_both_languages() -> None:
    assert (tile("coal-yard").name, tile("coal-yard").name_pt) == ("Coal Yard", "Depósito de Carvão")
    towns = BASE.with_stop("town")
    assert len({town.name for town in towns} | {town.name_pt for town in towns}) == 20


# ---- turning


def test_a_tile_turns_clockwise() -> None:
    """M9: edge e of the printed tile lies at e + r."""
    assert turned(((2, 3, 4, 5), (0, 1)), 1) == ((0, 3, 4, 5), (1, 2))
    assert tile("cotton-e").turned(5) == ((0, 3), (1, 5), (2, 4))


@pytest.mark.parametrize(
    ("name", "rotations"),
    [
        *(("plain-a", 2), ("plain-b", 6), ("plain-c", 3), ("plain-e", 1), ("cotton-a", 6), ("cotton-c", 3)),
        *(("cotton-d", 1), ("gravel-cotton", 2), ("cotton-lumber", 6), ("coal-yard", 1)),
    ],
)
def test_m9_rotations_that_give_the_same_picture_are_one_choice(name: str, rotations: int) -> None:
    assert tile(name).rotations == tuple(range(rotations))
    assert tile(name).smallest == tuple(rotation % rotations for rotation in range(6))


def test_m9_stops_that_differ_make_two_pictures_of_one() -> None:
    groups, _ = read_track("012* 345*")
    assert smallest_rotations(groups, ("cotton", "cotton")) == (0, 1, 2, 0, 1, 2)
    assert smallest_rotations(groups, ("cotton", "steel")) == (0, 1, 2, 3, 4, 5)


def test_m9_the_same_picture_joins_the_same_edges_to_the_same_stops() -> None:
    for printed in FULL.tiles:
        joined = [
            {(edge, group, stop) for group, stop in ends for edge in group}
            for ends in (
                list(zip(printed.turned(r), [*printed.stops, None, None, None], strict=False)) for r in range(6)
            )
        ]
        assert printed.smallest == tuple(joined.index(picture) for picture in joined)


# ---- what is not the content


def test_the_digest_does_not_see_layout_order_of_keys_and_words() -> None:
    row = '{ value = 5, count = 6, standing = "ours" }'
    laid_out = TEXT.replace("\n\n", "\n\n# a remark\n\n").replace(row, '{ standing = "stated", count=6,value=0x5 }')
    renamed = laid_out.replace('"Oarlock"', '"Elsewhere"')
    assert renamed != TEXT
    assert loads(renamed, "mine.toml").digest == BASE.digest


def changed(old: str, new: str, text: str = TEXT) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("fame = 9", "fame = 8"),
        ('id = "compass"', 'id = "compass-rose"'),
        ('track = "01 23 45"', 'track = "01 24 35"'),
        ('gains = "gold"', 'gains = "coal"'),
        ("starting_coal = [2, 2, 3, 3, 4]", "starting_coal = [2, 2, 3, 3, 5]"),
        ('stops = ["resource gravel", "resource steel"]', 'stops = ["resource steel", "resource gravel"]'),
    ],
)
def test_the_digest_sees_what_is_played_with(old: str, new: str) -> None:
    assert loads(changed(old, new), "mine.toml").digest != BASE.digest


def test_loading_twice_gives_equal_components() -> None:
    assert loads(TEXT, "mine.toml") == BASE == load("base")
    assert loads(ROCKIES, "rockies.toml", "base") == FULL
    assert len(BASE.digest) == 64


def test_importing_reads_no_file() -> None:
    code = "import sys, whistlepost.railroad.components; print('tomllib' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
