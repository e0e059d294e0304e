"""`/api/lessons`: learning a game, step by step."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from whistlepost.server import limits
from whistlepost.server.routes.asking import Address, Me, TheHost
from whistlepost.server.routes.games import SHARED
from whistlepost.server.shown import table
from whistlepost.server.teaching import learn, lessons_of
from whistlepost.server.wire import asked, told

ROUTES = APIRouter(prefix="/api/lessons", tags=["lessons"])


@ROUTES.get("/{game}")
def all_lessons(game: Annotated[str, Path(max_length=32)], response: Response) -> list[told.Lesson]:
    """The lessons of a game, in the order in which they are learnt."""
    response.headers["cache-control"] = SHARED
    return [told.Lesson(lesson.id, list(lesson.steps)) for lesson in lessons_of(game)]


@ROUTES.post("")
async def begin(body: asked.Learning, host: TheHost, person: Me, address: Address) -> told.Table:
    """Begin a lesson, at a table of my own."""
    host.rates.spend(limits.LESSONS, address)
    return table(host, await learn(host, person, body), person)
