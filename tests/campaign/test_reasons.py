"""Does every answer that is not offered get its reason: code, clause, the piece in the way, and one sentence?"""

from string import Formatter

import pytest

from tests.campaign.told import Told, at, begin
from whistlepost.campaign import numbers as n
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.campaign.reasons.codes import CODES
from whistlepost.campaign.reasons.said import SENTENCES
from whistlepost.core.errors import Reason


def why(game: Told, answer: str | int) -> tuple[str, str, str]:
    """Code, clause and piece."""
    reason = reason_of(game, answer)
    assert reason.code in CODES
    assert reason.text.endswith(".")
    assert reason.text_pt.endswith(".")
    assert reason.text_pt != reason.text
    return reason.code, reason.clause, reason.piece


def reason_of(game: Told, answer: str | int) -> Reason:
    action = CAMPAIGN.action(answer, game.state) if isinstance(answer, str) else answer
    reason = CAMPAIGN.why_not(game.state, action)
    assert reason is not None
    return reason


# ---- placing


def test_a_tile_lies_in_an_empty_cell_beside_a_tile() -> None:
    """R9."""
    game = at("field", hand="road")
    assert why(game, "0,0 r0") == ("occupied", "R9", "0,0")
    assert why(game, "1,1 r0") == ("not-beside", "R9", "1,1")
    assert why(game, "5,5 r0") == ("not-beside", "R9", "5,5")


def test_a_rotation_that_looks_the_same_has_another_number() -> None:
    """R9."""
    assert why(at("road", hand="road"), "0,1 r2") == ("same-picture", "R9", "road r0")


def test_the_side_that_fails_is_named_with_its_neighbour() -> None:
    """R10: ground against ground, and highways that lead nowhere."""
    game = at("edge", hand="road")
    assert why(game, "0,1 r0") == ("side", "R10", "0,0")
    assert "the highway on its north side would run into edge at 0,0" in reason_of(game, "0,1 r0").text
    game = at("road", hand="edge")
    assert "its south side has no highway, and that of road at 0,0 leads there" in reason_of(game, "0,-1 r0").text
    game = at("edge", hand="field")
    assert (
        "the south side is rural and would lie against urban ground of edge at 0,0" in reason_of(game, "0,-1 r0").text
    )


def test_the_half_that_fails_is_named() -> None:
    """R10, item 5: east of the county line is the suburb; turned round it comes to lie in the west."""
    game = at("county", hand="county", bag="")
    assert why(game, "0,1 r2") == ("mixed", "R11", "0,0")
    assert "the west half of its north side is suburban" in reason_of(game, "0,1 r2").text
    assert "rural ground of county at 0,0" in reason_of(game, "0,1 r2").text


def test_the_worse_of_two_sides_is_told() -> None:
    """R10: rural against suburban in the west could be, urban against rural in the north cannot."""
    game = at("field edge:2 | lawn .", hand="field")
    assert why(game, "1,1 r0") == ("side", "R10", "1,0")


def test_a_mixed_placement_is_refused_with_an_exact_one() -> None:
    """R11, item 6: somewhere on the table, or in the same cell."""
    drawing = "field . lawn | lawn lawn lawn"
    game = at(drawing, hand="field")
    assert why(game, "1,0 r0") == ("mixed", "R11", "2,0")
    assert reason_of(game, "1,0 r0").text.endswith("the tile fits exactly nowhere; it does at 0,-1 r0.")
    game = at("field . | lawn lawn", hand="county", mixing="spot")
    turned = next(turn for turn in range(4) if f"-1,0 r{turn}" not in game.names)
    assert reason_of(game, f"-1,0 r{turned}").code in {"side", "mixed"}


def test_by_the_other_ruling_the_rotation_that_is_exact_is_told() -> None:
    """R11, item 6."""
    game = at("county", hand="county", mixing="spot")
    assert why(game, "0,1 r2") == ("mixed", "R11", "0,0")
    assert reason_of(game, "0,1 r2").text.endswith("in the same cell; here it does as r0.")


# ---- volunteers


def test_who_stands_in_the_precinct_is_told_and_what_joined_it() -> None:
    """R14: the office of seat 1 came in over the north side."""
    game = at("field field", "", "1,0 4,4", hand="edge").tell("0,1 r2")
    assert why(game, "office 1,0") == ("taken", "R14", "1,0 0,0")
    assert "seat 1 has an office at 1,0 0,0, joined over the north side" in reason_of(game, "office 1,0").text


def test_who_stands_on_the_highway_is_told() -> None:
    """R14: two roads are joined to one, with a whistlestop on either."""
    game = at("road field | . field | road field", "0,0 2,2", "0,2 2,2", hand="road").tell("0,1 r0")
    assert why(game, "whistlestop 2,2")[:2] == ("taken", "R14")
    text = reason_of(game, "whistlestop 2,2").text
    assert "seat 0 has a whistlestop at 0,0 0,2, joined over the north side" in text
    assert "seat 1 has a whistlestop at 0,2 0,2, joined over the south side" in text


def test_offices_stand_on_ground_and_whistlestops_on_highways() -> None:
    """R13."""
    game = at("field", hand="fork").tell("0,-1 r2")
    assert why(game, "office 2,0") == ("no-ground", "R13", "0,-1 2,0")
    assert why(game, "whistlestop 0,0") == ("no-highway", "R13", "0,-1 0,0")
    assert why(game, "whistlestop 2,2") == ("no-highway", "R13", "0,-1 2,2")
    assert why(game, n.A_OFFICE + 4)[0] == "other-name"


def test_an_empty_supply_is_told_before_the_tile_is_laid() -> None:
    """R13, item 33."""
    game = at("cross", "0,0 0,0; 0,0 0,3; 0,0 3,0; 0,0 2,0; 0,0 0,2", hand="cross")
    assert game["supply"] == [0, 5]
    assert why(game, "office 0,0") == ("no-supply", "R13", "")
    assert why(game, "none")[0] == "not-asked"


# ---- resolving


def test_only_completed_precincts_that_wait_are_resolved() -> None:
    """R19, R24, item 25: two cities wait, the suburb of the bridge is open, the village was sewn up before."""
    drawing = "edge:2 field . | . lawn . | edge village ."
    game = at(drawing, "1,2 2,2 down", hand="bridge", bag="field").tell("0,1 r0", "whistlestop 1,2")
    assert game.now == ("order", 0)
    assert why(game, "resolve 1,0") == ("not-completed", "R19", "0,1 1,0")
    assert why(game, "resolve 1,2 2,2") == ("resolved", "R24", "1,2 2,2")
    assert why(game, "resolve 1,2 0,0")[0] == "not-completed"
    assert why(game, "resolve 2,2") == ("no-ground", "R19", "")
    assert why(game, n.A_RESOLVE + 2)[0] == "other-name"
    assert why(game, "contest") == ("not-yet", "R22", "")
    assert why(game, "resolve 7,7 0,0") == ("no-ground", "R19", "")


def test_who_has_no_whistlestop_there_is_not_asked() -> None:
    """R22."""
    game = at("field", hand="field")
    assert why(game, "contest") == ("no-contest", "R22", "")
    assert why(game, "decline") == ("no-contest", "R22", "")


# ---- the end of a turn


def test_what_may_not_come_home_says_why() -> None:
    """R32, R33, items 15, 16."""
    game = at("edge:2 | edge", "0,0 0,2 down; 0,1 4,4", "0,0 4,4", hand="field", bag="field").tell("0,2 r0")
    assert game.now == ("take", 0)
    assert why(game, "take 0,1 4,4")[:2] == ("not-completed", "R33")
    assert why(game, "take 0,0 4,4") == ("not-yours", "R32", "0,0 1,0")
    assert why(game, "take 0,2 0,0") == ("nobody", "R32", "0,2 0,0")
    assert why(game, "take 4,4 0,0") == ("no-tile", "R32", "4,4")


def test_a_face_down_office_of_this_turn_stays() -> None:
    """R32, item 16: beside an older one, for which there is a question at all."""
    drawing = "edge:2 edge:2 | . edge"
    game = at(drawing, "0,0 0,2; 1,0 0,2 down", hand="edge", bag="field").tell("0,1 r0", "none")
    assert game.now == ("take", 0)
    assert why(game, "take 0,0 0,2")[:2] == ("just-set", "R32")


def test_why_there_is_no_extra_turn() -> None:
    """R30, R35."""
    assert why(at("field", hand="field"), "extra turn") == ("no-money", "R30", "")
    assert why(at("field", hand="field", row=3), "extra turn") == ("third-turn", "R30", "")
    assert why(at("field", hand="field", bag=""), "extra turn") == ("bag-empty", "R35", "")


# ---- what is not asked


def test_nobody_chooses_a_draw_and_nothing_is_answered_instead() -> None:
    """R9."""
    game = begin("field", "field", "field")
    assert why(game, "done")[0] == "not-asked"
    game = at("field", hand="field")
    assert why(game, "draw field") == ("drawn", "R9", "")
    assert why(game, 7) == ("no-such-action", "", "")
    assert why(game, 10**12) == ("no-such-action", "", "")
    assert why(game, "take 0,0 0,0")[0] == "not-asked"
    assert "now seat 0 is asked where to place its tile" in reason_of(game, "take 0,0 0,0").text


def test_when_the_game_is_over_nothing_is_answered() -> None:
    """R41."""
    assert why(at("field", over=True), "none") == ("game-over", "R41", "")


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_explained(code: str) -> None:
    assert code == code.lower()
    assert CODES[code]


# ---- in both languages


@pytest.mark.parametrize("key", SENTENCES)
def test_both_languages_put_in_the_same_values(key: str) -> None:
    names = [sorted(name for _, name, _, _ in Formatter().parse(text) if name) for text in SENTENCES[key]]
    assert names[0] == names[1]


def test_a_reason_is_told_in_portuguese() -> None:
    """R10, R14: with the side, with who stands there, and with the clause."""
    road = reason_of(at("field", hand="road"), "0,1 r0")
    assert road.in_portuguese == (
        "road r0 não encaixa ali: a rodovia do seu lado norte daria em field em 0,0, onde nenhuma continua. (R10)"
    )
    game = at("road", "", "0,0 0,2", hand="road")
    game.tell("0,1 r0")
    assert reason_of(game, "whistlestop 0,2").in_portuguese == (
        "Já há um voluntário nesta rodovia: lugar 1 tem uma parada em 0,0 0,2, que chegou pelo lado norte. (R14)"
    )


def test_a_game_without_portuguese_tells_it_in_english() -> None:
    assert Reason("taken", "R14", "", "Taken.").in_portuguese == "Taken. (R14)"
