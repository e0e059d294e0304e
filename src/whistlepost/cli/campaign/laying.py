"""Where can the tile lie? First the cells, with what would be completed or joined there, then the ways round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import partial

from whistlepost.campaign import numbers as n
from whistlepost.campaign.drawing import Scene, tiles_of
from whistlepost.campaign.drawing_tile import draw_tile
from whistlepost.campaign.ground import gap_at, lay
from whistlepost.campaign.notation import cell_name
from whistlepost.campaign.precincts import is_complete, whole_of
from whistlepost.campaign.questions.resolving import find_waiting
from whistlepost.campaign.state import State
from whistlepost.campaign.view import view
from whistlepost.cli.campaign.lexicon import Lexicon, seats_at
from whistlepost.cli.menu import Choice, Group, Menu

Told = tuple[tuple[str, ...], tuple[str, ...]]
"""What a placement completes, and what it joins."""


def place_menu(state: State, lexicon: Lexicon) -> Menu:
    """The cells where the tile in hand can lie."""
    ways: defaultdict[int, list[int]] = defaultdict(list)
    for action in state.options():
        ways[(action - n.A_PLACE) // 4].append(action)
    told = {cell: merged([tells(state, action, lexicon) for action in actions]) for cell, actions in ways.items()}
    titles = ("completes", "joins", "rest")
    groups = {title: [cell for cell in ways if title_of(told[cell]) == title] for title in titles}
    order = [cell for title in titles for cell in groups[title]]
    menu = [
        Group(
            lexicon.words(f"laying.group_{title}") if len(groups["rest"]) < len(order) else "",
            [cell_choice(state, cell, ways[cell], told[cell], lexicon) for cell in cells],
            inline=title == "rest",
        )
        for title, cells in groups.items()
        if cells
    ]
    tile = state.kit.tiles[state.hand]
    asks = lexicon.words("laying.ask", tile=tile.id)
    return Menu(asks, menu, hand(state, lexicon), drawn=partial(numbered, state, order))


def hand(state: State, lexicon: Lexicon) -> str:
    """The tile in hand, drawn, with its name."""
    tile = state.kit.tiles[state.hand]
    title = lexicon.words("laying.hand", tile=tile.id, name=lexicon.name(tile))
    return "\n".join([title, *(f"  {line}" for line in draw_tile(tile, wide=True))])


def numbered(state: State, cells: Sequence[int], room: int) -> str:
    """The table with the number of each cell in the menu."""
    notes = {cell_name(cell): f"[{number}]" for number, cell in enumerate(cells, 1)}
    shown = view(state, state.seat)
    return "\n".join(Scene(shown, tiles_of(shown), notes).table(room)).rstrip()


def title_of(told: Told) -> str:
    """In which group of the menu a cell stands."""
    return "completes" if told[0] else "joins" if told[1] else "rest"


def merged(rows: Sequence[Told]) -> Told:
    """What can come of a cell, whichever way round, each only once."""
    return tuple(tuple(dict.fromkeys(text for row in rows for text in row[i])) for i in (0, 1))  # type: ignore[return-value]


def cell_choice(state: State, cell: int, actions: Sequence[int], told: Told, lexicon: Lexicon) -> Choice:
    """A cell: the only way round there, or the menu of ways."""
    name = cell_name(cell)
    more = "; ".join([*told[0], *told[1]])
    ways = f" ({lexicon.count('way', len(actions))})" if len(actions) > 1 else ""
    text = f"{name}{ways}: {more}" if more else f"{name}{ways}"
    if len(actions) == 1:
        return Choice(text, (actions[0],))
    return Choice(text, opens=partial(ways_menu, state, cell, actions, lexicon))


def ways_menu(state: State, cell: int, actions: Sequence[int], lexicon: Lexicon) -> Menu:
    """The ways round on one cell, each drawn as it would lie."""
    tile = state.kit.tiles[state.hand]
    cards, choices = [], []
    for number, action in enumerate(actions, 1):
        turns = (action - n.A_PLACE) & 3
        cards.append([f"{number:^9}", *draw_tile(tile, turns, wide=True)])
        told = tells(state, action, lexicon)
        texts = [f"r{turns}, {lexicon.words(f'laying.turns_{turns}')}", *told[0], *told[1]]
        choices.append(Choice("; ".join(texts), (action,)))
    drawn = "\n".join("   ".join(line) for line in zip(*cards, strict=True))
    return Menu(lexicon.words("laying.ask_way", cell=cell_name(cell)), [Group("", choices)], drawn)


# ---- what comes of it


def tells(state: State, action: int, lexicon: Lexicon) -> Told:
    """What a placement completes and what it joins, told on a copy of the table."""
    after = laid(state, action)
    find_waiting(after)
    waiting = [after.waiting[i] for i in range(after.waits)]
    done = {whole_of(after, region) for region in waiting}
    completes = [lexicon.words("laying.completes", precinct=lexicon.precinct(after, region)) for region in waiting]
    regions = [region for region in parts(after.region, after.laid - 1) if whole_of(after, region) not in done]
    firsts = {whole_of(after, region): region for region in regions if seats_at(after, region)}
    joins = [lexicon.words("laying.joins", precinct=lexicon.precinct(after, region)) for region in firsts.values()]
    return tuple(completes), (*joins, *highways(after, lexicon))


def highways(after: State, lexicon: Lexicon) -> list[str]:
    """The highways with volunteers that the new tile joins."""
    arms = {whole_of(after, arm): arm for arm in parts(after.arm, after.laid - 1) if seats_at(after, arm)}
    told = []
    for arm in arms.values():
        key = "laying.finishes" if is_complete(after, arm) else "laying.highway"
        told.append(lexicon.words(key, seats=lexicon.seats(seats_at(after, arm))))
    return list(dict.fromkeys(told))


def parts(firsts: Sequence[int], tile: int) -> range:
    """The regions, or the arms, of a tile."""
    return range(firsts[tile], firsts[tile + 1])


def laid(state: State, action: int) -> State:
    """The table with the tile in hand laid there, and nothing else done."""
    after = state.copy()
    spot = action - n.A_PLACE
    lay(after, gap_at(after, spot >> 2), after.hand * 4 + (spot & 3))
    return after
