"""What can be typed in the campaign game alone?"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from whistlepost.core.errors import BadData

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


def cell(session: Session, rest: str) -> bool:
    """Which tiles fit an empty cell; without one, which cells are in danger."""
    try:
        session.screen.say(cast("Campaign", session.face).cell(rest))
    except BadData:
        session.screen.say(session.says("no_cell", cell=rest[:20]))
    return False


def rules(session: Session, _: str) -> bool:
    """How this table plays what the rulebook leaves open."""
    session.screen.say(cast("Campaign", session.face).rules())
    return False


COMMANDS: dict[str, Command] = {"precincts": precincts, "bag": bag, "cell": cell, "rules": rules}
