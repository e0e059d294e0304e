"""What is kept, and what can there be only once?

The log is the game: whatever else is kept of a running game can be made again from it. Its primary key is the lock that
lets one command through where two claim the same number, also between processes.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
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

PEOPLE = Table(
    "people",
    META,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)

SESSIONS = Table(
    "sessions",
    META,
    Column("token", String(64), primary_key=True),  # its fingerprint alone
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    META,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("owner", String(16), ForeignKey("people.id"), nullable=False),
    Column("key", String(64), nullable=False),
    Column("wanted", String(64), nullable=False),  # the fingerprint of what was asked under that key
    Column("listed", Boolean, nullable=False),
    Column("watch", String(16), nullable=False),
    Column("pace", Text, nullable=False),
    Column("late", String(16), nullable=False),
    Column("local", Boolean, nullable=False),
    Column("brought", Boolean, nullable=False),  # begun from a record: nothing was promised about its draws
    Column("invitation", String(64), nullable=False),  # its fingerprint alone
    Column("status", String(16), nullable=False),
    Column("asked", Integer),
    Column("number", Integer, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("rematch", String(16)),
    Column("lesson", String(32)),  # what somebody learns at it; such a table is nobody else's business
    UniqueConstraint("owner", "key"),
    Index("lobby", "listed", "status", "moved"),
)

SEATS = Table(
    "seats",
    META,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(16), ForeignKey("people.id"), index=True),
    Column("bot", String(32)),
    Column("minded", String(32)),
    Column("forfeited", Boolean, nullable=False, default=False),  # the bot stays: the person does not come back
)

SEAT_LINKS = Table(
    "seat_links",
    META,
    Column("token", String(64), primary_key=True),  # its fingerprint alone
    Column("game", String(16), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    META,
    Column("id", String(512), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("public", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

CHALLENGES = Table(
    "challenges",
    META,
    Column("challenge", String(64), primary_key=True),  # its fingerprint alone
    Column("person", String(16), ForeignKey("people.id")),
    Column("until", BigInteger, nullable=False),
)
