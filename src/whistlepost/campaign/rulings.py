"""Where the book is silent, how is this game played? The switches; `docs/rulings.md` has a paragraph on each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from whistlepost.core.errors import BadData


@dataclass(frozen=True, slots=True)
class Rulings:
    """One value for each switch."""

    mixing: str = "tile"
    """Rural may lie beside suburban when a tile fits exactly nowhere, or when it does not in this `spot` (item 6)."""
    seam: str = "closes"
    """Does a seam bound two precincts, or join them (item 8)?"""
    city_end: str = "borders"
    """Does a highway border the city at whose limit it ends (item 9)?"""
    contest: str = "player"
    """Is a contest declared with all of one's whistlestops, or with each `token` by itself (item 11)?"""
    contest_order: str = "clockwise"
    """Is the completing player asked first, or last (item 12)?"""
    ties: str = "contesters"
    """Who must be behind, so that equals at the top share: somebody with influence, or anyone (item 13)?"""
    uncontrolled: str = "scored"
    """Are completed precincts that nobody controls scored on Election Day (item 17)?"""
    order: str = "chosen"
    """Does the completing player choose which precinct is resolved first, where it matters (item 25)?"""
    final_tie: str = "share"
    """Do equal totals share the victory, or is there a run-off (item 18)?"""
    helps: str = "shown"
    """Is the content of the bag kept in view (item 37)?"""


SWITCHES = {
    "mixing": ("tile", "spot"),
    "seam": ("closes", "joins"),
    "city_end": ("borders", "apart"),
    "contest": ("player", "token"),
    "contest_order": ("clockwise", "builder_last"),
    "ties": ("contesters", "everyone", "never_share"),
    "uncontrolled": ("scored", "unscored"),
    "order": ("chosen", "votes"),
    "final_tie": ("share", "run_off"),
    "helps": ("shown", "hidden"),
}
"""The values of each switch, the default first."""


def rulings_from(options: Mapping[str, object]) -> Rulings:
    """The rulings that these options name; what they do not name stays as it is."""
    named = {switch: options[switch] for switch in SWITCHES if switch in options}
    for switch, value in named.items():
        if value not in SWITCHES[switch]:
            raise BadData(f"{switch} cannot be {value!r}; choose from {', '.join(SWITCHES[switch])}")
    return Rulings(**{switch: str(value) for switch, value in named.items()})


def as_options(rulings: Rulings) -> dict[str, str]:
    """Every switch with its value."""
    return {switch: getattr(rulings, switch) for switch in SWITCHES}
