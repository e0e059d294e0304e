"""How did it end? Every source of fame, seat by seat, and who has won (E2-E6)."""

from __future__ import annotations

from collections.abc import Sequence

from whistlepost.cli.aligned import aligned
from whistlepost.cli.face import SEATS
from whistlepost.cli.words import Words
from whistlepost.railroad.scoring import breakdown, winners
from whistlepost.railroad.state import State


def table(state: State, names: Sequence[str], words: Words, viewer: int | None = None) -> str:
    """The breakdown of the scores. While the game runs: the viewer's, and the fame of the others."""
    parts = [breakdown(state, seat) for seat in range(state.players)]
    shown = [part if state.over or seat == viewer else {"fame": part["fame"]} for seat, part in enumerate(parts)]
    rows = [[words(f"score.{source}"), *(str(part.get(source, "?")) for part in shown)] for source in parts[0]]
    head = ["", *(f"{SEATS[seat]} {name}" for seat, name in enumerate(names))]
    return aligned([head, *rows], " " + "r" * len(names))


def won(state: State, names: Sequence[str], words: Words) -> str:
    """Who has won, in a sentence."""
    best = [f"{SEATS[seat]} ({names[seat]})" for seat in winners(state)]
    return words("score.winner" if len(best) == 1 else "score.winners", seats=words.listed(best))
