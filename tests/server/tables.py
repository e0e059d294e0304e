"""A desk at which the tests play: games of Ferry, or of any other game, on a real database."""

from dataclasses import dataclass, field

from whistlepost.core.chance import FastStream
from whistlepost.core.dealer import facts, promised
from whistlepost.games import find
from whistlepost.server.course import Course, Head
from whistlepost.server.desk import Command, Desk
from whistlepost.server.secret import sealed
from whistlepost.server.store import games
from whistlepost.server.store.database import Database

KEY = bytes(range(32))
FERRY = "tests.core.toy:FERRY"


@dataclass
class Clock:
    """A clock that goes on when it is told to."""

    at: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at


@dataclass
class Lots:
    """Bytes that only a test may call random."""

    count: int = 0
    drawn: list[bytes] = field(default_factory=list)

    def __call__(self, length: int) -> bytes:
        self.count += 1
        stream = FastStream(self.count)
        self.drawn.append(bytes(stream.below(256) for _ in range(length)))
        return self.drawn[-1]


def desk_at(database: Database) -> Desk:
    return Desk(database, KEY, Clock())


async def begun(desk: Desk, game: str = "ferry", players: int = 3, name: str = "g", seed: int = 1) -> Course:
    """A game that has begun."""
    secret = bytes([seed]) * 32
    rules = find(game)
    options = dict(rules.settled({}))
    dealer = promised(secret, facts(rules.name, players, options, {}))
    head = Head(name, game, players, options, dealer.commitment, 0)
    async with desk.database.begin() as connection:
        await games.create(connection, head, sealed(KEY, name, secret))
    await desk.start(name)
    return await desk.course(name)


def first(course: Course) -> str:
    """The first answer that is offered."""
    return course.game.action_name(course.state.options()[0], course.state)


def turn(course: Course) -> tuple[str, ...]:
    """Answers until somebody else, or chance, is asked."""
    names: tuple[str, ...] = ()
    state = course.state
    while not state.over and state.seat == course.state.seat:
        names += (course.game.action_name(state.options()[0], state),)
        state, _ = course.answered(course.state.seat, names)
    return names


async def play(desk: Desk, course: Course, *, whole: bool = False) -> int:
    """The asked seat gives one answer, or a whole turn."""
    names = turn(course) if whole else (first(course),)
    command = Command(f"k{course.number}", course.number, names)
    return await desk.accept(course.head.id, course.state.seat, command)
