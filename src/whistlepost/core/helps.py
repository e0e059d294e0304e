"""What can a game work out for a seat beyond its view, and what has to be said for that?"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, is_dataclass
from typing import TYPE_CHECKING

from whistlepost.core.errors import BadData, MalformedAction

if TYPE_CHECKING:
    from whistlepost.core.game import State


@dataclass(frozen=True, slots=True)
class Help:
    """Something worth knowing that follows from what a seat may know, asked for by name: see `Game.helps`."""

    answer: Callable[..., object]
    """Works it out: a state, a seat (None: a spectator), and the arguments as texts."""
    needs: tuple[str, ...] = ()
    """The arguments that have to be given."""
    may: tuple[str, ...] = ()
    """Those that may be left out."""

    def __call__(self, state: object, seat: int | None, **told: str) -> object:
        """The help as plain data, None where it is not given; `BadData` names a wrong or missing argument."""
        known = (*self.needs, *self.may)
        for name in self.needs:
            if name not in told:
                raise BadData(f"{name}: missing, this help cannot do without it")
        for name, text in told.items():
            if name not in known:
                raise BadData(f"{name!r}: unknown, expected only: {', '.join(known) or 'nothing'}")
            if not isinstance(text, str):
                raise BadData(f"{name}: expected a text, found {text!r}")
        return self.answer(state, seat, **told)


def plain(value: object) -> object:
    """Records as dicts and tuples as lists, all through: data that JSON keeps as they are."""
    if is_dataclass(value) and not isinstance(value, type):
        return plain(asdict(value))
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value


def offered(state: State, answer: str, read: Callable[[str], int]) -> int:
    """The action that the argument `answer` names; `BadData` if it is not offered now."""
    with suppress(MalformedAction):
        action = read(answer)
        if action in state.options():
            return action
    raise BadData(f"answer: expected one that is offered, found {answer[:60]!r}")
