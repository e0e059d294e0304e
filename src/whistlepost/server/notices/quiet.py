"""When may somebody be told? Not in their quiet hours, and only so often a day; what falls there waits. Pure."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from whistlepost.server import limits
from whistlepost.server.store.ways import Wishes

DAY = 86_400_000
GATHER = 10 * 60_000
"""Milliseconds: what falls due so soon after a letter goes into the next one."""


def zone(name: str) -> tzinfo | None:
    """The time zone of that name, if this machine knows it; that of the world it always does."""
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def free_at(wishes: Wishes, now: int) -> int:
    """From when on the person may be told; `now` if at once. Whoever has been told often enough waits for the day."""
    if wishes.day == now // DAY and wishes.count >= limits.LETTERS_A_DAY:
        return (wishes.day + 1) * DAY
    return awake_at(wishes, now)


def awake_at(wishes: Wishes, now: int) -> int:
    """The end of the quiet hours, if it is quiet there now."""
    begin, end = wishes.quiet_from, wishes.quiet_until
    if begin is None or end is None or begin == end:
        return now
    there = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone(wishes.zone) or UTC)
    minute = there.hour * 60 + there.minute
    if (minute - begin) % 1440 >= (end - begin) % 1440:
        return now
    day = there.date() + timedelta(days=int(minute >= end))
    wakes = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=there.tzinfo)
    return max(now + 1, int(wakes.timestamp() * 1000))
