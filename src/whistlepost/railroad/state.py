"""What is the position? One flat block of small integers, and the agenda of what is still to be answered."""

from __future__ import annotations

import cython

from whistlepost.core.errors import IllegalAction
from whistlepost.railroad.kit import Kit

if not cython.compiled:
    from whistlepost.railroad.numbers import (
        ACTIONS,
        AGENDA,
        BOTTOM,
        CELLS,
        CHANCE,
        COMPANIES,
        GONE,
        GOODS,
        HAND,
        IN_STACK,
        KINDS,
        MET,
        NUGGETS,
        OFFERS,
        ROW,
        SEATS,
        SHARES,
        TRACK,
        TRAINS,
        UPGRADES,
    )


ANSWERS = list(range(ACTIONS))
"""Every number that can be offered, made once."""


class State:
    """A position of the railroad game: copied as a block, changed only by answers."""

    def __init__(self, kit: Kit) -> None:
        if not cython.compiled:  # plain lists stand in for the C arrays
            self.board = [0] * CELLS
            self.occupant = [0] * TRACK
            self.train = [0] * (SEATS * TRAINS)
            self.coal = [0] * SEATS
            self.whistles = [0] * SEATS
            self.fame = [0] * SEATS
            self.sealed, self.result = [0] * SEATS, [0] * SEATS
            self.cubes = [0] * (SEATS * GOODS)
            self.share = [0] * (COMPANIES * SHARES)
            self.gold = [0] * (SEATS * NUGGETS)
            self.nuggets = [0] * NUGGETS
            self.owner = [0] * UPGRADES
            self.hand = [0] * (SEATS * HAND)
            self.shown = [0] * (SEATS * HAND)
            self.row = [0] * ROW
            self.stack = [0] * KINDS
            self.gone = [0] * KINDS
            self.lost_gold = [0] * NUGGETS
            self.bottom = [0] * BOTTOM
            self.met = [0] * MET
            self.agenda = [0] * AGENDA
            self.offered = [0] * OFFERS
        self.kit = kit
        self.players = kit.players
        self.round = self.turn = self.spent_coal = self.spent_whistles = self.bought = 0
        self.moved = self.ending = self.finished = self.bottoms = self.depth = 0
        self.climbed = self.tunnelled = self.filling = 0
        self.mover = -1  # the train that is on its way, else -1
        self.token = self.cell = self.edge = self.left = self.start = self.from_column = self.mets = self.stop = 0
        self.count = -1
        self.clear()

    def clear(self) -> None:
        """An empty table; what is not said here is 0 already."""
        for i in range(CELLS):
            self.board[i] = -1
        for i in range(SEATS * TRAINS):
            self.train[i] = -1
        for i in range(SEATS * HAND):
            self.hand[i] = -1
        for i in range(ROW):
            self.row[i] = -1
        for i in range(COMPANIES * SHARES):
            self.share[i] = IN_STACK if self.kit.share_exists[i] else GONE
        self.nuggets[:] = self.kit.nugget_count
        self.stack[:] = self.kit.stack_count

    def copy(self) -> State:
        """An independent copy."""
        other = State.__new__(State) if cython.compiled else State(self.kit)
        other.kit = self.kit
        other.board[:] = self.board
        other.occupant[:] = self.occupant
        other.train[:] = self.train
        other.coal[:] = self.coal
        other.whistles[:] = self.whistles
        other.fame[:] = self.fame
        other.sealed[:] = self.sealed
        other.result[:] = self.result
        other.cubes[:] = self.cubes
        other.share[:] = self.share
        other.gold[:] = self.gold
        other.nuggets[:] = self.nuggets
        other.owner[:] = self.owner
        other.hand[:] = self.hand
        other.shown[:] = self.shown
        other.row[:] = self.row
        other.stack[:] = self.stack
        other.gone[:] = self.gone
        other.lost_gold[:] = self.lost_gold
        other.bottom[:] = self.bottom
        other.met[:] = self.met
        other.agenda[:] = self.agenda
        other.players = self.players
        other.round = self.round
        other.turn = self.turn
        other.spent_coal = self.spent_coal
        other.spent_whistles = self.spent_whistles
        other.bought = self.bought
        other.moved = self.moved
        other.ending = self.ending
        other.finished = self.finished
        other.bottoms = self.bottoms
        other.depth = self.depth
        other.climbed = self.climbed
        other.tunnelled = self.tunnelled
        other.filling = self.filling
        other.mover = self.mover
        other.token = self.token
        other.cell = self.cell
        other.edge = self.edge
        other.left = self.left
        other.start = self.start
        other.from_column = self.from_column
        other.mets = self.mets
        other.stop = self.stop
        other.count = -1
        return other

    # ---- the agenda: what is still to be answered, the last entry first

    def ask(self, question: int, seat: int, arg: int) -> None:
        """Put a question on top of the agenda."""
        self.agenda[self.depth] = question | (seat + 1) << 8 | arg << 12
        self.depth += 1

    def settle(self) -> None:
        """Let the entries on top that need no answer do their work and go."""
        while self.depth > 0:
            self.depth -= 1
            entry = self.agenda[self.depth]
            question = self.kit.questions[entry & 255]
            if not question.settles(self, (entry >> 8 & 15) - 1, entry >> 12):
                self.depth += 1
                break
        self.count = -1

    def offer(self, action: int) -> None:
        """Add one legal answer to the present question."""
        self.offered[self.count] = action
        self.count += 1

    def find(self) -> int:
        """Work out, once, what may be answered now; say how many answers there are."""
        if self.count < 0:
            self.count = 0
            if self.depth > 0:
                entry = self.agenda[self.depth - 1]
                question = self.kit.questions[entry & 255]
                question.offers(self, (entry >> 8 & 15) - 1, entry >> 12)
        return self.count

    def answer(self, action: int) -> None:
        """Take the question off the agenda and let it answer an action that was offered."""
        self.depth -= 1
        entry = self.agenda[self.depth]
        question = self.kit.questions[entry & 255]
        question.answered(self, (entry >> 8 & 15) - 1, entry >> 12, action)
        self.settle()

    def is_offered(self, action: int) -> bool:
        """Is this one of the legal answers?"""
        for i in range(self.find()):
            if self.offered[i] == action:
                return True
        return False

    # ---- the contract

    @property
    def seat(self) -> int:
        """Who is asked; CHANCE when nobody chooses."""
        return (self.agenda[self.depth - 1] >> 8 & 15) - 1 if self.depth > 0 else CHANCE

    @property
    def asked(self) -> int:
        """The number of the question that is asked; -1 when the game is over."""
        return self.agenda[self.depth - 1] & 255 if self.depth > 0 else -1

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.finished != 0

    def options(self) -> list[int]:
        """What may be answered; never empty while the game runs."""
        found = [0] * self.find()
        for i in range(self.count):
            found[i] = ANSWERS[self.offered[i]]
        return found

    def weights(self) -> list[int]:
        """At CHANCE: how many equal draws lead to each option."""
        entry = self.agenda[self.depth - 1]
        question = self.kit.questions[entry & 255]
        found = [0] * self.find()
        for i in range(self.count):
            found[i] = question.weight(self, self.offered[i])
        return found

    def play(self, action: int) -> None:
        """Answer the question; IllegalAction if the answer is not offered."""
        if not self.is_offered(action):
            raise IllegalAction(f"action {action} is not offered to seat {self.seat} (question {self.asked})")
        self.answer(action)

    def scores(self) -> list[int]:
        """Fame of each seat: so far, and in the end with everything counted."""
        return [self.result[i] if self.finished else self.fame[i] for i in range(self.players)]


class Question:
    """A kind of question: what may be answered, and what an answer does. Stateless: one object serves all games."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        """Is there nothing to ask (any more)? Then what has to be done is done here. It is off the agenda already."""
        return False

    def offers(self, state: State, seat: int, arg: int) -> None:
        """Offer each legal answer."""

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        """Do what the answer says; the question is off the agenda already."""

    def weight(self, state: State, action: int) -> int:
        """Of a chance question: how many equal draws lead to this answer."""
        return 1
