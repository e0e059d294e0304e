"""Which position do these data describe? Reads one strictly: BadData names the entry that is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from whistlepost.core.entries import Entry
from whistlepost.core.errors import BadData
from whistlepost.railroad import numbers as n
from whistlepost.railroad.agenda import arrived, goes_on, read_agenda, read_move, retiring
from whistlepost.railroad.box import BOX, kit_of, own_tiles
from whistlepost.railroad.expansion import EXPANSIONS
from whistlepost.railroad.holdings import (
    hold_counts,
    hold_gold,
    hold_shares,
    hold_tiles,
    hold_upgrades,
    words_by_seat,
    words_of,
)
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.notation import CELL_OF, stop_exists, stop_of
from whistlepost.railroad.routes import recover
from whistlepost.railroad.rulings import SWITCHES, rulings_from
from whistlepost.railroad.scoring import settle_scores
from whistlepost.railroad.state import State
from whistlepost.railroad.tally import count_stack, count_trains
from whistlepost.railroad.upgrades.card import spots
from whistlepost.railroad.verbs import trains_on_board


def restore(data: Mapping[str, object]) -> State:
    """The state of a position; everything but `game` and `players` may be left out."""
    state = rebuild(data)
    if not goes_on(state):
        raise BadData("position: ask: expected a question that can be answered, and a move that can be ended (M9)")
    return state


def rebuild(data: Mapping[str, object]) -> State:
    """The state of a position, of which it is not known yet whether it can go on."""
    entry = Entry("position", dict(data))
    entry.choice("game", ("railroad",))
    state = State(kit_from(entry))
    lay_board(state, entry)
    stand_trains(state, entry)
    hold_counts(state, entry)
    hold_shares(state, entry)
    hold_upgrades(state, entry)
    hold_gold(state, entry)
    hold_tiles(state, entry)
    read_progress(state, entry)
    count_stack(state)
    return finished(state, entry)


def kit_from(entry: Entry) -> Kit:
    """The kit that the position names."""
    players = entry.number("players", 2, 5)
    words = {key: entry.choice(key, SWITCHES[key]) for key in SWITCHES if entry.has(key)}
    if entry.has("rules"):
        words["rules"] = entry.text("rules")
    source = entry.take("components", BOX) if entry.has("components") else BOX
    if not isinstance(source, str):
        raise entry.wrong("components", "a text", source)
    expansion = entry.choice("expansion", EXPANSIONS) if entry.has("expansion") else "none"
    return kit_of(source, expansion, players, rulings_from(words), own_tiles(entry))


def finished(state: State, entry: Entry) -> State:
    """The last checks, with everything in place."""
    over = entry.flag("over")
    entry.done()
    state.finished = int(over)
    if over != (state.depth == 0):
        raise entry.wrong("ask", "questions while the game runs, none when it is over", state.depth)
    recover(state)
    if over:
        settle_scores(state)
    return state


# ---- the table


def lay_board(state: State, entry: Entry) -> None:
    """The tiles on the board."""
    board = [-1] * n.CELLS
    laid = entry.inner("board") if entry.has("board") else Entry("board", {})
    for space in laid.table:
        if space not in CELL_OF:
            raise laid.wrong(space, "a space of the board, such as c4", space)
        cell = CELL_OF[space]
        board[cell] = tile_of(state.kit, laid, space)
        if cell >= n.MOUNTAIN and not state.kit.mountains:
            raise laid.wrong(space, "a space of the base board: the mountains need expansion full or board", space)
        if (state.kit.tiles[board[cell] // 6].kind == "end") != (
            0 <= cell - state.kit.first_end < state.kit.end_height
        ):
            raise laid.wrong(space, "end tiles in column h, and no others there", laid.table[space])
    state.board = board


def tile_of(kit: Kit, entry: Entry, space: str) -> int:
    """A tile as it lies: `cotton-a r2`."""
    tile = kit.laid_tiles.get(entry.text(space))
    if tile is None:
        raise entry.wrong(space, "a tile of this game and a rotation, such as plain-a r2", entry.table[space])
    return tile


def stand_trains(state: State, entry: Entry) -> None:
    """Where the trains stand."""
    train = [-1] * (n.SEATS * n.TRAINS)
    for seat, words in enumerate(words_by_seat(state, entry, "trains")):
        if len(words) > state.kit.trains:
            raise entry.wrong("trains", f"at most {state.kit.trains} trains a seat", list(words))
        padded = words + ["none"] * (state.kit.trains - len(words))
        for number, word in enumerate(padded):
            train[seat * n.TRAINS + number] = stop_from(state, entry, word)
    state.train = train
    count_trains(state)


def stop_from(state: State, entry: Entry, word: str) -> int:
    """A stop by its name, if there is one in this position."""
    stop = stop_of(word)
    if stop is None or (stop < n.COAST and not stop_exists(state, stop, word)):
        raise entry.wrong("trains", "stops of this position, coast1 to coast16, track1 to track16, or none", word)
    return stop


# ---- how far the game has come


def read_progress(state: State, entry: Entry) -> None:
    """Round, turn, what was done in the turn, the agenda and the move."""
    state.round = entry.number("round", 0, state.kit.rounds) if entry.has("round") else 1
    state.turn = entry.number("turn", 0, state.players - 1) if entry.has("turn") else 0
    spent = words_of(entry, "spent")
    most = spots(state, state.turn) if "whistle" in spent else n.SPOTS
    if len(spent) > most or not set(spent) <= {"coal", "whistle"}:
        raise entry.wrong("spent", f"at most {most} of coal, whistle (T2, X20)", spent)
    state.spent_coal, state.spent_whistles = spent.count("coal"), spent.count("whistle")
    state.bought = entry.number("bought", 0, n.PURCHASES) if entry.has("bought") else 0
    state.moved = int(entry.flag("moved"))
    state.ending = int(any(is_gone(state, seat) for seat in range(state.players)))
    read_move(state, entry)
    recover(state)
    read_agenda(state, entry)
    if retiring(state) != {(seat, train) for seat in range(state.players) for train in arrived(state, seat)}:
        expected = "none on an end tile, but for one that has just arrived there (L7)"
        raise entry.wrong("trains", expected, entry.table.get("trains"))


def is_gone(state: State, seat: int) -> bool:
    """Has this seat's last train left the board (E1)?"""
    left = [n.TRACK <= stop < n.UNPLACED for stop in state.train[seat * n.TRAINS : (seat + 1) * n.TRAINS]]
    return any(left) and trains_on_board(state, seat) == 0
