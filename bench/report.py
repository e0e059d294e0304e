"""How is the outcome told? A table, the promises with met or missed, and the same as plain data."""

from __future__ import annotations

import math
import os
import platform
from dataclasses import dataclass
from typing import Any

from bench.rows import GROUPS, LONG, Figure
from whistlepost import __version__

WIDTH = 46


@dataclass(frozen=True)
class Gate:
    """A promise: a figure, or its ratio, at least or at most so much."""

    text: str
    value: float
    limit: float
    unit: str
    least: bool

    @property
    def met(self) -> bool:
        return self.value >= self.limit if self.least else self.value <= self.limit

    def __str__(self) -> str:
        outcome = "not measured" if math.isnan(self.value) else "met" if self.met else "missed"
        sign = "at least" if self.least else "at most"
        return f"  {self.text:{WIDTH}} {sign:8} {self.limit:5,g} {self.unit:5} {number(self.value):>10}  {outcome}"


def gates(found: dict[str, Figure], sizeof: float) -> list[Gate]:
    """Everything that is promised."""
    return [*of_railroad(found, sizeof), *of_campaign(found)]


def of_campaign(found: dict[str, Figure]) -> list[Gate]:
    """What is promised of the campaign game."""
    return [
        Gate("campaign: random games inside the engine", found["campaign"].middle, 1000, "/s", least=True),
        Gate("campaign: such a game, uncompiled", 1000 / found["pure campaign"].middle, 60, "ms", least=False),
        Gate("campaign: a copy of a state takes", found["campaign copy"].middle, 3, "µs", least=False),
        Gate("campaign: a game of greedy players takes", found["greedy"].middle, 50, "ms", least=False),
    ]


def of_railroad(found: dict[str, Figure], sizeof: float) -> list[Gate]:
    """What is promised of the railroad game."""
    return [
        Gate("games inside the engine, by catanatron's", found["catanatron"].ratio, 100, "times", least=True),
        Gate("steps from Python, by OpenSpiel's backgammon", found["backgammon"].ratio, 10, "times", least=True),
        Gate("games inside the engine, by the uncompiled", found["pure games"].ratio, 20, "times", least=True),
        Gate("games in the mountains, by the base game's", 1 / found["rockies"].ratio, 0.5, "times", least=True),
        Gate("a copy of a state takes", found["copy"].middle, 0.3, "µs", least=False),
        Gate("a state fills", sizeof, 2048, "bytes", least=False),
        Gate("the hardest question takes", found["hardest"].middle, 1, "ms", least=False),
        Gate("importing takes", found["import"].middle, 200, "ms", least=False),
    ]


def number(value: float) -> str:
    """As many digits as are worth reading."""
    if math.isnan(value):
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def line(figure: Figure) -> str:
    """One figure."""
    row = figure.row
    if not figure.values:
        return f"  {row.title:{WIDTH}} not measured: {figure.why_not or 'no answer'}"
    spread = f"{number(min(figure.values))} to {number(max(figure.values))}"
    ratio = f"{number(figure.ratio)} times" if figure.ratios else ""
    return f"  {row.title:{WIDTH}} {number(figure.middle):>10} {row.shown:9} {spread:>24}  {ratio:>11}".rstrip()


def table(found: dict[str, Figure]) -> str:
    """All figures."""
    lines = [f"  {'':{WIDTH}} {'median':>10} {'':9} {'lowest to highest':>24}  {'ours is':>11}"]
    for group, rows in GROUPS.items():
        lines += [group, *(line(found[row.key]) for row in rows)]
    return "\n".join(lines)


def hardest(told: dict[str, Any]) -> str:
    """What the hardest question is."""
    found = told["hardest"]
    where = f"round {found['position']['round']} of game {found['seed']} of {found['games']} searched"
    return f"the hardest question: {found['question']!r}, {found['options']} options, {where}"


def plain(
    found: dict[str, Figure], promises: list[Gate], told: dict[str, Any], settings: dict[str, Any]
) -> dict[str, Any]:
    """The same for machines, with every repetition."""
    return {
        "version": __version__,
        "machine": {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count()},
        "settings": settings,
        "figures": {key: as_data(figure) for key, figure in found.items()},
        "promises": [{**vars(gate), "value": none(gate.value), "met": gate.met} for gate in promises],
        **told,
    }


def as_data(figure: Figure) -> dict[str, Any]:
    """A figure for machines; times are in the unit that is shown."""
    row = figure.row
    return {
        "title": row.title.strip(),
        "unit": row.shown,
        "lower_is_better": row.shown in LONG,
        "median": none(figure.middle),
        "values": figure.values,
        "beside": row.beside,
        "ratio": none(figure.ratio),
        "why_not": figure.why_not,
    }


def none(value: float) -> float | None:
    """No number is null: JSON knows no NaN."""
    return None if math.isnan(value) else value
