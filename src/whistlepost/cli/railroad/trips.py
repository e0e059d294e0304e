"""Where can a train go? First the places where it can end, then the ways to get there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import islice

from whistlepost.cli.aligned import aligned
from whistlepost.cli.menu import Choice, Group, Menu
from whistlepost.cli.railroad.lexicon import Lexicon, board_of
from whistlepost.cli.railroad.outcome import gained_and_lost, more
from whistlepost.railroad.drawing import NARROW, WIDE, draw
from whistlepost.railroad.drawing_tile import side_by_side
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.journeys import Journey, each_journey
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.notation import stop_name
from whistlepost.railroad.numbers import TRAINS
from whistlepost.railroad.state import State
from whistlepost.railroad.tracks import EDGES
from whistlepost.railroad.ways import OF_CHOICE

MOST = 20_000
"""So many ways are looked at: five tiles in hand can make a hundred thousand."""
LABELS = 14
"""So much room the coast stops need beside the board."""
SHOWN = 24
"""So many ways are listed."""
ALIGNED = 40
"""What is longer than this in one row does not push the others aside."""
Place = tuple[str, str, str]  # token, where it ends, what it brings


def places_menu(state: State, train: int, lexicon: Lexicon) -> Menu:
    """The places where a train can end."""
    ways = by_place(islice(each_journey(state, train), MOST), lexicon)
    rows = [place_row(place, found, lexicon) for place, found in ways.items()]
    lines = dict(zip(ways, aligned(rows, most=ALIGNED).split("\n"), strict=True)) if rows else {}
    groups = []
    for token in ("coal", "whistle"):
        choices = [choice(lines[place], found, lexicon) for place, found in ways.items() if place[0] == token]
        groups += [Group(lexicon.words(f"trip.by_{token}"), choices)] if choices else []
    here = stop_name(state, state.train[state.seat * TRAINS + train])
    asks = lexicon.words("trip.where", train=lexicon.train(state.seat, train + 1), stop=here)
    ends = [end for token in ("coal", "whistle") for by, end, _ in ways if by == token]
    return Menu(asks, groups, drawn=partial(places_drawn, state, ends, lexicon))


def places_drawn(state: State, ends: Sequence[str], lexicon: Lexicon, room: int) -> str:
    """The board with the number of each place in the menu."""
    view = RAILROAD.view(state, state.seat)
    numbers: dict[str, str] = {}
    for number, end in enumerate(ends, 1):
        numbers.setdefault(end if end.startswith("coast") or end[:2] in board_of(state) else end[:2], f">{number}")
    return draw(view, numbers, fitting(state.kit, room), portuguese=lexicon.words.portuguese)


def fitting(kit: Kit, room: int) -> int:
    """How far apart the columns of the board may stand."""
    return WIDE if room >= len(kit.columns) * WIDE + LABELS else NARROW


def by_place(journeys: Iterable[Journey], lexicon: Lexicon) -> dict[Place, list[Journey]]:
    """The ways by where they end and what that brings; those that take fewest tiles first."""
    found: defaultdict[Place, list[Journey]] = defaultdict(list)
    for journey in journeys:
        found[journey.token, journey.end, brings(journey, lexicon)].append(journey)
    for ways in found.values():
        ways.sort(key=lambda way: (len(way.laid), len(way.passed)))
    return dict(sorted(found.items(), key=rank))


def rank(item: tuple[Place, list[Journey]]) -> tuple[bool, int, int, str]:
    """West first, the coast last; fewer tiles first."""
    (_, end, _), ways = item
    return end.startswith("coast"), -ord(end[0]), len(ways[0].laid), end


def choice(line: str, ways: list[Journey], lexicon: Lexicon) -> Choice:
    """A place to choose: the only way there, or the menu of ways; tiles are looked at before they are laid."""
    if is_plain(ways):
        return Choice(line, ways[0].actions)
    return Choice(line, opens=partial(ways_menu, ways, lexicon))


def is_plain(ways: Sequence[Journey]) -> bool:
    """Is there one way alone, with one tile at most?"""
    return len(ways) == 1 and len(ways[0].laid) < 2


def place_row(place: Place, ways: Sequence[Journey], lexicon: Lexicon) -> list[str]:
    """The columns of a place: its name, what it brings, the tiles it takes, how many ways there are."""
    words, (_, end, gain), first = lexicon.words, place, ways[0]
    lays = words("trip.lays", tiles=words.count("thing.tile", len(first.laid))) if first.laid else ""
    way = way_text(first, lexicon) if is_plain(ways) else ", ".join([lays, words.count("trip.ways", len(ways))])
    return [lexicon.place(board_of(first.after), end), gain, way.removeprefix(", ")]


def brings(way: Journey, lexicon: Lexicon) -> str:
    """What the way costs beside its token, what it and the stop give, what the stop asks."""
    gains = gained_and_lost(way.gains, lexicon)
    parts = [gains, earned(way, lexicon), *costs(way, lexicon), *more(way.after, way.end, way.asks, lexicon)]
    return ", ".join(filter(None, parts)) or lexicon.words("trip.nothing")


def earned(way: Journey, lexicon: Lexicon) -> str:
    """What mountain spaces give: cubes of choice, and upgrades."""
    words = lexicon.words
    things = [words("trip.rare") if word == OF_CHOICE else lexicon.upgrade(word) for word in way.earned]
    return words("trip.earn", things=words.listed(things)) if things else ""


def costs(way: Journey, lexicon: Lexicon) -> Iterator[str]:
    """The toll, and what mountain spaces cost."""
    words = lexicon.words
    if way.toll:
        yield words("trip.toll", cubes=words.count("thing.cube", way.toll))
    if way.price:
        yield words("trip.price", things=lexicon.things(way.price))


def ways_menu(ways: Sequence[Journey], lexicon: Lexicon) -> Menu:
    """The ways to one place; single tiles are drawn as they would lie."""
    shown = ways[:SHOWN]
    drawn = [picture(way, number, lexicon) for number, way in enumerate(shown, 1)]
    above = side_by_side(drawn, 79) if all(len(way.laid) == 1 for way in shown) else ""
    others = [lexicon.words("trip.more", number=len(ways) - SHOWN)] if len(ways) > SHOWN else []
    choices = [Choice(way_text(way, lexicon), way.actions) for way in shown]
    return Menu(" ".join([lexicon.words("trip.which", stop=ways[0].end), *others]), [Group("", choices)], above)


def picture(way: Journey, number: int, lexicon: Lexicon) -> str:
    """The tile of a way that lays one, as it would lie."""
    _, tile, rotation = way.laid[0].split() if way.laid else ("", "", "r0")
    drawn = lexicon.drawn(lexicon.tile_of(tile), int(rotation[1:])) if tile else ""
    return f"{number:>3}\n{drawn}"


def way_text(way: Journey, lexicon: Lexicon) -> str:
    """`nw, past c4, b4 cotton-a r2`: the exit, the stops on the way, the tiles that are laid."""
    past = lexicon.words.listed([stop.split()[0] for stop in way.passed])
    parts = [way.names[0].split()[-1], *([lexicon.words("trip.past", stops=past)] if past else [])]
    return ", ".join([*parts, *way.laid, *under(way, lexicon)])


def under(way: Journey, lexicon: Lexicon) -> Iterator[str]:
    """Where the train comes out of a tunnel, if it takes one."""
    if way.tunnel:
        space, edge = way.tunnel.split()
        yield lexicon.words("answer.tunnel", space=space, edge=lexicon.words(f"edge.{EDGES.index(edge)}"))
