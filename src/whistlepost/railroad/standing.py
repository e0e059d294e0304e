"""How do things stand: who leads in the shares of each company, and what would everybody's score be made of now?"""

from __future__ import annotations

from whistlepost.railroad import numbers as n
from whistlepost.railroad.scoring import breakdown, holder
from whistlepost.railroad.state import State

Data = dict[str, object]
FLOOR = "floor"
SECRET = ("gold", "hand", FLOOR, "total")
"""What rests on nuggets and tiles in hand, which others do not see before the end (T8)."""


def companies(state: State, seat: int | None) -> list[Data]:
    """Of each company who leads, and by what; everybody sees all shares."""
    del seat
    return [company(state, number) for number in range(n.COMPANIES)]


def company(state: State, number: int) -> Data:
    """The shares of one company: whose they are, how many are left to take, and who would get its fame (E2)."""
    shares = range(number * n.SHARES, (number + 1) * n.SHARES)
    held = [numbers(state, shares, seat) for seat in range(state.players)]
    leader = holder(state, number)
    most = max(map(len, held))
    return {
        "company": number + 1,
        "fame": state.kit.majority,
        "held": held,
        "left": sum(state.share[share] == n.IN_STACK and state.kit.share_exists[share] for share in shares),
        "leader": leader,
        "by": "" if leader < 0 else "most" if sum(len(one) == most for one in held) == 1 else "number",
    }


def numbers(state: State, shares: range, seat: int) -> list[int]:
    """The numbers on those of the shares that a seat holds."""
    return [share % n.SHARES + 1 for share in shares if state.share[share] == seat + n.SEAT]


def final(state: State, seat: int | None) -> Data:
    """What the end adds to everybody's fame if it came now, source by source; None where the seat cannot know it."""
    unknown = [() if state.over or other == seat else SECRET for other in range(state.players)]
    parts = [{**added(state, other), **dict.fromkeys(secret)} for other, secret in enumerate(unknown)]
    totals = [part.pop("total") for part in parts]
    rows = [{"source": source, "points": [part[source] for part in parts]} for source in parts[0]]
    return {"sources": [row for row in rows if row["source"] != FLOOR or any(row["points"])], "totals": totals}


def added(state: State, seat: int) -> dict[str, int | None]:
    """What is added to the fame of a seat, what brings it back to 0 if all falls below (L6), and the total."""
    part: dict[str, int | None] = {**breakdown(state, seat)}
    fame, total = part.pop("fame"), part.pop("total")
    missing = (total or 0) - (fame or 0) - sum(points or 0 for points in part.values())
    return {**part, FLOOR: missing, "total": total}
