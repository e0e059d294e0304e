"""The campaign game as the tables, bots and servers know it: the contract of `core.game`, answered by this room."""

from __future__ import annotations

from collections.abc import Mapping

from whistlepost.campaign.box import kit_of, source_of
from whistlepost.campaign.cardboard import pieces
from whistlepost.campaign.deal import new_game
from whistlepost.campaign.drawing import draw
from whistlepost.campaign.helps import HELPS
from whistlepost.campaign.imagine import imagine
from whistlepost.campaign.notation import action_name, action_of
from whistlepost.campaign.position import position, question
from whistlepost.campaign.reasons import why_not
from whistlepost.campaign.restore import restore
from whistlepost.campaign.rulings import SWITCHES, rulings_from
from whistlepost.campaign.state import State
from whistlepost.campaign.tileset import BOXES
from whistlepost.campaign.view import view
from whistlepost.core.chance import Stream
from whistlepost.core.errors import BadData, Reason

LABELS = {"lot": "lots", "start": "lots", "draw": "draws"}
"""Which sub-stream answers which draw."""


class Campaign:
    """The game of Whistlestop: lay the map, send volunteers, sew up precincts, win on Election Day."""

    name = "campaign"
    seats = range(2, 6)
    helps = HELPS

    def options(self) -> dict[str, tuple[str, ...]]:
        """Every option of a new game with its values, the default first; `...` is any text."""
        return {**SWITCHES, "set": (*BOXES, "...")}

    def settled(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options with the text of a file of tiles in place of its path."""
        return {**options, **({"set": source_of(options["set"])} if "set" in options else {})}

    def new(self, players: int, options: Mapping[str, object], stream: Stream) -> State:
        """Set up a game, up to the first question; what is drawn is asked of chance."""
        if players not in self.seats:
            raise BadData(f"campaign is for 2, 3, 4 or 5 players, not {players}")
        self.check_options(options)
        return new_game(kit_of(str(options.get("set", BOXES[0])), players, rulings_from(options)))

    def check_options(self, options: Mapping[str, object]) -> None:
        """Options must exist; their values are looked at where they are read."""
        for key in options:
            if key not in self.options():
                raise BadData(f"campaign has no option {key!r}; it has {', '.join(self.options())}")

    def pieces(self, options: Mapping[str, object]) -> dict[str, object]:
        """What is printed on the tiles of such a game."""
        self.check_options({key: value for key, value in options.items() if key != "tiles"})
        rulings_from(options)
        return pieces(options)

    def position(self, state: State) -> dict[str, object]:
        """The whole position as plain data."""
        return position(state)

    def from_position(self, data: Mapping[str, object]) -> State:
        """The state that the data describe."""
        return restore(data)

    def action_name(self, action: int, state: State) -> str:
        """The name of an action in the notation."""
        return action_name(state.kit, action)

    def action(self, text: str, state: State) -> int:
        """The action of that name."""
        return action_of(state, text)

    def chance_label(self, state: State) -> str:
        """Which sub-stream answers the draw that is asked now."""
        return LABELS[question(state)]

    def question(self, state: State) -> str:
        """What is asked now, in a word."""
        return question(state)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What the seat may know."""
        return view(state, seat)

    def imagine(self, view: Mapping[str, object], stream: Stream) -> State:
        """A state that could be the true one for who has this view."""
        return imagine(view, stream)

    def told(self, state: State, action: int, seat: int | None) -> str:
        """The action's name: everything is done in the open (item 37)."""
        return action_name(state.kit, action)

    def why_not(self, state: State, action: int) -> Reason | None:
        """Why an action is not offered; None if it is."""
        return why_not(state, action)

    def draw(self, view: Mapping[str, object]) -> str:
        """The table of a view as text."""
        return draw(view)


CAMPAIGN = Campaign()
