"""What can be typed in the campaign game alone?"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from whistlepost.cli.campaign import Campaign
    from whistlepost.cli.face import Command
    from whistlepost.cli.session import Session


def precincts(session: Session, _: str) -> bool:
    """Every precinct that can still be scored, with who has influence there."""
    session.screen.show(cast("Campaign", session.face).precincts())
    return False


def bag(session: Session, _: str) -> bool:
    """The tiles that are still to come."""
    view = session.table.view(session.table.seat)
    session.screen.show(cast("Campaign", session.face).bag(view))
    return False


COMMANDS: dict[str, Command] = {"precincts": precincts, "bag": bag}
