"""What does a position say about one seat: its trains, hand, tokens, upgrades?"""

from collections.abc import Mapping, Sequence

Position = Mapping[str, object]


def rows(position: Position, entry: str) -> Sequence[object]:
    """An entry with one value for each seat; it may be left out."""
    found = position.get(entry, [])
    assert isinstance(found, Sequence)
    return found


def words(position: Position, entry: str, seat: int) -> list[str]:
    found = rows(position, entry)
    return str(found[seat]).split() if seat < len(found) else []


def number(position: Position, entry: str, seat: int) -> int:
    found = words(position, entry, seat)
    return int(found[0]) if found else 0


def trains_of(position: Position, seat: int) -> list[str]:
    """Where each train of the seat stands; a train that is off the board is kept, so that numbers stay true."""
    return words(position, "trains", seat)


def on_board(stop: str) -> bool:
    return stop != "none" and not stop.startswith("track")


def hand_of(position: Position, seat: int) -> tuple[str, ...]:
    """Whether the others saw a tile being taken (`!`) makes no difference to a move."""
    return tuple(tile.rstrip("!") for tile in words(position, "hands", seat))


def foreign_seats(position: Position, seat: int) -> list[int]:
    return [other for other in range(len(rows(position, "trains"))) if other != seat]


def foreign_owners(position: Position, upgrade: str, seat: int) -> list[int]:
    """The other seats that own the upgrade."""
    return [other for other in foreign_seats(position, seat) if upgrade in words(position, "upgrades", other)]


def tokens_to_spend(position: Position, seat: int) -> list[str]:
    """T2 X20: tokens that the seat has, and that may be spent after those already spent in the turn."""
    spent = str(position.get("spent", "")).split()
    held = {"coal": number(position, "coal", seat), "whistle": number(position, "whistles", seat)}
    fifth = "fifth-spot" in words(position, "upgrades", seat)
    return [token for token, count in held.items() if count > 0 and fits([*spent, token], fifth)]


def fits(spent: list[str], fifth: bool) -> bool:
    """T2: at most four tokens in a turn. X20: five if at least one of them is a whistle."""
    return len(spent) <= 4 or (len(spent) == 5 and fifth and "whistle" in spent)
