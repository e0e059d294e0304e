"""What does the land itself ask of a train? On plain ground nothing; a board with a ground of its own brings a unit."""

from __future__ import annotations

from whistlepost.railroad.state import State


class Ground:
    """Plain ground. Stateless: one object serves all games."""

    def goes_on(self, state: State, cell: int, edge: int, left: int) -> bool:
        """With a tile just laid on a priced space: can it be paid, and the move then end legally?"""
        return False

    def leads_under(self, state: State, cell: int, edge: int, left: int) -> bool:
        """Is there another way on than laying a tile on this empty space?"""
        return False

    def offers(self, state: State) -> None:
        """Offer those other ways."""

    def goes_under(self, state: State, action: int) -> None:
        """Take the way that was offered."""

    def laid(self, state: State, seat: int) -> None:
        """A tile was laid on this ground: what it costs is paid, what it earns is given, then the train runs on."""
