"""What has become of the completed precincts? Reads which wait, which are sewn up, and what that says of volunteers."""

from __future__ import annotations

from whistlepost.campaign import numbers as n
from whistlepost.campaign.agenda import AFTER
from whistlepost.campaign.holdings import part_named
from whistlepost.campaign.laying import texts_of
from whistlepost.campaign.position import RESOLVING, question, volunteer_name
from whistlepost.campaign.precincts import completed, is_complete, set_status, status_of, whole_of
from whistlepost.campaign.questions.resolving import can_contest, find_waiting, first_asked
from whistlepost.campaign.state import State
from whistlepost.core.entries import Entry


def read_outcomes(state: State, entry: Entry) -> None:
    """Each completed precinct waits, is sewn up, or is controlled by nobody."""
    find_waiting(state)
    fresh = {whole_of(state, region) for region in state.waiting[: state.waits]}  # by the last tile
    down = {whole_of(state, out // n.PART) for out in state.volunteer if out >= 0 and out & n.DOWN}
    sewn = down | {precinct_named(state, entry, "scored", text) for text in texts_of(entry, "scored", n.REGIONS)}
    waiting = read_waiting(state, entry, fresh, sewn)
    for whole in completed(state):
        if whole not in waiting:
            set_status(state, whole, n.SEWN_UP if whole in sewn else n.UNCONTROLLED)
    read_resolving(state, entry, waiting)
    for i, out in enumerate(state.volunteer):
        if out >= 0:
            check_volunteer(state, entry, (i, out), fresh)


def precinct_named(state: State, entry: Entry, key: str, text: str) -> int:
    """A completed precinct, named by a cell in one of its regions."""
    part = part_named(state, text)
    if not 0 <= part < n.ON_ARM or not is_complete(state, part):
        raise entry.wrong(
            key, "completed precincts, each by a cell and a cell of the picture in one of its regions", text
        )
    return whole_of(state, part)


def read_waiting(state: State, entry: Entry, fresh: set[int], sewn: set[int]) -> set[int]:
    """The precincts that the last tile completed and that are still to be resolved."""
    possible = fresh - sewn if question(state) in RESOLVING else set()
    texts = texts_of(entry, "waiting", n.WAITING)
    waiting = {precinct_named(state, entry, "waiting", text) for text in texts} if entry.has("waiting") else possible
    if not waiting <= possible or (question(state) == "volunteer" and waiting != fresh):
        raise entry.wrong("waiting", "precincts that the last tile completed, before they are resolved", texts)
    return waiting


def read_resolving(state: State, entry: Entry, waiting: set[int]) -> None:
    """The precinct that may be contested now; it need not be named if only one waits."""
    text = entry.take("resolving", "a precinct") if entry.has("resolving") else ""
    whole = precinct_named(state, entry, "resolving", str(text)) if text != "" else -1
    if question(state) == "contest" and whole < 0 and len(waiting) == 1:
        whole = min(waiting)
    if (question(state) == "contest") != (whole >= 0) or (whole >= 0 and whole not in waiting):
        raise entry.wrong("resolving", "a waiting precinct while it may be contested, and nothing otherwise", text)
    state.resolving = whole


def check_volunteer(state: State, entry: Entry, stood: tuple[int, int], fresh: set[int]) -> None:
    """How a volunteer stands must agree with its precinct and with the question."""
    i, out = stood
    seat = i // n.SLOTS
    part = out // n.PART
    if part < n.ON_ARM:
        whole, done = whole_of(state, part), status_of(state, part) != n.OPEN
        fits = bool(out & n.DOWN) == done and (not out & n.NEW or (whole in fresh and question(state) in AFTER))
        alone = not out & n.DOWN or is_only_one(state, seat, whole)
    else:
        fits = not out & n.DECLARED or has_declared(state, i)
        alone = True
    if not fits or not alone:
        expected = (
            "offices face up until their precinct is resolved, then one of a winner face down; new or declared in time"
        )
        raise entry.wrong("volunteers", expected, volunteer_name(state, out))


def is_only_one(state: State, seat: int, whole: int) -> bool:
    """Has the seat one volunteer in this precinct (R24)?"""
    outs = state.volunteer[seat * n.SLOTS : (seat + 1) * n.SLOTS]
    return [whole_of(state, out // n.PART) for out in outs if out >= 0].count(whole) == 1


def has_declared(state: State, i: int) -> bool:
    """Can this whistlestop have been declared by now: along the precinct, by somebody asked earlier (R22)?"""
    if question(state) != "contest" or not can_contest(state, i // n.SLOTS, i % n.SLOTS):
        return False
    order = [(first_asked(state) + turn) % state.players for turn in range(state.players)]
    if state.kit.by_token:
        return (order.index(i // n.SLOTS), i % n.SLOTS) < (order.index(state.seat), state.arg)
    return order.index(i // n.SLOTS) < order.index(state.seat) and all_declared(state, i // n.SLOTS)


def all_declared(state: State, seat: int) -> bool:
    """A player declares with all whistlestops beside the precinct (item 11)."""
    slots = [slot for slot in range(n.SLOTS) if can_contest(state, seat, slot)]
    return all(state.volunteer[seat * n.SLOTS + slot] & n.DECLARED for slot in slots)
