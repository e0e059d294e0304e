"""What is shown of a game to one viewer? All of it comes out of views."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from whistlepost.core.game import State
from whistlepost.server.course import Course
from whistlepost.server.happened import Line
from whistlepost.server.host import Host
from whistlepost.server.store import clocks, games
from whistlepost.server.store.games import Proposal
from whistlepost.server.store.seats import Sitting
from whistlepost.server.wire import told


@dataclass(frozen=True, slots=True)
class Beside:
    """What is kept of a game beside its log, when it had that number. The draft is the business of the asked seat."""

    number: int
    asked: int | None
    proposal: Proposal | None
    draft: tuple[str, ...]
    clock: told.Clock | None


async def read_beside(connection: AsyncConnection, sitting: Sitting, now: int) -> Beside:
    """Read it, for all who look."""
    number, asked = sitting.number, sitting.asked
    if not number:
        return Beside(0, None, None, (), None)
    proposal = await games.proposal(connection, sitting.id, number)
    draft = () if asked is None else await games.draft(connection, sitting.id, asked, number)
    return Beside(number, asked, proposal, draft, await clock_of(connection, sitting, now))


async def scene(host: Host, sitting: Sitting, seat: int | None) -> told.Scene:
    """How the game stands now; the seat must be the viewer's own."""
    course = await host.desk.course(sitting.id)
    async with host.database.begin() as connection:
        stands = replace(sitting, number=course.number, asked=course.asked)
        beside = await read_beside(connection, stands, host.now())
    return scene_beside(course, sitting, seat, beside)


def scene_beside(course: Course, sitting: Sitting, seat: int | None, beside: Beside) -> told.Scene:
    """How the game stands, with what was read beside it."""
    draft = beside.draft if seat is not None and seat == beside.asked else ()
    return replace(scene_of(course, sitting, seat, draft, beside.proposal), clock=beside.clock)


async def clock_of(connection: AsyncConnection, sitting: Sitting, now: int) -> told.Clock | None:
    """The clock of the table, if anybody looks at one."""
    clock = None if sitting.pace["kind"] == "free" else await clocks.read(connection, sitting.id)
    if clock is None:
        return None
    late = clock.late(now)
    wishes = await clocks.votes(connection, sitting.id, clock.deadline) if late else {}
    return told.Clock(clock.seat, clock.deadline, list(clock.banks), now, late, wishes)


def scene_of(
    course: Course, sitting: Sitting, seat: int | None, draft: Sequence[str] = (), proposal: Proposal | None = None
) -> told.Scene:
    """The scene of a game that has begun."""
    state = course.state
    return told.Scene(
        number=course.number,
        seat=seat,
        status="over" if state.over else "running",
        asked=course.asked,
        question=question(course, state),
        view=course.game.view(state, seat),
        options=offers(course, state, seat),
        draft=list(draft),
        drafted=drafted(course, seat, draft),
        undo=undoing(course, sitting, seat, proposal),
        scores=state.scores(),
    )


def question(course: Course, state: State) -> str:
    """What is asked, in one word."""
    return "over" if state.over else course.game.question(state)


def offers(course: Course, state: State, seat: int | None) -> list[told.Offer]:
    """What may be answered; only the seat that is asked is told."""
    if seat is None or state.over or state.seat != seat:
        return []
    return [told.Offer(course.game.action_name(action, state), action) for action in state.options()]


def drafted(course: Course, seat: int | None, draft: Sequence[str]) -> told.Drafted | None:
    """How the game would stand after the draft."""
    if seat is None or not draft:
        return None
    state, _ = course.answered(seat, draft)
    asked = None if state.over or state.seat < 0 else state.seat
    view = course.game.view(state, seat)
    return told.Drafted(view, question(course, state), asked, offers(course, state, seat))


def concerned(sitting: Sitting, seat: int) -> list[int]:
    """Who has to agree that the seat takes something back: the other people who are here themselves."""
    person = sitting.places[seat].person
    others = [place for place in sitting.places if place.kind == "person" and place.minded is None]
    return [place.seat for place in others if place.person != person]


def undoing(course: Course, sitting: Sitting, seat: int | None, proposal: Proposal | None) -> told.Undoing:
    """What could be taken back by this seat, and what somebody proposed."""
    rows = [turning.number for turning in course.run if turning.seat == seat]
    if proposal is None:
        return told.Undoing(rows, None)
    waiting = [other for other in concerned(sitting, proposal.seat) if other not in proposal.agreed]
    return told.Undoing(rows, told.Proposed(proposal.seat, proposal.to, list(proposal.agreed), waiting))


def lines(course: Course, seat: int | None, since: int) -> list[told.Line]:
    """The rows from that number on, as the viewer was told them."""
    place = course.head.players if seat is None else seat
    return [line_of(line, place) for line in course.lines[since:]]


def line_of(line: Line, place: int) -> told.Line:
    """One row, as that viewer was told it."""
    heard = [(answer.seat, answer.name) for answer in line.told[place]]
    seen = list(line.effects), list(line.scores)
    return told.Line(line.number, line.seat, line.kind, line.at, line.to, heard, *seen)  # type: ignore[arg-type]
