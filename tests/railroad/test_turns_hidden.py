"""Is hidden what T8 hides, and is gold worth nothing before the turn ends, as T9 says?"""

from typing import Any

import pytest

from tests.railroad.drawn import Edition, draw, has, outcomes, pass_turn, play
from whistlepost import Table

LINE = "c4 all*cotton; d5 ne-nw*lumber; 0: c4; 1: coast1"
FULL = ["plain-a plain-a plain-b", "plain-b plain-b plain-c"]


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def turn(text: str = LINE, **facts: Any) -> Table:
    """A table at which hands are full."""
    return draw(text, **{"hands": FULL, **facts})


def test_hands_are_hidden_but_for_tiles_taken_in_the_open() -> None:
    """T8: each sees his own; the others and spectators see how many tiles there are."""
    table = draw(LINE, hands=["cotton-a town-1a! plain-a", "plain-b"])
    assert table.view(0)["hands"] == ["town-1a! cotton-a plain-a", "?"]
    assert [sorted(hand.split()) for hand in views(table, 1, "hands")] == [["?", "?", "town-1a!"], ["plain-b"]]
    assert [sorted(hand.split()) for hand in views(table, None, "hands")] == [["?", "?", "town-1a!"], ["?"]]


def views(table: Table, seat: int | None, key: str) -> list[str]:
    found = table.view(seat)[key]
    assert isinstance(found, list)
    return found


def test_the_value_of_gold_is_its_owner_s_knowledge() -> None:
    """T8: the others see the nuggets only."""
    table = turn(gold=["3 5", "4"])
    assert [views(table, seat, "gold") for seat in (0, 1, None)] == [["3 5", "?"], ["? ?", "4"], ["? ?", "?"]]


def test_everything_else_is_open() -> None:
    """T8: cubes, tokens, fame, shares, cards and the board."""
    facts: dict[str, Any] = {
        "fame": [3, 4],
        "cubes": ["cotton", "steel"],
        "shares": ["1.1", ""],
        "upgrades": ["depot", ""],
    }
    table = turn(coal=[1, 2], whistles=[3, 0], market="safe", **facts)
    position = table.position()
    for seat in (0, 1, None):
        view = table.view(seat)
        hidden = {key for key in position if view[key] != position[key]}
        assert hidden <= {"hands", "gold", "bottom"}


def test_a_nugget_gets_its_value_when_the_turn_ends() -> None:
    """T9: until then it can be taken back."""
    table = play(turn("c4 all*cotton; d5 gold-mine; 0: c4", coal=1), "coal 1 sw")
    assert (has(table, "gold"), has(table, "sealed")) == ("", 1)
    assert table.view(None)["gold_left"] == 19
    assert table.can_undo == 1
    play(table, "end")
    assert has(table, "gold") in ("3", "4", "5")
    assert has(table, "sealed") == 0
    assert table.view(None)["gold_left"] == 19


def test_a_whole_turn_can_be_taken_back() -> None:
    """T9: purchases, moves and gold."""
    table = turn(
        "c4 all*cotton; d5 gold-mine; 0: c4", coal=3, cubes="lumber steel", market="coal-car", upgrades="depot"
    )
    before = table.position()
    play(table, "buy coal-car", "coal 1 sw", "use depot coal", "take steel", "use coal-car coal")
    table.undo()
    assert table.position() == before


def test_every_nugget_of_a_turn_gets_a_value() -> None:
    """T9: each drawn from those that are left."""
    table = turn(coal=4, upgrades="mine-cart", gold=["", " ".join(["3"] * 7 + ["4"] * 6 + ["5"] * 6)])
    assert outcomes(table, "use mine-cart coal", "sealed") == {(1,)}
    play(table, "use mine-cart coal")
    assert "use mine-cart coal" not in table.names()
    assert has(pass_turn(table), "gold") == "4"
