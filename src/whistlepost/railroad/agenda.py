"""What is to be answered in this position? Reads the agenda and the move under way from position data."""

from __future__ import annotations

from collections.abc import Callable, Container

from whistlepost.core.entries import Entry
from whistlepost.railroad import numbers as n
from whistlepost.railroad.hands import tiles_held
from whistlepost.railroad.notation import CELL_OF, stop_exists, stop_of
from whistlepost.railroad.questions import QUESTIONS
from whistlepost.railroad.routes import can_depart, reaches
from whistlepost.railroad.shifts import is_shift
from whistlepost.railroad.state import State
from whistlepost.railroad.tracks import EDGES
from whistlepost.railroad.verbs import can_deliver, cubes_of, has_share_to_take

LENGTH = 12
"""So many entries the agenda of a position may have."""
WORDS = {word: number for number, (word, _) in enumerate(QUESTIONS)}
DRAWN = {"tile", "open", "nugget", "look"}
MOVING = {"lay", "branch"}
UNDER_WAY = MOVING | {"run_on"}
LAST = {"place", "turn", "next"}
"""One of these is asked, or comes about, when all else is answered: somebody always goes on."""
TOP = DRAWN | MOVING | {"give", "deliver", "drop", "ride", "berth"}
TOP |= {"swap", "scrap", "shift", "fare", "pay", "bonus"}
"""Questions that are asked as soon as they arise: nothing is ever answered before them."""


def read_agenda(state: State, entry: Entry) -> None:
    """Each entry a question, the seat that is asked (-1: chance) and the argument; the last is asked now."""
    rows = entry.take("ask", "a list") if entry.has("ask") else default(state, entry)
    if not isinstance(rows, list) or len(rows) > LENGTH:
        raise entry.wrong("ask", f"a list of at most {LENGTH} entries", rows)
    agenda = [read_entry(state, entry, row, last=row is rows[-1]) for row in rows]
    if any(row[0] in UNDER_WAY for row in rows) != (state.mover >= 0):
        raise entry.wrong("move", "a move under way if, and only if, it is still to go on", entry.table.get("move"))
    if [row[0] in LAST for row in rows] != [True] + [False] * (len(rows) - 1) and rows:
        raise entry.wrong("ask", f"one of {', '.join(sorted(LAST))} at the beginning, and only there", rows)
    if rows and (rows[0][0] == "place") != (state.round == 0):
        raise entry.wrong("round", "0 while trains are placed, and only then (S13)", state.round)
    state.depth = len(agenda)
    state.agenda = agenda + [0] * (n.AGENDA - len(agenda))


def default(state: State, entry: Entry) -> list[object]:
    """The seat whose turn it is decides what to do, unless the game is over."""
    return [] if entry.flag("over") else [["turn", state.turn, 0]]


def read_entry(state: State, entry: Entry, row: object, *, last: bool) -> int:
    """One entry as the agenda keeps it."""
    expected = f"a question ({', '.join(WORDS)}), a seat and an argument that fit each other and the position"
    if not isinstance(row, list) or len(row) != 3 or [type(item) for item in row] != [str, int, int]:
        raise entry.wrong("ask", expected, row)
    word, seat, arg = row
    drawn = word in DRAWN
    in_turn = seat == state.turn or word not in UNDER_WAY | {"turn", "next", "depart", "land", "pay", "reward", "rest"}
    known = word in WORDS and -drawn <= seat < (0 if drawn else state.players) and in_turn
    if not known or (word in TOP and not last) or arg not in arguments(state, word, seat):
        raise entry.wrong("ask", expected, f"{word} {seat} {arg}"[:60])
    return int(WORDS[word] | (seat + 1) << 8 | arg << 12)


def arguments(state: State, word: str, seat: int) -> Container[int]:
    """The arguments that a question to this seat may have here."""
    return ARGUMENTS[word](state, seat) if word in ARGUMENTS else range(1)


def payees(state: State, seat: int) -> Container[int]:
    """Whom a cube is paid, and whether it must be a rare one."""
    return {other | rare for other in range(state.players) for rare in (0, 8) if other != seat}


def new_cubes(state: State, seat: int) -> Container[int]:
    """The cube for which there is no room, and whether it may be left."""
    return range(n.GOODS * 2 if cubes_of(state, seat) == n.CUBE_LIMIT else 0)


def deliveries(state: State, seat: int) -> Container[int]:
    """The stops at which the seat can deliver."""
    return {kind * 2 for kind in range(state.kit.kinds) if can_deliver(state, seat, kind * 2)}


def unplaced(state: State, seat: int) -> Container[int]:
    """A train is placed only if there is one to place."""
    return range(n.UNPLACED in state.train[seat * n.TRAINS : (seat + 1) * n.TRAINS])


def standing(state: State, seat: int) -> set[int]:
    """The trains of the seat that stand on the board."""
    trains = enumerate(state.train[seat * n.TRAINS : (seat + 1) * n.TRAINS])
    return {train for train, stop in trains if 0 <= stop < n.TRACK}


def arrived(state: State, seat: int) -> set[int]:
    """The trains of the seat that stand on end tiles (L7)."""
    trains = enumerate(state.train[seat * n.TRAINS : (seat + 1) * n.TRAINS])
    return {train for train, stop in trains if 0 <= (stop >> 1) - state.kit.first_end < state.kit.end_height}


def retiring(state: State) -> set[tuple[int, int]]:
    """The trains, each behind its seat, that are about to go to the resource track."""
    entries = [entry for entry in state.agenda[: state.depth] if entry & 255 in (n.BERTH, n.RETIRE)]
    return {((entry >> 8 & 15) - 1, entry >> 12) for entry in entries}


def shifts(state: State, seat: int) -> set[int]:
    """Each train with each stop that it can be set on."""
    stops = [(train, stop) for train in standing(state, seat) for stop in range(n.TRACK)]
    return {train | stop << 3 for train, stop in stops if is_shift(state, seat, train, stop)}


def departures(state: State, _seat: int) -> Container[int]:
    """Each train on the board with each of its exits, for each token; `goes_on` says whether it can really leave."""
    first = state.turn * n.TRAINS
    trains = [i for i in range(state.kit.trains) if 0 <= state.train[first + i] < n.TRACK]
    return {(train * 6 + out) * 16 + token for train in trains for token in (n.COAL, n.WHISTLE) for out in range(6)}


def goes_on(state: State) -> bool:
    """Can the question be answered, and can a move that waits under it be ended (M9)?"""
    entries = [(entry & 255, entry >> 12) for entry in state.agenda[: state.depth]]
    for question, arg in entries:
        if question == n.DEPART and not can_depart(state, arg // 96, arg & 15, arg // 16 % 6):
            return False
    waits = [question for question, _ in entries if question in (n.RUN_ON, n.REWARD)]
    if waits == [n.RUN_ON] and not reaches(state, state.cell, state.edge, state.left):
        return False
    return state.over or (stays_asked(state) and bool(state.options()))


def stays_asked(state: State) -> bool:
    """Is the last entry a question that waits for its answer, not one that would have gone of itself (T5)?"""
    later = state.copy()
    later.settle()
    return later.agenda[: later.depth] == state.agenda[: state.depth]


ARGUMENTS: dict[str, Callable[[State, int], Container[int]]] = {
    "place": unplaced,
    "lay": lambda state, _seat: range(state.board[state.cell] < 0),
    "branch": lambda state, _seat: range(state.stop < n.COAST and state.stop >> 1 == state.cell),
    "give": payees,
    "room": new_cubes,
    "take": lambda _state, _seat: range(1, 1 << n.THINGS),
    "trade": lambda _state, _seat: range(3),
    "refill": lambda _state, _seat: (n.UNSEEN, n.SEEN),
    "look": lambda state, _seat: range(state.players),
    "deliver": deliveries,
    "berth": arrived,
    "retire": arrived,
    "drop": lambda _state, _seat: (n.FOR_MARKET, n.FOR_SWAP),
    "open": lambda state, _seat: {place for place, kind in enumerate(state.row) if kind < 0},
    "nugget": lambda state, _seat: {owner | out for owner, n_ in enumerate(state.sealed) if n_ for out in (0, 8)},
    "tile": lambda state, _seat: {owner for owner in range(state.players) if tiles_held(state, owner) < n.HAND},
    "depart": departures,
    "land": lambda _state, _seat: (),
    "scrap": lambda _state, _seat: (n.FOR_ALL, n.FOR_ONE),
    "shift": standing,
    "fare": lambda state, _seat: {kind * 2 for kind in range(state.kit.kinds) if state.kit.fare_coal[kind * 2]},
    "pay": lambda state, _seat: {state.cell - n.MOUNTAIN} if state.kit.priced[state.cell] else (),
    "reward": lambda state, _seat: {state.cell - n.MOUNTAIN} if state.kit.priced[state.cell] else (),
    "bonus": lambda _state, _seat: range(n.SPACES),
    "company": lambda state, _seat: range(has_share_to_take(state)),
    "ride": lambda _state, _seat: (n.FOR_USE, n.FOR_SHIFT),
    "rest": shifts,
}
"""What the argument of each question may be, by the question's word; for all others 0."""


def read_move(state: State, entry: Entry) -> None:
    """The train that is on its way, and where."""
    move = entry.inner("move") if entry.has("move") else Entry("move", {})
    if not move.table:
        return
    state.mover = move.number("train", 1, state.kit.trains) - 1
    state.token = n.COAL if move.choice("token", ("coal", "whistle")) == "coal" else n.WHISTLE
    state.cell = CELL_OF[move.choice("at", CELL_OF)]
    state.edge = EDGES.index(move.choice("edge", EDGES))
    state.left = move.number("left", 1, 2)
    state.stop = board_stop(state, move, "stop", move.text("stop"))
    met = [board_stop(state, move, "met", word) for word in str(move.take("met", "stops")).split()]
    state.mets = len(met)
    state.met = [*met, *[0] * n.MET][: n.MET]
    past = str(move.take("past", "words")).split() if move.has("past") else []
    state.climbed, state.tunnelled, state.filling = ("climbed" in past), ("tunnelled" in past), ("filling" in past)
    check_move(state, move)
    move.done()


def board_stop(state: State, move: Entry, key: str, word: str) -> int:
    """A stop on the board or the coast."""
    stop = stop_of(word)
    if stop is None or stop >= n.TRACK or (stop < n.COAST and not stop_exists(state, stop, word)):
        raise move.wrong(key, "a stop of this position", word)
    return stop


def check_move(state: State, move: Entry) -> None:
    """The train must be on the board; few stops can be passed; the train is at an empty space or at a stop."""
    if not 0 <= state.train[state.turn * n.TRAINS + state.mover] < n.TRACK:
        raise move.wrong("train", "a train that stands on the board", state.mover + 1)
    if state.mets > n.MET // 2:
        raise move.wrong("met", f"at most {n.MET // 2} stops", state.mets)
    open_space = state.board[state.cell] < 0 or state.kit.priced[state.cell]
    if not open_space and (state.stop >> 1 != state.cell or state.stop >= n.COAST):
        raise move.wrong("at", "an empty space, or the space of the stop where the train is", move.table["at"])
