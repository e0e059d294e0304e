"""`/api/alive`, `/api/ready`: should requests be sent here? Said to everybody; nothing else is."""

from fastapi import APIRouter, Request

from whistlepost.server.refused import Refused
from whistlepost.server.routes.asking import TheHost
from whistlepost.server.window import answers

ROUTES = APIRouter(prefix="/api", include_in_schema=False)


@ROUTES.get("/alive")
async def alive() -> dict[str, bool]:
    """This process answers."""
    return {"alive": True}


@ROUTES.get("/ready")
async def ready(request: Request, host: TheHost) -> dict[str, bool]:
    """It can do what is asked: the database answers, and it has not been told to stop."""
    if request.app.state.rooms.closed or not await answers(host.database):
        raise Refused("unavailable")
    return {"ready": True}
