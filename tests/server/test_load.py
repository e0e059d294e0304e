"""Does the soak of a crowd run, in short, and would it notice what is too slow? No word about time."""

import asyncio
from pathlib import Path

import pytest

from bench.served import late
from bench.served.crowd import Heard
from bench.served.load import Crowded, Load, Size, late_one

pytestmark = pytest.mark.compiled_only


def test_a_small_crowd_plays_and_nothing_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late, "LEFT", 10_000)  # a game that has only begun opens in the same way
    size = Size(games=2, pace=20, commands=8, alone=4, processes=1, late=1)
    counts: list[int] = []
    load = asyncio.run(Crowded(tmp_path, size, lambda count, _: counts.append(count)).run())
    assert load.wrong == []
    assert [len(heard.acknowledged) for heard in (load.alone, load.many, load.bots)] == [4, 8, 8]
    assert len(load.many.told) == 8
    assert len(load.late) == 1
    assert max(counts) == 20
    assert str(load).startswith("2 games at 20 commands/s: p99 ")


@pytest.mark.parametrize(
    ("alone", "many", "bots", "opened", "broken"),
    [(1.0, 10.0, 15.0, 0.3, 0), (1.0, 10.1, 15.0, 0.1, 1), (1.0, 10.0, 15.1, 0.1, 1), (1.0, 1.0, 1.0, 0.31, 1)],
)
def test_what_is_too_slow_is_noticed(alone: float, many: float, bots: float, opened: float, broken: int) -> None:
    load = Load(Size(), Heard([alone]), Heard([many]), Heard([bots]), [opened])
    assert load.broken == broken
    load.many.wrong.append("a command was refused")
    assert load.broken == broken + 1


def test_the_late_one_is_the_99th_of_a_hundred() -> None:
    assert late_one([float(number) for number in range(100)]) == 99
    assert late_one([1.0] * 99 + [5.0]) == 5
    assert late_one([1.0] * 199 + [5.0]) == 1
    assert late_one([]) == float("inf")
