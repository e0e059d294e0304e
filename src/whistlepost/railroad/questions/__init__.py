"""Which questions are there, and under which number does the agenda know them?"""

from __future__ import annotations

from whistlepost.railroad.mountains import Pay, Reward, RunOn
from whistlepost.railroad.questions.goods import Company, Drop, Give, Room, Take, Trade
from whistlepost.railroad.questions.landing import Berth, Bonus, Deliver, Land, Rest, Retire, Ride
from whistlepost.railroad.questions.move import Branch, Depart, Lay
from whistlepost.railroad.questions.refill import Assay, DrawTile, Look, NuggetDrawn, OpenTile, Refill, Restock, Shed
from whistlepost.railroad.questions.turn import Next, Place, Turn
from whistlepost.railroad.questions.yards import Fare, Scrap, Shift, Swap

QUESTIONS = (
    ("place", Place()),
    ("turn", Turn()),
    ("lay", Lay()),
    ("branch", Branch()),
    ("give", Give()),
    ("room", Room()),
    ("take", Take()),
    ("trade", Trade()),
    ("deliver", Deliver()),
    ("berth", Berth()),
    ("drop", Drop()),
    ("company", Company()),
    ("ride", Ride()),
    ("refill", Refill()),
    ("shed", Shed()),
    ("tile", DrawTile()),
    ("open", OpenTile()),
    ("nugget", NuggetDrawn()),
    ("depart", Depart()),
    ("land", Land()),
    ("retire", Retire()),
    ("restock", Restock()),
    ("assay", Assay()),
    ("next", Next()),
    ("look", Look()),
    ("swap", Swap()),
    ("scrap", Scrap()),
    ("shift", Shift()),
    ("fare", Fare()),
    ("pay", Pay()),
    ("reward", Reward()),
    ("run_on", RunOn()),
    ("bonus", Bonus()),
    ("rest", Rest()),
)
"""The word of each question, and the question; the place in this list is its number in `numbers.py`."""
