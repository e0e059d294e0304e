"""Does the oracle of scores follow the clauses of the end of the game?"""

from tests.railroad.oracle.drawn import Position
from tests.railroad.oracle.scores import Cardboard, Score, final_scores, majority_fame, winners

PIECES = Cardboard(
    stars={"coal-car": 3, "toll-booth": 5, "extra-boiler": 5},
    special={"town-1a", "coal-yard", "gold-mine"},
)


def finished(players: int = 2, **entries: object) -> Position:
    return {"players": players, "trains": ["track1"] * players} | entries


def first(position: Position) -> Score:
    return final_scores(position, PIECES)[0]


def test_all_lines_of_a_score() -> None:
    position = finished(
        fame=[20, 0],
        shares=["1.1 3.2", "3.1"],
        upgrades=["coal-car toll-booth", ""],
        gold=["3 5", ""],
        cubes=["cotton lumber steel", ""],
        coal=[3, 0],
        whistles=[2, 0],
        hands=["coal-yard! plain-a", ""],
    )
    assert first(position) == Score(fame=20, majorities=15, stars=8, gold=8, cubes=5, tokens=2, hand=-10)
    assert first(position).total == 48


def test_e2_most_shares_of_a_company() -> None:
    assert majority_fame(finished(shares=["1.5 1.6", "1.1"])) == [15, 0]


def test_e2_tied_holders_the_lowest_number_wins() -> None:
    assert majority_fame(finished(3, shares=["1.2 1.6", "1.3 1.4", "1.1"])) == [15, 0, 0]
    assert majority_fame(finished(shares=["2.4", "2.3"])) == [0, 15]


def test_e2_each_company_by_itself_and_none_for_a_company_without_holders() -> None:
    assert majority_fame(finished(shares=["1.1 2.2", "2.1 4.6"], lost_shares="3.1")) == [15, 30]


def test_e3_and_u4_stars_count_for_the_owner_at_the_end() -> None:
    assert [score.stars for score in final_scores(finished(upgrades=["", "toll-booth coal-car"]), PIECES)] == [0, 8]


def test_e3_common_cubes_one_and_rare_cubes_three() -> None:
    assert first(finished(cubes=["cotton lumber gravel", ""])).cubes == 3
    assert first(finished(cubes=["cattle whiskey steel", ""])).cubes == 9


def test_e4_tokens_by_preset_and_by_switch() -> None:
    held = finished(coal=[4, 0], whistles=[3, 0])
    assert first(held).tokens == 3
    assert first(held | {"rules": "2017"}).tokens == 3
    assert first(held | {"rules": "pt"}).tokens == 7
    assert first(held | {"rules": "pt", "token_fame": "pairs"}).tokens == 3
    assert first(held | {"rules": "2017", "token_fame": "each"}).tokens == 7


def test_e5_special_tiles_in_hand_cost_ten_each() -> None:
    assert first(finished(hands=["town-1a gold-mine plain-a", ""])).hand == -20


def test_e5_and_u15_not_with_extra_boiler() -> None:
    assert first(finished(hands=["town-1a gold-mine", ""], upgrades=["extra-boiler", ""])).hand == 0


def test_l6_the_final_total_never_falls_below_zero() -> None:
    assert first(finished(fame=[4, 0], hands=["town-1a", ""])).total == 0


def test_e6_most_fame_then_most_shares_then_both() -> None:
    assert winners(finished(fame=[9, 10]), PIECES) == [1]
    assert winners(finished(fame=[15, 0], shares=["", "1.1"]), PIECES) == [1]
    assert winners(finished(3, fame=[9, 9, 8]), PIECES) == [0, 1]
