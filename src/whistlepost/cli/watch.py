"""`whistlepost watch`: how do bots play against each other?"""

from __future__ import annotations

import time
from argparse import Namespace
from pathlib import Path

from whistlepost import Table
from whistlepost.cli.deal import dealt, seats_of
from whistlepost.cli.face import Face, face_of
from whistlepost.cli.files import GameFile
from whistlepost.cli.report import Reporter
from whistlepost.cli.screen import Screen
from whistlepost.cli.seats import decided, people, usual_bot
from whistlepost.cli.words import Words
from whistlepost.core.errors import BadData


def watch(arguments: Namespace, screen: Screen, words: Words) -> int:
    """Bots play a game; the board after each turn, the result at the end."""
    seats = seats_of(arguments, words, usual_bot())
    if people(seats):
        raise BadData(words("error.only_bots"))
    pause = seconds(arguments.delay, words)
    table, seed = dealt(arguments, len(seats), words)
    file = GameFile(Path(arguments.file), words) if arguments.file else None
    if file:
        file.begin(table.record(), ",".join(seats))
    face = face_of(table.game.name)(table, words, seats)
    reporter = Reporter(table, face, None)
    while not table.over:
        play_turn(table, face, seats, seed)
        if file:
            file.save(table.record())
        if not arguments.quiet:
            show_turn(table, face, reporter, screen)
            time.sleep(pause)
    screen.say(words("watch.seed", seed=seed))
    screen.show(face.score())
    screen.say(face.won(), "bold")
    return 0


def seconds(text: str, words: Words) -> float:
    """A pause that was typed."""
    try:
        pause = float(text)
    except ValueError:
        pause = -1
    if not 0 <= pause <= 3600:
        raise BadData(words("arguments.pause", text=text))
    return pause


def play_turn(table: Table, face: Face, seats: list[str], luck: int) -> None:
    """Answer until the turn is another one; placing the trains counts as one turn."""
    turn = face.turn(table.view(None))
    while not table.over and face.turn(table.view(None)) == turn:
        table.play(decided(table, seats[table.seat], luck))


def show_turn(table: Table, face: Face, reporter: Reporter, screen: Screen) -> None:
    """The board, and what was done."""
    view = table.view(None)
    screen.show(f"{face.board(view, screen.room)}\n\n{face.seats(view)}\n")
    for line in reporter.news():
        screen.show(line)
    screen.say()
