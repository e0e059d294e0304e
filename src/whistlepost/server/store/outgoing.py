"""What is kept for notices: how people want to be told, by which ways, and what is on its way to them."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from whistlepost.server.store.tables import META

HABITS = Table(
    "habits",
    META,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),  # minutes of the day, there
    Column("quiet_until", Integer),
    Column("hurry", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("last", BigInteger, nullable=False),  # when something was sent, so that what follows soon is gathered
    Column("day", Integer, nullable=False),
    Column("count", Integer, nullable=False),  # what was sent on that day
)

WAYS = Table(
    "ways",
    META,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # of a browser: by which nobody else reads what is pushed to it
    Column("origin", String(256), nullable=False),  # where its links lead
    Column("confirmed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("outcome", String(16), nullable=False),  # of the last letter
    Column("failures", Integer, nullable=False),  # letters in a row that did not arrive
)

NOTICES = Table(
    "notices",
    META,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
)

LETTERS = Table(
    "letters",
    META,
    Column("id", String(16), primary_key=True),
    Column("way", String(16), ForeignKey("ways.id"), nullable=False),
    Column("facts", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("letters_way", "way"),
)
