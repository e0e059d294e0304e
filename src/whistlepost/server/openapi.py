"""How is the wire described for programs? As OpenAPI, made from the types; the messages of sockets are among them.

`python -m whistlepost.server.openapi FILE` writes it down, as the client's types are made from it.
"""

import json
import sys
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from whistlepost.server.wire.spoken import ToClient, ToServer

SOCKET: dict[str, Any] = {"ToServer": ToServer, "ToClient": ToClient}
"""The messages of sockets: a name, and the type."""
POINTER = "#/components/schemas/{model}"


def described(app: FastAPI) -> dict[str, Any]:
    """The description, made once."""
    if app.openapi_schema is None:
        whole = get_openapi(title=app.title, version="1", description=__doc__.splitlines()[0], routes=app.routes)
        for operations in whole["paths"].values():
            for operation in operations.values():
                operation["responses"].pop("422", None)  # what does not fit is told like every refusal
        schemas = whole["components"]["schemas"]
        for name in ("HTTPValidationError", "ValidationError"):
            schemas.pop(name, None)
        for name, kind in SOCKET.items():
            found = TypeAdapter(kind).json_schema(ref_template=POINTER, mode="serialization")
            schemas.update(found.pop("$defs", {}))
            schemas[name] = found
        app.openapi_schema = whole
    return app.openapi_schema


def text() -> str:
    """The description as it is written down."""
    from whistlepost.server.app import create
    from whistlepost.server.host import Settings

    app = create(Settings("sqlite:///nowhere.db", Path("nowhere")))
    return json.dumps(described(app), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write it down."""
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
