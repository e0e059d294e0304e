"""How is a game played at the terminal? People are asked, bots answer, every answer is kept."""

from __future__ import annotations

from collections.abc import Sequence

from whistlepost import Table
from whistlepost.cli.apply import unhurried
from whistlepost.cli.commands import obey
from whistlepost.cli.face import SEATS, face_of
from whistlepost.cli.files import GameFile
from whistlepost.cli.menu import Choice, Menu
from whistlepost.cli.report import Reporter
from whistlepost.cli.screen import Screen
from whistlepost.cli.seats import ME, decided, people
from whistlepost.cli.words import Words


class Session:
    """One game, the people and bots who play it, and the file that keeps it."""

    def __init__(
        self, table: Table, seats: Sequence[str], file: GameFile, luck: object, *, screen: Screen, words: Words
    ) -> None:
        self.table, self.seats, self.file, self.luck = table, seats, file, luck
        self.screen, self.words = screen, words
        self.people = people(seats)
        self.names = [words("seats.you") if seat == ME and len(self.people) == 1 else self.name(seat) for seat in seats]
        self.face = face_of(table.game.name)(table, words, self.names)
        self.reporters = {seat: Reporter(table, self.face, seat) for seat in self.people}
        self.plan: list[int] = []
        self.marks: list[int] = []
        """How much could be taken back before each thing that the person who is asked has chosen."""
        self.asked = -1
        self.facing = self.people[0] if len(self.people) == 1 else -1
        """Whose hand may be on the screen."""
        self.shown: tuple[object, ...] = ()

    def name(self, seat: str) -> str:
        """Who sits there, in a word."""
        return self.words("seats.person") if seat == ME else seat

    def turn(self) -> tuple[int, int]:
        """Which turn it is."""
        return self.face.turn(self.table.view(None))

    def says(self, key: str, **values: object) -> str:
        """A sentence that each game has in words of its own."""
        return self.words(f"{self.table.game.name}.{key}", **values)

    def run(self) -> None:
        """Play to the end."""
        while not self.table.over:
            if self.table.seat in self.people:
                self.person(self.table.seat)
            else:
                self.bots()
        for seat in self.people[:1]:
            self.tell(seat)

    def bots(self) -> None:
        """The bots answer until the turn changes or a person is asked."""
        turn = self.turn()
        seat = self.table.seat
        self.screen.say(self.words("play.bot", seat=SEATS[seat], name=self.names[seat]), "dim")
        while not self.table.over and self.table.seat not in self.people:
            self.apply(decided(self.table, self.seats[self.table.seat], self.luck))
            if self.turn() != turn:
                break

    def person(self, seat: int) -> None:
        """One step of a person: what was planned, what is forced, or what is asked."""
        self.hand_over(seat)
        self.show_turn(seat)
        self.tell(seat)
        action = self.planned()
        if action is None:
            action = self.forced()
        if action is None:
            self.choose(self.face.menu())
        else:
            self.apply(action)
            if self.facing >= 0:
                self.tell(seat)

    def planned(self) -> int | None:
        """The next answer of what was chosen as a whole; questions in between are asked first."""
        if self.plan and self.plan[0] in self.table.options():
            return self.plan.pop(0)
        if self.face.asks_freely():
            self.plan.clear()
        return None

    def forced(self) -> int | None:
        """The only answer there is, unless it ends the turn."""
        options = self.table.options()
        if len(options) > 1 or self.face.asks_freely():
            return None
        self.screen.say(self.words("play.forced", answer=self.table.name(options[0])), "dim")
        return options[0]

    def apply(self, action: int) -> None:
        """Give an answer and keep the game."""
        with unhurried():
            self.table.play(action)
            self.file.save(self.table.record())

    # ---- what is shown

    def hand_over(self, seat: int) -> None:
        """With several people at one machine nobody sees the hand of another; placing trains needs no hand."""
        if seat != self.asked:
            self.plan.clear()
            self.marks.clear()
        self.asked = seat
        if len(self.people) == 1 or self.facing == seat or (self.facing < 0 and not self.face.has_hands()):
            return
        if self.facing >= 0:
            self.tell(self.facing)
            self.screen.ask(self.words("hot.done"))
        self.screen.clear()
        self.screen.ask(self.words("hot.pass", seat=SEATS[seat]))
        self.screen.clear()
        self.facing, self.shown = seat, ()

    def tell(self, seat: int) -> None:
        """What is new for a person."""
        lines = self.reporters[seat].news()
        if lines:
            self.screen.say()
        for line in lines:
            self.screen.show(line)

    def show_turn(self, seat: int) -> None:
        """At the beginning of a turn everything is shown."""
        now = (*self.turn(), self.facing)
        if now != self.shown:
            self.shown = now
            self.marks.clear()
            self.show_all(seat)

    def show_all(self, seat: int) -> None:
        """The table and the person's hand."""
        view = self.table.view(seat)
        self.screen.say()
        self.screen.show(self.face.scene(view, self.screen.room))
        if self.facing >= 0:
            self.show_hand(seat)

    def show_hand(self, seat: int) -> None:
        """The person's tiles."""
        self.facing = seat
        drawn = self.face.hand(self.table.view(seat), self.screen.width)
        self.screen.say()
        if drawn:
            self.screen.say(self.words("panel.hand"))
            self.screen.show(drawn)
        elif self.face.has_hands():
            self.screen.say(self.words("panel.no_hand"))

    # ---- what is asked

    def choose(self, menu: Menu) -> None:
        """Ask until something was chosen or a command was given; menus that open lie on each other."""
        opened = [menu]
        self.present(menu)
        while opened:
            text = self.screen.ask(">")
            choice, drawn = opened[-1].numbered.get(text), opened[-1].drawn
            if drawn and text.lower() in {"map", self.words("command.map")}:
                self.screen.show(drawn(self.screen.room))
            elif choice and choice.opens:
                opened.append(self.present(choice.opens()))
            elif not text and len(opened) > 1:
                opened.pop()
                self.present(opened[-1])
            elif self.answered(choice, text):
                return

    def answered(self, choice: Choice | None, text: str) -> bool:
        """Do what was typed; say whether the question has to be asked anew."""
        if choice:
            self.take(choice.plan)
            return True
        return obey(self, text)

    def take(self, plan: Sequence[int]) -> None:
        """Set out to give these answers; what was chosen before goes on after them."""
        self.marks.append(self.table.can_undo)
        self.plan = [*plan, *self.plan]

    def present(self, menu: Menu) -> Menu:
        """Show a menu."""
        self.screen.say()
        if menu.above:
            self.screen.show(menu.above)
            self.screen.say()
        for line in menu.lines(self.screen.width):
            self.screen.show(line)
        whose = f"{SEATS[self.table.seat]}: " if len(self.people) > 1 else ""
        self.screen.say(f"{whose}{menu.asks}", "bold")
        return menu
