"""What is printed on the pieces of a game? The same for everybody who plays with the same options; made once."""

import asyncio
import json
from collections.abc import Mapping
from functools import lru_cache

from whistlepost.core.errors import BadData
from whistlepost.games import find
from whistlepost.server.course import Course
from whistlepost.server.host import Host
from whistlepost.server.refused import Refused
from whistlepost.server.store.seats import Sitting

KEPT = 64
"""Answers in memory."""
TOLD = 300
"""Characters of what is said against an option."""


async def pieces(game: str, options: Mapping[str, object]) -> str:
    """The pieces as JSON."""
    try:
        return await asyncio.to_thread(written, game, json.dumps(options, sort_keys=True))
    except BadData as wrong:
        raise Refused("bad_table", str(wrong)[:TOLD]) from None


@lru_cache(KEPT)
def written(game: str, options: str) -> str:
    """The same, made."""
    found = find(game).pieces(json.loads(options))
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False)


async def pieces_at(host: Host, sitting: Sitting) -> str:
    """The pieces of a table. A game that was brought says itself what it is played with."""
    if not sitting.brought:
        return await pieces(sitting.game, sitting.options)
    return await pieces(sitting.game, settings_of(await host.desk.course(sitting.id)))


def settings_of(course: Course) -> dict[str, object]:
    """By which options such a game would be set up; its own tiles are among them.

    An entry of the view may bear the name of an option and be no word: where the upgrades lie in the mountains.
    """
    view = course.game.view(course.state, None)
    options = {name: view[name] for name in course.game.options() if isinstance(view.get(name), str)}
    return {**options, **({"tiles": view["tiles"]} if "tiles" in view else {})}
