"""Which games are there?"""

from importlib import import_module
from typing import Any

from whistlepost.core.errors import BadData
from whistlepost.core.game import Game

GAMES = {
    "railroad": "whistlepost.railroad.game:RAILROAD",
    "campaign": "whistlepost.campaign.game:CAMPAIGN",
}
"""The word by which a table knows the game, and where its `Game` stands; it is loaded when it is first asked for."""


def find(name: str) -> Game[Any]:
    """The game of that name; `BadData` lists the games if there is none."""
    if name not in GAMES:
        raise BadData(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    module, _, attribute = GAMES[name].partition(":")
    game: Game[Any] = getattr(import_module(module), attribute)
    return game
