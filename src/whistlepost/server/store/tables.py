"""What is kept, and what can there be only once?

The log is the game: whatever else is kept of a running game can be made again from it. Its primary key is the lock that
lets one command through where two claim the same number, also between processes.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META = MetaData()

VERSION = Table("version", META, Column("number", Integer, primary_key=True, autoincrement=False))

GAMES = Table(
    "games",
    META,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("seed", LargeBinary(32), nullable=False),  # sealed: useless without the key that lies outside the database
    Column("at", BigInteger, nullable=False),
)

LOG = Table(
    "log",
    META,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(64), nullable=False),
    Column("asked", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("chain", String(64), nullable=False),
    UniqueConstraint("game", "seat", "key"),
)

DRAFTS = Table(
    "drafts",
    META,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("answers", Text, nullable=False),
)

PROPOSALS = Table(
    "proposals",
    META,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(64), nullable=False),
    Column("to", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
)
