"""`/`: the browser's client, if it was built; it draws everything, so each of its addresses is one page."""

from html import escape
from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, Response

from whistlepost.server.refused import Refused
from whistlepost.server.routes.asking import TheHost

ROUTES = APIRouter(include_in_schema=False)
FOREVER = "public, max-age=31536000, immutable"
"""Files whose names change with their content."""
MISSING = "The browser's client is not built here: python3 dev.py serve builds it. The programs' side is at /api."
PAGE = "<!doctype html><html lang=en><meta charset=utf-8><title>Whistlepost</title><p>{}</p></html>"


@ROUTES.get("/{path:path}")
def page(path: str, host: TheHost) -> Response:
    """A file of the client, or its page."""
    if path.startswith(("api/", "ws/")) or path in {"api", "ws"}:
        raise Refused("not_found")
    web = host.settings.web
    file = inside(web, path)
    if file is not None:
        kept = FOREVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"cache-control": kept})
    if "." in path.rpartition("/")[2]:
        raise Refused("not_found")
    return front(web)


def front(web: Path) -> Response:
    """The one page."""
    index = web / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return HTMLResponse(PAGE.format(escape(MISSING)), headers={"cache-control": "no-cache"})


def inside(web: Path, path: str) -> Path | None:
    """The file of that path, if it lies in the folder."""
    parts = path.split("/")
    if not path or "\0" in path or any(part in {"", ".", ".."} or part.startswith(".") for part in parts):
        return None
    file = web.joinpath(*parts)
    return file if file.is_file() and file.resolve().is_relative_to(web.resolve()) else None
