"""What is asked for, and how are people told if it cannot be done?"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from whistlepost.cli.arguments import parser
from whistlepost.cli.face import face_of
from whistlepost.cli.files import read_bytes
from whistlepost.cli.play import play
from whistlepost.cli.replay import replay
from whistlepost.cli.screen import Screen
from whistlepost.cli.serve import back_up, check, serve, work
from whistlepost.cli.watch import watch
from whistlepost.cli.words import Words, usual_language
from whistlepost.core.errors import BadData
from whistlepost.core.replay import verify as verified
from whistlepost.games import find

Command = Callable[[Namespace, Screen, Words], int]
INTERRUPTED = 130
WRONG = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Do one command; 0 if all went well, 1 if a record does not hold, 2 if something was wrong with what was given."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a stream of a test may lack it
    words = Words(usual_language())
    try:
        words = Words(language(typed))
        return obeyed(typed, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # who read has had enough
        return 0
    except (BadData, RecursionError) as wrong:
        print(words("error.sentence", what=wrong), file=sys.stderr)
        return WRONG
    except Exception as wrong:
        if "--debug" in typed:
            raise
        print(words("error.inside", what=f"{type(wrong).__name__}: {wrong}"), file=sys.stderr)
        return WRONG


def language(typed: Sequence[str]) -> str:
    """The language that was asked for, wherever that stands."""
    for i, word in enumerate(typed):
        if word == "--lang" and i + 1 < len(typed):
            return typed[i + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return usual_language()


def obeyed(typed: Sequence[str], words: Words) -> int:
    """Do what was typed."""
    whole = parser(words)
    found = whole.parse_args(typed)
    if found.command is None:
        whole.print_help()
        return 0
    if hasattr(found, "game"):
        find(found.game)  # one that does not exist is told at once
    return COMMANDS[found.command](found, Screen(), words)


def verify(arguments: Namespace, screen: Screen, words: Words) -> int:
    """`whistlepost verify`: does a record hold?"""
    path = Path(arguments.record)
    verdict = verified(read_bytes(path, words))
    screen.say(words("verify.holds" if verdict else "verify.fails", file=path, why=verdict.text))
    return 0 if verdict else 1


def tiles(arguments: Namespace, screen: Screen, words: Words) -> int:
    """`whistlepost tiles`: what is printed on the pieces, and is a component file right?"""
    screen.say(face_of(arguments.game).gallery(arguments.sources))
    screen.say(words("tiles.right"))
    return 0


COMMANDS: dict[str, Command] = {
    "play": play, "watch": watch, "replay": replay, "verify": verify, "tiles": tiles, "serve": serve,
    "worker": work, "backup": back_up, "check": check,
}  # fmt: skip
