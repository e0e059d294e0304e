"""How does the command line speak of the railroad game? All that it needs of that game's room goes through here."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from whistlepost import MalformedAction, Table
from whistlepost.cli.face import Command, lettered
from whistlepost.cli.menu import Menu
from whistlepost.cli.railroad import menus, panels, result
from whistlepost.cli.railroad.commands import COMMANDS
from whistlepost.cli.railroad.lexicon import Lexicon
from whistlepost.cli.railroad.story import Story
from whistlepost.cli.railroad.trips import fitting, places_menu
from whistlepost.cli.words import Words
from whistlepost.core.errors import Reason
from whistlepost.railroad.components import load
from whistlepost.railroad.drawing import draw
from whistlepost.railroad.drawing_tile import legend
from whistlepost.railroad.gallery import gallery
from whistlepost.railroad.notation import stop_of
from whistlepost.railroad.numbers import TURN
from whistlepost.railroad.state import State
from whistlepost.railroad.whynot import why_not_stop

View = Mapping[str, Any]


class Railroad:
    """The game at one table, in the words of one language."""

    def __init__(self, table: Table, words: Words, names: Sequence[str]) -> None:
        self.table = table
        self.words = words
        self.names = names
        self.lexicon = Lexicon(self.state.kit, words)

    @classmethod
    def commands(cls) -> Mapping[str, Command]:
        """What can be typed in this game alone."""
        return COMMANDS

    @staticmethod
    def settled_first(words: Words) -> Mapping[str, str]:
        """Edition and expansion; who speaks Portuguese has the Portuguese rules at hand."""
        return {"rules": "pt" if words.portuguese else "2017", "expansion": "none"}

    @staticmethod
    def gallery(sources: Sequence[str]) -> str:
        """All pieces of these component files; BadData if one is wrong."""
        return gallery(load(*sources))

    @property
    def state(self) -> State:
        """The state of the table, which is one of this game."""
        return cast("State", self.table.state)

    @property
    def trains(self) -> list[str]:
        """The numbers of the trains that a seat has."""
        return [str(number) for number in range(1, self.state.kit.trains + 1)]

    # ---- what is to be seen

    def board(self, view: View, room: int) -> str:
        """The board, as wide as there is room for."""
        return draw(view, pitch=fitting(self.state.kit, room), portuguese=self.words.portuguese)

    def scene(self, view: View, room: int) -> str:
        """All that lies on the table."""
        parts = [
            self.board(view, room),
            panels.clock(view, self.lexicon),
            panels.seats(view, self.lexicon, self.names),
        ]
        parts += [panels.upgrades(view, self.lexicon), panels.lost(view, self.lexicon)]
        return "\n\n".join([*parts, panels.open_line(view, self.lexicon)])

    def seats(self, view: View) -> str:
        """The turn track and the seats."""
        return f"{panels.clock(view, self.lexicon)}\n\n{panels.seats(view, self.lexicon, self.names)}"

    def hand(self, view: View, width: int) -> str:
        """The viewer's tiles."""
        return panels.hand(view, self.lexicon, width)

    def has_hands(self) -> bool:
        """There are hands from the start, but nobody looks at them while trains are placed."""
        return self.table.question != "place"

    def open_tiles(self, view: View, width: int) -> str:
        """The open tiles."""
        return panels.open_tiles(view, self.lexicon, width)

    def legend(self) -> str:
        """How the drawing is to be read."""
        return legend(self.state.kit.components, portuguese=self.words.portuguese)

    def tile(self, name: str) -> str:
        """A tile drawn, turned if the name says so; empty if there is none of that name."""
        word, _, rotation = name.lower().partition(" ")
        if word not in self.state.kit.kind_of:
            return ""
        tile = self.lexicon.tile_of(word)
        turns = int(rotation[1:]) if re.fullmatch("r[0-5]", rotation) else 0
        told = [f"{tile.id} ({self.lexicon.tile(tile)})", *(self.lexicon.stop(stop) for stop in tile.stops)]
        return "\n".join([self.lexicon.drawn(tile, turns), *told])

    # ---- what is asked

    def menu(self) -> Menu:
        """What may be answered now."""
        return menus.menu(self.state, self.lexicon)

    def asks_freely(self) -> bool:
        """Is it the question of the turn itself? There no plan goes on, and nothing is done unasked."""
        return self.state.asked == TURN

    def places(self, train: int) -> Menu:
        """Where a train, counted from 1, can end."""
        return places_menu(self.state, train - 1, self.lexicon)

    def why_not(self, text: str) -> str:
        """Why an answer is not offered, or why a train cannot end on a stop: `coal 2 nw`, `d4`, `2 d4`."""
        words = text.lower().split()
        stop = words[-1] if words else ""
        if stop_of(stop) is not None and len(words) <= 2 and (len(words) == 1 or words[0].isdigit()):
            if self.table.question == "turn":
                return self.why_no_stop(stop, [int(words[0])] if len(words) == 2 else [])
        try:
            return self.said(self.table.why_not(text)) or self.words("why.offered", answer=text)
        except MalformedAction:
            return self.words("railroad.why_unknown", text=text)

    def said(self, reason: Reason | None) -> str:
        """A reason in the language of the table; nothing if there is none."""
        return lettered(reason, portuguese=self.words.portuguese)

    def why_no_stop(self, stop: str, trains: list[int]) -> str:
        """For each train why it cannot end there."""
        state = self.state
        found: dict[str, list[str]] = {}
        for number in trains or range(1, state.kit.trains + 1):
            reason = why_not_stop(state, number - 1, stop)
            told = self.said(reason) or self.words("why.can_end", stop=stop)
            found.setdefault(told, []).append(self.lexicon.train(state.seat, number))
        return "\n".join(f"{', '.join(names)}: {told}" for told, names in found.items())

    def turn(self, view: View) -> tuple[int, int]:
        """Which turn a view belongs to: round and seat; placing the trains counts as one turn."""
        return view["round"], view["turn"]

    def whose(self, view: View, seat: int) -> int:
        """In a round all that happens is the doing of the seat whose turn it is."""
        return int(view["turn"]) if view["round"] else seat

    # ---- what has happened, and how it ended

    def story(self) -> Story:
        """A new page of what happens."""
        return Story(self.lexicon)

    def score(self, viewer: int | None = None) -> str:
        """The breakdown of the scores, as far as the viewer may know it."""
        return result.table(self.state, self.names, self.words, viewer)

    def won(self) -> str:
        """Who has won."""
        return result.won(self.state, self.names, self.words)
