"""What should the seat do with its turn? A search over whole turns, deed by deed, that keeps the best beginnings."""

from __future__ import annotations

from whistlepost.bots.railroad.deeds import Deed, Search
from whistlepost.bots.railroad.outlook import Outlook
from whistlepost.bots.railroad.taste import Taste
from whistlepost.bots.railroad.worth import worth
from whistlepost.railroad import numbers as n
from whistlepost.railroad.state import State

DEEDS = n.SPOTS + n.PURCHASES
"""No turn has more."""


def planned(state: State, taste: Taste) -> tuple[int, ...]:
    """The answers of the best turn that was found, from here on; none if it is best to end the turn."""
    outlook = Outlook(state, state.seat, taste)
    search = Search(outlook)
    if state.asked == n.TURN:
        best = Deed(state, (), worth(outlook, state))
        line = [best]
    else:
        line = kept(search.deeds(state, ()), taste, taste.width)
        best = line[0]
    for depth in range(DEEDS):
        line = followed(search, line, taste, taste.width if depth < 1 else taste.narrow)
        if not line:
            break
        best = max(best, line[0], key=points)
    return best.answers


def points(deed: Deed) -> int:
    """What a deed is worth."""
    return deed.points


def followed(search: Search, line: list[Deed], taste: Taste, width: int) -> list[Deed]:
    """The best deeds that follow on those of the line."""
    found = []
    for deed in line:
        if deed.state.asked == n.TURN:
            found += search.deeds(deed.state, deed.answers)
    return kept(found, taste, width)


def kept(found: list[Deed], taste: Taste, width: int) -> list[Deed]:
    """The best of these deeds, each only once."""
    line: list[Deed] = []
    marks: dict[int, int] = {}
    for deed in sorted(found, key=points, reverse=True):
        mark = deed.mark()
        marks[mark] = marks.get(mark, 0) + 1
        if marks[mark] <= taste.alike:
            line.append(deed)
            if len(line) == width or deed.points < line[0].points - taste.margin:
                break
    return line
