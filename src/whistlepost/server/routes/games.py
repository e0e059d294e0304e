"""`/api/games`: which games are there, and what is printed on their pieces?"""

from fastapi import APIRouter, Response

from whistlepost.bots import BOTS
from whistlepost.games import GAMES, find
from whistlepost.server.wire import told

ROUTES = APIRouter(prefix="/api/games", tags=["games"])
SHARED = "public, max-age=300"
"""The same for everybody, until the program changes."""


@ROUTES.get("")
def games(response: Response) -> list[told.GameFacts]:
    """Every game, with its options and the bots that play it."""
    response.headers["cache-control"] = SHARED
    return [facts(name) for name in GAMES]


def facts(name: str) -> told.GameFacts:
    """What there is to choose for a game."""
    game = find(name)
    options = {option: list(values) for option, values in game.options().items()}
    return told.GameFacts(name, list(game.seats), options, list(BOTS))
