"""What is kept beside the games: work that falls due, clocks, wishes, and what was said at a table."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text

from whistlepost.server.store.tables import META

JOBS = Table(
    "jobs",
    META,
    Column("kind", String(16), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("jobs_due", "due_at"),
)

CLOCKS = Table(
    "clocks",
    META,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer),  # whose clock runs, if any does
    Column("since", BigInteger, nullable=False),
    Column("deadline", BigInteger, nullable=False),
    Column("banks", Text, nullable=False),
)

VOTES = Table(
    "votes",
    META,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("voter", Integer, primary_key=True, autoincrement=False),
    Column("deadline", BigInteger, nullable=False),  # of the clock that ran out: a vote is about that
    Column("wish", String(8), nullable=False),
)

ALIVE = Table(
    "alive",
    META,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

REMARKS = Table(
    "remarks",
    META,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text),
    Column("phrase", String(16)),
)

MUTES = Table(
    "mutes",
    META,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
