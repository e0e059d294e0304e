"""Who has to agree before a committed answer is taken back? Everybody else at the table; and never past a draw."""

from collections.abc import Collection
from dataclasses import replace

from whistlepost.server.desk import Command, Desk, unbroken
from whistlepost.server.refused import Refused
from whistlepost.server.store import games
from whistlepost.server.store.games import Proposal


class Consent:
    """Undo by consent. Proposals are plans: they are void when the game goes on."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def propose(self, game: str, seat: int, command: Command, concerned: Collection[int]) -> int | None:
        """Take back at once if nobody else is concerned, and say the number of the row; else propose it."""
        return await unbroken(self._propose(game, seat, command, concerned))

    async def _propose(self, game: str, seat: int, command: Command, concerned: Collection[int]) -> int | None:
        async with self.desk.lock(game):
            course = await self.desk.course(game)
            if not concerned or (seat, command.key) in course.keys:
                return await self.desk.settle(game, seat, command)
            if command.number != course.number:
                raise Refused("stale", number=course.number)
            to = course.undoable(seat, -1 if command.to is None else command.to).to
            async with self.desk.database.begin() as connection:
                await games.propose(connection, Proposal(game, command.number, seat, command.key, to))
        self.desk.tell(game)
        return None

    async def answer(self, game: str, seat: int, number: int, concerned: Collection[int], *, yes: bool) -> int | None:
        """A seat agrees or does not; the number of the row if it was the last to agree."""
        return await unbroken(self._answer(game, seat, number, concerned, yes=yes))

    async def _answer(self, game: str, seat: int, number: int, concerned: Collection[int], *, yes: bool) -> int | None:
        async with self.desk.lock(game):
            found = await self.proposal(game, number)
            if found is None or (yes and seat == found.seat) or seat not in {*concerned, found.seat}:
                raise Refused("no_proposal")
            agreed = replace(found, agreed=tuple(sorted({*found.agreed, seat})))
            if yes and set(agreed.agreed) >= set(concerned) - {found.seat}:
                undo = Command(found.key, number, to=found.to)
                return await self.desk.settle(game, found.seat, undo)
            async with self.desk.database.begin() as connection:
                await (games.propose(connection, agreed) if yes else games.withdraw(connection, game))
        self.desk.tell(game)
        return None

    async def proposal(self, game: str, number: int) -> Proposal | None:
        """What is proposed for how the game stands; `stale` if it stands otherwise."""
        course = await self.desk.course(game)
        if number != course.number:
            raise Refused("stale", number=course.number)
        async with self.desk.database.begin() as connection:
            return await games.proposal(connection, game, number)
