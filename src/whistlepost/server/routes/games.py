"""`/api/games`: which games are there, and what is printed on their pieces?"""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from whistlepost.bots import BOTS
from whistlepost.games import GAMES, find
from whistlepost.server import limits
from whistlepost.server.cardboard import pieces
from whistlepost.server.refused import Refused
from whistlepost.server.routes.asking import looking
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


@ROUTES.get("/{game}/pieces", dependencies=[Depends(looking)])
async def cardboard(game: Annotated[str, Path(max_length=32)], request: Request) -> Response:
    """What is printed on the pieces; the options of a table are the query."""
    if game not in GAMES:
        raise Refused("not_found")
    options = dict(request.query_params)
    if any(len(word) > limits.ANSWER for pair in options.items() for word in pair):
        raise Refused("too_large")
    return Response(await pieces(game, options), 200, {"cache-control": SHARED}, "application/json")
