"""What do the people of an evening do? Lots are drawn among what is truly offered; the steps are written down."""

from random import Random
from typing import Any

from tests.railroad.golden_write import weight
from tests.secrecy.evening import STRANGER, WATCHER, Evening
from tests.secrecy.steps import Curiosity, Step
from tests.secrecy.truth import Truth
from whistlepost.server.store import log

EACH = 14
"""So many requests of each viewer in a look around."""


class Play:
    """The steps of an evening, one after the other."""

    def __init__(self, evening: Evening, truth: Truth, seed: int, each: int = EACH) -> None:
        self.evening = evening
        self.truth = truth
        self.lots = Random(seed)
        self.each = each
        self.steps: list[Step] = []
        self._told = 0

    @property
    def number(self) -> int:
        return len(self.truth.rows)

    async def learn(self) -> None:
        """Read what was added to the log: the truth that no viewer is asked for."""
        async with self.evening.world.host.database.begin() as connection:
            rows = await log.since(connection, self.evening.table, self.number)
        for row in rows:
            self.truth.take(row)

    async def do(self, step: Step) -> Any:
        """Do a step and write it down."""
        self.steps.append(step)
        found = await self.evening.do(step)
        await self.learn()
        return found

    def turn(self) -> Step:
        """The asked seat answers: a few times, or a whole turn."""
        state = self.truth.state.copy()
        seat, most = state.seat, self.lots.choice((2, 30, 30, 30))
        names: list[str] = []
        while not state.over and state.seat == seat and len(names) < most:
            options = state.options()
            words = [self.truth.game.action_name(action, state) for action in options]
            weights = [weight(word, 4) for word in words] if self.truth.game.name == "railroad" else None
            place = self.lots.choices(range(len(options)), weights)[0]
            names.append(words[place])
            state.play(options[place])
        return Step("answers", seat, self.number, tuple(names))

    def look(self, *names: str) -> Step:
        """Some viewers look around, ask more than they may, and try to follow the table from another's seat."""
        curious = Curiosity(self.evening.table, self.truth, self.lots)
        lookers = [self.evening.lookers[name] for name in names] or list(self.evening.lookers.values())
        asked = {looker.name: curious.asks(looker.seat, self.each) for looker in lookers}
        others = [looker.name for looker in lookers if looker.name in {WATCHER, STRANGER, "seat 1"}]
        return Step("look", requests=asked, sockets=dict.fromkeys(others, 0))

    def say(self) -> Step:
        """Somebody says a word that was never said."""
        self._told += 1
        return Step("say", self.lots.randrange(self.evening.invited.players), names=(f"word{self._told:03}",))

    def mute(self) -> Step:
        """Somebody does not want to hear somebody any more."""
        seats = self.lots.sample(range(self.evening.invited.players), 2)
        return Step("mute", seats[0], names=(str(seats[1]),))

    def undo(self) -> Step:
        """The seat that answered last wants to take it back, or more than that."""
        mine = [row for row in self.truth.rows if row.seat >= 0]
        last = mine[-1]
        to = self.lots.choice([last.number, max(1, last.number - 1)])
        return Step("undo", last.seat, self.number, (str(to),))

    async def on(self, rows: int) -> None:
        """Go on until there are so many rows, or the game is over."""
        while not self.truth.over and self.number < rows:
            turn = self.turn()
            if self.lots.random() < 0.15:
                await self.do(Step("draft", turn.seat, self.number, turn.names))
                if self.lots.random() < 0.2:
                    await self.do(self.look(*self.some()))
            answered = await self.do(turn)
            assert answered.status == 200, (turn, answered.body)
            await self.beside()

    async def beside(self) -> None:
        """What happens beside the moves, now and then."""
        chance = self.lots.random()
        if chance < 0.06:
            await self.do(self.say())
        elif chance < 0.08:
            await self.do(self.mute())
        elif chance < 0.16 and not self.truth.over:
            await self.do(self.undo())
        elif chance < 0.22:
            await self.do(self.look(*self.some()))

    def some(self) -> list[str]:
        """Two of those who look."""
        return self.lots.sample(sorted(self.evening.lookers), 2)
