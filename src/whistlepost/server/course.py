"""How does a game stand after its rows, and what may the next one say? Pure: no clock, no database, no rule.

The outcomes of chance stand in the rows, and are drawn again from the seed as the rows are taken: where the two differ
the game is halted, not guessed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from whistlepost.core.dealer import Dealer
from whistlepost.core.errors import BadData, MalformedAction
from whistlepost.core.game import CHANCE, Game, State
from whistlepost.core.record import Answer
from whistlepost.core.refusal import why_not
from whistlepost.games import find
from whistlepost.server.body import Answers, Body, Brought, Start, Undo, read
from whistlepost.server.happened import Effect, Line, effect_of
from whistlepost.server.refused import Refused
from whistlepost.server.store import log
from whistlepost.server.store.log import Broken, Row


@dataclass(frozen=True, slots=True)
class Head:
    """What was settled before the game began."""

    id: str
    game: str
    players: int
    options: dict[str, object]
    commitment: str
    at: int


@dataclass(frozen=True, slots=True)
class Turning:
    """A row that could be taken back: the state before it, and how many answers had been given."""

    number: int
    seat: int
    before: State
    answers: int


class Course:
    """A game in progress, or one that has not begun."""

    def __init__(self, head: Head, seed: bytes, game: Game[Any] | None = None) -> None:
        self.head = head
        self.game: Game[Any] = find(head.game) if game is None else game
        self.dealer = Dealer(seed, head.commitment)
        self.number = 0
        self.chain = ""
        self.keys: dict[tuple[int, str], tuple[int, str]] = {}
        """By seat and key: the number of the row, and the fingerprint of what was asked."""
        self.lines: list[Line] = []
        self._effects: list[Effect] = []
        self.answers: list[Answer] = []
        self.run: list[Turning] = []
        self.brought: Brought | None = None
        """How the game was brought, if it was begun from a record."""
        self._state: State | None = None
        self.begun: dict[str, object] = {}
        """The first position; it holds hidden facts."""

    @property
    def state(self) -> State:
        """How the game stands; not to be changed from outside."""
        if self._state is None:
            raise Refused("not_started")
        return self._state

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self._state is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state is not None and self._state.over

    @property
    def asked(self) -> int | None:
        """Which seat is asked; None before the game and after it."""
        return None if self._state is None or self._state.over else self._state.seat

    def beginning(self) -> Start:
        """What the first row says."""
        dealer = Dealer(self.dealer.seed, self.head.commitment)
        state = self.game.new(self.head.players, self.head.options, dealer.source)
        return Start(self.game.position(state), tuple(self._drawn(state, dealer)))

    def answered(self, seat: int, names: Sequence[str]) -> tuple[State, tuple[str, ...]]:
        """The state after these answers of the seat, and their names as they are written; no draw follows yet."""
        state, written = self.state.copy(), []
        for place, name in enumerate(names):
            if state.over:
                raise Refused("over")
            if state.seat != seat:
                raise Refused("wall", answer=place) if place else Refused("not_your_turn")
            action = self._offered(state, name, place)
            written.append(self.game.action_name(action, state))
            state.play(action)
        return state, tuple(written)

    def _offered(self, state: State, name: str, place: int) -> int:
        """The answer of that name. What is said against it rests on what the asked seat may know."""
        try:
            action = self.game.action(name, state)
        except MalformedAction:
            raise Refused("not_offered", answer=place) from None
        if action not in state.options():
            reason = why_not(self.game, state, action)
            why = {} if reason is None else {"why": reason.code, "clause": reason.clause, "piece": reason.piece}
            raise Refused("not_offered", "" if reason is None else reason.text, answer=place, **why)
        return action

    def reply(self, seat: int, names: Sequence[str]) -> Answers:
        """What a row says in which the seat gives these answers: the draws that follow are made."""
        state, written = self.answered(seat, names)
        return Answers(written, tuple(self._drawn(state, self.dealer.copy())))

    def after(self, seat: int, body: Body) -> State:
        """How the game would stand after a row that says so; nothing changes."""
        if isinstance(body, Undo):
            return next(turning.before for turning in self.run if turning.number == body.to)
        if isinstance(body, Start | Brought):
            state: State = self.game.from_position(body.position)
        else:
            state, _ = self.answered(seat, body.answers)
        for name in body.chance:
            state.play(self.game.action(name, state))
        return state

    def _drawn(self, state: State, dealer: Dealer) -> Iterable[str]:
        """Let chance answer for as long as it is asked; the names of its answers."""
        while not state.over and state.seat == CHANCE:
            action = dealer.draw(self.game, state)
            yield self.game.action_name(action, state)
            state.play(action)

    def undoable(self, seat: int, to: int) -> Undo:
        """The undo that takes back everything from that row on, which the seat gave itself; never past a draw."""
        if not any(turning.number == to and turning.seat == seat for turning in self.run):
            raise Refused("no_undo")
        return Undo(to)

    def take(self, rows: Sequence[Row]) -> None:
        """Go on by these rows; `Broken` if they do not follow."""
        log.check(list(rows), self.number, self.chain)
        for row in rows:
            try:
                self._take(row)
            except (BadData, MalformedAction, Refused) as wrong:
                # No word of what was wrong: it may tell of a hand, and this goes into the log of the process.
                raise Broken(f"row {row.number} does not follow ({type(wrong).__name__})") from None

    def _take(self, row: Row) -> None:
        body = read(row.body)
        if isinstance(body, Start | Brought) is self.started:
            raise Broken(f"row {row.number}: a game begins once")
        told: list[list[Answer]] = [[] for _ in range(self.head.players + 1)]
        self._effects.clear()
        if isinstance(body, Start):
            self._begin(body, told)
        elif isinstance(body, Brought):
            self._bring(body, told)
        elif isinstance(body, Undo):
            self._back(body)
        else:
            self._play(row, body, told)
        to = body.to if isinstance(body, Undo) else None
        kind = type(body).__name__.lower()
        seen = tuple(self._effects), tuple(self.state.scores())
        self.lines.append(Line(row.number, row.seat, kind, row.at, to, tuple(map(tuple, told)), *seen))
        self.keys[row.seat, row.key] = row.number, row.asked
        self.number, self.chain = row.number + 1, row.chain

    def _begin(self, body: Start, told: list[list[Answer]]) -> None:
        dealt = self.game.new(self.head.players, self.head.options, self.dealer.source)
        if self.game.position(dealt) != body.position:
            raise Broken("the seed deals another game")
        self.begun = self.game.position(dealt)
        self._state = self.game.from_position(body.position)
        self._chance(self._state, body.chance, told)

    def _bring(self, body: Brought, told: list[list[Answer]]) -> None:
        self.brought, self._state = body, self.game.from_position(body.position)
        self.begun = self.game.position(self._state)
        self._chance(self._state, body.chance, told)

    def _play(self, row: Row, body: Answers, told: list[list[Answer]]) -> None:
        self.run.append(Turning(row.number, row.seat, self.state, len(self.answers)))
        _, written = self.answered(row.seat, body.answers)
        if written != body.answers:
            raise Broken("an answer is named otherwise")
        state = self.state.copy()
        for name in body.answers:
            self._note(state, self.game.action(name, state), told)
        self._chance(state, body.chance, told)
        self._state = state
        if body.chance or state.over:
            self.run.clear()

    def _chance(self, state: State, names: tuple[str, ...], told: list[list[Answer]]) -> None:
        """Chance answered so; the seed must say the same, save of what was brought."""
        for name in names:
            drawn = self._draw(state, name) if state.seat == CHANCE and not state.over else None
            if drawn is None or self.game.action_name(drawn, state) != name:
                raise Broken("the seed draws otherwise")
            self._note(state, drawn, told)
        if state.seat == CHANCE and not state.over:
            raise Broken("a draw is missing")

    def _draw(self, state: State, name: str) -> int:
        if self.brought is None or self.number > self.brought.rows:
            return self.dealer.draw(self.game, state)
        action = self.game.action(name, state)
        if action not in state.options():
            raise Broken("a draw that cannot be")
        return action

    def _note(self, state: State, action: int, told: list[list[Answer]]) -> None:
        """An answer is given: everybody is told what they may know."""
        viewers = [*range(self.head.players), None]
        for viewer, heard in zip(viewers, told, strict=True):
            heard.append(Answer(state.seat, self.game.told(state, action, viewer)))
        answer = Answer(state.seat, self.game.action_name(action, state))
        self.answers.append(answer)
        self._effects.append(effect_of(self.game, state, answer))
        state.play(action)

    def _back(self, body: Undo) -> None:
        place = next((place for place, turning in enumerate(self.run) if turning.number == body.to), None)
        if place is None:
            raise Broken("an undo of what cannot be taken back")
        turning = self.run[place]
        self._state = turning.before
        del self.run[place:], self.answers[turning.answers :]
