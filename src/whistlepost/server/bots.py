"""How does a bot answer at a table? From the view of its seat, in a process of its own; if it fails, anyhow."""

import hmac
import logging

from whistlepost.bots import BOTS
from whistlepost.bots.random_bot import Random
from whistlepost.core.chance import SealedStream
from whistlepost.games import GAMES
from whistlepost.server.course import Course
from whistlepost.server.desk import Command, Desk
from whistlepost.server.meter import THOUGHTS
from whistlepost.server.refused import Refused
from whistlepost.server.store import seats
from whistlepost.server.store.jobs import Job
from whistlepost.server.store.seats import Place
from whistlepost.server.thinkers import Thinkers, Thoughtless

LOGGER = logging.getLogger(__name__)
STANDIN = "greedy"
"""The bot that answers for somebody whose time is up."""


def bot_of(place: Place) -> str | None:
    """Who decides at that seat, if it is not a person."""
    return place.bot if place.kind == "bot" else place.minded


class Bots:
    """Everything that bots do at tables."""

    def __init__(self, desk: Desk, thinkers: Thinkers) -> None:
        self.desk = desk
        self.thinkers = thinkers
        self.failures = 0
        """How often a bot gave no answer that could be used."""

    async def answer(self, job: Job) -> None:
        """Answer for the seat, if it is still asked what it was asked. The name of the job may say which bot does."""
        course = await self.desk.course(job.game)
        if course.number != job.number or course.asked != job.seat:
            return
        bot = job.name or await self._bot(job)
        if bot is None:
            return
        names = await self._thought(course, job.seat, bot)
        for answers in (names, names[:1], [self._anyhow(course, job.seat)]):
            if answers and await self._given(job, tuple(answers)):
                return
            self.failures += 1

    async def _bot(self, job: Job) -> str | None:
        async with self.desk.database.begin() as connection:
            sitting = await seats.read(connection, job.game)
        return bot_of(sitting.places[job.seat]) if sitting else None

    async def _thought(self, course: Course, seat: int, bot: str) -> list[str]:
        """What the bot wants; nothing if it does not come to an end."""
        try:
            with THOUGHTS.time():
                return await self.thinkers.ask(self._question(course, seat, bot))
        except Thoughtless as why:
            LOGGER.warning("%s had no answer: %s", bot, why, extra={"game": course.head.id, "seat": seat})
            return []

    def _question(self, course: Course, seat: int, bot: str) -> dict[str, object]:
        """All that a bot is given: what its seat may know, and luck of its own."""
        return {
            "game": course.head.game, "where": GAMES[course.head.game], "bot": bot if bot in BOTS else STANDIN,
            "seat": seat, "view": course.game.view(course.state, seat), "seed": self._seed(course, seat).hex(),
        }  # fmt: skip

    def _seed(self, course: Course, seat: int) -> bytes:
        """Luck of the bot's own, which has nothing to do with that of the game."""
        return hmac.digest(self.desk.key, f"bot {course.head.id} {seat} {course.number}".encode(), "sha256")

    def _anyhow(self, course: Course, seat: int) -> str:
        """Any answer that is offered, so that the game goes on."""
        options = course.state.options()
        stream = SealedStream(self._seed(course, seat))
        view = course.game.view(course.state, seat)
        return course.game.action_name(Random().decide(course.game, view, options, stream), course.state)

    async def _given(self, job: Job, answers: tuple[str, ...]) -> bool:
        """Give the answers; False if they are not offered, so that others have to be found."""
        try:
            await self.desk.accept(job.game, job.seat, Command(f"bot:{job.number}", job.number, answers))
        except Refused as refused:
            if refused.code in {"unavailable", "halted"}:
                raise
            return refused.code in {"stale", "key_reused", "over", "not_your_turn"}  # somebody else was quicker
        return True
