"""Which invariants does a step from one state to the next break? Slow and obvious, to check the fast ones in tests.

It is written on its own, from the components and the public figures of a state; the names are those of
`whistlepost.railroad.checks`.
"""

from __future__ import annotations

from collections import Counter

from bench.procedure import PROCEDURE
from bench.scene import Check, Scene, in_itself
from bench.traffic import TRAFFIC
from whistlepost.railroad import numbers as n
from whistlepost.railroad.state import State


@in_itself
def lengths(now: Scene) -> bool:
    s = now.state
    in_order = s.players == now.kit.players and s.round in range(now.kit.rounds + 1) and s.turn in now.seats
    fits = s.depth in range(n.AGENDA + 1) and s.bottoms in range(n.BOTTOM + 1) and s.mets in range(n.MET + 1)
    flags = {s.moved, s.ending, s.finished} <= {0, 1}
    return in_order and fits and flags and s.mover in range(-1, now.kit.trains)


@in_itself
def places(now: Scene) -> bool:
    s, kinds = now.state, range(-1, len(now.tiles))
    tiles = set(s.board[: now.spaces]) <= {-1, *now.kit.laid_tiles.values()}
    beyond = set(s.board[now.spaces :]) <= {-1}
    held = all(kind in kinds for kind in s.hand + s.row) and set(s.shown) <= {0, 1}
    under = all(entry >> 4 in kinds[1:] and entry & 15 in now.seats for entry in s.bottom[: s.bottoms])
    trains = all(stop in range(-1, n.UNPLACED + 1) for stop in s.train)
    holders = all(where in range(n.SEAT + s.players) for where in s.share)
    ground = {n.ON_BOARD + space for space in now.marked}
    owners = all(where in ground or where in range(n.SEAT + s.players) for where in s.owner)
    none = not any(s.owner[len(now.kit.upgrade_words) :])
    return tiles and beyond and held and under and trains and holders and owners and none


@in_itself
def seats(now: Scene) -> bool:
    s = now.state
    numbers = zip(s.coal, s.whistles, s.fame, s.sealed, s.result, map(sum, now.cubes), map(sum, now.gold), strict=True)
    idle = [not any(row) for row in numbers]
    bare = [set(hand) == {-1} == set(trains) for hand, trains in zip(now.hands, now.trains, strict=True)]
    unseen = [not any(row) for row in (s.shown[first : first + n.HAND] for first in range(0, len(s.shown), n.HAND))]
    return all(idle[i] and bare[i] and unseen[i] for i in range(s.players, n.SEATS))


@in_itself
def counts(now: Scene) -> bool:
    s = now.state
    tokens = all(0 <= count <= 10_000 for count in s.coal + s.whistles)
    return tokens and min(s.sealed + s.cubes + s.gold + s.nuggets + s.lost_gold + s.stack + s.gone) >= 0


@in_itself
def fame(now: Scene) -> bool:
    return all(0 <= points <= 10_000 for points in now.state.fame + now.state.result)


@in_itself
def cubes(now: Scene) -> bool:
    return all(sum(row) <= 10 for row in now.cubes)


@in_itself
def spots(now: Scene) -> bool:
    coal, whistles, _ = now.spent
    fifth = whistles > 0 and "fifth-spot" in now.upgrades(now.state.turn)
    return coal >= 0 and whistles >= 0 and coal + whistles <= 4 + fifth


@in_itself
def purchases(now: Scene) -> bool:
    return now.state.bought in (0, 1, 2)


# ---- pieces


@in_itself
def tiles(now: Scene) -> bool:
    lying = [tile for tile, _ in now.board.values() if tile.kind != "end"]
    held = [tile for seat in range(n.SEATS) for tile in now.hand(seat)]
    out = Counter(tile.id for tile in [*lying, *held, *now.row, *now.bottom])
    return out + now.stack + now.gone == Counter({tile.id: tile.count for tile in now.tiles if tile.kind != "end"})


@in_itself
def ends(now: Scene) -> bool:
    return {cell for cell, (tile, _) in now.board.items() if tile.kind == "end"} == set(range(52, 60))


def laid(was: Scene, now: Scene) -> bool:
    new = {cell: spot for cell, spot in now.board.items() if cell not in was.board}
    stay = all(now.board.get(cell) == spot for cell, spot in was.board.items())
    seat = was.state.turn
    used = Counter(tile.id for tile in was.hand(seat)) - Counter(tile.id for tile in now.hand(seat))
    return stay and len(new) <= 1 and all(used[tile.id] == 1 for tile, _ in new.values())


@in_itself
def hands(now: Scene) -> bool:
    shedding = {seat for word, seat, _ in now.agenda if word == "shed"}
    return all(len(now.hand(seat)) <= now.limit(seat) or seat in shedding for seat in now.seats)


@in_itself
def slots(now: Scene) -> bool:
    shown = [now.state.shown[first : first + n.HAND] for first in range(0, n.SEATS * n.HAND, n.HAND)]
    for kinds, seen in zip(now.hands, shown, strict=True):
        held = [(kind, mark) for kind, mark in zip(kinds, seen, strict=True) if kind >= 0]
        if list(zip(kinds, seen, strict=True)) != sorted(held) + [(-1, 0)] * (n.HAND - len(held)):
            return False
    return True


def refilled(was: Scene, now: Scene) -> bool:
    if was.state.round == 0 or was.turn == now.turn:
        return True
    row = len(now.row) == 3 or now.pile == 0
    seat = was.state.turn
    full = len(now.hand(seat)) == now.limit(seat) or (not now.row and not now.pile)
    return row and (full or bool(was.state.ending) or was.state.round == was.kit.rounds)


def shares(was: Scene, now: Scene) -> bool:
    for (company, number), where in now.shares.items():
        then = was.shares[company, number]
        allowed = {n.IN_STACK: {n.IN_STACK, *(n.SEAT + seat for seat in now.seats)}, n.GONE: {n.GONE}}
        above = now.shares.get((company, number - 1), n.GONE)
        if where not in allowed.get(then, {then, n.GONE}) or (above == n.IN_STACK != where):
            return False
    printed = {company * n.SHARES + number for company, number in now.shares}
    return all(where == n.GONE for i, where in enumerate(now.state.share) if i not in printed)


def gold(was: Scene, now: Scene) -> bool:
    printed = Counter({nugget.value: 0 for nugget in now.kit.components.nuggets})
    for nugget in now.kit.components.nuggets:
        printed[nugget.value] += nugget.count
    left = [count + lost for count, lost in zip(now.state.nuggets, now.state.lost_gold, strict=True)]
    there = [count + sum(row[i] for row in now.gold) for i, count in enumerate(left)]
    whole = there == [*(count for _, count in sorted(printed.items())), *[0] * (n.NUGGETS - len(printed))]
    unseen = sum(now.state.sealed)
    return whole and unseen <= sum(now.state.nuggets) and (unseen == 0 or was.turn == now.turn)


def upgrades(was: Scene, now: Scene) -> bool:
    word_of = now.kit.upgrade_words
    places = [-2, -1, *now.seats]
    then = {word: place for place in places for word in was.upgrades(place)}
    there = {word: place for place in places for word in now.upgrades(place)}
    moved = [word for word in word_of if then.get(word) != there.get(word)]
    gained = all(then.get(word, -1) >= -1 and there.get(word) == was.state.turn for word in moved)
    limit = {"none": len(word_of), "3": 3}[now.kit.rulings.upgrade_limit]
    in_play = sum(there.get(word, -1) >= -1 for word in word_of) == now.state.players + 2 + len(now.marked)
    bought = int(now.state.bought > was.state.bought)
    paid = len([word for word in moved if word in then]) == bought
    return (
        in_play and gained and paid and len(moved) <= 1 and (not bought or len(now.upgrades(was.state.turn)) <= limit)
    )


@in_itself
def western(now: Scene) -> bool:
    return now.spaces == 60 or set(range(68, 75)) <= set(now.board)


def lying(was: Scene, now: Scene) -> bool:
    paying = {arg for word, _, arg in now.agenda if word == "reward"}
    wanted = [space for space in now.marked if 60 + space not in now.board or space in paying]
    moved = [(one, other) for one, other in zip(was.state.owner, now.state.owner, strict=True) if one != other]
    earned = all(other == was.state.turn + n.SEAT for one, other in moved if one >= n.ON_BOARD)
    return earned and sorted(where - n.ON_BOARD for where in now.state.owner if where >= n.ON_BOARD) == wanted


PIECES: tuple[Check, ...] = (
    lengths, places, seats, counts, fame, cubes, spots, purchases, tiles, ends, laid, hands, slots, refilled, shares,
    gold, upgrades, western, lying,
)  # fmt: skip
CHECKS: dict[str, Check] = {check.__name__: check for check in (*PIECES, *TRAFFIC, *PROCEDURE)}
"""Every invariant by its name. The first two are what the others build on."""


def broken(before: State, after: State) -> list[str]:
    """The names of those that the step from one state to the other breaks."""
    was, now = Scene(before), Scene(after)
    first = next((name for name in ("lengths", "places") if not CHECKS[name](was, now)), None)
    return [first] if first else [name for name, check in CHECKS.items() if not check(was, now)]
