"""Is nobody told in their quiet hours, wherever they live, nor more often in a day than is good?"""

from datetime import UTC, datetime

import pytest

from whistlepost.server import limits
from whistlepost.server.notices.quiet import DAY, awake_at, free_at, zone
from whistlepost.server.store.ways import Wishes


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def wishes(begin: str = "22:00", end: str = "08:00", name: str = "UTC") -> Wishes:
    quiet_from, quiet_until = (int(text[:2]) * 60 + int(text[3:]) for text in (begin, end))
    return Wishes("p", name, quiet_from, quiet_until)


@pytest.mark.parametrize(
    ("now", "awake"),
    [("2026-11-19 21:59", None), ("2026-11-19 22:00", "2026-11-20 08:00"), ("2026-11-19 23:30", "2026-11-20 08:00"),
     ("2026-11-20 00:00", "2026-11-20 08:00"), ("2026-11-20 07:59", "2026-11-20 08:00"), ("2026-11-20 08:00", None)],
)  # fmt: skip
def test_quiet_hours_may_go_over_midnight(now: str, awake: str | None) -> None:
    assert awake_at(wishes(), at(now)) == at(awake or now)


@pytest.mark.parametrize(("now", "awake"), [("2026-11-19 13:00", "2026-11-19 14:30"), ("2026-11-19 12:59", None)])
def test_they_may_lie_within_a_day(now: str, awake: str | None) -> None:
    assert awake_at(wishes("13:00", "14:30"), at(now)) == at(awake or now)


def test_they_are_those_of_the_person() -> None:
    far = wishes(name="America/Sao_Paulo")
    assert awake_at(far, at("2026-11-19 08:00")) == at("2026-11-19 11:00")
    assert awake_at(far, at("2026-11-19 23:00")) == at("2026-11-19 23:00")


def test_a_night_with_another_hour_ends_by_the_clock_on_the_wall() -> None:
    berlin = wishes(name="Europe/Berlin")
    assert awake_at(berlin, at("2026-10-24 21:00")) == at("2026-10-25 07:00")
    assert awake_at(berlin, at("2026-03-28 22:00")) == at("2026-03-29 06:00")


@pytest.mark.parametrize("begin", ["08:00", "00:00"])
def test_no_hours_are_no_quiet_hours(begin: str) -> None:
    assert awake_at(wishes(begin, begin), at("2026-11-19 08:00")) == at("2026-11-19 08:00")
    assert awake_at(Wishes("p"), 5) == 5


def test_who_was_told_often_enough_waits_for_the_next_day() -> None:
    now = at("2026-11-19 12:00")
    told = wishes()
    for count in range(limits.LETTERS_A_DAY):
        assert (free_at(told, now), told.count) == (now, count)
        told = told.sent(now)
    assert free_at(told, now) == at("2026-11-20 00:00")
    assert told.sent(now + DAY).count == 1


@pytest.mark.parametrize(
    ("name", "there"), [("Europe/Lisbon", True), ("Nowhere/Else", False), ("../../etc/passwd", False)]
)
def test_only_zones_that_exist_are_zones(name: str, *, there: bool) -> None:
    assert (zone(name) is not None) is there
