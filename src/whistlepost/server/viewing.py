"""Who looks? A seat that is theirs, or a spectator where those are let in; never anybody else's seat."""

from whistlepost.server.refused import Refused
from whistlepost.server.store.people import Person
from whistlepost.server.store.seats import Sitting


def viewer(sitting: Sitting, person: Person | None, wanted: int | None) -> int | None:
    """The seat that looks; None for a spectator. Of several seats of one person, the one that is asked."""
    mine = sitting.seats_of(person.id if person else None)
    if wanted is not None:
        if wanted not in mine:
            raise Refused("no_seat")
        return wanted
    if mine:
        return sitting.asked if sitting.asked in mine else mine[0]
    check_watching(sitting)
    return None


def check_watching(sitting: Sitting) -> None:
    """May somebody without a seat watch?"""
    if sitting.watch == "nobody" and sitting.number:
        raise Refused("private")


def check_seen(sitting: Sitting, person: Person | None) -> None:
    """May this person know of the table at all?"""
    if not sitting.seats_of(person.id if person else None):
        check_watching(sitting)
