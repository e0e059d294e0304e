"""Which position do these data describe? Reads one strictly: BadData names the entry that is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from whistlepost.campaign import numbers as n
from whistlepost.campaign.agenda import check_agenda, check_table, read_agenda
from whistlepost.campaign.box import BOX, kit_of, own_tiles
from whistlepost.campaign.holdings import read_supplies, read_volunteers
from whistlepost.campaign.kit import Kit
from whistlepost.campaign.laying import lay_table
from whistlepost.campaign.outcomes import read_outcomes
from whistlepost.campaign.pool import read_pool
from whistlepost.campaign.rulings import SWITCHES, rulings_from
from whistlepost.campaign.state import State
from whistlepost.campaign.tile import SYMBOLS
from whistlepost.core.entries import Entry


def restore(data: Mapping[str, object]) -> State:
    """The state of a position; everything but `game` and `players` may be left out."""
    entry = Entry("position", dict(data))
    entry.choice("game", ("campaign",))
    state = State(kit_from(entry))
    lay_table(state, entry)
    read_pool(state, entry)
    read_volunteers(state, entry)
    read_supplies(state, entry)
    read_progress(state, entry)
    read_agenda(state, entry)
    check_table(state, entry)
    read_outcomes(state, entry)
    entry.done()
    check_agenda(state, entry)
    return state


def kit_from(entry: Entry) -> Kit:
    """The kit that the position names."""
    players = entry.number("players", 2, n.SEATS)
    words = {key: entry.choice(key, SWITCHES[key]) for key in SWITCHES if entry.has(key)}
    source = entry.take("set", BOX) if entry.has("set") else BOX
    if not isinstance(source, str):
        raise entry.wrong("set", "a text", source)
    return kit_of(source, players, rulings_from(words), own_tiles(entry))


def read_progress(state: State, entry: Entry) -> None:
    """Who began, whose turn it is, the first or which in a row, and what was earned in it."""
    state.first = entry.number("first", 0, state.players - 1) if entry.has("first") else 0
    state.turn = entry.number("turn", 0, state.players - 1) if entry.has("turn") else 0
    state.row = entry.number("row", 0, n.TURNS_IN_A_ROW) if entry.has("row") else int(state.laid > 0)
    earned = entry.words("earned", SYMBOLS[:2], 2) if entry.has("earned") and entry.table["earned"] != "" else ()
    if list(earned) != [word for word in SYMBOLS if word in earned]:
        raise entry.wrong("earned", "media, money, or both in this order", " ".join(earned))
    state.earned = sum(1 << SYMBOLS.index(word) for word in earned)
