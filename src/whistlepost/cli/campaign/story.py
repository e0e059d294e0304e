"""What has happened? Answers by name, and the table before and after each, retold line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from whistlepost.campaign import numbers as n
from whistlepost.campaign.events import Event, events
from whistlepost.campaign.helps.precincts import precinct
from whistlepost.campaign.notation import action_of
from whistlepost.campaign.precincts import part_at
from whistlepost.campaign.state import State
from whistlepost.cli.campaign.lexicon import Lexicon, first_cell, size
from whistlepost.cli.campaign.panels import state_of
from whistlepost.cli.face import SEATS

View = Mapping[str, Any]


class Story:
    """What was done, told answer by answer."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.words = lexicon.words
        self.lines: list[str] = []

    def add(self, seat: int, name: str, before: View, after: View) -> None:
        """One answer more; the views are those of somebody who may hear of it."""
        state = state_of(before)
        action = action_of(state, name)
        tell = TOLD[before["ask"][0][0]]
        tell(self, state, action, after)
        for event in events(state, action):
            self.scored(event, after)
        self.earned(before, after)

    def say(self, key: str, **values: object) -> None:
        """One line."""
        self.lines.append(self.words(key, **values))

    def headed(self, key: str, **values: object) -> None:
        """One line that begins with a capital."""
        line = self.words(key, **values)
        self.lines.append(line[:1].upper() + line[1:])

    # ---- answers

    def lot(self, state: State, action: int, after: View) -> None:
        """A tile was drawn for the first turn."""
        tile = state.kit.tiles[action - n.A_DRAW]
        self.say("tale.lot", tile=tile.id, value=tile.value)

    def start(self, state: State, action: int, after: View) -> None:
        """The start tile was drawn."""
        self.say("tale.start", tile=state.kit.tiles[action - n.A_DRAW].id, first=SEATS[after["first"]])

    def draw(self, state: State, action: int, after: View) -> None:
        """A tile was drawn; one that can be laid is told of when it lies."""
        if not after["hand"]:
            self.say("tale.unplaceable", tile=state.kit.tiles[action - n.A_DRAW].id)

    def place(self, state: State, action: int, after: View) -> None:
        """The tile was laid."""
        tile = state.kit.tiles[state.hand]
        self.say("tale.lay", tile=tile.id, name=self.lexicon.name(tile), cell=after["last"])

    def volunteer(self, state: State, action: int, after: View) -> None:
        """A volunteer went out, or none."""
        if n.A_WHISTLESTOP <= action < n.A_RESOLVE:
            self.say("tale.whistlestop")
        elif action != n.A_NONE:
            region = part_at(state, state.laid - 1, action - n.A_OFFICE)
            self.say("tale.office", kind=self.lexicon.kinds(str(precinct(state, region)["kind"])))

    def order(self, state: State, action: int, after: View) -> None:
        """It was chosen which precinct is resolved first."""
        self.say("tale.resolve", number=state.options().index(action) + 1)

    def contest(self, state: State, action: int, after: View) -> None:
        """Somebody contests, or does not."""
        self.say("tale.contest" if action == n.A_CONTEST else "tale.decline")

    def take(self, state: State, action: int, after: View) -> None:
        """A volunteer came home, or no more do."""
        if action != n.A_DONE:
            cell = (action - n.A_TAKE) // n.CELLS
            self.say("tale.take", cell=f"{cell % n.SOUTH - n.MIDDLE},{cell // n.SOUTH - n.MIDDLE}")

    def extra(self, state: State, action: int, after: View) -> None:
        """The extra turn was taken, or not."""
        self.say("tale.extra" if action == n.A_EXTRA else "tale.no_extra")

    # ---- what came of it

    def scored(self, event: Event, after: View) -> None:
        """A precinct was scored, in play or on Election Day."""
        if event["when"] == "election" and self.words("tale.election") not in self.lines:
            self.say("tale.election")
        key = "tale.election_row" if event["when"] == "election" else "tale.completed"
        kind = self.lexicon.kinds(str(event["kind"]))
        tiles = self.lexicon.count("tile", size(event))
        self.headed(key, kind=kind, tiles=tiles, cell=first_cell(event), result=self.result(event))

    def result(self, event: Mapping[str, Any]) -> str:
        """Who wins what, and by which influence."""
        influence = self.lexicon.influence(event["influence"])
        if not event["winners"]:
            return self.words("tale.nobody", influence=influence) if influence else self.words("tale.empty")
        seats = self.lexicon.seats(event["winners"])
        return self.words("tale.wins", seats=seats, votes=event["votes"], influence=influence)

    def earned(self, before: View, after: View) -> None:
        """The boons of the turn, each told once (R29, R30)."""
        for boon in set(after["earned"].split()) - set(before["earned"].split()):
            self.say(f"tale.{boon}")


TOLD: dict[str, Callable[[Story, State, int, View], None]] = {
    "lot": Story.lot, "start": Story.start, "draw": Story.draw, "place": Story.place, "volunteer": Story.volunteer,
    "order": Story.order, "contest": Story.contest, "take": Story.take, "extra": Story.extra,
}  # fmt: skip
"""How an answer to each question is told."""
