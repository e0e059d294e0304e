"""Is every tile, share, nugget and upgrade in one place, and does it go only where it may (S3-S10, T5-T9, U1)?"""

from __future__ import annotations

import cython

from whistlepost.railroad.checks.invariant import Invariant
from whistlepost.railroad.state import State

if not cython.compiled:
    from whistlepost.railroad.checks.invariant import in_hand, open_tiles, question_at, same_turn, seat_at, tiles_left
    from whistlepost.railroad.numbers import (
        CELLS,
        COMPANIES,
        GONE,
        HAND,
        IN_STACK,
        LOT_END,
        MARKET,
        NUGGETS,
        ON_BOARD,
        PRICED,
        ROW,
        SEAT,
        SEATS,
        SHARES,
        SHED,
    )
    from whistlepost.railroad.upgrades.card import hand_limit


class Tiles(Invariant):
    """Every tile but the end tiles is in one place: board, hand, open row, stack, under it, or out of the game."""

    def holds(self, before: State, after: State) -> bool:
        for kind in range(after.kit.kinds):
            if after.kit.lot[kind] != LOT_END and found(after, kind) != after.kit.stack_count[kind]:
                return False
        return True


def found(state: State, kind: int) -> int:
    """How many tiles of a kind are there in all places together?"""
    count = state.stack[kind] + state.gone[kind]
    for cell in range(state.kit.spaces):
        count += state.board[cell] >= 0 and state.board[cell] // 6 == kind
    for slot in range(SEATS * HAND):
        count += state.hand[slot] == kind
    for place in range(ROW):
        count += state.row[place] == kind
    for i in range(state.bottoms):
        count += state.bottom[i] >> 4 == kind
    return count


class Ends(Invariant):
    """End tiles fill the end column and lie nowhere else, and no other tile lies there (B1, S5)."""

    def holds(self, before: State, after: State) -> bool:
        for cell in range(after.kit.spaces):
            tile = after.board[cell]
            ends = tile >= 0 and after.kit.lot[tile // 6] == LOT_END
            if ends != (after.kit.first_end <= cell < after.kit.first_end + after.kit.end_height):
                return False
        return True


class Laid(Invariant):
    """A tile that lies stays as it lies; an answer lays one at most, out of the hand of the seat on turn (M9)."""

    def holds(self, before: State, after: State) -> bool:
        laid = -1
        for cell in range(CELLS):
            if before.board[cell] != after.board[cell]:
                if before.board[cell] >= 0 or laid >= 0:
                    return False
                laid = after.board[cell] // 6
        return laid < 0 or of_kind(before, before.turn, laid) == of_kind(after, before.turn, laid) + 1


def of_kind(state: State, seat: int, kind: int) -> int:
    """How many tiles of this kind has the seat in hand?"""
    count = 0
    for slot in range(seat * HAND, seat * HAND + HAND):
        count += state.hand[slot] == kind
    return count


class Hands(Invariant):
    """No hand is larger than its owner's upgrades allow, save while the owner puts tiles away (T5, U15)."""

    def holds(self, before: State, after: State) -> bool:
        for seat in range(after.players):
            if in_hand(after, seat) > hand_limit(after, seat) and not sheds(after, seat):
                return False
        return True


def sheds(state: State, seat: int) -> bool:
    """Has the seat still to put tiles away?"""
    for place in range(state.depth):
        if question_at(state, place) == SHED and seat_at(state, place) == seat:
            return True
    return False


class Slots(Invariant):
    """Tiles in hand are kept in order, those that were seen behind their equals, and empty slots last."""

    def holds(self, before: State, after: State) -> bool:
        for slot in range(SEATS * HAND):
            kind = after.hand[slot]
            if kind < 0 and after.shown[slot]:
                return False
            if slot % HAND and kind >= 0:
                held = after.hand[slot - 1]
                if held < 0 or held * 2 + after.shown[slot - 1] > kind * 2 + after.shown[slot]:
                    return False
        return True


class Refilled(Invariant):
    """After a turn the hand is full, save in the last round or for want of tiles; so is the open row (T5, T7)."""

    def holds(self, before: State, after: State) -> bool:
        if before.round == 0 or same_turn(before, after):
            return True
        tiles = tiles_left(after)
        shown = open_tiles(after)
        if shown < ROW and tiles > 0:
            return False
        last = before.ending or before.round == before.kit.rounds
        return bool(last) or shown + tiles == 0 or in_hand(after, before.turn) == hand_limit(after, before.turn)


class Shares(Invariant):
    """Shares leave their stacks from the top; who has one keeps it until it leaves the game for good (S3, L5, L8)."""

    def holds(self, before: State, after: State) -> bool:
        for share in range(COMPANIES * SHARES):
            was = before.share[share]
            now = after.share[share]
            if now != was and (was == GONE or (was == IN_STACK and now == GONE) or (was >= SEAT and now != GONE)):
                return False
            if not after.kit.share_exists[share]:
                if now != GONE:
                    return False
            elif now != IN_STACK and share % SHARES and after.share[share - 1] == IN_STACK:
                return False
        return True


class Gold(Invariant):
    """Each nugget is with a seat, to be taken or out; those taken are looked at before a turn begins (T6, T9)."""

    def holds(self, before: State, after: State) -> bool:
        taken = 0
        for seat in range(SEATS):
            taken += after.sealed[seat]
        if taken > 0 and not same_turn(before, after):
            return False
        for value in range(NUGGETS):
            there = after.nuggets[value] + after.lost_gold[value]
            taken -= after.nuggets[value]
            for seat in range(SEATS):
                there += after.gold[seat * NUGGETS + value]
            if there != after.kit.nugget_count[value]:
                return False
        return taken <= 0


class Upgrades(Invariant):
    """Players + 2 upgrades are in play, or more on the ground; one at most goes to the seat on turn (S4, U1, X8)."""

    def holds(self, before: State, after: State) -> bool:
        in_play = 0
        gone = 0
        earned = 0
        for card in range(after.kit.upgrades):
            was = before.owner[card]
            now = after.owner[card]
            in_play += now >= MARKET
            gone += was != now
            earned += was != now and was >= ON_BOARD
            if was != now and (was < MARKET or now != before.turn + SEAT):
                return False
        bought = after.bought > before.bought
        limited = not bought or after.kit.upgrade_limit == 0 or owned(after, before.turn) <= after.kit.upgrade_limit
        return in_play == after.players + 2 + marked(after) and gone <= 1 and gone - earned == bought and limited


def marked(state: State) -> int:
    """How many spaces of the mountains are dealt an upgrade (X3)?"""
    count = 0
    for space in range(PRICED):
        count += state.kit.ground_card[space] != 0
    return count


def owned(state: State, seat: int) -> int:
    """How many upgrades has the seat?"""
    count = 0
    for card in range(state.kit.upgrades):
        count += state.owner[card] == seat + SEAT
    return count
