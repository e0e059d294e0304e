"""What happens in a turn up to the volunteer? Draw, place, send a volunteer (R9-R16)."""

from __future__ import annotations

import cython

from whistlepost.campaign.state import Question, State

if not cython.compiled:
    from whistlepost.campaign.ground import best_tier, gap_at, lay, offer_places
    from whistlepost.campaign.numbers import (
        A_DRAW,
        A_NONE,
        A_OFFICE,
        A_PLACE,
        A_WHISTLESTOP,
        CHANCE,
        DRAW,
        ELECTION,
        NEW,
        PART,
        PLACE,
        RESOLVE,
        UNFIT,
        VOLUNTEER,
    )
    from whistlepost.campaign.precincts import first_spot, is_taken
    from whistlepost.campaign.questions.setup import return_tiles
    from whistlepost.campaign.volunteers import set_out, wear_off


class Turn(Question):
    """Nothing to ask: a turn begins (R9); what was set in earlier ones is no longer new (item 16)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        state.turn = seat
        state.row += 1
        state.earned = 0
        wear_off(state, NEW)
        state.ask(DRAW, CHANCE, 0)
        return True


class Draw(Question):
    """Chance: which tile is drawn (R9)? Election Day, if nothing in the bag can be placed (R35, item 7)."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        for kind in range(state.kit.kinds):
            if state.bag[kind] > 0 and best_tier(state, kind) != UNFIT:
                return False
        state.ask(ELECTION, CHANCE, 0)
        return True

    def offers(self, state: State, seat: int, arg: int) -> None:
        for kind in range(state.kit.kinds):
            if state.bag[kind] > 0:
                state.offer(A_DRAW + kind)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        kind = action - A_DRAW
        state.bag[kind] -= 1
        if best_tier(state, kind) == UNFIT:  # it waits aside while another one is drawn (R12)
            state.aside[kind] += 1
            state.ask(DRAW, CHANCE, 0)
        else:
            state.hand = kind
            return_tiles(state)
            state.ask(PLACE, state.turn, 0)

    def weight(self, state: State, action: int) -> int:
        return state.bag[action - A_DRAW]


def in_bag(state: State) -> int:
    """How many tiles are in the bag."""
    tiles = 0
    for kind in range(state.kit.kinds):
        tiles += state.bag[kind]
    return tiles


class Place(Question):
    """Where and how does the tile in hand lie (R9-R11)?"""

    def offers(self, state: State, seat: int, arg: int) -> None:
        offer_places(state, state.hand)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        spot = action - A_PLACE
        lay(state, gap_at(state, spot >> 2), state.hand * 4 + (spot & 3))
        state.hand = -1
        state.ask(VOLUNTEER, seat, 0)


class Volunteer(Question):
    """Does a volunteer go onto the tile just placed: an office in a region, a whistlestop on an arm (R13, R14, R16)?"""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        tile = state.laid - 1
        if state.supply[seat] > 0:
            for part in range(state.region[tile], state.region[tile + 1]):
                if not is_taken(state, part):
                    return False
            for part in range(state.arm[tile], state.arm[tile + 1]):
                if not is_taken(state, part):
                    return False
        state.ask(RESOLVE, seat, 0)
        return True

    def offers(self, state: State, seat: int, arg: int) -> None:
        tile = state.laid - 1
        for part in range(state.region[tile], state.region[tile + 1]):
            if not is_taken(state, part):
                state.offer(A_OFFICE + first_spot(state, part))
        for part in range(state.arm[tile], state.arm[tile + 1]):
            if not is_taken(state, part):
                state.offer(A_WHISTLESTOP + first_spot(state, part))
        state.offer(A_NONE)

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        tile = state.laid - 1
        for part in range(state.region[tile], state.region[tile + 1]):
            if action == A_OFFICE + first_spot(state, part):
                set_out(state, seat, part * PART)
        for part in range(state.arm[tile], state.arm[tile + 1]):
            if action == A_WHISTLESTOP + first_spot(state, part):
                set_out(state, seat, part * PART)
        state.ask(RESOLVE, seat, 0)
