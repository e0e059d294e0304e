"""What is everything called? One notation for records, positions, views, tests and drawings."""

from __future__ import annotations

import re
from functools import lru_cache

from whistlepost.core.errors import MalformedAction
from whistlepost.railroad import numbers as n
from whistlepost.railroad.board import HEIGHTS, MOUNTAIN_HEIGHTS
from whistlepost.railroad.kit import THING_WORDS, Kit, trades
from whistlepost.railroad.pieces import GOODS
from whistlepost.railroad.state import State
from whistlepost.railroad.tracks import EDGES

SPACE_NAMES = [
    f"{letter}{row + 1}"
    for letter, height in zip("abcdefghmn", HEIGHTS + MOUNTAIN_HEIGHTS, strict=True)
    for row in range(height)
]
"""The spaces: a letter for the column, from the east (m, n: the mountains), a number for the row, from the north."""
CELL_OF = {name: cell for cell, name in enumerate(SPACE_NAMES)}
NO_PLACE = "none"
TILE_VERBS = ((n.A_OPEN, "open"), (n.A_SEARCH, "search"), (n.A_SHED, "shed"), (n.A_TILE, "tile"), (n.A_SCRAP, "scrap"))


def trade_name(give: int, get: int, also: int) -> str:
    """`trade cattle cotton+lumber`; two coal are `coal`."""
    got = (
        THING_WORDS[get]
        if also in (-1, get) and get >= n.COAL
        else "+".join(THING_WORDS[i] for i in (get, also) if i >= 0)
    )
    return f"trade {THING_WORDS[give]} {got}"


@lru_cache(maxsize=64)
def action_names(kit: Kit) -> dict[int, str]:
    """The name of every action that has a meaning with these components."""
    names = {
        **fixed_names(),
        **{n.A_HAND + i: f"hand {kit.nugget_value[i]}" for i in range(n.NUGGETS) if kit.nugget_count[i]},
        **{n.A_NUGGET + i: f"nugget {kit.nugget_value[i]}" for i in range(n.NUGGETS) if kit.nugget_count[i]},
        n.A_LEAVE: "leave",
        n.A_DONE: "done",
        n.A_DELIVER: "deliver",
        n.A_DECLINE: "decline",
        n.A_DRAW: "draw",
        n.A_LOOK: "look",
        n.A_ENOUGH: "enough",
        n.A_END: "end",
        n.A_STOP: "stop",
    }
    for card, word in enumerate(kit.upgrade_words):
        names[n.A_USE_COAL + card] = f"use {word} coal"
        names[n.A_USE_WHISTLE + card] = f"use {word} whistle"
        names[n.A_BUY + card] = f"buy {word}"
    for kind, tile in enumerate(kit.tiles):
        for first, verb in TILE_VERBS:
            names[first + kind] = f"{verb} {tile.id}"
        names[n.A_SCRAP_COAL + kind] = f"scrap {tile.id} coal"
        for rotation in tile.rotations:
            names[n.A_LAY + kind * 6 + rotation] = f"lay {tile.id} r{rotation}"
    return names


@lru_cache(maxsize=1)
def fixed_names() -> dict[int, str]:
    """The names that are the same with all components."""
    names = {n.A_COAST + i: f"coast{i + 1}" for i in range(n.COASTS)}
    for train in range(n.TRAINS):
        names[n.A_TRAIN + train] = f"train {train + 1}"
        for out, edge in enumerate(EDGES):
            names[n.A_COAL + train * 6 + out] = f"coal {train + 1} {edge}"
            names[n.A_WHISTLE + train * 6 + out] = f"whistle {train + 1} {edge}"
    names |= {n.A_GO + out: f"go {edge}" for out, edge in enumerate(EDGES)}
    for good, word in enumerate(GOODS):
        names[n.A_GIVE + good] = f"give {word}"
        names[n.A_DISCARD + good] = f"discard {word}"
    names |= {n.A_TAKE + thing: f"take {word}" for thing, word in enumerate(THING_WORDS)}
    names |= {n.A_TRADE + number: trade_name(*deal) for number, deal in enumerate(trades())}
    names |= {n.A_TRACK + space: f"track{space + 1}" for space in range(n.SPACES)}
    names |= {n.A_DROP + share: f"drop {share_name(share)}" for share in range(n.COMPANIES * n.SHARES)}
    names |= {n.A_PAY: "pay coal", n.A_PAY + 1: "pay whistle", n.A_HAND + n.NUGGETS: "hand sealed"}
    names |= {n.A_SHIFT + stop: f"shift {printed_stop(stop)}" for stop in range(n.TRACK) if is_named(stop)}
    for way in range((len(SPACE_NAMES) - n.MOUNTAIN) * 6):
        names[n.A_TUNNEL + way] = f"tunnel {SPACE_NAMES[n.MOUNTAIN + way // 6]} {EDGES[way % 6]}"
    names |= {n.A_COMPANY + company: f"company {company + 1}" for company in range(n.COMPANIES)}
    return names


@lru_cache(maxsize=64)
def actions_by_name(kit: Kit) -> dict[str, int]:
    """The action of every name."""
    return {name: action for action, name in action_names(kit).items()}


def action_of(kit: Kit, text: str) -> int:
    """The action of this name; a small difference in spaces and capitals does not matter."""
    words = " ".join(text.lower().split())
    try:
        return actions_by_name(kit)[words]
    except KeyError:
        known = sorted({name.split()[0] for name in action_names(kit).values() if not name[-1].isdigit()})
        raise MalformedAction(
            f"{text[:60]!r} is no action; actions begin with {', '.join(known)}, coast1.., track1.."
        ) from None


# ---- places


def share_name(share: int) -> str:
    """`1.3`: of the first company the share with number 3."""
    return f"{share // n.SHARES + 1}.{share % n.SHARES + 1}"


def tile_name(kit: Kit, board: int) -> str:
    """`cotton-a r2`: a tile as it lies."""
    return f"{kit.tiles[board // 6].id} r{board % 6}"


def stop_name(state: State, stop: int) -> str:
    """`c4`, of two stops on a tile `c4a` or `c4b`; `coast5`, `track7`, or `none`."""
    if stop < 0 or stop >= n.UNPLACED:
        return NO_PLACE
    if stop >= n.TRACK:
        return f"track{stop - n.TRACK + 1}"
    if stop >= n.COAST:
        return f"coast{stop - n.COAST + 1}"
    tile = state.kit.tiles[state.board[stop >> 1] // 6]
    return SPACE_NAMES[stop >> 1] + ("ab"[stop & 1] if len(tile.stops) > 1 else "")


def is_named(stop: int) -> bool:
    """Is it a coast stop, or a stop on one of the spaces?"""
    return stop >= n.COAST or stop >> 1 < len(SPACE_NAMES)


def printed_stop(stop: int) -> str:
    """A stop named without a look at the board: the second one of its tile has a `b`."""
    return f"coast{stop - n.COAST + 1}" if stop >= n.COAST else SPACE_NAMES[stop >> 1] + "b" * (stop & 1)


def place_name(place: int) -> str:
    """A space, a coast stop, or the frame: what an exit of a stop leads to."""
    if place < n.CELLS:
        return SPACE_NAMES[place]
    return f"coast{place - n.COAST + 1}" if place < n.FRAME else "frame"


def stop_of(text: str) -> int | None:
    """The number of the stop of that name, as far as the name alone tells; None for nonsense."""
    if text == NO_PLACE:
        return n.UNPLACED
    match = re.fullmatch(r"(coast|track)([1-9][0-9]?)|([a-hmn][1-8])([ab]?)", text)
    if not match:
        return None
    if match[1]:
        number, size = int(match[2]), n.COASTS if match[1] == "coast" else n.SPACES
        return (n.COAST if match[1] == "coast" else n.TRACK) + number - 1 if number <= size else None
    if match[3] not in CELL_OF:
        return None
    return CELL_OF[match[3]] * 2 + (match[4] == "b")


def stop_exists(state: State, stop: int, word: str) -> bool:
    """Is there such a stop on the board, and is that its name?"""
    tile = state.board[stop >> 1]
    return tile >= 0 and (stop & 1) < len(state.kit.tiles[tile // 6].stops) and stop_name(state, stop) == word
