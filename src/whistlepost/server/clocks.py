"""How much time has a seat left? Pure: a clock is a deadline and what everybody has in the bank, and nothing ticks.

Every decision has an allowance of its own; what it takes beyond comes out of the seat's bank. A decision lasts for as
long as the same seat is asked. Nobody's clock runs while a bot is asked.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

HOUR = 3_600_000
NEARLY = 12 * HOUR
"""Who has days for a decision is told when so much is left, or a quarter if that is less."""
GRACE = 60_000
"""What everybody has at least, after nobody was there to take answers."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a game. All times are milliseconds; `seat` is whose time runs, since when and until when."""

    game: str
    seat: int | None
    since: int
    deadline: int
    banks: tuple[int, ...]

    def late(self, now: int) -> bool:
        """Is the time of the seat up?"""
        return self.seat is not None and now >= self.deadline


def milliseconds(pace: Mapping[str, Any], entry: str) -> int:
    """An entry of the pace of a table, which counts seconds; 0 if the pace has none."""
    return int(pace.get(entry, 0)) * 1000


def fresh(game: str, pace: Mapping[str, Any], players: int, at: int) -> Clock:
    """The clock at the beginning."""
    return Clock(game, None, at, at, (milliseconds(pace, "bank"),) * players)


def turned(clock: Clock, pace: Mapping[str, Any], seat: int | None, at: int) -> Clock:
    """The clock when from now on this seat is asked; None for nobody, or a bot. A decision that goes on goes on."""
    if seat == clock.seat:
        return clock
    banks = charged(clock, at)
    bank = 0 if seat is None else banks[seat]
    return replace(clock, seat=seat, since=at, deadline=at + milliseconds(pace, "move") + bank, banks=banks)


def charged(clock: Clock, at: int) -> tuple[int, ...]:
    """The banks after the decision that ends now."""
    if clock.seat is None:
        return clock.banks
    # By the deadline, not by `since`: time that was given back has moved the deadline alone.
    left = max(0, clock.deadline - at)
    banks = list(clock.banks)
    banks[clock.seat] = min(banks[clock.seat], left)
    return tuple(banks)


def longer(clock: Clock, pace: Mapping[str, Any], now: int) -> Clock:
    """Once more as long as a decision may take, from now on."""
    return replace(clock, deadline=now + max(GRACE, milliseconds(pace, "move")))


def hurry_at(clock: Clock, pace: Mapping[str, Any]) -> int | None:
    """When the time of the seat is nearly up, where people play turn by turn and have at least an hour."""
    move = milliseconds(pace, "move")
    if pace["kind"] != "turns" or move < HOUR or clock.seat is None:
        return None
    return clock.deadline - min(NEARLY, move // 4)
