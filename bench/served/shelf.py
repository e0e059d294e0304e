"""What does the database say, when nobody serves it? The logs are read as they lie and checked row by row."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field

from sqlalchemy import select

from bench.served.player import Sent
from whistlepost.server.store import log
from whistlepost.server.store.database import opened
from whistlepost.server.store.log import Broken, Row
from whistlepost.server.store.tables import GAMES, TABLES


@dataclass
class Read:
    """What has been read of a game so far."""

    chains: list[str] = field(default_factory=lambda: [""])
    """The digest after so many rows."""
    by_key: dict[tuple[int, str], Row] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """How many rows were read."""
        return len(self.chains) - 1


@dataclass
class Shelf:
    """All logs of a database. What was read once is not read again: rows are only added."""

    url: str
    games: dict[str, Read] = field(default_factory=dict)
    faults: Counter[str] = field(default_factory=Counter)

    async def read(self) -> None:
        """Read what is new; notes what is torn: a gap, a changed row, a table that does not know of its last row."""
        database = opened(self.url)
        try:
            async with database.begin() as connection:
                both = select(GAMES.c.id, TABLES.c.number).outerjoin(TABLES, GAMES.c.id == TABLES.c.game)
                for game, number in list(await connection.execute(both)):
                    found = self.games.setdefault(game, Read())
                    self.add(found, await log.since(connection, game, found.number))
                    self.faults["torn"] += number not in {None, found.number}
        finally:
            await database.close()

    def add(self, game: Read, rows: list[Row]) -> None:
        """Rows of a game that follow on those before."""
        try:
            log.check(rows, game.number, game.chains[-1])
        except Broken:
            self.faults["torn"] += 1
        for row in rows:
            self.faults["doubled"] += (row.seat, row.key) in game.by_key
            game.by_key[row.seat, row.key] = row
            game.chains.append(row.chain)

    def holds(self, sent: Sent) -> bool:
        """Is the command kept, at its number and in its words?"""
        row = self.games[sent.table].by_key.get((sent.seat, sent.key)) if sent.table in self.games else None
        return row is not None and row.number == sent.number and json.loads(row.body)["answers"] == list(sent.answers)

    def has(self, game: str, seat: int, key: str) -> bool:
        """Is a command kept?"""
        return game in self.games and (seat, key) in self.games[game].by_key

    def chain_at(self, game: str, number: int) -> str:
        """The digest of a game after so many rows; empty if it has not as many."""
        chains = self.games[game].chains if game in self.games else []
        return chains[number] if number < len(chains) else ""

    def strangers(self, sent: set[tuple[str, int, str]]) -> int:
        """Rows that nobody asked for."""
        return sum(
            row.seat >= 0 and (game, *key) not in sent for game, found in self.games.items()
            for key, row in found.by_key.items()
        )  # fmt: skip
