"""How does a game leave this server, and how does one come in? As a record that anybody can read and check."""

from collections.abc import Iterator
from dataclasses import dataclass

from whistlepost.core.chance import SealedStream, pick
from whistlepost.core.dealer import rest_of
from whistlepost.core.errors import BadData, IllegalAction, MalformedAction
from whistlepost.core.game import CHANCE
from whistlepost.core.page import compact
from whistlepost.core.record import Answer, Record, read, runs
from whistlepost.core.replay import answer_of, first_state, game_of, verdict
from whistlepost.server.body import Answers, Brought
from whistlepost.server.course import Course
from whistlepost.server.refused import Refused

TOLD = 300
"""Characters of what is said against a record."""
LOG_TITLE = "whistlepost log 1"


def record_of(course: Course) -> str:
    """The whole game as text; only of a game that is over, since it holds everything."""
    if not course.over:
        raise Refused("not_over")
    head, brought = course.head, course.brought
    begun = {key: value for key, value in course.begun.items() if key not in {"game", "players"}}
    answers, scores = tuple(course.answers), tuple(course.state.scores())
    if brought is None:
        proof = head.options, head.commitment, course.dealer.seed
        return Record(head.game, head.players, *proof, begun, answers, scores).text()
    options, promise, seed = proof_of(brought, whole=course.number == brought.rows + 1)
    return Record(head.game, head.players, options, promise, seed, begun, answers, scores).text()


def proof_of(brought: Brought, *, whole: bool) -> tuple[dict[str, object] | None, str, int | bytes | None]:
    """What the record said that was brought; nothing of it holds once the game went on here."""
    if not whole or not brought.proof:
        return None, "", None
    options, promise, seed = (brought.proof[name] for name in ("options", "commitment", "seed"))
    found = bytes.fromhex(seed) if isinstance(seed, str) else seed
    return options, str(promise), found  # type: ignore[return-value]


def log_of(course: Course, seat: int | None) -> str:
    """A game that is not over, as one viewer was told it; nobody can replay this."""
    place = course.head.players if seat is None else seat
    told = [answer for line in course.lines for answer in line.told[place]]
    head = [LOG_TITLE, f"game {course.head.game}", f"players {course.head.players}"]
    head += [f"options {compact(course.head.options)}"]
    head += [] if course.brought else [f"commitment {course.head.commitment}"]
    undone = [f"undone {line.to} by {line.number}" for line in course.lines if line.kind == "undo"]
    who = "watched" if seat is None else f"seat {seat}"
    return "\n".join([*head, who, "answers", *runs(told), *undone, "unfinished", ""])


@dataclass(frozen=True, slots=True)
class Coming:
    """A game that is brought: how it began, and its rows, each with the seat that answered."""

    record: Record
    start: Brought
    rows: tuple[tuple[int, Answers], ...]
    over: bool
    asked: int | None


def coming(text: str, seed: bytes) -> Coming:
    """The game that the record tells of. Where it ends at a draw, the new seed draws."""
    try:
        return brought(read(text), seed)
    except (BadData, MalformedAction, IllegalAction, RecursionError) as wrong:
        raise Refused("bad_record", str(wrong)[:TOLD]) from None


def brought(record: Record, seed: bytes) -> Coming:
    """The same of a record that has been read."""
    game = game_of(record, None)
    holds = verdict(record, game)
    if not holds:
        raise BadData(holds.text)
    begun = first_state(record, game)
    state = begun.copy()
    answers = list(record.answers)
    for index in range(len(answers)):
        state.play(answer_of(record, index, game, state))
    stream = SealedStream(seed).named("brought")
    while not state.over and state.seat == CHANCE:
        action = state.options()[pick(stream, state.weights())]
        answers.append(Answer(CHANCE, game.action_name(action, state)))
        state.play(action)
    first, rows = grouped(answers)
    whole = game.position(begun)
    proof = proof_in(record) if list(rest_of(whole).items()) == list(record.position.items()) else {}
    start = Brought(whole, first, len(rows), proof)
    return Coming(record, start, rows, state.over, None if state.over else state.seat)


def proof_in(record: Record) -> dict[str, object]:
    """What the record says of how it was dealt."""
    if record.options is None and not record.commitment and record.seed is None:
        return {}
    seed = record.seed.hex() if isinstance(record.seed, bytes) else record.seed
    return {"options": record.options, "commitment": record.commitment, "seed": seed}


def grouped(answers: list[Answer]) -> tuple[tuple[str, ...], tuple[tuple[int, Answers], ...]]:
    """The draws before the first answer; then rows as people would have given them: a run of answers, and its draws."""
    runs_found = list(each_run(answers))
    first = runs_found.pop(0)[1] if runs_found and runs_found[0][0] == CHANCE else ()
    rows: list[tuple[int, Answers]] = []
    for seat, names in runs_found:
        if seat == CHANCE:
            before, given = rows.pop()
            rows.append((before, Answers(given.answers, names)))
        else:
            rows.append((seat, Answers(names, ())))
    return first, tuple(rows)


def each_run(answers: list[Answer]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Answers that the same seat gave one after the other."""
    start = 0
    for place in range(1, len(answers) + 1):
        if place == len(answers) or answers[place].seat != answers[start].seat:
            yield answers[start].seat, tuple(answer.name for answer in answers[start:place])
            start = place
