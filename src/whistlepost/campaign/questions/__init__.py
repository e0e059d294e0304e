"""Which questions are there, and what is a turn?

Each question names the one that follows: turn, draw, place, volunteer; then resolve, with order, contest and outcome,
until no completed precinct waits; then boons, take, extra, and next, which begins another turn or Election Day.
"""

from __future__ import annotations

from whistlepost.campaign.questions.ending import Boons, Election, Extra, Next, Take
from whistlepost.campaign.questions.placing import Draw, Place, Turn, Volunteer
from whistlepost.campaign.questions.resolving import Contest, Order, Outcome, Resolve
from whistlepost.campaign.questions.setup import Lot, Start

QUESTIONS = (
    ("lot", Lot()),
    ("start", Start()),
    ("draw", Draw()),
    ("place", Place()),
    ("volunteer", Volunteer()),
    ("order", Order()),
    ("contest", Contest()),
    ("take", Take()),
    ("extra", Extra()),
    ("turn", Turn()),
    ("resolve", Resolve()),
    ("outcome", Outcome()),
    ("boons", Boons()),
    ("next", Next()),
    ("election", Election()),
)
"""The word of each question, and the question; the place in this list is its number in `numbers.py`."""
