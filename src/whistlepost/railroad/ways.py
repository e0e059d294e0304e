"""How does a move go on, answer by answer? What somebody sees who watches it, from the first exit to the last stop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from whistlepost.railroad import numbers as n
from whistlepost.railroad.kit import THING_WORDS
from whistlepost.railroad.notation import SPACE_NAMES, action_names, stop_name, tile_name
from whistlepost.railroad.state import State
from whistlepost.railroad.tracks import EDGES
from whistlepost.railroad.upgrades.card import discount

OF_CHOICE = "rare"
"""What a mountain space earns where it gives a rare cube of choice."""


@dataclass(frozen=True, slots=True)
class Way:
    """A move under way, or one that has ended; `journeys.Journey` says what the fields are."""

    state: State
    actions: tuple[int, ...] = ()
    passed: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    tunnel: str = ""
    earned: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    """What was paid: the token, then coal or whistles for mountain spaces."""
    toll: tuple[str, ...] = ()
    """The cubes that were given to leave."""
    taken: tuple[str, ...] = ()
    """The cubes of choice that were taken on the way; which ones is still to be chosen."""
    made_room: tuple[str, ...] = ()
    """The cubes that were discarded for them."""

    def on(self, action: int) -> Way:
        """The move one answer further, up to the next choice of where to go."""
        after = self.state.copy()
        after.play(action)
        return replace(self.seen(action, after), actions=(*self.actions, action), state=after).with_cubes()

    def seen(self, action: int, after: State) -> Way:
        """The move with what is seen of an answer."""
        if action < n.A_GO:
            return replace(self, spent=("coal" if action < n.A_WHISTLE else "whistle",))
        if action < n.A_LAY:
            return self if action == n.A_STOP else self.seen_passing(EDGES[action - n.A_GO])
        if action < n.A_LOOK:
            return self.seen_tile(action, after)
        if action >= n.A_TUNNEL:
            return replace(self, tunnel=action_names(after.kit)[action].removeprefix("tunnel "))
        return self.seen_price(action)

    def seen_passing(self, edge: str) -> Way:
        """With a stop that is run through or skipped."""
        return replace(self, passed=(*self.passed, f"{stop_name(self.state, self.state.stop)} {edge}"))

    def seen_tile(self, action: int, after: State) -> Way:
        """With a tile that is laid; the upgrade on its space comes to the seat (X8)."""
        cell, kit = self.state.cell, self.state.kit
        laid = (*self.laid, f"{SPACE_NAMES[cell]} {tile_name(kit, action - n.A_LAY)}")
        if not kit.priced[cell]:
            return replace(self, laid=laid)
        here = n.ON_BOARD + cell - n.MOUNTAIN
        lying = [word for word, owner in zip(kit.upgrade_words, self.state.owner, strict=False) if owner == here]
        free = [] if after.asked == n.PAY else [f"{SPACE_NAMES[cell]} nothing"]
        return replace(self, laid=laid, paid=(*self.paid, *free), earned=(*self.earned, *lying))

    def seen_price(self, action: int) -> Way:
        """With a mountain space that is paid (X7)."""
        kit, space = self.state.kit, self.state.cell - n.MOUNTAIN
        token = THING_WORDS[n.COAL + action - n.A_PAY]
        price = kit.ground_whistles[space]
        if action == n.A_PAY:
            price = discount(self.state, self.state.seat, kit.ground_coal[space])
        paid = (*self.paid, f"{SPACE_NAMES[self.state.cell]} {token}")
        return replace(self, paid=paid, spent=(*self.spent, *[token] * price))

    def with_cubes(self) -> Way:
        """With the answers about cubes that come in between: the first that is offered stands for all."""
        way = self
        while way.state.asked in (n.GIVE, n.TAKE, n.ROOM) and way.is_under_way():
            way = way.with_cube(way.state.options()[0])
        return way

    def is_under_way(self) -> bool:
        """Is the train still to leave, or on its way?"""
        return self.state.mover >= 0 or self.state.asked == n.GIVE or self.state.seat != self.state.turn

    def with_cube(self, answer: int) -> Way:
        """With one cube given, taken or discarded."""
        own, asked = self.state.seat == self.state.turn, self.state.asked
        after = self.state.copy()
        after.play(answer)
        if asked == n.GIVE:
            return replace(self, state=after, toll=(*self.toll, THING_WORDS[answer - n.A_GIVE]))
        if asked == n.TAKE:
            taken = (*self.taken, THING_WORDS[answer - n.A_TAKE])
            return replace(self, state=after, taken=taken, earned=(*self.earned, OF_CHOICE))
        room = (*self.made_room, THING_WORDS[answer - n.A_DISCARD]) if own else self.made_room
        return replace(self, state=after, made_room=room)


def endings(way: Way) -> Iterator[Way]:
    """Each way to end the move."""
    if way.state.mover < 0:
        yield way
        return
    for action in way.state.options():
        yield from endings(way.on(action))
