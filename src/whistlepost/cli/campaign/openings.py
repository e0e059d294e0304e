"""What can still be laid into the empty cells? As text, for one of them and for those that are in danger."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whistlepost.campaign.helps.cells import cell as told_of
from whistlepost.campaign.helps.cells import cells as told_of_all
from whistlepost.campaign.state import State
from whistlepost.campaign.tile import KINDS
from whistlepost.cli.campaign.lexicon import Lexicon

Data = Mapping[str, Any]


def opening(state: State, at: str, lexicon: Lexicon) -> str:
    """One empty cell: what it asks for, which tiles fit, and how likely the next one does; BadData if it is none."""
    data: Data = told_of(state, at)
    lines = [lexicon.words("opening.asks", cell=data["at"], sides=asked(data, lexicon))]
    for tier in ("exact", "mixed"):
        if found := fitting(data, tier):
            lines.append(lexicon.words(f"opening.{tier}", tiles=", ".join(found)))
    if data["fits"] == "nothing":
        return "\n".join([*lines, lexicon.words("opening.dead")])
    may, placeable = data["chance"]
    return "\n".join([*lines, lexicon.words("opening.chance", may=may, all=placeable)])


def asked(data: Data, lexicon: Lexicon) -> str:
    """`rural, highway, rural in the north`: each side along a tile."""
    return "; ".join(
        lexicon.words(f"opening.side_{side}", ground=", ".join(ground(letter, lexicon) for letter in code))
        for side, code in data["asks"].items()
    )


def ground(letter: str, lexicon: Lexicon) -> str:
    """What stands at a side: a kind of ground, or highway."""
    return lexicon.kinds(KINDS[letter]) if letter in KINDS else lexicon.words("opening.highway")


def fitting(data: Data, tier: str) -> list[str]:
    """`C10 x2`: the tiles that fit so well, with how many there are."""
    return [f"{row['tile']} x{row['left']}" if row["left"] > 1 else row["tile"] for row in data["tiles"] if row[tier]]


def openings(state: State, lexicon: Lexicon) -> str:
    """The cells that nothing fits any more, and those that can be filled mixed only."""
    lines = []
    for fits in ("nothing", "mixed"):
        if found := [str(row["at"]) for row in told_of_all(state) if row["fits"] == fits]:
            lines.append(lexicon.words(f"opening.cells_{fits}", cells="  ".join(found)))
    return "\n".join(lines or [lexicon.words("opening.cells_exact")])
