"""Which units make up the game? Its questions, stops and upgrades, gathered from their pages."""

from __future__ import annotations

from dataclasses import dataclass

from whistlepost.railroad.ground import Ground
from whistlepost.railroad.mountains import Mountains
from whistlepost.railroad.questions import QUESTIONS
from whistlepost.railroad.state import Question
from whistlepost.railroad.stops import STOPS
from whistlepost.railroad.stops.stop import Stop
from whistlepost.railroad.upgrades import CARDS
from whistlepost.railroad.upgrades.card import Upgrade


@dataclass(frozen=True)
class Units:
    """The kinds of question, stop and upgrade, by their words."""

    questions: tuple[tuple[str, Question], ...]
    stops: dict[str, Stop]
    cards: dict[str, Upgrade]
    plain: Ground
    mountains: Ground


UNITS = Units(QUESTIONS, STOPS, CARDS, Ground(), Mountains())
