"""Why is this not possible? For any answer that is not offered: the clause, and the piece that stands in the way.

`codes` lists the codes. A reason rests on what the asked seat may know: the open table, the agenda, its own hand, and
the stack only when it has just looked through it.
"""

from __future__ import annotations

from collections.abc import Callable

from whistlepost.core.errors import Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.notation import action_names
from whistlepost.railroad.reasons import asked, buying, choices, tiles, turn, yards
from whistlepost.railroad.state import State

ANSWERS: dict[int, Callable[[State, int], Reason]] = {
    n.A_COAST: choices.coast_reason,
    n.A_COAL: turn.move_reason,
    n.A_USE_COAL: turn.use_reason,
    n.A_BUY: lambda state, action: buying.buy_reason(state, action - n.A_BUY),
    n.A_GO: tiles.go_reason,
    n.A_STOP: tiles.stop_reason,
    n.A_GIVE: choices.give_reason,
    n.A_DISCARD: choices.room_reason,
    n.A_LEAVE: choices.room_reason,
    n.A_TAKE: choices.take_reason,
    n.A_TRADE: choices.trade_reason,
    n.A_DONE: yards.done_reason,
    n.A_DELIVER: choices.deliver_reason,
    n.A_TRACK: choices.track_reason,
    n.A_DROP: yards.swap_reason,
    n.A_COMPANY: choices.company_reason,
    n.A_TRAIN: choices.ride_reason,
    n.A_DRAW: tiles.refill_reason,
    n.A_OPEN: tiles.refill_reason,
    n.A_SHED: tiles.shed_reason,
    n.A_LAY: tiles.lay_reason,
    n.A_PAY: yards.pay_reason,
    n.A_HAND: yards.hand_reason,
    n.A_SCRAP: yards.scrap_reason,
    n.A_SHIFT: yards.shift_reason,
    n.A_TUNNEL: yards.tunnel_reason,
}
"""Who says why not, for each range of answers to a question that is asked. Of chance's questions nobody says more."""


def why_not(state: State, action: int) -> Reason | None:
    """Why an answer is not offered; None if it is."""
    if not is_known(state, action):
        return asked.no_such_action()
    if state.over:
        return asked.game_over()
    if state.is_offered(action):
        return None
    family = asked.family_of(action)
    answer = ANSWERS.get(family.first)
    return asked.wrong_question(state, action) or (answer(state, action) if answer else asked.draw())


def is_known(state: State, action: int) -> bool:
    """Does the number mean something with these components, a tile in any rotation included?"""
    if n.A_LAY <= action < n.A_LOOK:
        return (action - n.A_LAY) // 6 < state.kit.kinds
    return action in action_names(state.kit)


def why_not_tile(state: State, tile: str) -> Reason | None:
    """Why nothing can be done with this tile now: not laid, nor taken, nor put away."""
    kind = state.kit.kind_of.get(tile)
    if kind is None:
        return Reason("no-such-piece", "", tile[:40], "There is no such tile in this game.")
    first = {n.REFILL: (n.A_OPEN, n.A_SEARCH), n.SHED: (n.A_SHED,)}.get(state.asked, ())
    turned = range(n.A_LAY + kind * 6, n.A_LAY + kind * 6 + state.kit.rotations[kind])
    return best(state, [start + kind for start in first] or list(turned))


def why_not_upgrade(state: State, upgrade: str) -> Reason | None:
    """Why an upgrade can neither be used by its owner nor be bought by somebody else."""
    if upgrade not in state.kit.upgrade_words:
        return Reason("no-such-piece", "", upgrade[:40], "There is no such upgrade in this game.")
    card = state.kit.upgrade_words.index(upgrade)
    own = state.owner[card] == state.seat + n.SEAT
    return best(state, [n.A_USE_COAL + card, n.A_USE_WHISTLE + card] if own else [n.A_BUY + card])


def best(state: State, actions: list[int]) -> Reason | None:
    """None if one of the answers is offered; else what stands against most of them, the first of equals."""
    reasons = [why_not(state, action) for action in actions]
    found = [reason for reason in reasons if reason is not None]
    if len(found) < len(reasons):
        return None
    codes = [reason.code for reason in found]
    return max(found, key=lambda reason: codes.count(reason.code))
