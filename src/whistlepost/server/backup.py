"""How is everything copied that a server needs to go on elsewhere, while it serves?

A file of SQLite is copied page by page by its own library, which sees one moment of it; copying the file itself while
it is written gives a broken one. With the key beside it the copy is a folder that a server can be started on.
"""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from whistlepost.core.errors import BadData
from whistlepost.server.store.database import address_of

DUMP = "PostgreSQL is copied by its own program: pg_dump --format=custom --file=games.dump; copy {key} beside it"


def back_up(database: str, key: Path, to: Path) -> int:
    """Copy the database and the key into a new folder; how many bytes that are."""
    parts = address_of(database)
    if parts.get_backend_name() != "sqlite":
        raise BadData(DUMP.format(key=key))
    file = Path(parts.database or "")
    for needed in (file, key):
        if not needed.is_file():
            raise BadData(f"{needed}: there is no such file: is --data the folder of the server?")
    if to.exists():
        raise BadData(f"{to}: this is there already; a backup is a new folder")
    part = to.with_name(f"{to.name}.part")
    try:
        copied(file, key, part)
        part.rename(to)
    except (OSError, sqlite3.Error) as wrong:
        shutil.rmtree(part, ignore_errors=True)
        raise BadData(f"{to}: could not be written: {getattr(wrong, 'strerror', None) or wrong}") from None
    return sum(path.stat().st_size for path in to.iterdir())


def copied(file: Path, key: Path, part: Path) -> None:
    """Both, in a folder that nobody else reads, on the disk before it gets its name."""
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(mode=0o700, parents=True)
    shutil.copy2(key, part / "key")
    target = part / "games.db"
    reading = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=20)
    with closing(reading) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("the database is damaged; `whistlepost check` says where")
    for path in (target, part / "key", part):
        flushed(path)


def flushed(path: Path) -> None:
    """Wait until the disk has it."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
