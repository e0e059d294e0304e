"""How is a position drawn in a few lines, and what can come of it?

A line, or what stands before a `;`, lays a tile: the space, then a tile of the box (`town-1a`, `cotton-a r2`), or track
as it lies there, edge by edge: `n-s*cotton ne-sw` is a stop between north and south and plain track that crosses it;
`all*lumber` joins all six edges. Edges that are not named are paired in their order. `0: c4 coast2` stands trains: the
seat and its stops.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from whistlepost import Table
from whistlepost.core.game import CHANCE, State

EDGES = ("n", "ne", "se", "s", "sw", "nw")
EDITIONS = ("2017", "pt")
MOVING = ("lay", "branch", "give")
"""What may be asked while a train is on its way."""
Facts = dict[str, Any]


class Edition:
    """The preset that drawn positions are played by; a test may set it."""

    rules = "2017"


def draw(text: str, players: int = 2, **facts: Any) -> Table:
    """A table with that map; `facts` are entries of the position, for the first seats, or for the first alone."""
    board, tiles, trains = parse(text)
    data: dict[str, object] = {"game": "railroad", "players": players, "rules": Edition.rules, "board": board}
    data["trains"] = [" ".join(trains.get(seat, [])) for seat in range(players)]
    data |= {"tiles": tiles} if tiles else {}
    data |= {key: by_seat(value, players) if key in BY_SEAT else value for key, value in facts.items()}
    return Table.from_position(data, seed=1)


BY_SEAT = {"coal", "whistles", "fame", "sealed", "cubes", "shares", "gold", "upgrades", "hands"}


def by_seat(value: object, players: int) -> list[object]:
    """A value for each seat: one that is no list is the first seat's, and the others have none."""
    values = value if isinstance(value, list) else [value]
    nothing: object = "" if isinstance(values[0], str) else 0
    return [*values, *[nothing] * (players - len(values))]


def parse(text: str) -> tuple[dict[str, str], list[dict[str, object]], dict[int, list[str]]]:
    """The board, the tiles of its own, and the trains of each seat."""
    board: dict[str, str] = {}
    own: dict[str, dict[str, object]] = {}
    trains: dict[int, list[str]] = {}
    for line in filter(None, map(str.strip, text.replace(";", "\n").splitlines())):
        place, *words = line.split()
        if place.endswith(":"):
            trains[int(place[:-1])] = words
        elif is_track(words[0]):
            tile = own.setdefault(" ".join(words), own_tile(f"map-{len(own) + 1}", words))
            board[place] = f"{tile['id']} r0"
        else:
            board[place] = " ".join(words if len(words) > 1 else [*words, "r0"])
    return board, list(own.values()), trains


def is_track(word: str) -> bool:
    joined = word.partition("*")[0]
    return joined == "all" or set(joined.split("-")) <= set(EDGES)


def own_tile(name: str, words: list[str]) -> dict[str, object]:
    """The row of a tile whose track is written edge by edge."""
    groups: list[str] = []
    stops: list[str] = []
    for word in words:
        joined, _, good = word.partition("*")
        edges = EDGES if joined == "all" else joined.split("-")
        groups.append("".join(sorted(str(EDGES.index(edge)) for edge in edges)) + "*" * bool(good))
        stops += [good if "_" in good else f"resource {good}"] * bool(good)
    rest = [digit for digit in "012345" if digit not in "".join(groups)]
    pairs = [first + second for first, second in zip(rest[::2], rest[1::2], strict=True)]
    return {"id": name, "track": " ".join(groups + pairs), "stops": stops}


# ---- what can come of it


def play(table: Table, *names: str) -> Table:
    """The same table, after these answers."""
    for name in names:
        table.play(name)
    return table


def first_words(table: Table) -> set[str]:
    """The kinds of answer that are offered."""
    return {name.split()[0] for name in table.names()}


def offered(table: Table, verb: str) -> set[str]:
    """What is offered behind that word."""
    return {name.removeprefix(verb).strip() for name in table.names() if f"{name} ".startswith(f"{verb} ")}


def reached(table: Table, starts: Iterable[str], asked: Callable[[str], bool]) -> Iterator[State]:
    """Every state to which these answers and any further ones lead, as long as such questions are asked."""
    states = []
    for start in starts:
        states.append(table.state.copy())
        states[-1].play(table.parse(start))
    while states:
        state = states.pop()
        if state.over or not asked(table.game.question(state)):
            yield state
        else:
            states += [after(state, action) for action in state.options()]


def after(state: State, action: int) -> State:
    copy = state.copy()
    copy.play(action)
    return copy


def ends(table: Table, start: str, seat: int = 0) -> set[str]:
    """Where a train can end its move, whichever way it goes: `ends(table, "coal 1")`, or by one exit, `"coal 1 n"`."""
    train = int(start.split()[1])
    starts = [name for name in table.names() if f"{name} ".startswith(f"{start} ")]
    found = reached(table, starts, lambda question: question in MOVING)
    return {stands(table, state, seat)[train - 1] for state in found}


def stands(table: Table, state: State, seat: int) -> list[str]:
    """Where the trains of a seat stand."""
    position: Facts = table.game.position(state)
    return str(position["trains"][seat]).split()


def outcomes(table: Table, start: str, *keys: str, seat: int = 0) -> set[tuple[Any, ...]]:
    """What the seat may have of each when the next action can be chosen, whatever it answers until then."""
    states = reached(table, [start], lambda question: question != "turn")
    found: list[Facts] = [table.game.position(state) for state in states]
    return {tuple(position[key][seat] for key in keys) for position in found}


def has(table: Table, key: str, seat: int = 0) -> Any:
    """What the seat has of it: `has(table, "coal")`."""
    position: Facts = table.position()
    return position[key][seat]


def pass_turn(table: Table) -> Table:
    """Ends the turn; the hand is filled with whatever comes first."""
    seat = table.seat
    table.play("end")
    while not table.over and table.question != "turn":
        assert table.seat in (seat, CHANCE)
        table.play(table.options()[0])
    return table
