"""How is the railroad game soaked?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bench.watched import Soaked, Watched
from whistlepost.core.chance import FastStream
from whistlepost.railroad.expansion import modules_of
from whistlepost.railroad.game import RAILROAD
from whistlepost.railroad.questions import QUESTIONS
from whistlepost.railroad.soak import NAMES, Watch

SILENT = frozenset({"depart", "land", "retire", "restock", "assay", "next", "reward", "run_on", "rest"})
"""Questions that settle themselves: nobody is ever asked."""
BROUGHT = {
    "swap": {"tiles"},
    "scrap": {"tiles", "upgrades"},
    "shift": {"tiles", "upgrades"},
    "fare": {"tiles"},
    "pay": {"board"},
    "bonus": {"upgrades"},
}
"""Which modules of the expansion, any of them, bring a question."""


class RailroadSoaked(Soaked):
    """Every mixture of the rulings, in one edition; a game ends early when somebody's last train leaves."""

    game = RAILROAD
    questions = tuple(word for word, _ in QUESTIONS)
    names = NAMES
    by_hand = frozenset({"expansion", "mountain_upgrades"})

    def watch(self, players: int, options: Mapping[str, str], seed: int) -> Watched:
        """A game, set up."""
        return Watch(RAILROAD.new(players, options, FastStream(0)).kit, seed)

    def is_early(self, state: Any) -> bool:
        """Did the game end before the last round (E1)?"""
        return bool(state.over and state.round < state.kit.rounds)

    def never_asked(self, options: Mapping[str, str]) -> set[str]:
        """The questions that settle themselves, and those of modules that are left out."""
        modules = modules_of(options.get("expansion", "none"))
        return {*SILENT, *(word for word, needs in BROUGHT.items() if modules.isdisjoint(needs))}


RAILROAD_SOAKED = RailroadSoaked()
