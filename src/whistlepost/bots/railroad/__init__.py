"""How does the greedy bot play the railroad game? One decision maker for every question that it may be asked."""

from __future__ import annotations

from collections.abc import Mapping

from whistlepost.bots.railroad.coasts import placed
from whistlepost.bots.railroad.outlook import Outlook
from whistlepost.bots.railroad.refills import refilled, shed
from whistlepost.bots.railroad.taste import Taste
from whistlepost.bots.railroad.turns import planned
from whistlepost.core.chance import Stream
from whistlepost.railroad import numbers as n
from whistlepost.railroad.imagine import imagine
from whistlepost.railroad.state import State

TASTE = Taste()


def decide(view: Mapping[str, object], options: list[int], stream: Stream, taste: Taste = TASTE) -> int:
    """The answer to the present question: a single one at once, others by looking ahead in an imagined world."""
    if len(options) == 1:
        return options[0]
    return answer(imagine(view, stream), options, taste)


def answer(state: State, options: list[int], taste: Taste) -> int:
    """The answer in this position."""
    if state.asked == n.PLACE:
        return placed(Outlook(state, state.seat, taste), state, options)
    if state.asked == n.REFILL:
        return refilled(Outlook(state, state.seat, taste), state, options)
    if state.asked == n.SHED:
        return shed(Outlook(state, state.seat, taste), state, options)
    answers = planned(state, taste)
    return answers[0] if answers else n.A_END
