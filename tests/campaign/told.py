"""How is a game led answer by answer, what chance answers too, and what was it that a precinct gave?"""

from typing import Any

from tests.campaign.drawn import Drawing, Facts, position
from whistlepost.campaign.events import events
from whistlepost.campaign.game import CAMPAIGN


class Told:
    """A game whose every answer is told by name."""

    def __init__(self, data: Facts, ids: dict[str, str] | None = None) -> None:
        self.state: Any = CAMPAIGN.from_position(data)
        self.ids = ids or {}
        self.events: list[Facts] = []
        """What was scored so far."""

    def tell(self, *answers: str) -> "Told":
        for answer in answers:
            action = CAMPAIGN.action(answer, self.state)
            self.events += events(self.state, action)
            self.state.play(action)
        return self

    def draw(self, *tiles: str) -> "Told":
        """These tiles are drawn, as `begin` names them."""
        return self.tell(*(f"draw {self.ids.get(tile, tile)}" for tile in tiles))

    @property
    def now(self) -> tuple[str, int]:
        """The question, and who is asked."""
        return (CAMPAIGN.question(self.state), self.state.seat)

    @property
    def names(self) -> set[str]:
        """What is offered."""
        return {CAMPAIGN.action_name(action, self.state) for action in self.state.options()}

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    def __getitem__(self, key: str) -> Any:
        """An entry of the position: `game["votes"]`."""
        return CAMPAIGN.position(self.state)[key]

    # ---- what was scored, by the first region of each precinct

    def influence(self) -> dict[str, list[int]]:
        """The influence of each seat."""
        return {event["regions"][0]: [row["total"] for row in event["influence"]] for event in self.events}

    def winners(self) -> dict[str, list[int]]:
        return {event["regions"][0]: event["winners"] for event in self.events}

    def worth(self) -> dict[str, int]:
        return {event["regions"][0]: event["votes"] for event in self.events}


def at(drawing: str, *volunteers: str, **facts: Any) -> Told:
    """A game that stands as it is drawn."""
    return Told(position(drawing, *volunteers, **facts))


def begin(*tiles: str, players: int = 2, **facts: Any) -> Told:
    """A new game with these tiles, each as often as it is named, before the first lot."""
    box = Drawing()
    for tile in tiles:
        box.tile(tile)
    return Told({"game": "campaign", "players": players, "set": "none", "tiles": box.rows(), **facts}, box.ids)


def day(drawing: str, *volunteers: str, **facts: Any) -> Told:
    """Election Day: the tile drawn last was the last of all, no volunteer is put on it and none is taken back."""
    seat = facts.get("turn", 0)
    game = at(drawing, *volunteers, **{"bag": "", "ask": [["volunteer", seat, 0]], **facts}).tell("none")
    return game.tell("done") if game.now[0] == "take" else game
