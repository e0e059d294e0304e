"""What does somebody at the board see of a journey, as the oracle tells a move?"""

from tests.railroad.oracle.moves import Move
from whistlepost.railroad.journeys import Journey
from whistlepost.railroad.tracks import EDGES


def seen(journey: Journey) -> Move:
    """The move that the journey makes."""
    path = [edge_of(text) for text in journey.passed]
    laid = [(space, tile, int(turn[1])) for space, tile, turn in (text.split() for text in journey.laid)]
    paid = [(space, token) for space, token in (text.split() for text in journey.paid)]
    tunnel = edge_of(journey.tunnel) if journey.tunnel else None
    first = EDGES.index(journey.names[0].split()[2])
    return Move(journey.token, first, tuple(path), tuple(laid), journey.end, tuple(paid), tunnel)


def edge_of(text: str) -> tuple[str, int]:
    """A stop or a space, and one of its edges."""
    place, edge = text.split()
    return place, EDGES.index(edge)
