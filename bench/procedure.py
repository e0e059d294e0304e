"""Which invariants of turns, questions and scores does a step break? A part of `invariants`."""

from __future__ import annotations

from bench.scene import WORDS, Check, Scene, in_itself
from whistlepost.railroad import numbers as n

SETTLED_AT_ONCE = {"depart", "land", "retire", "restock", "assay", "next", "reward", "run_on", "rest"}
DRAWS = {"tile", "open", "nugget", "look"}


# ---- rounds and turns


def rounds(was: Scene, now: Scene) -> bool:
    if was.turn == now.turn:
        return True
    number, seat, _ = was.turn
    done = number == 0 or was.agenda[0][0] == "next" or [word for word, _, _ in was.agenda] == ["turn"]
    last = number == 0 or seat == now.state.players - 1
    if now.state.finished:
        return done and last and now.turn == (number, seat, 1)
    return done and now.turn == ((number + 1, 0, 0) if last else (number, seat + 1, 0))


def fresh(was: Scene, now: Scene) -> bool:
    if was.turn == now.turn:
        steps = [b - a for a, b in zip(was.spent, now.spent, strict=True)]
        return min(steps) >= 0 and sum(steps) <= 1
    begun = [word for word, _, _ in now.agenda] == ["turn"] or bool(now.state.finished)
    return begun and now.spent == (0, 0, 0) and not now.state.moved


def ends_turn(was: Scene, now: Scene) -> bool:
    """Was the answer `end`?"""
    in_turn = was.agenda[:1] == [("turn", was.state.turn, 0)]
    return in_turn and (was.turn != now.turn or now.agenda[:1] != was.agenda[:1])


def tokens(was: Scene, now: Scene) -> bool:
    if was.turn != now.turn or ends_turn(was, now):
        return True
    seat = was.state.turn
    coal = now.state.coal[seat] - was.state.coal[seat] + now.spent[0] - was.spent[0]
    whistles = now.state.whistles[seat] - was.state.whistles[seat] + now.spent[1] - was.spent[1]
    in_coal, in_whistles = price(was)
    return (coal >= 0 and whistles >= -in_whistles) or (coal >= -in_coal and whistles >= 0)


def price(now: Scene) -> tuple[int, int]:
    """What the present answer may cost in coal, or in whistles: a mountain space (X7, X19) or a fare (X16, X17)."""
    word, seat, arg = now.agenda[-1]
    if word == "pay":
        space = now.kit.components.mountains[arg]
        return max(0, space.coal - ("dynamite-cart" in now.upgrades(seat))), max(1, space.whistles)
    return (4, 2) if word == "fare" else (0, 0)


def given(was: Scene, now: Scene) -> tuple[int, int]:
    """The coal and the whistles that a round gives to each seat when it begins (S2): whistles in the third to last."""
    if was.state.round == now.state.round:
        return 0, 0
    return (0, 1) if now.state.round == now.kit.rounds - 2 else (2, 0)


def gained(was: Scene, now: Scene, seat: int) -> tuple[int, int]:
    """The coal and the whistles that a seat has more than before."""
    coal = now.state.coal[seat] - was.state.coal[seat]
    return coal, now.state.whistles[seat] - was.state.whistles[seat]


def allowance(was: Scene, now: Scene) -> bool:
    others = [seat for seat in now.seats if seat != was.state.turn or was.state.round == 0]
    return all(gained(was, now, seat) == given(was, now) for seat in others)


def stillness(was: Scene, now: Scene) -> bool:
    if not ends_turn(was, now):
        return True
    coal, whistles = given(was, now)
    return gained(was, now, was.state.turn) == (coal, whistles + (not was.state.moved))


def moved(was: Scene, now: Scene) -> bool:
    if was.state.round == 0 or was.turn != now.turn:
        return True
    went = was.trains[was.state.turn] != now.trains[was.state.turn]
    known = now.state.moved >= max(was.state.moved, went)
    return known and (not now.state.moved or now.spent[0] + now.spent[1] > 0)


def bystanders(was: Scene, now: Scene) -> bool:
    for seat in now.seats:
        if was.state.round and seat != was.state.turn and not unharmed(was, now, seat):
            return False
    return True


def unharmed(was: Scene, now: Scene, seat: int) -> bool:
    """Has the seat what it had, save tiles that it puts away, and a cube more that was paid?"""
    then, there = ((s.state.fame[seat], s.state.sealed[seat], s.trains[seat], s.gold[seat]) for s in (was, now))
    paid = sum(now.cubes[seat]) - sum(was.cubes[seat]) in (0, 1)
    hand = was.hands[seat] == now.hands[seat] or was.agenda[-1] == ("shed", seat, 0)
    held = [[share for share, holder in s.shares.items() if holder == seat + n.SEAT] for s in (was, now)]
    return then == there and paid and hand and held[0] == held[1]


def ending(was: Scene, now: Scene) -> bool:
    rows = [now.trains[seat][: now.kit.trains] for seat in now.seats]
    gone = any(all(n.TRACK <= stop < n.UNPLACED for stop in row) for row in rows)
    last = bool(was.state.ending) or was.state.round == was.kit.rounds
    if now.state.finished > was.state.finished:
        return last and now.state.ending == gone
    on = now.state.round == was.state.round or not last
    return on and now.state.ending == gone and now.state.finished == was.state.finished


# ---- questions, answers, scores


@in_itself
def agenda(now: Scene) -> bool:
    if not now.agenda or now.state.finished:
        return not now.agenda and bool(now.state.finished)
    words = [word for word, _, _ in now.agenda]
    first = ("place",) if now.state.round == 0 else ("turn", "next")
    known = set(words) <= WORDS and not {"place", "turn", "next"} & set(words[1:])
    seats = all(seat in range(-1, now.state.players) for _, seat, _ in now.agenda)
    return known and seats and words[0] in first and (now.state.round == 0 or now.agenda[0][1] == now.state.turn)


@in_itself
def asked(now: Scene) -> bool:
    for place, (word, seat, _) in enumerate(now.agenda):
        last = place == len(now.agenda) - 1
        if (word in DRAWS) != (seat == -1) or (last and word in SETTLED_AT_ONCE) or (word in DRAWS and not last):
            return False
        if word not in (*DRAWS, "place", "room", "shed") and seat != now.state.turn:
            return False
    return True


@in_itself
def scores(now: Scene) -> bool:
    counted = [total(now, seat) if now.state.finished else 0 for seat in now.seats]
    return counted == now.state.result[: now.state.players]


def total(now: Scene, seat: int) -> int:
    """The final score of a seat, source by source (E2-E5, U4, L6)."""
    values = sorted({nugget.value for nugget in now.kit.components.nuggets})
    gold = sum(value * count for value, count in zip(values, now.gold[seat], strict=False))
    cubes = sum(now.cubes[seat][:3]) + 3 * sum(now.cubes[seat][3:])
    stars = sum(card.star for card in now.kit.components.upgrades if card.id in now.upgrades(seat))
    tokens = now.state.coal[seat] + now.state.whistles[seat]
    tokens = tokens if now.kit.rulings.token_fame == "each" else tokens // 2
    special = 0 if now.limit(seat) == 5 else 10 * sum(tile.kind == "special" for tile in now.hand(seat))
    companies = sum(15 for company in range(len(now.kit.components.companies)) if leader(now, company) == seat)
    return max(0, now.state.fame[seat] + gold + cubes + stars + tokens + companies - special)


def leader(now: Scene, company: int) -> int | None:
    """Who has most shares of a company; of those that are tied, who has the lowest number (E2)."""
    holding = {seat: n.SEAT + seat for seat in now.seats}
    held = {
        seat: [i for (one, i), at in now.shares.items() if (one, at) == (company, holding[seat])] for seat in holding
    }
    holders = [seat for seat in now.seats if held[seat]]
    return min(holders, key=lambda seat: (-len(held[seat]), held[seat][0]), default=None)


@in_itself
def asking(now: Scene) -> bool:
    fresh, probe = now.state.copy(), now.state.copy()
    probe.options()
    seen = [(s.board, s.hand, s.row, s.stack, s.train, s.mover, s.mets * (s.mover >= 0)) for s in (fresh, probe)]
    return seen[0] == seen[1]


@in_itself
def options(now: Scene) -> bool:
    found = now.state.copy().options()
    known = len(found) == len(set(found)) <= n.OFFERS and all(action in range(n.ACTIONS) for action in found)
    return known and bool(found) != bool(now.state.finished)


@in_itself
def weights(now: Scene) -> bool:
    return not now.agenda or now.agenda[-1][1] >= 0 or min(now.state.copy().weights(), default=0) > 0


PROCEDURE: tuple[Check, ...] = (
    rounds, fresh, tokens, allowance, stillness, moved, bystanders, ending, agenda, asked, scores, asking, options,
    weights,
)  # fmt: skip
"""Every invariant of this page."""
