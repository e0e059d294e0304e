"""`whistlepost serve`, `worker`, `backup` and `check`: what the host of a server does."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from whistlepost.cli.arguments import number
from whistlepost.cli.screen import Screen
from whistlepost.cli.words import Words
from whistlepost.core.errors import BadData

if TYPE_CHECKING:
    from whistlepost.server.serve import Wish

Command = Callable[[Namespace, Screen, Words], int]
NOTICES = {"mail": "", "sender": "", "intranet": False}
LOGS = ("quiet", "console", "json")


def hosting(do: Command) -> Command:
    """Only who hosts needs what a server stands on; without it a sentence says how to get it."""

    @wraps(do)
    def done(arguments: Namespace, screen: Screen, words: Words) -> int:
        try:
            return do(arguments, screen, words)
        except ModuleNotFoundError as missing:
            raise BadData(words("serve.missing", what=missing.name)) from None

    return done


@hosting
def serve(arguments: Namespace, screen: Screen, words: Words) -> int:
    """Run a server until it is told to stop."""
    from whistlepost.server import serve as server

    wish = wish_of(
        arguments, words, host=arguments.host, port=number(arguments.port, "--port", words),
        origins=tuple(arguments.origin), proxies=arguments.proxy,
    )  # fmt: skip
    return server.serve(wish, lambda address: screen.say(words("serve.running", address=address, folder=wish.data)))


@hosting
def work(arguments: Namespace, screen: Screen, words: Words) -> int:
    """Let bots and deadlines be done here, for servers elsewhere."""
    from whistlepost.server import worker

    return worker.work(wish_of(arguments, words), lambda _: screen.say(words("worker.running")))


@hosting
def back_up(arguments: Namespace, screen: Screen, words: Words) -> int:
    """Copy a database and its key."""
    from whistlepost.server import backup
    from whistlepost.server.serve import settings_of

    settings = settings_of(wish_of(arguments, words), new=False)
    size = backup.back_up(settings.database, settings.key, Path(arguments.to))
    screen.say(words("backup.done", folder=arguments.to, size=f"{size / 1e6:,.1f}"))
    return 0


@hosting
def check(arguments: Namespace, screen: Screen, words: Words) -> int:
    """Play every game of a database again; 1 if one does not hold."""
    games, rows, wrong = asyncio.run(looked_at(wish_of(arguments, words)))
    for line in wrong:
        screen.say(words("check.wrong", game=line[0], why=line[1]))
    screen.say(words("check.broken" if wrong else "check.holds", games=games, rows=rows, wrong=len(wrong)))
    return 1 if wrong else 0


async def looked_at(wish: Wish) -> tuple[int, int, list[tuple[str, str]]]:
    """How many games and rows there are, and what does not hold."""
    from whistlepost.server.checking import checked
    from whistlepost.server.serve import settings_of

    games, rows, wrong = 0, 0, list[tuple[str, str]]()
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as progress:
        shown = progress.add_task("", total=None)
        async for total, found in checked(settings_of(wish, new=False)):
            games, rows = games + 1, rows + found.rows
            wrong += [(found.game, found.wrong)] if found.wrong else []
            progress.update(shown, total=total, completed=games)
    return games, rows, wrong


def wish_of(arguments: Namespace, words: Words, **more: object) -> Wish:
    """What was asked for; from here on the process writes down what happens in the form that was wished."""
    from whistlepost.server.logs import written
    from whistlepost.server.serve import Wish

    kind = getattr(arguments, "log", "quiet")
    if kind not in LOGS:
        raise BadData(words("arguments.log_kind", known=", ".join(LOGS), text=kind))
    written(kind)
    window = window_of(getattr(arguments, "metrics", ""), words)
    bots = getattr(arguments, "bots", "")
    thinkers = min(number(bots, "--bots", words), 1000) if bots else None
    told = {name: getattr(arguments, name, usual) for name, usual in NOTICES.items()}
    facts: dict[str, Any] = {"window": window, "thinkers": thinkers, **told, **more}
    return Wish(data=Path(arguments.data), database=arguments.database, **facts)


def window_of(text: str, words: Words) -> tuple[str, int] | None:
    """Where the figures are shown: at this machine alone, unless an address is named."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    found = number(port, "--metrics", words)
    if found >= 2**16:
        raise BadData(words("arguments.number", name="--metrics", low=0, text=port))
    return host.strip("[]") or "127.0.0.1", found
