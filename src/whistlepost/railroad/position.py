"""How is a position written down? As plain data, complete, in the notation (`docs/positions.md`)."""

from __future__ import annotations

from whistlepost.railroad import numbers as n
from whistlepost.railroad.kit import Kit
from whistlepost.railroad.notation import NO_PLACE, SPACE_NAMES, place_name, share_name, stop_name, tile_name
from whistlepost.railroad.pieces import GOODS, Tile
from whistlepost.railroad.questions import QUESTIONS
from whistlepost.railroad.rulings import as_options
from whistlepost.railroad.state import State
from whistlepost.railroad.tracks import EDGES

Data = dict[str, object]


def setting(kit: Kit) -> Data:
    """What was agreed before the game: players, rulings, components."""
    expansion = {} if kit.expansion == "none" else {"expansion": kit.expansion}
    return {
        "game": "railroad",
        "players": kit.players,
        **as_options(kit.rulings),
        **expansion,
        "components": kit.source,
        **({"tiles": [own_tile(tile) for tile in kit.own_tiles]} if kit.own_tiles else {}),
    }


def own_tile(tile: Tile) -> Data:
    """A tile that the position brought along."""
    stops = [f"{stop.kind} {stop.good}".strip() for stop in tile.stops]
    return {"id": tile.id, "track": tile.track, "stops": stops, "count": tile.count}


def position(state: State) -> Data:
    """The whole position."""
    return {
        **setting(state.kit),
        **table(state),
        "gold": [nuggets(state, seat) for seat in range(state.players)],
        "hands": [hand(state, seat) for seat in range(state.players)],
        "bottom": [f"{entry & 15} {state.kit.tiles[entry >> 4].id}" for entry in state.bottom[: state.bottoms]],
        **progress(state),
    }


def table(state: State) -> Data:
    """What lies open on the table."""
    seats = range(state.players)
    return {
        "board": {SPACE_NAMES[cell]: tile_name(state.kit, tile) for cell, tile in enumerate(state.board) if tile >= 0},
        "trains": [trains(state, seat) for seat in seats],
        "coal": state.coal[: state.players],
        "whistles": state.whistles[: state.players],
        "fame": state.fame[: state.players],
        "cubes": [cubes(state, seat) for seat in seats],
        "shares": [shares(state, seat + n.SEAT) for seat in seats],
        "lost_shares": lost_shares(state),
        "sealed": state.sealed[: state.players],
        "market": upgrades(state, n.MARKET),
        "upgrades": [upgrades(state, seat + n.SEAT) for seat in seats],
        "open": " ".join(state.kit.tiles[kind].id if kind >= 0 else "-" for kind in state.row),
        **({} if state.kit.expansion == "none" else gone(state)),
    }


def gone(state: State) -> Data:
    """What the expansion adds: upgrades that lie in the mountains, tiles and gold that have left the game."""
    words, tiles, values = state.kit.upgrade_words, state.kit.tiles, state.kit.nugget_value
    lying = [(where - n.ON_BOARD, word) for word, where in zip(words, state.owner, strict=False) if where >= n.ON_BOARD]
    spaces = {SPACE_NAMES[n.MOUNTAIN + space]: word for space, word in sorted(lying)}
    return {
        **({"mountain_upgrades": spaces} if state.kit.mountains else {}),
        "lost_tiles": " ".join(tile.id for tile, count in zip(tiles, state.gone, strict=False) for _ in range(count)),
        "lost_gold": " ".join(str(v) for v, count in zip(values, state.lost_gold, strict=True) for _ in range(count)),
    }


def progress(state: State) -> Data:
    """How far the game, the turn and the move have come, and what is to be answered."""
    spent = ["coal"] * state.spent_coal + ["whistle"] * state.spent_whistles
    return {
        "round": state.round,
        "turn": state.turn,
        "spent": " ".join(spent),
        "bought": state.bought,
        "moved": bool(state.moved),
        "ask": [list(entry) for entry in agenda(state)],
        "move": move(state) if state.mover >= 0 else {},
        "over": state.over,
    }


def trains(state: State, seat: int) -> str:
    """Where each train of a seat stands."""
    first = seat * n.TRAINS
    return " ".join(stop_name(state, stop) for stop in state.train[first : first + state.kit.trains])


def cubes(state: State, seat: int) -> str:
    """The cubes of a seat."""
    return " ".join(word for good, word in enumerate(GOODS) for _ in range(state.cubes[seat * n.GOODS + good]))


def shares(state: State, holder: int) -> str:
    """The shares that are with somebody."""
    return " ".join(share_name(share) for share, where in enumerate(state.share) if where == holder)


def lost_shares(state: State) -> str:
    """The shares that have left the game."""
    exists = state.kit.share_exists
    return " ".join(share_name(i) for i, where in enumerate(state.share) if where == n.GONE and exists[i])


def upgrades(state: State, holder: int) -> str:
    """The upgrades that are with somebody."""
    words = state.kit.upgrade_words
    return " ".join(word for word, where in zip(words, state.owner, strict=False) if where == holder)


def nuggets(state: State, seat: int) -> str:
    """The values of a seat's nuggets."""
    held = state.gold[seat * n.NUGGETS : (seat + 1) * n.NUGGETS]
    return " ".join(str(value) for value, count in zip(state.kit.nugget_value, held, strict=True) for _ in range(count))


def hand(state: State, seat: int) -> str:
    """The tiles of a seat; `!` behind one that everybody saw being taken."""
    slots = range(seat * n.HAND, (seat + 1) * n.HAND)
    names = [(state.kit.tiles[state.hand[i]].id, "!" * state.shown[i]) for i in slots if state.hand[i] >= 0]
    return " ".join(name + mark for name, mark in names)


def agenda(state: State) -> list[tuple[str, int, int]]:
    """What is to be answered: question, seat (-1 is chance), argument; the last is asked now."""
    return [(QUESTIONS[entry & 255][0], (entry >> 8 & 15) - 1, entry >> 12) for entry in state.agenda[: state.depth]]


def move(state: State) -> Data:
    """Where the train is that is on its way, and what it has passed."""
    return {
        "train": state.mover + 1,
        "token": "coal" if state.token == n.COAL else "whistle",
        "at": place_name(state.cell) if state.cell >= 0 else NO_PLACE,
        "edge": EDGES[state.edge],
        "left": state.left,
        "met": " ".join(stop_name(state, stop) for stop in state.met[: state.mets]),
        "stop": stop_name(state, state.stop),
        **({"past": " ".join(past(state))} if state.kit.mountains else {}),
    }


def past(state: State) -> list[str]:
    """What the mountains have done to the move: it has climbed, gone under, or a hand is to be filled after it."""
    marks = {"climbed": state.climbed, "tunnelled": state.tunnelled, "filling": state.filling}
    return [word for word, mark in marks.items() if mark]
