"""By which names is a piece known again in whatever is sent? Sets in which every tile has a long name of its own.

The names are drawn by lot and differ in length, so that neither one nor how long it is can turn up by accident.
"""

import json
import re
import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import whistlepost

MARK = re.compile(r"q[0-9a-f]{12,34}")
ROOM = Path(whistlepost.__file__).parent
Entry = dict[str, Any]


@cache
def components(seed: int) -> str:
    """The base box of the railroad game, every ordinary and special tile with a name of its own; end tiles lie open."""
    lots = Random(seed)
    box = tomllib.loads((ROOM / "railroad" / "data" / "base.toml").read_text(encoding="utf-8"))
    for kind in ("ordinary", "special"):
        box[kind] = [copy for entry in box[kind] for copy in copies(entry, lots, 34)]
    return document(box)


@cache
def tile_set(seed: int) -> str:
    """The tiles of the campaign game, each with a name of its own."""
    lots = Random(seed)
    tiles = tomllib.loads((ROOM / "campaign" / "data" / "full.toml").read_text(encoding="utf-8"))
    tiles["tile"] = [copy for entry in tiles["tile"] for copy in copies(entry, lots, 18)]
    tiles["totals"]["entries"] = len(tiles["tile"])
    return document(tiles)


def copies(entry: Entry, lots: Random, longest: int) -> list[Entry]:
    """A row for each copy."""
    plain = {**entry, "count": 1, "name": "Tile", "name_pt": "Peça"}
    return [{**plain, "id": mark(lots, longest)} for _ in range(entry["count"])]


def mark(lots: Random, longest: int) -> str:
    """A name that stands for one piece."""
    return "q" + "".join(lots.choices("0123456789abcdef", k=lots.randint(12, longest)))


def document(whole: Entry) -> str:
    """As TOML, one entry a line."""
    lines = [f"{key} = {value(found)}" for key, found in whole.items() if not isinstance(found, list)]
    for key, found in whole.items():
        if isinstance(found, list):
            lines += [f"{key} = [", *(f"  {value(entry)}," for entry in found), "]"]
    return "\n".join([*lines, ""])


def value(found: Any) -> str:
    """A value of TOML."""
    if isinstance(found, dict):
        return "{ " + ", ".join(f"{key} = {value(inner)}" for key, inner in found.items()) + " }"
    return json.dumps(found, ensure_ascii=False)


def marks_in(text: str) -> set[str]:
    """Every name of a piece that the text says."""
    return set(MARK.findall(text))


def without(text: str, printed: str) -> str:
    """The text without the set itself, which whoever sits at the table has been shown before it began."""
    for plain in (json.dumps(printed, ensure_ascii=False), json.dumps(printed)):
        text = text.replace(plain[1:-1], "")
    return text
