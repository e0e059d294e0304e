"""How is a position written down? As plain data, complete, in the notation (`docs/positions.md`)."""

from __future__ import annotations

from whistlepost.campaign import numbers as n
from whistlepost.campaign.kit import Kit
from whistlepost.campaign.notation import cell_name, part_name
from whistlepost.campaign.precincts import completed, lowest, status_of, whole_of
from whistlepost.campaign.questions import QUESTIONS
from whistlepost.campaign.questions.resolving import find_waiting
from whistlepost.campaign.rulings import as_options
from whistlepost.campaign.state import State
from whistlepost.campaign.tile import SYMBOLS, Tile

Data = dict[str, object]
MARKS = {n.DOWN: "down", n.NEW: "new", n.DECLARED: "declared"}
"""What is said of a volunteer, in this order."""
RESOLVING = ("volunteer", "order", "contest")
"""The questions between a placement and the outcome of the last precinct that it completed."""


def setting(kit: Kit) -> Data:
    """What was agreed before the game: players, rulings, tiles."""
    return {
        "game": "campaign",
        "players": kit.players,
        **as_options(kit.rulings),
        "set": kit.source,
        **({"tiles": [own_tile(tile) for tile in kit.own_tiles]} if kit.own_tiles else {}),
    }


def own_tile(tile: Tile) -> Data:
    """A tile that the position brought along."""
    names = {"name": tile.name, "name_pt": tile.name_pt}
    return {
        "id": tile.id,
        **{key: name for key, name in names.items() if name},
        "picture": list(tile.picture),
        "symbols": [f"{symbol.kind}@{symbol.at[0]},{symbol.at[1]}" for symbol in tile.symbols],
        "count": tile.count,
        "value": tile.value,
    }


def position(state: State) -> Data:
    """The whole position."""
    return {**setting(state.kit), **table(state), **pool(state), **progress(state)}


def table(state: State) -> Data:
    """What lies on the table, and what each seat has."""
    seats = range(state.players)
    faces = state.kit.face_names
    laid = list(zip(state.cell, state.face, strict=True))[: state.laid]
    return {
        "table": [f"{cell_name(cell)} {faces[face]}" for cell, face in laid],
        "volunteers": [volunteers(state, seat) for seat in seats],
        "supply": state.supply[: state.players],
        "reserve": state.reserve[: state.players],
        "votes": state.votes[: state.players],
        "scored": [part_name(state, region) for region in scored(state)],
    }


def volunteers(state: State, seat: int) -> list[str]:
    """The volunteers of a seat on the table."""
    slots = state.volunteer[seat * n.SLOTS : (seat + 1) * n.SLOTS]
    return [volunteer_name(state, volunteer) for volunteer in slots if volunteer != n.NOBODY]


def volunteer_name(state: State, volunteer: int) -> str:
    """`0,0 3,1 down new`: where a volunteer stands, and how."""
    words = [word for mark, word in MARKS.items() if volunteer & mark]
    return " ".join([part_name(state, volunteer // n.PART), *words])


def scored(state: State) -> list[int]:
    """The precincts that are sewn up without an office, each by its first region (item 19)."""
    held = {whole_of(state, volunteer // n.PART) for volunteer in state.volunteer if volunteer != n.NOBODY}
    return sorted(lowest(state, one) for one in completed(state) if one not in held and is_sewn_up(state, one))


def is_sewn_up(state: State, region: int) -> bool:
    """Has its precinct been scored?"""
    return bool(status_of(state, region) == n.SEWN_UP)


def pool(state: State) -> Data:
    """The tiles that are not on the table."""
    tiles = state.kit.tiles
    return {
        "bag": [counted(tile.id, count) for tile, count in zip(tiles, state.bag, strict=False) if count],
        "aside": " ".join(tile.id for tile, count in zip(tiles, state.aside, strict=False) for _ in range(count)),
        "lots": [lot_name(state, seat) for seat in range(state.players)] if max(state.lot) > n.OUT else [],
        "hand": tiles[state.hand].id if state.hand >= 0 else "",
    }


def counted(name: str, count: int) -> str:
    """`C2 2`, or `C1` for a single one."""
    return f"{name} {count}" if count > 1 else name


def lot_name(state: State, seat: int) -> str:
    """The tile that a seat has drawn, nothing if it is to draw, `-` if it is out."""
    lot = state.lot[seat]
    return state.kit.tiles[lot].id if lot >= 0 else "" if lot == n.TO_DRAW else "-"


def progress(state: State) -> Data:
    """How far the game and the turn have come, and what is to be answered."""
    return {
        "last": cell_name(state.cell[state.laid - 1]) if state.laid else "",
        "first": state.first,
        "turn": state.turn,
        "row": state.row,
        "earned": " ".join(word for bit, word in enumerate(SYMBOLS) if state.earned >> bit & 1),
        "waiting": [part_name(state, region) for region in waiting(state)],
        "resolving": part_name(state, lowest(state, state.resolving)) if state.resolving >= 0 else "",
        "ask": [] if state.over else [[question(state), state.seat, state.arg]],
        "over": state.over,
    }


def question(state: State) -> str:
    """What is asked, in a word."""
    return "over" if state.over else QUESTIONS[state.asked][0]


def waiting(state: State) -> list[int]:
    """The precincts that the last tile completed and that are not resolved, each by its first region."""
    if question(state) not in RESOLVING:
        return []
    find_waiting(state)
    return sorted(lowest(state, state.waiting[i]) for i in range(state.waits))
