"""Who answers chance at a table, and what was promised about it?

A seed that is a number is open: games to study. A seed of 32 bytes is secret: its commitment is public from the start,
the seed itself when the game is over. A dealer who does not know the seed leaves the draws to who sits at the table.
"""

import secrets
from collections.abc import Mapping
from typing import Any

from whistlepost.core.chance import FastStream, SealedStream, Stream, commitment, pick
from whistlepost.core.errors import BadData
from whistlepost.core.game import Game, State

Seed = int | bytes
Facts = Mapping[str, object]


class Dealer:
    """Answers the questions that are asked of chance."""

    def __init__(self, seed: Seed | None, commitment: str = "") -> None:
        self.seed = seed
        self.commitment = commitment
        self.stream = None if seed is None else stream_of(seed)

    @property
    def source(self) -> Stream:
        """The stream, where the seed is known."""
        if self.stream is None:
            raise BadData("the seed of this game is not known here: chance has to be answered by hand")
        return self.stream

    def draw(self, game: Game[Any], state: State) -> int:
        """The answer to the question that is asked of chance now."""
        index = pick(self.source.named(game.chance_label(state)), state.weights())
        return state.options()[index]

    def copy(self) -> "Dealer":
        """A dealer who will deal the same, independently."""
        twin = Dealer(self.seed, self.commitment)
        twin.stream = self.stream and self.stream.copy()
        return twin


def stream_of(seed: Seed) -> Stream:
    """The stream that follows from a seed."""
    try:
        return SealedStream(seed) if isinstance(seed, bytes) else FastStream(seed)
    except (ValueError, TypeError) as wrong:
        raise BadData(f"{wrong}") from None


def promised(seed: Seed | None, facts: Facts) -> Dealer:
    """A dealer for a new game; without a seed, one draws a secret seed from the system."""
    seed = secrets.token_bytes(32) if seed is None else seed
    return Dealer(seed, commitment(facts, seed) if isinstance(seed, bytes) else "")


def facts(game: str, players: int, options: Facts | None, position: Facts) -> dict[str, object]:
    """What a commitment binds a seed to: the options that the game was dealt by, or else the position it began with."""
    begun = {"position": position} if options is None else {"options": options}
    return {"game": game, "players": players, **begun}


def writable(options: Facts) -> Facts:
    """The options, if they can be written down."""
    for name, value in options.items():
        if not isinstance(value, str | int):
            raise BadData(f"option {name}: expected a word, a number or a truth value, found {value!r}")
    return options


def rest_of(position: Facts) -> dict[str, object]:
    """A position without the entries that stand at the head of every record."""
    return {key: value for key, value in position.items() if key not in {"game", "players"}}
