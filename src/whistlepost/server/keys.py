"""Is this the key of the games in this database? Without it no seed can be opened, and every game would be halted."""

from pathlib import Path

from whistlepost.core.dealer import facts, promised
from whistlepost.core.errors import BadData
from whistlepost.server.course import Head
from whistlepost.server.secret import Draw, key_in, sealed
from whistlepost.server.store import games
from whistlepost.server.store.database import Database


async def key_of(database: Database, path: Path, draw: Draw) -> bytes:
    """The key in that file, which must open what was promised last. Only where there is no game may it be new."""
    async with database.begin() as connection:
        last = await games.newest(connection)
    return fitting(last, path, draw)


def fitting(last: tuple[Head, bytes] | None, path: Path, draw: Draw) -> bytes:
    """The key, if it opens that game."""
    if last and not path.exists():
        raise BadData(f"{path}: the key of the games in this database is missing: copy it from where they began")
    key = key_in(path, draw)
    if last and not opens(key, *last):
        raise BadData(f"{path}: this is not the key of the games in this database")
    return key


def opens(key: bytes, head: Head, seed: bytes) -> bool:
    """Does the key open the seed that was promised for the game?"""
    told = facts(head.game, head.players, head.options, {})
    return promised(sealed(key, head.id, seed), told).commitment == head.commitment
