"""How is a game played: who is asked, what may be answered, what happened, what can be taken back?"""

import operator
from collections.abc import Iterator, Mapping
from typing import Any, Self

from whistlepost.core.dealer import Dealer, Seed, facts, promised, rest_of, writable
from whistlepost.core.errors import BadData, IllegalAction, MalformedAction, Reason
from whistlepost.core.game import CHANCE, Game, State
from whistlepost.core.past import Past
from whistlepost.core.record import Answer, Record, read
from whistlepost.core.refusal import refusal, why_not
from whistlepost.core.replay import answer_of, check_close, dealer_of, first_state, game_of
from whistlepost.games import find


class Table:
    """A game in progress: its state, the dealer who answers chance, all that was answered, and undo.

    A seed that is a number makes an open game that anybody can repeat. A seed of 32 bytes, or none, makes a secret one:
    `commitment` binds the table to it from the start, and the record names it once the game is over.

    `for seat, name in table` goes through the answers so far; `print(table)` draws what everybody may see.
    """

    def __init__(self, game: str | Game[Any], players: int, seed: Seed | None = None, **options: object) -> None:
        rules = find(game) if isinstance(game, str) else game
        settled = writable(rules.settled(options))
        dealer = promised(seed, facts(rules.name, players, settled, {}))
        self._sit(rules, rules.new(players, settled, dealer.source), dealer, settled)
        self._deal()

    @classmethod
    def from_position(cls, data: Mapping[str, object], seed: Seed | None = None, game: Game[Any] | None = None) -> Self:
        """A table at which the game begins with that position. A game that is not in the list is given."""
        rules = find(str(data.get("game"))) if game is None else game
        state = rules.from_position(data)
        whole = rules.position(state)
        dealer = promised(seed, facts(rules.name, len(state.scores()), None, rest_of(whole)))
        table: Self = cls.__new__(cls)
        table._sit(rules, state, dealer, None)
        table._deal()
        return table

    @classmethod
    def replay(cls, text: str | bytes, seed: Seed | None = None, game: Game[Any] | None = None) -> Self:
        """The table that the record tells of; `BadData` with the line if it does not hold.

        A secret seed that the record does not name yet may be given. Without it, chance is answered by hand: it is
        asked like a seat. A game that is not in the list is given too.
        """
        record = read(text)
        rules = game_of(record, game)
        table: Self = cls.__new__(cls)
        table._sit(rules, first_state(record, rules), dealer_of(record, seed), record.options)
        table._again(record)
        table._deal()
        return table

    def _sit(self, game: Game[Any], state: State, dealer: Dealer, options: Mapping[str, object] | None) -> None:
        self.game = game
        self.state = state
        self.players = len(state.scores())
        self._dealer = dealer
        self._options = options
        self._past = Past(state)

    def _again(self, record: Record) -> None:
        """Answer as the record does. The stream of an unfinished game is brought along, to go on where it was."""
        stream = self._dealer.stream if record.scores is None else None
        if stream and record.options is not None:
            self.game.new(record.players, record.options, stream)
        for index in range(len(record.answers)):
            action = answer_of(record, index, self.game, self.state)
            if stream and self.state.seat == CHANCE:
                self._dealer.draw(self.game, self.state)
            self._answer(action)
        check_close(record, self.state)

    def _deal(self) -> None:
        while self._dealer.stream and self.state.seat == CHANCE and not self.state.over:
            self._answer(self._dealer.draw(self.game, self.state))

    def _answer(self, action: int) -> None:
        before = self.state.copy()
        try:
            self.state.play(action)
        except (IllegalAction, OverflowError):
            raise refusal(self.game, self.state, action, len(self._past.answers) + 1) from None
        self._past.note(before, action, self.state.over)

    @property
    def seat(self) -> int:
        """Who is asked. `CHANCE` only where the seed is not known: then the draw is answered by hand."""
        return self.state.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def question(self) -> str:
        """What is asked, in one word; `over` at the end."""
        return "over" if self.state.over else self.game.question(self.state)

    @property
    def commitment(self) -> str:
        """What binds the table to its secret seed; empty if the seed is open."""
        return self._dealer.commitment

    def options(self) -> list[int]:
        """What may be answered; empty only when the game is over."""
        return self.state.options()

    def names(self) -> list[str]:
        """The same by name."""
        return [self.name(action) for action in self.options()]

    def name(self, action: int) -> str:
        """The name of an answer that is offered."""
        return self.game.action_name(action, self.state)

    def parse(self, text: str) -> int:
        """The answer of that name, offered or not; `MalformedAction` if it cannot be read."""
        return self.game.action(text, self.state)

    def play(self, action: int | str) -> None:
        """Give the answer, a number or a name; then chance answers what is asked of it."""
        self._answer(self._number(action))
        self._deal()

    def why_not(self, action: int | str) -> Reason | None:
        """Why the answer is not offered; None if it is."""
        return why_not(self.game, self.state, self._number(action))

    def _number(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.parse(action)
        try:
            return operator.index(action)
        except TypeError:
            raise MalformedAction(f"an answer is a whole number or a name, not {action!r}") from None

    @property
    def can_undo(self) -> int:
        """How many answers can be taken back: those of one seat since chance or another seat answered."""
        return len(self._past.run)

    def undo(self, count: int | None = None) -> int:
        """Take back so many answers, or all that can be; says how many they were."""
        count = self.can_undo if count is None else count
        if not 0 <= count <= self.can_undo:
            raise IllegalAction(f"{count} answers cannot be taken back, {self.can_undo} can")
        if count:
            self.state = self._past.back(count)
        return count

    def scores(self) -> list[int]:
        """One number per seat; before the end, what stands on the score track."""
        return self.state.scores()

    def view(self, seat: int | None) -> dict[str, object]:
        """What the seat may know, as plain data; None is a spectator."""
        return self.game.view(self.state, self._seat(seat))

    def log(self, seat: int | None) -> list[Answer]:
        """All answers so far, each as the seat was told it."""
        seat = self._seat(seat)
        return [Answer(state.seat, self.game.told(state, action, seat)) for state, action in self._past.walk()]

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and seat not in range(self.players):
            raise BadData(f"there is no seat {seat} at this table, only 0 to {self.players - 1}")
        return seat

    def position(self) -> dict[str, object]:
        """The state as plain data, hidden facts included; `from_position` begins there."""
        return self.game.position(self.state)

    def record(self) -> str:
        """The game as text, hidden facts included, save a secret seed before the end; `replay` rebuilds the table."""
        dealer, over = self._dealer, self.state.over
        start = rest_of(self.game.position(self._past.start))
        seed = dealer.seed if over or not dealer.commitment else None
        scores = tuple(self.state.scores()) if over else None
        return Record(
            self.game.name, self.players, self._options, dealer.commitment, seed, start, tuple(self), scores
        ).text()

    def copy(self) -> Self:
        """An equal table with a future of its own, the draws to come included."""
        twin: Self = type(self).__new__(type(self))
        twin._sit(self.game, self.state.copy(), self._dealer.copy(), self._options)
        twin._past = self._past.copy()
        return twin

    def __iter__(self) -> Iterator[Answer]:
        for state, action in self._past.walk():
            yield Answer(state.seat, self.game.action_name(action, state))

    def __str__(self) -> str:
        return self.game.draw(self.view(None))

    def __repr__(self) -> str:
        asked = f"seat {self.seat} asked {self.question}" if not self.over else f"over {self.scores()}"
        return f"<Table {self.game.name}: {self.players} players, {len(self._past.answers)} answers, {asked}>"
