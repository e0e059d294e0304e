"""`whistlepost play`: how does a game begin, and what is said at its end?"""

from __future__ import annotations

import signal
from argparse import Namespace
from collections.abc import Callable, Collection
from pathlib import Path
from shlex import quote

from whistlepost.cli.arguments import named_options
from whistlepost.cli.commands import Leave
from whistlepost.cli.deal import USUAL_PLAYERS, session_of
from whistlepost.cli.face import FACES, SEATS, face_of
from whistlepost.cli.files import unfinished
from whistlepost.cli.screen import Screen
from whistlepost.cli.seats import ME, USUAL, read_seats
from whistlepost.cli.session import Session
from whistlepost.cli.words import Words
from whistlepost.core.errors import BadData
from whistlepost.games import find

SETTINGS = ("players", "seats", "seed", "file", "hot_seat")


def play(arguments: Namespace, screen: Screen, words: Words) -> int:
    """Play a game; whatever way it is left, it is kept."""
    session = None
    try:
        if not any(getattr(arguments, name) for name in SETTINGS) and not named_options(arguments):
            settle(arguments, screen, words)
        session = session_of(arguments, screen, words)
        welcome(session)
        session.run()
        finish(session)
    except (EOFError, KeyboardInterrupt, Leave) as way:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C shall not cut off the last line
        screen.say()
        screen.say(words("play.left", file=quote(str(session.file.path))) if session else words("play.not_begun"))
        return 130 if isinstance(way, KeyboardInterrupt) else 0
    return 0


def settle(arguments: Namespace, screen: Screen, words: Words) -> None:
    """A few questions for somebody who has said nothing; Enter takes what stands in brackets."""
    screen.say(words("start.hello"), "bold")
    known = unfinished(Path())
    if known and agreed(screen, words, words("start.resume", file=known)):
        arguments.file = str(known)
        return
    if len(FACES) > 1:
        arguments.game = chosen("game", arguments.game, FACES, screen, words)
    screen.say(words(f"{arguments.game}.hello"))
    rules = find(arguments.game)
    arguments.players = chosen("players", str(USUAL_PLAYERS), [str(seats) for seats in rules.seats], screen, words)
    wanted = int(arguments.players)
    rest = asked(screen, words("start.against"), USUAL, lambda text: against(text, wanted, words))
    arguments.seats = ",".join(against(rest, wanted, words))
    for name, usual in face_of(arguments.game).settled_first(words).items():
        known_values = [value for value in rules.options()[name] if value != "..."]
        setattr(arguments, name, chosen(name, usual, known_values, screen, words))


def chosen(what: str, usual: str, known: Collection[str], screen: Screen, words: Words) -> str:
    """One of those that there are."""

    def check(text: str) -> None:
        if text not in known:
            raise BadData(words("error.choice", what=text, known=", ".join(known)))

    return asked(screen, words(f"start.{what}", known=", ".join(known)), usual, check)


def asked(screen: Screen, question: str, usual: str, check: Callable[[str], object]) -> str:
    """An answer that passes the check."""
    while True:
        text = screen.ask(f"{question} [{usual}]") or usual
        try:
            check(text)
        except BadData as wrong:
            screen.say(str(wrong))
            continue
        return text


def agreed(screen: Screen, words: Words, question: str) -> bool:
    """Yes, unless somebody says no."""
    return not screen.ask(f"{question} [{words('start.yes')}]").lower().startswith("n")


def against(text: str, wanted: int, words: Words) -> list[str]:
    """The seats: a person first, then bots of that name, or people."""
    return [ME, *read_seats(",".join([text] * (wanted - 1)), words)]


def welcome(session: Session) -> None:
    """The first screen: who plays, where the game is kept, how to answer."""
    words, screen = session.words, session.screen
    seats = [f"{SEATS[seat]} {name}" for seat, name in enumerate(session.names)]
    screen.say(words("start.seats", seats=", ".join(seats)))
    screen.say(words("start.file", file=session.file.path))
    screen.say()
    screen.say(session.says("how"))
    screen.say()
    screen.show(session.face.legend())
    if not session.table.over and screen.is_terminal:
        screen.ask(words("start.enter"))


def finish(session: Session) -> None:
    """The end of a game."""
    words, screen, path = session.words, session.screen, session.file.path
    screen.say()
    screen.show(session.face.board(session.table.view(None), screen.room))
    screen.say()
    screen.say(words("score.end"), "bold")
    screen.show(session.face.score())
    screen.say(session.face.won(), "bold")
    screen.say(words("score.again", file=quote(str(path))))
