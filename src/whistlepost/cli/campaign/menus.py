"""What can be answered? The menu of each question, with what comes of each choice."""

from __future__ import annotations

from collections.abc import Callable

from whistlepost.campaign import numbers as n
from whistlepost.campaign.drawing_tile import draw_tile
from whistlepost.campaign.helps.contest import contest
from whistlepost.campaign.helps.precincts import precinct
from whistlepost.campaign.notation import cell_name
from whistlepost.campaign.position import question
from whistlepost.campaign.precincts import cell_of, is_complete, part_at, whole_of
from whistlepost.campaign.questions.resolving import can_contest, find_waiting
from whistlepost.campaign.state import State
from whistlepost.cli.campaign.laying import place_menu
from whistlepost.cli.campaign.lexicon import Data, Lexicon
from whistlepost.cli.menu import Choice, Group, Menu

Asked = Callable[[State, Lexicon], Menu]


def menu(state: State, lexicon: Lexicon) -> Menu:
    """The menu of the question that is asked."""
    return MENUS[question(state)](state, lexicon)


# ---- the volunteer


def volunteer_menu(state: State, lexicon: Lexicon) -> Menu:
    """Each region and arm of the new tile where a volunteer may go, numbered on its picture; or nobody."""
    find_waiting(state)
    waiting = {whole_of(state, state.waiting[i]) for i in range(state.waits)}
    choices, marks = [], []
    for number, action in enumerate([action for action in state.options() if action != n.A_NONE], 1):
        office = action < n.A_WHISTLESTOP
        spot = action - (n.A_OFFICE if office else n.A_WHISTLESTOP)
        part = part_at(state, state.laid - 1, spot)
        text = office_text(state, part, waiting, lexicon) if office else stop_text(state, part, lexicon)
        choices.append(Choice(text, (action,)))
        marks.append((cells_of(state, spot), str(number)))
    choices.append(Choice(lexicon.words("sending.none"), (n.A_NONE,), last=True))
    face = state.face[state.laid - 1]
    drawn = draw_tile(state.kit.tiles[face >> 2], face & 3, marks, wide=True)
    asks = lexicon.words("sending.ask", supply=lexicon.count("volunteer", state.supply[state.seat]))
    return Menu(asks, [Group("", choices)], "\n".join(f"  {line}" for line in drawn))


def cells_of(state: State, spot: int) -> tuple[tuple[int, int], ...]:
    """All cells of the region or arm of the new tile that has this cell."""
    tile = state.kit.tiles[state.face[state.laid - 1] >> 2]
    parts = [*(region.cells for region in tile.regions), *(arm.cells for arm in tile.arms)]
    return next(cells for cells in parts if divmod(spot, 5) in cells)


def office_text(state: State, region: int, waiting: set[int], lexicon: Lexicon) -> str:
    """What an office there stands in."""
    key = "sending.office_now" if whole_of(state, region) in waiting else "sending.office"
    return lexicon.words(key, precinct=lexicon.precinct(state, region))


def stop_text(state: State, arm: int, lexicon: Lexicon) -> str:
    """Along which precincts a whistlestop there would stand."""
    done = lexicon.words("sending.done") if is_complete(state, arm) else ""
    along = lexicon.along(state, arm)
    return lexicon.words("sending.whistlestop" if along else "sending.alone", done=done, precincts=along)


# ---- completed precincts


def order_menu(state: State, lexicon: Lexicon) -> Menu:
    """The completed precincts."""
    find_waiting(state)
    regions = [state.waiting[i] for i in range(state.waits)]
    choices = [
        Choice(lexicon.precinct(state, region), (action,))
        for region, action in zip(regions, state.options(), strict=True)
    ]
    return Menu(lexicon.words("resolving.ask"), [Group("", choices)])


def contest_menu(state: State, lexicon: Lexicon) -> Menu:
    """To contest or not, with both outcomes."""
    data = contest(state) or {}
    rows: list[Data] = data["outcomes"]  # type: ignore[assignment]
    choices = []
    for action, word in ((n.A_CONTEST, "contest"), (n.A_DECLINE, "decline")):
        told = [outcome_text(row, lexicon) for row in rows if row["answer"] == word]
        if len(set(told)) > 1:
            told = [lexicon.words("resolving.others", outcome=told[0], other=told[1])]
        choices.append(Choice(f"{lexicon.words(f'resolving.{word}')}: {told[0]}", (action,)))
    about = lexicon.precinct(state, state.resolving)
    stops = sum(can_contest(state, state.seat, slot) for slot in range(n.SLOTS))
    if state.kit.by_token:
        part = state.volunteer[state.seat * n.SLOTS + state.arg] // n.PART
        asks = lexicon.words("resolving.ask_token", precinct=about, cell=cell_name(cell_of(state, part)))
    else:
        asks = lexicon.words("resolving.ask_contest", precinct=about, stops=lexicon.count("whistlestop", stops))
    return Menu(asks[:1].upper() + asks[1:], [Group("", choices)])


def outcome_text(row: Data, lexicon: Lexicon) -> str:
    """Who wins then, and how many volunteers come home."""
    words = lexicon.words
    votes = lexicon.count("vote", row["votes"])
    parts = [
        words("resolving.win", seats=lexicon.seats(row["winners"]), votes=votes)
        if row["winners"]
        else words("resolving.nobody")
    ]
    if row["home"]:
        parts.append(words("resolving.home", volunteers=lexicon.count("volunteer", row["home"])))
    return ", ".join(parts)


# ---- the end of the turn


def take_menu(state: State, lexicon: Lexicon) -> Menu:
    """The volunteers that may come home."""
    choices = [Choice(taken_text(state, action, lexicon), (action,)) for action in state.options()[:-1]]
    choices.append(Choice(lexicon.words("taking.done"), (n.A_DONE,), last=True))
    supply = lexicon.count("volunteer", state.supply[state.seat])
    return Menu(lexicon.words("taking.ask", supply=supply), [Group("", choices)])


def taken_text(state: State, action: int, lexicon: Lexicon) -> str:
    """A volunteer by where it stands, and how."""
    cell, spot = divmod(action - n.A_TAKE, n.CELLS)
    tile = state.cell[: state.laid].index(cell)
    part = part_at(state, tile, spot)
    if part >= n.ON_ARM:
        along = lexicon.along(state, part)
        return lexicon.words("taking.whistlestop" if along else "taking.idle", cell=cell_name(cell), precincts=along)
    kind = lexicon.kinds(str(precinct(state, part)["kind"]))
    return lexicon.words("taking.office", kind=kind, cell=cell_name(cell))


def extra_menu(_: State, lexicon: Lexicon) -> Menu:
    """The extra turn that money gives."""
    choices = [
        Choice(lexicon.words("extra.yes"), (n.A_EXTRA,)),
        Choice(lexicon.words("extra.no"), (n.A_NO_EXTRA,), last=True),
    ]
    return Menu(lexicon.words("extra.ask"), [Group("", choices)])


MENUS: dict[str, Asked] = {
    "place": place_menu,
    "volunteer": volunteer_menu,
    "order": order_menu,
    "contest": contest_menu,
    "take": take_menu,
    "extra": extra_menu,
}
