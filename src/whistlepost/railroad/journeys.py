"""Where could this train go, all in all? Every complete move of a train, with its way, its cost and its gains."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistlepost.railroad import numbers as n
from whistlepost.railroad.kit import THING_WORDS
from whistlepost.railroad.notation import SPACE_NAMES, action_names, stop_name, tile_name
from whistlepost.railroad.questions import QUESTIONS
from whistlepost.railroad.state import State
from whistlepost.railroad.tracks import EDGES


@dataclass(frozen=True, slots=True)
class Journey:
    """One complete move: the answers that make it, and what comes of it."""

    actions: tuple[int, ...]
    """The answers that move the train: the token, train and exit, then tiles and branches. A toll's come in between."""
    names: tuple[str, ...]
    """The same in the notation."""
    token: str
    """`coal` or `whistle`."""
    toll: int
    """Cubes to pay for leaving (U8)."""
    passed: tuple[str, ...]
    """The stops that are run through or skipped, with the exit that is taken: `c4 nw`."""
    laid: tuple[str, ...]
    """The tiles that are laid: `d4 cotton-a r2`."""
    end: str
    """The stop where the move ends."""
    gains: dict[str, int]
    """What the stop gives by itself: goods, coal, whistle, gold; fame, with a minus where it is lost."""
    asks: str
    """What the stop asks then: `deliver`, `take`, `trade`, `room`, `drop`, `berth`; empty if nothing."""
    after: State
    """The state when the train has landed and the stop's questions are still to be answered."""


@dataclass(frozen=True, slots=True)
class Way:
    """A move under way."""

    state: State
    actions: tuple[int, ...]
    passed: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()

    def on(self, action: int) -> Way:
        """The move one answer further."""
        after = self.state.copy()
        after.play(action)
        passed, laid = self.passed, self.laid
        if n.A_LAY <= action < n.A_LOOK:
            laid = (*laid, f"{SPACE_NAMES[self.state.cell]} {tile_name(self.state.kit, action - n.A_LAY)}")
        elif n.A_GO <= action < n.A_STOP:
            passed = (*passed, f"{stop_name(self.state, self.state.stop)} {EDGES[action - n.A_GO]}")
        return Way(after, (*self.actions, action), passed, laid)


def journeys(state: State, train: int) -> list[Journey]:
    """Every complete move of a train, counted from 0, of the seat that is asked what to do in its turn."""
    return list(each_journey(state, train))


def each_journey(state: State, train: int) -> Iterator[Journey]:
    """Each complete move, as it is found."""
    if state.over or state.asked != n.TURN:
        return
    for action in state.options():
        way = (action - n.A_COAL) % (n.A_WHISTLE - n.A_COAL)
        if n.A_COAL <= action < n.A_USE_COAL and way // 6 == train:
            begun, paid = departed(state, action)
            for ended in endings(Way(begun, (action,))):
                yield described(state, paid, ended)


def departed(state: State, action: int) -> tuple[State, list[str]]:
    """The state when the train has left, and what was paid: the token, and some cube for each toll."""
    after, paid = state.copy(), ["coal" if action < n.A_WHISTLE else "whistle"]
    after.play(action)
    while after.asked in (n.GIVE, n.ROOM):
        answer = after.options()[0]
        paid += [THING_WORDS[answer - n.A_GIVE]] if after.asked == n.GIVE else []
        after.play(answer)
    return after, paid


def endings(way: Way) -> Iterator[Way]:
    """Each way to end the move."""
    if way.state.mover < 0:
        yield way
        return
    for action in way.state.options():
        yield from endings(way.on(action))


def described(before: State, paid: list[str], way: Way) -> Journey:
    """A journey with its words."""
    names = action_names(before.kit)
    return Journey(
        actions=way.actions,
        names=tuple(names[action] for action in way.actions),
        token=paid[0],
        toll=len(paid) - 1,
        passed=way.passed,
        laid=way.laid,
        end=stop_name(way.state, way.state.stop),
        gains=gains(before, paid, way.state),
        asks="" if way.state.asked == n.TURN else QUESTIONS[way.state.asked][0],
        after=way.state,
    )


def gains(before: State, paid: list[str], after: State) -> dict[str, int]:
    """What the seat has more, or less, than before, apart from what it paid to leave."""
    old, new = holdings(before, before.seat), holdings(after, before.seat)
    change = {word: new[word] - old[word] + paid.count(word) for word in new}
    return {word: count for word, count in change.items() if count}


def holdings(state: State, seat: int) -> dict[str, int]:
    """What a seat holds, counted."""
    goods = state.cubes[seat * n.GOODS : (seat + 1) * n.GOODS]
    tokens = state.coal[seat], state.whistles[seat], state.sealed[seat]
    return {**dict(zip(THING_WORDS, (*goods, *tokens), strict=True)), "fame": state.fame[seat]}
