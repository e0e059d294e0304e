"""Which modules of the Rocky Mountains are in the game, and what pieces do they bring?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from whistlepost.core.errors import BadData
from whistlepost.railroad.components import Components

MODULES = ("board", "tiles", "upgrades")
EXPANSIONS: dict[str, frozenset[str]] = {
    "none": frozenset(),
    "full": frozenset(MODULES),
    **{module: frozenset({module}) for module in MODULES},
    **{f"{one}+{other}": frozenset({one, other}) for one, other in (MODULES[:2], MODULES[1:], MODULES[::2])},
}
"""The modules that each value of the option `expansion` brings."""

CHOICES = {"random": 0, "two": 2, "four": 4}
"""How many of the four upgrades that need the mountains are always among those chosen (X3)."""


def modules_of(expansion: object) -> frozenset[str]:
    """The modules of an expansion; BadData lists those that exist."""
    if not isinstance(expansion, str) or expansion not in EXPANSIONS:
        raise BadData(f"expansion {expansion!r}: choose from {', '.join(EXPANSIONS)}")
    return EXPANSIONS[expansion]


def always_in(options: Mapping[str, object]) -> int:
    """How many of the four mountain upgrades are always in (X3)."""
    choice = options.get("mountain_upgrades", "random")
    if choice not in CHOICES:
        raise BadData(f"mountain_upgrades {choice!r}: choose from {', '.join(CHOICES)}")
    modules = modules_of(options.get("expansion", "none"))
    if choice != "random" and not modules >= {"board", "upgrades"}:
        raise BadData(
            f"mountain_upgrades {choice!r} does not fit expansion {options.get('expansion', 'none')!r}: "
            "the four upgrades are in the game with both board and upgrades only"
        )
    return CHOICES[str(choice)]


def pieces_of(modules: frozenset[str], base: Components, whole: Components) -> Components:
    """The base box and what the modules bring; a card that needs the mountains stays out without them."""
    tiles, board = "tiles" in modules, "board" in modules
    new = whole.upgrades[len(base.upgrades) :] if "upgrades" in modules else ()
    return replace(
        whole,
        companies=whole.companies if tiles else base.companies,
        tiles=whole.tiles if tiles else base.tiles,
        nuggets=whole.nuggets if tiles else base.nuggets,
        upgrades=base.upgrades + tuple(card for card in new if board or not card.mountains),
        mountains=whole.mountains if board else (),
    )
