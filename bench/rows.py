"""What is measured, and which of our figures does a peer's stand beside?"""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median

from bench.worker import Units

Sample = tuple[Units, float]
Samples = dict[tuple[str, str], list[Sample]]
"""For each worker and item what each repetition gave."""
LONG = {"µs": 1e6, "ms": 1e3}


@dataclass(frozen=True)
class Row:
    """One figure: so many of a unit in a second, or how long one takes."""

    key: str
    title: str
    worker: str
    item: str
    unit: str
    shown: str
    """`games/s` and the like, or a unit of time."""
    beside: str = ""
    """The key of our figure that is compared."""

    def value(self, sample: Sample) -> float:
        units, seconds = sample
        each = LONG.get(self.shown)
        return seconds / units[self.unit] * each if each else units[self.unit] / seconds


@dataclass
class Figure:
    """What came of a row: a value for each repetition, or why there is none."""

    row: Row
    values: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    """Ours by theirs, within each repetition."""
    why_not: str = ""

    @property
    def middle(self) -> float:
        return median(self.values) if self.values else float("nan")

    @property
    def ratio(self) -> float:
        return median(self.ratios) if self.ratios else float("nan")


OURS, PURE, FRESH, CATAN, SPIEL, CHESS = "engine", "uncompiled", "fresh", "catan", "spiel", "chess_games"
CAMPAIGN, PURE_CAMPAIGN, CARCASSONNE = "campaign", "uncompiled campaign", "carcassonne"
SLOW = {CARCASSONNE}
"""Workers that need seconds for a single game: asked only in the first third of the repetitions."""

GROUPS: dict[str, tuple[Row, ...]] = {
    "this engine, compiled, 4 seats": (
        Row("games", "random games inside the engine", OURS, "inside", "games", "games/s"),
        Row("answers", "  answers given in them", OURS, "inside", "answers", "answers/s"),
        Row("steps", "options() and play() of a State from Python", OURS, "state", "steps", "steps/s"),
        Row("table", "options() and play() of a Table", OURS, "table", "steps", "steps/s"),
        Row("copy", "copy of a State", OURS, "copy", "copies", "µs"),
        Row("deal", "new game", OURS, "deal", "deals", "µs"),
        Row("hardest", "options() of the hardest question found", OURS, "hardest", "questions", "ms"),
        Row("import", "import whistlepost, in a fresh process", FRESH, "import", "starts", "ms"),
        Row("first", "  and a table set up", FRESH, "first", "starts", "ms"),
    ),
    "with the Rocky Mountains, all of them": (
        Row("rockies", "random games inside the engine", OURS, "inside full", "games", "games/s", "games"),
        Row("rockies answers", "  answers given in them", OURS, "inside full", "answers", "answers/s", "answers"),
    ),
    "the same sources, uncompiled": (
        Row("pure games", "random games inside the engine", PURE, "inside", "games", "games/s", "games"),
        Row("pure steps", "options() and play() of a State", PURE, "state", "steps", "steps/s", "steps"),
    ),
    "the campaign game, compiled, 2 seats, 84 tiles, beside the railroad game": (
        Row("campaign", "random games inside the engine", CAMPAIGN, "inside", "games", "games/s", "games"),
        Row("campaign answers", "  answers given in them", CAMPAIGN, "inside", "answers", "answers/s", "answers"),
        Row("campaign steps", "options() and play() of a State", CAMPAIGN, "state", "steps", "steps/s", "steps"),
        Row("campaign table", "options() and play() of a Table", CAMPAIGN, "table", "steps", "steps/s", "table"),
        Row("campaign copy", "copy of a State", CAMPAIGN, "copy", "copies", "µs"),
        Row("campaign deal", "new game", CAMPAIGN, "deal", "deals", "µs"),
        Row("greedy", "a game of two greedy players at a Table", CAMPAIGN, "greedy", "games", "ms"),
    ),
    "the campaign game, the same sources, uncompiled": (
        Row("pure campaign", "random games inside the engine", PURE_CAMPAIGN, "inside", "games", "games/s", "campaign"),
    ),
    "wingedsheep's carcassonne, beside the campaign game": (
        Row("carcassonne", "random games, 2 seats, 72 tiles", CARCASSONNE, "game", "games", "games/s", "campaign"),
    ),
    "catanatron 3.2.1": (
        Row("catanatron", "random games, 4 seats", CATAN, "catanatron", "games", "games/s", "games"),
    ),
    "OpenSpiel 2.0.2, from Python": (
        Row("backgammon", "backgammon", SPIEL, "backgammon", "steps", "steps/s", "steps"),
        Row("gin rummy", "gin_rummy", SPIEL, "gin_rummy", "steps", "steps/s", "steps"),
        Row("dou dizhu", "dou_dizhu", SPIEL, "dou_dizhu", "steps", "steps/s", "steps"),
    ),
    "python-chess 1.11.2": (
        Row("chess", "random games", CHESS, "python-chess", "steps", "steps/s", "steps"),
    ),
}  # fmt: skip
ROWS = {row.key: row for rows in GROUPS.values() for row in rows}


def figures(samples: Samples, refused: dict[str, str]) -> dict[str, Figure]:
    """Each row with its values and ratios; refused: workers that did not work, and why."""
    found = {key: Figure(row, why_not=refused.get(row.worker, "")) for key, row in ROWS.items()}
    for figure in found.values():
        row = figure.row
        figure.values = [row.value(sample) for sample in samples.get((row.worker, row.item), [])]
    for figure in found.values():
        if figure.row.beside:
            ours = found[figure.row.beside].values
            figure.ratios = [one / other for one, other in zip(ours, figure.values, strict=False)]
    return found
