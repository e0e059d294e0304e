"""How is a position drawn in a few lines, and what can come of it?

A drawing shows the tiles as they lie, row by row, `|` between rows; its first tile is at 0,0. A tile is a name out of
`PICTURES`, with symbols behind `+` and quarter turns behind `:`, as in `corner+votes@1,4:2`; `.` is an empty place.
Volunteers are written as in a position file, a text for each seat, with `;` between them: `0,0 2,2; 1,0 0,0 down`.
"""

from collections import Counter
from typing import Any

from whistlepost import Table

Facts = dict[str, Any]

PICTURES = {
    # one kind of ground all over
    "field": "RRRRR/RRRRR/RRRRR/RRRRR/RRRRR",
    "lawn": "SSSSS/SSSSS/SSSSS/SSSSS/SSSSS",
    "city": "UUUUU/UUUUU/UUUUU/UUUUU/UUUUU",
    # a city at some sides, in the country
    "edge": ".UUU./RRRRR/RRRRR/RRRRR/RRRRR",
    "corner": ".UUUU/RRRUU/RRRRU/RRRRU/RRRR.",
    "hall": ".UUU./RUUUR/RUUUR/RUUUR/.UUU.",
    "bay": ".UUU./UUUUU/UUUUU/UUUUU/.RRR.",
    "split": ".UUU./RRRRR/RRRRR/RRRRR/.UUU.",
    # a city in the suburbs
    "park": ".UUU./SSSSS/SSSSS/SSSSS/SSSSS",
    "belt": ".UUU./SSSSS/#####/RRRRR/RRRRR",
    "wall": ".UUU./SUUUR/SUUUR/SUUUR/.UUU.",
    # highways
    "road": "RR#RR/RR#RR/RR#RR/RR#RR/RR#RR",
    "lane": "SS#SS/SS#SS/SS#SS/SS#SS/SS#SS",
    "county": "RR#SS/RR#SS/RR#SS/RR#SS/RR#SS",
    "border": "SS#RR/SS#RR/SS#RR/SS#RR/SS#RR",
    "bend": "RR#RR/RR#RR/RR###/RRRRR/RRRRR",
    "fork": "RRRRR/RRRRR/##+##/RR#RR/RR#RR",
    "cross": "RR#RR/RR#RR/##+##/RR#RR/RR#RR",
    "block": "SS#SS/SS#SS/##+##/SS#SS/SS#SS",
    "suburb": "SSSSS/SSSSS/##+##/SS#SS/SS#SS",
    "gate": ".UUU./RR#RR/RR#RR/RR#RR/RR#RR",
    "bridge": ".UUU./SS#SS/SS#SS/SS#SS/.UUU.",
    "ring": ".UUU./RRRRR/#####/RRRRR/RRRRR",
    "stub": ".UUU./RR#RR/##+##/RRRRR/RRRRR",
    # a city within the tile
    "village": "RRRRR/RRRRR/RRURR/RRRRR/RRRRR",
    "trio": ".UUU./RRRRR/RRURR/RRRRR/.UUU.",
    "spur": ".UUU./RUUUR/#UUUR/RUUUR/.UUU.",
    "hamlet": "RRRRR/RRURR/RR#RR/RR#RR/RR#RR",
    "nook": ".UUUU/RUUUU/RUUUU/RUUUU/.UUUU",
    # townships
    "lone": "RRRRR/RRRRR/RRTRR/RRRRR/RRRRR",
    "outskirts": ".UUU./RRRRR/RRTRR/RRRRR/RRRRR",
    "bendtown": "RR#RR/RR#RR/RRT##/RRRRR/RRRRR",
    "forktown": "RRRRR/RRRRR/##T##/RR#RR/RR#RR",
    "crosstown": "RR#RR/RR#RR/##T##/RR#RR/RR#RR",
}


class Drawing:
    """A drawing as it is read: each kind of tile gets an id, the plain ones their names."""

    def __init__(self) -> None:
        self.ids: dict[str, str] = {}
        self.used: Counter[str] = Counter()

    def tile(self, text: str) -> str:
        """The id of a kind of tile, which is used once more."""
        plain, *symbols = text.split("+")
        number = len([other for other in self.ids if other.startswith(f"{plain}+")])
        name = self.ids.setdefault(text, f"{plain}-{number + 1}" if symbols else plain)
        self.used[name] += 1
        return name

    def rows(self) -> list[Facts]:
        """The tiles as a position brings them along."""
        return [
            {"id": name, "picture": PICTURES[plain].split("/"), "symbols": symbols, "count": self.used[name]}
            for text, name in self.ids.items()
            for plain, *symbols in [text.split("+")]
        ]


def position(drawing: str, *volunteers: str, hand: str = "", bag: str | None = None, **facts: Any) -> Facts:
    """The position; `bag` names each tile that is in it, and left out there are three of every kind that is seen."""
    box = Drawing()
    table = [f"{x},{y} {box.tile(text)} r{turns}" for (x, y), (text, turns) in in_order(read(drawing)).items()]
    hand = box.tile(hand) if hand else ""
    pile = [box.tile(text) for text in (list(box.ids) * 3 if bag is None else bag.split())]
    counted = [f"{name} {number}" if number > 1 else name for name, number in Counter(pile).items()]
    players = facts.pop("players", max(2, len(volunteers)))
    found = [[one.strip() for one in text.split(";") if one.strip()] for text in volunteers]
    return {
        "game": "campaign",
        "players": players,
        "set": "none",
        "tiles": box.rows(),
        "table": table,
        "volunteers": [*found, *[[]] * (players - len(found))],
        "hand": hand,
        "bag": counted,
        **facts,
    }


def read(drawing: str) -> dict[tuple[int, int], tuple[str, str]]:
    """Each place with the tile and its quarter turns."""
    rows = [row.split() for row in drawing.split("|")]
    found = {}
    for y, row in enumerate(rows):
        for x, text in enumerate(row):
            if text != ".":
                name, _, turns = text.partition(":")
                found[x, y] = (name, turns or "0")
    return found


def in_order(found: dict[tuple[int, int], tuple[str, str]]) -> dict[tuple[int, int], tuple[str, str]]:
    """Laid one after the other, each beside another."""
    order = list(found)[:1]
    for x, y in order:
        near = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        order += [place for place in near if place in found and place not in order]
    return {place: found[place] for place in [*order, *[place for place in found if place not in order]]}


def draw(drawing: str, *volunteers: str, **facts: Any) -> Table:
    """A table at that position."""
    return Table.from_position(position(drawing, *volunteers, **facts), seed=1)


# ---- what can come of it


def play(table: Table, *names: str) -> Table:
    """The same table, after these answers."""
    for name in names:
        table.play(name)
    return table


def asked(table: Table) -> tuple[str, int]:
    """The question and the seat."""
    return (table.question, table.seat)


def names(table: Table) -> set[str]:
    """What is offered."""
    return set(table.names())


def has(table: Table, key: str) -> Any:
    """An entry of the position: `has(table, "votes")`."""
    facts: Facts = table.position()
    return facts[key]


def tokens(table: Table, seat: int) -> list[str]:
    """The volunteers of a seat as the position tells them."""
    found: list[str] = has(table, "volunteers")[seat]
    return found
