"""Where could this train go, all in all? Every complete move of a train, with its way, its cost and its gains."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistlepost.railroad import numbers as n
from whistlepost.railroad.kit import THING_WORDS
from whistlepost.railroad.notation import action_names, stop_name
from whistlepost.railroad.questions import QUESTIONS
from whistlepost.railroad.state import State
from whistlepost.railroad.ways import Way, endings


@dataclass(frozen=True, slots=True)
class Journey:
    """One complete move: the answers that make it, and what comes of it."""

    actions: tuple[int, ...]
    """The answers that move the train: token, train and exit, then tiles, payments and branches. Those about cubes,
    of a toll or of a reward, come in between."""
    names: tuple[str, ...]
    """The same in the notation."""
    token: str
    """`coal` or `whistle`."""
    toll: int
    """Cubes to pay for leaving (U8)."""
    price: dict[str, int]
    """What mountain spaces on the way cost in all, in coal and whistles (X7)."""
    passed: tuple[str, ...]
    """The stops that are run through or skipped, with the exit that is taken: `c4 nw`."""
    laid: tuple[str, ...]
    """The tiles that are laid: `d4 cotton-a r2`."""
    paid: tuple[str, ...]
    """How each mountain space is paid: `m4 coal`, `m4 whistle`, or `m1 nothing`."""
    tunnel: str
    """Where the train comes out from under the mountains: `n3 sw`; empty if it does not go there (X25)."""
    end: str
    """The stop where the move ends."""
    gains: dict[str, int]
    """What the way and the stop give by themselves: goods, coal, whistle, gold; fame, with a minus where it is lost."""
    earned: tuple[str, ...]
    """What mountain spaces give besides: `rare` for a rare cube of choice, or the id of an upgrade (X8)."""
    asks: str
    """What the stop asks then: `deliver`, `take`, `trade`, `room`, `drop`, `berth`, ...; empty if nothing."""
    after: State
    """The state when the train has landed and the stop's questions are still to be answered."""


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
            for ended in endings(Way(state).on(action)):
                yield described(state, ended)


def described(before: State, way: Way) -> Journey:
    """A journey with its words."""
    names = action_names(before.kit)
    return Journey(
        actions=way.actions,
        names=tuple(names[action] for action in way.actions),
        token=way.spent[0],
        toll=len(way.toll),
        price={token: count for token in ("coal", "whistle") if (count := way.spent[1:].count(token))},
        passed=way.passed,
        laid=way.laid,
        paid=way.paid,
        tunnel=way.tunnel,
        end=stop_name(way.state, way.state.stop),
        gains=gains(before, way),
        earned=way.earned,
        asks="" if way.state.asked == n.TURN else QUESTIONS[way.state.asked][0],
        after=way.state,
    )


def gains(before: State, way: Way) -> dict[str, int]:
    """What the seat has more, or less, than before, apart from what it paid and from cubes of choice."""
    old, new = holdings(before, before.seat), holdings(way.state, before.seat)
    less, more = (*way.spent, *way.toll, *way.made_room), way.taken
    change = {word: new[word] - old[word] + less.count(word) - more.count(word) for word in new}
    return {word: count for word, count in change.items() if count}


def holdings(state: State, seat: int) -> dict[str, int]:
    """What a seat holds, counted."""
    goods = state.cubes[seat * n.GOODS : (seat + 1) * n.GOODS]
    tokens = state.coal[seat], state.whistles[seat], state.sealed[seat]
    return {**dict(zip(THING_WORDS, (*goods, *tokens), strict=True)), "fame": state.fame[seat]}
