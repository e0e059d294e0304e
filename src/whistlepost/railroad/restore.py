"""Which position do these data describe? Reads one strictly: BadData names the entry that is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from whistlepost.core.errors import BadData
from whistlepost.railroad import numbers as n
from whistlepost.railroad.agenda import read_agenda, read_move
from whistlepost.railroad.box import BOX, kit_of, own_tiles
from whistlepost.railroad.entries import Entry
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.notation import CELL_OF, share_name, stop_exists, stop_of
from whistlepost.railroad.pieces import GOODS
from whistlepost.railroad.rulings import SWITCHES, rulings_from
from whistlepost.railroad.scoring import settle_scores
from whistlepost.railroad.state import State
from whistlepost.railroad.tally import count_stack, count_trains

MOST = 10_000
"""So much fame, or so many tokens, a position may name."""
LONG = 4000
"""So many characters a text of a position may have."""


def restore(data: Mapping[str, object]) -> State:
    """The state of a position; everything but `game` and `players` may be left out."""
    state = rebuild(data)
    if not state.over and not state.options():
        raise BadData("position: ask: expected a question that can be answered in this position")
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
    return kit_of(source, players, rulings_from(words), own_tiles(entry))


def finished(state: State, entry: Entry) -> State:
    """The last checks, with everything in place."""
    over = entry.flag("over")
    entry.done()
    state.finished = int(over)
    if over != (state.depth == 0):
        raise entry.wrong("ask", "questions while the game runs, none when it is over", state.depth)
    state.recover()
    if over:
        settle_scores(state)
    return state


def words_of(entry: Entry, key: str) -> list[str]:
    """The words of a text; none if the key is not there."""
    value = entry.take(key, "words") if entry.has(key) else ""
    if not isinstance(value, str) or len(value) > LONG:
        raise entry.wrong(key, "words with spaces between", value)
    return value.split()


def words_by_seat(state: State, entry: Entry, key: str) -> list[list[str]]:
    """A list of texts, one a seat; none if the key is not there."""
    if not entry.has(key):
        return [[] for _ in range(state.players)]
    texts = entry.texts(key, state.players, state.players)
    if any(len(text) > LONG for text in texts):
        raise entry.wrong(key, f"texts of at most {LONG} characters", list(texts))
    return [text.split() for text in texts]


def numbers_by_seat(state: State, entry: Entry, key: str) -> list[int]:
    """A list of numbers, one a seat, padded for seats that nobody has."""
    found = entry.numbers(key, state.players, 0, MOST) if entry.has(key) else ()
    return [*found, *[0] * (n.SEATS - len(found))]


# ---- the table


def lay_board(state: State, entry: Entry) -> None:
    """The tiles on the board."""
    board = [-1] * n.CELLS
    laid = entry.inner("board") if entry.has("board") else Entry("board", {})
    for space in laid.table:
        if space not in CELL_OF:
            raise laid.wrong(space, "a space, from a1 to h8", space)
        cell = CELL_OF[space]
        board[cell] = tile_of(state.kit, laid, space)
        if (state.kit.tiles[board[cell] // 6].kind == "end") != (cell >= state.kit.first_end):
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


# ---- what the seats hold


def hold_counts(state: State, entry: Entry) -> None:
    """Tokens, fame and cubes."""
    state.coal = numbers_by_seat(state, entry, "coal")
    state.whistles = numbers_by_seat(state, entry, "whistles")
    state.fame = numbers_by_seat(state, entry, "fame")
    state.sealed = numbers_by_seat(state, entry, "sealed")
    cubes = [0] * (n.SEATS * n.GOODS)
    for seat, words in enumerate(words_by_seat(state, entry, "cubes")):
        if len(words) > n.CUBE_LIMIT or not set(words) <= set(GOODS):
            raise entry.wrong("cubes", f"at most {n.CUBE_LIMIT} of {', '.join(GOODS)} a seat (L2)", words)
        for word in words:
            cubes[seat * n.GOODS + GOODS.index(word)] += 1
    state.cubes = cubes


def hold_shares(state: State, entry: Entry) -> None:
    """Whose the shares are; those that nobody has lie in their stacks, lowest number on top."""
    names = {share_name(i): i for i in range(n.COMPANIES * n.SHARES) if state.kit.share_exists[i]}
    share = list(state.share)
    held = words_by_seat(state, entry, "shares")
    for holder, words in [(n.GONE, words_of(entry, "lost_shares")), *enumerate(held, n.SEAT)]:
        for word in words:
            if word not in names or share[names[word]] != n.IN_STACK:
                raise entry.wrong("shares", "each share, such as 1.3, in one place only", word)
            share[names[word]] = holder
    state.share = share


def hold_upgrades(state: State, entry: Entry) -> None:
    """Whose the upgrades are."""
    owner = [0] * n.UPGRADES
    held = words_by_seat(state, entry, "upgrades")
    for holder, words in [(n.MARKET, words_of(entry, "market")), *enumerate(held, n.SEAT)]:
        for word in words:
            if word not in state.kit.upgrade_words or owner[state.kit.upgrade_words.index(word)]:
                raise entry.wrong("upgrades", "each upgrade of this game in one place only", word)
            owner[state.kit.upgrade_words.index(word)] = holder
    state.owner = owner


def hold_gold(state: State, entry: Entry) -> None:
    """The nuggets; those that nobody has are still to be taken."""
    gold, nuggets = [0] * (n.SEATS * n.NUGGETS), list(state.kit.nugget_count)
    values = [str(value) for value, count in zip(state.kit.nugget_value, nuggets, strict=True) if count]
    for seat, words in enumerate(words_by_seat(state, entry, "gold")):
        for word in words:
            if word not in values or nuggets[values.index(word)] == 0:
                raise entry.wrong("gold", f"nuggets of {', '.join(values)}, no more than there are", word)
            gold[seat * n.NUGGETS + values.index(word)] += 1
            nuggets[values.index(word)] -= 1
    if sum(state.sealed) > sum(nuggets):
        raise entry.wrong("sealed", "no more nuggets than there are", sum(state.sealed))
    state.gold, state.nuggets = gold, nuggets


def hold_tiles(state: State, entry: Entry) -> None:
    """The hands, the open row, and what was put under the stack."""
    hand, shown = [-1] * (n.SEATS * n.HAND), [0] * (n.SEATS * n.HAND)
    for seat, words in enumerate(words_by_seat(state, entry, "hands")):
        if len(words) > n.HAND:
            raise entry.wrong("hands", f"at most {n.HAND} tiles a seat", words)
        held = sorted((kind_of(state, entry, "hands", word.removesuffix("!")), word.endswith("!")) for word in words)
        for slot, (kind, seen) in enumerate(held, seat * n.HAND):
            hand[slot], shown[slot] = kind, int(seen)
    state.hand, state.shown = hand, shown
    row = words_of(entry, "open")
    if len(row) > n.ROW:
        raise entry.wrong("open", f"at most {n.ROW} tiles, or - for none", row)
    state.row = [-1 if word == "-" else kind_of(state, entry, "open", word) for word in [*row, "-", "-", "-"][: n.ROW]]
    lay_bottom(state, entry)


def lay_bottom(state: State, entry: Entry) -> None:
    """What was put under the stack, first to last: the seat and the tile."""
    bottom = []
    for text in entry.texts("bottom", 0, n.BOTTOM) if entry.has("bottom") else ():
        seat, _, tile = text.partition(" ")
        if seat not in [str(seat) for seat in range(state.players)]:
            raise entry.wrong("bottom", "a seat and a tile, such as 0 plain-a", text)
        bottom.append(kind_of(state, entry, "bottom", tile) << 4 | int(seat))
    state.bottoms = len(bottom)
    state.bottom = bottom + [0] * (n.BOTTOM - len(bottom))


def kind_of(state: State, entry: Entry, key: str, word: str) -> int:
    """A tile that can be held, by its name."""
    kind = state.kit.kind_of.get(word)
    if kind is None or state.kit.tiles[kind].kind == "end":
        raise entry.wrong(key, "tiles of this game that are no end tiles", word)
    return kind


# ---- how far the game has come


def read_progress(state: State, entry: Entry) -> None:
    """Round, turn, what was done in the turn, the agenda and the move."""
    state.round = entry.number("round", 0, state.kit.rounds) if entry.has("round") else 1
    state.turn = entry.number("turn", 0, state.players - 1) if entry.has("turn") else 0
    spent = words_of(entry, "spent")
    if len(spent) > n.SPOTS or not set(spent) <= {"coal", "whistle"}:
        raise entry.wrong("spent", f"at most {n.SPOTS} of coal, whistle (T2)", spent)
    state.spent_coal, state.spent_whistles = spent.count("coal"), spent.count("whistle")
    state.bought = entry.number("bought", 0, n.PURCHASES) if entry.has("bought") else 0
    state.moved = int(entry.flag("moved"))
    state.ending = int(any(is_gone(state, seat) for seat in range(state.players)))
    read_move(state, entry)
    read_agenda(state, entry)


def is_gone(state: State, seat: int) -> bool:
    """Has this seat's last train left the board (E1)?"""
    standing = state.train[seat * n.TRAINS : seat * n.TRAINS + state.kit.trains]
    return all(n.TRACK <= stop < n.UNPLACED for stop in standing)


