"""What stands around the board? Turn track, seats, upgrades, hand and open tiles of a view, as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from whistlepost.cli.aligned import aligned
from whistlepost.cli.face import SEATS
from whistlepost.cli.railroad.lexicon import Lexicon
from whistlepost.railroad.drawing_hex import LETTERS
from whistlepost.railroad.drawing_tile import side_by_side
from whistlepost.railroad.pieces import GOODS, Tile

View = Mapping[str, Any]


def clock(view: View, lexicon: Lexicon) -> str:
    """Where on the turn track the game is."""
    words, kit = lexicon.words, lexicon.kit
    if not view["round"]:
        return words("clock.before", rounds=kit.rounds)
    last = words("clock.last") if view["round"] == kit.rounds else words.count("clock.left", kit.rounds - view["round"])
    whistle = (
        words("clock.whistle", coal=kit.round_coal, round=kit.whistle_round)
        if view["round"] < kit.whistle_round
        else ""
    )
    return words("clock.now", round=view["round"], rounds=kit.rounds, left=last, whistle=whistle)


def seats(view: View, lexicon: Lexicon, names: Sequence[str]) -> str:
    """One line a seat: what everybody may know of it."""
    words = lexicon.words
    head = [
        words(f"seats.{key}")
        for key in ("seat", "fame", "coal", "whistles", "cubes", "shares", "gold", "hand", "trains")
    ]
    rows = [seat_row(view, seat, name) for seat, name in enumerate(names)]
    return aligned([["", *head], *rows], "  rrr")


def seat_row(view: View, seat: int, name: str) -> list[str]:
    """The line of a seat; `>` marks who is asked."""
    asked = bool(view["ask"]) and view["ask"][-1][1] == seat
    stops = view["trains"][seat].split()
    home = sum(stop.startswith("track") for stop in stops)
    away = stops.count("none")
    trains = f"{len(stops) - home - away}" + (f" (+{home})" if home else "")
    numbers = [str(view[key][seat]) for key in ("fame", "coal", "whistles")]
    gold = view["gold"][seat].split() + ["?"] * view["sealed"][seat]
    shown = (
        cube_letters(view["cubes"][seat]),
        view["shares"][seat],
        " ".join(gold),
        str(len(view["hands"][seat].split())),
    )
    return [">" if asked else "", f"{SEATS[seat]} {name}", *numbers, *(text or "-" for text in shown), trains]


def cube_letters(text: str) -> str:
    """`ccl K`: commons and rares apart."""
    held = text.split()
    counts = [letter * held.count(good) for letter, good in zip(LETTERS, GOODS, strict=True)]
    return " ".join(part for part in ("".join(counts[:3]), "".join(counts[3:])) if part)


def upgrades(view: View, lexicon: Lexicon) -> str:
    """The upgrades that may be bought and those that somebody owns."""
    words = lexicon.words
    rows = [upgrade_row(word, words("upgrades.market"), lexicon) for word in view["market"].split()]
    rows += [upgrade_row(word, space, lexicon) for space, word in view.get("mountain_upgrades", {}).items()]
    for seat, owned in enumerate(view["upgrades"]):
        mine = seat == view.get("viewer")
        owner = words("upgrades.mine") if mine else words("upgrades.other", seat=SEATS[seat])
        rows += [upgrade_row(word, owner, lexicon) for word in owned.split()]
    head = [words(f"upgrades.{key}") for key in ("title", "price", "star", "where", "rule")]
    return aligned([head, *rows], "  r")


def upgrade_row(word: str, where: str, lexicon: Lexicon) -> list[str]:
    """The line of an upgrade."""
    return [word, lexicon.price(word), str(lexicon.star(word)), where, lexicon.rule(word)]


def lost(view: View, lexicon: Lexicon) -> str:
    """How many shares each company has left, and how much gold there is."""
    gone = " ".join([*view["shares"], view["lost_shares"]]).split()
    left = []
    for number, company in enumerate(lexicon.kit.components.companies, 1):
        taken = {share for share in gone if share.startswith(f"{number}.")}
        left.append(f"#{number} {lexicon.company(number)} {company.shares - len(taken)}")
    text = lexicon.words("panel.left", shares=", ".join(left), gold=view["gold_left"])
    return "\n".join(wrap(text, 79))


def hand(view: View, lexicon: Lexicon, width: int) -> str:
    """The tiles that the viewer holds, drawn."""
    seat = view.get("viewer")
    held = view["hands"][seat].split() if seat is not None else []
    return pictures([lexicon.tile_of(word) for word in held], lexicon, width)


def open_tiles(view: View, lexicon: Lexicon, width: int) -> str:
    """The open tiles, drawn."""
    return pictures([lexicon.tile_of(word) for word in view["open"].split() if word != "-"], lexicon, width)


def pictures(tiles: Sequence[Tile], lexicon: Lexicon, width: int) -> str:
    """Tiles drawn beside each other, each with its name below."""
    return side_by_side([f"{lexicon.drawn(tile)}\n{caption(tile, lexicon):^21}".rstrip() for tile in tiles], width)


def caption(tile: Tile, lexicon: Lexicon) -> str:
    """The name of a tile in the notation; a special one costs 10 fame if it is still in hand at the end (E5)."""
    return tile.id if tile.kind == "ordinary" else lexicon.words("panel.special", tile=tile.id)


def open_line(view: View, lexicon: Lexicon) -> str:
    """The open tiles in a line, and how many the stack holds."""
    stack = view["stack"] if isinstance(view["stack"], int) else len(view["stack"].split())
    tiles = ", ".join(word for word in view["open"].split() if word != "-") or "-"
    return lexicon.words("panel.open", tiles=tiles, stack=stack)
