"""What can be typed besides a number? Answers in the notation, and the commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from whistlepost.cli.files import GameFile
from whistlepost.core.errors import BadData, MalformedAction

if TYPE_CHECKING:
    from whistlepost.cli.session import Session


class Leave(Exception):  # noqa: N818  (it is no error)
    """Somebody leaves the table."""


def obey(session: Session, text: str) -> bool:
    """Do what was typed; say whether the question has to be asked anew. `hand 3` may be an answer, `hand` is none."""
    if is_offered(session, text):
        return answer(session, text)
    typed, _, rest = text.strip().partition(" ")
    doing = {**DOING, **session.face.commands()}
    known = (*SHOWING, *doing, "quit")
    word = next((name for name in known if typed.lower() in {name, session.words(f"command.{name}")}), "")
    if word == "quit":
        raise Leave
    if word in SHOWING:
        SHOWING[word](session)
        return word in PAGES
    if word in doing:
        return doing[word](session, rest.strip())
    return answer(session, text) if text else True


def is_offered(session: Session, text: str) -> bool:
    """Is it an answer that can be given now?"""
    try:
        return session.table.parse(text) in session.table.options()
    except MalformedAction:
        return False


def answer(session: Session, text: str) -> bool:
    """An answer in the notation; if it is not offered, say why."""
    try:
        action = session.table.parse(text)
    except MalformedAction:
        session.screen.say(session.says("unknown", text=text[:40]))
        return False
    if action in session.table.options():
        session.take([action])
        return True
    session.screen.say(session.words("play.not_offered", answer=text, why=session.face.why_not(text)))
    return False


def undo(session: Session, rest: str) -> bool:
    """Take back what was chosen last, or all since the turn began."""
    marks = session.marks
    if not marks or not session.table.can_undo:
        session.screen.say(session.words("undo.nothing"))
        return False
    target = marks[0] if rest in {"all", session.words("undo.all")} else marks[-1]
    session.marks = [mark for mark in marks if mark < target]
    taken = session.table.undo(max(0, session.table.can_undo - target))
    session.plan.clear()
    session.file.save(session.table.record())
    session.reporters[session.table.seat].taken_back()
    session.screen.say(session.words("undo.done", answers=session.words.count("undo.answers", taken)))
    return True


def why(session: Session, rest: str) -> bool:
    """Why something is not offered."""
    session.screen.say(session.face.why_not(rest) if rest else session.says("why"))
    return False


def board(session: Session) -> None:
    """Show everything again."""
    session.show_all(session.table.seat)


def seats(session: Session) -> None:
    """How far the game is, and how the seats stand."""
    session.screen.show(session.face.seats(session.table.view(session.table.seat)))


def tiles(session: Session, rest: str) -> bool:
    """A tile, drawn."""
    session.screen.show(session.face.tile(rest) or session.says("tile_unknown", tile=rest[:40]))
    return False


def legend(session: Session) -> None:
    """How the drawing is read."""
    session.screen.show(session.face.legend())


def log(session: Session, rest: str) -> bool:
    """The last answers, or so many of them."""
    count = int(rest) if rest.isdigit() else 20
    for seat, name in session.table.log(session.table.seat)[-count:]:
        session.screen.show(f"  {'*' if seat < 0 else 'ABCDE'[seat]}  {name}")
    return False


def score(session: Session) -> None:
    """What the person would score if the game ended now; of the others only what is open."""
    session.screen.say(session.says("now"))
    session.screen.show(session.face.score(session.table.seat))


def save(session: Session, rest: str) -> bool:
    """Say where the game is kept, or keep a copy."""
    if not rest:
        session.screen.say(session.words("save.kept", file=session.file.path))
        return False
    try:
        GameFile(Path(rest), session.words).begin(session.table.record(), ",".join(session.seats))
        session.screen.say(session.words("save.copied", file=rest))
    except BadData as wrong:
        session.screen.say(str(wrong))
    return False


def usage(session: Session) -> None:
    """What can be typed."""
    session.screen.say(session.says("help"))


SHOWING: dict[str, Callable[[Session], None]] = {
    "board": board, "seats": seats, "legend": legend, "score": score, "help": usage,
}  # fmt: skip
"""Commands that show something."""
PAGES = {"board", "help"}
"""These fill the screen, so the question is asked anew below them."""
DOING: dict[str, Callable[[Session, str], bool]] = {
    "undo": undo, "why": why, "tiles": tiles, "log": log, "save": save,
}  # fmt: skip
"""Commands that take a word more; they say whether the question has to be asked anew."""
