"""How does the command line speak of the campaign game? All that it needs of that game's room goes through here."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from whistlepost import MalformedAction, Table
from whistlepost.campaign.drawing import Scene, tiles_of
from whistlepost.campaign.drawing_tile import draw_tile, legend
from whistlepost.campaign.gallery import gallery
from whistlepost.campaign.state import State
from whistlepost.campaign.tileset import BOXES, load
from whistlepost.cli.campaign import menus, openings, panels, result
from whistlepost.cli.campaign.commands import COMMANDS
from whistlepost.cli.campaign.lexicon import Lexicon
from whistlepost.cli.campaign.story import Story
from whistlepost.cli.face import Command, lettered
from whistlepost.cli.menu import Menu
from whistlepost.cli.words import Words

View = Mapping[str, Any]


class Campaign:
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
        """The set of tiles."""
        del words
        return {"set": BOXES[0]}

    @staticmethod
    def gallery(sources: Sequence[str]) -> str:
        """All tiles of each of these sets, with what it contains; BadData if one is wrong."""
        return "\n".join(gallery(load(source)) for source in sources or BOXES[:1])

    @property
    def state(self) -> State:
        """The state of the table, which is one of this game."""
        return cast("State", self.table.state)

    # ---- what is to be seen

    def board(self, view: View, room: int) -> str:
        """The table, as large as there is room for."""
        scene = Scene(view, tiles_of(view), {})
        return "\n".join([*scene.table(room), *scene.crowds]).rstrip()

    def scene(self, view: View, room: int) -> str:
        """All that lies on the table."""
        return f"{self.board(view, room)}\n\n{self.seats(view)}"

    def seats(self, view: View) -> str:
        """The turn and the seats."""
        return f"{panels.clock(view, self.lexicon)}\n\n{panels.seats(view, self.lexicon, self.names)}"

    def hand(self, view: View, width: int) -> str:
        """Nobody holds anything alone: the tile that was drawn lies open."""
        del view, width
        return ""

    def has_hands(self) -> bool:
        """All lies open, so nobody has to look away."""
        return False

    def precincts(self) -> str:
        """Every precinct that can still be scored, unless it was agreed to play without."""
        return self.unless_hidden(panels.precincts(self.state, self.lexicon))

    def bag(self, view: View) -> str:
        """The tiles still to come, unless it was agreed to play without."""
        return panels.bag(view, self.lexicon) if "bag" in view else self.words("campaign.hidden")

    def cell(self, at: str) -> str:
        """What fits an empty cell, or which of them are in danger, unless it was agreed to play without."""
        told = openings.opening(self.state, at, self.lexicon) if at else openings.openings(self.state, self.lexicon)
        return self.unless_hidden(told)

    def rules(self) -> str:
        """What was agreed where the rulebook leaves something open."""
        return panels.rules(self.state.kit, self.lexicon)

    def unless_hidden(self, text: str) -> str:
        """A help, if there are to be any (item 37)."""
        return self.words("campaign.hidden") if self.state.kit.rulings.helps == "hidden" else text

    def legend(self) -> str:
        """How the drawing is to be read."""
        return legend(portuguese=self.words.portuguese).rstrip("\n")

    def tile(self, name: str) -> str:
        """A tile drawn, turned if the name says so; empty if there is none of that name."""
        word, _, rotation = name.lower().partition(" ")
        found = [tile for tile in self.state.kit.tiles if tile.id.lower() == word]
        if not found or not re.fullmatch("|r[0-3]", rotation):
            return ""
        turns = int(rotation[1:] or 0)
        drawn = "\n".join(f"  {line}" for line in draw_tile(found[0], turns, wide=True))
        return f"{found[0].id} {self.lexicon.name(found[0])}\n{drawn}"

    # ---- what is asked

    def menu(self) -> Menu:
        """What may be answered now."""
        return menus.menu(self.state, self.lexicon)

    def asks_freely(self) -> bool:
        """The tile of a new turn is looked at, even if it can lie in one way only."""
        return self.table.question == "place"

    def why_not(self, text: str) -> str:
        """Why an answer is not offered."""
        try:
            reason = self.table.why_not(text)
            return lettered(reason, portuguese=self.words.portuguese) or self.words("why.offered", answer=text)
        except MalformedAction:
            return self.words("campaign.why_unknown", text=text)

    def turn(self, view: View) -> tuple[int, int]:
        """Which turn a view belongs to: its number and the seat; the lots count as one turn."""
        return panels.turn_number(view), view["turn"] if view["table"] else 0

    def whose(self, view: View, seat: int) -> int:
        """All that happens is the doing of whose turn it is; each draws a lot, the last the start tile (R8)."""
        asked = view["ask"][0]
        if asked[0] == "lot":
            return int(asked[2])
        if asked[0] == "start":
            return int(view["first"] - 1) % int(view["players"])
        return int(view["turn"])

    # ---- what has happened, and how it ended

    def story(self) -> Story:
        """A new page of what happens."""
        return Story(self.lexicon)

    def score(self, viewer: int | None = None) -> str:
        """Every precinct that was scored, and the sum; while the game runs, what would be scored today."""
        if viewer is not None and self.state.kit.rulings.helps == "hidden":
            return self.words("campaign.hidden")
        return result.score(self.table, self.lexicon, self.names)

    def won(self) -> str:
        """Who has won."""
        return result.won(self.state, self.lexicon, self.names)
