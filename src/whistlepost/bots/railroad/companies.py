"""What are shares worth before the end? Majorities that are likely to be kept or won (E2)."""

from __future__ import annotations

import cython

from whistlepost.bots.railroad.outlook import Outlook
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.numbers import COMPANIES, IN_STACK, SEAT, SHARES


def companies(outlook: Outlook, state: State) -> int:
    """The seat's prospects in all companies; what one share more would bring in each is noted."""
    points = 0
    for company in range(COMPANIES):
        held = 0
        low = SHARES
        top = SHARES
        for number in range(SHARES):
            where = state.share[company * SHARES + number]
            if where == outlook.seat + SEAT:
                held += 1
                low = min(low, number)
            elif where == IN_STACK and top == SHARES:
                top = number
        now = prospect(outlook, state, company, held, low)
        more = prospect(outlook, state, company, held + 1, min(low, top)) if top < SHARES else now
        outlook.gain[company] = more - now
        points += now
    return points


def prospect(outlook: Outlook, state: State, company: int, held: int, low: int) -> int:
    """What so many shares of a company are worth, of which this is the lowest."""
    return held * outlook.taste.share + chance(outlook, company, held, low) * state.kit.majority


def chance(outlook: Outlook, company: int, held: int, low: int) -> int:
    """Per cent: the seat will hold the majority in the end. The fewer turns are to come, the surer."""
    if held == 0 and outlook.rival[company] == 0:
        return 0
    lead = held - outlook.rival[company]
    taste = outlook.taste
    soon = min(outlook.turns, 6)
    wins_ties = held > 0 and low < outlook.rival_low[company]
    if lead > 0 or (lead == 0 and wins_ties):
        kept = taste.tie if lead == 0 else taste.lead if lead == 1 else taste.strong
        return 100 - (100 - kept) * soon // 6
    missing = -lead if wins_ties else 1 - lead
    return (taste.chase if missing == 1 else taste.far_chase if missing == 2 else 0) * soon // 6
