"""`whistlepost play`: how does a game begin, and what is said at its end?"""

from __future__ import annotations

import signal
from argparse import Namespace
from pathlib import Path

from whistlepost.cli.arguments import number
from whistlepost.cli.commands import Leave
from whistlepost.cli.deal import USUAL_PLAYERS, session_of
from whistlepost.cli.files import unfinished
from whistlepost.cli.railroad import SEATS
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
        if not any(getattr(arguments, name) for name in (*SETTINGS, *find("railroad").options())):
            settle(arguments, screen, words)
        session = session_of(arguments, screen, words)
        welcome(session)
        session.run()
        finish(session)
    except (EOFError, KeyboardInterrupt, Leave) as way:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C shall not cut off the last line
        screen.say()
        screen.say(words("play.left", file=session.file.path) if session else words("play.not_begun"))
        return 130 if isinstance(way, KeyboardInterrupt) else 0
    return 0


def settle(arguments: Namespace, screen: Screen, words: Words) -> None:
    """A few questions for somebody who has said nothing; Enter takes what stands in brackets."""
    screen.say(words("start.hello"), "bold")
    known = unfinished(Path())
    if known and agreed(screen, words, words("start.resume", file=known)):
        arguments.file = str(known)
        return
    arguments.players = asked(screen, words("start.players"), str(USUAL_PLAYERS), lambda text: players(text, words))
    wanted = int(arguments.players)
    rest = asked(screen, words("start.against"), USUAL, lambda text: against(text, wanted, words))
    arguments.seats = ",".join(against(rest, wanted, words))
    arguments.rules = asked(
        screen, words("start.rules"), "pt" if words.portuguese else "2017", lambda text: rules(text, words)
    )


def asked(screen: Screen, question: str, usual: str, check: object) -> str:
    """An answer that passes the check."""
    while True:
        text = screen.ask(f"{question} [{usual}]") or usual
        try:
            if callable(check):
                check(text)
        except BadData as wrong:
            screen.say(str(wrong))
            continue
        return text


def agreed(screen: Screen, words: Words, question: str) -> bool:
    """Yes, unless somebody says no."""
    return not screen.ask(f"{question} [{words('start.yes')}]").lower().startswith("n")


def players(text: str, words: Words) -> None:
    """A number of players that there is."""
    seats = find("railroad").seats
    if number(text, words("start.players"), words) not in seats:
        raise BadData(words("error.players", players=text, known=", ".join(map(str, seats))))


def against(text: str, wanted: int, words: Words) -> list[str]:
    """The seats: a person first, then bots of that name, or people."""
    return [ME, *read_seats(",".join([text] * (wanted - 1)), words)]


def rules(text: str, words: Words) -> None:
    """A preset that there is."""
    known = find("railroad").options()["rules"]
    if text not in known:
        raise BadData(words("error.rules", rules=text, known=", ".join(known)))


def welcome(session: Session) -> None:
    """The first screen: who plays, where the game is kept, how to answer."""
    words, screen = session.words, session.screen
    seats = [f"{SEATS[seat]} {name}" for seat, name in enumerate(session.names)]
    screen.say(words("start.seats", seats=", ".join(seats)))
    screen.say(words("start.file", file=session.file.path))
    screen.say()
    screen.say(words("start.how"))
    screen.say()
    screen.show(session.railroad.legend())
    if not session.table.over and screen.is_terminal:
        screen.ask(words("start.enter"))


def finish(session: Session) -> None:
    """The end of a game."""
    words, screen, path = session.words, session.screen, session.file.path
    screen.say()
    screen.show(session.railroad.board(session.table.view(None), screen.room))
    screen.say()
    screen.say(words("score.end"), "bold")
    screen.show(session.railroad.score())
    screen.say(session.railroad.won(), "bold")
    screen.say(words("score.again", file=path))
