"""Does the game end and is it counted as the clauses E1-E6 say?"""

from typing import Any

import pytest

from tests.railroad.drawn import EDITIONS, Edition, draw, pass_turn, play
from whistlepost import BadData, Table
from whistlepost.railroad.components import load
from whistlepost.railroad.rulings import PRESETS, SWITCHES, as_options, rulings_from
from whistlepost.railroad.scoring import winners

FULL = ["plain-a plain-a plain-b", "plain-b plain-b plain-c", "plain-c plain-c plain-d", "plain-d plain-d plain-e"]
SPECIAL = [tile.id for tile in load().tiles if tile.kind == "special"]


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def scores(players: int = 2, **facts: Any) -> list[int]:
    """What a finished game is worth; with fame enough not to fall below nothing."""
    over = draw("", players, **{"fame": [100] * players, "over": True, "ask": [], **facts})
    return [score - 100 for score in over.scores()]


def winning(players: int = 3, **facts: Any) -> list[int]:
    over: Any = draw("", players, over=True, ask=[], **facts).state
    return winners(over)


# ---- E1


def test_the_game_ends_after_the_last_round() -> None:
    """E1 S2: with the turn of the last seat."""
    for players, rounds in ((2, 12), (3, 11), (4, 10)):
        table = draw("0: coast1", players, hands=FULL[:players], round=rounds)
        for seat in range(players):
            assert (table.seat, table.over) == (seat, False)
            play(table, "end")
        assert table.over
        assert table.options() == []


def test_the_game_does_not_end_before() -> None:
    """E1: while every player has a train on the board."""
    table = draw("0: coast1; 1: coast2", hands=FULL[:2], round=11, turn=1)
    assert not play(table, "end").over
    assert (table.seat, table.position()["round"]) == (0, 12)


@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_the_round_in_which_a_last_train_left_is_finished(leaver: int) -> None:
    """E1: then the game is over, whichever seat it was."""
    trains = [f"{seat}: coast{seat + 1}" for seat in range(3)]
    trains[leaver] = f"{leaver}: g3 track1 track2 track3 track5"
    stands = "; ".join(trains)
    coal = [int(seat == leaver) for seat in range(3)]
    table = draw(f"g3 all*cotton; h4 stock-3; {stands}", 3, hands=FULL[:3], round=3, turn=leaver, coal=coal)
    play(table, "coal 1 sw", "track9")
    assert not table.over
    for seat in range(leaver, 3):
        assert table.seat == seat
        pass_turn(table)
    assert table.over
    assert table.position()["round"] == 3


def test_a_last_but_one_train_ends_nothing() -> None:
    """E1: four of five have left."""
    table = draw("0: track1 track2 track3 track4 coast1; 1: coast2", hands=FULL[:2], round=3, turn=1)
    assert not play(table, "end").over


def test_the_trains_of_a_game_of_five_are_three() -> None:
    """E1 S11: the third one that leaves is the last."""
    hands = [*FULL, "cotton-a cotton-a cotton-b"]
    table = draw("0: coast1; 1: track1 track2 track3; 2: coast2", 5, hands=hands, round=3, turn=4)
    assert play(table, "end").over


# ---- E2


@pytest.mark.parametrize(
    ("shares", "majorities"),
    [
        (["1.1", ""], [15, 0]),
        (["1.1 1.2", "1.3 1.4 1.5"], [0, 15]),
        (["1.2", "1.1"], [0, 15]),
        (["1.2 1.3", "1.4 1.6"], [15, 0]),
        (["1.6 2.2 3.1", "1.5 2.3 3.2"], [30, 15]),
        (["", ""], [0, 0]),
        (["1.1 2.1 3.1 4.1 5.1", ""], [75, 0]),
    ],
)
def test_fifteen_fame_for_most_shares_of_a_company(shares: list[str], majorities: list[int]) -> None:
    """E2: of tied holders, the one with the lowest number gets it."""
    assert scores(shares=shares) == majorities


def test_only_the_tied_holders_share_numbers_count() -> None:
    """E2: who holds the lowest number of all but fewer shares gets nothing."""
    assert scores(3, shares=["1.1", "1.4 1.5", "1.3 1.6"]) == [0, 0, 15]


def test_shares_that_left_the_game_count_for_nobody() -> None:
    """E2 L8: the others decide."""
    assert scores(shares=["1.5", ""], lost_shares="1.1 1.2 1.3") == [15, 0]


# ---- E3, E4, E5


def test_gold_counts_its_value_and_cubes_one_or_three() -> None:
    """E3: three commons, three rares; a three, a four and a five."""
    assert scores(gold=["3 4 5", "3"]) == [12, 3]
    assert scores(cubes=["cotton lumber gravel", "cattle whiskey steel"]) == [3, 9]


def test_stars_count() -> None:
    """E3 U4: a five and a three."""
    assert scores(upgrades=["safe depot", "coal-car"]) == [8, 3]


TOKENS = [((0, 0), 0, 0), ((1, 0), 0, 1), ((0, 1), 0, 1), ((1, 1), 1, 2), ((2, 1), 1, 3), ((4, 3), 3, 7)]


@pytest.mark.parametrize(("tokens", "pairs", "each"), TOKENS)
def test_tokens_left_over(tokens: tuple[int, int], pairs: int, each: int) -> None:
    """E4: coal and whistles together, by pairs or each, as the preset or the switch says."""
    held: dict[str, Any] = {"coal": [tokens[0], 0], "whistles": [tokens[1], 0]}
    assert scores(**held) == [pairs if Edition.rules == "2017" else each, 0]
    assert scores(**held, token_fame="pairs") == [pairs, 0]
    assert scores(**held, token_fame="each") == [each, 0]


@pytest.mark.parametrize("tile", SPECIAL)
def test_every_special_tile_in_hand_costs_ten(tile: str) -> None:
    """E5: towns too; ordinary ones cost nothing."""
    assert scores(hands=[f"{tile} plain-a cotton-a", "steel-a"]) == [-10, 0]
    assert scores(hands=[f"{tile} plain-a cotton-a", "steel-a"], upgrades="extra-boiler") == [5, 0]


def test_three_special_tiles_cost_thirty() -> None:
    """E5: two of a kind as well."""
    assert scores(hands="coal-yard! coal-yard town-1a") == [-30, 0]


def test_everything_is_counted_when_the_game_ends() -> None:
    """E1 E2 E3 E4 E5 L6: from the last answer on."""
    facts: dict[str, Any] = {"round": 12, "turn": 1, "fame": [20, 1], "hands": ["town-1a", FULL[1]], "moved": True}
    facts |= {"cubes": ["steel", "cotton"], "gold": ["5", ""], "upgrades": ["safe", ""], "shares": ["", "1.1"]}
    table = draw("0: coast1; 1: coast2", coal=[2, 1], whistles=[1, 0], **facts)
    play(table, "end")
    assert table.over
    left = 1 if Edition.rules == "2017" else 3
    assert table.scores() == [20 + 3 + 5 + 5 + left - 10, 1 + 1 + 15 + (0 if Edition.rules == "2017" else 1)]


# ---- E6


def test_most_fame_wins() -> None:
    """E6: alone."""
    assert winning(fame=[3, 5, 4]) == [1]


def test_of_tied_players_the_one_with_most_shares_wins() -> None:
    """E6: in all companies together; shares of who is not tied do not matter."""
    shares = ["1.2 2.2", "1.1 2.1 1.3 2.3", "1.4"]
    assert winning(fame=[40, 5, 40], shares=shares) == [0]
    assert winning(fame=[35, 5, 35], shares=shares) == [1]


def test_still_tied_they_share_the_victory() -> None:
    """E6: as many shares, as much fame."""
    assert winning(fame=[9, 9, 9]) == [0, 1, 2]
    assert winning(fame=[9, 9, 8]) == [0, 1]
    assert winning(fame=[15, 15, 2], shares=["1.1", "2.1", ""]) == [0, 1]


# ---- presets and switches


def test_the_presets_differ_in_what_a_token_is_worth() -> None:
    """E4 U1 U2: and in nothing else; each switch can be set alone."""
    assert SWITCHES.keys() == {"token_fame", "whistle_for_actions", "upgrade_limit"}
    assert (PRESETS["2017"].token_fame, PRESETS["pt"].token_fame) == ("pairs", "each")
    for rules in EDITIONS:
        assert (PRESETS[rules].whistle_for_actions, PRESETS[rules].upgrade_limit) == ("yes", "none")
        for switch, values in SWITCHES.items():
            for value in values:
                rulings = rulings_from({"rules": rules, switch: value})
                assert getattr(rulings, switch) == value
                assert rulings_from(as_options(rulings)) == rulings


def test_a_game_says_by_which_rules_it_is_played() -> None:
    """E4: in its position, its view and its record."""
    table = Table("railroad", players=2, seed=1, rules=Edition.rules, upgrade_limit="3")
    assert (table.position()["rules"], table.view(None)["upgrade_limit"]) == (Edition.rules, "3")
    assert f'options {{"rules":"{Edition.rules}","upgrade_limit":"3"}}' in table.record()
    with pytest.raises(BadData):
        Table("railroad", players=2, seed=1, rules="1917")
