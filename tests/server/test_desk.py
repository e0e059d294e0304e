"""Is every command done once, in order, by the seat that is asked, and told only when it is kept?"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.tables import KEY, Clock, begun, desk_at, first, play, turn
from whistlepost import Table, verify
from whistlepost.core.game import CHANCE, State
from whistlepost.games import find
from whistlepost.server.course import Course
from whistlepost.server.desk import Command, Desk
from whistlepost.server.records import record_of
from whistlepost.server.refused import Refused
from whistlepost.server.store import games, log
from whistlepost.server.store.database import Database, Unavailable
from whistlepost.server.store.tables import DRAFTS, LOG


async def refused(desk: Desk, seat: int, command: Command, game: str = "g") -> Refused:
    with pytest.raises(Refused) as found:
        await desk.accept(game, seat, command)
    return found.value


async def test_a_game_is_played_to_its_end_and_its_record_is_proof(desk: Desk) -> None:
    course = await begun(desk)
    while not course.over:
        await play(desk, course)
    text = record_of(course)
    assert verify(text, find("ferry"))
    assert Table.replay(text, game=find("ferry")).scores() == course.state.scores()
    assert (await refused(desk, 0, Command("late", course.number, ("pass",)))).code == "over"


async def test_a_game_read_anew_is_the_same(desk: Desk, database: Database) -> None:
    course = await begun(desk)
    for _ in range(7):
        await play(desk, course)
    again = await Desk(database, KEY, Clock()).course("g")
    assert again.number == course.number == 8
    assert again.game.position(again.state) == course.game.position(course.state)
    assert again.lines == course.lines
    assert again.dealer.draw(again.game, state_at_chance(again)) == course.dealer.draw(
        course.game, state_at_chance(course)
    )


def state_at_chance(course: Course) -> State:
    state, _ = course.answered(course.state.seat, turn(course))
    assert state.seat == CHANCE
    return state


async def test_a_whole_turn_is_one_row_and_the_draw_stands_in_it(desk: Desk) -> None:
    course = await begun(desk)
    await play(desk, course, whole=True)
    line = course.lines[-1]
    assert [len(told) for told in line.told] == [3, 3, 3, 3]
    assert line.told[0][-1].name.removeprefix("card ").isdigit()
    assert [told[-1].name for told in line.told[1:]] == ["card ?"] * 3
    assert course.asked == 1


async def test_the_same_command_is_done_once(desk: Desk) -> None:
    course = await begun(desk)
    command = Command("k", 1, (first(course),))
    assert [await desk.accept("g", 0, command) for _ in range(3)] == [1, 1, 1]
    assert course.number == 2
    await play(desk, course)
    assert await desk.accept("g", 0, command) == 1


async def test_a_key_for_something_else_is_refused(desk: Desk) -> None:
    course = await begun(desk)
    command = Command("k", 1, (first(course),))
    await desk.accept("g", 0, command)
    for other in (Command("k", 2, command.answers), Command("k", 1, ("high",)), Command("k", 1, to=1)):
        assert (await refused(desk, 0, other)).code == "key_reused"
    assert (await refused(desk, 1, command)).code == "stale"


async def test_a_command_that_expects_another_number_is_refused_and_told_the_right_one(desk: Desk) -> None:
    course = await begun(desk)
    for number in (0, 2, 4000):
        wrong = await refused(desk, 0, Command("k", number, (first(course),)))
        assert (wrong.code, wrong.more) == ("stale", {"number": 1})
    assert course.number == 1


async def test_of_commands_that_claim_one_number_one_is_done(desk: Desk) -> None:
    course = await begun(desk)
    commands = [Command(f"k{i}", 1, (first(course),)) for i in range(8)]
    done = await asyncio.gather(*(desk.accept("g", 0, command) for command in commands), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Refused"] * 7 + ["int"]
    assert course.number == 2


async def test_two_desks_on_one_database_make_one_order(database: Database) -> None:
    """As two processes do; SQLite serves one only, there the second desk stands for one that slept."""
    desks = [desk_at(database), desk_at(database)]
    await begun(desks[0])
    while True:
        courses = [await desk.course("g") for desk in desks]
        if any(course.over for course in courses):
            break
        turns = [
            desk.accept("g", course.state.seat, Command(f"{course.number}-{i}", course.number, (first(course),)))
            for i, (desk, course) in enumerate(zip(desks, courses, strict=True))
        ]
        done = await asyncio.gather(*turns, return_exceptions=True)
        assert 1 <= sum(isinstance(one, int) for one in done) <= len(desks)
        assert all(isinstance(one, int) or (isinstance(one, Refused) and one.code == "stale") for one in done)
        if database.kind == "sqlite":
            for desk in desks:
                desk.forget("g")
    async with database.begin() as connection:
        numbers = (await connection.execute(select(LOG.c.number).order_by(LOG.c.number))).scalars().all()
    assert list(numbers) == list(range(len(numbers)))


@pytest.mark.parametrize(
    ("seat", "answers", "code"),
    [
        (1, ("play 1",), "not_your_turn"),
        (0, ("play 9",), "not_offered"),
        (0, ("high",), "not_offered"),
        (0, ("",), "not_offered"),
        (0, ("\0",), "not_offered"),
    ],
)
async def test_what_is_not_offered_is_refused(desk: Desk, seat: int, answers: tuple[str, ...], code: str) -> None:
    course = await begun(desk)
    assert (await refused(desk, seat, Command("k", 1, answers))).code == code
    assert course.number == 1


async def test_answers_stop_at_a_wall(desk: Desk) -> None:
    """A draw, and another seat, are answered in a row of their own."""
    course = await begun(desk)
    wrong = await refused(desk, 0, Command("k", 1, (*turn(course), "play 1")))
    assert (wrong.code, wrong.more) == ("wall", {"answer": 2})
    assert course.number == 1


async def test_a_refusal_says_why_only_from_what_the_seat_knows(desk: Desk) -> None:
    course = await begun(desk)
    missing = next(card for card in range(1, 9) if course.game.action(f"play {card}", course.state) not in
                   course.state.options())  # fmt: skip
    wrong = await refused(desk, 0, Command("k", 1, (f"play {missing}",)))
    assert wrong.more == {"answer": 0, "why": "not-in-hand", "clause": "F1", "piece": f"play {missing}"}


async def test_there_is_no_such_game(desk: Desk) -> None:
    assert (await refused(desk, 0, Command("k", 1, ("pass",)), "nowhere")).code == "not_found"


async def test_others_hear_of_a_row_after_it_is_kept(desk: Desk) -> None:
    course = await begun(desk)
    heard: list[tuple[str, int]] = []
    desk.heard.append(lambda game: heard.append((game, course.number)))
    await play(desk, course)
    await refused(desk, 0, Command("x", 1, ("pass",)))
    assert heard == [("g", 2)]


class Failing(Database):
    """A database that loses its connection at the end of the next transactions, after or before they are kept."""

    def __init__(self, real: Database) -> None:
        super().__init__(real.engine)
        self.failures: list[str] = []

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        failure = self.failures.pop(0) if self.failures else ""
        if failure == "at once":
            raise Unavailable
        async with super().begin() as connection:
            yield connection
            if failure == "before":
                raise Unavailable
        if failure == "after":
            raise Unavailable


@pytest.mark.parametrize(("failures", "kept"), [(["after"], True), (["before"], False)])
async def test_a_commit_of_unknown_outcome_is_looked_up(database: Database, failures: list[str], *, kept: bool) -> None:
    desk = desk_at(Failing(database))
    course = await begun(desk)
    command = Command("k", 1, (first(course),))
    heard: list[str] = []
    desk.heard.append(heard.append)
    skip = [""] * (database.kind != "sqlite")  # there a desk first looks whether others wrote
    assert isinstance(desk.database, Failing)
    desk.database.failures = [*skip, *failures]
    if kept:
        assert await desk.accept("g", 0, command) == 1
    else:
        assert (await refused(desk, 0, command)).code == "unavailable"
    assert heard == ["g"] * kept
    assert (await desk.course("g")).number == 1 + kept
    assert await desk.accept("g", 0, command) == 1
    assert (await desk.course("g")).number == 2


class Curious(Database):
    """A database at which somebody reads the game when a row was committed, before whoever wrote it goes on."""

    def __init__(self, real: Database) -> None:
        super().__init__(real.engine)
        self.reader: Desk | None = None

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with super().begin() as connection:
            yield connection
        reader, self.reader = self.reader, None
        if reader:
            await reader.course("g")


async def test_a_row_that_a_reader_has_taken_already_is_no_other_row(database: Database) -> None:
    curious = Curious(database)
    desk = desk_at(curious)
    course = await begun(desk)

    async def written(*_: object) -> None:
        curious.reader = desk

    desk.along.append(written)
    for _ in range(3):
        await play(desk, course)
    assert (await desk.course("g")).number == 4


async def test_while_nobody_knows_nothing_is_acknowledged(database: Database) -> None:
    desk = desk_at(Failing(database))
    command = Command("k", 1, (first(await begun(desk)),))
    assert isinstance(desk.database, Failing)
    desk.database.failures = [*[""] * (database.kind != "sqlite"), "after", "at once"]
    assert (await refused(desk, 0, command)).code == "unavailable"
    assert await desk.accept("g", 0, command) == 1


async def test_a_changed_row_halts_the_game_and_no_other(desk: Desk, database: Database) -> None:
    course = await begun(desk)
    await begun(desk, name="h")
    await play(desk, course)
    async with database.begin() as connection:
        await connection.execute(text("UPDATE log SET body = replace(body, 'play', 'plan') WHERE game = 'g'"))
    other = desk_at(database)
    with pytest.raises(Refused, match="halted"):
        await other.course("g")
    assert (await other.course("h")).started


async def test_a_row_that_does_not_follow_halts_the_game(desk: Desk, database: Database) -> None:
    """Even where its digest is right: the seed must draw what stands there."""
    course = await begun(desk)
    await play(desk, course, whole=True)
    async with database.begin() as connection:
        begin, row = await log.since(connection, "g", 0)
        drawn = row.body.partition('"chance":["')[2].partition('"')[0]
        card = "card 1" if drawn != "card 1" else "card 2"
        forged = replace(row, body=row.body.replace(drawn, card)).linked(begin.chain)
        await connection.execute(LOG.delete().where(LOG.c.number == 1))
        await connection.execute(insert(LOG).values({name: getattr(forged, name) for name in forged.__slots__}))
    with pytest.raises(Refused, match="halted"):
        await desk_at(database).course("g")


async def test_the_seed_lies_sealed_in_the_database(desk: Desk, database: Database) -> None:
    course = await begun(desk)
    await play(desk, course)
    async with database.begin() as connection:
        found = await games.read(connection, "g")
        stored = str(list((await connection.execute(select(LOG))).all())) + str(found)
    assert found is not None
    assert course.dealer.seed != found[1]
    assert bytes([1] * 32).hex() not in stored
    assert repr(bytes([1] * 32)) not in stored


async def test_a_draft_is_kept_taken_back_in_part_and_committed_at_once(desk: Desk, database: Database) -> None:
    course = await begun(desk)
    whole = turn(course)
    state, names = await desk.draft("g", 0, 1, whole)
    assert (state.seat, names) == (CHANCE, whole)
    await desk.draft("g", 0, 1, whole[:1])
    again = desk_at(database)
    async with database.begin() as connection:
        assert await games.draft(connection, "g", 0, 1) == whole[:1]
    assert await again.accept("g", 0, Command("k", 1, whole)) == 1
    async with database.begin() as connection:
        assert (await connection.execute(select(DRAFTS))).all() == []


async def test_a_draft_is_for_the_asked_seat_and_the_number_it_was_made_for(desk: Desk, database: Database) -> None:
    course = await begun(desk)
    for seat, number, answers, code in ((1, 1, turn(course), "not_your_turn"), (0, 2, turn(course), "stale"),
                                        (0, 1, (*turn(course), "high"), "wall")):  # fmt: skip
        with pytest.raises(Refused, match=code):
            await desk.draft("g", seat, number, answers)
    await desk.draft("g", 0, 1, turn(course)[:1])
    await play(desk, course)
    async with database.begin() as connection:
        assert await games.draft(connection, "g", 0, 2) == ()


async def test_a_caller_who_goes_away_interrupts_nothing(desk: Desk) -> None:
    course = await begun(desk)
    waiting = asyncio.ensure_future(desk.accept("g", 0, Command("k", 1, (first(course),))))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    async with desk.lock("g"):
        assert (await desk.course("g")).number == 2
