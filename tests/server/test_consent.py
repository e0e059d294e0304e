"""Is a committed answer taken back only if all agree, and never once anybody learned something?"""

import pytest

from tests.server.tables import begun, desk_at, first, play
from whistlepost.server.body import Undo
from whistlepost.server.consent import Consent
from whistlepost.server.course import Course
from whistlepost.server.desk import Command, Desk
from whistlepost.server.records import record_of
from whistlepost.server.refused import Refused
from whistlepost.server.store.database import Database

OTHERS = (1, 2)


@pytest.fixture
def consent(desk: Desk) -> Consent:
    return Consent(desk)


async def one_answer(desk: Desk) -> Course:
    """Seat 0 has played a card and not marked it yet: row 1."""
    course = await begun(desk)
    await play(desk, course)
    return course


async def test_without_others_an_undo_is_done_at_once(consent: Consent, database: Database) -> None:
    course = await one_answer(consent.desk)
    assert await consent.propose("g", 0, Command("u", 2, to=1), ()) == 2
    assert (course.number, course.asked, course.state.rows) == (3, 0, [[], [], []])  # type: ignore[attr-defined]
    assert (course.lines[2].kind, course.lines[2].to) == ("undo", 1)
    again = await desk_at(database).course("g")
    assert again.game.position(again.state) == course.game.position(course.state)
    assert await play(consent.desk, course) == 3


async def test_an_undo_waits_for_everybody(consent: Consent) -> None:
    course = await one_answer(consent.desk)
    assert await consent.propose("g", 0, Command("u", 2, to=1), OTHERS) is None
    assert await consent.answer("g", 2, 2, OTHERS, yes=True) is None
    assert await consent.answer("g", 2, 2, OTHERS, yes=True) is None
    assert course.number == 2
    assert await consent.answer("g", 1, 2, OTHERS, yes=True) == 2
    assert course.number == 3
    assert await consent.propose("g", 0, Command("u", 2, to=1), OTHERS) == 2


async def test_one_no_is_enough(consent: Consent) -> None:
    await one_answer(consent.desk)
    await consent.propose("g", 0, Command("u", 2, to=1), OTHERS)
    await consent.answer("g", 2, 2, OTHERS, yes=False)
    with pytest.raises(Refused, match="no_proposal"):
        await consent.answer("g", 1, 2, OTHERS, yes=True)


async def test_who_proposes_cannot_agree_and_can_withdraw(consent: Consent) -> None:
    await one_answer(consent.desk)
    await consent.propose("g", 0, Command("u", 2, to=1), OTHERS)
    with pytest.raises(Refused, match="no_proposal"):
        await consent.answer("g", 0, 2, OTHERS, yes=True)
    await consent.answer("g", 0, 2, OTHERS, yes=False)
    assert await consent.proposal("g", 2) is None


async def test_who_is_not_concerned_has_no_say(consent: Consent) -> None:
    await one_answer(consent.desk)
    await consent.propose("g", 0, Command("u", 2, to=1), (1,))
    with pytest.raises(Refused, match="no_proposal"):
        await consent.answer("g", 2, 2, (1,), yes=True)


async def test_a_proposal_is_void_when_the_game_goes_on(consent: Consent) -> None:
    course = await one_answer(consent.desk)
    await consent.propose("g", 0, Command("u", 2, to=1), OTHERS)
    await play(consent.desk, course)
    for number, code in ((2, "stale"), (3, "no_proposal")):
        with pytest.raises(Refused, match=code):
            await consent.answer("g", 1, number, OTHERS, yes=True)


async def test_nothing_is_taken_back_past_a_draw(consent: Consent) -> None:
    course = await one_answer(consent.desk)
    await play(consent.desk, course)  # the mark: then a card is drawn
    for to in (0, 1, 2, 3, -1):
        with pytest.raises(Refused, match="no_undo"):
            await consent.propose("g", 0, Command("u", 3, to=to), ())


async def test_a_seat_takes_back_only_what_it_gave(consent: Consent) -> None:
    await one_answer(consent.desk)
    with pytest.raises(Refused, match="no_undo"):
        await consent.propose("g", 1, Command("u", 2, to=1), ())


async def test_answers_of_others_in_between_are_taken_back_too(consent: Consent) -> None:
    """In the last round of Ferry nothing is drawn."""
    course = await begun(consent.desk)
    while course.state.turn < 6:  # type: ignore[attr-defined]
        await play(consent.desk, course, whole=True)
    before = course.game.position(course.state)
    at = course.number
    await play(consent.desk, course, whole=True)
    await play(consent.desk, course, whole=True)
    await consent.propose("g", 0, Command("u", at + 2, to=at), OTHERS)
    for seat in OTHERS:
        await consent.answer("g", seat, at + 2, OTHERS, yes=True)
    assert course.game.position(course.state) == before
    await play(consent.desk, course, whole=True)
    while not course.over:
        await play(consent.desk, course)
    assert "end 3" in record_of(course) or "scores" in record_of(course)


async def test_the_end_cannot_be_taken_back(consent: Consent) -> None:
    course = await begun(consent.desk)
    while not course.over:
        await play(consent.desk, course)
    with pytest.raises(Refused, match="no_undo"):
        await consent.propose("g", 2, Command("u", course.number, to=course.number - 1), ())


async def test_an_undo_that_the_log_does_not_allow_is_noticed(desk: Desk) -> None:
    course = await one_answer(desk)
    assert course.undoable(0, 1) == Undo(1)
    assert first(course) in {"high", "low"}
