"""Do trains leave the board as the clauses L7 and L8 say?"""

from typing import Any

import pytest

from tests.railroad.drawn import Edition, draw, first_words, has, outcomes, play
from whistlepost import Table
from whistlepost.railroad.components import load

GOODS = ("cotton", "lumber", "gravel", "cattle", "whiskey", "steel")
SHOWN = """
    track1 any; track3 cattle; track4 whiskey; track5 steel; track6 cotton lumber; track7 lumber gravel
    track8 cotton gravel; track9 coal coal; track12 whistle; track14 gold; track16 coal whistle
"""
SPACES = dict(entry.split(maxsplit=1) for entry in SHOWN.strip().replace("\n", ";").split(";"))
"""What the spaces show, one of each kind."""
LIKE = ("track1 track2", "track9 track10 track11", "track12 track13", "track14 track15")
"""Spaces that show the same."""


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def before(end: str = "haul-cattle-whiskey-steel", others: str = "", **facts: Any) -> Table:
    """A train that can go to the end tile with coal; the other trains stand where `others` says."""
    return draw(f"g3 all*cotton; h4 {end}; 0: g3 {others}; 1: coast16", **{"coal": 1, **facts})


def landed(end: str = "haul-cattle-whiskey-steel", others: str = "", **facts: Any) -> Table:
    """The same, when the train has come there and paid nothing."""
    table = play(before(end, others, **facts), "coal 1 sw")
    return play(table, "decline") if table.question == "deliver" else table


# ---- L7


@pytest.mark.parametrize("end", [tile for tile in load().tiles if tile.id.startswith("haul")], ids=lambda tile: tile.id)
def test_an_end_tile_pays_fame_alone_or_punishes(end: Any) -> None:
    """L7: all cubes for the fame, no share; otherwise the penalty of five."""
    fame = {"haul-cotton-lumber-gravel": 12, "haul-cattle-whiskey-steel": 18}
    rare = sum(good in GOODS[3:] for good in end.id.split("-")[1:])
    held = end.id.removeprefix("haul-").replace("-", " ")
    pays = fame.get(end.id, 14 if rare == 1 else 16)
    table = play(before(end.id, cubes=f"{held} cotton", fame=5), "coal 1 sw")
    assert set(table.names()) == {"deliver", "decline"}
    play(table, "deliver", "track9")
    assert (has(table, "fame"), has(table, "shares"), has(table, "cubes")) == (5 + pays, "", "cotton")
    missing = before(end.id, cubes=" ".join(held.split()[1:]), fame=7)
    assert {fame for (fame,) in outcomes(missing, "coal 1 sw", "fame")} == {2}


def test_the_train_leaves_for_a_space_of_the_resource_track() -> None:
    """L7: and is no longer on the board."""
    table = play(landed(others="coast3"), "track12")
    assert has(table, "trains") == "track12 coast3 none none none"
    assert (table.question, first_words(table)) == ("turn", {"end"})


def test_free_spaces_that_show_the_same_are_one_choice() -> None:
    """L7: the first of them is offered."""
    assert set(landed().names()) == set(SPACES)


@pytest.mark.parametrize("like", LIKE)
def test_a_taken_space_is_not_offered_and_the_next_like_it_is(like: str) -> None:
    """L7: until all of them are taken."""
    first, *others = like.split()
    taken = first
    for following in others:
        assert set(landed(others=taken).names()) == set(SPACES) - {first} | {following}
        taken += f" {following}"
    assert set(landed(others=taken).names()) == set(SPACES) - {first}


def test_trains_of_all_players_take_spaces() -> None:
    """L7: three spaces with two coal, and the only one with cattle."""
    table = draw("g3 all*cotton; h4 stock-3; 0: g3 track9 track11; 1: track10 track3 track2", coal=1)
    assert set(play(table, "coal 1 sw").names()) == set(SPACES) - {"track9", "track3"}


@pytest.mark.parametrize(("space", "shows"), SPACES.items())
def test_a_space_gives_what_it_shows(space: str, shows: str) -> None:
    """L7: cubes, coal, whistles, gold; `?` any one thing."""
    found = outcomes(landed(), space, "cubes", "coal", "whistles", "sealed")
    if shows == "any":
        assert found == {*((good, 0, 0, 0) for good in GOODS), ("", 1, 0, 0), ("", 0, 1, 0), ("", 0, 0, 1)}
    else:
        words = shows.split()
        cubes = " ".join(word for word in words if word in GOODS)
        assert found == {(cubes, words.count("coal"), words.count("whistle"), words.count("gold"))}


def test_without_gold_the_track_gives_none() -> None:
    """L7 T6: "?" is something else, and a gold space gives nothing."""
    nuggets = ["", " ".join(["3"] * 7 + ["4"] * 7 + ["5"] * 6)]
    table = landed(gold=nuggets)
    assert outcomes(table, "track14", "cubes", "coal", "whistles", "sealed") == {("", 0, 0, 0)}
    found = outcomes(table, "track1", "coal", "whistles", "sealed")
    assert found == {(0, 0, 0), (1, 0, 0), (0, 1, 0)}
    assert "take gold" not in play(table, "track1").names()


def test_a_space_with_two_cubes_and_ten_in_hand() -> None:
    """L7 L2: each of the two is gained for a discarded one, or left."""
    ten = " ".join(["steel"] * 10)
    found = {cubes for (cubes,) in outcomes(landed(cubes=ten), "track6", "cubes")}
    assert all(len(cubes.split()) == 10 for cubes in found)
    wanted = {"", "cotton", "lumber", "cotton lumber"}
    assert wanted <= {cubes.replace("steel", "").strip() for cubes in found}


def test_a_rare_cube_short_by_one_cannot_be_delivered() -> None:
    """L7 L5: all or nothing."""
    table = play(before(cubes="cattle whiskey whiskey", fame=9), "coal 1 sw")
    assert table.question == "berth"
    assert (has(table, "fame"), has(table, "cubes")) == (4, "cattle whiskey whiskey")


# ---- L8


@pytest.mark.parametrize(("market", "each"), [("stock-3", 3), ("stock-4", 4)])
def test_a_stock_market_pays_for_every_share_and_takes_one(market: str, each: int) -> None:
    """L8: of the owner's choice, out of the game; then the train leaves."""
    table = play(before(market, shares=["1.1 1.3 4.2", "2.1"], fame=1), "coal 1 sw")
    assert has(table, "fame") == 1 + 3 * each
    assert set(table.names()) == {"drop 1.1", "drop 1.3", "drop 4.2"}
    play(table, "drop 1.3")
    assert (has(table, "shares"), table.position()["lost_shares"], table.question) == ("1.1 4.2", "1.3", "berth")
    assert has(play(table, "track12"), "trains").split()[0] == "track12"


def test_a_stock_market_without_shares_pays_and_takes_nothing() -> None:
    """L8: and has no penalty."""
    table = play(before("stock-4", fame=6, cubes="cotton"), "coal 1 sw")
    assert (table.question, has(table, "fame"), has(table, "cubes")) == ("berth", 6, "cotton")


def test_a_share_that_left_the_game_never_comes_back() -> None:
    """L8 S3: the next delivery gives the next number."""
    text = "g3 all*cotton; h4 stock-3; c4 n-sw*lumber; d5 town-1a; 0: g3 c4"
    table = draw(text, coal=2, cubes="cotton cattle", shares="1.1")
    play(table, "coal 1 sw")
    play(table, *(["drop 1.1"] if table.question == "drop" else []), "track12", "coal 2 sw", "deliver")
    assert has(table, "shares") == "1.2"
