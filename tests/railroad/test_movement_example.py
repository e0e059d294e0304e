"""Is the example that the book works out, section 9 of the rules page, answered as the book does?"""

import json
from pathlib import Path

import pytest

from tests.railroad.drawn import Edition, ends, has, play
from whistlepost import Table

WORKED = json.loads((Path(__file__).parent / "positions" / "worked_example.json").read_text(encoding="utf-8"))
MINE, C, F, G, H = "c3", "f3", "b6", "e4a", "f5"


@pytest.fixture(autouse=True, params=["2017", "pt"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Edition, "rules", request.param)


def worked(trains: str = "e4a coast1 coast2 coast4 coast5") -> Table:
    data = {**WORKED, "rules": Edition.rules, "trains": [WORKED["trains"][0], trains]}
    return Table.from_position(data, seed=1)


def test_the_worked_example_with_coal() -> None:
    """M1 M2 M3 M4: to C past A and B; not to F, which lies east, and not to H, since orange blocks G."""
    assert ends(worked(), "coal 1") == {C}
    assert has(play(worked(), "coal 1 nw", "go sw", "go nw"), "trains").split()[0] == C


def test_the_worked_example_with_a_whistle() -> None:
    """M3 M6 M7 M8: Mine, A, B, skip G, E, D, and the Mine is used again; or to H, or to F."""
    table = play(worked(), "whistle 1 nw", "go sw", "go s", "go se", "go ne", "go n")
    assert has(table, "trains").split()[0] == MINE
    assert has(table, "sealed") == 1
    assert ends(worked(), "whistle 1") == {C, MINE, H, F}


def test_the_worked_example_without_orange() -> None:
    """M6: then the whistle may end on G as well, and still comes round to the Mine."""
    assert ends(worked("coast3"), "whistle 1") == {C, MINE, H, F, G}
    assert ends(worked("coast3"), "coal 1") == {C, G}
