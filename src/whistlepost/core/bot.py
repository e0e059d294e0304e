"""What must a bot be, so that it can sit at any table?"""

from collections.abc import Mapping
from typing import Any, Protocol

from whistlepost.core.chance import Stream
from whistlepost.core.game import Game


class Bot(Protocol):
    """Decides for a seat from what that seat may know."""

    @property
    def name(self) -> str:
        """The one word under which the bot stands in the list of bots."""

    def decide(self, game: Game[Any], view: Mapping[str, object], options: list[int], stream: Stream) -> int:
        """One of the options, of which there is at least one.

        The view is that of the seat that is asked; a bot that wants to look ahead imagines a state from it. Whatever
        it leaves to luck it takes from the stream: the same view, options and stream give the same answer.
        """
