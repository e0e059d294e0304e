"""`whistlepost serve`: let people play in their browsers."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from whistlepost.cli.arguments import number
from whistlepost.cli.screen import Screen
from whistlepost.cli.words import Words
from whistlepost.core.errors import BadData


def serve(arguments: Namespace, screen: Screen, words: Words) -> int:
    """Run a server until it is told to stop."""
    try:
        from whistlepost.server import serve as server  # only who serves needs what it stands on
    except ModuleNotFoundError as missing:
        raise BadData(words("serve.missing", what=missing.name)) from None
    folder = Path(arguments.data)
    wish = server.Wish(
        host=arguments.host,
        port=number(arguments.port, "--port", words),
        data=folder,
        database=arguments.database,
        origins=tuple(arguments.origin),
        proxies=arguments.proxy,
    )
    return server.serve(wish, lambda address: screen.say(words("serve.running", address=address, folder=folder)))
