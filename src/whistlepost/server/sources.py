"""What are the scores made of? What was scored in play, row by row, and what the end adds."""

from collections.abc import Iterator, Sequence
from typing import Any

from whistlepost.server.course import Course
from whistlepost.server.happened import Line
from whistlepost.server.wire.told import Source, Sources


def standing_rows(lines: Sequence[Line]) -> list[Line]:
    """The rows that were not taken back."""
    kept: list[Line] = []
    for line in lines:
        if line.kind == "undo":
            kept = [one for one in kept if one.number < (line.to or 0)]
        else:
            kept.append(line)
    return kept


def scored(lines: Sequence[Line]) -> Iterator[dict[str, Any]]:
    """Everything that was scored."""
    for line in standing_rows(lines):
        for effect in line.effects:
            yield from effect.get("scored", [])


def in_play(lines: Sequence[Line], players: int) -> dict[str, list[int]]:
    """The points of each seat, by what they come from."""
    found: dict[str, list[int]] = {}
    for row in scored(lines):
        before = found.get(row["source"], [0] * players)
        found[row["source"]] = [one + more for one, more in zip(before, row["points"], strict=True)]
    return found


def sources_of(course: Course, final: dict[str, Any] | None) -> Sources:
    """What the scores are made of; `final` is what the game's help of that name tells the viewer."""
    play = [Source(source, list(points)) for source, points in in_play(course.lines, course.head.players).items()]
    if final is None:
        return Sources(play, [], list(course.state.scores()))
    return Sources(play, [Source(row["source"], row["points"]) for row in final["sources"]], final["totals"])
