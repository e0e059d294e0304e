"""How is the campaign game soaked?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bench.watched import Soaked, Watched
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.campaign.questions import QUESTIONS
from whistlepost.campaign.soak import NAMES, Watch
from whistlepost.core.chance import FastStream

SILENT = frozenset({"turn", "resolve", "outcome", "boons", "next", "election"})
"""Questions that settle themselves: nobody is ever asked."""


class CampaignSoaked(Soaked):
    """Every mixture of the switches, both sets of tiles; a game ends early when no tile left can be placed."""

    game = CAMPAIGN
    questions = tuple(word for word, _ in QUESTIONS)
    names = NAMES
    by_hand = frozenset()

    def watch(self, players: int, options: Mapping[str, str], seed: int) -> Watched:
        """A game, set up."""
        return Watch(CAMPAIGN.new(players, options, FastStream(0)).kit, seed)

    def is_early(self, state: Any) -> bool:
        """Are tiles left that fit nowhere (item 7)?"""
        return bool(state.over and any(state.bag))

    def never_asked(self, options: Mapping[str, str]) -> set[str]:
        """The questions that settle themselves, and the order where votes decide it."""
        return {*SILENT, *(["order"] if options.get("order") == "votes" else [])}


CAMPAIGN_SOAKED = CampaignSoaked()
