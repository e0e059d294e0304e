"""What does each seat hold in this position, and what lies beside the board? Reads it from position data."""

from __future__ import annotations

from whistlepost.core.entries import Entry
from whistlepost.railroad import numbers as n
from whistlepost.railroad.notation import CELL_OF, share_name
from whistlepost.railroad.pieces import GOODS
from whistlepost.railroad.state import State

MOST = 20_000
"""So much fame, or so many tokens, a position may name: far more than a game brings, far less than a state can hold."""
LONG = 4000
"""So many characters a text of a position may have."""


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
    if state.kit.mountains and entry.has("mountain_upgrades"):
        lay_upgrades(state, entry, owner)
    state.owner = owner


def lay_upgrades(state: State, entry: Entry, owner: list[int]) -> None:
    """Which upgrades lie on mountain spaces: empty ones, or one where a tile was just laid and is still to be paid."""
    lying, move = entry.inner("mountain_upgrades"), entry.table.get("move")
    building = move.get("at") if isinstance(move, dict) else None
    for space in lying.table:
        place, word = CELL_OF.get(space, 0) - n.MOUNTAIN, lying.text(space)
        if word not in state.kit.upgrade_words or not 0 <= place < n.PRICED or not state.kit.ground_card[place]:
            raise entry.wrong("mountain_upgrades", "an upgrade of this game on a space marked for one", space)
        card = state.kit.upgrade_words.index(word)
        if owner[card] or (state.board[place + n.MOUNTAIN] >= 0 and space != building):
            raise entry.wrong("mountain_upgrades", "each upgrade in one place, on an empty space", space)
        owner[card] = n.ON_BOARD + place


def hold_gold(state: State, entry: Entry) -> None:
    """The nuggets; those that nobody has are still to be taken."""
    gold, nuggets = [0] * (n.SEATS * n.NUGGETS), list(state.kit.nugget_count)
    values = [str(value) for value, count in zip(state.kit.nugget_value, nuggets, strict=True) if count]
    lost = [0] * n.NUGGETS
    held = words_by_seat(state, entry, "gold")
    gone = words_of(entry, "lost_gold") if state.kit.expansion != "none" else []
    for seat, words in [*enumerate(held), (-1, gone)]:
        for word in words:
            if word not in values or nuggets[values.index(word)] == 0:
                raise entry.wrong("gold", f"nuggets of {', '.join(values)}, no more than there are", word)
            nuggets[values.index(word)] -= 1
            if seat < 0:
                lost[values.index(word)] += 1
            else:
                gold[seat * n.NUGGETS + values.index(word)] += 1
    state.lost_gold = lost
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
    gone = [0] * n.KINDS
    for word in words_of(entry, "lost_tiles") if state.kit.expansion != "none" else ():
        gone[kind_of(state, entry, "lost_tiles", word)] += 1
    state.gone = gone


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
