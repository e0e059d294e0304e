"""Which game is to be played? A new one, dealt as the arguments say, or one that goes on from its file."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

from whistlepost import CHANCE, Table
from whistlepost.cli.arguments import named_options, number
from whistlepost.cli.files import GameFile, free_path, read_bytes
from whistlepost.cli.screen import Screen
from whistlepost.cli.seats import ME, people, read_seats, usual_bot
from whistlepost.cli.session import Session
from whistlepost.cli.words import Words
from whistlepost.core.errors import BadData
from whistlepost.core.record import Record, read
from whistlepost.games import find

USUAL_PLAYERS = 3


def session_of(arguments: Namespace, screen: Screen, words: Words) -> Session:
    """The game that the arguments of `play` speak of."""
    path = Path(arguments.file) if arguments.file else free_path(Path())
    return resumed(path, arguments, screen, words) if path.exists() else begun(path, arguments, screen, words)


def begun(path: Path, arguments: Namespace, screen: Screen, words: Words) -> Session:
    """A new game."""
    seats = seats_of(arguments, words)
    if not people(seats):
        raise BadData(words("error.nobody"))
    table, seed = dealt(arguments, len(seats), words)
    file = GameFile(path, words)
    file.begin(table.record(), ",".join(seats))
    return Session(table, seats, file, seed, screen=screen, words=words)


def dealt(arguments: Namespace, players: int, words: Words) -> tuple[Table, int]:
    """A new table, and the seed that it follows from."""
    seed = secrets.randbits(32) if arguments.seed is None else number(arguments.seed, "--seed", words)
    return Table(arguments.game, players, seed, **named_options(arguments)), seed


def seats_of(arguments: Namespace, words: Words, usual: str = ME) -> list[str]:
    """Who sits where: as named, or else a person and bots, as many as there are players."""
    named = read_seats(arguments.seats, words) if arguments.seats else []
    wanted = number(arguments.players, "--players", words) if arguments.players else len(named) or USUAL_PLAYERS
    seats = find(arguments.game).seats
    if wanted not in seats:
        raise BadData(words("error.players", players=wanted, known=", ".join(map(str, seats))))
    if named and len(named) != wanted:
        raise BadData(words("error.seats_count", seats=len(named), players=wanted))
    if getattr(arguments, "hot_seat", False):
        return named or [ME] * wanted
    return named or [usual] + [usual_bot()] * (wanted - 1)


def resumed(path: Path, arguments: Namespace, screen: Screen, words: Words) -> Session:
    """A game that goes on, or is looked at again when it is over."""
    raw = read_bytes(path, words)
    try:
        table, record = Table.replay(raw), read(raw)
    except BadData as wrong:
        raise BadData(words("error.record", file=path, why=wrong)) from None
    if table.seat == CHANCE and not table.over:
        raise BadData(words("error.sealed", file=path))
    arguments.game = table.game.name
    check_options(arguments, path, record, words)
    file = GameFile(path, words, raw.decode())
    seats = seats_again(file, table.players, arguments, words)
    file.note_seats(",".join(seats))
    return Session(table, seats, file, record.seed, screen=screen, words=words)


def check_options(arguments: Namespace, path: Path, record: Record, words: Words) -> None:
    """What a game is played with was settled when it began."""
    rules = find(record.game)
    begun = record.position if record.options is None else record.options
    for name, value in rules.settled(named_options(arguments)).items():
        if name not in rules.options():
            raise BadData(words("error.no_option", file=path, game=rules.name, option=name))
        stands = begun.get(name, rules.options()[name][0])
        if value != stands:
            raise BadData(words("error.other_option", file=path, option=name, stands=stands, value=value))


def seats_again(file: GameFile, players: int, arguments: Namespace, words: Words) -> list[str]:
    """Who sits where: as named now, or as it was."""
    arguments.players = arguments.players or str(players)
    if number(arguments.players, "--players", words) != players:
        raise BadData(words("error.other_players", file=file.path, players=players))
    if not arguments.seats and not arguments.hot_seat:
        arguments.seats = file.seats()
    return seats_of(arguments, words)
