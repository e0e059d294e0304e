"""How is a file of SQLite asked without a thread in between?

What it says comes out of memory within microseconds, less than it takes to hand a question to a thread and to hear of
the answer. Only a commit waits for the disk, and closing, so these two alone are handed over. There is one connection,
and whoever has it has it until its transaction ends, so nothing is asked while a commit waits.
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite


class Near(aiosqlite.Connection):
    """A connection that answers at once."""

    def __init__(self, file: Path) -> None:
        super().__init__(lambda: sqlite3.connect(file, check_same_thread=False, isolation_level=None), 64)
        self._thread.daemon = True

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Ask; whatever waits for the disk waits elsewhere."""
        if fn in (self._conn.commit, self._conn.close):
            return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]
        return fn(*args, **kwargs)
