"""What can be looked at besides how the game stands: an earlier step, why not, and what the game works out for a seat?

All of it rests on what the viewer may know: an earlier step is what was known then, and a help is worked out in a world
that is imagined from the view.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from whistlepost.core.chance import FastStream
from whistlepost.core.errors import BadData, MalformedAction
from whistlepost.core.game import State
from whistlepost.core.refusal import why_not
from whistlepost.server.course import Course
from whistlepost.server.host import Host
from whistlepost.server.refused import Refused
from whistlepost.server.scenes import scene_of
from whistlepost.server.sources import sources_of
from whistlepost.server.store import games, log
from whistlepost.server.store.seats import Sitting
from whistlepost.server.wire import told

TOLD = 300
"""Characters of what is said against an argument."""


async def earlier(host: Host, sitting: Sitting, seat: int | None, number: int) -> told.Scene:
    """How the game stood after that row, as the viewer knew it."""
    course = await host.desk.course(sitting.id)
    if not course.started or number >= course.number:
        raise Refused("not_found")
    async with host.database.begin() as connection:
        rows = await log.since(connection, sitting.id, 0)
    seed = course.dealer.seed
    again = Course(course.head, seed if isinstance(seed, bytes) else b"", course.game)
    await asyncio.to_thread(again.take, rows[: number + 1])
    return replace(scene_of(again, sitting, seat), undo=told.Undoing([], None))


async def planned(host: Host, sitting: Sitting, seat: int | None, *, draft: bool) -> tuple[Course, State]:
    """The game, and how it stands; or would stand after what the seat drafted."""
    course = await host.desk.course(sitting.id)
    names: tuple[str, ...] = ()
    if draft and seat is not None and seat == course.asked:
        async with host.database.begin() as connection:
            names = await games.draft(connection, sitting.id, seat, course.number)
        return course, course.answered(seat, names)[0]
    return course, course.state.copy()


async def why(host: Host, sitting: Sitting, seat: int, name: str, *, draft: bool) -> told.Why:
    """Why the seat cannot answer that; only who is asked is told, for it rests on what that seat knows."""
    course, state = await planned(host, sitting, seat, draft=draft)
    if state.over or state.seat != seat:
        raise Refused("over" if state.over else "not_your_turn")
    try:
        action = course.game.action(name, state)
    except MalformedAction:
        raise Refused("malformed", where="query.answer") from None
    reason = why_not(course.game, state, action)
    return told.Why(**asdict(reason)) if reason else told.Why("", "", "", "")


async def help_for(
    host: Host, sitting: Sitting, seat: int | None, name: str, arguments: Mapping[str, str], *, draft: bool
) -> Any:
    """What the game works out for the viewer; None where it has nothing to tell."""
    course, state = await planned(host, sitting, seat, draft=draft)
    if name not in course.game.helps:
        raise Refused("not_found")
    try:
        async with host.thinking:
            return await asyncio.to_thread(helped, course, state, seat, name, arguments)
    except BadData as wrong:
        raise Refused("malformed", str(wrong)[:TOLD]) from None


async def sources(host: Host, sitting: Sitting, seat: int | None) -> told.Sources:
    """What the scores are made of, as far as the viewer may know."""
    course = await host.desk.course(sitting.id)
    final = helped(course, course.state, seat, "final", {}) if "final" in course.game.helps else None
    return sources_of(course, final)


def helped(course: Course, state: State, seat: int | None, name: str, arguments: Mapping[str, str]) -> Any:
    """The help, in a world that is imagined from the view: nothing else can be told by it."""
    world = course.game.imagine(course.game.view(state, seat), FastStream(course.number))
    return course.game.helps[name](world, seat, **arguments)
