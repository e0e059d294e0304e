"""What can be typed in the railroad game alone?"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from whistlepost.cli.face import Command
    from whistlepost.cli.railroad import Railroad
    from whistlepost.cli.session import Session


def railroad(session: Session) -> Railroad:
    """How the game of the session is shown."""
    return cast("Railroad", session.face)


def where(session: Session, rest: str) -> bool:
    """Where a train can end."""
    number = rest.lower().removeprefix("abcde"[session.table.seat])
    if number not in railroad(session).trains or session.table.question != "turn":
        session.screen.say(session.words("where.how"))
        return False
    menu = railroad(session).places(int(number))
    if not menu.numbered:
        session.screen.say(session.words("where.nowhere"))
        return False
    session.choose(menu)
    return True


def hand(session: Session, _: str) -> bool:
    """The tiles in hand, and the open ones."""
    seat = session.table.seat
    session.show_hand(seat)
    session.screen.say(session.words("panel.opened"))
    session.screen.show(railroad(session).open_tiles(session.table.view(seat), session.screen.width))
    return False


COMMANDS: dict[str, Command] = {"where": where, "hand": hand}
