"""Where on the way of a command does the server die? Named points, each between two steps of the accept path."""

from __future__ import annotations

import os
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlepost.server import desk
from whistlepost.server.course import Course
from whistlepost.server.desk import Desk
from whistlepost.server.host import Host
from whistlepost.server.store import games, log
from whistlepost.server.store.log import Row

POINTS = (
    "received",  # the body is here, nobody has looked at it
    "known",  # who asks and which seat it is for has been looked up
    "locked",  # the lock of the game is held
    "followed",  # the answers are checked, the draws made
    "opened",  # the transaction has begun
    "appended",  # the row is in it
    "cleared",  # drafts and proposals are gone
    "noted",  # everything that goes along is in it: it may be committed
    "committed",  # it is, and the process does not know it yet
    "taken",  # the game in memory has gone on
    "told",  # the others at the table have been woken
    "answering",  # the head of the answer is written
    "answered",  # all of it is
)


@dataclass
class Fate:
    """At which point, and when it is passed for the how manieth time, does this process die? Never, without a point."""

    point: str = ""
    times: int = 1

    def at(self, point: str) -> None:
        """This point is passed."""
        if point == self.point:
            self.times -= 1
            if self.times == 0:
                os.kill(os.getpid(), signal.SIGKILL)


@dataclass
class Window:
    """How many commands came in, and how many were answered: counters that outlive the process."""

    received: Any
    answered: Any

    def open(self) -> bool:
        """Was a command between receipt and acknowledgement?"""
        return bool(self.received.value > self.answered.value)


class Around:
    """Stands before the whole server and counts the commands; the outer points of the way are here."""

    def __init__(self, app: ASGIApp, fate: Fate, window: Window) -> None:
        self.app = app
        self.fate = fate
        self.window = window

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through; a command is watched from its body to the last byte of its answer."""
        if scope["type"] != "http" or not scope["path"].endswith("/commands"):
            await self.app(scope, receive, send)
            return

        async def received() -> Message:
            message = await receive()
            self.window.received.value += message["type"] == "http.request"
            self.fate.at("received")
            return message

        async def sent(message: Message) -> None:
            await send(message)
            last = message["type"] == "http.response.body" and not message.get("more_body")
            self.window.answered.value += last
            self.fate.at("answered" if last else "answering")

        await self.app(scope, received, sent)


def after(work: Callable[..., Awaitable[Any]], fate: Fate, point: str) -> Callable[..., Awaitable[Any]]:
    """The same work, with a point behind it."""

    async def watched(*arguments: Any) -> Any:
        done = await work(*arguments)
        fate.at(point)
        return done

    return watched


def before(work: Callable[..., Any], fate: Fate, point: str) -> Callable[..., Any]:
    """The same work, with a point before it."""

    def watched(*arguments: Any) -> Any:
        fate.at(point)
        return work(*arguments)

    return watched


def lay(app: FastAPI, fate: Fate, window: Window) -> ASGIApp:
    """Lay the points into this process, which serves for no other purpose."""
    laid: list[tuple[Any, str, Callable[[Any], Any]]] = [
        (Desk, "accept", lambda work: before(work, fate, "known")),
        (Desk, "settle", lambda work: before(work, fate, "locked")),
        (Desk, "_take", lambda take: committed(take, fate)),
        (Desk, "tell", lambda tell: told(tell, fate)),
        (desk, "body_of", lambda body_of: followed(body_of, fate)),
        (log, "append", lambda work: after(before(work, fate, "opened"), fate, "appended")),
        (games, "clear_plans", lambda work: after(work, fate, "cleared")),
    ]
    for owner, name, watched in laid:
        setattr(owner, name, watched(getattr(owner, name)))
    return Around(app, fate, window)


def told(tell: Callable[[Desk, str], None], fate: Fate) -> Callable[[Desk, str], None]:
    """The points around waking the others."""

    def watched(self: Desk, game: str) -> None:
        fate.at("taken")
        tell(self, game)
        fate.at("told")

    return watched


def committed(take: Callable[..., None], fate: Fate) -> Callable[..., None]:
    """The point behind the commit; a game that is only being opened passes none."""

    def watched(self: Desk, course: Course, rows: list[Row]) -> None:
        if course.started:
            fate.at("committed")
        take(self, course, rows)

    return watched


def followed(body_of: Callable[..., Any], fate: Fate) -> Callable[..., Any]:
    """The point behind the rules."""

    def watched(*arguments: Any) -> Any:
        body = body_of(*arguments)
        fate.at("followed")
        return body

    return watched


def lay_last(host: Host, fate: Fate) -> None:
    """The point behind everything that is written along with a row."""

    async def noted(*_: object) -> None:
        fate.at("noted")

    host.desk.along.append(noted)
