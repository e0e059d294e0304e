"""Which invariants of trains and their moves does a step break? A part of `invariants`."""

from __future__ import annotations

from bench.scene import Check, Scene, in_itself
from whistlepost.railroad import numbers as n
from whistlepost.railroad.routes import recover


@in_itself
def trains(now: Scene) -> bool:
    each = [sum(stop >= 0 for stop in row) == now.kit.trains and min(row[: now.kit.trains]) >= 0 for row in now.trains]
    unplaced = any(n.UNPLACED in row for row in now.trains)
    return all(each[seat] for seat in now.seats) and not (unplaced and now.state.round > 0)


def changes(was: Scene, now: Scene) -> list[tuple[int, int]]:
    """From where to where trains have gone."""
    return [(one, other) for one, other in zip(was.state.train, now.state.train, strict=True) if one != other]


def journeys(was: Scene, now: Scene) -> bool:
    gone = changes(was, now)
    for one, other in gone:
        tile = was.tile_of(one) if one >= 0 else None
        from_end = tile is not None and tile.kind == "end"
        onto_track = n.TRACK <= other < n.UNPLACED
        if n.TRACK <= one < n.UNPLACED or other == n.UNPLACED or from_end != onto_track:
            return False
    return len(gone) <= 1


@in_itself
def standing(now: Scene) -> bool:
    leaving = {(seat, arg) for word, seat, arg in now.agenda if word in ("retire", "berth")}
    for seat, train, stop in now.placed:
        tile = now.tile_of(stop)
        if stop < n.COAST and (tile is None or stop & 1 >= len(tile.stops)):
            return False
        if tile is not None and tile.kind == "end" and (seat, train) not in leaving:
            return False
    return True


@in_itself
def occupancy(now: Scene) -> bool:
    small = [stop for _, _, stop in now.placed if now.holds_one(stop)]
    return len(small) == len(set(small))


@in_itself
def occupants(now: Scene) -> bool:
    """It cannot be seen from outside; but after it is worked out anew the options must be the same."""
    anew = now.state.copy()
    recover(anew)
    return anew.options() == now.state.copy().options()


def westward(was: Scene, now: Scene) -> bool:
    waiting = [arg & 15 for word, _, arg in was.agenda if word == "depart"]
    known = [was.state.token] if was.on_way else waiting
    coal = known == [n.COAL] if known else was.spent[0] < now.spent[0]
    gone = [(one, other) for one, other in changes(was, now) if not n.TRACK <= other < n.UNPLACED]
    if was.state.round == 0 or not coal:
        return True
    return all(other < n.COAST and now.column(other) >= was.column(one) for one, other in gone)


@in_itself
def move(now: Scene) -> bool:
    s = now.state
    paying = any(word == "run_on" for word, _, _ in now.agenda)
    if not now.on_way:
        return now.asked not in ("lay", "branch") and not paying
    stop = now.trains[s.turn][s.mover]
    begun = stop == s.start and 0 <= stop < n.TRACK
    left = {n.COAL: (1,), n.WHISTLE: (1, 2)}.get(s.token, ())
    place = s.cell in range(now.spaces) and s.edge in range(6) and s.left in left
    empty = s.cell not in now.board
    there = empty if now.asked == "lay" else not empty and s.stop in (s.cell * 2, s.cell * 2 + 1)
    if paying:
        return begun and place and s.cell in range(60, 68) and not empty
    return now.asked in ("lay", "branch") and begun and place and there


@in_itself
def met(now: Scene) -> bool:
    stops = now.state.met[: now.state.mets]
    return not now.on_way or len({*stops, now.state.start}) == len(stops) + 1


TRAFFIC: tuple[Check, ...] = (trains, journeys, standing, occupancy, occupants, westward, move, met)
"""Every invariant of this page."""
