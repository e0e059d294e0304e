"""Do the helps of railroad say what answers do, who leads in shares, and what the end would add?"""

from typing import Any

import pytest

from tests.railroad.drawn import draw, play
from tests.railroad.test_helps import turns
from whistlepost import BadData, Table
from whistlepost.core.chance import FastStream, pick
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.state import State


def help_of(name: str, table: Table, seat: int | None = None, **told: str) -> Any:
    return RAILROAD.helps[name](table.state, seat, **told)


@pytest.mark.parametrize("options", [{}, {"expansion": "full"}], ids=str)
def test_what_answers_do_adds_up_to_the_scores(options: dict[str, str]) -> None:
    """L5-L8, U4: fame comes from what is scored, and every count changes by what is told."""
    stream, fame = FastStream(3), [0, 0, 0]
    state = RAILROAD.new(3, options, stream)
    held = [coal_and_whistles(state, seat) for seat in range(3)]
    while not state.over:
        offered = state.options()
        action = offered[pick(stream, state.weights()) if state.seat < 0 else stream.below(len(offered))]
        told: Any = RAILROAD.helps["effect"](state, state.seat, answer=RAILROAD.action_name(action, state))
        for seat, change in enumerate(told["change"]):
            held[seat] = [held[seat][0] + change.get("coal", 0), held[seat][1] + change.get("whistle", 0)]
        for row in told["scored"]:
            fame = [one + more for one, more in zip(fame, row["points"], strict=True)]
        state.play(action)
    assert held == [coal_and_whistles(state, seat) for seat in range(3)]
    final: Any = RAILROAD.helps["final"](state, None)
    added = [sum(row["points"][seat] for row in final["sources"]) for seat in range(3)]
    assert [one + more for one, more in zip(fame, added, strict=True)] == final["totals"] == state.scores()


def coal_and_whistles(state: State, seat: int) -> list[int]:
    return [state.coal[seat], state.whistles[seat]]


def test_an_answer_tells_where_it_is() -> None:
    table = draw("0: coast1", coal=1, hands=["cotton-a cotton-a"])
    begun = next(name for name in table.names() if name.startswith("coal 1"))
    assert help_of("effect", table, 0, answer=begun)["places"] == ["coast1"]
    lay = play(table, begun)
    assert help_of("effect", lay, 0, answer=lay.names()[0])["places"][:2] == ["coast1", "b1"]


def test_only_who_is_asked_is_told_what_an_answer_does() -> None:
    """T8: it may lay a tile that nobody else knows of."""
    state = turns({}, 4)[3]
    name = RAILROAD.action_name(state.options()[0], state)
    for seat in (None, 0, 1, 2):
        assert (RAILROAD.helps["effect"](state, seat, answer=name) is None) == (seat != state.seat)
    with pytest.raises(BadData, match="expected one that is offered"):
        RAILROAD.helps["effect"](state, state.seat, answer="track1")


def test_who_leads_in_shares_and_by_what() -> None:
    """E2: most shares; of equal ones the lowest number; nobody where nobody has any."""
    rows = help_of("companies", draw("0: coast1", 3, shares=["1.2 1.3 2.1", "1.1 2.2 3.4", "3.2"]))
    assert [(row["leader"], row["by"]) for row in rows[:4]] == [(0, "most"), (0, "number"), (2, "number"), (-1, "")]
    assert rows[0]["held"] == [[2, 3], [1], []]
    assert rows[0]["left"] + 3 == rows[3]["left"]


def test_what_others_hide_is_not_counted_for_who_looks() -> None:
    """T8, E3, E5: nuggets and hands are known to their owners before the end, and to everybody after it."""
    facts: dict[str, Any] = {"gold": ["4", "3"], "hands": ["plain-a", "plain-b"]}
    told = help_of("final", draw("0: coast1", **facts), 0)
    gold = next(row for row in told["sources"] if row["source"] == "gold")
    assert (gold["points"], told["totals"][1]) == ([4, None], None)
    over = help_of("final", draw("", over=True, ask=[], **facts))
    assert [row["points"] for row in over["sources"] if row["source"] == "gold"] == [[4, 3]]


def test_a_score_never_falls_below_nothing() -> None:
    """L6, E5: what brings it back to 0 is told as well."""
    told = help_of("final", draw("", over=True, ask=[], coal=0, hands=["coal-yard", ""]))
    points = {row["source"]: row["points"][0] for row in told["sources"]}
    assert (points["hand"], points["floor"], told["totals"][0]) == (-10, 10, 0)
