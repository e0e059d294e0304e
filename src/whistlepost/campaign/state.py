"""What is the position? One flat block of small integers, and the question that is to be answered."""

from __future__ import annotations

import cython

from whistlepost.campaign.kit import Kit
from whistlepost.core.errors import IllegalAction

if not cython.compiled:
    from whistlepost.campaign.numbers import (
        ALL_PARTS,
        CHANCE,
        GAPS,
        KINDS,
        NOBODY,
        NOTHING,
        OFFERS,
        ON_ARM,
        ORIGIN,
        OUT,
        REGIONS,
        RESERVE,
        SEATS,
        SIDES,
        SLOTS,
        SUPPLY,
        TILES,
        WAITING,
    )


class State:
    """A position of the campaign game: copied as a block, changed only by answers.

    Tiles are numbered as they were laid, their regions and arms, the parts, likewise. The parts of one precinct or
    highway form a ring, and all know the same one of them, by which the whole is known. A gap is an empty cell beside
    a tile.
    """

    def __init__(self, kit: Kit) -> None:
        if not cython.compiled:  # plain lists stand in for the C arrays
            self.cell, self.face, self.beside = [0] * TILES, [0] * TILES, [0] * (TILES * SIDES)
            self.region, self.arm = [0] * (TILES + 1), [0] * (TILES + 1)
            self.gap, self.need, self.mask = [0] * GAPS, [0] * GAPS, [0] * GAPS
            self.gap_beside = [0] * (GAPS * SIDES)
            self.whole, self.ring, self.home = [0] * ALL_PARTS, [0] * ALL_PARTS, [0] * ALL_PARTS
            self.open, self.status = [0] * ALL_PARTS, [0] * REGIONS
            self.volunteer = [0] * (SEATS * SLOTS)
            self.supply, self.reserve, self.votes, self.lot = [0] * SEATS, [0] * SEATS, [0] * SEATS, [0] * SEATS
            self.bag, self.aside = [0] * KINDS, [0] * KINDS
            self.influence, self.result, self.waiting = [0] * SEATS, [0] * SEATS, [0] * WAITING
            self.offered = [0] * OFFERS
        self.kit = kit
        self.journal: list[dict[str, object]] | None = None  # who wants score events explained hangs a list in here
        self.players = kit.players
        self.laid = self.gaps = self.turn = self.first = self.row = self.earned = self.arg = self.waits = 0
        self.hand = self.resolving = -1
        self.asked = NOTHING
        self.seat = CHANCE
        self.count = -1
        self.clear()

    def clear(self) -> None:
        """An empty table, with one gap for the start tile; what is not said here is 0 already."""
        self.gaps = 1
        self.gap[0] = ORIGIN
        self.arm[0] = ON_ARM
        for side in range(SIDES):
            self.gap_beside[side] = -1
        for i in range(SEATS * SLOTS):
            self.volunteer[i] = NOBODY
        for seat in range(SEATS):
            self.lot[seat] = OUT
        for seat in range(self.players):
            self.supply[seat], self.reserve[seat] = SUPPLY, RESERVE
        self.bag[:] = self.kit.count

    def copy(self) -> State:
        """An independent copy; nobody listens to it."""
        other = State.__new__(State) if cython.compiled else State(self.kit)
        other.kit = self.kit
        other.journal = None
        other.cell[:], other.face[:], other.beside[:] = self.cell, self.face, self.beside
        other.region[:], other.arm[:] = self.region, self.arm
        other.gap[:], other.need[:], other.mask[:] = self.gap, self.need, self.mask
        other.gap_beside[:] = self.gap_beside
        other.whole[:], other.ring[:], other.home[:] = self.whole, self.ring, self.home
        other.open[:], other.status[:] = self.open, self.status
        other.volunteer[:] = self.volunteer
        other.supply[:], other.reserve[:], other.votes[:] = self.supply, self.reserve, self.votes
        other.lot[:], other.bag[:], other.aside[:] = self.lot, self.bag, self.aside
        other.players, other.laid, other.gaps, other.hand = self.players, self.laid, self.gaps, self.hand
        other.turn, other.first, other.row, other.earned = self.turn, self.first, self.row, self.earned
        other.resolving = self.resolving
        other.asked, other.seat, other.arg = self.asked, self.seat, self.arg
        other.count = -1
        return other

    # ---- the question

    def ask(self, question: int, seat: int, arg: int) -> None:
        """This question comes next."""
        self.asked, self.seat, self.arg = question, seat, arg

    def settle(self) -> None:
        """Let questions that need no answer do their work, each of which asks the next."""
        while self.asked >= 0:
            question = self.kit.questions[self.asked]
            if not question.settles(self, self.seat, self.arg):
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
            if self.asked >= 0:
                question = self.kit.questions[self.asked]
                question.offers(self, self.seat, self.arg)
        return self.count

    def answer(self, action: int) -> None:
        """Let the question do what an offered answer says; it asks the next."""
        question = self.kit.questions[self.asked]
        question.answered(self, self.seat, self.arg, action)
        self.settle()

    def is_offered(self, action: int) -> bool:
        """Is this one of the legal answers?"""
        for i in range(self.find()):
            if self.offered[i] == action:
                return True
        return False

    # ---- the contract

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.asked < 0

    def options(self) -> list[int]:
        """What may be answered; never empty while the game runs."""
        return [self.offered[i] for i in range(self.find())]

    def weights(self) -> list[int]:
        """At CHANCE: how many equal draws lead to each option."""
        question = self.kit.questions[self.asked]
        return [question.weight(self, self.offered[i]) for i in range(self.find())]

    def play(self, action: int) -> None:
        """Answer the question; IllegalAction if the answer is not offered."""
        if not self.is_offered(action):
            raise IllegalAction(f"action {action} is not offered to seat {self.seat} (question {self.asked})")
        self.answer(action)

    def scores(self) -> list[int]:
        """The votes of each seat: those on the score track, in the end with Election Day's."""
        return [self.votes[i] for i in range(self.players)]


class Question:
    """A kind of question: what may be answered, and what an answer does. Stateless: one object serves all games."""

    def settles(self, state: State, seat: int, arg: int) -> bool:
        """Is there nothing to ask? Then what has to be done is done here, and the next question asked."""
        return False

    def offers(self, state: State, seat: int, arg: int) -> None:
        """Offer each legal answer."""

    def answered(self, state: State, seat: int, arg: int, action: int) -> None:
        """Do what the answer says, and ask the next question."""

    def weight(self, state: State, action: int) -> int:
        """Of a chance question: how many equal draws lead to this answer."""
        return 1
