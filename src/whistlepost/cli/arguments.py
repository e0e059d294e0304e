"""What may stand on the command line?"""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import NoReturn

from whistlepost import __version__
from whistlepost.cli.words import LANGUAGES, Words
from whistlepost.core.errors import BadData
from whistlepost.games import GAMES, find

COMPLAINTS = {
    r"unrecognized arguments: (.*)": "arguments.unknown",
    r"argument (\S+): expected one argument": "arguments.value",
    r"the following arguments are required: (.*)": "arguments.required",
    r"argument command: invalid choice: '?([^' ]*)'?.*": "arguments.command",
}
"""What the parser of the standard library has to say, and our sentence for it."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence of ours."""

    words = Words("en")
    commands: Sequence[str] = ()

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments."""
        for pattern, key in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message):
                raise BadData(self.words(key, what=found[1], known=", ".join(self.commands)))
        raise BadData(message)


def parser(words: Words) -> Parser:
    """The parser of all commands."""
    Parser.words = words
    whole = Parser("whistlepost", description=words("arguments.whole"), add_help=False)
    whole.add_argument("-h", "--help", action="help", help=words("arguments.help"))
    whole.add_argument(
        "--version", action="version", version=f"whistlepost {__version__}", help=words("arguments.version")
    )
    parts = whole.add_subparsers(
        dest="command", metavar="command", title=words("arguments.commands"), parser_class=Parser
    )
    for name, fill in (
        ("play", play),
        ("watch", watch),
        ("replay", replay),
        ("verify", verify),
        ("tiles", tiles),
        ("serve", serve),
        ("worker", worker),
        ("backup", backup),
        ("check", kept),
    ):
        told = words(f"arguments.{name}")
        part = parts.add_parser(name, help=told, description=told, add_help=False, allow_abbrev=False)
        fill(part, words)
        part.add_argument("-h", "--help", action="help", help=words("arguments.help"))
        part.add_argument("--lang", metavar="|".join(LANGUAGES), help=words("arguments.lang"))
        part.add_argument("--debug", action="store_true", help=words("arguments.debug"))
    Parser.commands = tuple(parts.choices)
    return whole


def setup(part: argparse.ArgumentParser, words: Words) -> None:
    """What a new game is set up by: the game's own options are all there."""
    game(part, words)
    part.add_argument("--players", metavar="N", help=words("arguments.players"))
    part.add_argument("--seats", metavar="me,greedy,...", help=words("arguments.seats"))
    part.add_argument("--seed", metavar="N", help=words("arguments.seed"))
    part.add_argument("--file", metavar="FILE", help=words("arguments.file"))
    for rules in map(find, GAMES):
        group = part.add_argument_group(words("arguments.options", game=rules.name))
        for name, values in rules.options().items():
            shown = "|".join("FILE" if value == "..." else value for value in values)
            told = words.sentences.get(f"option.{name}")
            group.add_argument(f"--{name.replace('_', '-')}", dest=name, metavar=shown, help=told)


def game(part: argparse.ArgumentParser, words: Words) -> None:
    """Which game it is about."""
    part.add_argument("--game", metavar="|".join(GAMES), default="railroad", help=words("arguments.game"))


def every_option() -> dict[str, tuple[str, ...]]:
    """The options of all games, each with its values."""
    return {name: values for game in GAMES for name, values in find(game).options().items()}


def named_options(arguments: argparse.Namespace) -> dict[str, str]:
    """The options that were given."""
    return {name: value for name in every_option() if (value := getattr(arguments, name)) is not None}


def play(part: argparse.ArgumentParser, words: Words) -> None:
    """Arguments of `play`."""
    setup(part, words)
    part.add_argument("--hot-seat", action="store_true", help=words("arguments.hot_seat"))


def watch(part: argparse.ArgumentParser, words: Words) -> None:
    """Arguments of `watch`."""
    setup(part, words)
    part.add_argument("--delay", metavar="S", default="0", help=words("arguments.delay"))
    part.add_argument("--quiet", action="store_true", help=words("arguments.quiet"))


def replay(part: argparse.ArgumentParser, words: Words) -> None:
    """Arguments of `replay`."""
    part.add_argument("record", metavar="FILE", help=words("arguments.record"))
    part.add_argument("--seat", metavar="N", help=words("arguments.seat"))
    part.add_argument("--to", metavar="N", help=words("arguments.to"))
    part.add_argument("--all", action="store_true", help=words("arguments.all"))


def verify(part: argparse.ArgumentParser, words: Words) -> None:
    """Arguments of `verify`."""
    part.add_argument("record", metavar="FILE", help=words("arguments.record"))


def tiles(part: argparse.ArgumentParser, words: Words) -> None:
    """Arguments of `tiles`."""
    game(part, words)
    part.add_argument("sources", metavar="FILE", nargs="*", help=words("arguments.sources"))


def kept(part: argparse.ArgumentParser, words: Words) -> None:
    """Where the games of a server are: all that `check` needs."""
    part.add_argument("--data", metavar="FOLDER", default="whistlepost-data", help=words("arguments.data"))
    part.add_argument("--database", metavar="URL", default="", help=words("arguments.database"))


def backup(part: argparse.ArgumentParser, words: Words) -> None:
    """Arguments of `backup`."""
    part.add_argument("to", metavar="TO", help=words("arguments.to_folder"))
    kept(part, words)


def worker(part: argparse.ArgumentParser, words: Words) -> None:
    """Arguments of `worker`."""
    kept(part, words)
    part.add_argument("--metrics", metavar="[ADDRESS:]PORT", default="", help=words("arguments.metrics"))
    part.add_argument("--bots", metavar="N", default="", help=words("arguments.bots"))
    part.add_argument("--log", metavar="quiet|console|json", default="quiet", help=words("arguments.log"))
    notices(part, words)


def serve(part: argparse.ArgumentParser, words: Words) -> None:
    """Arguments of `serve`."""
    worker(part, words)
    part.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=words("arguments.host"))
    part.add_argument("--port", metavar="N", default="8000", help=words("arguments.port"))
    part.add_argument("--origin", metavar="URL", action="append", default=[], help=words("arguments.origin"))
    part.add_argument("--proxy", metavar="ADDRESS", default="", help=words("arguments.proxy"))


def notices(part: argparse.ArgumentParser, words: Words) -> None:
    """How people are told that they are asked, by every process that may tell them."""
    part.add_argument("--mail", metavar="URL", default="", help=words("arguments.mail"))
    part.add_argument("--sender", metavar="ADDRESS", default="", help=words("arguments.sender"))
    part.add_argument("--intranet", action="store_true", help=words("arguments.intranet"))


def number(text: str, name: str, words: Words, low: int = 0) -> int:
    """A whole number that was typed."""
    if not re.fullmatch(r"[0-9]{1,18}", text) or int(text) < low:
        raise BadData(words("arguments.number", name=name, low=low, text=text))
    return int(text)
