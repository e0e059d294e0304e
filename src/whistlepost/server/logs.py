"""What is written down about a server that runs, and in which form?

Lines with facts: the game, the seat, the number, and which request it was. What somebody asked for, what lies in a
hand, seeds, tokens and links are in no line: messages are fixed words, facts come from the list below, and of an error
it is told where it happened, not what it says.
"""

import logging
import re
import secrets
import sys
import traceback
from typing import TextIO

import structlog
from starlette.requests import HTTPConnection
from starlette.types import Scope
from structlog.contextvars import bind_contextvars, clear_contextvars, merge_contextvars
from structlog.types import EventDict, Processor

FACTS = ("game", "seat", "number", "code")
"""What may stand beside a message."""
FORMATS = ("quiet", "console", "json")
"""`quiet`: what is wrong; the others: every command and every refusal too."""
REQUEST = re.compile(r"[A-Za-z0-9._-]{1,64}")


def begin_request(scope: Scope) -> None:
    """From here on lines say which request they belong to: as the proxy called it, or by a name of ours."""
    if scope["type"] in {"http", "websocket"}:
        said = HTTPConnection(scope).headers.get("x-request-id", "")
        clear_contextvars()
        bind_contextvars(request=said if REQUEST.fullmatch(said) else secrets.token_hex(6))


def where(wrong: BaseException) -> str:
    """Which error, and where; without a word of what it says: it may tell of a hand."""
    frames = traceback.extract_tb(wrong.__traceback__)[-6:]
    places = " < ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(wrong).__name__} at {places}"


def without_words(_logger: object, _name: str, line: EventDict) -> EventDict:
    """In place of a traceback, where it went wrong."""
    found = line.pop("exc_info", None)
    wrong = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if isinstance(wrong, BaseException):
        line["error"] = where(wrong)
    return line


def written(kind: str, stream: TextIO | None = None) -> logging.Handler:
    """From now on everything is written down in that form; by this handler."""
    console = structlog.dev.ConsoleRenderer(colors=False, pad_event_to=0)
    shown: Processor = structlog.processors.JSONRenderer(sort_keys=True) if kind == "json" else console
    before: list[Processor] = [
        merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(FACTS),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last = [without_words, structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=before, processors=last))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("whistlepost").setLevel(logging.WARNING if kind == "quiet" else logging.INFO)
    return handler
