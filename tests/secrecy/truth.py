"""What may each viewer know of the pieces? Kept from the rows of the log and the true positions; no view is asked.

Written from T8, S10, U9, U15 and X22 alone: open to all is what lies on the table, in the row, or was taken from it;
a hand, and what its owner put under the stack, are known to that seat; the stack to who looks through it.
"""

import json
from collections.abc import Iterable
from typing import Any

from tests.railroad.worlds import is_looking
from tests.secrecy.marks import marks_in
from whistlepost.games import find
from whistlepost.server.body import Answers, Brought, Start, Undo, read
from whistlepost.server.store.log import Row

Viewer = int | None
PRINTED = {"components", "set", "tiles"}
"""Entries that say what there is, not where it lies."""
HIDDEN = {"hands", "bottom", "gold", "bag"}


class Truth:
    """How a game really stands, and who has learned which pieces."""

    def __init__(self, game: str, players: int, everything: Iterable[str]) -> None:
        self.game = find(game)
        self.viewers: list[Viewer] = [None, *range(players)]
        self.everything = frozenset(everything)
        self.known: dict[Viewer, set[str]] = {viewer: set() for viewer in self.viewers}
        self.rows: list[Row] = []
        self.chance: list[tuple[int, str]] = []
        """Every draw, with the seat whose answer it followed."""
        self.told_back: set[str] = set()
        """Pieces that somebody saw being drawn, and that lie in the pile again."""
        self.state: Any = None
        self.begun: dict[str, Any] = {}
        self._before: dict[int, tuple[Any, dict[Viewer, set[str]]]] = {}

    def take(self, row: Row) -> None:
        """A row was added to the log."""
        self.rows.append(row)
        body = read(row.body)
        if isinstance(body, Undo):
            self._back(body.to)
            return
        if isinstance(body, Start | Brought):
            self.begun = dict(body.position)
            self.state = self.game.from_position(body.position)
            self._note()
        elif isinstance(body, Answers):
            self._before[row.number] = self.state.copy(), {who: set(found) for who, found in self.known.items()}
            self._play(body.answers)
        self._play(body.chance)
        self.chance += [(row.seat, name) for name in body.chance]

    def _play(self, names: Iterable[str]) -> None:
        for name in names:
            self.state.play(self.game.action(name, self.state))
            self._note()

    def _back(self, to: int) -> None:
        self.state, before = self._before[to]
        for viewer in self.viewers:
            self.told_back |= (self.known[viewer] - before[viewer]) & self.pile()

    def _note(self) -> None:
        for viewer in self.viewers:
            self.known[viewer] |= self.lying(viewer)

    def lying(self, viewer: Viewer) -> set[str]:
        """The pieces that the viewer may know as the game stands now."""
        if self.state.over:
            return set(self.everything)
        position: dict[str, Any] = self.game.position(self.state)
        found = marks_in(json.dumps({key: part for key, part in position.items() if key not in PRINTED | HIDDEN}))
        if "hands" in position:
            return found | in_hands(position, viewer)
        return found | in_bag(position)

    def pile(self) -> set[str]:
        """The pieces that may still be drawn."""
        position: dict[str, Any] = self.game.position(self.state)
        return marks_in(json.dumps(position["bag"])) if "bag" in position else stack(position)

    @property
    def over(self) -> bool:
        return bool(self.state is not None and self.state.over)

    def position(self) -> dict[str, Any]:
        return dict(self.game.position(self.state))

    def names(self) -> list[str]:
        """The answers that are truly offered."""
        return [self.game.action_name(action, self.state) for action in self.state.options()]


def in_hands(position: dict[str, Any], viewer: Viewer) -> set[str]:
    """Of hands, and of what lies under the stack; who looks through it sees that too."""
    looks = viewer is not None and is_looking(position, viewer)
    seats = enumerate(position["hands"])
    words = [word for seat, hand in seats for word in hand.split() if seat == viewer or word.endswith("!")]
    words += [text.split()[1] for text in position["bottom"] if looks or text.split()[0] == str(viewer)]
    if looks:
        words += stack(position)
    return marks_in(" ".join(words))


def in_bag(position: dict[str, Any]) -> set[str]:
    """What is left in the bag: agreed to be open, or the only tile that is left, which everybody can tell."""
    open_to_all = position["helps"] == "shown" or len(position["bag"]) == 1
    return marks_in(json.dumps(position["bag"])) if open_to_all else set()


def stack(position: dict[str, Any]) -> set[str]:
    """The pieces that lie nowhere else."""
    rest = {key: part for key, part in position.items() if key not in PRINTED}
    return marks_in(position["components"]) - marks_in(json.dumps(rest))
