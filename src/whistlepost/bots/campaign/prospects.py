"""What is a position worth to a seat, in hundredths of a vote? Votes, what precincts promise, and volunteers."""

from __future__ import annotations

import cython

from whistlepost.bots.campaign.outlook import Outlook
from whistlepost.campaign.state import State

if not cython.compiled:
    from whistlepost.bots.campaign.outlook import SURE
    from whistlepost.campaign.numbers import DOWN, EVERYONE, NEVER_SHARE, ON_ARM, PART, SEATS, SEWN_UP, SLOTS
    from whistlepost.campaign.precincts import entry_of


def prospects(outlook: Outlook, state: State) -> int:
    """What the seat has and hopes for, less what the others do; when the game is over, the votes alone."""
    points = lead(outlook, state)
    if state.asked < 0:
        return points
    outlook.gather(state)
    for i in range(outlook.count):
        outlook.measure(state, outlook.touched[i])
        points += promise(outlook, state, outlook.touched[i])
    return points + volunteers(outlook, state)


def lead(outlook: Outlook, state: State) -> int:
    """The seat's votes, less those of the others on average."""
    others = 0
    for seat in range(state.players):
        if seat != outlook.seat:
            others += state.votes[seat]
    return state.votes[outlook.seat] * 100 - others * 100 // (state.players - 1)


# ---- precincts


def promise(outlook: Outlook, state: State, whole: int) -> int:
    """What a precinct that was just measured promises the seat, less what it promises the others on average."""
    if state.status[whole] == SEWN_UP or (state.open[whole] == 0 and state.kit.unscored):
        return 0
    others = 0
    for seat in range(state.players):
        if seat != outlook.seat and outlook.day[whole * SEATS + seat] > 0:
            others += expected(outlook, state, whole, seat)
    return expected(outlook, state, whole, outlook.seat) - others // (state.players - 1)


def expected(outlook: Outlook, state: State, whole: int, seat: int) -> int:
    """What a seat can hope for there: to win the precinct in play, or else on Election Day."""
    in_play = in_the_end = 0
    if outlook.chance > 0 and outlook.play[whole * SEATS + seat] > 0:
        compare(outlook, state, whole, seat, 0)
        in_play = outlook.chance * outlook.votes // SURE * hope(outlook, state, whole)
    if outlook.chance < SURE and outlook.day[whole * SEATS + seat] > 0:
        compare(outlook, state, whole, seat, 1)
        in_the_end = (SURE - outlook.chance) * outlook.day_votes // SURE * hope(outlook, state, whole)
    return (in_play + in_the_end) // 100


def compare(outlook: Outlook, state: State, whole: int, seat: int, day: int) -> None:
    """Note a seat's influence in play or on Election Day, the most that another has, and whether somebody has less."""
    outlook.mine = outlook.day[whole * SEATS + seat] if day else outlook.play[whole * SEATS + seat]
    outlook.most = 0
    outlook.less = state.kit.ties == EVERYONE and state.players > 2
    for other in range(state.players):
        if other != seat:
            influence = outlook.day[whole * SEATS + other] if day else outlook.play[whole * SEATS + other]
            outlook.most = max(outlook.most, influence)
            if 0 < influence < outlook.mine:
                outlook.less = True


def hope(outlook: Outlook, state: State, whole: int) -> int:
    """Per cent: the seat wins with the influence just noted. The nearer the end, the surer (R23, R24, R39)."""
    taste = outlook.taste
    margin = outlook.mine - outlook.most
    wins = margin > 0 or (margin == 0 and outlook.less and state.kit.ties != NEVER_SHARE)
    if margin > 0:
        soon = taste.lead
    else:
        soon = taste.level if margin == 0 else taste.behind if margin == -1 else taste.far_behind
    if state.open[whole] > 0 and outlook.held[whole] != outlook.look:
        soon = soon * taste.unheld // 100
    unsure = min(outlook.left, taste.unsure * state.players)
    sure = taste.unsure * state.players - unsure
    return (soon * unsure + (100 * sure if wins else 0)) // (unsure + sure)


# ---- volunteers


def volunteers(outlook: Outlook, state: State) -> int:
    """What the seat's volunteers are worth, in the supply and on the table, for the turns that are left."""
    points = in_supply(outlook, state.supply[outlook.seat])
    for i in range(outlook.seat * SLOTS, outlook.seat * SLOTS + SLOTS):
        if state.volunteer[i] >= 0:
            points += on_table(outlook, state, state.volunteer[i])
    return in_time(outlook, points)


def in_supply(outlook: Outlook, count: int) -> int:
    """The first volunteer in the supply is worth most."""
    points = 0
    each = outlook.taste.first
    for _ in range(count):
        points += each
        each = each * outlook.taste.further // 100
    return points


def on_table(outlook: Outlook, state: State, volunteer: int) -> int:
    """A volunteer on the table: the likelier that it comes home soon, the more."""
    part = volunteer // PART
    if volunteer & DOWN or state.open[state.whole[part]] == 0:
        return outlook.taste.home
    if part >= ON_ARM:
        return outlook.taste.road
    return outlook.taste.back * outlook.odds[state.whole[part]] // SURE


def in_time(outlook: Outlook, points: int) -> int:
    """Volunteers are worth less when few turns are left to use them."""
    turns = outlook.left // outlook.kit.players
    return points * min(turns, outlook.taste.soon) // outlook.taste.soon


# ---- one volunteer more


def price(outlook: Outlook, state: State, part: int) -> int:
    """What it costs to send a volunteer there; the position has just been weighed."""
    count = state.supply[outlook.seat]
    kept = in_supply(outlook, count) - in_supply(outlook, count - 1)
    sent = on_table(outlook, state, part * PART)
    return in_time(outlook, kept) - in_time(outlook, sent)


def office_gain(outlook: Outlook, state: State, region: int) -> int:
    """What an office in this region adds."""
    return added(outlook, state, state.whole[region], 2)


def whistlestop_gain(outlook: Outlook, state: State, part: int) -> int:
    """What a whistlestop on this arm adds in all the precincts along its highway."""
    gain = 0
    outlook.mark += 1
    arm = part
    while True:
        tile = state.home[arm]
        mask = state.kit.borders[entry_of(state, arm)]
        for region in range(state.region[tile], state.region[tile + 1]):
            if mask >> (region - state.region[tile]) & 1 and outlook.is_new(state, state.whole[region]):
                gain += added(outlook, state, state.whole[region], 1)
        arm = state.ring[arm]
        if arm == part:
            return gain


def added(outlook: Outlook, state: State, whole: int, influence: int) -> int:
    """What so much more influence of the seat in a precinct is worth."""
    first = whole * SEATS + outlook.seat
    outlook.measure(state, whole)
    before = promise(outlook, state, whole)
    held = outlook.held[whole]
    if influence > 1:
        outlook.held[whole] = outlook.look
    outlook.play[first] += influence
    outlook.day[first] += influence
    gain = promise(outlook, state, whole) - before
    outlook.held[whole] = held
    outlook.play[first] -= influence
    outlook.day[first] -= influence
    return gain
