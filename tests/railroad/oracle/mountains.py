"""What do the mountains change for a train: how wide is the land, what does a tile cost, where does a tunnel end?"""

from collections.abc import Iterator, Mapping

from .board import Board
from .geometry import COLUMNS, MOUNTAINS, TEN_COLUMNS, across
from .position import Position, number, words

WayOut = tuple[str, int]

PRICES = {"brown": {"coal": 1, "whistle": 1}, "green": {"coal": 2, "whistle": 1}}
"""X7, with the ruling that a whistle pays a brown space too."""
COLOURS = ("brown", "green", "brown", "green", "green", "brown", "green", "brown")
"""The eight spaces of the eastern mountain column, from north to south."""
PRICED = {f"m{row}": PRICES[colour] for row, colour in enumerate(COLOURS, start=1)}


def has_mountains(position: Position) -> bool:
    expansion = str(position.get("expansion", "none"))
    return expansion == "full" or "board" in expansion.split("+")


def columns_of(position: Position) -> str:
    """X1: ten columns with the mountains, eight without them."""
    return TEN_COLUMNS if has_mountains(position) else COLUMNS


def upgrades_lying(position: Position) -> Mapping[str, str]:
    """X3: the upgrades on the marked mountain spaces."""
    lying = position.get("mountain_upgrades", {})
    assert isinstance(lying, Mapping)
    return {str(space): str(card) for space, card in lying.items()}


def purse(position: Position, seat: int) -> dict[str, int]:
    return {"coal": number(position, "coal", seat), "whistle": number(position, "whistles", seat)}


def price(space: str, token: str, cards: frozenset[str]) -> int:
    """X7 X19: Dynamite Cart lowers the coal price only."""
    return PRICED[space][token] - (token == "coal" and "dynamite-cart" in cards)


def payments(space: str, tokens: Mapping[str, int], cards: frozenset[str]) -> list[tuple[str, int]]:
    """X7: with what a tile on the space may be paid, and how much of it; a price of 0 is not paid."""
    if price(space, "coal", cards) == 0:
        return [("nothing", 0)]
    prices = [(token, price(space, token, cards)) for token in ("coal", "whistle")]
    return [(token, cost) for token, cost in prices if tokens[token] >= cost]


def tunnels(board: Board, into: str, edge: int) -> Iterator[WayOut]:
    """X25: every way out of the empty mountain spaces that hang together, onto a tile; not straight back."""
    for space in sorted(hollow(board, into)):
        for out in range(6):
            if across(space, out, TEN_COLUMNS) in board and (space, out) != (into, edge):
                yield space, out


def hollow(board: Board, space: str) -> set[str]:
    """The empty mountain spaces that adjoin, one by one, from this one on; none if it is no such space."""
    found: set[str] = set()
    waiting = [space]
    while waiting:
        here = waiting.pop()
        if here[0] in MOUNTAINS and here not in board and here not in found:
            found.add(here)
            waiting += [there for out in range(6) if (there := across(here, out, TEN_COLUMNS)) is not None]
    return found


def is_last_train(position: Position, seat: int, train: int) -> bool:
    """X17: all the other trains of the seat are on the resource track."""
    others = [stop for other, stop in enumerate(words(position, "trains", seat)) if other != train]
    return all(stop.startswith("track") for stop in others)
