"""How does the referee of the oracle lead a game, with the engine beside it?

Each question is compared, each set of options with its weights, and after each answer everything that is on the table.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.campaign.drawn import Facts
from tests.campaign.oracle.placing import NEXT
from tests.campaign.oracle.position import Token, read_point, read_token
from tests.campaign.oracle.referee import Asked, Referee
from tests.campaign.oracle.table import Laid, Point, Spot
from whistlepost.campaign.game import CAMPAIGN
from whistlepost.core.chance import FastStream, pick

Table = dict[str, Any]


class Beside:
    """One game, followed by both."""

    def __init__(self, rulings: Facts, seed: int = 0, answers: Iterable[str] = ()) -> None:
        self.referee = Referee(rulings)
        self.talk = self.referee.game()
        self.asked: Asked | None = next(self.talk)
        self.state: Any = CAMPAIGN.from_position({"game": "campaign", **rulings})
        self.lots = FastStream(seed)
        self.answers = iter(answers)
        """What is answered first; then lots are drawn."""
        self.seen: Counter[str] = Counter()
        """Which questions were asked."""

    def to_the_end(self) -> "Beside":
        while self.asked is not None:
            self.step()
        assert self.state.over
        return self

    def step(self) -> None:
        """Compare, answer at random, and compare what has come of it."""
        assert self.asked is not None
        actions = self.offered()
        assert (CAMPAIGN.question(self.state), self.state.seat) == (self.asked.question, self.asked.seat)
        assert {name: weight for name, (_, weight) in actions.items()} == self.asked.options
        told = next(self.answers, "")
        name = self.renamed(told) if told else self.choose(actions)
        self.seen[self.asked.question] += 1
        self.state.play(actions[name][0])
        self.asked = self.answer(name)
        assert self.told_by_the_engine() == self.told_by_the_referee()

    def choose(self, actions: dict[str, tuple[int, int]]) -> str:
        """At random; tiles rather where they have neighbours, and volunteers rather sent than not."""
        names = sorted(actions)
        weights = [actions[name][1] * self.liking(name) for name in names]
        return names[pick(self.lots, weights)]

    def liking(self, name: str) -> int:
        if " r" in name and self.asked is not None and self.asked.question == "place":
            x, y = map(int, name.partition(" ")[0].split(","))
            return int(6 ** sum((x + right, y + down) in self.referee.ground.laid for right, down in NEXT))
        return 1 if name in {"none", "done", "decline"} else 3

    def answer(self, name: str) -> Asked | None:
        try:
            return self.talk.send(name)
        except StopIteration:
            return None

    def offered(self) -> dict[str, tuple[int, int]]:
        """The engine's options as the referee calls them, each with its weight."""
        options = self.state.options()
        weights = self.state.weights() if self.state.seat < 0 else [1] * len(options)
        names = [self.renamed(CAMPAIGN.action_name(action, self.state)) for action in options]
        return dict(zip(names, zip(options, weights, strict=True), strict=True))

    def renamed(self, name: str) -> str:
        """The referee knows what lies on other tiles by its ground: an office, a precinct beyond a seam."""
        words = name.split()
        if len(words) < 3 or words[0] not in {"take", "resolve"}:
            return name
        ground = self.referee.ground
        point = read_point(words[1], words[2], ground.laid)
        if words[0] == "resolve":
            return f"resolve across {min(ground.area(point))}"
        return name if ground.letters[point] == "#" else f"take office {min(ground.area(point))}"

    @property
    def told(self) -> Table:
        return CAMPAIGN.position(self.state)

    def told_by_the_engine(self) -> Table:
        told, ground = self.told, self.referee.ground
        held = [read_token(seat, text, ground.laid) for seat, row in enumerate(told["volunteers"]) for text in row]
        sewn = {token.point for token in held if token.down} | {point_of(text, ground.laid) for text in told["scored"]}
        return {
            **{key: told[key] for key in ("supply", "reserve", "votes", "hand", "table", "over")},
            **{key: told[key] for key in ("turn", "row", "first") if told["table"] and not told["over"]},
            "bag": Counter(dict(map(counted, told["bag"]))),
            "volunteers": sorted(map(self.known, held)),
            "sewn up": {ground.area(point) for point in sewn},
        }

    def told_by_the_referee(self) -> Table:
        game = self.referee
        outside = Counter(self.told["aside"].split()) + self.drawn_lots()
        told: Table = {"supply": game.supply, "reserve": game.reserve, "votes": game.votes, "hand": game.hand}
        progress = {"turn": game.turn, "row": game.row, "first": game.first}
        return {
            **told,
            "table": [f"{tile.x},{tile.y} {tile.tile.id} r{tile.turns}" for tile in game.table],
            "over": game.over,
            **({} if game.over or not game.table else progress),
            "bag": +(game.bag - outside - Counter([game.hand] if game.hand else [])),
            "volunteers": sorted(map(self.known, game.tokens)),
            "sewn up": game.scored,
        }

    def drawn_lots(self) -> Counter[str]:
        """The lots that lie open while others are still to be drawn."""
        lots = self.told["lots"]
        return Counter(lot for lot in lots if lot not in {"", "-"}) if "" in lots else Counter()

    def known(self, token: Token) -> tuple[int, Point, bool, bool]:
        """An office is anywhere in its precinct, a whistlestop on its arm."""
        ground = self.referee.ground
        where = token.point if ground.letters[token.point] == "#" else min(ground.area(token.point))
        return token.seat, where, token.down, token.new


def point_of(text: str, laid: dict[Spot, Laid]) -> Point:
    place, cell = text.split()
    return read_point(place, cell, laid)


def counted(text: str) -> tuple[str, int]:
    """`C2 2`, or `C1`, as a name and a number."""
    name, _, number = text.partition(" ")
    return name, int(number or 1)
