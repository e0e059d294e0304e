"""Does a record hold: can the game be played again by it, and do its draws follow from the seed?"""

from dataclasses import dataclass
from typing import Any

from whistlepost.core.chance import FastStream, check
from whistlepost.core.dealer import Dealer
from whistlepost.core.errors import BadData, MalformedAction
from whistlepost.core.game import CHANCE, Game, State
from whistlepost.core.record import Record, closing, read
from whistlepost.core.refusal import refusal, who
from whistlepost.games import find


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record holds, in one sentence."""

    holds: bool
    text: str
    step: int | None = None
    """The first answer that differs from what the seed draws, counted from 1; 0 for the setup."""

    def __bool__(self) -> bool:
        return self.holds


def verify(text: str | bytes, game: Game[Any] | None = None) -> Verdict:
    """Replay a record and draw everything again that its seed decided. A game that is not in the list is given."""
    try:
        record = read(text)
        return verdict(record, game_of(record, game))
    except BadData as wrong:
        return Verdict(holds=False, text=str(wrong))


def verdict(record: Record, game: Game[Any]) -> Verdict:
    """The same for a record that has been read."""
    state = first_state(record, game)
    dealer = dealer_of(record)
    if dealer.stream and record.options is not None:
        dealt = game.position(game.new(record.players, record.options, dealer.stream))
        key = difference(game.position(state), dealt)
        if key:
            return Verdict(holds=False, text=f"the setup differs at `{key}` from what the seed deals", step=0)
    draws = 0
    for index, answer in enumerate(record.answers):
        if dealer.stream and state.seat == CHANCE and not state.over:
            drawn = game.action_name(dealer.draw(game, state), state)
            if drawn != answer.name:
                return differs(record, index, drawn)
            draws += 1
        state.play(answer_of(record, index, game, state))
    check_close(record, state)
    return Verdict(holds=True, text=praise(record, draws))


def differs(record: Record, index: int, drawn: str) -> Verdict:
    """The verdict on an answer of chance that is not the one the seed draws."""
    where = f"line {record.lines[index]}, answer {index + 1}"
    text = f"{where}: the seed draws `{drawn}`, not `{record.answers[index].name}`"
    return Verdict(holds=False, text=text, step=index + 1)


def praise(record: Record, draws: int) -> str:
    """What was found to be true."""
    text = f"the {len(record.answers)} answers replay"
    if record.seed is None:
        until = "before the seed is revealed" if record.commitment else "without a seed"
        return f"{text}; the draws cannot be checked {until}"
    origin = "the seed that the commitment promised" if record.commitment else f"the open seed {record.seed!r}"
    setup = "" if record.options is None else "the setup and "
    return f"{text}; {setup}all {draws} draws follow from {origin}"


def game_of(record: Record, game: Game[Any] | None) -> Game[Any]:
    """The game that the record tells of: the given one, if it is that, or else one from the list."""
    try:
        game = find(record.game) if game is None else game
    except BadData as wrong:
        raise BadData(f"line 2: {wrong}") from None
    if game.name != record.game:
        raise BadData(f"line 2: expected `game {game.name}`, found `game {record.game}`")
    return game


def dealer_of(record: Record, seed: int | bytes | None = None) -> Dealer:
    """A dealer with the seed of the record, or with the given one if it is what the commitment promised."""
    seed = record.seed if seed is None else seed
    promise = record.commitment
    if promise and seed is not None and not (isinstance(seed, bytes) and check(promise, record.facts, seed)):
        raise BadData(f"line {line_of(record, 'commitment')}: the seed is not the one that the commitment promised")
    if not promise and seed != record.seed:
        raise BadData(f"line {line_of(record, 'position')}: expected `seed {seed!r}` before the position")
    if promise and record.seed is not None and record.scores is None:
        raise BadData(f"line {line_of(record, 'seed')}: a secret seed stands in the record of a finished game only")
    try:
        return Dealer(seed, promise)
    except BadData as wrong:
        raise BadData(f"line {line_of(record, 'seed')}: {wrong}") from None


def line_of(record: Record, start: str) -> int:
    """The number of the first line that starts so."""
    return 1 + [line.startswith(start) for line in record.text().split("\n")].index(True)


def first_state(record: Record, game: Game[Any]) -> State:
    """The state that the record begins with."""
    begun = {"game": record.game, "players": record.players, **record.position}
    try:
        state: State = game.from_position(begun)
    except BadData as wrong:
        raise BadData(f"line {line_of(record, 'position')}: {wrong}") from None
    whole = game.position(state)
    key = difference(begun, {key: whole.get(key) for key in begun})
    if key:
        raise BadData(f"line {line_of(record, f'  {key} ')}: expected the value {whole.get(key)!r}")
    if record.options is not None:
        check_options(record, game, whole)
    return state


def check_options(record: Record, game: Game[Any], whole: dict[str, object]) -> None:
    """The position must be one of a game that these options set up."""
    line = line_of(record, "options ")
    try:
        dealt = game.position(game.new(record.players, record.options or {}, FastStream(0)))
    except BadData as wrong:
        raise BadData(f"line {line}: {wrong}") from None
    for key, (usual, *_) in game.options().items():
        meant, found = dealt.get(key, usual), whole.get(key, usual)
        if meant != found and isinstance(meant, str) and isinstance(found, str):
            ours, theirs = f"{key} {meant[:60]!r}", f"{key} {found[:60]!r}"
            raise BadData(f"line {line}: the options mean {ours}, but the position is one with {theirs}")


def difference(one: dict[str, object], other: dict[str, object]) -> str:
    """The first entry in which two positions differ; empty if none."""
    return next((key for key in [*one, *other] if one.get(key) != other.get(key)), "")


def answer_of(record: Record, index: int, game: Game[Any], state: State) -> int:
    """The answer at that place of the record; it must be offered, to that seat, and be named so."""
    (seat, name), line = record.answers[index], record.lines[index]
    if state.over or seat != state.seat:
        asked = "the end of the game" if state.over else f"an answer of {who(state.seat)}"
        raise BadData(f"line {line}: expected {asked}, found `{name}` of {who(seat)}, answer {index + 1}")
    try:
        action = game.action(name, state)
    except MalformedAction as wrong:
        raise BadData(f"line {line}: expected a name of an answer, found `{name}`: {wrong}") from None
    if action not in state.options():
        raise BadData(f"line {line}: {refusal(game, state, action, index + 1)}")
    if game.action_name(action, state) != name:
        raise BadData(f"line {line}: expected `{game.action_name(action, state)}`, found `{name}`")
    return action


def check_close(record: Record, state: State) -> None:
    """The game must stand as the closing line says."""
    scores = tuple(state.scores()) if state.over else None
    if record.scores != scores:
        found = closing(record.scores)
        raise BadData(f"line {line_of(record, found)}: expected `{closing(scores)}`, found `{found}`")
