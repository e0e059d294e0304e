"""The railroad game as the tables, bots and servers know it: the contract of `core.game`, answered by this room."""

from __future__ import annotations

from collections.abc import Mapping

from whistlepost.core.chance import Stream
from whistlepost.core.errors import BadData, Reason
from whistlepost.railroad import numbers as n
from whistlepost.railroad.box import BOX, kit_of, source_of
from whistlepost.railroad.cardboard import pieces
from whistlepost.railroad.deal import new_game
from whistlepost.railroad.drawing import draw
from whistlepost.railroad.expansion import CHOICES, EXPANSIONS, always_in
from whistlepost.railroad.helps import HELPS
from whistlepost.railroad.imagine import imagine
from whistlepost.railroad.notation import action_names, action_of
from whistlepost.railroad.position import position
from whistlepost.railroad.questions import QUESTIONS
from whistlepost.railroad.restore import restore
from whistlepost.railroad.rulings import PRESETS, SWITCHES, rulings_from
from whistlepost.railroad.state import State
from whistlepost.railroad.view import HIDDEN, view
from whistlepost.railroad.whynot import why_not

LABELS = {n.LOOK: "stack", n.DRAW_TILE: "stack", n.OPEN_TILE: "open", n.NUGGET: "gold"}
"""Which sub-stream answers which draw."""
EVERYBODY = -1


class Railroad:
    """The game of Whistle Stop: lay track, gather cubes, deliver, and take every train across the land."""

    name = "railroad"
    seats = range(2, 6)
    helps = HELPS

    def options(self) -> dict[str, tuple[str, ...]]:
        """Every option of a new game with its values, the default first; `...` is any text."""
        return {
            "rules": tuple(PRESETS),
            "expansion": tuple(EXPANSIONS),
            "mountain_upgrades": tuple(CHOICES),
            "components": (BOX, "..."),
            **SWITCHES,
        }

    def settled(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options with the text of a component file in place of its path."""
        return {**options, **({"components": source_of(options["components"])} if "components" in options else {})}

    def new(self, players: int, options: Mapping[str, object], stream: Stream) -> State:
        """Set up a game, up to the first question."""
        if players not in self.seats:
            raise BadData(f"railroad is for 2, 3, 4 or 5 players, not {players}")
        self.check_options(options)
        source = str(options.get("components", BOX))
        expansion = str(options.get("expansion", "none"))
        return new_game(kit_of(source, expansion, players, rulings_from(options)), stream, always_in(options))

    def check_options(self, options: Mapping[str, object]) -> None:
        """Options and their values must exist."""
        known = self.options()
        for key, value in options.items():
            if key not in known:
                raise BadData(f"railroad has no option {key!r}; it has {', '.join(known)}")
            if "..." not in known[key] and value not in known[key]:
                raise BadData(f"{key} cannot be {value!r}; choose from {', '.join(known[key])}")

    def pieces(self, options: Mapping[str, object]) -> dict[str, object]:
        """What is printed on the pieces of such a game."""
        self.check_options({key: value for key, value in options.items() if key != "tiles"})
        return pieces(options)

    def position(self, state: State) -> dict[str, object]:
        """The whole position as plain data."""
        return position(state)

    def from_position(self, data: Mapping[str, object]) -> State:
        """The state that the data describe."""
        return restore(data)

    def action_name(self, action: int, state: State) -> str:
        """The name of an action in the notation."""
        return action_names(state.kit).get(action, f"action {action}")

    def action(self, text: str, state: State) -> int:
        """The action of that name."""
        return action_of(state.kit, text)

    def chance_label(self, state: State) -> str:
        """Which sub-stream answers the draw that is asked now."""
        return LABELS[state.asked]

    def question(self, state: State) -> str:
        """What is asked now, in a word."""
        return QUESTIONS[state.asked][0] if state.depth else "over"

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What the seat may know."""
        return view(state, seat)

    def imagine(self, view: Mapping[str, object], stream: Stream) -> State:
        """A state that could be the true one for who has this view."""
        return imagine(view, stream)

    def told(self, state: State, action: int, seat: int | None) -> str:
        """The action's name; what was drawn or put away face down only for the seat that saw it."""
        name = self.action_name(action, state)
        return name if self.witness(state, action) in (seat, EVERYBODY) else f"{name.split()[0]} {HIDDEN}"

    def witness(self, state: State, action: int) -> int:
        """Who sees what this answer says: one seat alone, or everybody."""
        if state.asked in (n.DRAW_TILE, n.NUGGET):
            seat = state.agenda[state.depth - 1] >> 12
            return seat if seat < n.SEATS else EVERYBODY
        if state.asked == n.SHED or n.A_SEARCH <= action < n.A_SEARCH + n.KINDS:
            return state.seat
        return EVERYBODY

    def why_not(self, state: State, action: int) -> Reason | None:
        """Why an action is not offered; None if it is."""
        return why_not(state, action)

    def draw(self, view: Mapping[str, object]) -> str:
        """The board of a view as text."""
        return draw(view)


RAILROAD = Railroad()
