"""Is a completed precinct contested, won and cleared as the clauses R21 to R25 say?

The city of most tests has four gates: a tile all city in the middle, and on each side of it a gate with its highway.
"""

import pytest

from tests.campaign.told import Told, at

GATES = ". gate:2 . | gate:1 city . | . gate ."
"""The gate in the east is still to be laid: at 2,1, turned three times. North is 1,0, west 0,1, south 1,2."""
NORTH, WEST, SOUTH, MIDDLE = "1,0 4,2", "0,1 4,2", "1,2 4,2", "1,1 2,2"
HALL = "gate:2 | hall"
"""Two whistlestops at most, and an office in the hall; the southern gate is to be laid at 0,2."""


def closing(*volunteers: str, drawing: str = GATES, answer: str = "none", **facts: object) -> Told:
    """The last gate is laid, and its player has sent a volunteer or none."""
    game = at(drawing, *volunteers, hand="gate", bag="field field field", **facts)
    return game.tell("2,1 r3" if drawing == GATES else "0,2 r0", answer)


# ---- influence


def test_an_office_counts_for_two_by_itself_a_whistlestop_for_one_if_declared() -> None:
    """R21: the event says what came from where."""
    game = closing(MIDDLE, NORTH).tell("contest")
    assert game.events[0]["influence"] == [
        {"offices": 2, "whistlestops": 0, "neighbours": 0, "total": 2},
        {"offices": 0, "whistlestops": 1, "neighbours": 0, "total": 1},
    ]
    assert game.events[0]["winners"] == [0]
    assert game["votes"] == [15, 0]


def test_a_whistlestop_that_is_not_declared_counts_nothing() -> None:
    """R21: two of them would be level with the office."""
    volunteers = (MIDDLE, f"{NORTH}; {SOUTH}")
    assert closing(*volunteers).tell("contest")["votes"] == [0, 0]
    assert closing(*volunteers).tell("decline")["votes"] == [15, 0]


def test_three_whistlestops_beat_an_office() -> None:
    """R21."""
    assert closing(MIDDLE, f"{NORTH}; {SOUTH}; {WEST}").tell("contest")["votes"] == [0, 15]


def test_offices_of_sewn_up_neighbours_do_not_count_in_play() -> None:
    """R21: the village is seat 0's, but that wins nobody the country around it, which lawns close in."""
    drawing = ". lawn . | . village lawn | . lawn ."
    game = at(drawing, "1,1 2,2 down", hand="lawn", mixing="spot").tell("0,1 r0", "none")
    assert game.influence() == {"1,1 0,0": [0, 0]}
    assert game["votes"] == [0, 0]


def test_every_office_of_a_player_counts_two() -> None:
    """R21, item 36: two of seat 0's against an office and a whistlestop of seat 1's."""
    game = closing(f"{MIDDLE}; 1,0 0,2", "0,1 0,2; 1,2 4,2").tell("contest")
    assert game.events[0]["influence"] == [
        {"offices": 4, "whistlestops": 0, "neighbours": 0, "total": 4},
        {"offices": 2, "whistlestops": 1, "neighbours": 0, "total": 3},
    ]


def test_every_whistlestop_of_a_player_on_one_highway_counts_one() -> None:
    """R21, item 35: two, joined by a later tile, are level with an office."""
    game = at(GATES + " | . road .", MIDDLE, "1,2 4,2; 1,3 2,2", hand="gate", bag="field field")
    game.tell("2,1 r3", "none", "contest")
    assert game.events[0]["influence"][1]["whistlestops"] == 2
    assert game["votes"] == [0, 0]


# ---- who is asked


@pytest.mark.parametrize(
    ("turn", "order", "asked"),
    [
        (0, "clockwise", [0, 1, 2, 3]),
        (2, "clockwise", [2, 3, 0, 1]),
        (3, "clockwise", [3, 0, 1, 2]),
        (0, "builder_last", [1, 2, 3, 0]),
        (2, "builder_last", [3, 0, 1, 2]),
    ],
)
def test_everybody_with_a_whistlestop_beside_it_is_asked(turn: int, order: str, asked: list[int]) -> None:
    """R22, items 10, 12: clockwise from the completing player, one round; or that player last."""
    gates = "whistlestop 4,2"
    where = [NORTH, WEST, SOUTH]
    others = [seat for seat in range(4) if seat != turn]
    volunteers = ["", "", "", ""]
    for seat, place in zip(others, where, strict=True):
        volunteers[seat] = place
    game = closing(*volunteers, turn=turn, contest_order=order, answer=gates)
    found = []
    while game.now[0] == "contest":
        assert game.names == {"contest", "decline"}
        found.append(game.now[1])
        game.tell("decline")
    assert found == asked


def test_nobody_else_is_asked() -> None:
    """R22: not who has an office, nor who has a whistlestop elsewhere, even at a crossing that the highway leads to."""
    drawing = ". cross . | . gate:2 . | gate:1 city . | . gate ."
    game = at(drawing, "1,2 2,2", "1,0 0,2", "", hand="gate", bag="field").tell("2,2 r3", "none")
    assert game.now == ("draw", -1)


def test_they_are_asked_even_if_it_can_change_nothing() -> None:
    """R22, item 10: declaring brings the whistlestop home."""
    game = closing(f"{MIDDLE}; 1,0 0,2", SOUTH)
    assert game.now == ("contest", 1)
    assert game.tell("contest")["supply"] == [4, 5]


def test_a_player_declares_for_all_whistlestops() -> None:
    """R22, item 11."""
    game = closing("", f"{NORTH}; {SOUTH}")
    game.tell("contest")
    assert game.events[0]["influence"][1]["whistlestops"] == 2
    assert game.now == ("draw", -1)
    assert closing("", f"{NORTH}; {SOUTH}").tell("decline")["volunteers"][1] == ["1,0 1,2", "1,2 1,2"]


def test_or_each_whistlestop_by_itself() -> None:
    """R22, item 11: `contest` by token asks once for each; what was declined stays."""
    game = closing("", f"{NORTH}; {SOUTH}", contest="token").tell("contest")
    assert game.now == ("contest", 1)
    game.tell("decline")
    assert game.events[0]["influence"][1]["whistlestops"] == 1
    assert game["votes"] == [0, 15]
    assert len(game["volunteers"][1]) == 2  # the office that it has become, and the other


# ---- who wins


def test_with_nobody_ahead_all_that_took_part_goes_home_and_nobody_scores() -> None:
    """R23, items 13, 39: the precinct stays completed and without a controller."""
    game = closing(MIDDLE, f"{NORTH}; {SOUTH}").tell("contest")
    assert game["votes"] == [0, 0]
    assert game["volunteers"] == [[], []]
    assert game["supply"] == [5, 5]
    assert game["scored"] == []


def test_a_precinct_that_nobody_touched_stays_without_controller() -> None:
    """R23, item 39."""
    game = closing("")
    assert (game["votes"], game["volunteers"], game["scored"]) == ([0, 0], [[], []], [])


def test_the_winner_scores_and_keeps_one_office_face_down() -> None:
    """R24, items 26, 27, 36: everything else that took part goes to its owner's supply, not to the reserve."""
    game = closing(f"{MIDDLE}; 1,0 0,2; 1,0 4,2", WEST).tell("contest", "contest")
    assert game["votes"] == [15, 0]
    assert [text.split(" ", 2)[2] for text in game["volunteers"][0]] == ["down"]
    assert game["volunteers"][1] == []
    assert game["supply"] == [4, 5]
    assert game["reserve"] == [4, 4]


def test_who_wins_with_a_whistlestop_alone_moves_it_in() -> None:
    """R24, item 26: one of two moves, into the region that was laid first; the other goes home."""
    game = closing("", f"{NORTH}; {SOUTH}").tell("contest")
    assert game["votes"] == [0, 15]
    assert game["supply"] == [5, 4]
    assert game["volunteers"][1] == ["1,0 0,1 down"]


def test_an_office_stays_where_there_is_one() -> None:
    """R24, item 26: the whistlestop goes home."""
    game = closing(f"{MIDDLE}; {NORTH}").tell("contest")
    assert game["volunteers"][0] == ["1,1 0,0 down"]


def test_all_who_are_ahead_score_in_full_and_keep_an_office_each() -> None:
    """R24, item 13: two and two and one."""
    game = closing(MIDDLE, "1,0 0,2", SOUTH).tell("contest")
    assert game["votes"] == [15, 15, 0]
    assert [len(row) for row in game["volunteers"]] == [1, 1, 0]
    assert all(row[0].endswith("down") for row in game["volunteers"][:2])


@pytest.mark.parametrize(
    ("points", "contesters", "everyone", "never_share"),
    [
        ((2, 1, 0), [0], [0], [0]),
        ((1, 1, 0), [], [0, 1], []),
        ((2, 2, 0), [], [0, 1], []),
        ((2, 2, 1), [0, 1], [0, 1], []),
        ((1, 1, 1), [], [], []),
        ((2, 2, 2), [], [], []),
        ((1, 2, 2), [1, 2], [1, 2], []),
        ((0, 0, 1), [2], [2], [2]),
        ((0, 0, 0), [], [], []),
    ],
)
def test_ties(points: tuple[int, ...], contesters: list[int], everyone: list[int], never_share: list[int]) -> None:
    """R23, R24, item 13: who must be behind for equals to share: somebody with influence, anyone, or nothing helps."""
    offices = iter(["1,1 2,2", "1,0 0,2", "0,1 0,2"])
    stops = iter([SOUTH, "0,1 4,2", NORTH])
    volunteers = []
    for number in points:
        volunteers.append("" if number == 0 else next(stops) if number == 1 else next(offices))
    for ties, winners in (("contesters", contesters), ("everyone", everyone), ("never_share", never_share)):
        game = closing(*volunteers, ties=ties)
        while game.now[0] == "contest":
            game.tell("contest")
        assert game["votes"] == [15 if seat in winners else 0 for seat in range(3)]
        assert [len(row) for row in game["volunteers"]] == [int(seat in winners) for seat in range(3)]


# ---- what stays and what comes home


def test_a_whistlestop_that_was_not_declared_stays() -> None:
    """R25: beside a precinct that somebody won, and beside one that nobody did."""
    for office in (MIDDLE, ""):
        game = closing(office, SOUTH).tell("decline")
        assert game["volunteers"][1] == ["1,2 1,2"]
        assert game["supply"][1] == 4


def test_what_comes_home_can_be_sent_again_in_the_next_volunteer_step() -> None:
    """R24, item 27: in an extra turn, though the supply was empty before."""
    rest = "1,0 1,0; 1,0 1,3; 1,2 1,0; 1,2 1,3"
    game = at(GATES, f"{rest}; {NORTH}", MIDDLE, hand="gate+money@0,2", bag="cross cross")
    assert game["supply"][0] == 0
    assert game.tell("2,1 r3").now == ("contest", 0)
    game.tell("contest", "extra turn", "draw cross", "1,3 r0")
    assert game.now == ("volunteer", 0)
    assert game["supply"][0] == 1
