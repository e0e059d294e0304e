"""How does the greedy bot play the campaign game? One decision maker for every question that it may be asked."""

from __future__ import annotations

from collections.abc import Mapping

from whistlepost.bots.campaign.outlook import Outlook
from whistlepost.bots.campaign.taste import Taste
from whistlepost.bots.campaign.turns import best_answer
from whistlepost.campaign.imagine import imagine
from whistlepost.campaign.questions.placing import in_bag
from whistlepost.campaign.state import State
from whistlepost.core.chance import Stream

TASTE = Taste()


def decide(view: Mapping[str, object], options: list[int], stream: Stream, taste: Taste = TASTE) -> int:
    """The answer to the present question: a single one at once, others by looking ahead in an imagined world."""
    if len(options) == 1:
        return options[0]
    return answer(imagine(view, stream), taste)


def answer(state: State, taste: Taste = TASTE) -> int:
    """The answer in this position."""
    return best_answer(Outlook(state, state.seat, taste, in_bag(state)), state)
