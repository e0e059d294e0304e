"""What can be answered? The menu of each question, with what each choice costs and gives."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from whistlepost.cli.face import SEATS
from whistlepost.cli.menu import Choice, Group, Menu
from whistlepost.cli.railroad.lexicon import Lexicon, board_of
from whistlepost.cli.railroad.outcome import outcome
from whistlepost.cli.railroad.track import leads_to
from whistlepost.cli.railroad.trips import places_menu
from whistlepost.railroad import numbers as n
from whistlepost.railroad.drawing_tile import side_by_side
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.notation import SPACE_NAMES, stop_name, tile_name
from whistlepost.railroad.pieces import GOODS
from whistlepost.railroad.state import State
from whistlepost.railroad.upgrades.card import spots

Asked = Callable[[State, Lexicon], Menu]


def menu(state: State, lexicon: Lexicon) -> Menu:
    """The menu of the question that is asked."""
    return MENUS.get(RAILROAD.question(state), plain_menu)(state, lexicon)


def asks(state: State, lexicon: Lexicon) -> str:
    """The question in one line."""
    key = f"ask.{RAILROAD.question(state)}"
    return lexicon.words(key) if lexicon.words.has(key) else RAILROAD.question(state)


def plain_menu(state: State, lexicon: Lexicon) -> Menu:
    """Every answer in a line of its own."""
    return Menu(asks(state, lexicon), offered(state, lexicon))


def offered(state: State, lexicon: Lexicon) -> list[Group]:
    """Every answer."""
    return [Group("", [Choice(line(state, action, lexicon), (action,)) for action in state.options()])]


def line(state: State, action: int, lexicon: Lexicon) -> str:
    """An answer by name, and what comes of it."""
    name, more = RAILROAD.action_name(action, state), outcome(state, action, lexicon)
    return f"{name}: {more}" if more else name


# ---- the turn


def turn_menu(state: State, lexicon: Lexicon) -> Menu:
    """Trains, upgrades, purchases, the end of the turn."""
    options, words = state.options(), lexicon.words
    groups = [group for train in range(state.kit.trains) for group in train_groups(state, train, lexicon)]
    groups += card_group(state, [a for a in options if n.A_USE_COAL <= a < n.A_BUY], words("turn.use"), lexicon)
    groups += card_group(state, [a for a in options if n.A_BUY <= a < n.A_END], words("turn.buy"), lexicon)
    end = words("turn.end_idle") if not state.moved else words("turn.end")
    groups.append(Group(words("turn.done"), [Choice(end, (n.A_END,), last=True)]))
    left = spots(state, state.seat) - state.spent_coal - state.spent_whistles
    held = {"coal": state.coal[state.seat], "whistle": state.whistles[state.seat]}
    tokens = lexicon.things(held) or words("turn.no_tokens")
    return Menu(words("ask.turn", tokens=tokens, spots=words.count("thing.token", left)), groups)


def train_groups(state: State, train: int, lexicon: Lexicon) -> list[Group]:
    """What a train can do: see where it can end, or go by this exit or that."""
    ways = (
        range(n.A_COAL + train * 6, n.A_COAL + train * 6 + 6),
        range(n.A_WHISTLE + train * 6, n.A_WHISTLE + train * 6 + 6),
    )
    steps = [action for action in state.options() if action in ways[0] or action in ways[1]]
    if not steps:
        return []
    stop = state.train[state.seat * n.TRAINS + train]
    title = lexicon.words("turn.train", train=lexicon.train(state.seat, train + 1), stop=where(state, stop, lexicon))
    ends = Choice(lexicon.words("turn.places"), opens=partial(places_menu, state, train, lexicon))
    return [Group(title, [ends, *(step(state, action, stop, lexicon) for action in steps)], inline=True)]


def step(state: State, action: int, stop: int, lexicon: Lexicon) -> Choice:
    """`coal nw → c4`: a train by one of its exits."""
    token, _, edge = RAILROAD.action_name(action, state).split()
    ahead = leads_to(state, stop, (action - n.A_COAL) % 6 if action < n.A_WHISTLE else (action - n.A_WHISTLE) % 6)
    return Choice(lexicon.words("turn.step", token=lexicon.words(f"token.{token}"), edge=edge, ahead=ahead), (action,))


def where(state: State, stop: int, lexicon: Lexicon) -> str:
    """`c4 (cotton)`, `d4 (Coal Yard)`, `coast5`."""
    return lexicon.place(board_of(state), stop_name(state, stop))


def card_group(state: State, actions: list[int], title: str, lexicon: Lexicon) -> list[Group]:
    """The upgrades that can be used, or bought."""
    choices = [Choice(line(state, action, lexicon), (action,)) for action in actions]
    return [Group(title, choices)] if choices else []


# ---- on the way


def lay_menu(state: State, lexicon: Lexicon) -> Menu:
    """The tiles that fit, drawn as they would lie."""
    actions, edge = state.options(), lexicon.words(f"edge.{state.edge}")
    lays = [(number, action - n.A_LAY) for number, action in enumerate(actions, 1) if n.A_LAY <= action < n.A_LOOK]
    drawn = [laid_picture(tile, number, lexicon) for number, tile in lays]
    train, space = lexicon.train(state.turn, state.mover + 1), SPACE_NAMES[state.cell]
    question = lexicon.words("ask.lay", train=train, space=space, edge=edge)
    return Menu(question, offered(state, lexicon), side_by_side(drawn, 79))


def laid_picture(tile: int, number: int, lexicon: Lexicon) -> str:
    """A tile in its rotation, under its number in the menu."""
    kinds = lexicon.kit.tiles
    name = tile_name(lexicon.kit, tile)
    return f"{f'{number}: {name}':^21}\n{lexicon.drawn(kinds[tile // 6], tile % 6)}"


def branch_menu(state: State, lexicon: Lexicon) -> Menu:
    """End at the stop, or go on by which exit."""
    stop = where(state, state.stop, lexicon)
    choices = []
    for action in state.options():
        more = "" if action == n.A_STOP else f" → {leads_to(state, state.stop, action - n.A_GO)}"
        choices.append(Choice(line(state, action, lexicon) + more, (action,)))
    train = lexicon.train(state.turn, state.mover + 1)
    return Menu(lexicon.words("ask.branch", train=train, stop=stop), [Group("", choices)])


# ---- the rest


def place_menu(state: State, lexicon: Lexicon) -> Menu:
    """The free coast stops, with the first thing on the way west."""
    choices = []
    for action in state.options():
        stop = n.COAST + action
        ahead = leads_to(state, stop, (state.kit.coast_edge[action] + 3) % 6)
        name = RAILROAD.action_name(action, state)
        choices.append(
            Choice(
                lexicon.words("place.coast", coast=name, ahead=ahead, what=what_is(state, ahead, lexicon)), (action,)
            )
        )
    placed = sum(0 <= stop < n.UNPLACED for stop in state.train[state.seat * n.TRAINS :][: state.kit.trains])
    return Menu(lexicon.words("ask.place", number=placed + 1, trains=state.kit.trains), [Group("", choices)])


def what_is(state: State, stop: str, lexicon: Lexicon) -> str:
    """What the track leads to: a stop and what it does, an empty space, the coast again."""
    if stop.startswith("coast") or stop == "frame":
        return lexicon.words("place.nowhere")
    found = lexicon.spec(board_of(state), stop)
    return lexicon.stop(found[1]) if found else lexicon.words("place.empty")


def give_menu(state: State, lexicon: Lexicon) -> Menu:
    """Which cube to pay to whom."""
    payee = SEATS[(state.agenda[state.depth - 1] >> 12) & 7]
    return Menu(lexicon.words("ask.give", seat=payee), offered(state, lexicon))


def room_menu(state: State, lexicon: Lexicon) -> Menu:
    """Which cube makes room for the new one."""
    good = GOODS[state.agenda[state.depth - 1] >> 13]
    return Menu(lexicon.words("ask.room", good=lexicon.goods[good]), offered(state, lexicon))


def ride_menu(state: State, lexicon: Lexicon) -> Menu:
    """Which train uses its stop again, or moves within its column."""
    shifts = state.agenda[state.depth - 1] >> 12 == n.FOR_SHIFT
    return Menu(lexicon.words("ask.ride_shift" if shifts else "ask.ride"), offered(state, lexicon))


def refill_menu(state: State, lexicon: Lexicon) -> Menu:
    """The open tiles, drawn, and the stack."""
    opened = [action - n.A_OPEN for action in state.options() if n.A_OPEN <= action < n.A_SEARCH]
    drawn = [f"{lexicon.kit.tiles[kind].id:^21}\n{lexicon.drawn(lexicon.kit.tiles[kind])}" for kind in opened]
    return Menu(asks(state, lexicon), offered(state, lexicon), side_by_side(drawn, 79))


MENUS: dict[str, Asked] = {
    "turn": turn_menu,
    "lay": lay_menu,
    "branch": branch_menu,
    "place": place_menu,
    "give": give_menu,
    "room": room_menu,
    "refill": refill_menu,
    "ride": ride_menu,
}
