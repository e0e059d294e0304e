"""How did it end, or how would it end today? The votes of each seat by source, and precinct by precinct."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from whistlepost import Table
from whistlepost.campaign.events import Event
from whistlepost.campaign.kit import GROUND
from whistlepost.campaign.scoring import standing, winners
from whistlepost.campaign.state import State
from whistlepost.cli.aligned import aligned
from whistlepost.cli.campaign.lexicon import Lexicon, first_cell
from whistlepost.cli.face import SEATS
from whistlepost.core.record import read
from whistlepost.core.replay import answer_of, first_state

WHEN = ("play", "election")


def score(table: Table, lexicon: Lexicon, names: Sequence[str]) -> str:
    """Every precinct that was scored, and the sum of it all; while the game runs, as if today were Election Day."""
    rows = scored(table)
    parts = []
    for title, when in zip(titles(table), WHEN, strict=True):
        if found := [row for row in rows if row["when"] == when]:
            parts.append("\n".join([lexicon.words(title), *lines(found, lexicon)]))
    return "\n\n".join([*parts, breakdown(rows, lexicon, names, table.players)])


def titles(table: Table) -> tuple[str, str]:
    """Over what was scored in play, and over what is scored on Election Day."""
    return "tally.in_play", "tally.on_day" if table.over else "tally.today"


def scored(table: Table) -> list[Event]:
    """All that was scored so far, and what would be today."""
    record = read(table.record())
    state = cast("State", first_state(record, table.game))
    rows: list[Event] = []
    state.journal = rows
    for index in range(len(record.answers)):
        state.play(answer_of(record, index, table.game, state))
    if not state.over:
        standing(state)
    return rows


def lines(rows: Sequence[Event], lexicon: Lexicon) -> list[str]:
    """A precinct a line: its tiles with what each gives, who wins, and by which influence."""
    cells = [line(row, lexicon) for row in rows]
    return [f"  {text}" for text in aligned(cells).split("\n")] if cells else []


def line(row: Mapping[str, Any], lexicon: Lexicon) -> list[str]:
    """`urban 1,0`, `2x3 + V6 = 12`, `to A`, `A 1 office; B 1 whistlestop`."""
    result = lexicon.words("tally.nobody")
    if row["winners"]:
        result = lexicon.words("tally.to", seats=lexicon.seats(row["winners"]))
    where = f"{lexicon.kinds(row['kind'])} {first_cell(row)}"
    told = added(row["tiles"])
    return [
        where,
        told if told == str(row["votes"]) else f"{told} = {row['votes']}",
        result,
        lexicon.influence(row["influence"]),
    ]


def added(tiles: Sequence[Mapping[str, Any]]) -> str:
    """`2x3 + V6`: what each tile gives; `V` for one that a votes symbol doubles (R27)."""
    bases = [tile["base"] for tile in tiles if not tile["doubled"]]
    plain = [(base, bases.count(base)) for base in dict.fromkeys(bases)]
    terms = [f"{count}x{base}" if count > 1 else str(base) for base, count in plain]
    return " + ".join([*terms, *(f"V{tile['votes']}" for tile in tiles if tile["doubled"])])


def breakdown(rows: Sequence[Event], lexicon: Lexicon, names: Sequence[str], players: int) -> str:
    """The votes of each seat by kind of precinct, in play and on Election Day."""
    table = []
    for when in WHEN:
        for kind in [*GROUND, *dict.fromkeys(str(row["kind"]) for row in rows if row["kind"] not in GROUND)]:
            won = [sum_of(rows, when, kind, seat) for seat in range(players)]
            if any(won):
                table.append([lexicon.words(f"tally.{when}", kind=lexicon.kinds(kind)), *map(str, won)])
    total = [sum(int(row[seat + 1]) for row in table) for seat in range(players)]
    head = ["", *(f"{SEATS[seat]} {name}" for seat, name in enumerate(names))]
    return aligned([head, *table, [lexicon.words("tally.total"), *map(str, total)]], " " + "r" * players)


def sum_of(rows: Sequence[Mapping[str, Any]], when: str, kind: str, seat: int) -> int:
    """The votes that a seat has from such precincts."""
    return sum(row["votes"] for row in rows if row["when"] == when and row["kind"] == kind and seat in row["winners"])


def won(state: State, lexicon: Lexicon, names: Sequence[str]) -> str:
    """Who has won, in a sentence; equals share, or play again if that was agreed (R41)."""
    best = [f"{SEATS[seat]} ({names[seat]})" for seat in winners(state)]
    key = "score.winner" if len(best) == 1 else "score.winners"
    if len(best) > 1 and state.kit.rulings.final_tie == "run_off":
        key = "tally.run_off"
    return lexicon.words(key, seats=lexicon.words.listed(best))
