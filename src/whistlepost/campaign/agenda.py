"""What is to be answered in this position? Reads the question, and whether all else agrees with it."""

from __future__ import annotations

from whistlepost.campaign import numbers as n
from whistlepost.campaign.ground import best_tier
from whistlepost.campaign.position import question
from whistlepost.campaign.questions import QUESTIONS
from whistlepost.campaign.questions.placing import in_bag
from whistlepost.campaign.questions.setup import draw_lots
from whistlepost.campaign.state import State
from whistlepost.core.entries import Entry

WORDS = {word: number for number, (word, _) in enumerate(QUESTIONS)}
DRAWN = ("lot", "start", "draw")
ASKED = (*DRAWN, "place", "volunteer", "order", "contest", "take", "extra")
"""Questions that wait for an answer; the others go of themselves."""
AFTER = ("order", "contest", "take", "extra", "over")
"""When something of this turn may have been resolved already."""


def read_agenda(state: State, entry: Entry) -> None:
    """One question with the seat that is asked (-1: chance) and the argument; none when the game is over."""
    over = entry.flag("over")
    if not entry.has("ask"):
        begin_asking(state, over=over)
        return
    rows = entry.take("ask", "a list")
    expected = "no question, as the game is over" if over else "one question, with a seat and an argument"
    if not isinstance(rows, list) or len(rows) != 1 - over:
        raise entry.wrong("ask", expected, rows)
    for row in rows:
        if not isinstance(row, list) or [type(item) for item in row] != [str, int, int] or row[0] not in ASKED:
            raise entry.wrong("ask", f"a question ({', '.join(ASKED)}), a seat and an argument", row)
        word, seat, arg = row
        if seat not in seats_asked(state, word) or not 0 <= arg < n.SLOTS:
            raise entry.wrong("ask", "the seat in turn, -1 for a draw, or who can contest; and its argument", row)
        state.ask(WORDS[word], seat, arg)


def begin_asking(state: State, *, over: bool) -> None:
    """The question that follows from the rest: lots, place, draw, or Election Day."""
    if over:
        return
    if state.laid == 0 and n.TO_DRAW in state.lot:
        state.ask(n.LOT, n.CHANCE, state.lot.index(n.TO_DRAW))
    elif state.laid == 0 and max(state.lot) > n.OUT:
        state.ask(n.START, n.CHANCE, 0)
    elif state.laid == 0:
        draw_lots(state, (1 << state.players) - 1)
    elif state.hand >= 0:
        state.ask(n.PLACE, state.turn, 0)
    else:
        state.ask(n.DRAW, n.CHANCE, 0)


def seats_asked(state: State, word: str) -> range:
    """Who may be asked this."""
    if word in DRAWN:
        return range(n.CHANCE, 0)
    return range(state.players) if word == "contest" else range(state.turn, state.turn + 1)


def check_table(state: State, entry: Entry) -> None:
    """Lots and the start tile are drawn while the table is empty, and nothing else is asked then."""
    word = question(state)
    ok = state.over or (word in ("lot", "start")) == (state.laid == 0)
    check(entry, "table", ok=ok, expected=f"tiles that fit the question {word}")


def check_agenda(state: State, entry: Entry) -> None:
    """The question must be one that is asked in such a position; where it was left out the game may go on to it."""
    if not entry.has("ask"):
        state.settle()
    word = question(state)
    drawing = word in ("lot", "start")
    check(
        entry, "hand", ok=(word == "place") == (state.hand >= 0), expected="a tile if, and only if, it is to be placed"
    )
    check(entry, "row", ok=state.over or drawing == (state.row == 0), expected="1 to 3, and 0 before the first turn")
    check(entry, "earned", ok=not state.earned or word in AFTER, expected="nothing before a precinct is resolved")
    check(
        entry, "aside", ok=not any(state.aside) or aside_fits(state), expected="tiles that fit nowhere (R12), or lots"
    )
    check(entry, "lots", ok=max(state.lot) < n.TO_DRAW or word == lot_question(state), expected="lots before the start")
    check(entry, "ask", ok=state.over or is_asked(state), expected="a question that can be asked here, and answered")


def check(entry: Entry, key: str, *, ok: bool, expected: str) -> None:
    """One more thing that must be so."""
    if not ok:
        raise entry.wrong(key, expected, entry.table.get(key))


def lot_question(state: State) -> str:
    """What is asked while lots lie open."""
    return "lot" if n.TO_DRAW in state.lot else "start"


def aside_fits(state: State) -> bool:
    """Tiles lie aside while lots are drawn, and while an unplaceable one waits for another that is not (R7, R12)."""
    if question(state) != "draw":
        return question(state) in ("lot", "over")
    aside = [kind for kind in range(state.kit.kinds) if state.aside[kind]]
    return all(best_tier(state, kind) == n.UNFIT for kind in aside)


def is_asked(state: State) -> bool:
    """Is it a question that waits for its answer, not one that would have gone of itself, with an answer to give?"""
    if state.asked == n.LOT:
        to_draw = [seat for seat, lot in enumerate(state.lot) if lot == n.TO_DRAW]
        return to_draw[:1] == [state.arg] and len(to_draw) <= in_bag(state)
    if (state.asked != n.CONTEST and state.arg) or (state.asked == n.CONTEST and state.arg and not state.kit.by_token):
        return False
    later = state.copy()
    later.settle()
    asked = later.asked, later.seat, later.arg
    return asked == (state.asked, state.seat, state.arg) and bool(state.options())
