"""What stands around the table? How far the game is, the seats, the open precincts, and the bag, as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from whistlepost.campaign.drawing_seats import copies
from whistlepost.campaign.helps.precincts import precincts as every_precinct
from whistlepost.campaign.imagine import imagine
from whistlepost.campaign.kit import Kit
from whistlepost.campaign.rulings import SWITCHES, as_options
from whistlepost.campaign.scoring import standing
from whistlepost.campaign.state import State
from whistlepost.cli.aligned import aligned
from whistlepost.cli.campaign.lexicon import Data, Lexicon, size
from whistlepost.cli.face import SEATS
from whistlepost.core.chance import FastStream

View = Mapping[str, Any]
PILES = ("votes", "today", "supply", "reserve", "out")


def state_of(view: View) -> State:
    """The state that a view shows; only what the bag holds may be another."""
    return imagine(view, FastStream(0))


def turn_number(view: View) -> int:
    """Which turn it is: in each of them one tile is laid, and one lay there before the first."""
    asked = view["ask"][0][0] if view["ask"] else "over"
    return len(view["table"]) - (asked not in {"place", "draw", "lot", "start"})


def clock(view: View, lexicon: Lexicon) -> str:
    """How far the game is."""
    if view["over"]:
        return lexicon.words("clock.over")
    if not view["table"]:
        return lexicon.words("clock.lots")
    return lexicon.words("clock.turn", turn=turn_number(view), bag=lexicon.count("tile", view["bag_size"]))


def seats(view: View, lexicon: Lexicon, names: Sequence[str]) -> str:
    """One line a seat: votes, what they would come to today, volunteers; `>` marks who is asked."""
    hidden = view["helps"] == "hidden" or view["over"] or not view["table"]
    piles = [pile for pile in PILES if pile != "today" or not hidden]
    counts = {
        **{pile: view[pile] for pile in ("votes", "supply", "reserve")},
        "out": [len(stood) for stood in view["volunteers"]],
        **({} if hidden else {"today": standing(state_of(view))}),
    }
    asked = view["ask"][0][1] if view["ask"] else -1
    rows = [
        [">" if seat == asked else "", f"{SEATS[seat]} {name}", *(str(counts[pile][seat]) for pile in piles)]
        for seat, name in enumerate(names)
    ]
    head = ["", *(lexicon.words(f"seats_of.{key}") for key in ("seat", *piles))]
    return aligned([head, *rows], "  rrrrr")


def precincts(state: State, lexicon: Lexicon) -> str:
    """Every precinct that can still be scored and in which somebody has influence, in columns."""
    rows = [precinct_row(data, lexicon) for data in every_precinct(state) if is_of_interest(data)]
    if not rows:
        return lexicon.words("campaign.no_precincts")
    head = [lexicon.words(f"precinct.table_{key}") for key in ("precinct", "tiles", "open", "now", "election", "who")]
    return aligned([head, *rows], " rr")


def is_of_interest(data: Data) -> bool:
    """Can it be scored, and has anybody influence there?"""
    return bool(data["election"]) and any(sum(row.values()) for row in data["influence"])


def precinct_row(data: Data, lexicon: Lexicon) -> list[str]:
    """The line of a precinct."""
    name = f"{lexicon.kinds(data['kind'])} {data['precinct'].split()[0]}"
    now, day = (given(data[when], lexicon) for when in ("completed", "election"))
    return [name, str(size(data)), str(data["open"]), now, day, lexicon.influence(data["influence"])]


def given(row: Data | None, lexicon: Lexicon) -> str:
    """`6 to A`: what a precinct would give, and to whom."""
    if not row:
        return "-"
    key = "precinct.wins" if row["winners"] else "precinct.none"
    return lexicon.words(key, votes=row["votes"], seats=lexicon.seats(row["winners"]))


def bag(view: View, lexicon: Lexicon) -> str:
    """The tiles that are still to come."""
    tiles = sum(copies(row) for row in view["bag"])
    head = lexicon.words("campaign.bag_holds", tiles=lexicon.count("tile", tiles))
    named = ", ".join(row.replace(" ", " x") for row in view["bag"]) or "-"
    return "\n".join([head, *wrap(named, 77, initial_indent="  ", subsequent_indent="  ")])


def rules(kit: Kit, lexicon: Lexicon) -> str:
    """Every switch with its value, and what it decides; a star marks what is not played as usual."""
    lines = [lexicon.words("campaign.rules")]
    for switch, value in as_options(kit.rulings).items():
        usual, *_ = values = SWITCHES[switch]
        others = ", ".join(other for other in values if other != value)
        star = " " if value == usual else "*"
        lines.append(f"{star} {lexicon.words('campaign.rule', switch=switch, value=value, others=others)}")
        lines.append(f"      {lexicon.words(f'option.{switch}')}")
    return "\n".join(lines)
