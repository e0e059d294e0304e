"""How much is too much? The one table of limits; `docs/protocol.md` shows it, and tests try each at its edge."""

from dataclasses import dataclass

ROWS = 5_000
"""Commands in a game: far more than any game has."""
COURSES = 2_000
"""Games in memory; the one that was asked for longest ago goes first."""
ANSWERS = 100
"""Answers in a command or a draft."""
ANSWER = 100
"""Characters in an answer."""
THINKING = 2
"""Helps that are worked out at one time."""
SEATS = 8
"""No seat has this number or a higher one."""
NAME = 24
"""Characters in a name."""
OPTIONS = 20
"""Options of a table."""
SET = 64 * 1024
"""Characters in an option: tiles of one's own are brought as text."""
LONGEST = 60 * 86_400
"""Seconds that a clock may give."""
UNFINISHED = 20
"""Tables of one person that are not over."""
SESSION = 400 * 86_400_000
"""Milliseconds that a session lasts."""
SEAT_LINK = 30 * 60_000
"""Milliseconds in which a link that moves a seat has to be used."""
PASSKEYS = 10
"""Passkeys of one person."""
CHALLENGE = 5 * 60_000
"""Milliseconds in which a passkey has to prove itself."""

WAYS = 10
"""Ways by which one person is told: programs, letter boxes and browsers together."""
LETTERS_A_DAY = 50
"""Times that one person is told something in a day; what is more waits for the next."""
TRIES = 7
"""Tries to bring one letter, over about an hour."""
FAILURES = 10
"""Letters in a row that did not arrive; then that way rests."""
CONFIRM = 2 * 86_400_000
"""Milliseconds in which the address of a letter box has to be confirmed."""
ENDPOINT = 500
"""Characters in an address of somebody's own."""

BODY = 16 * 1024
"""Bytes in the body of a request."""
BODY_OF_TABLE = 128 * 1024
"""Bytes where a table is opened."""
BODY_OF_RECORD = 512 * 1024
"""Bytes where a record is brought."""
DEPTH = 6
"""Lists and objects within each other."""
LARGEST = 2**53 - 1
"""The largest number, which every program reads alike."""
FRAME = 4 * 1024
"""Bytes in a message that comes through a socket."""
PIECES = 64
"""Pieces in which such a message may come."""
OPEN = 5_000
"""Connections at one time, whether they ask or follow."""
AHEAD = 200
"""Requests that may be sent on one connection before the first is answered."""
ADDRESS = 4 * 1024
"""Characters in an address, its query included."""
HEAD = 16 * 1024
"""Bytes before the body of a request: its address and its headers."""
HEAD_SECONDS = 10
"""Seconds in which these have to be there."""
READ_SECONDS = 30
"""Seconds in which somebody has to read on what is being sent."""
BODY_SECONDS = 20
"""Seconds in which the body of a request has to be there."""
ANSWER_SECONDS = 30
"""Seconds in which a request is answered."""
REMARK = 500
"""Characters in what is said at a table."""
REMARKS = 100
"""Remarks that somebody who comes is told."""
SOCKETS_OF_PERSON = 8
"""Sockets that a person has open at one table."""
SOCKETS_OF_ADDRESS = 60
"""Sockets that are open from an address."""
WATCHERS = 200
"""Sockets of those who only watch a table."""


@dataclass(frozen=True, slots=True, eq=False)
class Rate:
    """So many at once; then so many in so many seconds. Two that say the same are still two, each counted by itself."""

    burst: int
    count: int
    seconds: int


COMMANDS = Rate(20, 2, 1)
"""Commands, drafts and undos, of a person at a table."""
LOOKS = Rate(60, 20, 1)
"""Requests that make the engine think, of a person."""
REQUESTS = Rate(200, 50, 1)
"""Requests of any kind, from an address."""
PEOPLE = Rate(10, 10, 60)
"""New people, from an address."""
KEYS = Rate(20, 20, 60)
"""Questions of passkeys, of a person or from an address."""
TABLES = Rate(5, 5, 60)
"""New tables, from an address."""
TABLES_A_DAY = Rate(60, 60, 86_400)
"""The same over a day."""
RECORDS = Rate(10, 10, 60)
"""Records that are brought, from an address."""
LESSONS = Rate(20, 20, 60)
"""Lessons that are begun, from an address."""
TOKENS = Rate(20, 20, 600)
"""Invitations that do not fit, from an address."""
MESSAGES = Rate(20, 2, 1)
"""Messages through a socket, of any kind; who sends more is shown out."""
SAYS = Rate(5, 5, 10)
"""Remarks of a person at a table."""
WISHES = Rate(20, 20, 60)
"""Changes of how a person wants to be told."""
CONFIRMS = Rate(5, 5, 86_400)
"""Letters that ask whether an address is right: of a person, from an address, and to a letter box."""
TESTS = Rate(3, 3, 60)
"""Notices that a person has sent to try a way."""
