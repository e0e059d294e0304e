"""What is kept of what happens by itself: work that falls due, and clocks."""

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table

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
