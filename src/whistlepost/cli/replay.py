"""`whistlepost replay`: how did a game go? Its turns one by one, as a spectator or a seat knew them."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from whistlepost import Table
from whistlepost.cli.arguments import number
from whistlepost.cli.face import SEATS, face_of
from whistlepost.cli.files import GameFile, read_bytes
from whistlepost.cli.report import Reporter
from whistlepost.cli.screen import Screen
from whistlepost.cli.words import Words
from whistlepost.core.errors import BadData
from whistlepost.core.record import Record, read
from whistlepost.core.replay import answer_of, first_state


class Reel:
    """A recorded game that can be shown at the end of any turn; turn 0 is the setup."""

    def __init__(self, raw: bytes, seat: int | None, words: Words, names: list[str]) -> None:
        self.table = Table.replay(raw)
        self.record: Record = read(raw)
        self.seat = seat
        self.face = face_of(self.table.game.name)(self.table, words, names)
        self.ends = self.turns()

    def turns(self) -> list[int]:
        """After how many answers each turn ends."""
        game, state = self.table.game, first_state(self.record, self.table.game)
        ends, turn = [0], self.face.turn(game.view(state, None))
        for index in range(len(self.record.answers)):
            state.play(answer_of(self.record, index, game, state))
            now = self.face.turn(game.view(state, None))
            if now != turn:
                ends.append(index + 1)
            turn = now
        return ends if ends[-1] == len(self.record.answers) else [*ends, len(self.record.answers)]

    def show(self, turn: int, screen: Screen, words: Words) -> None:
        """The table at the end of that turn, and what was done in it."""
        game, state = self.table.game, first_state(self.record, self.table.game)
        story = Reporter(self.table, self.face, self.seat)
        first = self.ends[max(0, turn - 1)]
        for index in range(self.ends[turn]):
            if index == first:
                story.state, story.count = state.copy(), index
            state.play(answer_of(self.record, index, game, state))
        view = game.view(state, self.seat)
        screen.show(f"{self.face.board(view, screen.room)}\n\n{self.face.seats(view)}\n")
        if self.seat is not None and (hand := self.face.hand(view, screen.width)):
            screen.show(f"{hand}\n")
        for line in story.lines(self.ends[turn]) if turn else ():
            screen.show(line)
        screen.say(words("replay.turn", turn=turn, turns=len(self.ends) - 1), "bold")


def replay(arguments: Namespace, screen: Screen, words: Words) -> int:
    """Show the turns of a record."""
    reel = reel_of(arguments, words)
    last = len(reel.ends) - 1
    if arguments.to is not None:
        reel.show(turn_number(arguments.to, last, words), screen, words)
    elif arguments.all:
        for turn in range(last + 1):
            reel.show(turn, screen, words)
        result(reel, screen)
    else:
        step_through(reel, screen, words)
    return 0


def reel_of(arguments: Namespace, words: Words) -> Reel:
    """The record that is to be shown."""
    path = Path(arguments.record)
    raw = read_bytes(path, words)
    try:
        players = Table.replay(raw).players
    except BadData as wrong:
        raise BadData(words("error.record", file=path, why=wrong)) from None
    names = GameFile(path, words).seats().split(",")
    seat = seat_number(arguments.seat, players, words) if arguments.seat else None
    return Reel(raw, seat, words, names if len(names) == players else [""] * players)


def seat_number(text: str, players: int, words: Words) -> int:
    """A seat by its letter or its number, from 0."""
    letters = SEATS[:players]
    named = [seat for seat, letter in enumerate(letters) if text.upper() in {letter, str(seat)}]
    if not named:
        raise BadData(words("error.no_seat", seat=text, known=", ".join(letters)))
    return named[0]


def turn_number(text: str, last: int, words: Words) -> int:
    """A turn that there is."""
    turn = number(text, "--to", words)
    if turn > last:
        raise BadData(words("error.turn", turn=turn, last=last))
    return turn


def step_through(reel: Reel, screen: Screen, words: Words) -> None:
    """Enter shows the next turn, a number that turn, q leaves."""
    turn, last = 0, len(reel.ends) - 1
    while True:
        reel.show(turn, screen, words)
        if turn == last:
            result(reel, screen)
        try:
            text = screen.ask(words("replay.ask"))
        except (EOFError, KeyboardInterrupt):
            return
        if text.lower().startswith(("q", "s")) or (not text and turn == last):
            return
        turn = min(int(text), last) if text.isdecimal() else min(turn + 1, last)


def result(reel: Reel, screen: Screen) -> None:
    """The scores of a game that is over."""
    if reel.table.over:
        screen.show(reel.face.score())
        screen.say(reel.face.won(), "bold")
